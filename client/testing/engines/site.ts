/** The built page with a listener for complaints: engines report them differently, if at all, but the page itself gets them all. */
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EnginePage } from '../../../testing/engines/engine.ts';
import { emptyFolder } from '../../../testing/engines/program.ts';
import { built } from '../files.ts';

/** In the page, before anything else. */
const listen = (): void => {
  const hear = (what: unknown): void => {
    const before = JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as readonly string[];
    sessionStorage.setItem('complaints', JSON.stringify([...before, String(what)]));
  };
  const { error } = console;
  console.error = (...said) => {
    hear(said.join(' '));
    error(...said);
  };
  const notLoaded = ({ target }: Event): string => `not loaded: ${target instanceof Element ? target.outerHTML : ''}`;
  addEventListener('error', event => hear(event instanceof ErrorEvent ? (event.error?.stack ?? event.message) : notLoaded(event)), {
    capture: true,
  });
  addEventListener('unhandledrejection', ({ reason }) => hear(reason?.stack ?? reason));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => hear(`${violatedDirective}: ${blockedURI}`));
};
export const complaintsOf = (page: EnginePage): Promise<readonly string[]> =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('complaints') ?? '[]') as readonly string[], null);

/** The same files, in a separate folder. */
export const heardSite = async (): Promise<{ readonly path: string; clear(): void }> => {
  const folder = emptyFolder();
  await cp(built, folder.path, { recursive: true });
  const html = await readFile(join(built, 'index.html'), 'utf8');
  await writeFile(join(folder.path, 'index.html'), html.replace('<head>', '<head><script src="/ear.js"></script>'));
  await writeFile(join(folder.path, 'ear.js'), `(${listen.toString()})()`);
  return folder;
};

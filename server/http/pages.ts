/** The built page: its files, and the page itself for every address it knows. */
import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import statics from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { boxes } from '../../games/index.ts';
import { called } from '../../words/called.ts';
import type { Config } from '../config.ts';
import type { RouteContext } from './app.ts';
import { previewed, previewOf } from './preview.ts';

/** Addresses that people share. */
const SHARED = ['/t/:code', '/r/:id'];
export const ADDRESSES: readonly string[] = [
  '/',
  '/t',
  '/r',
  '/learn',
  '/learn/:game',
  '/trail',
  '/trail/:game',
  '/day',
  '/day/:game',
  '/beat',
  '/beat/:game',
  '/puzzles',
  '/puzzles/:game',
  '/you',
  '/ladder',
  '/ladder/:game',
  '/practice',
  '/practice/:game',
  '/new',
  '/new/:game',
  '/evening',
  '/house',
  '/house/:game',
  '/decks',
  '/credits',
  '/operator',
];
const YEAR = 'public, max-age=31536000, immutable';
/** Files whose names change with their contents. */
const isHashed = (path: string): boolean => /[/\\]assets[/\\]/.test(path);

const UNBUILT = `<!doctype html>
<meta charset="utf-8">
<title>Sixgun</title>
<p>The server is running, but its page has not been built. Run <code>npm start</code> in the project's folder.</p>
`;

declare module 'fastify' {
  interface FastifyReply {
    /** The page itself, for any address. */
    sendPage(): FastifyReply;
  }
}
/** The page's own head says which names of the games to use, so it works offline too. */
const named = (page: string, { GAME_NAMES }: Config): string => page.replace('<html ', `<html data-names="${GAME_NAMES}" `);

interface Manifest {
  readonly shortcuts: readonly { readonly name: string; readonly url: string }[];
  readonly screenshots: readonly object[];
}
/** The manifest of an installed page, with the house's names; its pictures contain the others. */
const renamed = (manifest: Manifest): Manifest => ({
  ...manifest,
  shortcuts: manifest.shortcuts.map(shortcut => {
    const words = boxes[shortcut.url.split('/').at(-1) as keyof typeof boxes]?.words.en;
    return words === undefined ? shortcut : { ...shortcut, name: called(words, 'house').name };
  }),
  screenshots: [],
});

/** The documents are beside the page, one file each. */
const handbook = (app: FastifyInstance, folder: string, { GAME_NAMES }: Config): void => {
  // A name of any length may be requested.
  const isFile = (file: string): boolean => existsSync(join(folder, file)) && statSync(join(folder, file)).isFile();
  const send = (reply: FastifyReply, path: string): void => {
    const file = [...(GAME_NAMES === 'house' ? [`${path}.house.html`] : []), `${path}.html`, path].find(isFile);
    if (file === undefined) reply.callNotFound();
    else reply.sendFile(file);
  };
  app.get('/docs', (_request, reply) => send(reply, 'docs/index'));
  app.get<{ Params: { '*': string } }>('/docs/*', (request, reply) => send(reply, `docs/${request.params['*']}`));
};

export async function pageRoutes(app: FastifyInstance, context: RouteContext, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    for (const address of [...SHARED, ...ADDRESSES])
      app.get(address, async (_request, reply) =>
        reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(UNBUILT),
      );
    return;
  }
  await app.register(statics, {
    root: folder,
    index: false,
    cacheControl: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', isHashed(path) ? YEAR : 'no-cache');
    },
  });
  handbook(app, folder, context.config);
  if (context.config.GAME_NAMES === 'house')
    app.get('/manifest.webmanifest', async (_request, reply) => {
      const manifest = JSON.parse(await readFile(join(folder, 'manifest.webmanifest'), 'utf8')) as Manifest;
      return reply
        .type('application/manifest+json')
        .header('cache-control', 'no-cache')
        .send(JSON.stringify(renamed(manifest)));
    });
  const page = named(await readFile(join(folder, 'index.html'), 'utf8'), context.config);
  app.decorateReply('sendPage', function () {
    if (context.config.GAME_NAMES === 'own') return this.sendFile('index.html');
    return this.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(page);
  });
  for (const address of [...SHARED, ...ADDRESSES])
    app.get(address, async (request, reply) => {
      const preview = await previewOf(context, request);
      if (preview === null) return reply.sendPage();
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('vary', 'accept-language')
        .send(previewed(page, preview, { context, folder }, request));
    });
}

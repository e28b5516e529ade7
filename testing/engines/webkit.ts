/** WebKit, the engine of every iPhone: WebKitGTK's own small browser on a virtual screen, over classic WebDriver. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { answerIn, asked, type DrivenEngine, type EnginePage, inTime, pointing, typing } from './engine.ts';
import { emptyFolder, type Program, startProgram } from './program.ts';

/** Its bar of buttons is wider than a phone. */
const NARROW = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px; -gtk-icon-source: none; }';

/** A free port. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => resolve(port));
    });
  });

/** It has no touch screen, so touch events are dispatched to the element under the finger. */
const tap = ({ x, y }: { readonly x: number; readonly y: number }): void => {
  const under = document.elementFromPoint(x, y);
  const touch = {
    pointerType: 'touch',
    isPrimary: true,
    pointerId: 7,
    bubbles: true,
    cancelable: true,
    composed: true,
    clientX: x,
    clientY: y,
  };
  for (const type of ['pointerdown', 'pointerup', 'click']) under?.dispatchEvent(new PointerEvent(type, { ...touch, detail: 1 }));
};

const pageAt = (driver: string): EnginePage => {
  const call = (method: 'GET' | 'POST', path: string, body?: object): Promise<unknown> => ask(driver + path, method, body);
  const act = async (actions: readonly object[]): Promise<void> => {
    await call('POST', '/actions', { actions });
  };
  const evaluate: EnginePage['evaluate'] = async (question, given) =>
    answerIn(
      await call('POST', '/execute/async', {
        script: `(() => { ${asked(question, given)} })().then(arguments[arguments.length - 1])`,
        args: [],
      }),
    ) as never;
  return {
    goto: url => call('POST', '/url', { url }),
    reload: () => call('POST', '/refresh', {}),
    evaluate,
    resize: async (width, height) => {
      const bars = await evaluate(() => [outerWidth - innerWidth, outerHeight - innerHeight], null);
      await call('POST', '/window/rect', { x: 0, y: 0, width: width + bars[0]!, height: height + bars[1]! });
    },
    picture: async () => Buffer.from(String(await call('GET', '/screenshot')), 'base64'),
    mouse: { click: (x, y) => act(pointing('mouse', x, y)) },
    touchscreen: { tap: (x, y) => evaluate(tap, { x, y }) },
    keyboard: { press: key => act(typing(key)) },
  };
};
const ask = async (url: string, method: 'GET' | 'POST' | 'DELETE', body?: object): Promise<unknown> => {
  const answer = await inTime(
    `WebKit, ${url}`,
    fetch(url, { method, ...(body !== undefined && { body: JSON.stringify(body) }) }).then(response => response.json()),
  );
  const { value } = answer as { readonly value: { readonly error?: string; readonly message?: string } | null };
  if (value?.error !== undefined) throw new Error(`WebKit: ${value.error}: ${value.message ?? ''}`);
  return value;
};

export interface WebKitFiles {
  readonly driver: string;
  /** An X server that draws on nothing. */
  readonly screen: string;
}
export const startWebKit = async ({ driver, screen }: WebKitFiles): Promise<DrivenEngine> => {
  const home = emptyFolder();
  const programs: Program[] = [];
  const end = (): void => {
    for (const program of programs.toReversed()) program.close();
    home.clear();
  };
  try {
    mkdirSync(join(home.path, 'gtk-3.0'));
    writeFileSync(join(home.path, 'gtk-3.0', 'gtk.css'), NARROW);
    const shown = await startProgram(
      screen,
      ['-displayfd', '1', '-screen', '0', '1600x1000x24', '-nolisten', 'tcp'],
      {},
      /^(\d+)\n/m,
    );
    programs.push(shown);
    const port = await freePort();
    const env = { DISPLAY: `:${shown.said}`, HOME: home.path, XDG_CONFIG_HOME: home.path, GDK_BACKEND: 'x11' };
    programs.push(await startProgram(driver, [`--port=${port}`, '--host=127.0.0.1'], env, null));
    const at = `http://127.0.0.1:${port}/session`;
    const { sessionId } = (await begun(at, { capabilities: { alwaysMatch: {} } })) as { readonly sessionId: string };
    const session = `${at}/${sessionId}`;
    return {
      page: pageAt(session),
      close: async () => {
        await ask(session, 'DELETE').catch(() => {});
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};
/** A session, as soon as the driver listens, which it does not announce. */
const begun = async (url: string, body: object): Promise<unknown> => {
  for (let tries = 0; ; tries++) {
    try {
      return await ask(url, 'POST', body);
    } catch (error) {
      if (tries >= 100 || !(error instanceof TypeError)) throw error;
      await new Promise(resolve => setTimeout(resolve, 200));
    }
  }
};

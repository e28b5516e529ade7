/** Headless Firefox, over its own WebDriver BiDi. */
import { WebSocket } from 'ws';
import { answerIn, asked, type DrivenEngine, inTime, pointing, typing } from './engine.ts';
import { emptyFolder, startProgram } from './program.ts';

type Json = Record<string, unknown>;
type Command = (method: string, params: Json) => Promise<Json>;

/** A socket where every command has an answer. */
const talkTo = async (url: string): Promise<{ readonly command: Command; close(): void }> => {
  const socket = new WebSocket(url);
  const waiting = new Map<number, { resolve(result: Json): void; reject(why: Error): void }>();
  const drop = (why: string): void => {
    for (const { reject } of waiting.values()) reject(new Error(why));
    waiting.clear();
  };
  socket.on('message', data => {
    const { id, type, result, message } = JSON.parse(String(data)) as {
      readonly id?: number;
      readonly type: string;
      readonly result?: Json;
      readonly message?: string;
    };
    const asking = waiting.get(id ?? -1);
    waiting.delete(id ?? -1);
    if (type === 'success') asking?.resolve(result ?? {});
    else asking?.reject(new Error(message ?? type));
  });
  socket.on('close', () => drop('Firefox has closed the line'));
  socket.on('error', error => drop(error.message));
  await inTime('Firefox', new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject)));
  let ids = 0;
  const command: Command = (method, params) => {
    const id = ++ids;
    const answer = new Promise<Json>((resolve, reject) => waiting.set(id, { resolve, reject }));
    socket.send(JSON.stringify({ id, method, params }));
    return inTime(`Firefox, ${method}`, answer);
  };
  return { command, close: () => socket.terminate() };
};

export const startFirefox = async (file: string): Promise<DrivenEngine> => {
  const home = emptyFolder();
  const args = ['--headless', '--no-remote', '--profile', home.path, '--remote-debugging-port=0'];
  const program = await startProgram(file, args, { HOME: home.path }, /WebDriver BiDi listening on (ws:\S+)/).catch(error => {
    home.clear();
    throw error;
  });
  const end = (): void => {
    program.close();
    home.clear();
  };
  try {
    const { command, close } = await talkTo(`${program.said}/session`);
    await command('session.new', { capabilities: {} });
    const { contexts } = (await command('browsingContext.getTree', {})) as { readonly contexts: readonly { context: string }[] };
    const { context } = contexts[0]!;
    const act = async (actions: readonly object[]): Promise<void> => {
      await command('input.performActions', { context, actions });
    };
    return {
      page: {
        goto: url => command('browsingContext.navigate', { context, url, wait: 'complete' }),
        reload: () => command('browsingContext.reload', { context, wait: 'complete' }),
        evaluate: async (ask, given) => {
          const called = (await command('script.callFunction', {
            functionDeclaration: `() => { ${asked(ask, given)} }`,
            target: { context },
            awaitPromise: true,
          })) as { readonly result?: { readonly value?: unknown }; readonly exceptionDetails?: { readonly text: string } };
          if (called.exceptionDetails !== undefined) throw new Error(called.exceptionDetails.text);
          return answerIn(called.result?.value) as never;
        },
        resize: async (width, height) => {
          await command('browsingContext.setViewport', { context, viewport: { width, height } });
        },
        picture: async () =>
          Buffer.from(String((await command('browsingContext.captureScreenshot', { context }))['data']), 'base64'),
        mouse: { click: (x, y) => act(pointing('mouse', x, y)) },
        touchscreen: { tap: (x, y) => act(pointing('touch', x, y)) },
        keyboard: { press: key => act(typing(key)) },
      },
      close: async () => {
        close();
        end();
      },
    };
  } catch (error) {
    end();
    throw error;
  }
};

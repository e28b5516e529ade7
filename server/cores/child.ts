/** One of several processes behind one port: it serves as any other does, and is told by its parent when to stop. */
import type { Config } from '../config.ts';
import type { Server } from '../server.ts';
import { SIGNALS } from '../start/stop-on.ts';
import { Siblings } from './siblings.ts';
import type { FromParent } from './words.ts';

export async function serveBeside(config: Config, count: number): Promise<void> {
  // A terminal or service manager signals all processes at once; these wait for their parent.
  for (const signal of SIGNALS) process.on(signal, () => {});
  const siblings = new Siblings(count, said => process.send?.(said, undefined, undefined, () => {}));
  let server: Server | null = null;
  const stop = async (): Promise<void> => {
    await server?.close();
  };
  process.on('message', (said: FromParent) => {
    if (said.say !== 'stop') siblings.hear(said);
    else
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
  });
  const { startServer } = await import('../server.ts');
  server = await startServer(config, { siblings });
  siblings.opened(server.port, server.operatorToken);
}

/** A registry of the packages in the lock file, out of the checkout's own node_modules: npm installs from it as from any other. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { root } from '../../server/root.ts';
import type { Locked } from './clone.ts';

const nameOf = (path: string): string => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

export const startRegistry = async (lock: Locked): Promise<{ readonly url: string; readonly server: Server }> => {
  const paths = Object.keys(lock).filter(path => path.startsWith('node_modules/'));
  const about = (name: string, url: string): object | null => {
    const ofThatName = paths.filter(path => nameOf(path) === name);
    const versions = Object.fromEntries(
      ofThatName.map(path => {
        const { integrity: _, ...entry } = lock[path]!;
        return [entry.version, { ...entry, name, dist: { tarball: `${url}/-/${encodeURIComponent(path)}` } }];
      }),
    );
    return ofThatName.length === 0 ? null : { name, versions, 'dist-tags': { latest: Object.keys(versions)[0] } };
  };
  const server = createServer(({ url = '', headers }, answer) => {
    const asked = decodeURIComponent(url.slice(1));
    if (asked.startsWith('-/')) {
      const folder = join(root, asked.slice(2));
      if (!paths.includes(asked.slice(2)) || !existsSync(folder)) return answer.writeHead(404).end();
      const inner = join(basename(folder), 'node_modules');
      spawn('tar', ['-cf', '-', '-C', dirname(folder), '--exclude', inner, basename(folder)]).stdout.pipe(answer);
      return answer;
    }
    const found = about(asked, `http://${headers.host}`);
    return answer.writeHead(found === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(found));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { url: `http://127.0.0.1:${address !== null && typeof address === 'object' ? address.port : 0}`, server };
};

/** A copy of the checkout as after cloning and `npm start` or `npm run sixgun`: without test tools. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join } from 'node:path';
import { root } from '../../server/root.ts';
import { PATIENCE } from '../patience.ts';
import { files } from './printed.ts';
import { startRegistry } from './registry.ts';

type Names = { readonly [name: string]: string };
export type Locked = {
  readonly [path: string]: {
    readonly version?: string;
    readonly integrity?: string;
    readonly bin?: Names;
    readonly dependencies?: Names;
    readonly devDependencies?: Names;
    readonly optionalDependencies?: Names;
    readonly peerDependencies?: Names;
  };
};
/** What `npm ci --workspaces=false` installs: all that the project itself asks for, and all that those packages do. */
const installedBy = (lock: Locked): readonly string[] => {
  const found = new Set<string>();
  const placeOf = (from: string, name: string): string | null => {
    const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`;
    if (path in lock) return path;
    return from === '' ? null : placeOf(from.replace(/\/?node_modules\/(?:@[^/]+\/)?[^/]+$/, ''), name);
  };
  const visit = (from: string): void => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = lock[from]!;
    const tools = from === '' ? devDependencies : {};
    for (const name of Object.keys({ ...dependencies, ...tools, ...optionalDependencies, ...peerDependencies })) {
      const path = placeOf(from, name);
      if (path === null || found.has(path) || !existsSync(join(root, path))) continue;
      found.add(path);
      visit(path);
    }
  };
  visit('');
  return [...found];
};
const install = (lock: Locked, here: string): void => {
  const paths = installedBy(lock);
  for (const path of paths) {
    const nested = join(root, path, 'node_modules');
    // What was copied with the package around it is there already, and what that one does not need is not.
    cpSync(join(root, path), join(here, path), {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: from => from !== nested,
    });
    if (path.lastIndexOf('node_modules/') > 0) continue;
    for (const [name, file] of Object.entries(lock[path]!.bin ?? {})) {
      mkdirSync(join(here, 'node_modules', '.bin'), { recursive: true });
      symlinkSync(join('..', path.slice('node_modules/'.length), file), join(here, 'node_modules', '.bin', name));
    }
  }
  const packages = Object.fromEntries(paths.map(path => [path, lock[path]]));
  writeFileSync(join(here, 'node_modules', '.package-lock.json'), JSON.stringify({ lockfileVersion: 3, packages }));
};

export interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}
export interface Clone {
  readonly folder: string;
  /** A command line, as a shell takes it, to its end. */
  run(line: string, typed?: string): Promise<Ended>;
  /** One that serves: `use` gets its address; Ctrl-C afterwards. */
  serve(line: string, use: (url: string) => Promise<void>): Promise<Ended>;
  /** `sixgun` is a command from now on: that of a package. */
  add(archive: string): Promise<void>;
  /** The same, of what is built here, as `npm link` has it. */
  link(): void;
  remove(): Promise<void>;
}
/** With nothing built, or with what this checkout has built, which is newer than all that it was made of. */
export const clone = async ({ isBuilt }: { readonly isBuilt: boolean }): Promise<Clone> => {
  const home = mkdtempSync(join(tmpdir(), 'sixgun-fresh-'));
  const folder = join(home, 'sixgun');
  for (const file of files()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { readonly packages: Locked };
  install(packages, folder);
  if (isBuilt) cpSync(join(root, 'dist'), join(folder, 'dist'), { recursive: true });
  const registry = await startRegistry(packages);
  const added = join(home, 'added');
  // Nothing of the run around it, and no programs of the checkout.
  const usual = (process.env['PATH'] ?? '').split(delimiter).filter(path => !path.includes('node_modules'));
  const env = {
    PATH: [join(added, 'node_modules', '.bin'), dirname(process.execPath), ...usual].join(delimiter),
    HOME: home,
    TMPDIR: tmpdir(),
    LANG: 'C',
    npm_config_registry: registry.url,
    npm_config_update_notifier: 'false',
  };
  const started = (
    line: string,
  ): { readonly child: ChildProcess; readonly said: { out: string; err: string }; end: Promise<Ended> } => {
    const child = spawn(line, { cwd: folder, env, shell: true, detached: true });
    const said = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said.err += text;
    });
    const giveUp = setTimeout(() => process.kill(-child.pid!, 'SIGKILL'), 2 * PATIENCE);
    const end = once(child, 'close').then(([code]) => {
      clearTimeout(giveUp);
      return { code: code as number | null, ...said };
    });
    return { child, said, end };
  };
  const run: Clone['run'] = (line, typed = '') => {
    const { child, end } = started(line);
    child.stdin?.on('error', () => {}).end(typed);
    return end;
  };
  return {
    folder,
    run,
    async serve(line, use) {
      const { child, said, end } = started(line);
      const address = new Promise<string>((resolve, reject) => {
        child.stdout?.on('data', () => {
          const url = /^ {2}here +(\S+)$/m.exec(said.out)?.[1];
          if (url !== undefined) resolve(url);
        });
        void end.then(({ code, err }) => reject(new Error(`it did not serve, but ended with ${code}: ${err}`)));
      });
      try {
        await use(await address);
      } finally {
        if (child.exitCode === null) process.kill(-child.pid!, 'SIGINT');
      }
      return end;
    },
    async add(archive) {
      const { code, err } = await run(`npm install --prefix ${added} ./${basename(archive)}`);
      if (code !== 0) throw new Error(err);
    },
    link() {
      const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        readonly bin: { readonly sixgun: string };
      };
      const programs = join(added, 'node_modules', '.bin');
      mkdirSync(programs, { recursive: true });
      symlinkSync(join(folder, bin.sixgun), join(programs, 'sixgun'));
      chmodSync(join(folder, bin.sixgun), 0o755);
    },
    async remove() {
      registry.server.close();
      registry.server.closeAllConnections();
      await rm(home, { recursive: true, force: true });
    },
  };
};

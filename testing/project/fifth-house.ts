/**
 * A house with a fifth game: a copy of this one in its own folder, with Liar's dice among the games and one more line in the registry.
 * If anything else had to change, that would be a fault of the house.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PATIENCE } from '../patience.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const NOT_COPIED = new Set(['node_modules', 'dist', 'data', 'shots']);
const isCopied = (name: string): boolean => !name.startsWith('.') && !NOT_COPIED.has(name);

export interface RanThere {
  readonly code: number | null;
  readonly said: string;
}
export interface FifthHouse {
  readonly root: string;
  /** Runs a program of the house. */
  run(program: string, ...args: readonly string[]): RanThere;
  clear(): void;
}
export const fifthHouse = (): FifthHouse => {
  const house = mkdtempSync(join(tmpdir(), 'sixgun-fifth-'));
  for (const name of readdirSync(root).filter(isCopied)) cpSync(join(root, name), join(house, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  // What is compiled already is not compiled again.
  const isCode = (path: string): boolean => path !== join(root, 'dist', 'client');
  if (existsSync(join(root, 'dist')))
    cpSync(join(root, 'dist'), join(house, 'dist'), { recursive: true, preserveTimestamps: true, filter: isCode });
  cpSync(join(house, 'examples', 'liars-dice'), join(house, 'games', 'liars-dice'), { recursive: true });
  const registry = join(house, 'games', 'index.ts');
  const line = "export const boxes = {\n  'liars-dice': (await import('./liars-dice/box.ts')).box,\n";
  writeFileSync(
    registry,
    readFileSync(registry, 'utf8').replace('export const boxes = {\n', () => line),
  );
  // Its own tests are run, and the usual ones, whatever runs here.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('VITEST') && name !== 'DEEP'));
  return {
    root: house,
    run: (program, ...args) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [join(house, program), ...args], {
        cwd: house,
        env,
        encoding: 'utf8',
        maxBuffer: 1e9,
        timeout: 2 * PATIENCE,
      });
      return { code: status, said: stdout + stderr };
    },
    clear: () => rmSync(house, { recursive: true, force: true }),
  };
};

/** The program without its process: typed input goes in, printed output and the exit code come out. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll, beforeAll, expect } from 'vitest';
import { program } from '../program.ts';

export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}
const kept = (): { readonly to: Writable; text(): string } => {
  const chunks: Buffer[] = [];
  const to = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { to, text: () => Buffer.concat(chunks).toString('utf8') };
};
interface Given {
  /** What comes through the pipe. */
  readonly typed?: string;
  readonly env?: { readonly [name: string]: string };
}
export const ran = async (args: readonly string[], { typed = '', env = {} }: Given = {}): Promise<Ran> => {
  const [out, err] = [kept(), kept()];
  const code = await program(args, { input: Readable.from([typed]), output: out.to, errors: err.to, env: { LANG: 'C', ...env } });
  return { code, out: out.text(), err: err.text() };
};
export const sixgun = (...args: string[]): Promise<Ran> => ran(args);
/** Its output, if it succeeded. */
export const fine = ({ code, out, err }: Ran): string => {
  expect(err).toBe('');
  expect(code).toBe(0);
  return out;
};

/** A temporary folder for a test file, in which the program runs. */
export const inOwnFolder = (): { readonly folder: string; file(name: string): string } => {
  const folder = mkdtempSync(join(tmpdir(), 'sixgun-'));
  const before = process.cwd();
  beforeAll(() => process.chdir(folder));
  afterAll(() => {
    process.chdir(before);
    rmSync(folder, { recursive: true, force: true });
  });
  return { folder, file: name => join(folder, name) };
};
/** Two short games, in wright-gang-1.log and wright-gang-2.log. */
export const simulated = async (): Promise<void> => {
  fine(await sixgun('simulate', 'wright-gang', '--games', '2', '--seats', '3', '--log', '.', '--options', '{"rounds":1}'));
};

/** A program that a test starts and ends, with all its children. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PATIENCE } from '../patience.ts';

/** Seconds after which it ends, even if its test is gone. */
const LIFE = (20 * PATIENCE) / 1000;

export interface Program {
  /** The awaited output. */
  readonly said: string;
  close(): void;
}
/** Runs until it is closed, or until the test ends; it is ready when it has printed this, or immediately if not given. */
export const startProgram = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  ready: RegExp | null,
): Promise<Program> =>
  new Promise((resolve, reject) => {
    // A group of its own, so that it ends with all its children.
    const child = spawn('timeout', ['--signal=KILL', `${LIFE}`, command, ...args], {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    const close = (): void => {
      process.off('exit', close);
      clearTimeout(late);
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    process.on('exit', close);
    let printed = '';
    const fail = (why: string): void => {
      close();
      reject(new Error(`${command}: ${why}\n${printed}`));
    };
    const late = setTimeout(() => fail(`not ready after ${PATIENCE} ms`), PATIENCE);
    const begin = (said: string): void => {
      clearTimeout(late);
      resolve({ said, close });
    };
    const hear = (text: Buffer): void => {
      printed = `${printed}${text}`.slice(-10_000);
      const found = ready?.exec(printed) ?? null;
      if (found !== null) begin(found[1] ?? found[0]);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', error => fail(error.message));
    child.on('exit', status => fail(`ended with ${status}`));
    if (ready === null) begin('');
  });

/** An empty profile folder for a browser. */
export const emptyFolder = (): { readonly path: string; clear(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'sixgun-engine-'));
  // What has just been killed may still write there for a moment.
  return { path, clear: () => rmSync(path, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }) };
};

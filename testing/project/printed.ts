/** The commands that our documents print: in blocks, as lines of their own, and in running text, between backticks. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../server/root.ts';

export interface PrintedCommand {
  readonly line: string;
  /** The document that prints it first. */
  readonly where: string;
}
/** Files of the checkout as they are now, without those that git ignores. */
export const files = (...under: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...under], { cwd: root, encoding: 'utf8' })
    .split('\0')
    .filter(file => file !== '' && existsSync(join(root, file)));

/** Decisions and changes tell of the past. */
const OF_THE_PAST = /^(?:CHANGELOG|docs\/decisions.*)\.md$/;
const COMMAND = /^(?:[A-Z_]+=\S+ )*(?:(?:npm|npx|node|docker|kubectl|sqlite3|pg_dump) \S|sixgun(?: |$))/;
/** What a command does may stand beside it. */
const withoutRemark = (line: string): string => line.split(/\s{2,}|\s#\s/)[0]!;
const inText = (line: string): readonly string[] => [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => code!);
/** In running text `sixgun verify` is a name: its help is asked for. */
const called = (code: string): string => (/^sixgun \w+(?: --\w+)?$/.test(code) ? `${code} --help` : code);

const commandsIn = (file: string): readonly string[] => {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  const isCode = file.endsWith('.ts');
  const comments = isCode ? lines.filter(line => /^\s*(?:\/?\*|\/\/)/.test(line)) : lines;
  return comments
    .flatMap(line => [...(isCode ? [] : [withoutRemark(line.trim())]), ...inText(line).map(called)])
    .filter(text => COMMAND.test(text))
    .flatMap(text => text.split(' && '));
};
export const printed = (): readonly PrintedCommand[] => {
  const found = new Map<string, string>();
  for (const where of files('*.md', 'examples/*.ts'))
    if (!OF_THE_PAST.test(where)) for (const line of commandsIn(where)) if (!found.has(line)) found.set(line, where);
  return [...found].map(([line, where]) => ({ line, where }));
};

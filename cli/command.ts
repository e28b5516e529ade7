/** What a command of `sixgun` is, and how its arguments are read. */
import type { Readable, Writable } from 'node:stream';
import { parseArgs } from 'node:util';

/** Input and output of a command: a process's own, or a substitute. */
export interface Streams {
  readonly input: Readable & { readonly isTTY?: boolean };
  readonly output: Writable;
  readonly errors: Writable;
  readonly env: { readonly [name: string]: string | undefined };
}

export interface Command {
  /** One line for the list of commands. */
  readonly about: string;
  /** The whole help text, the line of usage first. */
  readonly help: string;
  /** The exit code. */
  run(args: readonly string[], streams: Streams): number | Promise<number>;
}
/** A usage error: exit code 2. */
export class Misused extends Error {}
export const misused = (what: string): never => {
  throw new Misused(what);
};
/** The request failed: exit code 1. */
export class Failed extends Error {}
export const failed = (what: string): never => {
  throw new Failed(what);
};

type Options = { readonly [name: string]: { readonly type: 'string' | 'boolean' } };
interface Read<O extends Options> {
  readonly values: { readonly [N in keyof O]?: O[N]['type'] extends 'boolean' ? boolean : string };
  readonly positionals: readonly string[];
}
export const readArgs = <O extends Options>(args: readonly string[], options: O): Read<O> => {
  try {
    return parseArgs({ args: args.slice(), options, allowPositionals: true, strict: true }) as Read<O>;
  } catch (e) {
    const { code, message } = e as { readonly code?: string; readonly message: string };
    const known = Object.keys(options).map(name => `--${name}`);
    const unknown = /^Unknown option '([^']+)'/.exec(message)?.[1];
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION' && unknown !== undefined)
      return misused(`there is no option ${unknown} here: the options are ${known.join(', ') || 'none'}`);
    return misused(message);
  }
};

/** The most words apart from the options. */
export const onlySo = (words: readonly string[], most: number): readonly string[] =>
  words.length <= most ? words : misused(`there is a word too many: "${words[most]}"`);

/** Control characters that a terminal would obey, and characters that reverse the text direction. */
const COMMANDS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;
/** Any text, safe to print: such characters are spelt out; only the ends of lines stay. */
export const plain = (text: string): string =>
  text.replace(COMMANDS, mark => (mark === '\n' ? mark : `\\u${mark.charCodeAt(0).toString(16).padStart(4, '0')}`));
export type Print = (text: string) => void;
export const printTo =
  ({ output }: Streams): Print =>
  text => {
    output.write(`${plain(text)}\n`);
  };

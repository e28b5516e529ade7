/** Writes a log of a game as it is played. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Game, Input, Kinds, Outcome } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { LOG_FORMAT, type Log, type LogHeader, type LogLine, logLine, logText } from '../../kernel/log.ts';
import type { Seed } from '../../kernel/seat.ts';
import { failed } from '../command.ts';

export class Chronicle {
  readonly #header: LogHeader;
  readonly #lines: LogLine[] = [];
  constructor(game: Game<Kinds>, config: Json, seed: Seed, names: readonly string[]) {
    this.#header = { sixgun: LOG_FORMAT, game: game.id, rules: game.version, seats: names.length, config, seed, names };
  }
  add(input: Input, table: object): void {
    this.#lines.push(logLine(this.#lines.length + 1, input, table));
  }
  /** A game abandoned midway has no outcome, and its log is still whole. */
  write(file: string, outcome: Outcome | null): void {
    const log: Log = { header: this.#header, lines: this.#lines, end: { end: this.#lines.length, outcome } };
    try {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, logText(log));
    } catch (e) {
      failed(`${file} cannot be written: ${(e as Error).message}`);
    }
  }
}

/**
 * The story so far, for a joining guest: what they witnessed of the game, with chat and notes in between. Only the last lines are
 * told. Chat is lost with the table's actor; of the notes, the log keeps false starts.
 */
import type { Note, Said, StoryLine } from '../../wire/protocol.ts';
import { linesOf } from '../../wire/story.ts';
import type { Witnessed } from './feed.ts';

export const MOST_LINES = 200;
const MOST_REMARKS = 100;

/** When a line was said: in which game, after how many of its inputs. */
export interface Moment {
  readonly game: number;
  readonly inputs: number;
}
interface Remark extends Moment {
  readonly line: Said | Note;
  /** The guests who heard it; null when all did. */
  readonly to: readonly string[] | null;
}

interface StorySoFar {
  readonly lines: readonly StoryLine[];
  /** The number of lines from before the deal of this game. */
  readonly before: number;
}

export class TableStory {
  #remarks: readonly Remark[] = [];

  add(line: Said | Note, at: Moment, to: readonly string[] | null = null): void {
    this.#remarks = [...this.#remarks.slice(1 - MOST_REMARKS), { ...at, line, to }];
  }
  /** A guest has a new name, or none any more: their chat lines follow. */
  rename(guest: string, name: string): void {
    this.#remarks = this.#remarks.map(remark =>
      'from' in remark.line && remark.line.from.who === guest
        ? { ...remark, line: { ...remark.line, from: { ...remark.line.from, name } } }
        : remark,
    );
  }
  toldTo(guest: string, game: number, { from, told }: Witnessed, notes: boolean): StorySoFar {
    const heard = this.#remarks.filter(({ to, line }) => (to === null || to.includes(guest)) && (notes || !('note' in line)));
    const [earlier, now] = [heard.filter(each => each.game < game), heard.filter(each => each.game >= game)];
    const at = ({ inputs }: Remark): number => Math.min(Math.max(0, inputs - from), told.length);
    const after = (inputs: number): readonly StoryLine[] => now.filter(each => at(each) === inputs).map(({ line }) => line);
    const since = [...after(0), ...told.flatMap((tellings, i) => [...linesOf(tellings), ...after(i + 1)])];
    const lines = [...earlier.map(({ line }) => line), ...since].slice(-MOST_LINES);
    return { lines, before: Math.max(0, lines.length - since.length) };
  }
}

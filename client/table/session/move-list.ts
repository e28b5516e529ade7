/**
 * The moves a player may choose from. An update lists the answers to a question, unless they are too many. The page asks for the rest, and
 * for moves outside a question, when the hand or the offers have changed.
 */
import type { ReadonlySignal } from '@preact/signals';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Move } from '../../../kernel/seat.ts';
import type { Update } from '../../../wire/protocol.ts';
import type { TableLine } from '../../line/line.ts';
import type { Piece } from '../pieces/scene.ts';
import type { Now } from './now.ts';

/** The offers, without the moves that an update lists. */
const unlisted = ({ offers, moves }: Update): Update['offers'] => offers.filter(offer => offer.question === null || moves === null);

export class MoveList {
  readonly #line: TableLine;
  readonly #hand: ReadonlySignal<readonly Piece[]>;
  #asked: { readonly key: string; readonly moves: readonly Move[] } = { key: '', moves: [] };

  constructor(line: TableLine, hand: ReadonlySignal<readonly Piece[]>) {
    this.#line = line;
    this.#hand = hand;
  }
  /** The moves known without asking. */
  known(update: Update): Pick<Now, 'moves' | 'listed'> {
    const given = update.moves ?? [];
    const isAsked = this.#asked.key === this.#key(update);
    return { moves: [...given, ...(isAsked ? this.#asked.moves : [])], listed: isAsked || unlisted(update).length === 0 };
  }
  /** Asks for the missing moves; null when there are none, or when the answer came too late. */
  async rest(update: Update): Promise<readonly Move[] | null> {
    const key = this.#key(update);
    if (this.#asked.key === key) return null;
    this.#asked = { key, moves: [] };
    const lists = await Promise.all(unlisted(update).map(offer => this.#line.ask({ ask: 'moves', do: offer.do })));
    const moves = lists.flatMap(list => (isRefusal(list) ? [] : ((list['moves'] ?? []) as unknown as Move[])));
    if (this.#asked.key !== key) return null;
    this.#asked = { key, moves };
    return moves;
  }
  /** Answers hold for their question only; other moves, as long as hand and offers stay the same. */
  #key({ offers, moves, n }: Pick<Update, 'offers' | 'moves' | 'n'>): string {
    return JSON.stringify([offers, moves === null ? n : null, this.#hand.peek().map(piece => piece.face)]);
  }
}

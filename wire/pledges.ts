/**
 * A page's part in the shuffle: it pledges when its player is ready, remembers what it saw and sent, and says when to reveal. What it
 * remembers outlives the page if the memory does.
 */
import type { Seat } from '../kernel/seat.ts';
import type { DealEvidence } from './evidence.ts';
import { pledgeOf } from './proof.ts';
import type { TableView } from './protocol.ts';

/** Where evidence is kept: the newest first. */
export interface EvidenceMemory {
  read(): readonly DealEvidence[];
  write(kept: readonly DealEvidence[]): void;
}
/** A program that never forgets while it runs. */
export const shortMemory = (): EvidenceMemory => {
  let kept: readonly DealEvidence[] = [];
  return {
    read: () => kept,
    write: now => {
      kept = now;
    },
  };
};
/** Games that are remembered: more than anybody plays before they look at how one ended. */
const MOST_KEPT = 24;

/** What a page must do about what it was shown: reveal its entropy, or pledge again, since another page of the same guest had pledged. */
export type PledgeDue = { readonly reveal: string } | { readonly pledge: true };

const nextGame = ({ status, gameNumber }: TableView): number => (status === 'over' ? gameNumber + 1 : gameNumber);
const nextSeat = ({ you, turned, chairs }: TableView, turns = turned): Seat | null =>
  you === null ? null : turns ? chairs.length - 1 - you : you;
const isReady = ({ you, chairs }: TableView): boolean => you !== null && chairs[you]?.ready === true;

export class Pledges {
  readonly #memory: EvidenceMemory;
  readonly #draw: () => string;
  /** Each table as it was shown last, over the same connection. */
  readonly #shown = new Map<string, TableView>();

  /** `draw` gives 32 to 128 hexadecimal digits of chance that nobody can guess. */
  constructor(draw: () => string, memory: EvidenceMemory = shortMemory()) {
    this.#draw = draw;
    this.#memory = memory;
  }
  /** What was seen and sent for this game. */
  evidence(table: string, game: number): DealEvidence | null {
    return this.#memory.read().find(each => each.table === table && each.game === game) ?? null;
  }
  /** What to send with `ready`; null where nobody sits, or nothing is known of the table. `turns` says how the chairs will stand. */
  pledge(table: string, turns?: boolean): string | null {
    const view = this.#shown.get(table);
    const seat = view === undefined ? null : nextSeat(view, turns);
    if (view === undefined || seat === null || view.status === 'playing') return null;
    const game = nextGame(view);
    const { commitment } = view;
    const had = this.evidence(table, game);
    // An answer may have been lost: what was not revealed yet is pledged again.
    const same = had !== null && had.entropy !== null && had.pledges === null && had.seat === seat && had.commitment === commitment;
    const entropy = same ? had.entropy : this.#draw();
    this.#keep({ table, game, commitment, seat, entropy, pledges: null, starts: had?.starts ?? 0 });
    return pledgeOf({ table, game, seat, entropy });
  }
  /** The table is shown. */
  see(view: TableView): PledgeDue | null {
    const was = this.#shown.get(view.code);
    this.#shown.set(view.code, view);
    if (view.status === 'playing') {
      this.#begun(view, was);
      return null;
    }
    const game = nextGame(view);
    const kept = this.evidence(view.code, game);
    const seat = nextSeat(view);
    const mine =
      kept !== null && kept.entropy !== null && isReady(view) && kept.seat === seat ? { ...kept, entropy: kept.entropy } : null;
    if (view.pledges === undefined) return isReady(view) && (mine === null || mine.pledges !== null) ? { pledge: true } : null;
    const { code: table, commitment, pledges } = view;
    if (mine !== null) {
      // The first list counts: another for the same pledge would be a trick.
      if (mine.pledges === null) this.#keep({ ...mine, pledges, starts: mine.starts + 1 });
      return { reveal: mine.entropy };
    }
    if (JSON.stringify(kept?.pledges) !== JSON.stringify(pledges))
      this.#keep({ table, game, commitment, seat: null, entropy: null, pledges, starts: (kept?.starts ?? 0) + 1 });
    return null;
  }
  /** The connection was lost, or another page took this one's place: what was shown meanwhile is not known. */
  lost(table: string): void {
    this.#shown.delete(table);
  }
  /** Who was ready must have been shown the pledges before the cards are dealt. */
  #begun(view: TableView, was: TableView | undefined): void {
    const kept = this.evidence(view.code, view.gameNumber);
    const wasReady = was !== undefined && was.status !== 'playing' && nextGame(was) === view.gameNumber && isReady(was);
    if (wasReady && kept !== null && kept.entropy !== null && kept.pledges === null) this.#keep({ ...kept, skipped: true });
  }
  #keep(evidence: DealEvidence): void {
    const others = this.#memory.read().filter(({ table, game }) => table !== evidence.table || game !== evidence.game);
    this.#memory.write([evidence, ...others].slice(0, MOST_KEPT));
  }
}

/**
 * A page's part in the shuffle: it pledges when its player is ready, remembers what it saw and sent, and decides when to reveal. What it
 * remembers outlives the page if the memory does.
 */
import type { Seat } from '../kernel/seat.ts';
import type { DealEvidence, DealPromises } from './evidence.ts';
import { pledgeOf } from './proof.ts';
import type { SeatPart, TableView } from './protocol.ts';

/** Storage of evidence: the newest first. */
export interface EvidenceMemory {
  read(): readonly DealEvidence[];
  write(kept: readonly DealEvidence[]): void;
}
/** Memory for a program: it lasts as long as the process. */
export const shortMemory = (): EvidenceMemory => {
  let kept: readonly DealEvidence[] = [];
  return {
    read: () => kept,
    write: now => {
      kept = now;
    },
  };
};
/** The number of games remembered: more than players begin before they look at how one ended. */
const MOST_KEPT = 24;

/**
 * What a page must do in response: reveal its entropy; pledge again, since another page of the same guest had pledged; or withdraw
 * its player's readiness: once the page has seen a start, only the player can renew it, or a server could draw as often as it likes.
 */
export type PledgeDue = { readonly reveal: string } | { readonly ready: boolean };

const nextGame = ({ status, gameNumber }: TableView): number => (status === 'over' ? gameNumber + 1 : gameNumber);
const nextSeat = ({ you, turned, chairs }: TableView, turns = turned): Seat | null =>
  you === null ? null : turns ? chairs.length - 1 - you : you;
/** Is this page's pledge among those shown? */
const isListed = (
  { table, game, seat, entropy }: DealEvidence & { readonly entropy: string },
  pledges: readonly SeatPart[],
): boolean => pledges.some(part => part.seat === seat && part.value === pledgeOf({ table, game, seat: part.seat, entropy }));
const isReady = ({ you, chairs }: TableView): boolean => you !== null && chairs[you]?.ready === true;

/** Is it the same start, shown again? */
const isSame = (a: readonly SeatPart[] | null | undefined, b: readonly SeatPart[]): boolean =>
  JSON.stringify(a) === JSON.stringify(b);

export class Pledges {
  readonly #memory: EvidenceMemory;
  readonly #draw: () => string;
  /** Each table as last shown, over the current connection. */
  readonly #shown = new Map<string, TableView>();
  /** The game of each table pledged for or shown over this connection, so that nothing was missed since. */
  readonly #followed = new Map<string, number>();

  /** `draw` gives 32 to 128 hexadecimal digits of unguessable chance. */
  constructor(draw: () => string, memory: EvidenceMemory = shortMemory()) {
    this.#draw = draw;
    this.#memory = memory;
  }
  /** What was seen and sent for this game. */
  evidence(table: string, game: number): DealEvidence | null {
    return this.#memory.read().find(each => each.table === table && each.game === game) ?? null;
  }
  /** The pledge to send with `ready`; null for a guest without a seat or an unknown table. `turns` says whether the chairs are reversed. */
  pledge(table: string, turns?: boolean): string | null {
    const view = this.#shown.get(table);
    const seat = view === undefined ? null : nextSeat(view, turns);
    if (view === undefined || seat === null || view.status === 'playing') return null;
    const game = nextGame(view);
    const { commitment } = view;
    const had = this.evidence(table, game);
    // An answer may have been lost: a pledge not yet revealed is used again.
    const same = had !== null && had.entropy !== null && had.pledges === null && had.seat === seat && had.commitment === commitment;
    const entropy = same ? had.entropy : this.#draw();
    this.#keep({ table, game, commitment, seat, entropy, pledges: null, ...this.#startsBefore(table, game) });
    this.#followed.set(table, game);
    return pledgeOf({ table, game, seat, entropy });
  }
  /** The table was shown. */
  see(view: TableView): PledgeDue | null {
    this.#shown.set(view.code, view);
    if (view.status !== 'gathering') this.#played(view);
    if (view.status === 'playing') return null;
    const kept = this.evidence(view.code, nextGame(view));
    const seat = nextSeat(view);
    const mine =
      kept !== null && kept.entropy !== null && isReady(view) && kept.seat === seat ? { ...kept, entropy: kept.entropy } : null;
    const { pledges } = view;
    if (pledges === undefined) {
      const isAsked = isReady(view) && (mine === null || mine.pledges !== null);
      return isAsked ? { ready: this.#startsBefore(view.code, nextGame(view)).starts === 0 } : null;
    }
    if (mine === null) this.#watch({ ...view, pledges }, kept);
    // The first list counts: another for the same pledge would be a trick.
    else if (mine.pledges === null) this.#keep({ ...mine, pledges, starts: mine.starts + 1 });
    this.#followed.set(view.code, nextGame(view));
    return mine !== null && mine.commitment === view.commitment && isListed(mine, pledges) ? { reveal: mine.entropy } : null;
  }
  /** The connection was lost, or another page replaced this one: what was shown meanwhile is unknown. */
  lost(table: string): void {
    this.#shown.delete(table);
    this.#followed.delete(table);
  }
  /** A start without this page. */
  #watch(view: TableView & DealPromises, kept: DealEvidence | null): void {
    const { code: table, commitment, pledges } = view;
    if (isSame(kept?.pledges, pledges) || isSame(kept?.watched?.pledges, pledges)) return;
    const game = nextGame(view);
    const before = this.#startsBefore(table, game);
    const counted = { ...before, starts: before.starts + 1 };
    // Earlier pledges are kept: they must be in the shuffle if this page plays after all.
    if (kept !== null && kept.entropy !== null) this.#keep({ ...kept, ...counted, watched: { commitment, pledges } });
    else this.#keep({ table, game, commitment, seat: null, entropy: null, pledges, ...counted });
  }
  /** The end of the last seen game was shown. Later pledges are for another game, with its own starts. */
  ended(table: string): void {
    const kept = this.#memory.read();
    const last = kept.findIndex(each => each.table === table && each.sat !== undefined);
    const isPast = (each: DealEvidence, i: number): boolean =>
      last >= 0 && i >= last && each.table === table && each.ended !== true;
    if (kept.some(isPast)) this.#memory.write(kept.map((each, i) => (isPast(each, i) ? { ...each, ended: true } : each)));
  }
  /** The starts seen at this table since a game ended there, whatever their numbers. */
  #startsBefore(table: string, game: number): Pick<DealEvidence, 'starts' | 'unknown'> {
    const open = this.#memory.read().filter(each => each.table === table && each.ended !== true);
    const [last] = open.toSorted((a, b) => b.starts - a.starts);
    if (last === undefined) return { starts: 0 };
    const isCalledOff = last.sat !== undefined && this.#shown.get(table)?.off !== undefined;
    const isGuess = last.game !== game && (isCalledOff || this.#followed.get(table) !== last.game);
    const unknown = isGuess ? last.starts : last.unknown;
    return { starts: last.starts, ...(unknown === undefined ? {} : { unknown }) };
  }
  /** A game is in play, or over. A page that pledged was shown the pledges before the deal, unless it missed something. */
  #played({ code, gameNumber, you, status }: TableView): void {
    if (status === 'playing') this.#isNext(code, gameNumber);
    const kept = this.evidence(code, gameNumber);
    if (kept === null) return;
    const isFollowed = status === 'playing' && this.#followed.get(code) === gameNumber;
    const isSkipped = isFollowed && you !== null && kept.entropy !== null && kept.pledges === null;
    const isBegun = isFollowed && (kept.pledges !== null || kept.watched !== undefined);
    const now: DealEvidence = {
      ...kept,
      ...(isSkipped ? { skipped: true } : {}),
      ...(isBegun ? { begun: true } : {}),
      sat: status === 'over' && kept.sat !== undefined ? kept.sat : (you ?? kept.sat ?? null),
    };
    if (JSON.stringify(now) !== JSON.stringify(kept)) this.#keep(now);
  }
  /** The pledge was for the next game: if another is played, it was dealt without the pledge. */
  #isNext(code: string, game: number): void {
    const next = this.#followed.get(code);
    const pledged = next === undefined || next === game ? null : this.evidence(code, next);
    if (pledged === null) return;
    this.#keep({ ...pledged, game, skipped: true });
    this.#followed.set(code, game);
  }
  #keep(evidence: DealEvidence): void {
    const others = this.#memory.read().filter(({ table, game }) => table !== evidence.table || game !== evidence.game);
    this.#memory.write([evidence, ...others].slice(0, MOST_KEPT));
  }
}

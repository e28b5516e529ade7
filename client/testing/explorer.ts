/** Finds everything a player can do at one moment by trying: picks cards, and presses everything offered until the page sends. */
import type { Move, Seat } from '../../kernel/seat.ts';
import { QUIET, Stream } from '../../table/viewers/stream.ts';
import type { LineAnswer } from '../line/line.ts';
import type { Touch } from '../table/game-client.ts';
import { standingOf, touchCard } from '../table/hand/touch.ts';
import { planFor } from '../table/prompt/planned.tsx';
import type { Session } from '../table/session/session.ts';
import { type NodeVisit, type PageAtTable, shown, visitInNode } from './in-node.ts';

/** A card of the hand, by its place in it, or anything else that can be pressed, by its name. */
export type Press = number | string;
export const TRIED: LineAnswer = { rule: 'law', why: 'It was only tried.' };
/** The most states of a page explored at one moment. */
const MOST_STATES = 3000;
/** Of a longer list the explorer chooses one: the others would lead nowhere new. */
const LONG_LIST = 24;

/** Cards that a move names by their faces count in any order. */
export const moveText = (move: Move): string =>
  JSON.stringify(
    Object.entries(move)
      .map(([part, value]) => [part, Array.isArray(value) ? value.map(each => JSON.stringify(each)).toSorted() : value])
      .toSorted(),
  );
const touchesOf = (session: Session): readonly Touch[] => session.game.touches?.(session) ?? [];
/** Everything that a player can press and that may play something. */
const offeredBy = (session: Session): readonly Touch[] => {
  const { actions, menu = [] } = planFor(session);
  return [...[...actions, ...menu].filter(({ aside }) => aside !== true), ...touchesOf(session)];
};
/** All that shows what the player has done so far. */
const stateOf = (session: Session): string => {
  const { actions, menu = [], text } = planFor(session);
  const { mode, picked } = session.intent;
  const hand = session.hand.peek().map(({ key }) => picked.peek().has(key));
  const touches = touchesOf(session).map(({ id, on }) => [id, on]);
  const order = [...picked.peek()].map(key => session.hand.peek().findIndex(piece => piece.key === key));
  return JSON.stringify([hand, order[0], mode.peek(), text, [...actions, ...menu].map(({ id, label }) => [id, label]), touches]);
};

export class Explorer {
  /** Every move that was sent. */
  readonly sent = new Map<string, Move>();
  readonly #place: PageAtTable & { readonly seat: Seat };
  /** Called with every move that is sent, and the presses that led to it. */
  readonly #sends: (move: Move, path: readonly Press[]) => void;
  #visit: NodeVisit | null = null;
  #fresh = '';
  #last: Move | null = null;

  constructor(place: PageAtTable & { readonly seat: Seat }, sends: (move: Move, path: readonly Press[]) => void) {
    this.#place = place;
    this.#sends = sends;
  }
  /** The page in its initial state. */
  async begin(): Promise<Session> {
    this.#visit?.session.intent.unpick();
    if (this.#visit !== null && stateOf(this.#visit.session) === this.#fresh) return this.#visit.session;
    const { game, table, seat } = this.#place;
    const visit = visitInNode(this.#place, async move => {
      this.#last = move;
      return TRIED;
    });
    await shown(visit, new Stream(game, 1, seat, table).now(QUIET));
    this.#visit = visit;
    this.#fresh = stateOf(visit.session);
    return visit.session;
  }
  /** True when it has sent a move. */
  async #press(session: Session, press: Press, path: readonly Press[]): Promise<boolean> {
    this.#last = null;
    if (typeof press === 'number') touchCard(session, session.hand.peek()[press]!);
    else
      offeredBy(session)
        .find(({ id }) => id === press)
        ?.run();
    // Until the answer.
    while (this.#last !== null && session.acted.peek()) await Promise.resolve();
    if (this.#last === null) return false;
    this.#sends(this.#last, [...path, press]);
    this.sent.set(moveText(this.#last), this.#last);
    return true;
  }
  async walk(path: readonly Press[]): Promise<Session> {
    const session = await this.begin();
    for (const press of path) await this.#press(session, press, path);
    return session;
  }
  /** All that can be pressed after these presses, and after that, until something is sent. */
  async search(begun: readonly Press[], done: () => boolean = () => false): Promise<void> {
    const seen = new Set<string>();
    const paths: (readonly Press[])[] = [begun];
    const first = new Set<Press>();
    for (let path = paths.shift(); path !== undefined && !done() && seen.size < MOST_STATES; path = paths.shift()) {
      let session = await this.walk(path);
      let state = stateOf(session);
      if (seen.has(state)) continue;
      seen.add(state);
      for (const { id } of offeredBy(session)) {
        if (path === begun) first.add(id);
        else if (first.size > LONG_LIST && first.has(id)) continue;
        const sent = await this.#press(session, id, path);
        if (!sent) {
          const after = stateOf(session);
          if (!seen.has(after)) paths.push([...path, id]);
          if (after === state) continue;
        }
        session = await this.walk(path);
        state = stateOf(session);
      }
    }
  }
  /** Picks the cards a move names, and its payment. */
  async reach(move: Move): Promise<boolean> {
    const done = (): boolean => this.sent.has(moveText(move));
    const path: number[] = [];
    const hand = (await this.begin()).hand.peek();
    const named = Object.values(move).flat();
    for (const face of named) {
      const at = hand.findIndex((piece, i) => piece.face === face && !path.includes(i));
      if (at >= 0) path.push(at);
    }
    await this.search(path, done);
    while (!done()) {
      const session = await this.walk(path);
      const pays = session.hand.peek().findIndex((piece, i) => !path.includes(i) && standingOf(session, piece).pays === true);
      if (pays < 0) return false;
      path.push(pays);
      await this.search(path, done);
    }
    return true;
  }
}
/** One press, and one after picking a card: the line records what that sends. */
export const pressAround = async (session: Session): Promise<void> => {
  const press = async (): Promise<void> => {
    for (const { id } of offeredBy(session)) {
      offeredBy(session)
        .find(offered => offered.id === id)
        ?.run();
      while (session.acted.peek()) await Promise.resolve();
    }
  };
  await press();
  for (const piece of session.hand.peek()) {
    session.intent.unpick();
    if (touchCard(session, piece) === null) await press();
  }
  session.intent.unpick();
};

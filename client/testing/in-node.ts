/** A visit to a table in Node, without a browser: a session over a line that a test controls. */
import { signal } from '@preact/signals';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { listed } from '../../table/viewers/stream.ts';
import type { Update } from '../../wire/protocol.ts';
import type { TableTold } from '../../wire/tellings.ts';
import type { LineAnswer, TableLine } from '../line/line.ts';
import { type GameClient, Session } from '../table/session/session.ts';

/** The players' names: no sentence uses these words for anything else. */
export const NAMES = ['Zebulon', 'Thaddeus', 'Obadiah', 'Ezekiel', 'Josephine', 'Philomena', 'Barnabas', 'Cornelia', 'Leopold'];
const clocks = { now: 0, deadlines: [] };
const present = { kind: 'guest', ready: true, connected: true, held: false, heldIn: null, ping: null };

/** At the table, in a chair or on the rail. */
export interface PageAtTable {
  readonly game: Game<Kinds>;
  readonly client: GameClient;
  readonly table: Kinds['Table'];
  readonly seat: Seat | null;
}
export interface NodeVisit {
  readonly session: Session;
  /** The present table, which lists the moves. */
  table: Kinds['Table'];
  hear(told: object): void;
}
/** `answers` is the result of a player's move. */
export const visitInNode = (
  { game, client, table, seat }: PageAtTable,
  answers: (move: Move) => Promise<LineAnswer>,
): NodeVisit => {
  const line = {
    kind: 'practice',
    code: 'NODE',
    state: signal('open'),
    hear: () => () => {},
    leave: () => {},
    hurry: () => {},
    ask: async (question: { readonly ask: string; readonly move: Move; readonly do: string }): Promise<LineAnswer> => {
      if (question.ask === 'move') return answers(question.move);
      return question.ask === 'moves' && seat !== null ? { moves: listed(game, visit.table, seat, question.do) } : {};
    },
  } as unknown as TableLine;
  const session = new Session(line, client);
  // These tests ask for no proof.
  session.witness.see = () => {};
  const visit: NodeVisit = { session, table, hear: told => session.hear(told as TableTold) };
  const chairs = NAMES.slice(0, table.seats).map(name => ({ ...present, name, who: name }));
  visit.hear({ tell: 'table', table: { chairs, you: seat } });
  return visit;
};
/** Shows this update and everything before it; calls `beside` while something lies over the table, then closes it. */
export const shown = async (
  { session, hear }: NodeVisit,
  update: Update,
  beside: () => Promise<void> = async () => {},
): Promise<void> => {
  hear({ tell: 'update', update, clocks });
  const isShown = (): boolean => session.now.peek()?.n === update.n && !session.busy.peek() && session.now.peek()!.listed;
  for (let n = 0; !isShown(); n++) {
    if (session.over.peek() !== null) await beside();
    if (session.pause.interlude.peek() !== null) session.pause.end();
    // Tellings without scenes show at once; a scene is drawn beat by beat.
    await (n < 20 ? Promise.resolve() : new Promise(resolve => setImmediate(resolve)));
  }
};

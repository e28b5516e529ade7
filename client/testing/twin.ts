/**
 * A second page in the same chair that enters during the game, like a reload. From then on it must show everything the
 * first one shows.
 */

import type { StoryLine, Update } from '../../wire/protocol.ts';
import type { Interlude } from '../table/game-client.ts';
import { standingOf } from '../table/hand/touch.ts';
import { planFor } from '../table/prompt/planned.tsx';
import type { Session } from '../table/session/session.ts';
import { TRIED } from './explorer.ts';
import { type NodeVisit, type PageAtTable, shown, visitInNode } from './in-node.ts';

/** Viewer, drawing and continue buttons do not count as differences. */
const seen = (key: string, value: unknown): unknown => {
  if (['session', 'game', 'key'].includes(key) || key.startsWith('__')) return undefined;
  return value instanceof Map ? [...value].toSorted() : value;
};
/** What lies over the table, as text. */
export const pictureOf = (over: Interlude): string => JSON.stringify([over.kind, over.render(() => {})], seen);

/** Everything read from the page while nothing moves, by name. */
const pageOf = (session: Session): { readonly [part: string]: unknown } => {
  const { actions, menu = [], ...line } = planFor(session);
  const over = session.over.peek();
  return {
    line,
    buttons: [...actions, ...menu].map(({ id, label }) => [id, label]),
    touches: (session.game.touches?.(session) ?? []).map(({ id }) => id),
    over: over === null ? null : pictureOf(over),
    hand: session.hand.peek().map(piece => [piece.face, standingOf(session, piece).state]),
    facts: session.facts.peek(),
    kept: session.kept.peek(),
    where: session.game.where(session),
    points: session.game.points(session),
    // A page keeps known cards in place among hidden ones; a page that enters finds them in the order of the list.
    ...Object.fromEntries(
      [...session.scene.peek()].map(([spot, pieces]) => [`cards at ${spot}`, pieces.map(({ face }) => face).toSorted()]),
    ),
  };
};
const told = (session: Session): unknown[] =>
  session.record.lines.peek().flatMap(line => (line.kind === 'told' ? [line.telling] : []));

export class Twin {
  readonly #visit: NodeVisit;
  readonly scenes: string[];

  private constructor(place: PageAtTable) {
    this.#visit = visitInNode({ ...place, client: { ...place.client, hold: () => 0 } }, async () => TRIED);
    this.scenes = scenesOf(this.#visit.session);
  }
  /** The twin enters now, and gets the story so far. */
  static async open(place: PageAtTable, lines: readonly StoryLine[], now: Update): Promise<Twin> {
    const twin = new Twin(place);
    if (lines.length > 0) twin.#visit.hear({ tell: 'story', lines, before: 0, deal: [] });
    await twin.sees(place.table, now);
    return twin;
  }
  async sees(table: PageAtTable['table'], update: Update): Promise<void> {
    this.#visit.table = table;
    this.scenes.length = 0;
    await shown(this.#visit, update);
  }
  /** Its differences from the first page; null when there are none. */
  differs(first: Session): string | null {
    const { session } = this.#visit;
    const [mine, theirs] = [pageOf(session), pageOf(first)];
    for (const part of Object.keys(mine)) {
      const [here, there] = [JSON.stringify(mine[part]), JSON.stringify(theirs[part])];
      if (here !== there) return `${part}: ${here}, not ${there}`;
    }
    const [log, whole] = [told(session), told(first)];
    const [here, there] = [JSON.stringify(log), JSON.stringify(whole.slice(whole.length - log.length))];
    return here === there ? null : `the log: ${here}, not ${there}`;
  }
  close(): void {
    this.#visit.session.close();
  }
}
/** Everything over the table from now on, in order; `look` is called when something opens, and when it closes early. */
export const scenesOf = (session: Session, look: () => void = () => {}): string[] => {
  const scenes: string[] = [];
  session.over.subscribe(over => {
    const picture = over === null ? null : pictureOf(over);
    if (picture !== null && scenes.at(-1) === picture) return;
    if (picture !== null) scenes.push(picture);
    if (picture !== null || session.busy.peek()) look();
  });
  return scenes;
};

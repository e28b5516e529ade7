/**
 * Another page in the same chair, which comes in while the game goes on: the page that was loaded again. From then on it must show all that the
 * first one shows.
 */

import type { StoryLine, Update } from '../../wire/protocol.ts';
import type { Interlude } from '../table/game-client.ts';
import { standingOf } from '../table/hand/touch.ts';
import { planFor } from '../table/prompt/planned.tsx';
import type { Session } from '../table/session/session.ts';
import { TRIED } from './explorer.ts';
import { type NodeVisit, type PageAtTable, shown, visitInNode } from './in-node.ts';

/** Whose page it is, how it is drawn and what has to be pressed for it to go on make no difference. */
const seen = (key: string, value: unknown): unknown => {
  if (['session', 'game', 'key'].includes(key) || key.startsWith('__')) return undefined;
  return value instanceof Map ? [...value].toSorted() : value;
};
/** What lies over the table, as text. */
export const pictureOf = (over: Interlude): string => JSON.stringify([over.kind, over.render(() => {})], seen);

/** Everything that is read off the page while nothing is on its way, by name. */
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
    // A page keeps known cards where they were among hidden ones; one that comes in finds them as they are listed.
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
  /** It comes in now, and is told the story so far. */
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
  /** What it shows otherwise than the page that saw it all; null when nothing. */
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
/** All that lies over the table from now on, one after another; `look` is called when something comes, and when it goes before all is shown. */
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

/**
 * What each viewer witnessed of a game, stored beside its inputs: each line of the log carries what each viewer was told and how their view
 * changed. So a game can be watched moment by moment, through any viewer's eyes, when its rules are no longer known.
 */
import type { Facts } from '../../kernel/cards/facts.ts';
import type { Game, Kinds, Played, Telling, Watcher } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import type { Log } from '../../kernel/log.ts';
import type { Millis, Viewer } from '../../kernel/seat.ts';
import { type Change, changed, difference } from '../../wire/difference.ts';
import type { Update } from '../../wire/protocol.ts';
import type { MomentWitness } from '../play/record.ts';
import { storyOf } from './stream.ts';

type View = Update['view'];
/** A moment: for each viewer, what they were told and how their view changed; at the beginning, the view itself. The rail comes first. */
interface Saw {
  readonly at: Millis;
  readonly facts: readonly Facts[];
  readonly told: readonly (readonly Telling[])[];
  readonly views: readonly (Change | null)[];
}
const viewersAt = (seats: number): readonly Viewer[] => ['rail', ...Array.from({ length: seats }, (_, seat) => seat)];
const placeOf = (viewer: Viewer): number => (viewer === 'rail' ? 0 : viewer + 1);

/** Watches a game while it is replayed. */
export class Onlooker implements MomentWitness {
  readonly #watchers: readonly Watcher<Kinds>[];

  constructor(game: Game<Kinds>, seats: number) {
    this.#watchers = viewersAt(seats).map(viewer => game.watcher(viewer));
  }
  sees(out: Pick<Played<Kinds>, 'table' | 'told' | 'facts'>): Json {
    // Unchanged parts, and parts shared with the previous viewer, are the same object and need no comparison.
    const views = this.#watchers.map((watcher, i) => {
      const last = watcher.seen?.view ?? null;
      return difference(last as Json, watcher.look(out.table, this.#watchers[i - 1]) as Json);
    });
    const saw: Saw = {
      at: out.table.clock,
      facts: out.facts,
      told: this.#watchers.map(({ viewer }) => storyOf(out, viewer).tellings),
      views,
    };
    return saw as unknown as Json;
  }
}

/** A game as witnessed. Moment 0 is the deal; moment n is after input n. */
export interface Past {
  readonly clocks: readonly Millis[];
  told(n: number, viewer: Viewer): readonly Telling[];
  facts(n: number): readonly Facts[];
  view(n: number, viewer: Viewer): View;
}
/** Null when the log has no such record. Throws when the record is incomplete. */
export const pastOf = ({ header, lines }: Log): Past | null => {
  if (header.saw === undefined) return null;
  const moments = [header.saw, ...lines.map(({ saw }) => saw)] as unknown as readonly Saw[];
  const places = viewersAt(header.seats).length;
  const isWhole = moments.every(saw => saw?.told?.length === places && saw.views?.length === places && Array.isArray(saw.facts));
  if (!isWhole) throw new TypeError('the witnessed record is incomplete');
  const views = viewersAt(header.seats).map((_, place) => {
    let view: Json = null;
    return moments.map(saw => {
      const change = saw.views[place]!;
      view = change === null ? view : changed(view, change);
      return view as unknown as View;
    });
  });
  return {
    clocks: moments.map(({ at }) => at),
    told: (n, viewer) => moments[n]!.told[placeOf(viewer)]!,
    facts: n => moments[n]!.facts,
    view: (n, viewer) => views[placeOf(viewer)]![n]!,
  };
};

/** An attack that is a hit: its parts when it was counted, and then who falls or is saved. */

import { later } from '../../../../client/shell/later.ts';
import type { Interlude } from '../../../../client/table/game-client.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Telling } from '../../../../kernel/game.ts';
import type { Place } from '../../faces.ts';
import { factsOf, isTold } from '../screen.ts';
import { partsOf } from '../seen.ts';
import type { Reckoning } from '../told.ts';

export interface Hit extends Reckoning {
  readonly place: Place;
  readonly parts: ReturnType<typeof partsOf>;
  /** Null until a player has chosen the bandit. */
  readonly fate: { readonly how: 'died' | 'grit' | 'hostage'; readonly card: string } | null;
}
/** The strip with the result, and both sums where the columns meet. */
export const Attacked = later(async () => (await import('./attacked.tsx')).Attacked);
export const Meeting = later(async () => (await import('./attacked.tsx')).Meeting);

const fateIn = (told: readonly Telling[]): Hit['fate'] => {
  for (const telling of told) {
    if (isTold(telling, 'died')) return { how: 'died', card: telling.card };
    if (isTold(telling, 'saved')) return { how: telling.by, card: telling.card };
  }
  return null;
};
const shown = new WeakMap<Interlude, Hit>();
/** The hit on the screen. */
export const hitOf = (session: Session): Hit | null => {
  const over = session.pause.interlude.value;
  return over === null ? null : (shown.get(over) ?? null);
};
/** Null for a failed attack: a glance is enough for that. */
export const attackSheet = (
  session: Session,
  { mcready, colty, success }: Reckoning,
  next: readonly Telling[],
): Interlude | null => {
  const facts = factsOf(session);
  if (!success || facts === null) return null;
  const attack: Hit = { mcready, colty, success, place: facts.place, parts: partsOf(session), fate: fateIn(next) };
  const over: Interlude = { kind: 'attack', render: done => <Attacked session={session} attack={attack} done={done} /> };
  shown.set(over, attack);
  return over;
};

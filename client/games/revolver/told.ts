/**
 * What was told since the last view: the marker travels, an attack is reckoned, a bandit falls before the open facts say so. A patch is good
 * only for the view that it was told after. And the game so far, for those who heard it from the beginning.
 */
import { type Signal, signal } from '@preact/signals';
import type { Place } from '../../../games/revolver/faces.ts';
import type { Telling } from '../../../kernel/game.ts';
import { Gathered } from '../../table/gathered.ts';
import type { Session } from '../../table/session.ts';
import { factsOf } from './screen.ts';

export interface Reckoning {
  readonly mcready: number;
  readonly colty: number;
  readonly success: boolean;
}
interface Patch {
  readonly since: object | null;
  readonly marker: { readonly place: Place; readonly space: number } | null;
  readonly attack: Reckoning | null;
  readonly border: number | null;
  readonly saved: string | null;
}
/** An attack as it is remembered for the end of the game. */
export interface Fought extends Reckoning {
  readonly place: Place;
  readonly turn: number;
}
interface Story {
  /** The card whose text is being carried out, as far as it was told. */
  readonly speaks: string | null;
  readonly fought: readonly Fought[];
}
interface Heard {
  readonly patch: Signal<Patch>;
  readonly story: Gathered<Story>;
  readonly result: Signal<string | null>;
}
const blank = (since: object | null): Patch => ({ since, marker: null, attack: null, border: null, saved: null });
const heard = new WeakMap<Session, Heard>();
const of = (session: Session): Heard => {
  const known = heard.get(session) ?? {
    patch: signal(blank(null)),
    story: new Gathered<Story>({ speaks: null, fought: [] }),
    result: signal(null),
  };
  heard.set(session, known);
  return known;
};

const patched = (telling: Telling): Partial<Patch> | null => {
  switch (telling.tell) {
    case 'marker':
      return { marker: { place: telling['place'] as Place, space: telling['space'] as number } };
    case 'attack':
      return { attack: telling as unknown as Reckoning };
    case 'border':
      return { border: telling['left'] as number };
    case 'saved':
      return { saved: telling['card'] as string };
    case 'turn':
      return { attack: null, saved: null };
    default:
      return null;
  }
};
const speaking = new Set(['plays', 'uses', 'spends', 'died']);
const storyAfter = (session: Session, story: Story, telling: Telling): Story => {
  const facts = factsOf(session);
  if (speaking.has(telling.tell)) return { ...story, speaks: telling['card'] as string };
  if (telling.tell !== 'attack' || facts === null) return story;
  const { mcready, colty, success } = telling as unknown as Reckoning;
  return { ...story, fought: [...story.fought, { mcready, colty, success, place: markerOf(session).place, turn: facts.turn }] };
};
export const listen = (session: Session, telling: Telling): void => {
  const known = of(session);
  known.story.hear(session, telling, story => storyAfter(session, story, telling));
  const told = patched(telling);
  if (told === null) return;
  const since = session.now.peek()?.open ?? null;
  const was = known.patch.peek();
  known.patch.value = { ...(was.since === since ? was : blank(since)), ...told };
};
export const forget = (session: Session): void => void heard.delete(session);

const patchOf = (session: Session): Patch => {
  const told = of(session).patch.value;
  return told.since === session.now.value?.open ? told : blank(null);
};
export const markerOf = (session: Session): { readonly place: Place; readonly space: number } => {
  const facts = factsOf(session);
  return patchOf(session).marker ?? { place: facts?.place ?? 'bank', space: facts?.space ?? 1 };
};
export const borderOf = (session: Session): number => patchOf(session).border ?? factsOf(session)?.border ?? 0;
/** The attack that is being looked at. */
export const attackOf = (session: Session): Reckoning | null => patchOf(session).attack;
export const savedOf = (session: Session): string | null => patchOf(session).saved;
export const speaksOf = (session: Session): string | null => of(session).story.now.value.speaks;
export const foughtOf = (session: Session): readonly Fought[] => of(session).story.now.value.fought;

/** A player's face: parts from closed lists, so it cannot carry a message. Without a choice, it follows from the player's id. */

export const heads = ['raccoon', 'wolf', 'buffalo', 'owl', 'badger', 'bear', 'eagle', 'hare'] as const;
export const hats = ['wide', 'creased', 'top', 'straw', 'sombrero', 'none'] as const;
export const necks = ['kerchief', 'dots', 'bow', 'string', 'none'] as const;
/** The inks a player may ask for; at a table each belongs to one player, so a later guest may get another. */
export const INKS = 5;

/** As sent and stored; the ink counts from 1. */
export type Face = {
  readonly head: (typeof heads)[number];
  readonly hat: (typeof hats)[number];
  readonly neck: (typeof necks)[number];
  readonly ink: number;
};
const isOf = (list: readonly unknown[], part: unknown): boolean => list.includes(part);
/** A plain check, as pages read faces before any schema is loaded. */
export const isFace = (given: unknown): given is Face => {
  if (typeof given !== 'object' || given === null) return false;
  const { head, hat, neck, ink, ...more } = given as { readonly [part: string]: unknown };
  const isInk = typeof ink === 'number' && Number.isInteger(ink) && ink >= 1 && ink <= INKS;
  return isOf(heads, head) && isOf(hats, hat) && isOf(necks, neck) && isInk && Object.keys(more).length === 0;
};

/** A guest's choice among their preferences; undefined without one. */
export const chosenFace = (preferences: { readonly [name: string]: unknown }): Face | undefined =>
  isFace(preferences['face']) ? preferences['face'] : undefined;

/** The face before any choice, where the guest has no id yet. */
export const FIRST_FACE: Face = { head: 'raccoon', hat: 'creased', neck: 'kerchief', ink: 1 };
/** A text gives the same face everywhere. */
export const faceFor = (text: string): Face => {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  const one = <T>(list: readonly T[]): T => {
    const found = list[hash % list.length]!;
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
    return found;
  };
  // Bare parts must be chosen: defaults have none.
  return { head: one(heads), hat: one(hats.slice(0, -1)), neck: one(necks.slice(0, -1)), ink: one([1, 2, 3, 4, 5]) };
};

/** The ink a seat wants; null for any. */
type Wanted = Pick<Face, 'ink'> | null;
/**
 * The place of each seat among the inks, from 1: five inks, then from the sixth place on the first four again, with a hollow brand. All
 * places differ; earlier seats get what they want first.
 */
export const inksOf = (wanted: readonly Wanted[]): readonly number[] => {
  const given = new Map<number, number>();
  const isFree = (place: number): boolean => ![...given.values()].includes(place);
  for (const [seat, wish] of wanted.entries()) if (wish !== null && isFree(wish.ink)) given.set(seat, wish.ink);
  for (const seat of wanted.keys()) {
    let place = 1;
    while (!given.has(seat) && !isFree(place)) place++;
    if (!given.has(seat)) given.set(seat, place);
  }
  return wanted.map((_, seat) => given.get(seat)!);
};

/** A player's face: parts of closed lists, so that nobody can say anything with it. Whoever has chosen none has one that follows from their id. */

export const heads = ['raccoon', 'wolf', 'buffalo', 'owl', 'badger', 'bear', 'eagle', 'hare'] as const;
export const hats = ['wide', 'creased', 'top', 'straw', 'sombrero', 'none'] as const;
export const necks = ['kerchief', 'dots', 'bow', 'string', 'none'] as const;
/** The inks that somebody may ask for; at a table each is one player's, so that a later comer may have another. */
export const INKS = 5;

/** As it travels and is stored; the ink counts from 1. */
export type Face = {
  readonly head: (typeof heads)[number];
  readonly hat: (typeof hats)[number];
  readonly neck: (typeof necks)[number];
  readonly ink: number;
};
const isOf = (list: readonly unknown[], part: unknown): boolean => list.includes(part);
/** Plainly, as pages look at faces before they have loaded anything else that reads. */
export const isFace = (given: unknown): given is Face => {
  if (typeof given !== 'object' || given === null) return false;
  const { head, hat, neck, ink, ...more } = given as { readonly [part: string]: unknown };
  const isInk = typeof ink === 'number' && Number.isInteger(ink) && ink >= 1 && ink <= INKS;
  return isOf(heads, head) && isOf(hats, hat) && isOf(necks, neck) && isInk && Object.keys(more).length === 0;
};

/** What somebody has chosen, among their preferences; undefined where nothing was. */
export const chosenFace = (preferences: { readonly [name: string]: unknown }): Face | undefined =>
  isFace(preferences['face']) ? preferences['face'] : undefined;

/** Before anything is chosen, where nobody has an id yet. */
export const FIRST_FACE: Face = { head: 'raccoon', hat: 'creased', neck: 'kerchief', ink: 1 };
/** Any text gives the same face everywhere. */
export const faceFor = (text: string): Face => {
  let hash = 2166136261;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  const one = <T>(list: readonly T[]): T => {
    const found = list[hash % list.length]!;
    hash = Math.imul(hash ^ (hash >>> 15), 2246822519) >>> 0;
    return found;
  };
  // What is bare is a choice.
  return { head: one(heads), hat: one(hats.slice(0, -1)), neck: one(necks.slice(0, -1)), ink: one([1, 2, 3, 4, 5]) };
};

/** Who wants which ink: null is content with any. */
type Wanted = Pick<Face, 'ink'> | null;
/**
 * The place of each seat among the inks, from 1: five, and from the sixth place on the first four once more, with the brand hollow. Nobody has that of
 * another; whoever sits first has what they want.
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

/**
 * The moves that are worth a try: of sixty that a hand allows most are fillers. What is loaded counts, or is a Joker or a Miss, and nothing
 * is loaded before a shoot-out may be called: it stays loaded, and all players see how much it is. What is discarded or given leaves the
 * best group in hand, and Jokers and Misses with it.
 */
import type { Thought } from '../../../kernel/bot.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import type { Move } from '../../../kernel/seat.ts';
import { loadable, worth } from '../faces.ts';
import { enoughSheriffs } from '../figures.ts';
import { strength } from '../strength.ts';
import type { Wright, WrightFace } from '../zones.ts';
import { mine } from './hunch.ts';

type Faces = readonly WrightFace[];
/** Discards of each pattern, and gifts, that are tried. */
const DISCARDS = 4;
const GIFTS = 8;
/** How much a card that is no number is missed; a number, by how many of it there are. */
const missed: { readonly [F in WrightFace]?: number } = { joker: 8, miss: 6, sidekick: 3, swap: 1, 'war-party': 1 };

const cardsOf = (move: Move): Faces => move['cards'] as Faces;
const key = (cards: Faces): string => cards.toSorted().join(' ');
const countOf = (faces: Faces, face: WrightFace): number => faces.filter(other => other === face).length;
const without = (hand: Faces, gone: Faces): WrightFace[] => {
  const left = [...hand];
  for (const face of gone) left.splice(left.indexOf(face), 1);
  return left;
};
const sizeOf = (faces: Faces): number => strength(faces.filter(loadable))[0];

/** The largest group, or none of any value: with Jokers, with Misses, with both. */
const loads = (hand: Faces, loaded: Faces): readonly Faces[] => {
  const of = (face: WrightFace): Faces => hand.filter(other => other === face);
  const [, value] = strength([...loaded, ...hand].filter(loadable));
  const [jokers, misses] = [of('joker'), of('miss')];
  return [[], of(String(value) as WrightFace)].flatMap(group => [
    group,
    [...group, ...jokers],
    [...group, ...misses],
    [...group, ...jokers, ...misses],
  ]);
};

/** How much these cards are missed, each on average. */
const costOf = (cards: Faces, held: Faces): number =>
  cards.reduce((sum, face) => sum + (missed[face] ?? 2 * (countOf(held, face) - 1) + worth(face) / 10), 0) / cards.length;
const least = (moves: readonly Move[], held: Faces, most: number): readonly Move[] =>
  moves.toSorted((a, b) => costOf(cardsOf(a), held) - costOf(cardsOf(b), held)).slice(0, most);

/** Those of cards without which a fight is as good as before. */
const sparing = (moves: readonly Move[], hand: Faces, loaded: Faces): readonly Move[] => {
  const size = sizeOf([...loaded, ...hand]);
  return moves.filter(move => {
    const cards = cardsOf(move);
    return !cards.includes('joker') && !cards.includes('miss') && sizeOf([...loaded, ...without(hand, cards)]) === size;
  });
};
/** Where no number is held, no Joker counts. */
const discards = (moves: readonly Move[], hand: Faces, loaded: Faces): readonly Move[] => {
  const held = [...loaded, ...hand];
  const left = sizeOf(held) === 0 ? moves : sparing(moves, hand, loaded);
  const isSum = (cards: Faces): boolean => cards.some(face => face !== cards[0]);
  const patterns = [
    left.filter(move => cardsOf(move).length === 1),
    left.filter(move => cardsOf(move).length > 1 && !isSum(cardsOf(move))),
    left.filter(move => isSum(cardsOf(move))),
  ];
  return patterns.flatMap(each => least(each, held, DISCARDS));
};
/** Something must be given. */
const gifts = (moves: readonly Move[], hand: Faces, loaded: Faces): readonly Move[] => {
  const spare = sparing(moves, hand, loaded);
  return least(spare.length > 0 ? spare : moves, [...loaded, ...hand], GIFTS);
};

/** Has another player loaded cards that a War party could take? */
const areArmed = ({ view: { zones }, seat }: Thought<KindsOf<Wright>>): boolean =>
  zones.revolver.some((cards, other) => other !== seat && cards.length > 0);

export const tries = (t: Thought<KindsOf<Wright>>): readonly Move[] => {
  const { hand, loaded } = mine(t.view, t.seat);
  const counts = new Set(t.view.zones.sheriffs.length < enoughSheriffs ? [] : loads(hand, loaded).map(key));
  const all = [...t.moves()];
  const by = (verb: string): readonly Move[] => all.filter(move => move.do === verb);
  return [
    ...all.filter(({ do: verb }) => !['load', 'discard', 'give', 'war-party'].includes(verb)),
    ...(areArmed(t) ? by('war-party') : []),
    ...by('load').filter(move => counts.has(key(cardsOf(move)))),
    ...discards(by('discard'), hand, loaded),
    ...gifts(by('give'), hand, loaded),
  ];
};

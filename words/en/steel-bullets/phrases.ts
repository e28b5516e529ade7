/** What happens in Steel Bullets, in English sentences. */
import type { Face } from '../../../games/steel-bullets/zones.ts';
import { counted } from '../../language.ts';
import type { Cards, Who } from '../../phrase.ts';
import type { BulletsPhrases } from '../../steel-bullets/shape.ts';
import { acts, capital, does, list, some, whom, whose, yours } from '../grammar.ts';
import { names } from './names.ts';

const { faces, verbs } = names;
const many: { readonly [F in Face]?: string } = { thief: 'Thieves', panic: 'Panic cards', nerves: 'Nerves of Steel cards' };
/** A state of mind has no article. */
const bare: readonly Face[] = ['panic', 'nerves'];
const counts = counted('en', { one: 'card', other: 'cards' });
const bulletsIn = counted('en', { one: 'bullet', other: 'bullets' });

const named = ([face, copies]: readonly [string, number]): string => {
  const is = face as Face;
  return copies === 1 && bare.includes(is) ? faces[is] : some(copies, faces[is], many[is] ?? `${faces[is]}s`);
};
/** `a Lawyer`, `two Thieves and Panic`, `2 cards`, `a Hat and 2 more cards`. */
const cards = ({ known, hidden, count }: Cards): string => {
  if (count === 0) return 'no cards';
  if (hidden === 0) return list(known.map(named));
  if (known.length > 0) return list([...known.map(named), hidden === 1 ? 'another card' : `${hidden} more cards`]);
  return hidden === 1 ? 'a card' : counts(hidden);
};
/** `: a Hat and Panic`, when the reader knows any of them. */
const namely = (moved: Cards): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
/** A Bang! ends a sentence by itself. */
const ended = (text: string): string => (text.endsWith('!') ? text : `${text}.`);
const faceOf = ({ known }: Cards): Face => known[0]![0] as Face;

export const phrases: BulletsPhrases = {
  cards,
  moved: {
    'hand>played': (moved, who) => `${does(who, 'play', 'plays')} ${cards(moved)}.`,
    'played>discard': moved => `${capital(cards(moved))} ${moved.count === 1 ? 'goes' : 'go'} to the discard.`,
    'discard>hand': (moved, who) => `${acts(who, verbs.fetch)} ${cards(moved)} from the discard.`,
    'deck>hand': (moved, who) => `${does(who, 'draw', 'draws')} ${cards(moved)}.`,
    'hand>hand': (moved, from, to) =>
      `${acts(to, verbs.take)} ${moved.count === 1 ? 'a card' : counts(moved.count)} from ${whom(from)}${namely(moved)}.`,
    'hand>discard': (moved, who) => `${yours(who)} hand goes to the discard: ${cards(moved)}.`,
    'hand>out': (moved, who) => `${yours(who)} hand leaves the game: ${cards(moved)}.`,
  },
  revealed: { cylinder: shown => ended(faces[faceOf(shown)]) },
  shuffled: { deck: 'The deck is shuffled.', loading: 'The cards of the cylinder are shuffled.' },
  aimed: (card, target) => `The ${faces[card]} is meant for ${whom(target)}.`,
  answered: (who, target, card) => `${does(who, 'answer', 'answers')} ${whose(target)} ${faces[card]} with a Will.`,
  unanswered: 'Nobody answers.',
  cancelled: (who, card, by) => `${yours(who)} ${faces[card]} is cancelled by ${whose(by)} Will.`,
  opened: (who, chamber) => `${acts(who, verbs.open)} chamber ${chamber}.`,
  saved: who => `${does(who, 'are saved and move', 'is saved and moves')} again.`,
  out: who => `${acts(who, verbs['give-up'])}.`,
  passedOn: (who, target) => `${does(who, 'pass', 'passes')} the turn to ${whom(target)}.`,
  lookedInto: (who, chamber, seen) =>
    ended(`${acts(who, verbs.peek)} chamber ${chamber}${seen.known.length > 0 ? `: ${faces[faceOf(seen)]}` : ''}`),
  lookedAtHand: (who: Who, target, seen) => `${does(who, 'look', 'looks')} at ${whose(target)} hand${who.you ? namely(seen) : ''}.`,
  swapped: (who, one, other) => `${acts(who, verbs.swap)} chambers ${one} and ${other}.`,
  nothingToTake: target => `The Thief finds nothing: ${whose(target)} hand is empty.`,
  reloaded: bullets => `The cylinder is shuffled: ${bulletsIn(bullets)} in six chambers.`,
};

/** Steel Bullets in English, all that is said at the table. */
import { acts, does, list, some, whom, whose, yours } from '../../../../words/en/grammar.ts';
import { table } from '../../../../words/en/table.ts';
import { counted } from '../../../../words/language.ts';
import type { Cards, Who } from '../../../../words/phrase.ts';
import { teller } from '../../../../words/tell.ts';
import { aimOf, isRevolver } from '../../faces.ts';
import * as n from '../../figures.ts';
import type { BulletsFace } from '../../zones.ts';
import { type BulletsPhrases, bulletsTalk, saysMore } from '../shape.ts';
import { named, cards as texts } from './cards.ts';

const { faces, verbs } = named;
const counts = counted('en', { one: 'card', other: 'cards' });
const bulletsIn = counted('en', { one: 'bullet', other: 'bullets' });

const called = ([face, copies]: readonly [BulletsFace, number]): string => {
  if (isRevolver(face)) return some(copies, faces[face], `${faces[face]}s`);
  const { one, many } = texts[face];
  return copies === 1 ? one : some(copies, one, many);
};
/** `a Lawyer`, `two Thieves and Panic`, `2 cards`, `a Hat and 2 more cards`. */
const cards = ({ known, hidden, count }: Cards<BulletsFace>): string => {
  if (count === 0) return 'no cards';
  if (hidden === 0) return list(known.map(called));
  if (known.length > 0) return list([...known.map(called), hidden === 1 ? 'another card' : `${hidden} more cards`]);
  return hidden === 1 ? 'a card' : counts(hidden);
};
/** `: a Hat and Panic`, when the reader knows any of them. */
const namely = (moved: Cards<BulletsFace>): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
/** A Bang! ends a sentence by itself. */
const ended = (text: string): string => (text.endsWith('!') ? text : `${text}.`);
const faceOf = ({ known }: Cards<BulletsFace>): BulletsFace => known[0]![0];

export const phrases: BulletsPhrases = {
  cards,
  moved: {
    'hand>played': (moved, who) => (saysMore(faceOf(moved)) ? null : `${does(who, 'play', 'plays')} ${cards(moved)}.`),
    'played>discard': () => null,
    'cylinder>cylinder': () => null,
    'discard>hand': (moved, who) => `${acts(who, verbs.fetch)} ${cards(moved)} from the discard.`,
    'deck>hand': (moved, who) => `${does(who, 'draw', 'draws')} ${cards(moved)}.`,
    'hand>hand': (moved, from, to) =>
      `${acts(to, verbs.take)} ${moved.count === 1 ? 'a card' : counts(moved.count)} from ${whom(from)}${namely(moved)}.`,
    'hand>discard': (moved, who) => `${yours(who)} hand goes to the discard: ${cards(moved)}.`,
    'hand>out': (moved, who) => `${yours(who)} hand leaves the game: ${cards(moved)}.`,
  },
  revealed: { cylinder: shown => ended(faces[faceOf(shown)]) },
  shuffled: { deck: 'The deck is shuffled.' },
  aimed: (who, card, target) => `${acts(who, verbs[card])} ${aimOf(card) === 'for' ? 'for' : 'against'} ${whom(target)}.`,
  answered: (who, target, card) => `${does(who, 'answer', 'answers')} ${whose(target)} ${faces[card]} with a Will.`,
  unanswered: 'Nobody answers.',
  cancelled: (who, card, by) => `${yours(who)} ${faces[card]} is cancelled by ${whose(by)} Will.`,
  opened: (who, chamber) => `${acts(who, verbs.open)} chamber ${chamber}.`,
  saved: who => `${does(who, 'are saved and take', 'is saved and takes')} another turn.`,
  out: who => `${acts(who, verbs['give-up'])}.`,
  passedOn: (who, target) => `${does(who, 'pass', 'passes')} the turn to ${whom(target)}.`,
  lookedInto: (who, chamber, seen) =>
    ended(`${acts(who, verbs.peek)} chamber ${chamber}${seen.known.length > 0 ? `: ${faces[faceOf(seen)]}` : ''}`),
  lookedAtHand: (who: Who, target, seen) => `${does(who, 'look', 'looks')} at ${whose(target)} hand${who.you ? namely(seen) : ''}.`,
  swapped: (who, one, other) => `${acts(who, verbs.swap)} chambers ${one} and ${other}.`,
  nothingToTake: target => `The Thief finds nothing: ${whose(target)} hand is empty.`,
  noCard: who => `The deck is empty: ${who.you ? 'you draw' : `${who.name} draws`} nothing.`,
  reloaded: bullets => `The cylinder is shuffled: ${bulletsIn(bullets)} in ${n.chambers} chambers.`,
};

export const talk = bulletsTalk(named, phrases, game => teller(table.phrases, game));

/** What happens in Wright Brothers' Gang, in English sentences: all that is said at the table. */

import { acts, capital, does, list, some, whom, whose, yours } from '../../../../words/en/grammar.ts';
import { table } from '../../../../words/en/table.ts';
import { counted } from '../../../../words/language.ts';
import { type Cards, isSame, type Who } from '../../../../words/phrase.ts';
import { teller } from '../../../../words/tell.ts';
import type { WrightFace } from '../../zones.ts';
import { type WrightPhrases, wrightTalk } from '../shape.ts';
import { names } from './names.ts';

const many: { readonly [face: string]: string } = { miss: 'Misses', 'war-party': 'War parties' };
const counts = counted('en', { one: 'card', other: 'cards' });
const { verbs } = names;
const faces: { readonly [face: string]: string } = names.faces;

/** `a 6`, `two 6s and a Joker`, `2 cards`, `a 6 and 2 more cards`. */
const cards = ({ known, hidden, count }: Cards<WrightFace>): string => {
  if (count === 0) return 'no cards';
  const named = known.map(([face, copies]) => some(copies, faces[face]!, many[face] ?? `${faces[face]}s`));
  if (hidden === 0) return list(named);
  if (named.length > 0) return list([...named, hidden === 1 ? 'another card' : `${hidden} more cards`]);
  return hidden === 1 ? 'a card' : counts(hidden);
};
/** `: a 6 and a Joker`, when the reader knows any of them. */
const namely = (moved: Cards<WrightFace>): string => (moved.known.length > 0 ? `: ${cards(moved)}` : '');
const go = (moved: Cards<WrightFace>, one: string, several: string): string => (moved.count === 1 ? one : several);
const duelCard = (moved: Cards<WrightFace>, who: Who): string =>
  `${yours(who)} duel card${moved.known.length > 0 ? `, ${cards(moved)},` : ''} goes`;

export const phrases: WrightPhrases = {
  cards,
  moved: {
    'deck>bonus': moved => `${capital(counts(moved.count))} are set aside, face down, as the bonus.`,
    'deck>hand': (moved, who) => `${does(who, 'draw', 'draws')} ${cards(moved)}.`,
    'deck>sheriffs': moved => `${capital(cards(moved))} ${go(moved, 'comes', 'come')} out.`,
    'deck>duel': (_, who) => `${does(who, 'take', 'takes')} a duel card, unseen.`,
    'deck>loot': moved => `${capital(cards(moved))} ${go(moved, 'goes', 'go')} from the deck to the loot.`,
    'hand>loot': (moved, who) => `${acts(who, verbs.discard)} ${cards(moved)} on the loot.`,
    'hand>played': (moved, who) => `${does(who, 'play', 'plays')} ${cards(moved)}.`,
    'hand>hand': (moved, who, other) =>
      `${go(moved, 'A card passes', `${counts(moved.count)} pass`)} from ${whom(who)} to ${whom(other)}${namely(moved)}.`,
    'hand>sidekicks': (moved, who) => `${acts(who, verbs.sidekick)} ${cards(moved)}.`,
    'hand>revolver': (moved, who) => `${acts(who, verbs.load)} ${cards(moved)}.`,
    'played>loot': moved => `The ${moved.known.map(([face]) => faces[face]).join(', ')} goes to the loot.`,
    'revolver>deck': (moved, who) =>
      `${capital(cards(moved))} from ${whose(who)} revolver ${go(moved, 'goes', 'go')} under the deck.`,
    'revolver>cancelled': (moved, who) => `${capital(cards(moved))} in ${whose(who)} revolver no longer counts.`,
    'duel>loot': (moved, who) => `${duelCard(moved, who)} to the loot.`,
    'duel>hand': (moved, who) => `${duelCard(moved, who)} to ${who.you ? 'your' : 'the'} hand.`,
    'duel>deck': (moved, who) => `${duelCard(moved, who)} under the deck.`,
    'bonus>revolver': (moved, who) => `The bonus cards go into ${whose(who)} revolver${namely(moved)}.`,
    'loot>won': (moved, who) => `${does(who, 'take', 'takes')} ${counts(moved.count)} from the loot.`,
  },
  revealed: {
    revolver: (shown, who) =>
      shown.count === 0 ? `${yours(who)} revolver is empty.` : `${yours(who)} revolver is opened: ${cards(shown)}.`,
    duel: (shown, who) => `${yours(who)} duel card is ${cards(shown)}.`,
  },
  shuffled: { deck: 'The deck is shuffled.' },
  round: (round, first) => `Round ${round}: ${first.you ? 'you begin' : `${first.name} begins`}.`,
  passed: who => `${acts(who, verbs.pass)}.`,
  shootOut: who => `${acts(who, verbs.shootout)}!`,
  fourthSheriff: players => `That was the fourth Sheriff: the ${players === 2 ? 'duel' : 'shoot-out'} begins!`,
  deadlock: 'Everybody has passed: the top card of the deck is turned up.',
  duel: (who, other) => `${does(who, 'challenge', 'challenges')} ${whom(other)} to a duel!`,
  duelOff: (challenger, other) => `The duel is called off: ${challenger} is not higher than ${other}.`,
  falseSlap: (who, challenger, other) =>
    `A false slap: ${does(who, 'slap', 'slaps').replace(/^You/, 'you')}, though ${challenger} is not higher than ${other}.`,
  hands: (hands, missing) =>
    missing.length === hands.length
      ? `No hand came. The order is ${hands.map(whom).join(', ')}.`
      : `The order of the hands: ${hands.map(whom).join(', ')}.${missing.length > 0 ? ` Too late: ${list(missing.map(whom))}.` : ''}`,
  missed: (who, other) =>
    `${yours(who)} Miss strikes ${isSame(who, other) ? `${who.you ? 'your' : 'its owner’s'} own` : whose(other)} revolver.`,
  ranked: (shares, out, lost) =>
    [
      `The loot is divided: ${shares.map(([who, n]) => `${who.you ? 'you get' : `${who.name} gets`} ${n === 0 ? 'nothing' : counts(n)}`).join(', ')}.`,
      ...out.map(who => `${does(who, 'were', 'was')} last and ${who.you ? 'are' : 'is'} left out.`),
      ...(lost > 0 ? [`${counts(lost)} ${lost === 1 ? 'goes' : 'go'} to nobody.`] : []),
    ].join(' '),
};

export const talk = wrightTalk(names, phrases, game => teller(table.phrases, game));

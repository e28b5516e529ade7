/** Revolver in English, all that is said at the table. */
import { capital, does, list, whose, yours } from '../../../../words/en/grammar.ts';
import { table } from '../../../../words/en/table.ts';
import { counted } from '../../../../words/language.ts';
import type { Cards, Who } from '../../../../words/phrase.ts';
import { teller } from '../../../../words/tell.ts';
import type { Place, RevolverFace } from '../../faces.ts';
import { type CardSpot, type RevolverPhrases, revolverTalk } from '../shape.ts';
import { cards as texts } from './cards.ts';
import { names } from './names.ts';

const counts = counted('en', { one: 'card', other: 'cards' });
const borderTokens = counted('en', { one: 'border token', other: 'border tokens' });
const powerChips = counted('en', { one: 'power chip', other: 'power chips' });
const silver = counted('en', { one: 'silver dollar', other: 'silver dollars' });
const points = (n: number): string => `${n}`.replace('-', '−');

const title = (card: RevolverFace): string => texts[card].name;
/** A title may end a sentence by itself: Ambush! */
const ended = (text: string): string => (text.endsWith('!') ? text : `${text}.`);
const named = ([face, copies]: readonly [RevolverFace, number]): string => `${title(face)}${copies > 1 ? ` ×${copies}` : ''}`;
/** More are counted only. */
const LISTED = 8;
/** `Dynamite and Lawman ×2`, `3 cards`, `Dynamite and 2 more cards`. */
const listed = ({ known, hidden, count }: Cards<RevolverFace>, most: number): string => {
  if (count === 0) return 'no cards';
  if (known.length === 0 || count > most) return count === 1 ? 'a card' : counts(count);
  return list([...known.map(named), ...(hidden === 0 ? [] : [hidden === 1 ? 'another card' : `${hidden} more cards`])]);
};
const cards = (moved: Cards<RevolverFace>): string => listed(moved, LISTED);
const every = (seen: Cards<RevolverFace>): string => listed(seen, seen.count);
/** Titles that are plural: Federales join, they do not joins. */
const plural: readonly RevolverFace[] = [
  'banditos',
  'bloodhounds',
  'cherokee-freedmen',
  'comancheros',
  'federales',
  'leg-irons',
  'men-behind-the-wagons',
  'old-scores',
  'pistoleros',
  'riflemen-on-the-ridge',
  'saddlebags',
  'sister-sara',
  'smoke-signals',
  'stolen-horses',
  'straw-dummies',
  'swain-boys',
  'the-gallows',
  'trixie-and-delilah',
  'wild-mustangs',
];
/** The verb that goes with a title. */
const verb = (card: RevolverFace, one: string, several: string): string => (plural.includes(card) ? several : one);
const go = ({ known, count }: Cards<RevolverFace>, one: string, several: string): string =>
  count === 1 ? (known.length === 1 ? verb(known[0]![0], one, several) : one) : several;

const places: { readonly [P in Place]: string } = {
  bank: 'at the Bank',
  'whiskey-canyon': 'at Whiskey Canyon',
  'buzzard-point': 'at Buzzard Point',
  'san-manzanillo-prison': 'at the prison',
  'rattlesnake-creek': 'at Rattlesnake Creek',
  'express-315': 'on the 3:15 Express',
};
const where = (spot: CardSpot): string => {
  if (spot.at === 'column' || spot.at === 'block') return ` ${places[spot.place]}`;
  return spot.at === 'range' ? ' on the Open Range' : '';
};
const draws = (moved: Cards<RevolverFace>, who: Who): string => ended(`${does(who, 'draw', 'draws')} ${cards(moved)}`);
const shufflesIn = (moved: Cards<RevolverFace>, who: Who): string =>
  `${does(who, 'shuffle', 'shuffles')} ${counts(moved.count)} into the deck.`;
const finds = (moved: Cards<RevolverFace>, who: Who): string => ended(`${does(who, 'find', 'finds')} ${cards(moved)}`);
const onTop = (): string => 'The card that was found goes on top of the deck.';
const renewed = (deck: string) => (): string => `${capital(deck)} is reshuffled from its discard pile.`;
const discards = (moved: Cards<RevolverFace>, who: Who): string => ended(`${does(who, 'discard', 'discards')} ${cards(moved)}`);

export const phrases: RevolverPhrases = {
  cards,
  moved: {
    'coltyDeck>hand': draws,
    'mcreadyDeck>hand': draws,
    'frontier>hand': (moved, who) => ended(`${does(who, 'draw', 'draws')} from the Frontier: ${cards(moved)}`),
    'discard>coltyDeck': renewed(names.zones.coltyDeck),
    'discard>mcreadyDeck': renewed(names.zones.mcreadyDeck),
    'frontierDiscard>frontier': renewed(names.zones.frontier),
    'hand>coltyDeck': shufflesIn,
    'hand>mcreadyDeck': shufflesIn,
    'coltyDeck>aside': finds,
    'mcreadyDeck>aside': finds,
    'aside>coltyDeck': onTop,
    'aside>mcreadyDeck': onTop,
    'aside>hand': (_, who) => `${does(who, 'take', 'takes')} the card that was found.`,
    'hand>discard': discards,
    'hand>frontierDiscard': discards,
    'hand>stash': (moved, who) => ended(`${does(who, 'put', 'puts')} ${cards(moved)} under the Strongbox`),
    'stash>hand': (moved, who) => `${does(who, 'take', 'takes')} ${cards(moved)} from under the Strongbox.`,
    'hand>duel': (moved, who) => ended(`${does(who, 'lay', 'lays')} ${cards(moved)} for the duel`),
    'discard>hand': (moved, who) => `${does(who, 'take', 'takes')} ${cards(moved)} back from the discard pile.`,
    'column>hand': moved => `${capital(cards(moved))} ${go(moved, 'goes', 'go')} back to the hand.`,
    'column>column': (moved, _, other, to) =>
      `${capital(cards(moved))} ${go(moved, 'moves', 'move')} to ${whose(other)} column ${places[to]}.`,
    'prison>gang': moved => `${cards(moved)} ${go(moved, 'joins', 'join')} the gang.`,
    'prison>hand': (moved, who) => `${does(who, 'take', 'takes')} ${cards(moved)}.`,
    'box>prison': moved => `${cards(moved)} ${go(moved, 'goes', 'go')} under Santiago in the prison.`,
    'ambush>sprung': moved => ended(`It is turned up: ${cards(moved)}`),
    'ambush>ambush': () => 'An ambush card changes its place.',
    'ambush>unseen': () => 'An ambush card leaves the game unseen.',
  },
  from: {
    coltyDeck: 'from Colty’s deck',
    mcreadyDeck: 'from McReady’s deck',
    frontier: 'from the Frontier deck',
    hand: 'from the hand',
    discard: 'from the discard pile',
    frontierDiscard: 'from the Frontier discard pile',
    played: 'from the table',
    column: 'from the column',
    blockers: 'from the battlefield',
    range: 'from the Open Range',
    stash: 'from under the Strongbox',
    aside: 'from aside',
    gang: 'from the gang',
    graveyard: 'from the graveyard',
    prison: 'from the cell',
    ambush: 'from the ambush',
    sprung: 'from the ambush',
    unseen: 'from the unseen cards',
    duel: 'from the duel',
    beside: 'from beside the row',
    removed: 'from out of the game',
    box: 'from the box',
  },
  to: {
    coltyDeck: 'into Colty’s deck',
    mcreadyDeck: 'into McReady’s deck',
    frontier: 'into the Frontier deck',
    hand: 'to the hand',
    discard: 'to the discard pile',
    frontierDiscard: 'to the Frontier discard pile',
    played: 'onto the table',
    column: 'to the column',
    blockers: 'to the battlefield',
    range: 'to the Open Range',
    stash: 'under the Strongbox',
    aside: 'aside',
    gang: 'to the gang',
    graveyard: 'to the graveyard',
    prison: 'into the cell',
    ambush: 'into ambush',
    sprung: 'beside the battlefield',
    unseen: 'out of the game',
    duel: 'to the duel',
    beside: 'beside the row',
    removed: 'out of the game',
    box: 'into the box',
  },
  went: (moved, from, to) => `${capital(cards(moved))} ${go(moved, 'goes', 'go')} ${from} ${to}.`,
  removed: moved => `${capital(cards(moved))} ${go(moved, 'leaves', 'leave')} the game.`,
  revealed: shown => ended(`Turned up: ${cards(shown)}`),
  shuffled: zone => `${capital(zone)} ${zone.endsWith('cards') ? 'are' : 'is'} shuffled.`,
  looked: (who, sight, seen) => {
    const namely = seen.known.length > 0 ? `: ${every(seen)}` : '';
    if (sight.at === 'deck') return `${does(who, 'look', 'looks')} through the deck.`;
    if (sight.at === 'hand') return ended(`${does(who, 'look', 'looks')} into ${whose(sight.whose)} hand${namely}`);
    return ended(`${does(who, 'look', 'looks')} at the ambush card ${places[sight.place]}${namely}`);
  },
  turn: (n, who) => `Turn ${n}: ${who.you ? 'yours' : yours(who)}.`,
  marker: (place, space) => `The turn marker stands ${places[place]}, space ${space}.`,
  plays: (who, card, at) => `${does(who, 'play', 'plays')} ${title(card)} ${places[at]}.`,
  uses: (who, card) => ended(`${does(who, 'use', 'uses')} ${title(card)}`),
  spends: (who, card) => `${does(who, 'discard', 'discards')} ${title(card)} for its effect.`,
  drops: (who, card) => `${does(who, 'give', 'gives')} up ${title(card)}, which ${verb(card, 'is', 'are')} blank.`,
  cancelled: (card, by) => ended(`${title(card)} ${verb(card, 'is', 'are')} cancelled by ${title(by)}`),
  ambush: place => `An ambush ${places[place]}!`,
  attack: (mcready, colty, success) =>
    `McReady ${points(mcready)}, Colty ${points(colty)}: the attack ${success ? 'succeeds' : 'fails'}.`,
  border: (n, left) =>
    n > 0 ? `${capital(borderTokens(n))} put back: ${left} on the border.` : `${borderTokens(-n)} gone: ${left} on the border.`,
  chips: (card, n) =>
    n > 0
      ? `${title(card)} ${verb(card, 'gets', 'get')} ${powerChips(n)}.`
      : `${title(card)} ${verb(card, 'loses', 'lose')} ${powerChips(-n)}.`,
  grit: (card, n) =>
    n > 0
      ? `${title(card)} ${verb(card, 'gets', 'get')} a True Grit token.`
      : `${title(card)} ${verb(card, 'loses', 'lose')} a saving token; it leaves the game.`,
  eagle: (card, spot) => `The Eagle lies on ${title(card)}${where(spot)}: the card is blank.`,
  dollars: (who, n) => (n > 0 ? `${does(who, 'get', 'gets')} ${silver(n)}.` : `${does(who, 'pay', 'pays')} ${silver(-n)}.`),
  saved: (card, by) => `${title(card)} ${verb(card, 'is', 'are')} saved by ${by === 'grit' ? 'True Grit' : 'the hostage'}.`,
  destroyed: (card, spot) => `${title(card)} ${verb(card, 'is', 'are')} destroyed${where(spot)}.`,
  died: card => `${title(card)} ${verb(card, 'is', 'are')} dead.`,
  freed: 'Santiago is free!',
  unfought: 'There was no duel: the Hostage child and the Duel card leave the game.',
  named: (card, held) => `${title(card)} ${verb(card, 'is', 'are')} named: ${held ? 'one is in the hand' : 'none is in the hand'}.`,
  swapped: at => `The ambush cards ${list(at.map(place => places[place]))} change places.`,
  guessed: (card, hidden, right) => `It was in the ${hidden} hand: ${title(card)} ${right ? 'changes sides' : 'stays'}.`,
  duel: result =>
    ({ colty: 'Colty wins the duel.', mcready: 'McReady wins the duel.', 'back-down': 'McReady backs down from the duel.' })[
      result
    ],
  conceded: who => `${does(who, 'give up', 'gives up')}.`,
  bargain: (who, n) =>
    n === 1
      ? `${does(who, 'choose', 'chooses')} one silver dollar.`
      : `${does(who, 'choose', 'chooses')} two silver dollars and pay${who.you ? '' : 's'} their price.`,
  under: (card, host, spot) => `${title(card)} ${verb(card, 'goes', 'go')} under ${title(host)}${where(spot)}.`,
  ended: (how, winner) => `${capital(how)}: ${does(winner, 'win', 'wins').replace(/^You/, 'you')}.`,
};

export const talk = revolverTalk(names, texts, phrases, game => teller(table.phrases, game));

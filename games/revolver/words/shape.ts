/** Which words Revolver needs, in every language: a key that is missing somewhere does not compile. */

import type { CommonTells } from '../../../kernel/cards/tells.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { keysOf } from '../../../kernel/records.ts';
import type { Same } from '../../../words/client.ts';
import type { FirstWords } from '../../../words/first.ts';
import type { Each, GameTalk, GameWords, NamesFor } from '../../../words/game.ts';
import { type Cards, cardsOf, type ReadTelling, type Who } from '../../../words/phrase.ts';
import type { GamePhrases, ToldBy } from '../../../words/tell.ts';
import type { characters } from '../bot/bots.ts';
import type { Place, RevolverFace } from '../faces.ts';
import type { RevolverWhy } from '../refusals.ts';
import type { RevolverChapter, RevolverRule } from '../rules.ts';
import type { options, Revolver, RevolverEnding, RevolverTells } from '../zones.ts';
import type { CardTexts } from './cards.ts';
import type { words as decks } from './en/pages/decks.ts';
import type { school } from './en/school.ts';
import type { screen } from './en/screen.ts';
import type { terms } from './en/terms.ts';

type Zone = Extract<keyof Revolver['zones'], string> | 'box';
type Verb =
  | 'play'
  | 'use'
  | 'spend'
  | 'drop'
  | 'derail'
  | 'duel'
  | 'end'
  | 'concede'
  | 'pick'
  | 'picks'
  | 'bandit'
  | 'choose'
  | 'accept'
  | 'decline'
  | 'pass'
  | 'call'
  | 'back-down'
  | 'draw'
  | 'fist'
  | 'scout'
  | 'spread'
  | 'pay'
  | 'discard'
  | 'find'
  | 'stash'
  | 'lay'
  | 'counter'
  | 'coat'
  | 'cancel'
  | 'name';
type Question =
  | 'dollars'
  | 'second'
  | 'play'
  | 'pay'
  | 'react'
  | 'target'
  | 'casualty'
  | 'token'
  | 'color'
  | 'spread'
  | 'may'
  | 'choose'
  | 'coat'
  | 'discard'
  | 'find'
  | 'fist'
  | 'scout'
  | 'stash'
  | 'title'
  | 'lay'
  | 'reply';

/** Everything but the cards, the sentences and the rulebook. */
export interface RevolverNames
  extends Omit<
    NamesFor<{
      kinds: Revolver;
      effect: never;
      verb: Verb;
      question: Question;
      options: typeof options;
      ending: RevolverEnding;
      characters: typeof characters;
    }>,
    'faces' | 'effects'
  > {
  readonly chairs: readonly [colty: string, mcready: string];
  agreed(options: JsonObject): readonly string[];
  /** It is won or lost; nothing is counted. */
  readonly points: null;
  detail(about: string): string | null;
}
/** What the options lack, `B needs A`, in other words. */
export const lackingIn =
  (needs: (option: string, other: string) => string) =>
  (about: string): string | null => {
    const lacks = [...about.matchAll(/(\S+) needs ([^\s,]+)/g)];
    return lacks.length === 0 ? null : lacks.map(([, option, other]) => needs(option!, other!)).join(', ');
  };
export type RevolverRefusals = Each<RevolverWhy>;
export interface RevolverRulebook {
  readonly chapters: Each<RevolverChapter>;
  readonly rules: Each<RevolverRule>;
}

/** Ways of cards that have a sentence of their own; all others are told by where they come from and where they go. */
type Path =
  | 'coltyDeck>hand'
  | 'mcreadyDeck>hand'
  | 'frontier>hand'
  | 'discard>coltyDeck'
  | 'discard>mcreadyDeck'
  | 'frontierDiscard>frontier'
  | 'hand>coltyDeck'
  | 'hand>mcreadyDeck'
  | 'coltyDeck>aside'
  | 'mcreadyDeck>aside'
  | 'aside>coltyDeck'
  | 'aside>mcreadyDeck'
  | 'aside>hand'
  | 'hand>discard'
  | 'hand>frontierDiscard'
  | 'hand>stash'
  | 'stash>hand'
  | 'hand>duel'
  | 'discard>hand'
  | 'column>hand'
  | 'column>column'
  | 'prison>gang'
  | 'prison>hand'
  | 'box>prison'
  | 'ambush>sprung'
  | 'ambush>ambush'
  | 'ambush>unseen';
/** Nothing is said of these: the card was just named as played, as given up or as dead. */
const silent = [
  'hand>played',
  'played>column',
  'played>blockers',
  'played>range',
  'played>discard',
  'played>frontierDiscard',
  'gang>graveyard',
];
type Side = 'colty' | 'mcready';
/** Where a card lies in play: a side's column or Open Range, a battlefield, the gang, beside the row. */
export type CardSpot =
  | { readonly at: 'column'; readonly side: Side; readonly place: Place }
  | { readonly at: 'range'; readonly side: Side }
  | { readonly at: 'block'; readonly place: Place }
  | { readonly at: 'gang' | 'beside' };
/** What somebody looks at: a hand, a deck, a face-down ambush card. */
type Sight =
  | { readonly at: 'hand'; readonly whose: Who }
  | { readonly at: 'deck' }
  | { readonly at: 'ambush'; readonly place: Place };
export interface RevolverPhrases {
  cards(cards: Cards<RevolverFace>): string;
  readonly moved: Each<Path, (cards: Cards<RevolverFace>, who: Who, other: Who, to: Place) => string>;
  /** `from the hand`, `to the discard pile`. */
  readonly from: Each<Zone>;
  readonly to: Each<Zone>;
  went(cards: Cards<RevolverFace>, from: string, to: string): string;
  removed(cards: Cards<RevolverFace>): string;
  revealed(cards: Cards<RevolverFace>): string;
  shuffled(zone: string): string;
  looked(who: Who, sight: Sight, seen: Cards<RevolverFace>): string;
  turn(n: number, who: Who): string;
  marker(place: Place, space: number): string;
  plays(who: Who, card: RevolverFace, at: Place): string;
  uses(who: Who, card: RevolverFace): string;
  spends(who: Who, card: RevolverFace): string;
  drops(who: Who, card: RevolverFace): string;
  cancelled(card: RevolverFace, by: RevolverFace): string;
  ambush(place: Place): string;
  attack(mcready: number, colty: number, success: boolean): string;
  border(n: number, left: number): string;
  chips(card: RevolverFace, n: number): string;
  grit(card: RevolverFace, n: number): string;
  eagle(card: RevolverFace, spot: CardSpot): string;
  dollars(who: Who, n: number): string;
  saved(card: RevolverFace, by: 'grit' | 'hostage'): string;
  destroyed(card: RevolverFace, spot: CardSpot): string;
  died(card: RevolverFace): string;
  readonly freed: string;
  readonly unfought: string;
  named(title: RevolverFace, held: boolean): string;
  swapped(places: readonly Place[]): string;
  guessed(card: RevolverFace, hidden: 'left' | 'right', right: boolean): string;
  duel(result: 'colty' | 'mcready' | 'back-down'): string;
  conceded(who: Who): string;
  bargain(who: Who, dollars: 1 | 2): string;
  under(card: RevolverFace, host: RevolverFace, spot: CardSpot): string;
  /** `how` is one of the endings, in words. */
  ended(how: string, winner: Who): string;
}

const places = [
  'bank',
  'whiskey-canyon',
  'buzzard-point',
  'san-manzanillo-prison',
  'rattlesnake-creek',
  'express-315',
] as const satisfies readonly Place[];
const placeNamed = (name: string | null | undefined): Place | undefined => places.find(place => place === name);
/** `colty:bank`, `mcready:range`, `block:bank`, `gang`, `beside`. */
const spotOf = (row: string): CardSpot => {
  if (row === 'gang' || row === 'beside') return { at: row };
  const [first, rest] = row.split(':');
  const place = placeNamed(rest);
  if (first === 'block') return { at: 'block', place: place! };
  const side = first === 'colty' ? 'colty' : 'mcready';
  return place === undefined ? { at: 'range', side } : { at: 'column', side, place };
};
const sightOf = (said: ReadTelling<CommonTells<RevolverFace>['looked']>): Sight => {
  const { zone, seat, place } = said.raw('from');
  if (zone === 'ambush') return { at: 'ambush', place: placeNamed(place)! };
  return zone === 'hand' ? { at: 'hand', whose: said.who(seat!) } : { at: 'deck' };
};
/** The parts of this game's own tellings, read once for all languages. */
const told = (names: RevolverNames, p: RevolverPhrases): ToldBy<RevolverTells & Pick<CommonTells<RevolverFace>, 'looked'>> => {
  const by = (said: Pick<ReadTelling, 'seat'>): Who => said.seat('seat');
  const n = (said: Pick<ReadTelling, 'number'>): number => said.number('n');
  const card = (said: ReadTelling<{ readonly card: RevolverFace }>): RevolverFace => said.raw('card');
  const spot = (said: ReadTelling<{ readonly row: string }>): CardSpot => spotOf(said.raw('row'));
  return {
    looked: said => p.looked(by(said), sightOf(said), cardsOf(said.raw('cards'))),
    turn: said => p.turn(said.number('turn'), by(said)),
    marker: said => p.marker(said.raw('place'), said.number('space')),
    plays: said => p.plays(by(said), card(said), said.raw('at')),
    uses: said => p.uses(by(said), card(said)),
    spends: said => p.spends(by(said), card(said)),
    drops: said => p.drops(by(said), card(said)),
    cancelled: said => p.cancelled(card(said), said.raw('by')),
    ambush: said => p.ambush(said.raw('place')),
    attack: said => p.attack(said.number('mcready'), said.number('colty'), said.raw('success')),
    border: said => p.border(n(said), said.number('left')),
    chips: said => p.chips(card(said), n(said)),
    grit: said => p.grit(card(said), n(said)),
    eagle: said => p.eagle(card(said), spot(said)),
    dollars: said => p.dollars(by(said), n(said)),
    saved: said => p.saved(card(said), said.raw('by')),
    destroyed: said => p.destroyed(card(said), spot(said)),
    died: said => p.died(card(said)),
    freed: () => p.freed,
    unfought: () => p.unfought,
    named: said => p.named(said.raw('title'), said.raw('held')),
    swapped: said => p.swapped(said.raw('places')),
    guessed: said => p.guessed(card(said), said.raw('hidden'), said.raw('right')),
    duel: said => p.duel(said.raw('result')),
    conceded: said => p.conceded(by(said)),
    bargain: said => p.bargain(by(said), said.raw('dollars')),
    under: said => p.under(card(said), said.raw('host'), spot(said)),
    ended: said => p.ended(names.endings[said.raw('ending')], said.seat('winner')),
  };
};
const zonesOf = (names: RevolverNames): readonly Zone[] => keysOf(names.zones);
/** Every way from row to row: by its own sentence, or by the plain one. */
const ways = (names: RevolverNames, p: RevolverPhrases): GamePhrases['moved'] => {
  const moved: { [path: string]: GamePhrases['moved'][string] } = {};
  for (const from of zonesOf(names))
    for (const to of zonesOf(names))
      moved[`${from}>${to}`] = cards => (to === 'removed' ? p.removed(cards) : p.went(cards, p.from[from], p.to[to]));
  for (const path of silent) moved[path] = () => null;
  for (const [path, said] of Object.entries(p.moved))
    moved[path] = (cards, who, other, to) => said(cards, who, other, placeNamed(to)!);
  return moved;
};

/** The board is no card that moves: the row and the Mexican Border are not among the faces. */
const board: readonly string[] = [...places, 'mexican-border'];
const ofCards = (cards: CardTexts, part: 'name' | 'text'): { readonly [face: string]: string } =>
  Object.fromEntries(
    Object.entries(cards).flatMap(([id, card]) => (board.includes(id) || card[part] === '' ? [] : [[id, card[part]]])),
  );

/** Names, cards, rulebook and sentences as one. */
export const revolverTalk = (
  names: RevolverNames,
  cards: CardTexts,
  phrases: RevolverPhrases,
  tell: (phrases: GamePhrases) => GameWords['tell'],
): GameTalk => ({
  ...names,
  faces: ofCards(cards, 'name'),
  effects: ofCards(cards, 'text'),
  tell: tell({
    zones: names.zones,
    cards: phrases.cards,
    moved: ways(names, phrases),
    revealed: Object.fromEntries(zonesOf(names).map(zone => [zone, phrases.revealed])),
    shuffled: Object.fromEntries(zonesOf(names).map(zone => [zone, phrases.shuffled(names.zones[zone])])),
    told: told(names, phrases),
  }),
});

/** What a newcomer to Revolver is told. */
export type RevolverFirst = FirstWords<'question:play' | 'question:react' | 'question:casualty' | 'tell:attack'>;

/** The shape of what the school of Revolver says: every key of the English words. */
export type RevolverSchool = Same<typeof school>;

/** The shape of what the screen of Revolver says: every key of the English words, with the same parameters. */
export type RevolverScreen = Same<typeof screen>;

/** The shape of what the page of decks says. */
export type DecksWords = Same<typeof decks>;

/** The shape of the terms of Revolver: every key of the English ones. */
export type Terms = Same<typeof terms>;

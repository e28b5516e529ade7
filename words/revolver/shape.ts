/** Which words Revolver needs, in every language: a key that is missing somewhere does not compile. */
import type { Face, Place } from '../../games/revolver/faces.ts';
import type { Why } from '../../games/revolver/refusals.ts';
import type { Chapter, RuleId } from '../../games/revolver/rules.ts';
import type { Ending, Open, options, Revolver } from '../../games/revolver/zones.ts';
import type { BotWords, Each, GameTalk, GameWords, QuestionWords, VerbWords, WordsFor } from '../game.ts';
import { type Cards, cardsOf, type Said, type Who } from '../phrase.ts';
import type { GamePhrases } from '../tell.ts';
import type { CardTexts } from './cards.ts';

export type Zone = Extract<keyof Revolver['zones'], string> | 'box';
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
type Bot = 'greenhorn' | 'gunhand' | 'sharpshooter';
type Options = typeof options;

/** Everything but the cards, the sentences and the rulebook. */
export interface RevolverNames {
  readonly name: string;
  readonly about: string;
  readonly chairs: readonly [colty: string, mcready: string];
  readonly zones: Each<Zone>;
  readonly facts: Each<Extract<keyof Open, string>>;
  readonly verbs: Each<Verb, VerbWords>;
  readonly questions: Each<Question, QuestionWords>;
  readonly options: { readonly [O in keyof Options]: WordsFor<Options[O]> };
  readonly endings: Each<Ending>;
  readonly bots: Each<Bot, BotWords>;
  refusal(why: string): string | null;
  detail(about: string): string | null;
}
/** What the options lack, `B needs A`, in other words. */
export const lackingIn =
  (needs: (option: string, other: string) => string) =>
  (about: string): string | null => {
    const lacks = [...about.matchAll(/(\S+) needs ([^\s,]+)/g)];
    return lacks.length === 0 ? null : lacks.map(([, option, other]) => needs(option!, other!)).join(', ');
  };
export type RevolverRefusals = Each<Why>;
export interface RevolverRulebook {
  readonly chapters: Each<Chapter>;
  readonly rules: Each<RuleId>;
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
  | 'hand>played'
  | 'played>column'
  | 'played>blockers'
  | 'played>range'
  | 'hand>discard'
  | 'hand>frontierDiscard'
  | 'hand>stash'
  | 'stash>hand'
  | 'hand>duel'
  | 'discard>hand'
  | 'column>hand'
  | 'column>column'
  | 'gang>graveyard'
  | 'prison>gang'
  | 'prison>hand'
  | 'ambush>sprung'
  | 'ambush>ambush'
  | 'ambush>unseen';
type Side = 'colty' | 'mcready';
/** Where a card lies in play: a side's column or Open Range, a battlefield, the gang, beside the row. */
export type Spot =
  | { readonly at: 'column'; readonly side: Side; readonly place: Place }
  | { readonly at: 'range'; readonly side: Side }
  | { readonly at: 'block'; readonly place: Place }
  | { readonly at: 'gang' | 'beside' };
/** What somebody looks at: a hand, a deck, a face-down ambush card. */
export type Sight =
  | { readonly at: 'hand'; readonly whose: Who }
  | { readonly at: 'deck' }
  | { readonly at: 'ambush'; readonly place: Place };
export interface RevolverPhrases {
  cards(cards: Cards): string;
  readonly moved: Each<Path, (cards: Cards, who: Who, other: Who) => string>;
  /** `from the hand`, `to the discard pile`. */
  readonly from: Each<Zone>;
  readonly to: Each<Zone>;
  went(cards: Cards, from: string, to: string): string;
  removed(cards: Cards): string;
  revealed(cards: Cards): string;
  shuffled(zone: string): string;
  looked(who: Who, sight: Sight, seen: Cards): string;
  turn(n: number, who: Who): string;
  marker(place: Place, space: number): string;
  plays(who: Who, card: Face, at: Place): string;
  uses(who: Who, card: Face): string;
  spends(who: Who, card: Face): string;
  drops(who: Who, card: Face): string;
  cancelled(card: Face, by: Face): string;
  ambush(place: Place): string;
  attack(mcready: number, colty: number, success: boolean): string;
  border(n: number, left: number): string;
  chips(card: Face, n: number): string;
  grit(card: Face, n: number): string;
  eagle(card: Face, spot: Spot): string;
  dollars(who: Who, n: number): string;
  saved(card: Face, by: 'grit' | 'hostage'): string;
  destroyed(card: Face, spot: Spot): string;
  died(card: Face): string;
  readonly freed: string;
  named(title: Face, held: boolean): string;
  swapped(places: readonly Place[]): string;
  guessed(card: Face, hidden: 'left' | 'right', right: boolean): string;
  duel(result: 'colty' | 'mcready' | 'back-down'): string;
  conceded(who: Who): string;
}

/** `colty:bank`, `mcready:range`, `block:bank`, `gang`, `beside`. */
const spotOf = (row: string): Spot => {
  const [first, rest] = row.split(':') as [string, string | undefined];
  if (rest === undefined) return { at: first as 'gang' | 'beside' };
  if (first === 'block') return { at: 'block', place: rest as Place };
  const side = first as Side;
  return rest === 'range' ? { at: 'range', side } : { at: 'column', side, place: rest as Place };
};
const sightOf = (said: Said): Sight => {
  const { zone, seat, place } = said.raw('from') as {
    readonly zone: Zone;
    readonly seat: number | null;
    readonly place: Place | null;
  };
  if (zone === 'ambush') return { at: 'ambush', place: place! };
  return zone === 'hand' ? { at: 'hand', whose: said.who(seat!) } : { at: 'deck' };
};
/** The parts of this game's own tellings, read once for all languages. */
const told = (p: RevolverPhrases): Each<string, (said: Said) => string> => {
  const card = (said: Said): Face => said.raw('card') as Face;
  const by = (said: Said): Who => said.seat('seat');
  const n = (said: Said): number => said.number('n');
  const place = (said: Said, part = 'place'): Place => said.raw(part) as Place;
  const spot = (said: Said): Spot => spotOf(said.raw('row') as string);
  return {
    looked: said => p.looked(by(said), sightOf(said), cardsOf(said.raw('cards') as readonly (string | null)[])),
    turn: said => p.turn(said.number('turn'), by(said)),
    marker: said => p.marker(place(said), said.number('space')),
    plays: said => p.plays(by(said), card(said), place(said, 'at')),
    uses: said => p.uses(by(said), card(said)),
    spends: said => p.spends(by(said), card(said)),
    drops: said => p.drops(by(said), card(said)),
    cancelled: said => p.cancelled(card(said), said.raw('by') as Face),
    ambush: said => p.ambush(place(said)),
    attack: said => p.attack(said.number('mcready'), said.number('colty'), said.raw('success') === true),
    border: said => p.border(n(said), said.number('left')),
    chips: said => p.chips(card(said), n(said)),
    grit: said => p.grit(card(said), n(said)),
    eagle: said => p.eagle(card(said), spot(said)),
    dollars: said => p.dollars(by(said), n(said)),
    saved: said => p.saved(card(said), said.raw('by') as 'grit' | 'hostage'),
    destroyed: said => p.destroyed(card(said), spot(said)),
    died: said => p.died(card(said)),
    freed: () => p.freed,
    named: said => p.named(said.raw('title') as Face, said.raw('held') === true),
    swapped: said => p.swapped(said.raw('places') as readonly Place[]),
    guessed: said => p.guessed(card(said), said.raw('hidden') as 'left' | 'right', said.raw('right') === true),
    duel: said => p.duel(said.raw('result') as 'colty' | 'mcready' | 'back-down'),
    conceded: said => p.conceded(by(said)),
  };
};
const zonesOf = (names: RevolverNames): readonly Zone[] => Object.keys(names.zones) as Zone[];
/** Every way from row to row: by its own sentence, or by the plain one. */
const ways = (names: RevolverNames, p: RevolverPhrases): GamePhrases['moved'] => {
  const moved: { [path: string]: (cards: Cards, who: Who, other: Who) => string } = {};
  for (const from of zonesOf(names))
    for (const to of zonesOf(names))
      moved[`${from}>${to}`] = cards => (to === 'removed' ? p.removed(cards) : p.went(cards, p.from[from], p.to[to]));
  return { ...moved, ...p.moved };
};

/** The board is no card that moves: the row and the Mexican Border are not among the faces. */
const board = [
  'bank',
  'whiskey-canyon',
  'buzzard-point',
  'san-manzanillo-prison',
  'rattlesnake-creek',
  'express-315',
  'mexican-border',
];
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
    told: told(phrases),
  }),
});

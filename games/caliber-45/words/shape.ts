/** Which words Caliber 45 needs, in every language: a key that is missing somewhere does not compile. */

import { recordOf } from '../../../kernel/records.ts';
import type { Same } from '../../../words/client.ts';
import type { FirstWords } from '../../../words/first.ts';
import type { Each, GameTalk, GameWords, NamesFor } from '../../../words/game.ts';
import type { Cards, ReadTelling, Who } from '../../../words/phrase.ts';
import type { GamePhrases, ToldBy } from '../../../words/tell.ts';
import type { characters } from '../bot/bots.ts';
import { decks, type MoneyRow, RICH_FORT_KNOX, type WeaponRow } from '../decks.ts';
import type { CaliberFace } from '../faces.ts';
import type { CaliberWhy } from '../refusals.ts';
import type { CaliberChapter, CaliberRule } from '../rules.ts';
import type { Caliber, CaliberEnding, CaliberTells, options } from '../zones.ts';
import type { school } from './en/school.ts';
import type { screen } from './en/screen.ts';

type Arming = 'draw' | 'swap' | 'rob' | 'hire' | 'unbail' | 'pass' | 'keep' | 'refuse';
type Riding = 'join' | 'decline' | 'pick' | 'meet' | 'mustang' | 'fall' | 'pay' | 'jail' | 'agree' | 'disagree';
type Verb = Arming | Riding | 'shoot' | 'defend' | 'flee';
type Question = 'arming' | 'hire' | 'call' | 'pick' | 'meet' | 'sheriff' | 'fresh' | 'shoot-out' | 'defend';

/** Everything but the sentences and the rulebook. */
export interface CaliberNames
  extends NamesFor<{
    kinds: Caliber;
    effect: CaliberFace;
    verb: Verb;
    question: Question;
    options: typeof options;
    ending: CaliberEnding;
    characters: typeof characters;
  }> {
  /** The teams, by their signs: a horseshoe, a star, a spur. */
  readonly teams: readonly [string, string, string];
  points(n: number): string;
}
export type CaliberRefusals = Each<CaliberWhy>;
export interface CaliberRulebook {
  readonly chapters: Each<CaliberChapter>;
  readonly rules: Each<CaliberRule>;
}

/** How many play in each team of a split like `ABB`. */
export const sizesIn = (split: string): readonly number[] =>
  [...new Set(split)].sort().map(team => [...split].filter(of => of === team).length);

/** What cards say whose numbers are in the data: the sentences are here, the numbers there. */
export interface EffectWords {
  ammo(bullets: number): string;
  /** `rich` is what the card is worth at a table that agreed on more; else null. */
  loot(dollars: number, guards: number, rich: number | null): string;
  warParty(guards: number): string;
  cowboy(limit: number): string;
  readonly special: Each<'mustang' | 'cactus' | 'coyote' | 'sheriff' | 'dynamite'>;
}
export const effectsOf = (say: EffectWords): Each<CaliberFace> => {
  const special: { readonly [card: string]: string } = say.special;
  const weapon = ({ card, bullets }: WeaponRow): string => (bullets === undefined ? special[card]! : say.ammo(bullets));
  const money = ({ card, dollars, guards = 0 }: MoneyRow): string => {
    if (dollars !== undefined) return say.loot(dollars, guards, card === 'fort-knox' ? RICH_FORT_KNOX : null);
    return guards > 0 ? say.warParty(guards) : special[card]!;
  };
  return recordOf([
    ...decks.weapons.map(row => [row.card, weapon(row)] as const),
    ...decks.money.map(row => [row.card, money(row)] as const),
    ...decks.cowboys.map(({ card, limit }) => [card, say.cowboy(limit)] as const),
  ]);
};

/** Every way a card goes in this game. */
type Weapons = 'weapons>hand' | 'hand>thrown' | 'thrown>weapons';
type Cowboys = 'stable>cowboy' | 'cowboy>graveyard' | 'graveyard>stable';
type Money = 'spread>loot' | 'loot>money' | 'loot>spent' | 'loot>spread' | 'spent>spread' | 'money>spent' | 'spent>money';
export interface CaliberPhrases {
  cards(cards: Cards<CaliberFace>): string;
  readonly moved: Each<Weapons | Cowboys | Money, (cards: Cards<CaliberFace>, who: Who) => string>;
  readonly revealed: Each<'cowboy', (cards: Cards<CaliberFace>, who: Who) => string>;
  readonly shuffled: Each<'weapons' | 'spread' | 'stable'>;
  passed(who: Who): string;
  unbailed(who: Who, left: number): string;
  hired(who: Who, tokens: number): string;
  turnedAway(who: Who): string;
  called(who: Who): string;
  joins(who: Who): string;
  /** `able`: they were asked, and might have ridden along. */
  stays(who: Who, able: boolean): string;
  owes(who: Who, dollars: number, to: 'bail' | 'sheriff'): string;
  settled(who: Who, dollars: number): string;
  /** There is no change for it yet. */
  waits(who: Who, dollars: number): string;
  beat(who: Who, guards: number): string;
  killed(who: Who): string;
  jailed(who: Who): string;
  rodeOff(who: Who): string;
  fled(who: Who): string;
  shot(who: Who, whom: Who, strength: number): string;
  defended(who: Who): string;
  voted(against: readonly Who[]): string;
  readonly freshCowboys: string;
  million(team: string): string;
  readonly standstill: string;
}

/** The parts of this game's own tellings, read once for all languages. */
const told = (p: CaliberPhrases, teams: readonly string[]): ToldBy<CaliberTells> => {
  const of = (phrase: (who: Who) => string) => (said: Pick<ReadTelling, 'seat'>) => phrase(said.seat('seat'));
  return {
    passed: of(p.passed),
    unbailed: said => p.unbailed(said.seat('seat'), said.number('left')),
    hired: said => p.hired(said.seat('seat'), said.number('tokens')),
    'turned-away': of(p.turnedAway),
    called: of(p.called),
    joins: of(p.joins),
    stays: said => p.stays(said.seat('seat'), said.raw('able')),
    owes: said => p.owes(said.seat('seat'), said.number('dollars'), said.raw('to')),
    waits: said => p.waits(said.seat('seat'), said.number('dollars')),
    settled: said => p.settled(said.seat('seat'), said.number('dollars')),
    beat: said => p.beat(said.seat('seat'), said.number('guards')),
    killed: of(p.killed),
    jailed: of(p.jailed),
    'rode-off': of(p.rodeOff),
    fled: of(p.fled),
    shot: said => p.shot(said.seat('by'), said.seat('whom'), said.number('strength')),
    defended: of(p.defended),
    voted: said => p.voted(said.seats('against')),
    'fresh-cowboys': () => p.freshCowboys,
    million: said => p.million(teams[said.number('team')]!),
    standstill: () => p.standstill,
  };
};

/** Names, rulebook and sentences as one. */
export const caliberTalk = (
  names: CaliberNames,
  phrases: CaliberPhrases,
  tell: (phrases: GamePhrases) => GameWords['tell'],
): GameTalk => ({
  ...names,
  tell: tell({
    zones: names.zones,
    cards: phrases.cards,
    moved: phrases.moved,
    revealed: phrases.revealed,
    shuffled: phrases.shuffled,
    told: told(phrases, names.teams),
  }),
});

/** What a newcomer to Caliber 45 is told. */
export type CaliberFirst = FirstWords<'question:call' | 'question:meet' | 'question:shoot-out' | 'question:defend'>;

/** The shape of what the school of Caliber 45 says: every key of the English words. */
export type CaliberSchool = Same<typeof school>;

/** The shape of what the screen of Caliber 45 says: every key of the English words, with the same parameters. */
export type CaliberScreen = Same<typeof screen>;

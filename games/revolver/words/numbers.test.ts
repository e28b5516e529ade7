/** Numbers in the texts of Revolver are those of the data they speak of: what a card says is what it does, in every language. */
import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../../../words/language.ts';
import { DECK_SIZE } from '../decks/decks.ts';
import { cardOf, EXPRESS, faces, frontierCards, gangOf, PRISON, places, type RevolverFace, ratingOf, rowCards } from '../faces.ts';
import { BLOCKERS, BORDER, BORDER_ALL, CHIPS, COLTY_LIMIT, DOLLARS, GRIT, HAND, LAST_TURN, RED } from '../figures.ts';
import { cards as en } from './en/cards.ts';
import { examples } from './en/examples.ts';
import { rules as enRules } from './en/rules.ts';
import { school as enSchool } from './en/school.ts';
import { cards as ru } from './ru/cards.ts';
import { rules as ruRules } from './ru/rules.ts';
import { school as ruSchool } from './ru/school.ts';
import { cards as uk } from './uk/cards.ts';
import { rules as ukRules } from './uk/rules.ts';
import { school as ukSchool } from './uk/school.ts';

const texts = { en, ru, uk };
const books = { en: enRules, ru: ruRules, uk: ukRules };
const schools = { en: enSchool, ru: ruSchool, uk: ukSchool };
/** Numbers that are written as words, from two on: one is often no more than "a". */
const spelled: { readonly [L in Language]: readonly (readonly [RegExp, number])[] } = {
  en: [
    [/\btwo\b|\btwice\b/iu, 2],
    [/\bthree\b/iu, 3],
    [/\bfour\b/iu, 4],
    [/\bfive\b/iu, 5],
    [/\bsix\b/iu, 6],
    [/\btwelve\b/iu, 12],
  ],
  ru: [
    [/(?<!\p{L})дв(?:а|е|ух|умя|ажды|ое)(?!\p{L})/iu, 2],
    [/(?<!\p{L})тр(?:и|ёх|емя)(?!\p{L})/iu, 3],
    [/(?<!\p{L})четыр(?:е|ёх|ьмя)(?!\p{L})/iu, 4],
    [/(?<!\p{L})пят(?:ь|и)(?!\p{L})/iu, 5],
    [/(?<!\p{L})шест(?:ь|и)(?!\p{L})/iu, 6],
  ],
  uk: [
    [/(?<!\p{L})дв(?:а|і|ох|ома|ічі|оє)(?!\p{L})/iu, 2],
    [/(?<!\p{L})тр(?:и|ьох|ьома)(?!\p{L})/iu, 3],
    [/(?<!\p{L})чотир(?:и|ьох|ма)(?!\p{L})/iu, 4],
    [/(?<!\p{L})п’ят(?:ь|и|ьох)(?!\p{L})/iu, 5],
    [/(?<!\p{L})шіст(?:ь|ьох)(?!\p{L})/iu, 6],
  ],
};
/** What only looks like a number: names, rules, sets. */
const NAMES = /3:15|\.38|\.45|R[VX]-\d+|R[12]|\b1\.[1-4]|Three Fingers|Три Пальца|Три Пальці/gu;
const said = (language: Language, text: string): Set<number> => {
  const bare = text.replaceAll(NAMES, '');
  const found = new Set((bare.match(/−?\d+/g) ?? []).map(digits => Number(digits.replace('−', '-'))));
  for (const [word, n] of spelled[language]) if (word.test(bare)) found.add(n);
  return found;
};

/** Every number in the effects of a card, how often it does the same thing, and what it brings in all. */
const numbersIn = (x: unknown): number[] => {
  if (typeof x === 'number') return [Math.abs(x)];
  if (Array.isArray(x)) {
    const same = new Map<string, number>();
    for (const each of x) same.set(JSON.stringify(each), (same.get(JSON.stringify(each)) ?? 0) + 1);
    const gained = x.reduce((sum: number, op) => sum + (op.op === 'dollar' && op.n > 0 ? op.n : 0), 0);
    return [...x.flatMap(numbersIn), ...same.values(), gained];
  }
  return typeof x === 'object' && x !== null ? Object.values(x).flatMap(numbersIn) : [];
};
const several = (numbers: Iterable<number>): number[] => [...new Set(numbers)].filter(n => n > 1).toSorted((a, b) => a - b);

describe.each(languages)('in %s', language => {
  test.each(faces)('%s says the numbers that it has', face => {
    const { text } = texts[language][face];
    expect(several(said(language, text)), text).toEqual(several(numbersIn(cardOf(face).effects)));
  });
  const firepower = (face: RevolverFace): number => cardOf(face).firepower!;
  const copies = (list: readonly { readonly copies: number; readonly set: string }[]): number =>
    list.reduce((sum, card) => sum + card.copies, 0);
  const inEffects = (face: RevolverFace): number[] => several(numbersIn(cardOf(face).effects));
  const ofData: { readonly [rule: string]: readonly number[] } = {
    'RV-001': [DECK_SIZE],
    'RV-002': [places.length - 1, gangOf('base').length, DECK_SIZE, BORDER_ALL, GRIT, CHIPS],
    'RV-006': [copies(frontierCards.filter(card => card.set === '1.3')), DOLLARS],
    'RV-023': [BORDER, BORDER_ALL - BORDER],
    'RV-025': [gangOf('base').length + gangOf('1.1').length],
    'RV-028': [DOLLARS],
    'RV-029': [copies(frontierCards)],
    'RV-031': [RED],
    'RV-033': [HAND],
    'RV-056': [rowCards[EXPRESS].spaces],
    'RV-078': [COLTY_LIMIT],
    'RV-085': [BLOCKERS],
    'RV-087': inEffects('sandstorm'),
    'RV-088': [...inEffects('rickety-bridge'), COLTY_LIMIT],
    'RV-095': inEffects('dynamite'),
    'RV-096': [firepower('drusilla-wilcox'), inEffects('dynamite')[0]! - firepower('drusilla-wilcox')],
    'RV-112': [CHIPS, RED],
    'RV-115': [GRIT],
    'RV-119': [BORDER, BORDER_ALL],
    'RV-149': inEffects('cortez'),
    'RV-155': [rowCards[EXPRESS].spaces],
    'RV-158': [LAST_TURN],
    'RV-160': places.flatMap(place => [rowCards[place].spaces, rowCards[place].defence]),
    'RV-195': [cardOf('derail-the-train').cost.discard!],
    'RV-205': [rowCards[PRISON].spaces, COLTY_LIMIT],
    'RV-211': [ratingOf('santiago')],
    'RV-214': [DOLLARS],
    'RV-239': [firepower('armed-train-guard')],
    'RV-245': [DECK_SIZE],
    'RV-262': [firepower('rock-strewn-vantage-point')],
    'RV-263': [firepower('volcanic-pistol')],
    'RV-272': inEffects('fan-the-gun'),
    'RV-273': inEffects('the-jakes'),
    'RV-278': [firepower('drusilla-wilcox')],
    'RV-282': [RED],
    'RV-286': [firepower('garrotte')],
    'RV-288': [cardOf('colonel-mcready').cost.discard!, ...inEffects('colonel-mcready')],
    'RV-290': [firepower('deputy')],
    'RV-291': inEffects('the-jackson-clan'),
    'RV-293': [firepower('banditos')],
  };
  test.each(Object.keys(ofData))('%s counts as the data do', id => {
    const text = books[language][id as keyof typeof enRules];
    expect([...said(language, text)], text).toEqual(expect.arrayContaining([...ofData[id]!]));
  });
  test('the lessons count as the data do', () => {
    const { turn, attack, ambush, decks } = schools[language].lessons;
    const counts = (text: string, numbers: readonly number[]): void =>
      expect([...said(language, text)], text).toEqual(expect.arrayContaining([...numbers]));
    counts(turn.steps.intro, [places.length - 1]);
    counts(turn.steps.colt, [firepower('38-special'), firepower('45-long-colt')]);
    counts(turn.steps.end, [COLTY_LIMIT]);
    counts(turn.steps.border, [firepower('deputy'), rowCards.bank.defence]);
    counts(attack.steps.intro, [firepower('deputy'), firepower('cowboy'), firepower('bounty-hunter')]);
    counts(attack.steps.dynamite, [...inEffects('dynamite'), cardOf('dynamite').cost.discard!]);
    counts(attack.steps.which, [firepower('deputy'), firepower('cowboy')]);
    counts(ambush.steps.there, inEffects('crossfire'));
    counts(ambush.steps.pick, inEffects('false-alarm-jumpy-trigger'));
    counts(decks.steps.intro, [DECK_SIZE]);
    counts(decks.steps.fan, inEffects('fan-the-gun'));
    expect(decks.steps.chips).toContain(`${CHIPS + RED}`);
  });
});

test('a card named in a worked example with its number has that number', () => {
  const short = (name: string): string => name.replace(/ – .*/, '');
  const named = new Map<string, number | null>(
    faces.map(face => [short(en[face].name), cardOf(face).type === 'bandit' ? ratingOf(face) : cardOf(face).firepower]),
  );
  let seen = 0;
  for (const [id, text] of Object.entries(examples))
    for (const [, name, number] of text.matchAll(/([A-Z.“][\w.’” -]*?) \((−?\d+)(?:, \w+)?\)/g)) {
      const known = [...named.keys()].filter(title => name!.endsWith(title)).toSorted((a, b) => b.length - a.length)[0];
      if (known === undefined) continue;
      seen++;
      expect(Number(number!.replace('−', '-')), `${id}: ${name}`).toBe(named.get(known));
    }
  expect(seen).toBeGreaterThan(15);
});
test('a battlefield named in a worked example with its defence has that defence', () => {
  const called: { readonly [P in (typeof places)[number]]: string } = {
    bank: 'Bank',
    'whiskey-canyon': 'Whiskey Canyon',
    'buzzard-point': 'Buzzard Point',
    'san-manzanillo-prison': 'prison',
    'rattlesnake-creek': 'Rattlesnake Creek',
    'express-315': 'Express',
  };
  let seen = 0;
  for (const [id, text] of Object.entries(examples))
    for (const place of places)
      for (const [, number] of text.matchAll(new RegExp(`${called[place]} \\(defence (\\d+)\\)`, 'g'))) {
        seen++;
        expect(Number(number), `${id}: ${place}`).toBe(rowCards[place].defence);
      }
  expect(seen).toBeGreaterThan(4);
});

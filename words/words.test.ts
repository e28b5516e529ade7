/** Every telling of every game becomes a sentence in every language, and every word that a game needs is there. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { CaliberScreen } from '../games/caliber-45/words/shape.ts';
import { boxes, type GameId, games } from '../games/index.ts';
import { no as revolverNo } from '../games/revolver/refusals.ts';
import type { RevolverScreen } from '../games/revolver/words/shape.ts';
import type { BulletsScreen } from '../games/steel-bullets/words/shape.ts';
import { screen as wrightEn } from '../games/wright-gang/words/en/screen.ts';
import { names as wrightRu } from '../games/wright-gang/words/ru/names.ts';
import type { WrightNames, WrightScreen } from '../games/wright-gang/words/shape.ts';
import { together } from '../kernel/cards/together.ts';
import { below, diceFrom } from '../kernel/chance/dice.ts';
import type { Game, Kinds, Telling } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { OptionSpec } from '../kernel/options.ts';
import { anyInput } from '../kernel/proving/laws.ts';
import { isRefusal, no as tableNo } from '../kernel/refusal.ts';
import type { Dice } from '../kernel/sealed.ts';
import type { Viewer } from '../kernel/seat.ts';
import { refusals as talkNo } from '../table/chat/rules.ts';
import { no as seatNo } from '../table/seats/seating.ts';
import { refusals as clientNo } from '../wire/questions.ts';
import { refusals as serverNo } from '../wire/refusals.ts';
import type { ClientWords } from './client.ts';
import type { GameWords, OptionWords, TextWords } from './game.ts';
import { type Language, languages } from './language.ts';
import type { Name } from './phrase.ts';
import { refused } from './refused.ts';
import type { TableWords } from './table.ts';
import { tableWords } from './table.ts';

const everyGame: { readonly [id in GameId]: Game<Kinds> } = games;
const ids = Object.keys(games) as GameId[];
const NAMES = ['Jesse', 'Billy', 'Butch', 'Robert', 'Etta', 'Laura', 'Annie', 'Frank', 'Kitty'];
const GAMES = 50;

const anyValue = (spec: OptionSpec, said: OptionWords, seats: number, dice: Dice): Json => {
  if (spec.kind === 'choice') return spec.of[below(dice, spec.of.length)]!;
  if (spec.kind === 'switch') return below(dice, 2) === 0;
  if (spec.kind === 'seat') return below(dice, 2) === 0 ? null : below(dice, seats);
  if (spec.kind === 'text') return Object.keys((said as TextWords).texts)[below(dice, 2)]!;
  return spec.min + below(dice, 3);
};
/** Any options that go together: what one allows may depend on the seats, and on another. */
const anyConfig = (game: Game<Kinds>, words: GameWords, seats: number, dice: Dice): JsonObject => {
  for (;;) {
    const asked = Object.fromEntries(
      Object.entries(game.options).map(([name, spec]) => [name, anyValue(spec, words.options[name]!, seats, dice)]),
    );
    const config = game.configure(asked, seats) as JsonObject;
    if (!isRefusal(config)) return config;
  }
};

interface Heard {
  readonly told: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
  readonly questions: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
}
/** Everything any viewer is told in random games: each telling with its listener and the number of players. */
const listen = (game: Game<Kinds>, words: GameWords): Heard => {
  const [told, verbs, questions, values] = [new Set<string>(), new Set<string>(), new Set<string>(), new Set<string>()];
  for (let g = 0; g < GAMES; g++) {
    const dice = diceFrom(`words ${g}`);
    const seats = game.seats[0] + (g % (game.seats[1] - game.seats[0] + 1));
    const config = anyConfig(game, words, seats, dice);
    for (const [name, value] of Object.entries(config)) values.add(`${name} ${value}`);
    let table = game.setup(config, seats, `words ${g}`);
    while (game.outcome(table) === null) {
      for (let seat = 0; seat < seats; seat++)
        for (const offer of game.offers(table, seat)) {
          verbs.add(offer.do);
          if (offer.question !== null) questions.add(offer.question);
        }
      const played = game.play(table, anyInput(game, table, dice)!);
      if (isRefusal(played)) throw new Error(played.why);
      table = played.table;
      const viewers: Viewer[] = [...Array(seats).keys(), 'rail'];
      for (const viewer of viewers) {
        const tellings = played.told(viewer);
        for (const telling of new Set([...tellings, ...together(tellings)])) told.add(JSON.stringify([telling, viewer, seats]));
      }
    }
  }
  return { told, verbs, questions, values };
};

/** Cards that move or are shuffled and secrets that are kept in silence, because another telling says more: so in every language. */
const faultOfSilence = ({ tell }: Telling, everywhere: boolean): string | null =>
  everywhere && ['moved', 'shuffled', 'kept'].includes(tell) ? null : 'silence';
/** What is wrong with a sentence, or null. Nothing is left untranslated, and nothing foreign strays into it. */
const faultOf = (sentence: string, names: readonly string[], language: Language): string | null => {
  if (!/^[\p{Lu}\d«“.].*[.!]$/u.test(sentence)) return 'no sentence';
  const players = [...names, 'вы', 'ви'].join('|');
  // From player to player an arrow says it; from row to row it is what was never put into words.
  const unarrowed = sentence.replace(new RegExp(`^(${players}) → (${players}):`, 'i'), '');
  if (/undefined|null|NaN|\[object|\s\s|→|: \.$/.test(unarrowed)) return 'a machine’s word';
  const bare = names.reduce((rest, name) => rest.replaceAll(name, ''), sentence);
  const foreign = language === 'en' ? /\p{Script=Cyrillic}/u : /\p{Script=Latin}/u;
  const others = language === 'uk' ? /[ыэъё]/ : /[іїєґ]/;
  return foreign.test(bare) || others.test(bare) ? 'a foreign letter' : null;
};

for (const id of ids) {
  const game = everyGame[id];
  const heard = listen(game, boxes[id].words.en);

  describe(`${id}: what is heard in ${GAMES} random games`, () => {
    test.each(languages)('is a sentence in %s', language => {
      const faults = [...heard.told].flatMap(text => {
        const [telling, viewer, seats] = JSON.parse(text) as [Telling, Viewer, number];
        const reader = { viewer, names: NAMES.slice(0, seats) };
        const sentence = boxes[id].words[language].tell(telling, reader);
        const silent = sentence === null && boxes[id].words.en.tell(telling, reader) === null;
        const fault = sentence === null ? faultOfSilence(telling, silent) : faultOf(sentence, reader.names, language);
        return fault === null ? [] : [`${fault}: ${sentence} ${text}`];
      });
      expect(faults).toEqual([]);
    });
    test.each(languages)('has its verbs, questions, rows, faces, facts, options and bots named in %s', language => {
      const words = boxes[id].words[language];
      expect(Object.keys(words.verbs)).toEqual(expect.arrayContaining([...heard.verbs]));
      expect(Object.keys(words.questions)).toEqual(expect.arrayContaining([...heard.questions]));
      for (const verb of Object.keys(words.verbs)) expect(game.needs(verb), verb).not.toBeNull();
      expect(Object.keys(words.faces).toSorted()).toEqual(game.faces.toSorted());
      expect(Object.keys(words.zones).toSorted()).toEqual(Object.keys(game.zones).toSorted());
      expect(Object.keys(words.options)).toEqual(Object.keys(game.options));
      const table = game.setup(game.configure({}, game.seats[0]) as JsonObject, game.seats[0], 'any');
      expect(Object.keys(words.facts)).toEqual(Object.keys((game.view(table, 'rail') as { readonly open: JsonObject }).open));
      expect(Object.keys(words.bots)).toEqual(boxes[id].bots.map(bot => bot.name));
      for (const bot of boxes[id].bots) expect(words.bots[bot.name]!.level, bot.name).toBe(bot.level);
    });
    test('includes every choice of every option', () => {
      for (const [name, spec] of Object.entries(game.options))
        if (spec.kind === 'choice') for (const value of spec.of) expect(heard.values).toContain(`${name} ${value}`);
    });
  });
}

test.each(languages)('every refusal has a reason in %s', language => {
  for (const id of ids)
    for (const refusal of [...boxes[id].rulebook.refusals, ...Object.values(tableNo)]) {
      const text = refused(tableWords[language], boxes[id].words[language], refusal);
      expect(text).toMatch(/^«?\p{Lu}.*\.$/u);
      if (language !== 'en') expect(text).not.toBe(refusal.why);
    }
});
test('an untranslated reason is still shown', () => {
  const refusal = { rule: 'X-1', why: 'The horse is tired.', about: 'Rosinante' };
  expect(refused(tableWords.uk, boxes['wright-gang'].words.uk, refusal)).toBe('The horse is tired. (Rosinante)');
});
test('which option is missing is said in the reader’s language', () => {
  const refusal = { ...revolverNo.optionDependency, about: 'B needs A, 1.2 needs 1.1' };
  expect(refused(tableWords.ru, boxes.revolver.words.ru, refusal)).toBe(
    'Для этой настройки не хватает другой. (для модуля Б нужен модуль А, для дополнения 1.2 нужно дополнение 1.1)',
  );
  expect(refused(tableWords.en, boxes.revolver.words.en, refusal)).toMatch(/\(module B needs module A, set 1\.2 needs set 1\.1\)$/);
});
test('a missing translation does not compile', () => {
  const { swap: _swap, ...faces } = wrightRu.faces;
  // @ts-expect-error a face without a name
  const unnamed: WrightNames['faces'] = faces;
  const { waitingFor: _waitingFor, ...table } = tableWords.ru;
  // @ts-expect-error a text of the table that one language lacks
  const silent: TableWords = table;
  // @ts-expect-error a text with other parameters than the English one
  const other: TableWords = { ...tableWords.ru, wins: (names: string) => names };
  expect([unnamed, silent, other]).toHaveLength(3);
});

test.each(['ru', 'uk'] as const)('what the house refuses, in any game, is said in %s', language => {
  const reasons = [seatNo, talkNo, serverNo, clientNo].flatMap(list => Object.values(list));
  for (const refusal of reasons) expect(refused(tableWords[language], null, refusal)).toMatch(/^[А-ЯҐЄІЇа-яґєії]/);
});

/** Every template of these words that takes a bare name: it would have no form for the reader. */
type Nameless<Words> = Words extends (...given: infer Given) => unknown
  ? [Name] extends [Given[number]]
    ? 'a template that takes a name'
    : never
  : Words extends string | undefined | readonly string[]
    ? never
    : { readonly [Key in keyof Words]-?: Nameless<Words[Key]> }[keyof Words];
type Screens = BulletsScreen | CaliberScreen | RevolverScreen | WrightScreen;
test('no sentence about a player lacks its form for the reader: none takes a name, and no name can be given as a text', () => {
  const none: { readonly [Words in 'pages' | 'table' | 'screens']: readonly never[] } = {
    pages: [] as Nameless<ClientWords>[],
    table: [] as Nameless<Omit<TableWords, 'phrases'>>[],
    screens: [] as Nameless<Screens>[],
  };
  const name: Name = 'Jesse';
  // @ts-expect-error a name is no text
  const text: string = name;
  const taken = [] as Nameless<{ readonly started: (who: Name) => string }>[];
  // @ts-expect-error a template that takes a name is found
  const found: readonly never[] = taken;
  expect([none, text, found]).toHaveLength(3);
  expect(wrightEn.whyShootout({ you: true, name })).toBe('You have started a shoot-out.');
});

test('every page finds its words: their file has the name that the page asks for', () => {
  const listed = [...readFileSync(new URL('pages.ts', import.meta.url), 'utf8').matchAll(/readonly (\w+): Same</g)];
  const pages = listed.map(([, page]) => `${page}.ts`).toSorted();
  expect(pages).not.toEqual([]);
  for (const language of languages)
    expect(readdirSync(new URL(`${language}/pages`, import.meta.url)).toSorted(), language).toEqual(pages);
});

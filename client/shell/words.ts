/** The words of the present language: the pages' and the table's at once, a game's when its page opens. Only one language is loaded. */
import { effect, signal } from '@preact/signals';
import { called, type Naming } from '../../words/called.ts';
import type { ClientWords } from '../../words/client.ts';
import type { AboutWords, Cited, FirstWords } from '../../words/first.ts';
import type { GameTalk, RuleTexts } from '../../words/game.ts';
import type { Language } from '../../words/language.ts';
import type { TableWords } from '../../words/table.ts';
import { language } from './settings.ts';

/** The texts of a game's poster; all come from its names. */
export type GameNames = Omit<GameTalk, 'faces' | 'effects' | 'tell'>;
export interface Tongue {
  readonly language: Language;
  readonly ui: ClientWords;
  readonly table: TableWords;
  readonly names: { readonly [game: string]: GameNames };
}

const pagesOf = import.meta.glob<{ readonly client: ClientWords }>('../../words/*/client.ts');
const tablesOf = import.meta.glob<{ readonly table: TableWords }>('../../words/*/table.ts');
const namesOf = import.meta.glob<{ readonly names: GameNames }>('../../games/*/words/*/names.ts');
const screensOf = import.meta.glob<{ readonly screen: object }>('../../games/*/words/*/screen.ts');
const talkOf = import.meta.glob<{ readonly talk: GameTalk }>('../../games/*/words/*/talk.ts');
const firstOf = import.meta.glob<{ readonly first: FirstWords }>('../../games/*/words/*/first.ts');
const aboutOf = import.meta.glob<{ readonly about: AboutWords }>('../../games/*/words/*/about.ts');
const citedOf = import.meta.glob<Cited>('../../games/*/words/about.ts');
const rulesOf = import.meta.glob<RuleTexts>('../../games/*/words/*/rules.ts');
const wordsAt = (game: string, spoken: Language): string => `../../games/${game}/words/${spoken}`;

/** The server writes it into the page, which is cached with it. */
const naming: Naming = document.documentElement.dataset['names'] === 'house' ? 'house' : 'own';

const loadTongue = async (spoken: Language): Promise<Tongue> => {
  const games = Object.keys(namesOf).flatMap(path => new RegExp(`/games/(.+)/words/${spoken}/names.ts$`).exec(path)?.[1] ?? []);
  const [{ client }, { table }, ...names] = await Promise.all([
    pagesOf[`../../words/${spoken}/client.ts`]!(),
    tablesOf[`../../words/${spoken}/table.ts`]!(),
    ...games.map(game => namesOf[`${wordsAt(game, spoken)}/names.ts`]!()),
  ]);
  return {
    language: spoken,
    ui: client,
    table,
    names: Object.fromEntries(games.map((game, i) => [game, called(names[i]!.names, naming)])),
  };
};

/** Null until the first words are loaded. */
export const tongue = signal<Tongue | null>(null);
export const unspoken = signal<unknown>(null);
effect(() => {
  const wanted = language.value;
  loadTongue(wanted).then(
    loaded => {
      if (language.peek() !== wanted) return;
      tongue.value = loaded;
      unspoken.value = null;
    },
    why => {
      unspoken.value = why;
    },
  );
});

/** For components drawn once words are loaded, which is the whole page. */
export const say = (): Tongue => {
  const spoken = tongue.value;
  if (spoken === null) throw new Error('nothing may be drawn before there are words');
  return spoken;
};

/** The words of a game's table, and of the game's screen. Some pages need only the second. */
const talks = signal<{ readonly [key: string]: GameTalk }>({});
const screens = signal<{ readonly [key: string]: object }>({});
const found = <W>(all: { readonly [key: string]: W }, game: string): W | null => all[`${say().language}/${game}`] ?? null;
export const isScreenSpoken = (game: string): boolean => found(screens.value, game) !== null;
export const isGameSpoken = (game: string): boolean => found(talks.value, game) !== null && isScreenSpoken(game);

const opened = <W>(all: { readonly [key: string]: W }, game: string): W => {
  const words = found(all, game);
  if (words === null) throw new Error(`nothing of ${game} may be drawn before there are words`);
  return words;
};
export const gameWords = (game: string): GameTalk => opened(talks.value, game);
/** The words of a game's screen; its own folder knows the shape. */
export const screenWords = (game: string): object => opened(screens.value, game);

export const loadScreenWords = async (game: string, spoken: Language): Promise<void> => {
  const key = `${spoken}/${game}`;
  if (screens.peek()[key] !== undefined) return;
  const { screen } = await screensOf[`${wordsAt(game, spoken)}/screen.ts`]!();
  screens.value = { ...screens.peek(), [key]: screen };
};
export const loadGameWords = async (game: string, spoken: Language): Promise<void> => {
  const key = `${spoken}/${game}`;
  const [words] = await Promise.all([
    talks.peek()[key] === undefined ? talkOf[`${wordsAt(game, spoken)}/talk.ts`]!() : null,
    loadScreenWords(game, spoken),
  ]);
  if (words !== null) talks.value = { ...talks.peek(), [key]: called(words.talk, naming) };
};

/** The texts of a game's rules are long, and needed only to look one up. */
const rulebooks = signal<{ readonly [key: string]: RuleTexts }>({});
/** Null until they are loaded. */
export const ruleTexts = (game: string): RuleTexts | null => found(rulebooks.value, game);
export const loadRuleTexts = async (game: string, spoken: Language): Promise<void> => {
  const key = `${spoken}/${game}`;
  const load = rulesOf[`${wordsAt(game, spoken)}/rules.ts`];
  if (load === undefined || rulebooks.peek()[key] !== undefined) return;
  const texts = await load();
  rulebooks.value = { ...rulebooks.peek(), [key]: texts };
};

/** The words for a newcomer to a game. */
const firsts = signal<{ readonly [key: string]: FirstWords }>({});
/** Null until loaded. */
export const firstWords = (game: string): FirstWords | null => found(firsts.value, game);
export const loadFirstWords = async (game: string, spoken: Language): Promise<void> => {
  const key = `${spoken}/${game}`;
  const load = firstOf[`../../games/${game}/words/${spoken}/first.ts`];
  if (load === undefined || firsts.peek()[key] !== undefined) return;
  const { first } = await load();
  firsts.value = { ...firsts.peek(), [key]: first };
};

/** The explanations at a game's table, with their rules. */
interface Abouts extends Cited {
  readonly about: AboutWords;
}
const abouts = signal<{ readonly [key: string]: Abouts }>({});
/** Null until loaded. */
export const aboutWords = (game: string): Abouts | null => found(abouts.value, game);
export const loadAboutWords = async (game: string, spoken: Language): Promise<void> => {
  const key = `${spoken}/${game}`;
  const [load, cited] = [aboutOf[`${wordsAt(game, spoken)}/about.ts`], citedOf[`../../games/${game}/words/about.ts`]];
  if (load === undefined || cited === undefined || abouts.peek()[key] !== undefined) return;
  const [{ about }, { topics, cards }] = await Promise.all([load(), cited()]);
  abouts.value = { ...abouts.peek(), [key]: { about, topics, cards } };
};

/** The words of the language in use: the pages' and the table's at once, a game's when its page opens. Only one language is ever loaded. */
import { effect, signal } from '@preact/signals';
import type { ClientWords } from '../../words/client.ts';
import type { GameTalk, RuleTexts } from '../../words/game.ts';
import type { Language } from '../../words/language.ts';
import type { TableWords } from '../../words/table.ts';
import { language } from './settings.ts';

/** What a poster says of a game; all of it is in its names. */
export type GameNames = Omit<GameTalk, 'faces' | 'effects' | 'tell'>;
export interface Tongue {
  readonly language: Language;
  readonly ui: ClientWords;
  readonly table: TableWords;
  readonly names: { readonly [game: string]: GameNames };
}

const pagesOf = import.meta.glob<{ readonly client: ClientWords }>('../../words/*/client.ts');
const tablesOf = import.meta.glob<{ readonly table: TableWords }>('../../words/*/table.ts');
const namesOf = import.meta.glob<{ readonly names: GameNames }>('../../words/*/*/names.ts');
const screensOf = import.meta.glob<{ readonly screen: object }>('../../words/*/*/screen.ts');
const talkOf = import.meta.glob<{ readonly talk: GameTalk }>('../../words/*/*/talk.ts');
const rulesOf = import.meta.glob<RuleTexts>('../../words/*/*/rules.ts');

const loadTongue = async (spoken: Language): Promise<Tongue> => {
  const games = Object.keys(namesOf).flatMap(path => new RegExp(`/words/${spoken}/(.+)/names.ts$`).exec(path)?.[1] ?? []);
  const [{ client }, { table }, ...names] = await Promise.all([
    pagesOf[`../../words/${spoken}/client.ts`]!(),
    tablesOf[`../../words/${spoken}/table.ts`]!(),
    ...games.map(game => namesOf[`../../words/${spoken}/${game}/names.ts`]!()),
  ]);
  return { language: spoken, ui: client, table, names: Object.fromEntries(games.map((game, i) => [game, names[i]!.names])) };
};

/** Null until the first words are there. */
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

/** For whatever is drawn once words are there, which is everything. */
export const say = (): Tongue => {
  const spoken = tongue.value;
  if (spoken === null) throw new Error('nothing may be drawn before there are words');
  return spoken;
};

/** What is said at a game's table, and what its own screen says. Some pages need only the second. */
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
/** What a game's screen says; its own folder knows the shape. */
export const screenWords = (game: string): object => opened(screens.value, game);

export const loadScreenWords = async (game: string, spoken: Language): Promise<void> => {
  const key = `${spoken}/${game}`;
  if (screens.peek()[key] !== undefined) return;
  const { screen } = await screensOf[`../../words/${key}/screen.ts`]!();
  screens.value = { ...screens.peek(), [key]: screen };
};
export const loadGameWords = async (game: string, spoken: Language): Promise<void> => {
  const key = `${spoken}/${game}`;
  const [words] = await Promise.all([
    talks.peek()[key] === undefined ? talkOf[`../../words/${key}/talk.ts`]!() : null,
    loadScreenWords(game, spoken),
  ]);
  if (words !== null) talks.value = { ...talks.peek(), [key]: words.talk };
};

/** The texts of a game's rules are many, and needed only by those who look one up. */
const rulebooks = signal<{ readonly [key: string]: RuleTexts }>({});
/** Null until they are there. */
export const ruleTexts = (game: string): RuleTexts | null => found(rulebooks.value, game);
export const loadRuleTexts = async (game: string, spoken: Language): Promise<void> => {
  const key = `${spoken}/${game}`;
  const load = rulesOf[`../../words/${key}/rules.ts`];
  if (load === undefined || rulebooks.peek()[key] !== undefined) return;
  const texts = await load();
  rulebooks.value = { ...rulebooks.peek(), [key]: texts };
};

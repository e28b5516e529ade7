/** What the arguments name: games, bots, options, seats, languages. A wrong name is answered with a list of the right ones. */
import { randomBot } from '../bots/random.ts';
import { boxes, type GameId, games } from '../games/index.ts';
import { type Bot, levelsOf } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import type { Json } from '../kernel/json.ts';
import type { ScenarioGames } from '../kernel/proving/scenario-form.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { GameWords } from '../words/game.ts';
import { guessLanguage, type Language, languages } from '../words/language.ts';
import { refused } from '../words/refused.ts';
import type { TableWords } from '../words/table.ts';
import { tableWords } from '../words/table.ts';
import { misused, type Streams } from './command.ts';

export const everyGame: { readonly [id: string]: Game<Kinds> } = games;
/** Every game with its refusal rules, for reading scenarios. */
export const scenarioGames: ScenarioGames = Object.fromEntries(
  Object.entries(boxes).map(([id, { game, rulebook }]) => [id, { game, rules: rulebook.refusals.map(({ rule }) => rule) }]),
);
export const gameIds = Object.keys(boxes) as GameId[];

export const gameNamed = (name: string | undefined): GameId =>
  gameIds.find(id => id === name) ??
  misused(`${name === undefined ? 'which game? There is' : `there is no game "${name}": the games are`} ${gameIds.join(', ')}`);

export const wholeNumber = (text: string, what: string, min: number, max: number): number => {
  const n = Number(text);
  return text.trim() !== '' && Number.isInteger(n) && n >= min && n <= max
    ? n
    : misused(`${what} must be a whole number from ${min} to ${max}, not "${text}"`);
};
export const seatsFor = (game: Game<Kinds>, text: string | undefined): number => {
  const [min, max] = game.seats;
  return text === undefined ? Math.min(max, Math.max(min, 4)) : wholeNumber(text, '--seats', min, max);
};

/** The bots that can play a game: the random one, those that people meet, and those that arenas measure them against. */
export const botsOf = (game: GameId): readonly Bot<Kinds>[] => [
  randomBot<Kinds>(),
  ...boxes[game].bots,
  ...(boxes[game].references ?? []),
];
/** A bot for each seat: as named, repeating the names; by default the game's middle level. */
export const botsFor = (game: GameId, text: string | undefined, seats: number): readonly Bot<Kinds>[] => {
  const known = botsOf(game);
  const levels = levelsOf(boxes[game].bots);
  const middle = levels[Math.floor((levels.length - 1) / 2)] ?? known[0]!;
  const named = (text ?? middle.name).split(',').map(name => {
    const bot = known.find(b => b.name === name.trim());
    return bot ?? misused(`there is no bot "${name}" for ${game}: the bots are ${known.map(b => b.name).join(', ')}`);
  });
  if (named.length > seats) misused(`${named.length} bots are named for ${seats} ${seats === 1 ? 'seat' : 'seats'}`);
  return Array.from({ length: seats }, (_, seat) => named[seat % named.length]!);
};

export const configFor = (game: Game<Kinds>, text: string | undefined, seats: number): Json => {
  let asked: Json = null;
  try {
    asked = text === undefined ? null : (JSON.parse(text) as Json);
  } catch {
    misused(`--options must be JSON, such as '{"rounds": 1}', not ${text}`);
  }
  const config = game.configure(asked, seats);
  return isRefusal(config) ? misused(`--options: ${refused(tableWords.en, boxes[game.id as GameId].words.en, config)}`) : config;
};

export interface TerminalTongue {
  readonly language: Language;
  readonly table: TableWords;
  readonly game: GameWords;
}
/** The requested language, or that of the user's environment. */
export const tongueFor = (game: GameId, text: string | undefined, { env }: Streams): TerminalTongue => {
  const { LC_ALL, LC_MESSAGES, LANG } = env;
  const language =
    text === undefined
      ? guessLanguage([LC_ALL, LC_MESSAGES, LANG].filter(locale => locale !== undefined && locale !== '') as string[])
      : (languages.find(l => l === text) ?? misused(`there is no language "${text}": the languages are ${languages.join(', ')}`));
  return { language, table: tableWords[language], game: boxes[game].words[language] };
};

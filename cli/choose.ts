/** What the arguments name: games, bots, options, seats, languages. A wrong name is answered with the right ones. */
import { randomBot } from '../bots/random.ts';
import { no as caliberRefusals } from '../games/caliber-45/refusals.ts';
import { chapters as caliberChapters, rules as caliberRules } from '../games/caliber-45/rules.ts';
import { bots, type GameId, games } from '../games/index.ts';
import { no as revolverRefusals } from '../games/revolver/refusals.ts';
import { chapters as revolverChapters, rules as revolverRules } from '../games/revolver/rules.ts';
import { no as bulletsRefusals } from '../games/steel-bullets/refusals.ts';
import { chapters as bulletsChapters, rules as bulletsRules } from '../games/steel-bullets/rules.ts';
import { no as wrightRefusals } from '../games/wright-gang/refusals.ts';
import { chapters as wrightChapters, rules as wrightRules } from '../games/wright-gang/rules.ts';
import type { Bot } from '../kernel/bot.ts';
import type { Game, Kinds } from '../kernel/game.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { Json } from '../kernel/secret.ts';
import type { GameWords } from '../words/game.ts';
import { guessLanguage, type Language, languages } from '../words/language.ts';
import { gameWords, tableWords } from '../words/registry.ts';
import type { TableWords } from '../words/table.ts';
import { misused } from './command.ts';

export interface Rulebook {
  readonly chapters: readonly string[];
  /** Every reason for which the game refuses a move. */
  readonly refusals: readonly Refusal[];
  readonly rules: {
    readonly [id: string]: { readonly chapter: string; readonly from: readonly string[]; readonly option?: string };
  };
}
export const rulebooks: { readonly [G in GameId]: Rulebook } = {
  'wright-gang': { chapters: wrightChapters, rules: wrightRules, refusals: Object.values(wrightRefusals) },
  'caliber-45': { chapters: caliberChapters, rules: caliberRules, refusals: Object.values(caliberRefusals) },
  'steel-bullets': { chapters: bulletsChapters, rules: bulletsRules, refusals: Object.values(bulletsRefusals) },
  revolver: { chapters: revolverChapters, rules: revolverRules, refusals: Object.values(revolverRefusals) },
};
export const everyGame: { readonly [id: string]: Game<Kinds> } = games;
export const gameIds = Object.keys(games) as GameId[];

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

/** The bots that can play a game: those that know it, and the one that knows nothing. */
export const botsOf = (game: GameId): readonly Bot<Kinds>[] => [randomBot<Kinds>(), ...bots[game]];
/** A bot for each seat: as named, the names repeated; the game's middle one where nothing is said. */
export const botsFor = (game: GameId, text: string | undefined, seats: number): readonly Bot<Kinds>[] => {
  const known = botsOf(game);
  const middle = bots[game][Math.floor(bots[game].length / 2)] ?? known[0]!;
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
  return config !== null && typeof config === 'object' && isRefusal(config)
    ? misused(`--options: ${config.why} ${config.about ?? ''}`)
    : config;
};

export interface Tongue {
  readonly language: Language;
  readonly table: TableWords;
  readonly game: GameWords;
}
/** A score as the game calls it. */
export const scoreIn = ({ game, table }: Tongue, n: number): string => game.points?.(n) ?? table.points(n);
/** The language asked for, or that of the user's environment. */
export const tongueFor = (game: GameId, text: string | undefined): Tongue => {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env as { readonly [name: string]: string | undefined };
  const language =
    text === undefined
      ? guessLanguage([LC_ALL, LC_MESSAGES, LANG].filter(locale => locale !== undefined && locale !== '') as string[])
      : (languages.find(l => l === text) ?? misused(`there is no language "${text}": the languages are ${languages.join(', ')}`));
  return { language, table: tableWords[language], game: gameWords[game][language] };
};

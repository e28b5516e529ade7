/** The sources of the saloon's news, by importance. Another source is another entry. */

import { signal } from '@preact/signals';
import { tallyKey } from '../achievements/achievements.ts';
import { challengesKey, keptChallenges } from '../beat/kept.ts';
import { daysKey, finishedDates, resultOf } from '../day/results.ts';
import { dealtGames, featured, streakOf, today } from '../day/terms.ts';
import { EVENINGS } from '../evening/key.ts';
import { posters } from '../games/registry.ts';
import { learnedKey } from '../learn/progress.ts';
import { whyAway } from '../line/away.ts';
import { keptSeat, SEAT_KEY } from '../line/kept-seat.ts';
import { me, openTables } from '../line/server.ts';
import { UNFINISHED_KEY, unfinishedGames } from '../practice/unfinished.ts';
import { puzzledOn } from '../puzzles/lists.ts';
import { puzzleRun, SOLVED_DAYS, solvedKey } from '../puzzles/record.ts';
import { botName, botsSaid, personName } from '../shell/called.ts';
import { keptWords, playerName, recall } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import type { TrailStop } from '../trail/stop.ts';
import { isBegun, trailAhead, trailKey } from '../trail/walk.ts';
import { atHouse } from './house/at-house.ts';
import type { NewsItem, NewsSource } from './news.ts';

const nameOf = (game: string): string => say().names[game]?.name ?? game;

/** The player's table on the server. */
const ownTable = (): NewsItem | null => {
  const seat = keptSeat();
  if (seat === null || whyAway() !== null) return null;
  const { title, about, button, action } = say().ui.saloon.news.table;
  return { game: seat.game, title, about: about(nameOf(seat.game), seat.code), button, action, href: `/t/${seat.code}` };
};

const eveningNews = signal<NewsSource['news'] | null>(null);
const fetchEveningNews = async (): Promise<void> => {
  eveningNews.value = (await import('./evening.ts')).evening;
};
const evening = (): NewsItem | null => {
  if (recall(EVENINGS) === null) return null;
  // On failure there is one piece of news less.
  if (eveningNews.value === null) fetchEveningNews().catch(() => {});
  return eveningNews.value?.() ?? null;
};

const unfinished = (): NewsItem | null => {
  const [left] = unfinishedGames();
  if (left === undefined) return null;
  const { game, bots } = left;
  const { title, about, button, action } = say().ui.saloon.news.unfinished;
  const names = bots.flatMap((bot, seat) => (bot === null ? [] : [botName(game, bots, seat)]));
  const against = new Intl.ListFormat(say().language).format(names);
  return { game, title, about: about(nameOf(game), against), button, action, href: `/practice/${game}` };
};

/** A player at an open table waits for others. */
const openTable = (): NewsItem | null => {
  const waiting = openTables.value?.find(
    ({ status, taken, seats, code, host, house }) =>
      house === undefined && status === 'gathering' && taken < seats && code !== keptSeat()?.code && host !== me.value?.name,
  );
  if (waiting === undefined || whyAway() !== null) return null;
  const { game, host, code, seats, taken } = waiting;
  const { title, about, button, action } = say().ui.saloon.news.open;
  return {
    game,
    title: title(personName(host)),
    about: about(nameOf(game), seats - taken),
    button,
    action,
    href: `/t/${code}?sit=1`,
    chairs: waiting.chairs,
  };
};

/** A player sits at a table of the house. */
const houseTable = (): NewsItem | null => {
  const table = openTables.value?.find(({ house = [], code }) => house.length > 0 && code !== keptSeat()?.code);
  if (table === undefined || whyAway() !== null) return null;
  const { sits, table: named, button } = say().ui.saloon.house;
  const href = `/house/${table.game}`;
  return {
    game: table.game,
    title: sits(atHouse(table.game)!),
    about: `${named(nameOf(table.game))}.`,
    button,
    action: say().ui.saloon.join,
    href,
    chairs: table.chairs,
  };
};

/** A sent hand, opened here and not beaten yet. */
const challenge = (): NewsItem | null => {
  const waiting = keptChallenges().find(({ sent, own }) => !sent && own === null);
  if (waiting === undefined) return null;
  const { game, by, link } = waiting;
  const { title, about, button, action, somebody } = say().ui.saloon.news.challenge;
  return { game, title: title(by === '' ? somebody : personName(by)), about: about(nameOf(game)), button, action, href: link };
};

const deal = (): NewsItem | null => {
  const date = today();
  const game = featured(date);
  if (game === null) return null;
  const words = say().ui.saloon.news.deal;
  const result = resultOf(game, date);
  const run = streakOf(finishedDates(dealtGames), date).now;
  const [name, href] = [nameOf(game), `/day/${game}`];
  const { title } = words;
  if (result === null) return { game, title, run, about: words.begun(name), button: words.goOn, action: words.goOn, href };
  if (result !== undefined)
    return { game, title, run, about: words.done(name), button: words.look, action: words.look, href, isDone: true };
  return { game, title, run, about: words.about(name), button: words.button, action: words.action, href: `${href}?play=first` };
};

const puzzle = (): NewsItem | null => {
  const date = today();
  const game = puzzledOn(date);
  if (game === null) return null;
  const { title, about, button, action, done, look } = say().ui.saloon.news.puzzle;
  const isDone = keptWords(SOLVED_DAYS).has(date);
  const news = { game, title, run: puzzleRun().now, isDone };
  return isDone
    ? { ...news, about: done(nameOf(game)), button: look, action: look, href: `/puzzles/${game}` }
    : { ...news, about: about(nameOf(game)), button, action, href: `/puzzles/${game}?id=day` };
};

const stopSaid = (game: string, stop: TrailStop): string => {
  const { lesson, match, puzzles } = say().ui.saloon.news.trail;
  if (stop.kind === 'match') return match(nameOf(game), botsSaid(game, stop.bots));
  return (stop.kind === 'lesson' ? lesson : puzzles)(nameOf(game));
};
const trail = (): NewsItem | null => {
  const ahead = trailAhead();
  if (ahead === null) return null;
  const { game, at, of, stop } = ahead;
  const { first, firstAbout, title, begin, button, action } = say().ui.saloon.news.trail;
  const href = `/trail/${game}`;
  return isBegun(game)
    ? { game, title: title(at, of), about: stopSaid(game, stop), button, action, href }
    : { game, title: first, about: firstAbout(nameOf(game), of), button: begin, action: begin, href };
};

export const sources: readonly NewsSource[] = [
  { id: 'table', news: ownTable },
  { id: 'evening', news: evening },
  { id: 'unfinished', news: unfinished },
  { id: 'open', news: openTable },
  { id: 'house', news: houseTable },
  { id: 'challenge', news: challenge },
  { id: 'deal', news: deal },
  { id: 'puzzle', news: puzzle },
  { id: 'trail', news: trail },
];

/** When all of that is done: another game of the title played first. */
export const anotherGame = (): NewsItem => {
  const { game } = posters.find(poster => recall(tallyKey(poster.game)) !== null) ?? posters[0]!;
  const { title, button } = say().ui.saloon.news.another;
  return { game, title, about: say().names[game]?.about ?? '', button, action: button, href: `/practice/${game}` };
};

/** Stored traces of a player who has played, learned, solved or sat at a table here. */
const traces = [
  SEAT_KEY,
  UNFINISHED_KEY,
  challengesKey,
  EVENINGS,
  ...posters.flatMap(({ game }) => [tallyKey, daysKey, learnedKey, trailKey, solvedKey].map(key => key(game))),
];
/** Is the visitor new, as far as this browser remembers? */
export const isStranger = (): boolean => playerName.value === '' && traces.every(key => recall(key) === null);
/** The game to begin with: the easiest. */
export const easiestGame = (): string => posters.toSorted((a, b) => a.hard - b.hard)[0]!.game;

/** Practice: a table in this browser, against bots. */
import type { JSX } from 'preact';
import type { JsonObject } from '../../kernel/json.ts';
import { PracticeTable } from '../play/practice-table.tsx';
import { PracticeLine } from '../practice/line.ts';
import type { LogMoment } from '../practice/messages.ts';
import { tasteOf } from '../practice/taste.ts';
import { gameBegun, gameOver } from '../practice/unfinished.ts';
import { pace, playerName } from '../shell/settings.ts';
import { say } from '../shell/words.ts';

/** What the page itself reads; any other number in the address is an option of the game. */
const OURS = new Set(['new', 'bots', 'seat', 'from', 'at', 'as']);
const numbersIn = (query: URLSearchParams): JsonObject | null => {
  const found = [...query].filter(([name, value]) => !OURS.has(name) && /^\d+$/.test(value));
  return found.length === 0 ? null : Object.fromEntries(found.map(([name, value]) => [name, Number(value)]));
};
const sitDown = (game: string, search: string, from: LogMoment | null): PracticeLine => {
  const query = new URLSearchParams(search);
  const taste = tasteOf(game);
  const named = numbersIn(query);
  const bots = query.get('bots')?.split(',') ?? taste.bots;
  const options = named === null ? taste.options : { ...(taste.options as JsonObject | null), ...named };
  const fresh = query.has('new');
  // A reload resumes the game; it does not begin a new one.
  if (fresh || from !== null) history.replaceState(null, '', location.pathname);
  const seat = Number(query.get('seat') ?? taste.seat ?? 0);
  const wish = { game, bots, options, seat, name: playerName.value || say().ui.you, pace: pace.value, fresh };
  return new PracticeLine(from === null ? wish : { ...wish, from });
};

export const PracticePage = ({ game, query }: { readonly game: string; readonly query: string }): JSX.Element => (
  <PracticeTable
    game={game}
    visit={query}
    sit={async () => {
      // Few begin in the middle of a game.
      const from = new URLSearchParams(query).has('from') ? await (await import('../replay/source.ts')).momentIn(query) : null;
      return from === 'missing' ? null : sitDown(game, query, from);
    }}
    begun={({ table }) => {
      const chairs = table.peek()?.chairs ?? [];
      gameBegun({ game, bots: chairs.map(({ kind, who }) => (kind === 'bot' ? who : null)) });
    }}
    over={() => gameOver(game)}
  />
);

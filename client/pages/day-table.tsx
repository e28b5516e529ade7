/** The table at which a deal of the day is played: the try that counts resumes where the player left it. */
import type { JSX } from 'preact';
import { isRefusal } from '../../kernel/refusal.ts';
import { keepDayFeat } from '../beat/day-feat.ts';
import { movesIn, playedIn } from '../day/played.ts';
import { beginDay, endDay } from '../day/results.ts';
import type { Deal } from '../day/terms.ts';
import { PracticeTable } from '../play/practice-table.tsx';
import { PracticeLine } from '../practice/line.ts';
import { pageWords } from '../shell/page-words.ts';
import { pace, playerName } from '../shell/settings.ts';
import { say } from '../shell/words.ts';
import type { Session } from '../table/session/session.ts';

interface DayTableProps {
  readonly deal: Deal;
  /** For fun, when the try that counts is over. */
  readonly again: boolean;
  readonly fresh: boolean;
}
const sitDown = ({ deal, again, fresh }: DayTableProps): PracticeLine => {
  const { game, date, seed, seat, bots, options } = deal;
  const path = `/day/${game}?date=${date}`;
  // A reload resumes the game; it does not begin a new one.
  if (fresh) history.replaceState(null, '', `${path}&play=again`);
  const storage = `${again ? 'again' : 'day'}:${game}`;
  const name = playerName.value || say().ui.you;
  return new PracticeLine(
    { game, bots, options, seat, name, pace: pace.value, fresh, storage, seed },
    { href: path, label: () => pageWords('day').title, ...(again && { here: () => pageWords('day').forFun }) },
  );
};
const ended = async (session: Session, { game, date, seat }: Deal): Promise<void> => {
  const { outcome } = session.now.peek()!;
  const answer = await session.line.ask({ ask: 'log' });
  if (outcome === null || isRefusal(answer)) return;
  const log = String(answer['log']);
  endDay(game, date, playedIn(outcome, seat, movesIn(log, seat)));
  await keepDayFeat(game, date, log);
};

export const DayTable = (props: DayTableProps): JSX.Element => {
  const { deal, again, fresh } = props;
  return (
    <PracticeTable
      game={deal.game}
      visit={`${deal.seed} ${again} ${fresh}`}
      sit={async () => {
        if (!again) beginDay(deal.game, deal.date);
        return sitDown(props);
      }}
      over={session => {
        if (!again) void ended(session, deal);
      }}
    />
  );
};

/** How others played the deal of the day, once one has played it oneself; and the same deal as a link, for others to beat. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isUnfit } from '../../bots/feat.ts';
import { percent } from '../analysis/figures.ts';
import { finishedDates, resultOf } from '../day/results.ts';
import { endSaid, playSaid } from '../day/said.ts';
import { type Deal, dealtGames, streakOf, today } from '../day/terms.ts';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import type { PlayedSide } from './comparison.tsx';
import { dayFeat } from './day-feat.ts';
import { usePlay } from './day-play.ts';
import { examine } from './examiner.ts';
import { keepChallenge, keptChallenge } from './kept.ts';
import { pathOf } from './link.ts';
import { ownName, Sending } from './made.tsx';
import { Others } from './others.tsx';

/** A single day is no streak. */
const LEAST_RUN = 2;
interface Played {
  readonly salt: string;
  readonly side: PlayedSide;
}
const DayLink = ({ salt, side: { feat, told } }: Played): JSX.Element => {
  const kept = keptChallenge(salt);
  const make = async (): Promise<void> => {
    const by = ownName();
    keepChallenge({ salt, game: feat.game, by, sent: true, link: await pathOf({ salt, by, feat }) });
  };
  if (kept === undefined)
    return (
      <p>
        <button type="button" class="btn onpaper" onClick={() => void make()}>
          {say().ui.after.beat}
        </button>
      </p>
    );
  const run = streakOf(finishedDates(dealtGames), today()).now;
  const streak = run < LEAST_RUN ? [] : [`${pageWords('day').streak(run)}.`];
  const text = [pageWords('beat').shared(say().names[feat.game]!.name, endSaid(told.result)), ...streak].join(' ');
  return <Sending url={`${location.origin}${kept.link}`} text={text} />;
};

/** The place is the deal's as well; this is the player's alone. */
const Play = ({ deal, log }: { readonly deal: Deal; readonly log: string }): JSX.Element | null => {
  const done = usePlay(deal, log);
  const result = resultOf(deal.game, deal.date);
  const said = result == null ? null : playSaid(result);
  const shown = said ?? (done === null ? null : pageWords('day').playing(percent(done)));
  return shown === null ? null : (
    <p role="status" data-play={said !== null}>
      {shown}
    </p>
  );
};
export const DayOthers = ({ deal }: { readonly deal: Deal }): JSX.Element | null => {
  const { game, date } = deal;
  const spoken = useSpoken('beat', game);
  const mine = useSignal<Played | null>(null);
  useEffect(() => {
    let left = false;
    void dayFeat(game, date).then(async kept => {
      const who = say().ui.you;
      const told = kept === null ? null : await examine({ to: 'tell', feat: kept.feat, player: who });
      if (!left && kept !== null && told !== null && !isUnfit(told))
        mine.value = { salt: kept.salt, side: { who, feat: kept.feat, told } };
    });
    return () => {
      left = true;
    };
  }, [game, date]);
  if (!spoken || mine.value === null) return null;
  const { salt, side } = mine.value;
  return (
    <>
      <Play deal={deal} log={side.told.log} />
      <DayLink {...mine.value} />
      <Others mine={side} link={keptChallenge(salt) === undefined ? null : salt} />
    </>
  );
};

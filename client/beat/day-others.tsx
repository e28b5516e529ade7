/** How others played the deal of the day, once one has played it oneself; and the same deal as a link, for others to beat. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isUnfit } from '../../bots/feat.ts';
import { finishedDates } from '../day/results.ts';
import { endSaid } from '../day/said.ts';
import { type Deal, dealtGames, streakOf, today } from '../day/terms.ts';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import type { PlayedSide } from './comparison.tsx';
import { dayFeat } from './day-feat.ts';
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

export const DayOthers = ({ deal: { game, date } }: { readonly deal: Deal }): JSX.Element | null => {
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
      <DayLink {...mine.value} />
      <Others mine={side} link={keptChallenge(salt) === undefined ? null : salt} />
    </>
  );
};

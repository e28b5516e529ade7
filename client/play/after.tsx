/** After the game: the winner, its course, a rematch, the replay, sharing, and the proof that the shuffle was fair. */
import { useSignal } from '@preact/signals';
import type { JSX, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { levelIn, levelsIn } from '../../words/levels.ts';
import { endingSaid, scoreSaid, winSaid } from '../../words/outcome.ts';
import { YourTurningPoint } from '../analysis/yours.tsx';
import { BeatMyHand } from '../beat/made.tsx';
import { CallAgain } from '../calls/people.tsx';
import { posterOf } from '../games/registry.ts';
import { countWin, goUpTo } from '../practice/taste.ts';
import { Openness } from '../replay/openness.tsx';
import { replayOf, watchAgain } from '../replay/watch.ts';
import { sheets } from '../shell/dialog.tsx';
import { type DrawnIcon, Icon, iconAt } from '../shell/icon.tsx';
import { playerName } from '../shell/settings.ts';
import { share as send } from '../shell/share.tsx';
import { play } from '../shell/sound.ts';
import { gameWords, say } from '../shell/words.ts';
import type { AfterProps } from '../table/board/board.tsx';
import { focusBack } from '../table/board/focus.ts';
import { rankedBy } from '../table/end/ranking.ts';
import { unratedSaid } from '../table/end/unrated.ts';
import { Face } from '../table/seats/face.tsx';
import { longestWord } from '../table/seats/names.ts';
import { TeamMark, teamsAt } from '../table/seats/team.tsx';
import { amountOf, labelOf, readerOf, whoIs } from '../table/session/people.ts';
import type { Session } from '../table/session/session.ts';
import { walkedGames } from '../trail/walk.ts';
import { RematchButtons, Wanting } from './again.tsx';
import { Cheer, NextStep } from './cheer.tsx';
import { Breached, Fairness, useSeal } from './fairness.tsx';
import { sharedText } from './shared.ts';
import { useWhole } from './whole.ts';
import './after.css';

/** The text for a stranger: in practice a player may have no name, and is "you" only at their own table. */
const namesShared = (session: Session): readonly string[] =>
  readerOf(session).names.map((name, seat) =>
    seat === session.me.peek() && session.line.kind === 'practice' ? playerName.peek() || say().ui.after.somebody : `${name}`,
  );
/** A practice game has its replay only in the browser where it was played. */
const share = async (session: Session, text: string): Promise<boolean> => {
  const path = session.line.kind === 'practice' ? null : await replayOf(session);
  return send(text, `${location.origin}${path ?? ''}`);
};

/** The end of the game as a picture, with the faces of the sheet; the code that draws it loads on demand. */
const keep = async (session: Session, sheet: HTMLElement, text: string): Promise<void> => {
  const { table } = say();
  const { keepsakeOf, give } = await import('./keepsake/keepsake.ts');
  const words = gameWords(session.game.id);
  const outcome = session.now.peek()!.outcome!;
  const names = namesShared(session);
  const faces = sheet.querySelectorAll<HTMLElement>('.scores .av');
  const art = posterOf(session.game.id)?.art ?? null;
  const picture = await keepsakeOf({
    game: words.name,
    mark: art === null || art.startsWith('M') ? art : iconAt(art as DrawnIcon),
    won: winSaid(table, words, outcome, { viewer: 'rail', names }),
    how: endingSaid(table, words, outcome),
    players: rankedBy(outcome, teamsAt(session)).map(({ seat, points, place }, i) => ({
      place,
      name: names[seat]!,
      score: scoreSaid(table, words, points),
      won: outcome.winners.includes(seat),
      face: faces[i]!,
    })),
  });
  await give(picture, `sixgun-${session.game.id}.png`, text);
};

/** The sheet takes the focus, and returns it to its former element or the table; Escape closes it, and the table behind it is inert. */
const useSheet = (close: () => void): RefObject<HTMLElement | null> => {
  const sheet = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const felt = document.querySelector<HTMLElement>('.felt');
    const had = document.activeElement;
    const key = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && sheets.peek() === 0) close();
    };
    sheet.current?.focus({ preventScroll: true });
    felt?.setAttribute('inert', '');
    addEventListener('keydown', key);
    return () => {
      felt?.removeAttribute('inert');
      removeEventListener('keydown', key);
      focusBack(had);
    };
  }, []);
  return sheet;
};

/** Wins in a row after which the page offers stronger bots. */
const ENOUGH = 2;
const Up = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const { bots } = gameWords(session.game.id);
  const levels = levelsIn(bots);
  const at = Math.max(...(session.table.value?.chairs ?? []).map(({ who }) => levels.indexOf(levelIn(bots, who ?? ''))));
  const next = levels[at + 1];
  if (at < 0 || next === undefined) return null;
  return (
    <a class="btn brass" href={`/practice/${session.game.id}?new=1`} onClick={() => goUpTo(session.game.id, next)}>
      {say().ui.after.up(bots[next]!.name)}
    </a>
  );
};

export const AfterGame = ({ session, close, openLog }: AfterProps): JSX.Element => {
  const { ui, table } = say();
  const copied = useSignal(false);
  const challenging = useSignal(false);
  const sheet = useSheet(close);
  const outcome = session.now.value!.outcome!;
  const me = session.me.value;
  const { onward } = session.line;
  const wins = useSignal(0);
  const won = me !== null && outcome.winners.includes(me);
  useEffect(() => {
    if (won) play('won');
    if (session.line.kind === 'practice' && onward === undefined && me !== null) wins.value = countWin(session.game.id, won);
  }, []);
  const words = gameWords(session.game.id);
  const { Chart } = session.game;
  const whole = useWhole(session);
  const ranked = rankedBy(outcome, teamsAt(session));
  const seal = useSeal(session);
  const unrated = unratedSaid(ui.after, session.table.value!, seat => whoIs(session, seat));
  return (
    <div class="over of-after" data-over="after">
      <section class="result" role="dialog" aria-labelledby="after-title" tabIndex={-1} ref={sheet}>
        <Breached session={session} seal={seal} />
        {won && <Cheer />}
        <div class="crown" style={{ '--n': `${outcome.winners.length}` }}>
          {outcome.winners.map(seat => (
            <Face key={seat} session={session} seat={seat} tall />
          ))}
          <div>
            <p class="kick">{table.gameOver}</p>
            <h2 class="d win" id="after-title">
              {winSaid(table, words, outcome, readerOf(session))}
            </h2>
            <p class="how">{endingSaid(table, words, outcome)}</p>
          </div>
        </div>
        {unrated !== null && <p class="how">{unrated}</p>}
        <div class="columns">
          <ol class="scores">
            {ranked.map(({ seat, points, place }) => {
              const won = outcome.winners.includes(seat);
              return (
                <li key={seat} class={won ? 'won' : ''}>
                  <span class="pl d">{place}</span>
                  <Face session={session} seat={seat} class="av" />
                  <b class="d" style={{ '--letters': longestWord(labelOf(session, seat)) }}>
                    <TeamMark session={session} seat={seat} /> {labelOf(session, seat)}
                  </b>
                  {words.points !== null && <span class="pts">{amountOf(session, points)}</span>}
                </li>
              );
            })}
          </ol>
          {Chart !== undefined && (
            // Its room is reserved until the whole game is known, so nothing moves when it appears.
            <div style={{ visibility: whole === null ? 'hidden' : 'visible' }}>
              <Chart session={whole ?? session} />
            </div>
          )}
        </div>
        {me !== null && !won && onward === undefined && <NextStep game={session.game.id} />}
        {me !== null && <YourTurningPoint session={session} seat={me} />}
        <Fairness session={session} seal={seal} />
        {session.line.kind === 'server' && <Openness session={session} />}
        {session.line.kind === 'server' && me !== null && <CallAgain table={session.table.value!} />}
        {challenging.value && <BeatMyHand session={session} />}
        <div class="ends">
          <div class="ways">
            {session.line.kind === 'server' && (
              <button type="button" class="btn quiet logbutton" onClick={openLog}>
                <Icon name="chat" /> {ui.table.log}
              </button>
            )}
            <a class="btn quiet" href="/">
              {ui.table.leave}
            </a>
            <button type="button" class="btn quiet" onClick={close}>
              {ui.after.look}
            </button>
          </div>
          <div class="foot">
            <Wanting session={session} />
            <button type="button" class="btn onpaper" onClick={() => void watchAgain(session)}>
              {ui.after.watch}
            </button>
            <button
              type="button"
              class="btn onpaper"
              onClick={() =>
                void share(session, sharedText({ ui, table }, words, outcome, namesShared(session))).then(done => {
                  copied.value = done;
                })
              }
            >
              {copied.value ? ui.copied : ui.after.share}
            </button>
            <button
              type="button"
              class="btn onpaper"
              data-action="picture"
              onClick={() => void keep(session, sheet.current!, sharedText({ ui, table }, words, outcome, namesShared(session)))}
            >
              {ui.after.picture}
            </button>
            {session.line.kind === 'practice' && me !== null && !challenging.value && (
              <button
                type="button"
                class="btn onpaper"
                onClick={() => {
                  challenging.value = true;
                }}
              >
                {ui.after.beat}
              </button>
            )}
            {wins.value >= ENOUGH && <Up session={session} />}
            {session.line.kind === 'practice' && onward === undefined && walkedGames.includes(session.game.id) && (
              <a class="btn onpaper" href={`/trail/${session.game.id}`}>
                {ui.after.trail}
              </a>
            )}
            {onward !== undefined && (
              <a class="btn go" href={onward.href}>
                {onward.label()}
              </a>
            )}
            {me !== null && onward === undefined && <RematchButtons session={session} />}
          </div>
        </div>
      </section>
    </div>
  );
};

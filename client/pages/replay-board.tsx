/** A replay on the table: the same seats and piles, the playback controls in place of the question, the whole log at the side. */

import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat, Viewer } from '../../kernel/seat.ts';
import type { Analysis } from '../analysis/analysis.ts';
import { noWiderThan } from '../look/widths.ts';
import { Chronicle } from '../replay/chronicle.tsx';
import { Eyes, nameIn } from '../replay/eyes.tsx';
import type { Projector } from '../replay/projector.ts';
import { isOwn, saveLog } from '../replay/source.ts';
import { Transport, whyNot } from '../replay/transport.tsx';
import { Verify } from '../replay/verify.tsx';
import { tableOf } from '../replay/watch.ts';
import { Dialog } from '../shell/dialog.tsx';
import { Icon } from '../shell/icon.tsx';
import { later } from '../shell/later.ts';
import { useMedia } from '../shell/media.ts';
import { pageWords } from '../shell/page-words.ts';
import { go } from '../shell/router.ts';
import { say } from '../shell/words.ts';
import { Over } from '../table/board/board.tsx';
import { BoardFrame } from '../table/board/frame.tsx';
import { PlainBar } from '../table/board/plain-bar.tsx';
import { ShownHand } from '../table/hand/shown-hand.tsx';
import { Beside } from '../table/reader/beside.tsx';
import { amountOf, nameOf } from '../table/session/people.ts';
import type { Session } from '../table/session/session.ts';
import '../replay/replay.css';

const AnalysisSide = later(async () => (await import('../analysis/panel.tsx')).AnalysisSide);
const AnalysisSheet = later(async () => (await import('../analysis/panel.tsx')).AnalysisSheet);
/** There is no room beside the table. */
const NARROW = noWiderThan('tablet');

interface At {
  readonly projector: Projector;
  readonly id: string;
  readonly log: string;
}
/** The address of a moment from a viewpoint. */
export const momentPath = (id: string, n: number, viewer: Viewer): string => `/r/${id}?as=${viewer}#${n}`;
/** A practice table that begins at this moment of the film. */
const playOn = ({ projector, id }: At, n: number, seat: Seat): void => {
  projector.pause();
  go(`/practice/${projector.film.game}?from=${encodeURIComponent(id)}&at=${n}&as=${seat}`);
};

/** The race stands still: the pile, the cards of a duel, whose hands are down. */
const StillRace = ({ session }: { readonly session: Session }): JSX.Element => {
  const words = pageWords('replay');
  const { ui } = say();
  const race = session.game.race!;
  const ask = session.now.value!.ask!;
  return (
    <section class="mid still" aria-label={ui.race.name}>
      <race.Middle session={session} pile={cards => <div class="slapme">{cards}</div>} />
      <p>{ask.cued ? words.race : words.raceSoon}</p>
      <p class="hands">
        {[...ask.down, ...ask.waiting].map(seat => (
          <span key={seat} class={ask.down.includes(seat) ? 'y' : ''}>
            {ask.down.includes(seat) && <Icon name="hand" />}
            {nameOf(session, seat)}
            <span class="sr">{ask.down.includes(seat) ? ui.race.isDown : ui.race.isUp}</span>
          </span>
        ))}
      </p>
    </section>
  );
};

const Deeds = ({
  at,
  analysing,
  analyse,
  verify,
  choose,
}: {
  readonly at: At;
  readonly analysing: boolean;
  readonly analyse: () => void;
  readonly verify: () => void;
  readonly choose: () => void;
}): JSX.Element => {
  const words = pageWords('replay');
  const copied = useSignal(false);
  const { projector, id, log } = at;
  const copy = async (): Promise<void> => {
    const link = location.origin + momentPath(id, projector.n.value, projector.viewer.value);
    copied.value = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
  };
  return (
    <div class="deeds">
      <button type="button" class="btn narrow" disabled={whyNot(projector) !== null} onClick={choose}>
        {words.playOn}
      </button>
      {projector.film.isWeighed && (
        <button type="button" class="btn wide" aria-pressed={analysing} onClick={analyse}>
          {words.analyse}
        </button>
      )}
      <button type="button" class="btn" onClick={verify}>
        <Icon name="gavel" /> {words.verify}
      </button>
      <button type="button" class="btn" onClick={() => saveLog(log, `sixgun-${projector.film.game}`)}>
        {words.download}
      </button>
      {isOwn(id) ? (
        <p class="note">{words.linkHere}</p>
      ) : (
        <button type="button" class="btn wide" onClick={() => void copy()}>
          {copied.value ? words.linked : words.link}
        </button>
      )}
    </div>
  );
};
/** From the rail the viewer must choose a seat to play on from. */
const Seats = ({ at, close }: { readonly at: At; readonly close: () => void }): JSX.Element => {
  const words = pageWords('replay');
  return (
    <Dialog title={words.whose} close={close}>
      <p>{words.playOnAbout}</p>
      <div class="menubox">
        {at.projector.film.names.map((_, seat) => (
          <button key={seat} type="button" class="btn onpaper" onClick={() => playOn(at, at.projector.n.value, seat)}>
            {words.take(nameIn(at.projector, seat))}
          </button>
        ))}
        <button type="button" class="btn quiet onpaper" onClick={close}>
          {say().ui.close}
        </button>
      </div>
    </Dialog>
  );
};

/** What has been analysed outlives the panel that shows it, and ends with the page. */
const useAnalysis = (): Signal<Analysis | null> => {
  const kept = useSignal<Analysis | null>(null);
  useEffect(() => () => kept.peek()?.close(), []);
  return kept;
};

interface ReplayProps extends At {
  /** It is opened with its analysis. */
  readonly analysed: boolean;
}
export const ReplayBoard = ({ analysed, ...at }: ReplayProps): JSX.Element => {
  const { ui, table: said } = say();
  const words = pageWords('replay');
  const { projector } = at;
  const table = tableOf(at.id);
  const { session } = projector;
  const { game } = session;
  const sheet = useSignal<'verify' | 'seats' | 'more' | null>(null);
  const close = (): void => {
    sheet.value = null;
  };
  const kept = useAnalysis();
  const analysing = useSignal(analysed && projector.film.isWeighed);
  const isNarrow = useMedia(NARROW);
  const analysis = {
    projector,
    log: at.log,
    kept,
    show: (n: number, seat: Seat): void => {
      projector.pause();
      void projector.open(n, seat);
    },
    playOn: projector.film.dealt ? (n: number, seat: Seat): void => playOn(at, n, seat) : null,
  };
  const viewer = projector.viewer.value;
  const choose = (): void => {
    if (viewer === 'rail') sheet.value = 'seats';
    else playOn(at, projector.n.value, viewer);
  };
  const side = (
    <>
      <Eyes projector={projector} />
      {analysing.value && !isNarrow ? <AnalysisSide {...analysis} /> : <Chronicle projector={projector} />}
      <Deeds
        at={at}
        analysing={analysing.value}
        analyse={() => {
          close();
          analysing.value = !analysing.value;
        }}
        choose={choose}
        verify={() => {
          sheet.value = 'verify';
        }}
      />
    </>
  );
  const racing = session.now.value?.ask?.kind === 'race';
  const points = game.points(session);
  return (
    <BoardFrame
      session={session}
      kind={`replay ${analysing.value ? 'analysing' : ''}`}
      bar={
        <PlainBar
          game={game.id}
          where={words.where(game.where(session))}
          {...(table === null ? {} : { out: { href: `/t/${table}`, label: words.toTable } })}
        />
      }
      title={`${words.title}. ${viewer === 'rail' ? words.asRail : words.through(nameIn(projector, viewer))}. ${words.keys}`}
      touched={() => session.skip()}
      middle={racing ? <StillRace session={session} /> : undefined}
      line={
        <Transport
          projector={projector}
          playOn={choose}
          more={() => {
            sheet.value = 'more';
          }}
        />
      }
      own={
        viewer === 'rail'
          ? words.noHand
          : {
              label: words.through(nameIn(projector, viewer)),
              hand: (
                <ShownHand
                  session={session}
                  label={words.handOf(nameIn(projector, viewer), said.cards(session.hand.value.length))}
                />
              ),
              beside: (
                <p class="whose">
                  <b class="d">{nameIn(projector, viewer)}</b>
                  {points !== null && amountOf(session, points[viewer] ?? 0)}
                </p>
              ),
            }
      }
      side={
        <aside class="rail" aria-label={words.chronicle}>
          {side}
        </aside>
      }
    >
      {sheet.value === 'verify' && <Verify projector={projector} close={close} />}
      {sheet.value === 'seats' && <Seats at={at} close={close} />}
      {analysing.value && isNarrow && (
        <AnalysisSheet
          {...analysis}
          close={() => {
            analysing.value = false;
          }}
        />
      )}
      {sheet.value === 'more' && (
        <Dialog title={words.chronicle} close={close}>
          {side}
          <button type="button" class="btn go" onClick={close}>
            {ui.close}
          </button>
        </Dialog>
      )}
      {(session.busy.value || session.pause.interlude.value !== null) && <Over session={session} />}
      <Beside session={session} />
    </BoardFrame>
  );
};

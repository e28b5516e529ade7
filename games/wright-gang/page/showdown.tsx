/**
 * A shoot-out as one scene: hands lie on the pile, revolvers are opened one after another, Misses strike, the loot goes by halves. It is
 * drawn from what is known so far, so that each telling adds to the same picture; with the last it is the summary.
 */
import type { ComponentType, JSX } from 'preact';
import { gameWords, say } from '../../../client/shell/words.ts';
import { Onward } from '../../../client/table/board/onward.tsx';
import { Card } from '../../../client/table/pieces/card.tsx';
import { piecesAt } from '../../../client/table/pieces/scene.ts';
import { ActionButton } from '../../../client/table/prompt/prompt.tsx';
import { OnPile } from '../../../client/table/race/on-pile.tsx';
import { absenceOf, flinched, Photo, photoOf, timeOf } from '../../../client/table/race/verdict.tsx';
import { Face, Hand, inkAt } from '../../../client/table/seats/face.tsx';
import { longestWord } from '../../../client/table/seats/names.ts';
import { labelOf } from '../../../client/table/session/people.ts';
import type { Session } from '../../../client/table/session/session.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { edgeOver } from '../reckoning.ts';
import type { WrightFace } from '../zones.ts';
import { type Division, inWords, leftOf, marked, shareOf } from './division.tsx';
import { factsOf, GAME, screen } from './screen.ts';
import './showdown.css';
import './showdown-windows.css';

export interface DivisionProps {
  readonly session: Session;
  readonly division: Division;
}

/** Whose hand is on the pile, the lowest first. In a duel that was off, who kept their hand away is first all the same. */
const handsDown = ({ hands, missing, offender, verdict }: Division): readonly Seat[] =>
  hands.filter(seat => !missing.includes(seat) && ([null, seat].includes(offender) || timeOf(verdict, seat) !== ''));
/** Since when, in words. */
const downSince = ({ starter, verdict }: Division, seat: Seat): string =>
  seat === starter ? say().ui.race.byRight : timeOf(verdict, seat);
/** The hands on the pile, where the ring is in sight, and what one's own has brought. */
export const Piled: ComponentType<DivisionProps> = ({ session, division }) => {
  const me = session.me.value;
  const share = me === null ? null : shareOf(session, me);
  return (
    <div class="shares" aria-hidden="true">
      <OnPile session={session} down={handsDown(division)} said={seat => downSince(division, seat)} />
      {share !== null && <b class={`share d ${inkAt({ session, seat: me! })}`}>+{share}</b>}
    </div>
  );
};
/** The same in words, and whose hand is not there. */
const Hands = ({ session, division }: DivisionProps): JSX.Element => {
  const { ui } = say();
  const down = handsDown(division);
  return (
    <div class="pileup">
      <h3 class="sr">{ui.race.order}</h3>
      <ol>
        {down.map((seat, i) => (
          <li key={seat} class={seat === session.me.value ? 'mine' : ''} style={{ '--i': `${i}` }}>
            <Hand session={session} seat={seat} />
            <b>{labelOf(session, seat)}</b>
            <small>
              {downSince(division, seat)}
              {flinched(division.verdict, seat) && `, ${ui.race.flinched}`}
            </small>
          </li>
        ))}
        {division.hands
          .filter(seat => !down.includes(seat))
          .map(seat => (
            <li key={seat} class="none">
              <b>{labelOf(session, seat)}</b>
              <small>{absenceOf(session, division.verdict, seat)}</small>
            </li>
          ))}
      </ol>
      {division.verdict !== null && <p class="judged">{ui.race.judged}</p>}
    </div>
  );
};
/** The two cards of a duel, and what followed from them. */
const Duel = ({ session, division }: DivisionProps): JSX.Element | null => {
  const words = screen();
  const challenger = factsOf(session)?.active ?? 0;
  if (division.duel.size < 2) return null;
  return (
    <div class="drawn-cards">
      {[challenger, 1 - challenger].map(seat => (
        <figure key={seat} class={seat === challenger ? 'calls' : ''}>
          <Card
            game={session.game}
            face={division.duel.get(seat) ?? null}
            size="tiny"
            name={gameWords(GAME).faces[division.duel.get(seat) ?? ''] ?? ''}
          />
          <figcaption>
            <b>{labelOf(session, seat)}</b>
            <small>{seat === challenger ? words.challenger : words.defender}</small>
          </figcaption>
        </figure>
      ))}
      {division.off !== null && <p>{words.notHigher(...division.off)}</p>}
    </div>
  );
};

/** Is a round sure to follow this one? */
const isMoreToCome = (session: Session): boolean =>
  (factsOf(session)?.round ?? 0) < Number(session.now.value?.config['rounds'] ?? 0);
const noteOf = ({ session, division }: DivisionProps, seat: Seat): string => {
  const words = screen();
  const { hands, starter, offender, bonus } = division;
  if (seat === offender) return words.slappedFalsely;
  if (seat === bonus?.seat) return words.takesBonus(bonus.cards);
  if (hands.length === 2) return '';
  if (seat === hands.at(-1)) return words.lastHand(isMoreToCome(session));
  if (seat === starter) return words.startedIt;
  return seat === hands[0] ? words.winsTies : '';
};
/** What put this one before the next. */
const edgeOf = ({ ranking, open }: Division, seat: Seat): string => {
  const next = ranking?.[ranking.indexOf(seat) + 1];
  const [mine, theirs] = [open.get(seat), next === undefined ? undefined : open.get(next)];
  if (next === undefined || mine === undefined || theirs === undefined) return '';
  return screen().ahead[edgeOver(leftOf(mine), leftOf(theirs))];
};
const Guns = ({ at: { session, division }, seat }: { readonly at: DivisionProps; readonly seat: Seat }): JSX.Element => {
  const words = screen();
  const names = gameWords(GAME).faces;
  const open = division.open.get(seat);
  if (open === undefined)
    return (
      <span class="guns shut">
        {piecesAt(session.scene.value, 'revolver', seat).map(piece => (
          <Card key={piece.key} game={session.game} face={null} size="tiny" />
        ))}
      </span>
    );
  const bonus = division.bonus?.seat === seat ? division.bonus.cards : 0;
  const name = (face: WrightFace, out: boolean): string => (out ? words.struck(names[face]!) : names[face]!);
  return (
    <span class="guns">
      {marked(open).map(({ face, out }, i) => (
        <span key={`${face}${i}`} class={out ? 'out' : ''} style={{ '--i': `${i}` }}>
          <Card game={session.game} face={face} size="tiny" name={name(face, out)} />
          {i >= open.shown.length - bonus && <small class="bonus">{words.bonusMark}</small>}
        </span>
      ))}
    </span>
  );
};
const ShowdownLine = ({
  at,
  seat,
  place,
}: {
  readonly at: DivisionProps;
  readonly seat: Seat;
  readonly place: number;
}): JSX.Element => {
  const { session, division } = at;
  const words = screen();
  const open = division.open.get(seat);
  const shares = division.ranking === null || division.ranking.includes(seat);
  const step = division.halving?.steps.find(each => each.seat === seat) ?? null;
  const total = (factsOf(session)?.score[seat] ?? 0) + (step?.takes ?? 0);
  return (
    <li class={`${inkAt({ session, seat })} ${shares ? '' : 'last'}`} style={{ '--i': `${place}` }}>
      <span class="pl d">{division.ranking === null ? '' : shares ? place + 1 : '–'}</span>
      <Face session={session} seat={seat} class="av" />
      <span class="nm">
        <b class="d" style={{ '--letters': longestWord(labelOf(session, seat)) }}>
          {labelOf(session, seat)}
        </b>
      </span>
      <Guns at={at} seat={seat} />
      <span class="says">
        {open !== undefined && <b>{inWords(open)}</b>} {shares && <small>{edgeOf(division, seat)}</small>}{' '}
        <small class="note">{noteOf(at, seat)}</small>
      </span>
      {step !== null && (
        <span class="cut" style={{ '--n': `${step.takes}` }} aria-hidden="true">
          {Array.from({ length: step.takes }, (_, i) => (
            <i key={i} style={{ '--i': `${i}` }} />
          ))}
        </span>
      )}
      <span class="tm">
        {division.halving !== null && (
          <>
            <b class="d">+{step?.takes ?? 0}</b>
            {step !== null && step.of > 0 && <em>{words.half(step.of, step.takes)}</em>}
            <small>{words.total(total)}</small>
          </>
        )}
      </span>
    </li>
  );
};
/** Whose card does the Miss cancel? Asked in the middle of it all. */
const Aim = ({ session }: { readonly session: Session }): JSX.Element | null => {
  if (!session.asked.value || session.now.value?.ask?.question !== 'aim' || session.busy.value) return null;
  const plan = session.game.plan(session);
  return (
    <fieldset class="aim">
      <legend>{plan.text}</legend>
      {plan.actions.map(action => (
        <ActionButton key={action.id} action={action} ground="onpaper" />
      ))}
    </fieldset>
  );
};

export interface ShowdownProps extends DivisionProps {
  readonly done: (() => void) | null;
  readonly over: boolean;
}
export const Showdown = ({ session, division, done, over }: ShowdownProps): JSX.Element => {
  const { table } = say();
  const words = screen();
  const at: DivisionProps = { session, division };
  const { ranking, halving } = division;
  const facts = factsOf(session);
  // A viewer who came in later has not heard whose hand was where.
  const hands = division.hands.length > 0 ? division.hands : (facts?.hands ?? []);
  const order = ranking === null ? hands : [...ranking, ...hands.filter(seat => !ranking.includes(seat))];
  const close = photoOf(division.verdict);
  const ending = division.ending ?? facts?.ending ?? null;
  return (
    <section class={`result division ${ranking === null ? 'opening' : 'shared'}`} aria-labelledby="division">
      <div class="told">
        <h2 class="d" id="division">
          {words.division(facts?.round ?? 1)}
        </h2>
        <p class="lead">
          {ending !== null && table.ended(gameWords(GAME).endings[ending] ?? '')}{' '}
          {halving !== null && (
            <>
              {words.halves(facts?.score.length ?? 0)} {halving.lost > 0 && <b>{words.lost(halving.lost)}</b>}
            </>
          )}
        </p>
        <Duel {...at} />
        <Hands {...at} />
      </div>
      <ol class="lines" aria-live="polite">
        {order.map((seat, place) => (
          <ShowdownLine key={seat} at={at} seat={seat} place={place} />
        ))}
      </ol>
      <div class="more">
        <Aim session={session} />
        {done !== null && close.length > 1 && <Photo session={session} hands={close.slice(0, 2)} />}
      </div>
      <div class="foot">
        {done !== null && <Onward session={session} done={done} label={over ? words.toTheEnd : words.nextRound} />}
      </div>
    </section>
  );
};
/** A duel that is off: shown for a moment, with why. */
export const Off = ({ session, division }: DivisionProps): JSX.Element => (
  <section class="result division" aria-labelledby="duel-off">
    <h2 class="d told" id="duel-off">
      {screen().duelIsOff}
    </h2>
    <div class="lines">
      <Duel session={session} division={division} />
    </div>
  </section>
);

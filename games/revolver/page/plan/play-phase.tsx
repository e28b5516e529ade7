/** The Play phase: the player's actions on their own turn, and those that need a confirmation. */
import { Outline } from '../../../../client/shell/icon.tsx';
import { say } from '../../../../client/shell/words.ts';
import type { Action, Plan } from '../../../../client/table/game-client.ts';
import { piecesAt } from '../../../../client/table/pieces/scene.ts';
import { asks, buttonOf } from '../../../../client/table/prompt/plans.ts';
import { plainMove } from '../../../../client/table/session/choice.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Move } from '../../../../kernel/seat.ts';
import { MCREADY } from '../../zones.ts';
import { minus } from '../card.tsx';
import { wish } from '../gang/piece.tsx';
import { art, tokens } from '../pictures.ts';
import { screen, textOf } from '../screen.ts';
import { previewOf } from '../seen.ts';
import { small } from '../small.ts';
import { abilitySaid, labelOf } from './answers.ts';
import { acting, clear, moves } from './parts.ts';
import { pickedIn } from './paying.ts';
import { pickedPlan } from './picked-card.ts';

/** The result of an attack now, and how much McReady could still add. */
const previewSaid = (session: Session): string => {
  const now = previewOf(session);
  if (now === null) return '';
  const { preview, lawPreview, lawHolds } = screen();
  const totals = [minus(now.mcready), minus(now.colty), now.hits] as const;
  if (session.me.value === MCREADY) return lawPreview(...totals);
  return `${preview(...totals)} ${lawHolds(piecesAt(session.scene.value, 'hand', MCREADY).length)}`;
};
/** Final moves need a confirmation. */
const confirmPlan = (session: Session, move: Move): Plan => {
  const words = screen();
  if (move.do === 'concede')
    return asks(words.sureGiveUp, [{ ...acting(session, move, 'go', null), id: 'sure' }, clear(session, say().ui.table.notYet)], {
      rule: 'RV-157',
    });
  const about = (): string => {
    if (move.do === 'derail') return textOf('derail-the-train');
    // Once in a game: the page names the stakes before it begins.
    if (move.do === 'duel') return words.duel.stakes;
    return words.sureUse(labelOf(session, move), abilitySaid(session, move));
  };
  return asks(about(), [{ ...acting(session, move, 'go', 'enter'), id: 'sure' }, clear(session, say().ui.table.notYet)]);
};
export const phasePlan = (session: Session): Plan => {
  const words = screen();
  const [card, ...paid] = pickedIn(session);
  const mode = session.intent.mode.value;
  if (mode.kind === 'confirm') return confirmPlan(session, mode.move);
  if (card !== undefined) return pickedPlan(session, card, paid);
  const confirm = (verb: 'derail' | 'duel'): Action[] => {
    const move = plainMove(moves(session), verb);
    const icon = <Outline d={verb === 'derail' ? art['derail-the-train'] : art['duel-black-dog-saloon']} />;
    return move === null
      ? []
      : [
          {
            id: verb,
            label: buttonOf(session, verb),
            tone: 'plain',
            key: verb === 'derail' ? 't' : 'd',
            icon,
            move,
            run: () => wish(session, move),
          },
        ];
  };
  const uses = moves(session)
    .filter(move => move.do === 'use' || move.do === 'drop')
    .map(
      (move): Action => ({
        id: JSON.stringify(move),
        label: move.do === 'use' ? words.useIt(labelOf(session, move)) : labelOf(session, move),
        tone: 'plain',
        move,
        run: () => wish(session, move),
      }),
    );
  const end = plainMove(moves(session), 'end');
  const law = session.me.value === MCREADY;
  return asks(
    [...(small.value ? [] : [law ? words.lawHint : words.gangHint]), previewSaid(session)].join(' '),
    [
      ...(end === null
        ? []
        : [
            {
              ...acting(session, end, 'plain', 'e', law ? words.endLaw : words.endGang),
              icon: <Outline d={law ? tokens.firepower : tokens.marker} />,
            },
          ]),
      ...confirm('duel'),
      ...confirm('derail'),
      ...uses,
    ],
    {
      lead: say().ui.table.yourMove,
      menu: [{ id: 'concede', label: buttonOf(session, 'concede'), tone: 'quiet', run: () => wish(session, { do: 'concede' }) }],
    },
  );
};

/** A card in play, with what lies on it and under it. It is a button: to be chosen, to be used, or else to be read. */
import type { JSX } from 'preact';
import { Outline } from '../../../../client/shell/icon.tsx';
import type { Touch } from '../../../../client/table/game-client.ts';
import { Back } from '../../../../client/table/pieces/card.tsx';
import type { Piece } from '../../../../client/table/pieces/scene.ts';
import { read } from '../../../../client/table/reader/reading.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { isWantedMove } from '../../../../client/table/session/wanted.ts';
import type { Move } from '../../../../kernel/seat.ts';
import { cardOf, isFace } from '../../faces.ts';
import { Face, frame, minus } from '../card.tsx';
import { tokens } from '../pictures.ts';
import { laidOut } from '../plan/answers.ts';
import { type ChosenChance, chanceOf, choose, chosenIn, isSame, toggle } from '../plan/choosing.ts';
import { factsOf, screen, titleOf } from '../screen.ts';
import { type Mark, markOf } from '../seen.ts';
import { small } from '../small.ts';

interface Lying {
  readonly mark: Mark | null;
  readonly hostage: boolean;
}
/** Chips and tokens that can be counted. */
const Tokens = ({ mark, hostage }: Lying): JSX.Element | null => {
  const on = mark?.on ?? null;
  if (on === null && !hostage) return null;
  const chips = Array.from({ length: on?.chips ?? 0 }, (_, i) => <i key={`c${i}`} class="chip1" />);
  const reds = Array.from({ length: on?.red ?? 0 }, (_, i) => <i key={`r${i}`} class="chip1 red" />);
  const hats = Array.from({ length: on?.grit ?? 0 }, (_, i) => <Outline key={`g${i}`} d={tokens.grit} class="grit" />);
  return (
    <span class="on" aria-hidden="true">
      {chips}
      {reds}
      {hats}
      {hostage && <Outline d={tokens.hostage} class="grit child" />}
      {on?.eagle === true && <Outline d={tokens.eagle} class="eagle" />}
    </span>
  );
};
const saidOn = ({ mark, hostage }: Lying): string => {
  const { marks } = screen();
  const on = mark?.on ?? null;
  const parts = [
    mark?.fire != null && marks.fire(minus(mark.fire)),
    on !== null && on.chips > 0 && marks.chips(on.chips),
    on !== null && on.red > 0 && marks.red(on.red),
    on !== null && on.grit > 0 && marks.grit(on.grit),
    hostage && marks.hostage,
    on?.eagle === true && marks.eagle,
    on?.under === true && marks.under,
  ].filter(part => typeof part === 'string');
  return parts.length === 0 ? '' : `, ${parts.join(', ')}`;
};
const doing = (session: Session, face: string, chance: ChosenChance | null): void => {
  if (chance === null) read(face);
  else if (chance.kind === 'choose' && small.value) choose(session, chance.move);
  else if (chance.kind === 'choose') void session.play(chance.move);
  else if (chance.kind === 'mark') toggle(session, chance.i);
  else if (chance.moves.length === 1) wish(session, chance.moves[0]!);
  else read(face);
};
/** Using a card needs a confirmation, which shows its effect. */
export const wish = (session: Session, move: Move): void => {
  session.intent.mode.value = { kind: 'confirm', verb: move.do, move };
};
const isMarked = (session: Session, chance: ChosenChance): boolean =>
  chance.kind === 'mark' ? chance.on : chance.kind === 'choose' && isSame(chosenIn(session).value, chance.move);
/** Does a lesson wait for it, alone or among others? */
const isPointedAt = (session: Session, chance: ChosenChance): boolean => {
  const wanted = session.wanted.value;
  if (chance.kind === 'choose') return isWantedMove(session, chance.move);
  if (chance.kind === 'use') return chance.moves.some(move => isWantedMove(session, move));
  return wanted?.do === 'picks' && !chance.on && Array.isArray(wanted['cards']) && wanted['cards'].includes(chance.i);
};
/** Cards in play that may be chosen or used, and what is laid out in a list. */
export const touches = (session: Session): readonly Touch[] => [
  ...[...session.scene.value].flatMap(([spot, pieces]) =>
    pieces.flatMap((piece, i): Touch[] => {
      const chance = chanceOf(session, piece);
      if (chance === null || piece.face === null) return [];
      const { face } = piece;
      const [on, wanted] = [isMarked(session, chance), isPointedAt(session, chance)];
      return [{ id: `${spot} ${i}`, on, wanted, run: () => doing(session, face, chance) }];
    }),
  ),
  ...laidOut(session).map(({ move }) => ({
    id: JSON.stringify(move),
    on: isSame(chosenIn(session).value, move),
    wanted: isWantedMove(session, move),
    run: () => choose(session, move),
  })),
];

interface PieceProps {
  readonly session: Session;
  readonly piece: Piece;
  readonly size?: 'tiny' | 'small';
  /** False where Tab goes past it, because arrows lead there; what can be chosen is always a stop. */
  readonly stop?: boolean;
}
export const InPlay = ({ session, piece, size = 'small', stop = true }: PieceProps): JSX.Element => {
  const { face, key } = piece;
  const mark = markOf(session, key);
  if (face === null)
    return (
      <div class={`card back ${size}`} data-piece={key}>
        <Back />
      </div>
    );
  const chance = chanceOf(session, piece);
  const hostage = face === 'cortez' && factsOf(session)?.hostage === 'cortez';
  const isOn = chance !== null && isMarked(session, chance);
  const lit = chance === null ? '' : isOn ? 'sel' : chance.kind === 'use' ? 'usable' : 'legal';
  const under = mark?.on?.under === true ? 'under' : '';
  const printed = isFace(face) ? cardOf(face).firepower : null;
  const changed = mark?.fire != null && mark.fire !== (printed ?? 0) ? mark.fire : null;
  const { hints } = screen();
  const hint = chance === null ? '' : `, ${chance.kind === 'use' ? hints.use : hints.choose}`;
  return (
    <button
      type="button"
      class={`card inplay ${frame(face)} ${size} ${lit} ${under} ${mark?.blank === true ? 'blank' : ''}`}
      data-piece={key}
      data-touch={chance === null ? undefined : 'inplay'}
      data-read={face}
      data-wanted={(chance !== null && isPointedAt(session, chance)) || undefined}
      tabIndex={stop || chance !== null ? 0 : -1}
      aria-pressed={chance?.kind === 'mark' ? chance.on : undefined}
      onClick={() => doing(session, face, chance)}
    >
      <span class="sr">{`${titleOf(face)}${saidOn({ mark, hostage })}${hint}`}</span>
      <span class="drawn" aria-hidden="true">
        <Face face={face} />
        {changed !== null && <b class="adds">{minus(changed)}</b>}
      </span>
      <Tokens mark={mark} hostage={hostage} />
    </button>
  );
};

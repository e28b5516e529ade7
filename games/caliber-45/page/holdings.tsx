/** What lies before a player apart from the hand: the cowboy with his bail tokens, and the money. */
import type { JSX } from 'preact';
import { Icon, Outline } from '../../../client/shell/icon.tsx';
import { say } from '../../../client/shell/words.ts';
import { Card } from '../../../client/table/pieces/card.tsx';
import { piecesAt, spotOf } from '../../../client/table/pieces/scene.ts';
import type { GameClient, Session } from '../../../client/table/session/session.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { dollarsOn, shotsOf } from '../faces.ts';
import { rich } from './card.tsx';
import { icons } from './pictures.ts';
import { dollarsOf, moneyAt } from './purse/money.ts';
import { faceName, factsOf, screen } from './screen.ts';

interface Of {
  readonly session: Session;
  readonly game: GameClient;
  readonly seat: Seat;
}
/** Does this player's cowboy lie in the middle, among the riders? */
export const rides = (session: Session, seat: Seat): boolean => factsOf(session)?.robbery?.riders.includes(seat) === true;
export const cowboyOf = (session: Session, seat: Seat): string | null | undefined =>
  piecesAt(session.scene.value, 'cowboy', seat)[0]?.face;

/** Bail tokens as discs, easy to count. */
export const Tokens = ({ session, seat }: Omit<Of, 'game'>): JSX.Element | null => {
  const n = factsOf(session)?.tokens[seat] ?? 0;
  if (n === 0) return null;
  return (
    <span class="bail" role="img" aria-label={screen().tokensOn(n)} data-about="bail">
      {Array.from({ length: n }, (_, i) => (
        <i key={i} />
      ))}
    </span>
  );
};
/** A cowboy in a sentence: his name as far as the viewer knows it, and his shots. */
const told = (session: Session, seat: Seat): string => {
  const words = screen();
  const face = cowboyOf(session, seat);
  if (face === undefined) return words.noCowboy;
  const name = face === null ? words.faceDown : `${faceName(face)}, ${words.limitTold(shotsOf(face))}`;
  return rides(session, seat) ? `${name}, ${words.rides}` : name;
};
/** Face down, known, riding or none: each looks different. */
export const Cowboy = ({ session, game, seat }: Of): JSX.Element => {
  const [piece] = piecesAt(session.scene.value, 'cowboy', seat);
  const away = rides(session, seat);
  return (
    <span class={`boy ${away ? 'away' : piece === undefined ? 'none' : ''}`} data-spot={spotOf('cowboy', seat)}>
      <span class="slot" data-land aria-hidden="true">
        {away ? <Outline d={icons.mustang} /> : <Icon name="hat" />}
      </span>
      {piece !== undefined && !away && <Card game={game} face={piece.face} piece={piece.key} size="tiny" back="b-cowboy" />}
      <Tokens session={session} seat={seat} />
      <span class="sr">{told(session, seat)}</span>
    </span>
  );
};
/** Every money card as a note with its value in thousands, the dearest first, and the sum. */
export const Notes = ({ session, game, seat }: Of): JSX.Element => {
  const words = screen();
  const money = moneyAt(session, seat);
  const debt = factsOf(session)?.debt[seat] ?? 0;
  const thousands = (face: string | null): number => (face === null ? 0 : dollarsOn(rich.value, face) / 1000);
  const listed = money.map(({ face }) => thousands(face)).join(' + ');
  return (
    <span class="cash" data-spot={spotOf('money', seat)} style={{ '--n': `${Math.max(1, money.length)}` }}>
      <span class="notes" data-land aria-hidden="true" title={money.length > 1 ? `${listed} = ${thousandsOf(session, seat)}` : ''}>
        {money.map(piece => (
          <Card key={piece.key} game={game} face={piece.face} piece={piece.key} size="tiny" />
        ))}
      </span>
      <span class="sr">
        {money.length === 0
          ? words.noMoney
          : `${words.moneyOf(dollarsOf(session, seat))} (${say().table.cards(money.length)}: ${listed})`}
      </span>
      {debt > 0 && <b class="debt">{words.owes(debt)}</b>}
    </span>
  );
};
const thousandsOf = (session: Session, seat: Seat): number => dollarsOf(session, seat) / 1000;

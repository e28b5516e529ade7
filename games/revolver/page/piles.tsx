/** Decks, discard piles that any viewer may look through, silver dollars, the Open Range and the Strongbox. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Dialog } from '../../../client/shell/dialog.tsx';
import { Outline } from '../../../client/shell/icon.tsx';
import { say } from '../../../client/shell/words.ts';
import { Back, Card } from '../../../client/table/pieces/card.tsx';
import { type Piece, piecesAt, spotOf } from '../../../client/table/pieces/scene.ts';
import { read } from '../../../client/table/reader/reading.ts';
import { whoIs } from '../../../client/table/session/people.ts';
import type { GameClient, Session } from '../../../client/table/session/session.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { Face, frame } from './card.tsx';
import { InPlay } from './gang/piece.tsx';
import { tokens } from './pictures.ts';
import { factsOf, screen, titleOf } from './screen.ts';

interface At {
  readonly session: Session;
  readonly seat: Seat;
}
const sheetOf = (pieces: readonly Piece[]): readonly (readonly [face: string, n: number])[] => {
  const counts = new Map<string, number>();
  for (const { face } of pieces) if (face !== null) counts.set(face, (counts.get(face) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => (titleOf(a) < titleOf(b) ? -1 : 1));
};
/** Every card of an open pile, each title once. */
const Contents = ({
  title,
  pieces,
  close,
}: {
  readonly title: string;
  readonly pieces: readonly Piece[];
  readonly close: () => void;
}): JSX.Element => (
  <Dialog title={title} close={close} size="wide">
    <ul class="contents">
      {sheetOf(pieces).map(([face, n]) => (
        <li key={face}>
          <button type="button" class={`card ${frame(face)}`} onClick={() => read(face)}>
            <span class="sr">{`${titleOf(face)}, ${n}`}</span>
            <span class="drawn" aria-hidden="true">
              <Face face={face} />
            </span>
          </button>
          {n > 1 && <b aria-hidden="true">×{n}</b>}
        </li>
      ))}
    </ul>
    <button type="button" class="btn go" onClick={close}>
      {say().ui.close}
    </button>
  </Dialog>
);
interface HeapProps {
  readonly session: Session;
  readonly game: GameClient;
  readonly zone: string;
  readonly seat: Seat | null;
  readonly label: string;
  /** Face down, it is only counted. */
  readonly open: boolean;
}
/** A pile with its number; an open one is a button that shows it all. */
export const Heap = ({ session, game, zone, seat, label, open }: HeapProps): JSX.Element => {
  const looks = useSignal(false);
  const pieces = piecesAt(session.scene.value, zone, seat);
  const top = pieces.at(-1);
  const told = screen().pileOf(label, say().table.cards(pieces.length));
  const inside = (
    <>
      <span class="slot" data-land aria-hidden="true" />
      {top !== undefined &&
        (open ? (
          <Card game={game} face={top.face} piece={top.key} size="tiny" />
        ) : (
          <span class="card back tiny">
            <Back />
          </span>
        ))}
      <b class="tag" aria-hidden="true">
        {pieces.length}
      </b>
    </>
  );
  return (
    <figure class={`stock ${open ? 'open' : ''}`} data-spot={spotOf(zone, seat)}>
      {open && pieces.length > 0 ? (
        <button
          type="button"
          class="stack"
          onClick={() => {
            looks.value = true;
          }}
        >
          <span class="sr">{told}</span>
          {inside}
        </button>
      ) : (
        <span class="stack" role="img" aria-label={told}>
          {inside}
        </span>
      )}
      <figcaption aria-hidden="true">{label}</figcaption>
      {looks.value && (
        <Contents
          title={label}
          pieces={pieces}
          close={() => {
            looks.value = false;
          }}
        />
      )}
    </figure>
  );
};

export const Dollars = ({ session, seat }: At): JSX.Element | null => {
  const n = factsOf(session)?.dollars[seat] ?? 0;
  if (session.now.value?.config['set13'] !== true) return null;
  return (
    <span class="rv-purse" data-about="dollars">
      <Outline d={tokens.dollar} />
      <b aria-hidden="true">{n}</b>
      <span class="sr">{screen().dollarsOf(n)}</span>
    </span>
  );
};
/** Open Range cards, and what lies under the Strongbox. */
export const Range = ({ session, seat }: At): JSX.Element | null => {
  const [range, stash] = [piecesAt(session.scene.value, 'range', seat), piecesAt(session.scene.value, 'stash', seat)];
  if (range.length === 0) return null;
  const words = screen();
  return (
    <section class="range" aria-label={words.rangeOf(whoIs(session, seat))} data-spot={spotOf('range', seat)}>
      {range.map(piece => (
        <InPlay key={piece.key} session={session} piece={piece} size="tiny" />
      ))}
      <span class="stash" data-spot={spotOf('stash', seat)}>
        {stash.map(piece =>
          piece.face === null ? (
            <span key={piece.key} class="card back tiny" role="img" aria-label={words.stashed} data-piece={piece.key}>
              <Back />
            </span>
          ) : (
            <InPlay key={piece.key} session={session} piece={piece} size="tiny" />
          ),
        )}
      </span>
    </section>
  );
};

/** The race for the loot: the pile and the cards of a duel, what can still be loaded, and the order of hands afterwards. */
import type { JSX } from 'preact';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { Outline } from '../../shell/icon.tsx';
import { play } from '../../shell/sound.ts';
import { gameWords, say } from '../../shell/words.ts';
import { Card, crookedness } from '../../table/card.tsx';
import { mayJoin } from '../../table/choice.ts';
import { nameOf } from '../../table/people.ts';
import { piecesAt, spotOf } from '../../table/scene.ts';
import type { GameClient, Session } from '../../table/session.ts';
import { raceResult } from '../../table/verdict.tsx';
import type { Interlude } from '../game-client.ts';
import { Face, frame } from './card.tsx';
import { icons } from './pictures.ts';
import { factsOf, GAME, screen } from './screen.ts';

export const isDuel = (session: Session): boolean => [0, 1].some(seat => piecesAt(session.scene.value, 'duel', seat).length > 0);
export const RaceMiddle: GameClient['RaceMiddle'] = ({ session, pile }) => {
  const loot = piecesAt(session.scene.value, 'loot').slice(-6);
  const names = gameWords(GAME).faces;
  const duel = isDuel(session);
  return (
    <div class={`arena ${duel ? 'duel' : ''}`}>
      {duel &&
        [0, 1].map(seat => (
          <figure key={seat} class={`draw s${seat}`} data-spot={spotOf('duel', seat)}>
            {piecesAt(session.scene.value, 'duel', seat).map(piece => (
              <Card
                key={piece.key}
                game={session.game}
                face={piece.face}
                piece={piece.key}
                name={piece.face === null ? say().ui.table.faceDown : names[piece.face]!}
              />
            ))}
            <figcaption>
              {nameOf(session, seat)}
              <small>{seat === factsOf(session)?.active ? screen().challenger : screen().defender}</small>
            </figcaption>
          </figure>
        ))}
      {pile(
        loot.length === 0 ? (
          <span class="slot">
            <Outline d={icons['7']} />
          </span>
        ) : (
          loot.map((piece, i) => (
            <Card
              key={piece.key}
              game={session.game}
              face={piece.face}
              crooked={i === loot.length - 1 ? 2 : crookedness(piece.key, 26)}
            />
          ))
        ),
      )}
    </div>
  );
};
/** Cards go into the revolver with one tap while the hand is still free. */
export const RaceHand = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const { moves } = session.now.value!;
  const names = gameWords(GAME).faces;
  const loadable = session.hand.value.filter(piece => piece.face !== null && mayJoin(moves, ['load'], [], piece.face));
  if (loadable.length === 0) return null;
  return (
    <div class="ldr">
      <span>{screen().stillLoad}</span>
      {loadable.map(piece => (
        <button
          key={piece.key}
          type="button"
          class={`card tiny ${frame(piece.face)}`}
          onClick={() => {
            play('load');
            void session.play({ do: 'load', cards: [piece.face!] });
          }}
        >
          <span class="sr">{screen().loadThis(names[piece.face!]!)}</span>
          <span class="drawn" aria-hidden="true">
            <Face face={piece.face} />
          </span>
        </button>
      ))}
    </div>
  );
};
/** Whose hand was where, and what follows from it. */
export const orderOfHands = (session: Session, telling: Telling): Interlude | null => {
  const words = screen();
  const verdict = session.log.value.findLast(line => line.kind === 'told' && line.telling.tell === 'verdict');
  if (verdict?.kind !== 'told') return null;
  const hands = telling['hands'] as unknown as readonly Seat[];
  const two = hands.length === 2;
  const starter = factsOf(session)?.starter ?? null;
  const note = (seat: Seat, i: number): string => {
    if (!two && i === hands.length - 1) return words.lastHand;
    if (seat === starter) return words.startedIt;
    return i === 0 ? (two ? words.takesBonus : words.winsTies) : '';
  };
  return raceResult(session, verdict.telling, {
    lead: words.judgedLead(say().table.cards(piecesAt(session.scene.value, 'loot').length)),
    byRight: starter,
    order: hands.map((seat, i) => ({ seat, note: note(seat, i), last: !two && i === hands.length - 1 })),
    next: words.toDivision,
  });
};

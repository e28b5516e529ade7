/** The race for the loot: the pile and the cards of a duel, what can still be loaded, and what is said about it. */
import type { JSX } from 'preact';
import { Outline } from '../../../client/shell/icon.tsx';
import { play } from '../../../client/shell/sound.ts';
import { gameWords, say } from '../../../client/shell/words.ts';
import { Card, crookedness } from '../../../client/table/pieces/card.tsx';
import { piecesAt, spotOf } from '../../../client/table/pieces/scene.ts';
import { RaceScreen, type ShownRace } from '../../../client/table/race/race.tsx';
import { longestWord } from '../../../client/table/seats/names.ts';
import { mayJoin } from '../../../client/table/session/choice.ts';
import { labelOf, whoIs } from '../../../client/table/session/people.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { Face, frame } from './card.tsx';
import { icons } from './icons.ts';
import { factsOf, GAME, screen } from './screen.ts';

export const isDuel = (session: Session): boolean => [0, 1].some(seat => piecesAt(session.scene.value, 'duel', seat).length > 0);
const Middle: ShownRace['Middle'] = ({ session, pile }) => {
  const loot = piecesAt(session.scene.value, 'loot').slice(-6);
  const names = gameWords(GAME).faces;
  const duel = isDuel(session);
  const isChallenger = (seat: number): boolean => seat === factsOf(session)?.active;
  return (
    <div class={`arena ${duel ? 'duel' : ''}`}>
      {duel &&
        [0, 1].map(seat => (
          <figure key={seat} class={`draw ${isChallenger(seat) ? 'calls' : ''}`} data-spot={spotOf('duel', seat)}>
            {piecesAt(session.scene.value, 'duel', seat).map(piece => (
              <Card
                key={piece.key}
                game={session.game}
                face={piece.face}
                piece={piece.key}
                name={piece.face === null ? say().ui.table.faceDown : names[piece.face]!}
              />
            ))}
            <figcaption style={{ '--letters': longestWord(labelOf(session, seat)) }}>
              <b class="d">{isChallenger(seat) ? screen().challenger : screen().defender}</b>
              {labelOf(session, seat)}
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
const Hand = ({ session }: { readonly session: Session }): JSX.Element | null => {
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
/** What the race is about, in words: before the cue why, with it what to do. Of two every race is a duel. */
export const race: ShownRace = {
  Screen: RaceScreen,
  Middle,
  Hand,
  title: session => (isDuel(session) ? screen().duelCue : screen().slap),
  why: session => {
    const words = screen();
    const facts = factsOf(session);
    const two = facts?.score.length === 2;
    if (isDuel(session)) return words.whyDuel(whoIs(session, facts?.active ?? 0));
    if (facts?.starter != null) return words.whyShootout(whoIs(session, facts.starter));
    return two ? words.whySheriffDuel : words.whySheriff;
  },
  hint: session => {
    const facts = factsOf(session);
    const words = screen();
    if (!isDuel(session)) return facts?.score.length === 2 ? words.slapHintTwo : words.slapHint;
    return words.duelHint(whoIs(session, facts?.active ?? 0));
  },
  aside: session => {
    const starter = factsOf(session)?.starter ?? null;
    return starter === null ? screen().watching : screen().handIsFirst(whoIs(session, starter));
  },
};

/** The middle of the table: the law at the left, the loot in the lamp's light with what is being played on it, the deck at the right. */
import type { JSX } from 'preact';
import { Outline } from '../../../client/shell/icon.tsx';
import { gameWords, say } from '../../../client/shell/words.ts';
import { Card } from '../../../client/table/pieces/card.tsx';
import { Pile } from '../../../client/table/pieces/pile.tsx';
import { piecesAt, spotOf } from '../../../client/table/pieces/scene.ts';
import type { Session } from '../../../client/table/session/session.ts';
import { copies, halves } from '../figures.ts';
import { divisionOf } from './division.tsx';
import { icons } from './icons.ts';
import { Piled } from './scenes.tsx';
import { GAME, screen } from './screen.ts';

interface At {
  readonly session: Session;
}

const Law = ({ session }: At): JSX.Element => {
  const words = screen();
  const sheriffs = piecesAt(session.scene.value, 'sheriffs');
  return (
    <figure class="law" data-about={spotOf('sheriffs')}>
      <div class="well row" data-spot={spotOf('sheriffs')}>
        {Array.from({ length: copies.sheriff }, (_, i) => {
          const piece = sheriffs[i];
          return piece === undefined ? (
            <span class="slot" key={i} data-land={i === sheriffs.length ? true : undefined}>
              <Outline d={icons.sheriff} />
            </span>
          ) : (
            <Card key={i} game={session.game} face={piece.face} piece={piece.key} />
          );
        })}
      </div>
      <figcaption class="lbl">
        {words.sheriffs(sheriffs.length)} <small>{words.allowed(sheriffs.length, session.table.value?.chairs.length ?? 3)}</small>
      </figcaption>
    </figure>
  );
};
/** The event that is being carried out. */
const Played = ({ session }: At): JSX.Element => (
  <div class="played" data-spot={spotOf('played')}>
    <span data-land class="ghost" />
    {piecesAt(session.scene.value, 'played').map(piece => (
      <Card
        key={piece.key}
        game={session.game}
        face={piece.face}
        piece={piece.key}
        name={gameWords(GAME).faces[piece.face ?? ''] ?? ''}
      />
    ))}
  </div>
);
/** What a division of this loot would give to each, if every hand came down: the last gets nothing (WB-51). */
const sharesNow = (loot: number, seats: number): string => {
  if (loot === 0 || seats < 3) return '';
  return screen().dividedNow(halves(loot, seats - 1, seats).taken.join(', '));
};
export const Middle = ({ session }: At): JSX.Element => {
  const scene = session.scene.value;
  const words = screen();
  const { cards } = say().table;
  const [loot, deck, bonus] = [piecesAt(scene, 'loot'), piecesAt(scene, 'deck'), piecesAt(scene, 'bonus')];
  const seats = session.table.value?.chairs.length ?? 0;
  const two = seats === 2;
  const top = loot.at(-1)?.face;
  const division = divisionOf(session).value;
  return (
    <section class="mid wright" aria-label={words.middle}>
      <Law session={session} />
      <div class="heap">
        <Played session={session} />
        <Pile
          game={session.game}
          scene={scene}
          zone="loot"
          label={words.loot}
          note={sharesNow(loot.length, seats)}
          lie="crooked"
          ghost={<Outline d={icons['7']} />}
          told={words.lootTold(cards(loot.length), top == null ? null : gameWords(GAME).faces[top]!)}
        />
        {division.hands.length > 0 && <Piled session={session} division={division} />}
      </div>
      <div class="wg-decks">
        <Pile
          game={session.game}
          scene={scene}
          zone="deck"
          label={words.deck}
          note={words.stillIn(copies.sheriff - piecesAt(scene, 'sheriffs').length)}
          lie="square"
          ghost={<span />}
          told={words.deckTold(cards(deck.length))}
        />
        {two && (
          <Pile
            game={session.game}
            scene={scene}
            zone="bonus"
            label={words.bonus}
            lie="square"
            ghost={<span />}
            told={words.bonusTold(cards(bonus.length))}
          />
        )}
      </div>
    </section>
  );
};

/** What lies before players: your own revolver and Sidekicks, and what you see of the others'. */
import type { JSX } from 'preact';
import { Outline } from '../../../client/shell/icon.tsx';
import { gameWords, say } from '../../../client/shell/words.ts';
import { Card } from '../../../client/table/pieces/card.tsx';
import { piecesAt, spotOf } from '../../../client/table/pieces/scene.ts';
import { amountOf } from '../../../client/table/session/people.ts';
import type { Session } from '../../../client/table/session/session.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { WrightFace } from '../zones.ts';
import { inWords, pointsOf, shareOf } from './division.tsx';
import { icons } from './icons.ts';
import { factsOf, GAME, screen } from './screen.ts';

interface At {
  readonly session: Session;
}
/** From this many on, loaded cards lie as close as they can. */
const MANY = 9;
/** The player's own revolver and Sidekicks. */
export const Tray = ({ session }: At): JSX.Element => {
  const me = session.me.value ?? 0;
  const words = screen();
  const loaded = piecesAt(session.scene.value, 'revolver', me);
  const sidekicks = piecesAt(session.scene.value, 'sidekicks', me);
  const names = gameWords(GAME).faces;
  return (
    <section class="well tray" aria-label={words.revolver} data-about={spotOf('revolver', me)}>
      <h2 class="d">
        <Outline d={icons.revolver} />
        <span>{words.revolver}</span>
        <b class="count">{loaded.length}</b>
      </h2>
      <div class="r" style={{ '--n': `${loaded.length}`, '--aides': `${sidekicks.length}` }}>
        <div class={`chambers n${Math.min(loaded.length, MANY)}`} data-spot={spotOf('revolver', me)}>
          {loaded.map(piece => (
            <Card
              key={piece.key}
              game={session.game}
              face={piece.face}
              piece={piece.key}
              size="tiny"
              name={names[piece.face ?? ''] ?? ''}
            />
          ))}
          <span class="slot" data-land>
            <Outline d={icons.revolver} />
          </span>
        </div>
        <div class="aides" data-spot={spotOf('sidekicks', me)}>
          {sidekicks.map(piece => (
            <Card
              key={piece.key}
              game={session.game}
              face={piece.face}
              piece={piece.key}
              size="tiny"
              name={names[piece.face ?? ''] ?? ''}
            />
          ))}
        </div>
      </div>
      <p>
        <b class="points">
          {amountOf(session, pointsOf(session)[me] ?? 0)}
          <span> · </span>
        </b>
        {loaded.length > 0 && (
          <b>{inWords({ shown: loaded.flatMap(piece => (piece.face ?? []) as WrightFace | []), struck: [] })}. </b>
        )}
        {loaded.length === 0 ? (
          words.notLoaded
        ) : factsOf(session)?.stage === 'division' ? null : (
          <span class="secret">{words.secret}</span>
        )}
      </p>
    </section>
  );
};

const MOST_SHOWN = 5;
export const Belongings = ({ session, seat }: At & { readonly seat: Seat }): JSX.Element => {
  const scene = session.scene.value;
  const words = screen();
  const { cards } = say().table;
  const names = gameWords(GAME).faces;
  const [hand, loaded, sidekicks] = [
    piecesAt(scene, 'hand', seat),
    piecesAt(scene, 'revolver', seat),
    piecesAt(scene, 'sidekicks', seat),
  ];
  const struck = piecesAt(scene, 'cancelled', seat);
  const share = shareOf(session, seat);
  const opened = loaded.length + struck.length > 0 && loaded.every(piece => piece.face !== null);
  return (
    <div class={`cnt ${opened ? 'opened' : ''}`}>
      <span data-spot={spotOf('hand', seat)}>
        <span class="fan" data-land>
          {hand.slice(-MOST_SHOWN).map(piece => (
            <Card key={piece.key} game={session.game} face={piece.face} piece={piece.key} size="tiny" />
          ))}
        </span>
        <b aria-hidden="true">{hand.length}</b>
        <em aria-hidden="true">{say().ui.table.inHand}</em>
        <span class="sr">{words.handOf(cards(hand.length))}</span>
      </span>
      <span data-spot={spotOf('revolver', seat)}>
        <span class="gun" data-land>
          <Outline d={icons.revolver} />
        </span>
        {!opened && (
          <span class="well shut">
            {loaded.slice(-MOST_SHOWN).map(piece => (
              <Card key={piece.key} game={session.game} face={piece.face} piece={piece.key} size="tiny" />
            ))}
          </span>
        )}
        <b aria-hidden="true">{loaded.length}</b>
        <em aria-hidden="true">{words.loadedShort}</em>
        <span class="sr">{words.loadedOf(cards(loaded.length))}</span>
      </span>
      <span class="aides" data-spot={spotOf('sidekicks', seat)}>
        {sidekicks.map(piece => (
          <Card key={piece.key} game={session.game} face={piece.face} piece={piece.key} size="tiny" name={names['sidekick']!} />
        ))}
      </span>
      {opened && (
        <span class="openly" style={{ '--n': `${loaded.length + struck.length}` }} data-spot={spotOf('cancelled', seat)}>
          {loaded.map(piece => (
            <Card
              key={piece.key}
              game={session.game}
              face={piece.face}
              piece={piece.key}
              size="tiny"
              name={names[piece.face ?? ''] ?? ''}
            />
          ))}
          {struck.map(piece => (
            <span class="out" key={piece.key}>
              <Card
                game={session.game}
                face={piece.face}
                piece={piece.key}
                size="tiny"
                name={words.struck(names[piece.face ?? ''] ?? '')}
              />
            </span>
          ))}
        </span>
      )}
      {share !== null && (
        <b class="share d" aria-hidden="true">
          +{share}
        </b>
      )}
    </div>
  );
};

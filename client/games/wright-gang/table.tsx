/** The table of Wright Brothers' Gang: the law, the loot and the deck in the middle, a revolver before everybody. */
import type { JSX } from 'preact';
import type { Seat } from '../../../kernel/seat.ts';
import { Outline } from '../../shell/icon.tsx';
import { play } from '../../shell/sound.ts';
import { gameWords, say } from '../../shell/words.ts';
import { Card, crookedness } from '../../table/card.tsx';
import { mayJoin } from '../../table/choice.ts';
import { dealt } from '../../table/deal.ts';
import { nameOf } from '../../table/people.ts';
import { Pile } from '../../table/pile.tsx';
import { piecesAt, spotOf } from '../../table/scene.ts';
import type { Session } from '../../table/session.ts';
import { raceResult } from '../../table/verdict.tsx';
import type { GameClient } from '../game-client.ts';
import { Face, frame } from './card.tsx';
import { Chart } from './chart.tsx';
import { type Division, divisionSheet, gathered, noDivision } from './division.tsx';
import { icons } from './pictures.ts';
import { plan, standing } from './plan.tsx';
import { factsOf, GAME, screen } from './screen.ts';
import './table.css';

interface At {
  readonly session: Session;
}
const SHERIFFS = 4;
const divisions = new WeakMap<Session, Division>();

const Law = ({ session }: At): JSX.Element => {
  const words = screen();
  const sheriffs = piecesAt(session.scene.value, 'sheriffs');
  return (
    <figure class="law">
      <div class="well row" data-spot={spotOf('sheriffs')}>
        {Array.from({ length: SHERIFFS }, (_, i) => {
          const piece = sheriffs[i];
          return piece === undefined ? (
            <span class="slot" key={i} data-land={i === sheriffs.length ? true : undefined}>
              <Outline d={icons.sheriff} />
            </span>
          ) : (
            <Card key={i} game={client} face={piece.face} piece={piece.key} />
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
        game={client}
        face={piece.face}
        piece={piece.key}
        name={gameWords(GAME).faces[piece.face ?? ''] ?? ''}
      />
    ))}
  </div>
);
const Middle = ({ session }: At): JSX.Element => {
  const scene = session.scene.value;
  const words = screen();
  const { cards } = say().table;
  const [loot, deck, bonus] = [piecesAt(scene, 'loot'), piecesAt(scene, 'deck'), piecesAt(scene, 'bonus')];
  const two = (session.table.value?.chairs.length ?? 0) === 2;
  const top = loot.at(-1)?.face;
  return (
    <section class="mid wright" aria-label={words.middle}>
      <Law session={session} />
      <div class="heap">
        <Played session={session} />
        <Pile
          game={client}
          scene={scene}
          zone="loot"
          label={words.loot}
          lie="crooked"
          ghost={<Outline d={icons['7']} />}
          told={words.lootTold(cards(loot.length), top == null ? null : gameWords(GAME).faces[top]!)}
        />
      </div>
      <div class="decks">
        <Pile
          game={client}
          scene={scene}
          zone="deck"
          label={words.deck}
          lie="square"
          ghost={<span />}
          told={words.deckTold(cards(deck.length))}
        />
        {two && (
          <Pile
            game={client}
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

/** The player's own revolver and Sidekicks. */
const Tray = ({ session }: At): JSX.Element => {
  const me = session.me.value ?? 0;
  const words = screen();
  const loaded = piecesAt(session.scene.value, 'revolver', me);
  const sidekicks = piecesAt(session.scene.value, 'sidekicks', me);
  const names = gameWords(GAME).faces;
  return (
    <section class="well tray" aria-label={words.revolver}>
      <h2 class="d">
        <Outline d={icons.revolver} />
        <span>{words.revolver}</span>
        <b class="count">{loaded.length}</b>
      </h2>
      <div class="r">
        <div class={`chambers n${loaded.length}`} data-spot={spotOf('revolver', me)}>
          {loaded.map(piece => (
            <Card
              key={piece.key}
              game={client}
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
              game={client}
              face={piece.face}
              piece={piece.key}
              size="tiny"
              name={names[piece.face ?? ''] ?? ''}
            />
          ))}
        </div>
      </div>
      <p>{loaded.length === 0 ? words.notLoaded : words.secret}</p>
    </section>
  );
};

const MOST_SHOWN = 5;
const Belongings = ({ session, seat }: At & { readonly seat: Seat }): JSX.Element => {
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
  const opened = loaded.length + struck.length > 0 && loaded.every(piece => piece.face !== null);
  return (
    <div class={`cnt ${opened ? 'opened' : ''}`}>
      <span data-spot={spotOf('hand', seat)}>
        <span class="fan" data-land>
          {hand.slice(-MOST_SHOWN).map(piece => (
            <Card key={piece.key} game={client} face={piece.face} piece={piece.key} size="tiny" />
          ))}
        </span>
        <b aria-hidden="true">{hand.length}</b>
        <span class="sr">{words.handOf(cards(hand.length))}</span>
      </span>
      <span data-spot={spotOf('revolver', seat)}>
        <span class="gun" data-land>
          <Outline d={icons.revolver} />
        </span>
        <b aria-hidden="true">{loaded.length}</b>
        <span class="sr">{words.loadedOf(cards(loaded.length))}</span>
      </span>
      <span class="aides" data-spot={spotOf('sidekicks', seat)}>
        {sidekicks.map(piece => (
          <Card key={piece.key} game={client} face={piece.face} piece={piece.key} size="tiny" name={names['sidekick']!} />
        ))}
      </span>
      {opened && (
        <span class="openly" data-spot={spotOf('cancelled', seat)}>
          {loaded.map(piece => (
            <Card
              key={piece.key}
              game={client}
              face={piece.face}
              piece={piece.key}
              size="tiny"
              name={names[piece.face ?? ''] ?? ''}
            />
          ))}
          {struck.map(piece => (
            <span class="out" key={piece.key}>
              <Card
                game={client}
                face={piece.face}
                piece={piece.key}
                size="tiny"
                name={words.struck(names[piece.face ?? ''] ?? '')}
              />
            </span>
          ))}
        </span>
      )}
    </div>
  );
};

const isDuel = (session: Session): boolean => [0, 1].some(seat => piecesAt(session.scene.value, 'duel', seat).length > 0);
const RaceMiddle: GameClient['RaceMiddle'] = ({ session, pile }) => {
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
                game={client}
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
              game={client}
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
const RaceHand = ({ session }: At): JSX.Element | null => {
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

const order = ['1', '2', '3', '4', '5', '6', '7', 'joker', 'miss', 'swap', 'sidekick', 'war-party'];
const cites: { readonly [way: string]: string } = {
  'hand>loot': 'WB-24',
  'hand>revolver': 'WB-17',
  'deck>sheriffs': 'WB-22',
  'hand>played': 'WB-30',
  'hand>sidekicks': 'WB-40',
  'hand>hand': 'WB-33',
  'revolver>deck': 'WB-71',
  'revolver>cancelled': 'WB-72',
  'bonus>revolver': 'WB-56',
  passed: 'WB-9',
  'shoot-out': 'WB-42',
  'fourth-sheriff': 'WB-23',
  deadlock: 'WB-20',
  duel: 'WB-54',
  'duel-off': 'WB-61',
  'false-slap': 'WB-59',
  verdict: 'WB-44',
  hands: 'WB-46',
  missed: 'WB-72',
  ranked: 'WB-51',
};
const wayOf = (telling: { readonly [part: string]: unknown; readonly tell: string }): string => {
  const [from, to] = [telling['from'], telling['to']] as { readonly zone: string }[];
  return telling.tell === 'moved' ? `${from?.zone}>${to?.zone}` : telling.tell;
};
const unsung = new Set([
  'gathered',
  'shuffled',
  'hand',
  'cue',
  'deck>bonus',
  'played>loot',
  'loot>won',
  'verdict',
  'hands',
  'duel>loot',
]);

export const client: GameClient = {
  id: GAME,
  Face,
  frame,
  Middle,
  Tray,
  Belongings,
  RaceMiddle,
  RaceHand,
  Chart,
  where: session => {
    const facts = factsOf(session);
    return facts === null ? '' : screen().roundOf(facts.round, Number(session.now.value?.config['rounds'] ?? 0));
  },
  points: session => factsOf(session)?.score ?? [],
  plan,
  standing,
  picks: 'many',
  topFirst: [],
  hold: () => 0,
  inHand: pieces => pieces.toSorted((a, b) => order.indexOf(a.face ?? '') - order.indexOf(b.face ?? '')),
  drawn: ({ zone }) => zone !== 'box' && zone !== 'won' && zone !== 'duel',
  ruleOf: telling => cites[wayOf(telling)] ?? null,
  // What others draw is seen; only what one draws oneself is worth a line.
  worthTelling: telling =>
    !unsung.has(wayOf(telling)) &&
    !(wayOf(telling) === 'deck>hand' && (telling['cards'] as readonly unknown[]).every(card => card === null)),
  beginsChapter: telling => telling.tell === 'round',
  raceTitle: session => (isDuel(session) ? screen().duelCue : screen().slap),
  raceHint: session => (isDuel(session) ? screen().duelHint : screen().slapHint),
  raceAside: session => {
    const starter = factsOf(session)?.starter ?? null;
    if (starter === null) return screen().watching;
    return starter === session.me.value ? screen().yourHandIsFirst : screen().handIsFirst(nameOf(session, starter));
  },
  opened: session => dealt(session, 'deck', 'hand'),
  heard: (session, telling) => {
    divisions.set(session, gathered(divisions.get(session) ?? noDivision, telling));
    const way = wayOf(telling);
    if (way === 'deck>sheriffs') play('sheriff');
    else if (way === 'hand>revolver') play('load');
    else if (telling.tell === 'moved') play('card');
  },
  interlude: (session, telling, later) => {
    const words = screen();
    if (telling.tell === 'hands') {
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
    }
    if (telling.tell !== 'ranked') return null;
    const over = !later.some(next => next.tell === 'round');
    return divisionSheet(session, client, divisions.get(session) ?? noDivision, telling, over);
  },
  forget: session => void divisions.delete(session),
};

/** The table of Steel Bullets: the cylinder in the lamp's light, the bullets at its left, deck and discard at its right. */
import type { JSX } from 'preact';
import { Outline } from '../../../client/shell/icon.tsx';
import { later } from '../../../client/shell/later.ts';
import { play } from '../../../client/shell/sound.ts';
import { say } from '../../../client/shell/words.ts';
import { gameClient } from '../../../client/table/defaults.ts';
import type { Ahead } from '../../../client/table/game-client.ts';
import { Card } from '../../../client/table/pieces/card.tsx';
import { dealt } from '../../../client/table/pieces/deal.ts';
import { Pile } from '../../../client/table/pieces/pile.tsx';
import { cardsOf, piecesAt, spotOf, wayOf } from '../../../client/table/pieces/scene.ts';
import { unseen } from '../../../client/table/pieces/unseen.ts';
import { leads } from '../../../client/table/seats/standing.tsx';
import type { GameClient, Session } from '../../../client/table/session/session.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { byWorth } from '../faces.ts';
import { copies, mostBullets } from '../figures.ts';
import { Face, frame } from './card.tsx';
import { shownMoment } from './chain/moment.tsx';
import { Cylinder, lookersOf } from './cylinder.tsx';
import { icons } from './pictures.ts';
import { AskMe } from './plan/ask-me.tsx';
import { Picker } from './plan/picker.tsx';
import { plan, standing, touches } from './plan/plan.tsx';
import { faceName, factsOf, GAME, isOut, moveSaid, screen } from './screen.ts';
import { cylinderOf } from './seen.ts';
import { forget, listen } from './told.ts';
import './table.css';

interface At {
  readonly session: Session;
}
/** How many bullets there are, as tokens: loaded, fired, and places for more. */
const Tokens = ({ session }: At): JSX.Element | null => {
  const seen = cylinderOf(session);
  const words = screen();
  if (seen === null) return null;
  const state = (i: number): string => (i >= seen.bullets ? 'o' : i >= seen.loaded ? 'fired' : '');
  return (
    <div class="side" data-about="tokens">
      <h2 class="d">{words.tokens}</h2>
      <div class="well tokens" role="img" aria-label={`${words.loaded(seen.bullets)} ${words.spent(seen.fired)}`}>
        {Array.from({ length: mostBullets }, (_, i) => (
          <i key={i} class={state(i)} />
        ))}
      </div>
      <p aria-hidden="true">
        {words.loaded(seen.bullets)} {words.spent(seen.fired)}
      </p>
      <AskMe session={session} />
    </div>
  );
};
const Middle = ({ session }: At): JSX.Element => {
  const scene = session.scene.value;
  const words = screen();
  const { cards } = words;
  const [deck, discard] = [piecesAt(scene, 'deck'), piecesAt(scene, 'discard')];
  const top = discard.at(-1)?.face ?? null;
  return (
    <section class="mid bullets" aria-label={words.middle}>
      <Tokens session={session} />
      <Cylinder session={session} game={client} />
      <div class="piles">
        <Pile
          game={client}
          scene={scene}
          zone="deck"
          label={words.deck}
          lie="square"
          ghost={<span />}
          told={words.deckTold(cards(deck.length))}
        />
        <Pile
          game={client}
          scene={scene}
          zone="discard"
          label={words.discard}
          lie="crooked"
          ghost={<Outline d={icons.lawyer} />}
          told={words.discardTold(cards(discard.length), top === null ? null : faceName(top))}
        />
      </div>
      <Picker session={session} />
    </section>
  );
};
const Tray = ({ session }: At): JSX.Element => (
  <div class="lone">
    <AskMe session={session} />
  </div>
);

/** The only public measure of survival: the number of cards of each player still in. */
const ahead = (session: Session): Ahead => {
  const hands = (factsOf(session)?.alive ?? []).map((lives, seat) =>
    lives ? piecesAt(session.scene.value, 'hand', seat).length : null,
  );
  return { amounts: hands, of: say().ui.table.inHand, out: screen().out };
};
const MOST_SHOWN = 5;
const Belongings = ({ session, seat }: At & { readonly seat: Seat }): JSX.Element => {
  const words = screen();
  const hand = piecesAt(session.scene.value, 'hand', seat);
  const out = isOut(session, seat);
  const most = leads(ahead(session), seat);
  return (
    <div class={`cnt ${out ? 'isout' : ''}`}>
      <span data-spot={spotOf('hand', seat)}>
        <span class="fan" data-land>
          {hand.slice(-MOST_SHOWN).map(piece => (
            <Card key={piece.key} game={client} face={piece.face} piece={piece.key} size="tiny" />
          ))}
        </span>
        {out ? (
          <b class="outword">{words.out}</b>
        ) : (
          <>
            <b class={most ? 'most' : ''} aria-hidden="true">
              {hand.length}
            </b>
            <em aria-hidden="true">{say().ui.table.inHand}</em>
            <span class="sr">
              {words.handOf(words.cards(hand.length))}
              {most && `, ${words.most}`}
            </span>
          </>
        )}
      </span>
    </div>
  );
};

const cites: { readonly [way: string]: string } = {
  'hand>played': 'SB-42',
  'discard>hand': 'SB-22d',
  'deck>hand': 'SB-10',
  'hand>hand': 'SB-27',
  'hand>discard': 'SB-16',
  'hand>out': 'SB-16',
  aimed: 'SB-41',
  answered: 'SB-28',
  cancelled: 'SB-28e',
  opened: 'SB-3',
  saved: 'SB-13',
  out: 'SB-17',
  'passed-on': 'SB-26c',
  looked: 'SB-40',
  swapped: 'SB-24',
  'nothing-to-take': 'SB-27',
  'no-card': 'SB-11',
  reloaded: 'SB-4',
};
const unsung = new Set(['gathered', 'shuffled', 'unanswered']);
/** The table shows others' draws; only the player's own are worth a line. */
const isPlain = (telling: Telling): boolean => wayOf(telling) === 'deck>hand' && cardsOf(telling).every(card => card === null);
/** A breath before a chamber opens; a moment to see what lay in it, what was played, and a swap. */
const holds: { readonly [way: string]: number } = {
  opened: 750,
  revealed: 600,
  saved: 1800,
  out: 2000,
  cancelled: 1900,
  'hand>played': 250,
  swapped: 320,
  reloaded: 350,
};
/** SB-32: how many there are of each. */
const inBox = Object.fromEntries(byWorth.map(card => [card, copies.situation]));
const oddsOf = (session: Session): string | null => {
  const seen = cylinderOf(session);
  if (seen === null) return null;
  const looked = seen.chambers
    .filter(chamber => chamber.looked.length > 0)
    .map(chamber => `${screen().shut(chamber.n)}; ${lookersOf(session, chamber)}.`);
  return [screen().odds(seen.loaded, seen.shut), ...looked].join(' ');
};
const BANG = 1900;
const isBang = (telling: Telling): boolean => telling.tell === 'revealed' && cardsOf(telling)[0] === 'bang';

export const client: GameClient = gameClient({
  id: GAME,
  Face,
  frame,
  aboutNow: (session, topic) => {
    if (topic === 'deck') return unseen(session, inBox);
    return topic === 'cylinder' || topic === 'tokens' ? oddsOf(session) : null;
  },
  Middle,
  Tray,
  Belongings,
  Chart: later(async () => (await import('./chart.tsx')).Chart),
  where: session => {
    const seen = cylinderOf(session);
    return seen === null ? '' : screen().inCylinder(seen.loaded);
  },
  ahead,
  plan,
  touches,
  moveSaid,
  hand: { picks: 'one', sorted: pieces => pieces.toSorted((a, b) => rankOf(a.face) - rankOf(b.face)), standing },
  topFirst: ['discard'],
  hold: telling => (isBang(telling) ? BANG : (holds[wayOf(telling)] ?? 0)),
  scene: shownMoment,
  // Chambers that change places move as they are, with their notes (`cylinder.tsx`).
  drawn: ({ zone }) => zone !== 'box' && zone !== 'out' && zone !== 'loading' && zone !== 'cylinder',
  ruleOf: telling => cites[wayOf(telling)] ?? null,
  worthTelling: telling => !unsung.has(wayOf(telling)) && !isPlain(telling),
  beginsChapter: telling => telling.tell === 'reloaded',
  opened: session => dealt(session, 'deck', 'hand'),
  gather: listen,
  heard: (_, telling) => {
    if (telling.tell === 'revealed') play(isBang(telling) ? 'bang' : 'click');
    else if (telling.tell === 'saved') play('saved');
    else if (telling.tell === 'cancelled') play('slap');
    else if (telling.tell === 'opened') play('load');
    else if (telling.tell === 'reloaded') play('spin');
    else if (telling.tell === 'moved') play('card');
  },
  forget,
});
const ranked: readonly (string | null)[] = byWorth;
const rankOf = (face: string | null): number => ranked.indexOf(face);

/** The table of Revolver: the row of battlefields with both columns, the gang and the border, piles at the side. */
import { useSignalEffect } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { later } from '../../../client/shell/later.ts';
import { play, type Sound } from '../../../client/shell/sound.ts';
import { say } from '../../../client/shell/words.ts';
import { gameClient } from '../../../client/table/defaults.ts';
import { Card } from '../../../client/table/pieces/card.tsx';
import { fly, type Leg, placeOf } from '../../../client/table/pieces/flight.ts';
import { cardsOf, piecesAt, spotOf, wayOf } from '../../../client/table/pieces/scene.ts';
import { Face as PlayerFace } from '../../../client/table/seats/face.tsx';
import type { GameClient, Session } from '../../../client/table/session/session.ts';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardOf, isFace } from '../faces.ts';
import { COLTY, other, sideOf } from '../zones.ts';
import { Ahead } from './ahead.tsx';
import { Face, frame } from './card.tsx';
import { Attacked, attackSheet, Meeting } from './fight/attack.tsx';
import { Clash } from './fight/clash.tsx';
import { duelSheet } from './fight/duel.tsx';
import { freedSheet } from './fight/freed.tsx';
import { Border, Gang, Supply } from './gang/gang.tsx';
import { touches } from './gang/piece.tsx';
import { Dollars, Heap, Range } from './piles.tsx';
import { moveSaid } from './plan/answers.ts';
import { chosenIn, markedIn } from './plan/choosing.ts';
import { settleDebt } from './plan/paying.ts';
import { Picker } from './plan/picker.tsx';
import { plan } from './plan/plan.ts';
import { standing } from './plan/standing.ts';
import { Reading } from './reading.tsx';
import { bottomSeat, factsOf, GAME, isTold, markerOf, screen, titleOf } from './screen.ts';
import { small } from './small.ts';
import { forget, listen } from './told.ts';
import { Trail } from './trail/trail.tsx';
import './table.css';

interface At {
  readonly session: Session;
}
const deckOf = (seat: Seat): string => (seat === COLTY ? 'coltyDeck' : 'mcreadyDeck');

/** The card being played. */
const Played = ({ session }: At): JSX.Element => (
  <div class="nowplayed" data-spot={spotOf('played')}>
    <span data-land class="ghost" />
    {piecesAt(session.scene.value, 'played').map(piece => (
      <Card key={piece.key} game={client} face={piece.face} piece={piece.key} name={titleOf(piece.face ?? '')} />
    ))}
  </div>
);
/** One side's deck and discard pile; on a phone they lie on its plate. */
const Piles = ({ session, seat }: At & { readonly seat: Seat }): JSX.Element => {
  const words = screen();
  const { deck, discard } = small.value ? words.piled : words;
  return (
    <div class="piles2">
      <Heap session={session} game={client} zone={deckOf(seat)} seat={null} label={deck} open={false} />
      <Heap session={session} game={client} zone="discard" seat={seat} label={discard} open={true} />
    </div>
  );
};
const Frontier = ({ session }: At): JSX.Element | null => {
  if (session.now.value?.config['set13'] !== true) return null;
  const words = screen();
  return (
    <div class="piles2 wild">
      <Heap session={session} game={client} zone="frontier" seat={null} label={words.frontier} open={false} />
      <Heap
        session={session}
        game={client}
        zone="frontierDiscard"
        seat={null}
        label={small.value ? words.piled.discard : words.discard}
        open={true}
      />
    </div>
  );
};
const Middle = ({ session }: At): JSX.Element => {
  const bottom = bottomSeat(session);
  // The picked payment is paid.
  useSignalEffect(() => settleDebt(session));
  // Picks and marks for one question do not answer the next.
  const question = session.asked.value ? (session.now.value?.ask?.question ?? '') : '';
  useEffect(() => {
    markedIn(session).value = [];
    chosenIn(session).value = null;
    session.intent.unpick();
  }, [question]);
  return (
    <section class={`mid chasers ${bottom === 0 ? 'gangbelow' : 'gangabove'}`} aria-label={screen().middle}>
      <div class="outlaws">
        <Gang session={session} />
        {!small.value && <Ahead session={session} />}
        <div class="both">
          {!small.value && <Border session={session} />}
          <Supply session={session} />
        </div>
        {small.value && session.me.value !== null && <Piles session={session} seat={bottom} />}
      </div>
      <Trail session={session} />
      {small.value && <Ahead session={session} />}
      {!small.value && (
        <div class="sides">
          <div>
            <h3>{screen().terms.sides[sideOf(other(bottom))]}</h3>
            <Piles session={session} seat={other(bottom)} />
          </div>
          <Frontier session={session} />
        </div>
      )}
      <Played session={session} />
      <Clash session={session} />
      <Picker session={session} />
    </section>
  );
};
/** On a phone: only what the expansions add. */
const SmallTray = ({ session }: At): JSX.Element | null => {
  const me = bottomSeat(session);
  const isBare = session.now.value?.config['set13'] !== true && piecesAt(session.scene.value, 'range', me).length === 0;
  return isBare ? null : (
    <section class="well tray own" aria-label={screen().yourThings}>
      <Dollars session={session} seat={me} />
      <Range session={session} seat={me} />
      <Frontier session={session} />
    </section>
  );
};
const Tray = ({ session }: At): JSX.Element => {
  const me = bottomSeat(session);
  const words = screen();
  if (small.value) return <SmallTray session={session} />;
  return (
    <section class="well tray own" aria-label={words.yourThings}>
      <h2 class="d">
        {session.me.value !== null && <PlayerFace session={session} seat={me} />}
        {session.me.value !== null && <small>{say().ui.you}</small>} <span>{words.terms.sides[sideOf(me)]}</span>{' '}
        <Dollars session={session} seat={me} />
      </h2>
      <Piles session={session} seat={me} />
      <Range session={session} seat={me} />
    </section>
  );
};
const MOST_SHOWN = 6;
const Belongings = ({ session, seat }: At & { readonly seat: Seat }): JSX.Element => {
  const words = screen();
  const hand = piecesAt(session.scene.value, 'hand', seat);
  return (
    <div class="cnt">
      <b class="sidename">{words.terms.sides[sideOf(seat)]}</b>
      <span data-spot={spotOf('hand', seat)}>
        <span class="fan" data-land>
          {hand.slice(-MOST_SHOWN).map(piece => (
            <Card key={piece.key} game={client} face={piece.face} piece={piece.key} size="tiny" />
          ))}
        </span>
        <b aria-hidden="true">{hand.length}</b>
        <small aria-hidden="true">{words.piled.hand}</small>
        <span class="sr">{words.handOf(say().table.cards(hand.length))}</span>
      </span>
      {small.value && <Piles session={session} seat={seat} />}
      <Dollars session={session} seat={seat} />
      <Range session={session} seat={seat} />
    </div>
  );
};

const cites: { readonly [way: string]: string } = {
  marker: 'RV-054',
  plays: 'RV-063',
  uses: 'RV-076',
  spends: 'RV-077',
  cancelled: 'RV-129',
  border: 'RV-120',
  chips: 'RV-109',
  grit: 'RV-114',
  eagle: 'RV-171',
  destroyed: 'RV-097',
  saved: 'RV-114',
  died: 'RV-146',
  ambush: 'RV-199',
  attack: 'RV-136',
  freed: 'RV-211',
  unfought: 'RV-236',
  guessed: 'RV-276',
  named: 'RV-279',
  duel: 'RV-228',
  dollars: 'RV-214',
};
/** Tellings with their own sentence, or that need none. */
const unsung = new Set([
  'gathered',
  'shuffled',
  'hand>played',
  'played>column',
  'played>discard',
  'played>frontierDiscard',
  'column>discard',
  'gang>graveyard',
  'sprung>removed',
  'beside>removed',
  'duel>discard',
]);
const isHidden = (telling: Telling): boolean => /Deck>hand$/.test(wayOf(telling)) && cardsOf(telling).every(card => card === null);
/** Pauses so that players see played cards, results of attacks, and the fallen. */
const holds: { readonly [way: string]: number } = {
  attack: 1500,
  'hand>played': 420,
  ambush: 500,
  died: 450,
  saved: 600,
  revealed: 500,
};

/** The opening hands fly out of both decks. */
const dealt = (session: Session): void => {
  setTimeout(() => {
    const legs: Leg[] = [0, 1].flatMap(seat => {
      const to = spotOf('hand', seat);
      return piecesAt(session.scene.peek(), 'hand', seat).map(({ key, face }) => ({
        key,
        from: placeOf(-1, spotOf(deckOf(seat))),
        to,
        turns: face !== null,
      }));
    });
    void fly(legs);
  }, 0);
};
const sounds: { readonly [tell: string]: Sound } = {
  ambush: 'sheriff',
  marker: 'turn',
  duel: 'bang',
  died: 'slap',
  saved: 'click',
  freed: 'cue',
  dollars: 'coins',
  moved: 'card',
};
const soundOf = ({ tell, success }: Telling): Sound | null =>
  tell === 'attack' ? (success === true ? 'bang' : 'click') : (sounds[tell] ?? null);
/** Firepower first, then characters, then the rest, by price. */
const ranks = ['firepower', 'character', 'location', 'open-range', 'action'];
const rankOf = (face: string | null): number => {
  if (face === null || !isFace(face)) return 99;
  const { type, cost } = cardOf(face);
  return ranks.indexOf(type) * 10 + (cost.discard ?? 0) + (cost.random ?? 0);
};
const undrawnZones = new Set(['box', 'unseen', 'removed', 'aside', 'beside']);

export const client: GameClient = gameClient({
  id: GAME,
  seats: 'above',
  Face,
  frame,
  reader: { title: () => screen().reading, Reading },
  Middle,
  Tray,
  Belongings,
  Chart: later(async () => (await import('./chart.tsx')).Chart),
  where: session => {
    const facts = factsOf(session);
    const { place, space } = markerOf(session);
    const { where, places, terms } = screen();
    const me = session.me.value;
    return facts === null ? '' : where(facts.turn, places[place], space, me === null ? null : terms.sides[sideOf(me)]);
  },
  plan,
  touches,
  moveSaid,
  hand: {
    picks: 'many',
    sorted: pieces =>
      pieces.toSorted(
        (a, b) => rankOf(a.face) - rankOf(b.face) || ((a.face ?? '') < (b.face ?? '') ? -1 : a.face === b.face ? 0 : 1),
      ),
    standing,
  },
  inOrder: ['column', 'blockers', 'range', 'gang'],
  hold: telling => (telling['success'] === true ? 0 : (holds[wayOf(telling)] ?? 0)),
  drawn: ({ zone }) => !undrawnZones.has(zone),
  ruleOf: telling => cites[wayOf(telling)] ?? null,
  worthTelling: telling => !unsung.has(wayOf(telling)) && !isHidden(telling),
  beginsChapter: telling => telling.tell === 'turn' && telling['seat'] === 0,
  opened: dealt,
  gather: listen,
  heard: (_, telling) => {
    const sound = soundOf(telling);
    if (sound !== null) play(sound);
  },
  interlude: (session, telling, next) => {
    if (isTold(telling, 'attack')) return attackSheet(session, telling, next);
    return isTold(telling, 'duel') ? duelSheet(session, telling.result) : telling.tell === 'freed' ? freedSheet(session) : null;
  },
  later: [Attacked, Meeting],
  forget,
});

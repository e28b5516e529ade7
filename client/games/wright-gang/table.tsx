/** The table of Wright Brothers' Gang, put together from its parts. */
import { play } from '../../shell/sound.ts';
import { dealt } from '../../table/deal.ts';
import { nameOf } from '../../table/people.ts';
import type { GameClient, Session } from '../../table/session.ts';
import { Face, frame } from './card.tsx';
import { Chart } from './chart.tsx';
import { type Division, divisionSheet, gathered, noDivision } from './division.tsx';
import { Middle } from './middle.tsx';
import { Belongings, Tray } from './places.tsx';
import { plan, standing } from './plan.tsx';
import { isDuel, orderOfHands, RaceHand, RaceMiddle } from './race.tsx';
import { factsOf, GAME, screen } from './screen.ts';
import { ruleOf, wayOf, worthTelling } from './telling.ts';
import './table.css';

const divisions = new WeakMap<Session, Division>();
const order = ['1', '2', '3', '4', '5', '6', '7', 'joker', 'miss', 'swap', 'sidekick', 'war-party'];

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
  ruleOf,
  worthTelling,
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
    if (telling.tell === 'hands') return orderOfHands(session, telling);
    if (telling.tell !== 'ranked') return null;
    const over = !later.some(next => next.tell === 'round');
    return divisionSheet(session, client, divisions.get(session) ?? noDivision, telling, over);
  },
  forget: session => void divisions.delete(session),
};

/** The table of Wright Brothers' Gang, put together from its parts. */

import { later } from '../../../client/shell/later.ts';
import { play, type Sound } from '../../../client/shell/sound.ts';
import { gameClient } from '../../../client/table/defaults.ts';
import { dealt } from '../../../client/table/pieces/deal.ts';
import { wayOf } from '../../../client/table/pieces/scene.ts';
import { unseen } from '../../../client/table/pieces/unseen.ts';
import type { GameClient } from '../../../client/table/session/session.ts';
import { copies, numbers } from '../figures.ts';
import { Face, frame } from './card.tsx';
import { divisionOf, forgetDivision, gathered, pointsOf } from './division.tsx';
import { Middle } from './middle.tsx';
import { Belongings, Tray } from './places.tsx';
import { plan, standing } from './plan.tsx';
import { race } from './race.tsx';
import { drawnLater, sceneOf, summaryOf } from './scenes.tsx';
import { factsOf, GAME, screen } from './screen.ts';
import { holdOf, openingOf, ruleOf, worthTelling } from './telling.ts';
import './table.css';

const soundOf: { readonly [way: string]: Sound } = {
  'deck>sheriffs': 'sheriff',
  'hand>revolver': 'load',
  'shoot-out': 'spin',
  duel: 'spin',
  'duel-off': 'click',
  'false-slap': 'click',
  revealed: 'spin',
  missed: 'bang',
  'loot>won': 'coins',
  ranked: 'coins',
};
/** WB-65: how many there are of each. */
const inBox = {
  ...Object.fromEntries(numbers.map(n => [`${n}`, copies.ordinary])),
  joker: copies.joker,
  miss: copies.miss,
  swap: copies.swap,
  sidekick: copies.sidekick,
  'war-party': copies.warParty,
  sheriff: copies.sheriff,
};
const order = ['1', '2', '3', '4', '5', '6', '7', 'joker', 'miss', 'swap', 'sidekick', 'war-party'];

export const client: GameClient = gameClient({
  id: GAME,
  Face,
  frame,
  topicOf: face => (Number(face) > 0 ? 'number' : face),
  aboutNow: (session, topic) => (topic === 'deck' ? unseen(session, inBox) : null),
  Middle,
  Tray,
  Belongings,
  race,
  later: drawnLater,
  Chart: later(async () => (await import('./chart.tsx')).Chart),
  where: session => {
    const facts = factsOf(session);
    return facts === null ? '' : screen().roundOf(facts.round, Number(session.now.value?.config['rounds'] ?? 0));
  },
  points: pointsOf,
  plan,
  hand: {
    picks: 'many',
    sorted: pieces => pieces.toSorted((a, b) => order.indexOf(a.face ?? '') - order.indexOf(b.face ?? '')),
    standing,
  },
  hold: holdOf,
  drawn: ({ zone }) => zone !== 'box' && zone !== 'won' && zone !== 'duel',
  ruleOf,
  worthTelling,
  beginsChapter: telling => telling.tell === 'round',
  opened: session => dealt(session, 'deck', 'hand'),
  opening: session => openingOf(factsOf(session)!, session.me.value, session.hand.value),
  gather: (session, telling) => {
    const known = divisionOf(session);
    known.value = gathered(known.peek(), telling);
  },
  heard: (_, telling) => {
    const way = wayOf(telling);
    const heard = soundOf[way];
    if (heard !== undefined) play(heard);
    else if (telling.tell === 'moved') play('card');
  },
  scene: session => sceneOf(session, divisionOf(session).value),
  interlude: (session, telling, later) =>
    telling.tell === 'ranked' ? summaryOf(session, divisionOf(session).peek(), !later.some(next => next.tell === 'round')) : null,
  forget: forgetDivision,
});

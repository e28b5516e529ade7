/** Caliber 45 on one screen. */
import type { Game, Outcome } from '../../kernel/game.ts';
import { type KindsOf, makeGame, type Printed } from '../../kernel/make.ts';
import { act, call, loop, script, when } from '../../kernel/script.ts';
import { cardsAt } from '../../kernel/table.ts';
import { armingTurn, drawing, hiring, passing, setUp, swapping, unbailing } from './arming.ts';
import { cowboys, money, weapons } from './decks.ts';
import { settleDebts } from './money.ts';
import { no } from './refusals.ts';
import { attack, dynamite, sheriff } from './robbery/attack.ts';
import { theCall } from './robbery/call.ts';
import { shootout } from './robbery/shootout.ts';
import { defend, meet, pick, shoot, swap } from './verbs/cards.ts';
import {
  agree,
  decline,
  disagree,
  draw,
  fall,
  flee,
  hire,
  jail,
  join,
  keep,
  mustang,
  pass,
  pay,
  refuse,
  rob,
  unbail,
} from './verbs/plain.ts';
import { refill } from './weapons.ts';
import {
  at,
  type Caliber,
  cover,
  type Face,
  goalOf,
  isLoot,
  lootCard,
  options,
  room,
  type T,
  teamsFor,
  worthOf,
} from './zones.ts';

const cards = Object.fromEntries([
  ...weapons.map(row => [row.card, { copies: row.copies, back: 'weapon' }]),
  ...money.map(row => [row.card, { copies: row.copies, back: 'money' }]),
  ...cowboys.map(row => [row.card, { copies: 1, back: 'cowboy' }]),
]) as { readonly [F in Face]: Printed<Caliber> };

const teamsOf = (t: T): number[] => [...new Set(t.open.teams)].sort();
/** C45-74: all players of the first team that is worth its goal; C45-33: else the richest. */
const outcome = (t: T): Outcome | null => {
  if (t.open.ended === null) return null;
  const teams = teamsOf(t);
  const most = Math.max(...teams.map(team => worthOf(t, team)));
  const won = teams.filter(team => (t.open.ended === 'million' ? worthOf(t, team) >= goalOf(t, team) : worthOf(t, team) === most));
  return {
    score: t.open.teams.map((_, seat) => cover(t, seat)),
    winners: t.open.teams.flatMap((team, seat) => (won.includes(team) ? [seat] : [])),
    teams: teams.map(team => t.open.teams.flatMap((of, seat) => (of === team ? [seat] : []))),
    endings: [t.open.ended],
  };
};

const robbed = (t: T): boolean => isLoot(lootCard(t)) && t.open.robbery!.riders.length > 0;
const drew = (card: string) => (t: T) => lootCard(t) === card;

const robbery = script<Caliber>([
  ...theCall.flat(),
  call('attack'),
  when(drew('sheriff'), call('sheriff')),
  when(drew('dynamite'), call('dynamite')),
  when(robbed, call('shoot-out')),
  act(d => {
    // What nobody took lies in the discard until the Sheriff comes (C45-41, C45-43, C45-46).
    const left = cardsAt(d.table, at.loot);
    const { turn } = d.table.open.robbery!;
    d.move(left, at.loot, at.spent);
    if (left.length > 0) settleDebts(d, turn);
    // C45-58, C45-86: arming begins after whoever acted last: he who took the loot, beat the war party, fell last, or called.
    d.open({ robbery: null, active: (turn + 1) % d.table.seats });
    refill(d);
    if (teamsOf(d.table).some(team => worthOf(d.table, team) >= goalOf(d.table, team))) d.open({ ended: 'million' });
  }),
]);

export const caliber45: Game<KindsOf<Caliber>> = makeGame<Caliber>({
  id: 'caliber-45',
  version: 1,
  fewest: 2,
  options,
  check: (config, seats) => (teamsFor(seats, config.teams) === null ? no.teams : null),
  room,
  cards,
  verbs: [
    draw,
    swap,
    rob,
    hire,
    unbail,
    pass,
    keep,
    refuse,
    join,
    decline,
    pick,
    meet,
    mustang,
    fall,
    pay,
    jail,
    agree,
    disagree,
    shoot,
    defend,
    flee,
  ],
  standing: [],
  scripts: {
    game: script([call('set-up'), loop(() => true, call('arming', { by: t => t.open.active }))]),
    position: script([loop(() => true, call('arming', { by: t => t.open.active }))]),
    'set-up': setUp,
    arming: armingTurn,
    draw: drawing,
    swap: swapping,
    hire: hiring,
    unbail: unbailing,
    pass: passing,
    rob: robbery,
    attack,
    sheriff,
    dynamite,
    'shoot-out': shootout,
  },
  rest: 'weapons',
  begin: (config, seats) => {
    const each = <X>(x: X): X[] => Array.from({ length: seats }, () => x);
    const teams = teamsFor(seats, config.teams) ?? 2;
    return {
      open: {
        active: 0,
        teams: each(0).map((_, seat) => seat % teams),
        tokens: each(0),
        debt: each(0),
        passes: 0,
        armings: 0,
        robbery: null,
        robberies: 0,
        ended: null,
      },
      kept: each(null),
    };
  },
  outcome,
});

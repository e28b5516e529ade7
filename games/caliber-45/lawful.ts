/** What a lawful position of Caliber 45 is: a turn of arming, or a robbery under way. */
import {
  bySeat,
  firstOf,
  holdsCards,
  inSteps,
  type Lawful,
  listOf,
  type Must,
  nullOr,
  oneOf,
  record,
  seatIn,
  whole,
} from '../../kernel/cards/lawful.ts';
import { countAt, facesAt } from '../../kernel/cards/table.ts';
import type { Seat } from '../../kernel/seat.ts';
import { STEP } from './decks.ts';
import { guardsOf, isLoot } from './faces.ts';
import { goalOf, madeIt, teamsIn } from './teams.ts';
import { at, type Caliber, type CaliberTable, hasCowboy, lootCard } from './zones.ts';

const HAND = 6;
const BAIL = 3;
const LAPS = 3;
const ARMINGS = 200;
const MUCH = 100_000;
const STRONGEST = 8;
const seatsOf = (t: CaliberTable): Seat[] => Array.from({ length: t.seats }, (_, seat) => seat);

const teams: Must<Caliber> = ({ config, seats, open }) => {
  const right = teamsIn(config, seats)!;
  return right.every((team, seat) => team === open.teams[seat])
    ? null
    : `teams is ${JSON.stringify(open.teams)}: with these options it must be ${JSON.stringify(right)}`;
};
const each: Must<Caliber> = (t, who) =>
  firstOf(seatsOf(t), seat => {
    const wrong = holdsCards(t, at.hand(seat), 0, HAND, who) ?? holdsCards(t, at.cowboy(seat), 0, 1, who);
    if (wrong !== null) return wrong;
    return t.open.tokens[seat]! > 0 && !hasCowboy(t, seat) ? `${who(seat)} has bail tokens and no cowboy: tokens must be 0` : null;
  });
const goal: Must<Caliber> = t => {
  const [rich] = t.open.robbery === null ? madeIt(t) : [];
  return rich === undefined ? null : `team ${rich} already has ${goalOf(t, rich)} dollars: the game would be over`;
};
const decks: Must<Caliber> = t =>
  countAt(t, at.spread) + countAt(t, at.spent) + countAt(t, at.loot) > 0
    ? null
    : 'spread and spent are empty: there must be a money card to rob';

/** Once the call is over, every seat either rides, stayed at home or has left. */
const riders: Must<Caliber> = (t, who) => {
  const { robbery } = t.open;
  if (robbery === null) return null;
  const { caller, riders: riding, stayed, left, turn, acted, shot, stage } = robbery;
  if (t.open.active !== caller) return `active is ${who(t.open.active)} in a robbery: it must be its caller, ${who(caller)}`;
  const all = [...riding, ...stayed, ...left.map(({ seat }) => seat)];
  const lost = firstOf(seatsOf(t), seat => {
    const n = all.filter(other => other === seat).length;
    return n === 1 ? null : `${who(seat)} is named ${n} times in riders, stayed and left of the robbery: it must be once`;
  });
  if (lost !== null) return lost;
  if (stayed.includes(caller)) return `${who(caller)} called the robbery and stayed: the caller rides`;
  if (riding.length === 0) return 'riders of the robbery is empty: somebody must be in it';
  const order = riding.toSorted((a, b) => ((a - caller + t.seats) % t.seats) - ((b - caller + t.seats) % t.seats));
  if (riding.some((seat, i) => seat !== order[i])) return 'riders of the robbery must stand clockwise from the caller';
  const afoot = riding.find(seat => !hasCowboy(t, seat));
  if (afoot !== undefined) return `${who(afoot)} rides without a cowboy: there must be one`;
  const bailed = riding.find(seat => t.open.tokens[seat]! > 0);
  if (bailed !== undefined) return `${who(bailed)} rides with bail tokens: tokens must be 0`;
  if (!riding.includes(turn)) return `turn of the robbery is ${who(turn)}, who does not ride: it must be a rider`;
  const idle = acted.find(seat => !riding.includes(seat) && !left.some(gone => gone.seat === seat));
  if (idle !== undefined) return `${who(idle)} acted in the robbery without riding: acted must name riders`;
  if (shot === null) return null;
  if (stage !== 'shoot-out') return `a shot waits for its answer in the ${stage}: shot must be null`;
  if (shot.whom !== turn || !riding.includes(shot.by)) return 'shot must be by a rider, at the seat that has the turn';
  return t.open.teams[shot.by] === t.open.teams[shot.whom] ? 'shot is by a mate of its target: it must be by another team' : null;
};
const loot: Must<Caliber> = (t, who) => {
  const { robbery } = t.open;
  const wrong = holdsCards(t, at.loot, robbery === null ? 0 : 1, robbery === null ? 0 : 1, who);
  if (wrong !== null || robbery === null) return wrong;
  const card = facesAt(t, at.loot)[0]!;
  if (robbery.stage === 'attack')
    return guardsOf(card) > 0 ? null : `loot is ${card}, which nobody guards: in the attack it must have guards`;
  return isLoot(lootCard(t)) ? null : `loot is ${card}: in a shoot-out it must be money`;
};

export const lawful: Lawful<Caliber> = {
  facts(setting) {
    const seat = seatIn(setting);
    const some = listOf(seat, { most: setting.seats, distinct: true });
    return {
      active: seat,
      teams: bySeat(setting, whole(0, 2)),
      tokens: bySeat(setting, whole(0, BAIL)),
      debt: bySeat(setting, inSteps(STEP, STEP * MUCH)),
      passes: whole(0, LAPS * setting.seats - 1),
      armings: whole(0, ARMINGS - 1),
      robberies: whole(0, MUCH),
      robbery: nullOr(
        record({
          caller: seat,
          riders: some,
          turn: seat,
          stage: oneOf('attack', 'shoot-out'),
          acted: some,
          shot: nullOr(record({ by: seat, whom: seat, strength: whole(1, STRONGEST) })),
          stayed: some,
          left: listOf(record({ seat, how: oneOf('killed', 'jailed', 'rode-off', 'fled') }), { most: setting.seats }),
        }),
      ),
      ended: oneOf(null),
    };
  },
  must: [teams, each, goal, decks, riders, loot],
};

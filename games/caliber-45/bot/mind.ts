/** Caliber 45's mind for a search: a dream ends with a robbery; money, weapons and cowboys then give the chances. */
import type { Mind } from '../../../bots/mind.ts';
import { type Leanings, leaning, searcher } from '../../../bots/searcher.ts';
import { facesAt } from '../../../kernel/cards/table.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { bulletsIn, shotsOf } from '../faces.ts';
import { caliber45 } from '../game.ts';
import { goalOf, seatsOf, teamsOf, worthOf } from '../teams.ts';
import { ammoOf, at, type Caliber, type CaliberTable } from '../zones.ts';
import { hunches } from './hunch.ts';
import { type CaliberGrounds, why } from './why.ts';

/**
 * The weight of each fact for the chance to win, fitted to 500 games of four sharpshooters: the money as a part of the goal (the
 * more, the nearer the goal is), ten bullets, a Mustang, a token, a cowboy and what he can shoot.
 */
const tells = { money: 1, near: 3.3, bullets: 0.03, mustang: 0.15, token: -0.13, cowboy: -1.08, shots: 0.24 };

const standing = (t: CaliberTable, team: number, nearest: number): number => {
  const money = worthOf(t, team) / goalOf(t, team);
  let sum = (tells.money + tells.near * nearest) * money;
  for (const seat of seatsOf(t, team)) {
    sum += tells.bullets * bulletsIn(ammoOf(t, seat)) + tells.token * t.open.tokens[seat]!;
    if (facesAt(t, at.hand(seat)).includes('mustang')) sum += tells.mustang;
    const [cowboy] = facesAt(t, at.cowboy(seat));
    if (cowboy !== undefined) sum += tells.cowboy + tells.shots * shotsOf(cowboy);
  }
  return sum;
};

const hunch = hunches.at(-1)!;

export const mind: Mind<KindsOf<Caliber>> = {
  game: caliber45,
  hunch,
  policy: hunch,
  horizon: {
    far: (from, now) => now.open.robbery === null && now.open.robberies > from.open.robberies,
    judge: t => {
      const teams = teamsOf(t);
      const nearest = Math.max(...teams.map(team => worthOf(t, team) / goalOf(t, team)));
      const odds = new Map(teams.map(team => [team, Math.exp(standing(t, team, nearest))]));
      const all = [...odds.values()].reduce((sum, each) => sum + each, 0);
      return t.open.teams.map(team => odds.get(team)! / all);
    },
  },
  // All money cards look alike, and fresh cowboys are never a mistake.
  ponders: question => question !== 'pick' && question !== 'fresh' && question !== 'sheriff',
  patience: 32_000,
  why,
  against: ['falls'] satisfies readonly (keyof CaliberGrounds)[],
};

const effort = { playouts: 300, doubt: 1 } as const;
export const legend = searcher('legend', mind, effort);
/** As strong as the legend, except for their leanings. */
export const legendary = (name: string, leanings: Leanings) => leaning(name, mind, effort, leanings);

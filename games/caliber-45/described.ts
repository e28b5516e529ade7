/** What authors of scenarios of Caliber 45 must know beyond the declaration. */
import type { Described } from '../../kernel/described.ts';
import { bulletsOn, dollarsOn, guardsOf, isLoot, shotsOf } from './faces.ts';

const counted = (n: number, what: string): readonly string[] => (n > 0 ? [`${n} ${what}`] : []);
export const described: Described = {
  tellings: {
    called: ['seat'],
    joins: ['seat'],
    stays: ['seat', 'able'],
    beat: ['seat', 'guards'],
    shot: ['by', 'whom', 'strength'],
    defended: ['seat'],
    killed: ['seat'],
    jailed: ['seat'],
    'rode-off': ['seat'],
    fled: ['seat'],
    owes: ['seat', 'dollars', 'to'],
    settled: ['seat', 'dollars'],
    waits: ['seat', 'dollars'],
    hired: ['seat', 'tokens'],
    'turned-away': ['seat'],
    unbailed: ['seat', 'left'],
    'fresh-cowboys': [],
    voted: ['against'],
    passed: ['seat'],
    million: ['team'],
    standstill: [],
  },
  lapses: {
    arming: ['draw', 'pass'],
    hire: ['keep'],
    call: ['decline'],
    pick: ['pick'],
    meet: ['meet', 'mustang', 'fall'],
    'shoot-out': ['flee'],
    defend: ['defend', 'mustang', 'fall'],
    sheriff: ['pay'],
    fresh: ['agree'],
  },
  printed: face =>
    [
      ...counted(bulletsOn(face), 'bullets'),
      ...(isLoot(face) ? [`$${dollarsOn(false, face)}`] : []),
      ...counted(guardsOf(face), 'guards'),
      ...counted(shotsOf(face), 'shots'),
    ].join(', '),
  laying: [
    'Cards that are not named lie in their decks: weapons, spread (money), stable (cowboys). pick names a card of the spread by its position.',
    'A position is a turn of arming, or a robbery under way: robbery has all its parts, its stage is attack (the loot lies there, its guards',
    'are not beaten) or shoot-out (perhaps with a shot to be answered); everybody is once among riders, stayed and left.',
    'teams follows from the options and the number of players.',
  ],
};

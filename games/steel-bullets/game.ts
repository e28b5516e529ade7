/** Steel Bullets on one screen. */

import type { Game, Outcome } from '../../kernel/game.ts';
import type { MoveBy } from '../../kernel/machine/language.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';
import { fetch } from './cards/lawyer.ts';
import { take } from './cards/thief.ts';
import { cards, situationCards, version } from './cards.ts';
import { players } from './figures.ts';
import { lawful } from './lawful.ts';
import { layCylinder } from './turn/cylinder.ts';
import { giveUp, givingUp, opening, setUp, turn } from './turn/turn.ts';
import { open, peek, stop, swap } from './verbs/chamber.ts';
import {
  act,
  type Bullets,
  type BulletsEnding,
  type BulletsTable,
  call,
  chambers,
  copyOpen,
  loop,
  options,
  room,
  script,
} from './zones.ts';

/** SB-18: the last one alive has won, even while cards wait to be settled. A player who went out later did better. */
const outcome = (t: BulletsTable): Outcome | null => {
  const { alive, fell } = t.open;
  const winner = alive.indexOf(true);
  if (alive.indexOf(true, winner + 1) >= 0) return null;
  const ending: BulletsEnding = 'last-one-standing';
  return { score: alive.map((isIn, seat) => (isIn ? fell.length : fell.indexOf(seat))), winners: [winner], endings: [ending] };
};

const others = [giveUp, open, peek, swap, stop, fetch, take];
type Cards = typeof situationCards;
/** Every move of this game. */
export type BulletsMove = MoveBy<{ readonly [C in keyof Cards]: Cards[C]['verb'] }[keyof Cards] | (typeof others)[number]>;

export const steelBullets: Game<KindsOf<Bullets>> = makeGame<Bullets>({
  id: 'steel-bullets',
  version,
  fewest: players.fewest,
  options,
  winnerBegins: true,
  room,
  cards,
  verbs: [...Object.values(situationCards).map(card => card.verb), ...others],
  standing: [],
  scripts: {
    game: script([call('set-up'), call('play')]),
    position: script([act(layCylinder), call('play')]),
    play: script([loop(() => true, call('turn', { by: t => t.open.active }))]),
    'set-up': setUp,
    turn,
    open: opening,
    'give-up': givingUp,
    ...Object.fromEntries(Object.entries(situationCards).map(([name, card]) => [name, card.script])),
  },
  rest: 'box',
  lawful,
  begin: (_config, seats) => ({
    open: {
      active: 0,
      alive: Array.from({ length: seats }, () => true),
      fell: [],
      bullets: 1,
      opened: chambers.map(() => false),
      looked: chambers.map(() => []),
      last: null,
      phase: 'blue',
      protected: false,
      lawyers: 0,
      pending: [],
    },
    kept: Array.from({ length: seats }, () => null),
  }),
  copyOpen,
  outcome,
});

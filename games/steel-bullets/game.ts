/** Steel Bullets on one screen. */
import type { Game, Outcome } from '../../kernel/game.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';
import { act, call, loop, script } from '../../kernel/script.ts';
import { fetch } from './cards/lawyer.ts';
import { take } from './cards/thief.ts';
import { cards, situationCards } from './cards.ts';
import { layCylinder } from './turn/cylinder.ts';
import { giveUp, givingUp, opening, setUp, turn } from './turn/turn.ts';
import { open, peek, stop, swap } from './verbs/chamber.ts';
import { type Bullets, chambers, copyOpen, type Ending, options, room, type T } from './zones.ts';

/** SB-18: the last one alive has won, whatever is pending. */
const outcome = (t: T): Outcome | null => {
  const { alive } = t.open;
  const winner = alive.indexOf(true);
  if (alive.indexOf(true, winner + 1) >= 0) return null;
  const ending: Ending = 'last-one-standing';
  return { score: alive.map(Number), winners: [winner], endings: [ending] };
};

export const steelBullets: Game<KindsOf<Bullets>> = makeGame<Bullets>({
  id: 'steel-bullets',
  version: 2,
  fewest: 2,
  options,
  winnerBegins: true,
  room,
  cards,
  verbs: [...Object.values(situationCards).map(card => card.verb), giveUp, open, peek, swap, stop, fetch, take],
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
  begin: (_config, seats) => ({
    open: {
      active: 0,
      alive: Array.from({ length: seats }, () => true),
      fell: [],
      bullets: 1,
      opened: chambers.map(() => false),
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

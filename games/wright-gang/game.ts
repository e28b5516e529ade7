/** Wright Brothers' Gang on one screen. */

import type { Game, Outcome } from '../../kernel/game.ts';
import type { MoveBy } from '../../kernel/machine/language.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';
import { give } from './cards/swap.ts';
import { cards } from './cards.ts';
import { players } from './figures.ts';
import { lawful } from './lawful.ts';
import { dividing } from './turn/dividing.ts';
import { dueling } from './turn/duel.ts';
import { calling, deal, discarding, heistGoesOn, passing, turn } from './turn/heist.ts';
import { showdown } from './turn/showdown.ts';
import { discard } from './verbs/discard.ts';
import { load } from './verbs/load.ts';
import { miss } from './verbs/miss.ts';
import { duel, pass, ready, shootout, slap } from './verbs/plain.ts';
import { call, copyOpen, loop, options, room, script, type Wright, type WrightTable, when } from './zones.ts';

const inTheLead = (t: WrightTable): number[] => {
  const most = Math.max(...t.open.score);
  return t.open.score.flatMap((points, seat) => (points === most ? [seat] : []));
};
/** WB-6, WB-75; a tie is shared (WB-7) unless the table plays one round more. */
const outcome = (t: WrightTable): Outcome | null => {
  const { rounds, score } = t.open;
  if (rounds.length < t.config.rounds) return null;
  const winners = inTheLead(t);
  if (t.config.tie === 'extra-round' && rounds.length === t.config.rounds && winners.length > 1) return null;
  return { score, winners, endings: rounds.map(r => r.ending) };
};

const verbs = [
  discard,
  cards.swap.verb,
  give,
  cards.sidekick.verb,
  cards['war-party'].verb,
  shootout,
  duel,
  pass,
  slap,
  ready,
  miss,
];
/** Every move of this game. */
export type WrightMove = MoveBy<(typeof verbs)[number] | typeof load>;

export const wrightGang: Game<KindsOf<Wright>> = makeGame<Wright>({
  id: 'wright-gang',
  version: 2,
  isScene: ({ tell }) => tell === 'ranked',
  fewest: players.fewest,
  options,
  room,
  cards,
  verbs,
  standing: [load],
  scripts: {
    game: script([loop(() => true, call('deal'), call('round'))]),
    round: script([
      loop(heistGoesOn, call('turn', { by: t => t.open.active })),
      when(t => t.open.stage === 'showdown', call('showdown')),
      call('division'),
    ]),
    position: script([call('round'), call('game')]),
    deal,
    turn,
    discard: discarding,
    swap: cards.swap.script,
    sidekick: cards.sidekick.script,
    'war-party': cards['war-party'].script,
    shootout: calling,
    duel: dueling,
    pass: passing,
    showdown,
    division: dividing,
  },
  rest: 'deck',
  lawful,
  begin: (_config, seats) => ({
    open: {
      round: 1,
      first: 0,
      active: 0,
      passes: 0,
      stage: 'heist',
      ending: null,
      starter: null,
      hands: [],
      score: Array.from({ length: seats }, () => 0),
      rounds: [],
    },
    kept: Array.from({ length: seats }, () => null),
  }),
  copyOpen,
  outcome,
});

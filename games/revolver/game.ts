/** Revolver on one screen. */

import type { Game, Outcome } from '../../kernel/game.ts';
import type { MoveBy } from '../../kernel/machine/language.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';
import { eachOf } from '../../kernel/records.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import type { Seat } from '../../kernel/seat.ts';
import { atFirst } from './at-first.ts';
import { copiesOf } from './decks/copies.ts';
import { deckFaults, faultNamed, listOf } from './decks/decks.ts';
import { backOf, faces } from './faces.ts';
import { act, call, loop, type RevolverFrame, script, when } from './language.ts';
import { lawful } from './lawful.ts';
import { duelFought } from './modules/duel.ts';
import { lacking } from './options.ts';
import { no } from './refusals.ts';
import { choosing, coating, discarding, either, guessing, scouting, search, stashing } from './scripts/asking.ts';
import { effect, state } from './scripts/carry-out.ts';
import { destroy } from './scripts/destroying.ts';
import { hit, kill } from './scripts/killing.ts';
import { targeted } from './scripts/targeted.ts';
import { restOf, setOut, setUp } from './setup.ts';
import { attack } from './turn/attack.ts';
import { advance, checking, drawing, playing } from './turn/phases.ts';
import { besideRow, dropping, payment, playCard, spending, using } from './turn/playing.ts';
import {
  accept,
  backDown,
  bandit,
  call as callBluff,
  choose,
  decline,
  draw,
  fist,
  pass,
  pick,
  picks,
  scout,
  spread,
} from './verbs/choice.ts';
import { cancel, coat, counter, find, lay, name, pay, stash, throwAway } from './verbs/hand.ts';
import { concede, derail, drop, duel, end, play, spend, use } from './verbs/playing.ts';
import {
  COLTY,
  copyOpen,
  MCREADY,
  options,
  type Phase,
  type Revolver,
  type RevolverConfig,
  type RevolverTable,
  room,
  setsOn,
  sideOf,
} from './zones.ts';

const cards = eachOf(faces, face => ({ copies: (config: RevolverConfig) => copiesOf(face, config), back: backOf(face) }));

/** RV-016, RV-256: nothing is corrected silently, and everything that is wrong is said at once. */
const check = (config: RevolverConfig): Refusal | null => {
  const missing = lacking(config);
  if (missing.length > 0) return { ...no.optionDependency, about: missing.join(', ') };
  for (const seat of [COLTY, MCREADY]) {
    const side = sideOf(seat);
    const on = setsOn(config);
    const faults = deckFaults(side, listOf(side, side === 'colty' ? config.coltyDeck : config.mcreadyDeck, on), on);
    if (faults.length > 0) return { ...no.badDeck, about: `${side}: ${faults.map(faultNamed).join('; ')}` };
  }
  return null;
};
const outcome = ({ open }: RevolverTable): Outcome | null =>
  open.winner === null || open.ended === null
    ? null
    : { score: [COLTY, MCREADY].map(seat => Number(seat === open.winner)), winners: [open.winner], endings: [open.ended] };

/** A turn may begin in the middle, at a table laid out by hand: each phase is passed over that lies before it. */
const order: readonly Phase[] = ['set-up', 'advance', 'draw', 'play', 'attack', 'check'];
const notBefore =
  (phase: Phase) =>
  (f: RevolverFrame): boolean =>
    order.indexOf(f.vars.from) <= order.indexOf(phase);
const newTurn = (active: Seat, begins: Phase) =>
  act((d, f) => {
    if (!notBefore(begins)(f)) return;
    d.open({ active, died: 0, usedNow: [] });
    d.say('turn', { turn: d.table.open.turn, seat: active });
  });
/** Each phase is the script of its name. */
const phase = (name: Phase) => call((_t, f) => (notBefore(name)(f) ? name : null));
const coltyTurn = script([newTurn(COLTY, 'advance'), phase('advance'), phase('draw'), phase('play')]);
const mcreadyTurn = script([newTurn(MCREADY, 'draw'), phase('draw'), phase('play'), phase('attack'), phase('check')]);
const whole = (): { readonly from: Phase } => ({ from: 'advance' });
const nextTurn = act(d => d.open({ turn: d.table.open.turn + 1 }));
/** A position begins in the Play phase of the active player, unless it names another phase. */
const named = (t: RevolverTable): { readonly from: Phase } => ({ from: t.open.phase === 'set-up' ? 'play' : t.open.phase });

const verbs = [
  ...[end, play, use, spend, drop, derail, duel, pay, throwAway, find, stash, lay, counter, coat, cancel, name],
  ...[pick, picks, bandit, choose, accept, decline, pass, callBluff, backDown, draw, fist, scout, spread],
];
/** Every move of this game. */
export type RevolverMove = MoveBy<(typeof verbs)[number] | typeof concede>;

export const revolver: Game<KindsOf<Revolver>> = makeGame<Revolver>({
  id: 'revolver',
  version: 5,
  isScene: ({ tell, success }) => (tell === 'attack' && success === true) || tell === 'duel' || tell === 'freed',
  fewest: 2,
  options,
  check,
  room,
  cards,
  verbs,
  standing: [concede],
  scripts: {
    game: script([call('set-up'), call('rounds')]),
    position: script([
      call('set-out'),
      when(t => t.open.active === COLTY, call('colty-turn', { by: () => COLTY, vars: named })),
      call('mcready-turn', { by: () => MCREADY, vars: t => (t.open.active === COLTY ? whole() : named(t)) }),
      nextTurn,
      call('rounds'),
    ]),
    rounds: script([
      loop(
        () => true,
        call('colty-turn', { by: () => COLTY, vars: whole }),
        call('mcready-turn', { by: () => MCREADY, vars: whole }),
        nextTurn,
      ),
    ]),
    'set-up': setUp,
    'set-out': setOut,
    'colty-turn': coltyTurn,
    'mcready-turn': mcreadyTurn,
    advance,
    draw: drawing,
    play: playing,
    attack,
    check: checking,
    'play-card': playCard,
    payment,
    use: using,
    spend: spending,
    drop: dropping,
    'beside-row': besideRow,
    effect,
    state,
    kill,
    hit,
    destroy,
    targeted,
    'op-discard': discarding,
    search,
    scout: scouting,
    stash: stashing,
    choose: choosing,
    either,
    coat: coating,
    guess: guessing,
    'duel-fought': duelFought,
  },
  rest: restOf,
  lawful,
  begin: () => ({
    open: copyOpen(atFirst),
    kept: [null, null],
  }),
  copyOpen,
  outcome,
});

/** Revolver on one screen. */
import type { Game, Outcome } from '../../kernel/game.ts';
import { type KindsOf, makeGame, type Printed } from '../../kernel/make.ts';
import type { Refusal } from '../../kernel/refusal.ts';
import { act, call, loop, script, when } from '../../kernel/script.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Frame } from '../../kernel/table.ts';
import { deckFaults, listOf } from './decks.ts';
import { backOf, type Face, faces } from './faces.ts';
import { duelFought } from './modules/duel.ts';
import { lacking } from './options.ts';
import { no } from './refusals.ts';
import { copiesOf, restOf, setOut, setUp } from './setup.ts';
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
import { choosing, coating, discarding, either, guessing, scouting, search, stashing } from './words/asking.ts';
import { effect, state } from './words/carry-out.ts';
import { destroy } from './words/destroying.ts';
import { hit, kill } from './words/killing.ts';
import { targeted } from './words/targeted.ts';
import {
  COLTY,
  type Config,
  copyOpen,
  MCREADY,
  options,
  type Phase,
  type Revolver,
  room,
  setsOn,
  sideOf,
  type T,
} from './zones.ts';

const cards = Object.fromEntries(
  faces.map(face => [face, { copies: (config: Config) => copiesOf(face, config), back: backOf(face) }]),
) as unknown as { readonly [F in Face]: Printed<Revolver> };

/** RV-016, RV-256: nothing is corrected silently, and everything that is wrong is said at once. */
const check = (config: Config): Refusal | null => {
  const missing = lacking(config);
  if (missing.length > 0) return { ...no.optionDependency, about: missing.join(', ') };
  for (const seat of [COLTY, MCREADY]) {
    const side = sideOf(seat);
    const on = setsOn(config);
    const faults = deckFaults(side, listOf(side, side === 'colty' ? config.coltyDeck : config.mcreadyDeck, on), on);
    const said = faults.map(({ fault, ...rest }) => [fault, ...Object.values(rest).slice(1)].join(' '));
    if (said.length > 0) return { ...no.badDeck, about: `${side}: ${said.join('; ')}` };
  }
  return null;
};
const outcome = ({ open }: T): Outcome | null =>
  open.winner === null || open.ended === null
    ? null
    : { score: [COLTY, MCREADY].map(seat => Number(seat === open.winner)), winners: [open.winner], endings: [open.ended] };

/** A turn may begin in the middle, at a table laid out by hand: each phase is passed over that lies before it. */
const order: readonly Phase[] = ['set-up', 'advance', 'draw', 'play', 'attack', 'check'];
const notBefore =
  (phase: Phase) =>
  (f: Frame): boolean =>
    order.indexOf(f.vars['from'] as Phase) <= order.indexOf(phase);
const newTurn = (active: Seat, begins: Phase) =>
  act<Revolver>((d, f) => {
    if (!notBefore(begins)(f)) return;
    d.open({ active, died: 0, usedNow: [] });
    d.say('turn', { turn: d.table.open.turn, seat: active });
  });
/** Each phase is the script of its name. */
const phase = (name: Phase) => call<Revolver>((_t, f) => (notBefore(name)(f) ? name : null));
const coltyTurn = script<Revolver>([newTurn(COLTY, 'advance'), phase('advance'), phase('draw'), phase('play')]);
const mcreadyTurn = script<Revolver>([newTurn(MCREADY, 'draw'), phase('draw'), phase('play'), phase('attack'), phase('check')]);
const whole = () => ({ from: 'advance' });
const nextTurn = act<Revolver>(d => d.open({ turn: d.table.open.turn + 1 }));
/** A position begins in the Play phase of whoever is active, unless it names another phase. */
const named = (t: T): { readonly from: Phase } => ({ from: t.open.phase === 'set-up' ? 'play' : t.open.phase });

export const revolver: Game<KindsOf<Revolver>> = makeGame<Revolver>({
  id: 'revolver',
  version: 3,
  fewest: 2,
  options,
  check,
  room,
  cards,
  verbs: [
    ...[end, play, use, spend, drop, derail, duel, pay, throwAway, find, stash, lay, counter, coat, cancel, name],
    ...[pick, picks, bandit, choose, accept, decline, pass, callBluff, backDown, draw, fist, scout, spread],
  ],
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
  begin: () => ({
    open: {
      turn: 1,
      active: COLTY,
      phase: 'set-up',
      place: 'bank',
      space: 1,
      border: 12,
      borderGone: 0,
      gritGone: 0,
      dollars: [0, 0],
      tokens: [],
      hostage: null,
      died: 0,
      attack: null,
      usedNow: [],
      used: [],
      ended: null,
      winner: null,
    },
    kept: [null, null],
  }),
  copyOpen,
  outcome,
});

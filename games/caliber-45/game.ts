/** Caliber 45 on one screen. */

import { isTold } from '../../kernel/cards/tells.ts';
import type { Game, Outcome } from '../../kernel/game.ts';
import type { MoveBy } from '../../kernel/machine/language.ts';
import { type KindsOf, makeGame } from '../../kernel/make.ts';
import { recordOf } from '../../kernel/records.ts';
import { armingTurn, drawing, hiring, passing, standstill, swapping, unbailing } from './arming.ts';
import { decks } from './decks.ts';
import { backOf, type CaliberFace } from './faces.ts';
import { players } from './figures.ts';
import { lawful } from './lawful.ts';
import { no } from './refusals.ts';
import { attack, attackGoesOn } from './robbery/attack.ts';
import { theCall } from './robbery/call.ts';
import { division } from './robbery/division.ts';
import { dynamite, freshCowboys } from './robbery/dynamite.ts';
import { robbery, robberyGoesOn } from './robbery/robbery.ts';
import { sheriff } from './robbery/sheriff.ts';
import { answerShot, shootout } from './robbery/shootout.ts';
import { deckOf, fillDecks, setUp } from './setup.ts';
import { coverOf, madeIt, seatsOf, teamsIn, teamsOf, worthOf } from './teams.ts';
import { draw, pass, rob, swap, unbail } from './verbs/arming.ts';
import { hire, keep, refuse } from './verbs/hiring.ts';
import { agree, decline, disagree, jail, join, pay, pick } from './verbs/riding.ts';
import { flee, shoot } from './verbs/shooting.ts';
import { defend, fall, meet, mustang } from './verbs/volley.ts';
import { type Caliber, type CaliberTable, call, copyOpen, loop, options, room, script, when } from './zones.ts';

const rows: readonly { readonly card: CaliberFace; readonly copies?: number }[] = [
  ...decks.weapons,
  ...decks.money,
  ...decks.cowboys,
];
const cards = recordOf(rows.map(({ card, copies = 1 }) => [card, { copies, back: backOf(card) }]));

/** C45-33: at a standstill the richest win, a tie is shared. */
const richest = (t: CaliberTable): number[] => {
  const most = Math.max(...teamsOf(t).map(team => worthOf(t, team)));
  return teamsOf(t).filter(team => worthOf(t, team) === most);
};
/** C45-74: all players of a team win or lose together. */
const outcome = (t: CaliberTable): Outcome | null => {
  if (t.open.ended === null) return null;
  const won = t.open.ended === 'million' ? madeIt(t) : richest(t);
  return {
    score: t.open.teams.map((_, seat) => coverOf(t, seat)),
    winners: t.open.teams.flatMap((team, seat) => (won.includes(team) ? [seat] : [])),
    teams: teamsOf(t).map(team => seatsOf(t, team)),
    endings: [t.open.ended],
  };
};

const verbs = [
  ...[draw, swap, rob, hire, unbail, pass, keep, refuse],
  ...[join, decline, pick, meet, mustang, fall, pay, jail, agree, disagree, shoot, defend, flee],
];
/** Every move of this game. */
export type CaliberMove = MoveBy<(typeof verbs)[number]>;

export const caliber45: Game<KindsOf<Caliber>> = makeGame<Caliber>({
  id: 'caliber-45',
  version: 2,
  // What was robbed has found its owner, or nobody.
  isScene: telling => isTold(telling, 'moved') && telling.from.zone === 'loot',
  fewest: players.fewest,
  options,
  check: (config, seats) => (teamsIn(config, seats) === null ? no.teams : null),
  teams: (config, seats) => teamsIn(config, seats)!,
  room,
  cards,
  verbs,
  standing: [],
  scripts: {
    game: script([call('set-up'), call('arming')]),
    position: script([
      call('fill-decks'),
      when(t => t.open.robbery !== null, call('robbery-goes-on', { by: t => t.open.active })),
      call('arming'),
    ]),
    arming: script([loop(() => true, call('turn', { by: t => t.open.active }))]),
    'set-up': setUp,
    'fill-decks': fillDecks,
    turn: armingTurn,
    draw: drawing,
    swap: swapping,
    hire: hiring,
    unbail: unbailing,
    pass: passing,
    standstill,
    rob: robbery,
    'robbery-goes-on': robberyGoesOn,
    'attack-goes-on': attackGoesOn,
    'answer-shot': answerShot,
    call: theCall,
    attack,
    sheriff,
    dynamite,
    'fresh-cowboys': freshCowboys,
    'shoot-out': shootout,
    division,
  },
  rest: face => deckOf[backOf(face)].zone,
  lawful,
  begin: (config, seats) => {
    const none = Array.from({ length: seats }, () => 0);
    return {
      open: {
        active: 0,
        teams: teamsIn(config, seats)!,
        tokens: none,
        debt: none,
        passes: 0,
        armings: 0,
        robberies: 0,
        robbery: null,
        ended: null,
      },
      kept: none.map(() => null),
    };
  },
  copyOpen,
  outcome,
});

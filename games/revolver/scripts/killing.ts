/** Casualties: who is hit, what saves them, and what a death sets off (RV-142 … RV-150). */

import { cardFaced } from '../../../kernel/cards/table.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { type RevolverFace, ratingOf, textsOf } from '../faces.ts';
import { act, call, each, type RevolverDealer, type RevolverFrame, script, when } from '../language.ts';
import { opNow, textOf } from '../machine/frame.ts';
import { gang, leave, locate, mark, type RevolverPiece } from '../pieces.ts';
import { bandit, choose } from '../verbs/choice.ts';
import { answeredBy, question } from '../verbs/plain.ts';
import { at, COLTY, MCREADY, type RevolverTable } from '../zones.ts';

/** Who may be chosen, by whom, and whether tokens save them. */
interface Casualty {
  readonly bandits: readonly RevolverFace[];
  readonly lowest: boolean;
  readonly chooser: Seat;
}
const lowestOf = (faces: readonly RevolverFace[]): RevolverFace[] => {
  const least = Math.min(...faces.map(ratingOf));
  return faces.filter(face => ratingOf(face) === least);
};
const casualty = (t: RevolverTable, f: RevolverFrame): Casualty => {
  const alive = gang(t).map(piece => piece.face);
  const byRule = (faces: readonly RevolverFace[]): Casualty => ({ bandits: lowestOf(faces), lowest: true, chooser: COLTY });
  if (f.vars.of === undefined) return byRule(alive);
  const op = opNow(f);
  if (op.op === 'sacrifice') return byRule(alive.filter(face => !op.notIds.includes(face)));
  if (op.op !== 'kill' || op.by === 'lowest') return byRule(alive);
  if (op.by === 'named') return { bandits: alive.filter(face => face === op.id), lowest: false, chooser: COLTY };
  const bandits = alive.filter(face => ratingOf(face) <= op.maxRating);
  return bandits.length === 0 && op.else === 'lowest' ? byRule(alive) : { bandits, lowest: false, chooser: MCREADY };
};
const isSacrifice = (f: RevolverFrame): boolean => f.vars.of !== undefined && opNow(f).op === 'sacrifice';

/** One bandit is hit. Without a text of a card it is the casualty of an attack. */
export const kill = script([
  act((d, f) => {
    const { bandits, lowest, chooser } = casualty(d.table, f);
    d.note('bandits', bandits);
    d.note('lowest', lowest);
    d.note('chooser', chooser);
  }),
  question('casualty', (_t, f) => (f.vars.bandits!.length > 1 ? [f.vars.chooser] : []), [bandit]),
  act((d, f) => {
    const [only] = f.vars.bandits!;
    d.note('victim', answeredBy(f, bandit)?.who ?? only ?? null);
  }),
  when(
    (_t, f) => f.vars.victim !== null,
    call('hit', { by: () => COLTY, vars: (_t, f) => ({ victim: f.vars.victim, spare: !isSacrifice(f) }) }),
  ),
]);

const victimOf = (t: RevolverTable, f: RevolverFrame): RevolverPiece => locate(t, cardFaced(t, at.gang, f.vars.victim!)!)!;
const hasHostage = (t: RevolverTable, f: RevolverFrame): boolean => f.vars.victim === t.open.hostage;
const hasGrit = (t: RevolverTable, f: RevolverFrame): boolean => (victimOf(t, f).on?.grit ?? 0) > 0;
const isSaved = (t: RevolverTable, f: RevolverFrame): boolean => f.vars.spare && (hasGrit(t, f) || hasHostage(t, f));

const save = (d: RevolverDealer, f: RevolverFrame): void => {
  const victim = victimOf(d.table, f);
  const hostage = hasHostage(d.table, f) && (!hasGrit(d.table, f) || answeredBy(f, choose)?.way === 'hostage');
  if (hostage) d.open({ hostage: null });
  else mark(d, victim, { grit: victim.on!.grit - 1 });
  d.say('saved', { card: victim.face, by: hostage ? 'hostage' : 'grit' });
};
/** RV-146: turned to the gravestone. */
const die = (d: RevolverDealer, f: RevolverFrame): void => {
  const victim = victimOf(d.table, f);
  d.open({ died: d.table.open.died + 1 });
  if (hasHostage(d.table, f)) d.open({ hostage: null });
  leave(d, victim, at.graveyard);
  d.say('died', { card: victim.face });
};
export const hit = script([
  act((d, f) => d.note('saved', isSaved(d.table, f))),
  when(
    (_t, f) => f.vars.saved,
    act(d => d.note('ways', ['grit', 'hostage'])),
    question('token', (t, f) => (hasGrit(t, f) && hasHostage(t, f) ? [COLTY] : []), [choose]),
    act(save),
  ),
  when(
    (_t, f) => !f.vars.saved,
    act(die),
    each(
      (_t, f) => textsOf(f.vars.victim!, 'death').map(({ n }) => n),
      'text',
      call('effect', { vars: (_t, f) => textOf(f.vars.victim!, f.vars.text, null) }),
    ),
  ),
]);

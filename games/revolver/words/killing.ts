/** Casualties: who is hit, what saves him, and what his death sets off (RV-142 … RV-150). */
import { act, call, each, script, when } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardFaced, type Frame } from '../../../kernel/table.ts';
import { type Face, ratingOf, textsOf } from '../faces.ts';
import { type Dealing, gang, leave, locate, mark, type Piece } from '../pieces.ts';
import { bandit, choose } from '../verbs/choice.ts';
import { answered, question } from '../verbs/plain.ts';
import { at, COLTY, MCREADY, type Revolver, type T } from '../zones.ts';
import { opNow, textOf } from './frame.ts';

/** Who may be chosen, by whom, and whether tokens save him. */
interface Casualty {
  readonly bandits: readonly Face[];
  readonly lowest: boolean;
  readonly chooser: Seat;
}
const lowestOf = (faces: readonly Face[]): Face[] => {
  const least = Math.min(...faces.map(ratingOf));
  return faces.filter(face => ratingOf(face) === least);
};
const casualty = (t: T, f: Frame): Casualty => {
  const alive = gang(t).map(piece => piece.face);
  const byRule = (faces: readonly Face[]): Casualty => ({ bandits: lowestOf(faces), lowest: true, chooser: COLTY });
  if (f.vars['of'] === undefined) return byRule(alive);
  const op = opNow(f);
  if (op.op === 'sacrifice') return byRule(alive.filter(face => !op.notIds.includes(face)));
  if (op.op !== 'kill' || op.by === 'lowest') return byRule(alive);
  if (op.by === 'named') return { bandits: alive.filter(face => face === op.id), lowest: false, chooser: COLTY };
  const bandits = alive.filter(face => ratingOf(face) <= op.maxRating);
  return bandits.length === 0 && op.else === 'lowest' ? byRule(alive) : { bandits, lowest: false, chooser: MCREADY };
};
const isSacrifice = (f: Frame): boolean => f.vars['of'] !== undefined && opNow(f).op === 'sacrifice';

/** One bandit is hit. Without a text of a card it is the casualty of an attack. */
export const kill = script<Revolver>([
  act((d, f) => {
    const { bandits, lowest, chooser } = casualty(d.table, f);
    d.note('bandits', bandits);
    d.note('lowest', lowest);
    d.note('chooser', chooser);
  }),
  question('casualty', (_t, f) => ((f.vars['bandits'] as Face[]).length > 1 ? [f.vars['chooser'] as Seat] : []), [bandit]),
  act((d, f) => {
    const move = answered(f);
    const [only] = f.vars['bandits'] as readonly Face[];
    d.note('victim', move === null ? (only ?? null) : (move['who'] as Face));
  }),
  when(
    (_t, f) => f.vars['victim'] !== null,
    call('hit', { by: () => COLTY, vars: (_t, f) => ({ victim: f.vars['victim']!, spare: !isSacrifice(f) }) }),
  ),
]);

const victimOf = (t: T, f: Frame): Piece => locate(t, cardFaced(t, at.gang, f.vars['victim'] as Face)!)!;
const hasHostage = (t: T, f: Frame): boolean => f.vars['victim'] === 'cortez' && t.open.hostage === 'cortez';
const hasGrit = (t: T, f: Frame): boolean => (victimOf(t, f).on?.grit ?? 0) > 0;
const isSaved = (t: T, f: Frame): boolean => f.vars['spare'] === true && (hasGrit(t, f) || hasHostage(t, f));

const save = (d: Dealing, f: Frame): void => {
  const victim = victimOf(d.table, f);
  const hostage = hasHostage(d.table, f) && (!hasGrit(d.table, f) || answered(f)?.['way'] === 'hostage');
  if (hostage) d.open({ hostage: null });
  else mark(d, victim, { grit: victim.on!.grit - 1 });
  d.say('saved', { card: victim.face, by: hostage ? 'hostage' : 'grit' });
};
/** RV-146: turned to the gravestone; Jack Colty's death ends the game (RV-153). */
const die = (d: Dealing, f: Frame): void => {
  const victim = victimOf(d.table, f);
  d.open({ died: d.table.open.died + 1 });
  if (hasHostage(d.table, f)) d.open({ hostage: null });
  leave(d, victim, at.graveyard);
  d.say('died', { card: victim.face });
  if (victim.face === 'jack-colty') d.open({ ended: 'gang-dead', winner: MCREADY });
};
export const hit = script<Revolver>([
  act((d, f) => d.note('saved', isSaved(d.table, f))),
  when(
    (_t, f) => f.vars['saved'] === true,
    act(d => d.note('ways', ['grit', 'hostage'])),
    question('token', (t, f) => (hasGrit(t, f) && hasHostage(t, f) ? [COLTY] : []), [choose]),
    act(save),
  ),
  when(
    (_t, f) => f.vars['saved'] === false,
    act(die),
    each(
      (_t, f) => textsOf(f.vars['victim'] as Face, 'death').map(({ n }) => n),
      'text',
      call('effect', { vars: (_t, f) => textOf(f.vars['victim'] as Face, f.vars['text'] as number, null) }),
    ),
  ),
]);

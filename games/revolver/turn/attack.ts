/** The attack: A1 to A7, automatic and never declined (section 12). */
import { act, call, each, loop, script, when } from '../../../kernel/script.ts';
import type { CardId } from '../../../kernel/secret.ts';
import { cardsAt, countAt, type Frame, faceOf } from '../../../kernel/table.ts';
import { type Face, prints, textsOf } from '../faces.ts';
import { totalsAt } from '../numbers.ts';
import { columnOf, discardFor, leave, locate, shows } from '../pieces.ts';
import { stateChecks } from '../words/carry-out.ts';
import { isSo } from '../words/conditions.ts';
import { textOf } from '../words/frame.ts';
import { at, COLTY, MCREADY, type Revolver, type T } from '../zones.ts';
import { dueIn, eachText } from './phases.ts';

// ---- A1

const lurking = (t: T): boolean => countAt(t, at.ambush(t.open.place)) > 0;
const sprungFace = (t: T, f: Frame): Face => faceOf(t, (f.vars['sprung'] as readonly CardId[])[0]!);
const staysHere = (t: T, f: Frame): boolean =>
  textsOf(sprungFace(t, f), 'reveal').some(({ effect }) => effect.on === 'reveal' && effect.here !== undefined);
/** RV-199 … RV-202: turned up and carried out; what gives firepower here stays. */
const ambush = when<Revolver>(
  lurking,
  act(d => {
    const { place } = d.table.open;
    const [card] = cardsAt(d.table, at.ambush(place));
    d.note('sprung', [card!]);
    d.say('ambush', { place });
    d.move([card!], at.ambush(place), at.sprung(place));
  }),
  each(
    (t, f) => textsOf(sprungFace(t, f), 'reveal').map(({ n }) => n),
    'text',
    call('effect', { vars: (t, f) => textOf(sprungFace(t, f), f.vars['text'] as number, null, true) }),
  ),
  act((d, f) => {
    const spot = at.sprung(d.table.open.place);
    if (!staysHere(d.table, f)) d.move(f.vars['sprung'] as readonly CardId[], spot, at.removed);
  }),
);

// ---- A6, A7

/** One player's cards here, in the order of placement: each its text, and the fleeting go. */
const afterwards = (seat: number) => [
  act<Revolver>(d =>
    d.note(
      'left',
      columnOf(d.table, seat, d.table.open.place)
        .filter(({ face }) => prints(face, 'fleeting') || textsOf(face, 'after-attack').length > 0)
        .map(piece => piece.id),
    ),
  ),
  loop<Revolver>(
    (_t, f) => (f.vars['left'] as readonly CardId[]).length > 0,
    act((d, f) => {
      const [id, ...left] = f.vars['left'] as readonly CardId[];
      d.note('now', [id!]);
      d.note('left', left);
    }),
    eachText('after-attack', (t, f) =>
      dueIn(t, t.open.place, 'after-attack', [seat]).filter(due => due.card[0] === (f.vars['now'] as readonly CardId[])[0]),
    ),
    act((d, f) => {
      const piece = locate(d.table, (f.vars['now'] as readonly CardId[])[0]!);
      if (piece !== null && shows(d.table, piece, 'fleeting')) leave(d, piece, discardFor(d.table, piece.face));
    }),
  ),
];

export const attack = script<Revolver>([
  act(d => d.open({ phase: 'attack', attack: { bonus: 0, mcready: null, colty: null, casualty: false } })),
  ...ambush,
  stateChecks,
  act(d => {
    const { mcready, colty } = totalsAt(d.table, d.table.open.place);
    d.open({ attack: { ...d.table.open.attack!, mcready, colty } });
    d.say('attack', { mcready, colty, success: mcready > colty });
    d.note('died', d.table.open.died);
    d.note('success', mcready > colty);
  }),
  when((_t, f) => f.vars['success'] === true, call('kill')),
  act((d, f) => {
    if (d.table.open.died > (f.vars['died'] as number)) d.open({ attack: { ...d.table.open.attack!, casualty: true } });
  }),
  stateChecks,
  each(
    t =>
      textsOf(t.open.place, 'after-attack').flatMap(({ n, effect }) =>
        'if' in effect && !isSo(t, effect.if, { seat: COLTY, piece: null }) ? [] : [n],
      ),
    'text',
    call('effect', { vars: (t, f) => textOf(t.open.place, f.vars['text'] as number, null) }),
  ),
  ...afterwards(MCREADY),
  ...afterwards(COLTY),
  stateChecks,
  act(d => d.open({ attack: null })),
]);

/** The attack: A1 to A7, automatic and never declined (section 12). */

import { cardsAt, countAt, faceOf } from '../../../kernel/cards/table.ts';
import { isSo } from '../conditions.ts';
import { prints, type RevolverFace, textsOf } from '../faces.ts';
import { act, call, each, loop, type RevolverFrame, script, when } from '../language.ts';
import { textOf } from '../machine/frame.ts';
import { isHit, totalsAt } from '../numbers.ts';
import { columnOf, discardFor, leave, locate, shows } from '../pieces.ts';
import { stateChecks } from '../scripts/carry-out.ts';
import { at, COLTY, MCREADY, type RevolverTable } from '../zones.ts';
import { dueIn, eachText } from './phases.ts';

// ---- A1

const lurking = (t: RevolverTable): boolean => countAt(t, at.ambush(t.open.place)) > 0;
const sprungFace = (t: RevolverTable, f: RevolverFrame): RevolverFace => faceOf(t, f.vars.sprung[0]!);
const staysHere = (t: RevolverTable, f: RevolverFrame): boolean =>
  textsOf(sprungFace(t, f), 'reveal').some(({ effect }) => effect.on === 'reveal' && effect.here !== undefined);
/** RV-199 … RV-202: turned up and carried out; what gives firepower here stays. */
const ambush = when(
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
    call('effect', { vars: (t, f) => textOf(sprungFace(t, f), f.vars.text, null, true) }),
  ),
  act((d, f) => {
    const spot = at.sprung(d.table.open.place);
    if (!staysHere(d.table, f)) d.move(f.vars.sprung, spot, at.removed);
  }),
);

// ---- A6, A7

/** One player's cards here, in the order of placement: each its text, and the fleeting go. */
const afterwards = (seat: number) => [
  act(d =>
    d.note(
      'left',
      columnOf(d.table, seat, d.table.open.place)
        .filter(({ face }) => prints(face, 'fleeting') || textsOf(face, 'after-attack').length > 0)
        .map(piece => piece.id),
    ),
  ),
  loop(
    (_t, f) => f.vars.left.length > 0,
    act((d, f) => {
      const [id, ...left] = f.vars.left;
      d.note('now', [id!]);
      d.note('left', left);
    }),
    eachText('after-attack', (t, f) => dueIn(t, t.open.place, 'after-attack', [seat]).filter(due => due.card[0] === f.vars.now[0])),
    act((d, f) => {
      const piece = locate(d.table, f.vars.now[0]!);
      if (piece !== null && shows(d.table, piece, 'fleeting')) leave(d, piece, discardFor(d.table, piece.face));
    }),
  ),
];

export const attack = script([
  act(d => d.open({ phase: 'attack', attack: { bonus: 0, mcready: null, colty: null, casualty: false } })),
  ...ambush,
  stateChecks,
  act(d => {
    const totals = totalsAt(d.table, d.table.open.place);
    const success = isHit(totals);
    d.open({ attack: { ...d.table.open.attack!, ...totals } });
    d.say('attack', { ...totals, success });
    d.note('died', d.table.open.died);
    d.note('success', success);
  }),
  when((_t, f) => f.vars.success, call('kill')),
  act((d, f) => {
    if (d.table.open.died > f.vars.died) d.open({ attack: { ...d.table.open.attack!, casualty: true } });
  }),
  stateChecks,
  each(
    t =>
      textsOf(t.open.place, 'after-attack').flatMap(({ n, effect }) =>
        'if' in effect && !isSo(t, effect.if, { seat: COLTY, piece: null }) ? [] : [n],
      ),
    'text',
    call('effect', { vars: (t, f) => textOf(t.open.place, f.vars.text, null) }),
  ),
  ...afterwards(MCREADY),
  ...afterwards(COLTY),
  stateChecks,
  act(d => d.open({ attack: null })),
]);

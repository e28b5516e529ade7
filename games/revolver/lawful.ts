/** What a lawful position of Revolver is. Tokens may be sketched: only what lies there, and the card by its place in the row or its face. */
import {
  among,
  bySeat,
  either,
  firstOf,
  flag,
  holdsCards,
  type Lawful,
  listOf,
  type Must,
  oneOf,
  record,
  seatIn,
  whole,
} from '../../kernel/cards/lawful.ts';
import { cardsAt, countAt, faceOf, facesAt } from '../../kernel/cards/table.ts';
import type { Spot } from '../../kernel/cards/zones.ts';
import type { Seat } from '../../kernel/seat.ts';
import { backOf, CREEK, cardOf, faces, hasOp, PRISON, places, rowCards } from './faces.ts';
import { BORDER_ALL, CHIPS, DOLLARS, GRIT, LAST_TURN, RED } from './figures.ts';
import { hostages } from './modules/hostage.ts';
import { borderLeft, chipsLeft, dollarsLeft, gritLeft, redLeft } from './pieces.ts';
import type { Back } from './vocabulary/card.ts';
import {
  at,
  COLTY,
  MCREADY,
  nameOfRow,
  type Revolver,
  type RevolverTable,
  room,
  rowNamed,
  rowOf,
  sideOf,
  type Tokens,
} from './zones.ts';

/** As a person writes it: see `setOut`. */
type Sketch = Partial<Omit<Tokens, 'card'>> & { readonly row: string; readonly card: number | string };
const sketches = (t: RevolverTable): readonly Sketch[] => t.open.tokens;
const spotOf = ({ row }: Sketch): Spot => rowNamed(row)!;
/** Which card of the row is meant; −1 when it is not there. */
const cardIn = (t: RevolverTable, on: Sketch): number => {
  const row = cardsAt(t, spotOf(on));
  return typeof on.card === 'string' ? row.findIndex(id => faceOf(t, id) === on.card) : on.card < row.length ? on.card : -1;
};
const sum = (t: RevolverTable, what: 'chips' | 'red' | 'grit'): number => sketches(t).reduce((n, on) => n + (on[what] ?? 0), 0);

const marker: Must<Revolver> = t => {
  const { place, space, active, phase } = t.open;
  if (!rowOf(t).includes(place)) return `place is ${place}: without set 1.2 it must be one of ${rowOf(t).join(', ')}`;
  const { spaces } = rowCards[place];
  if (space > spaces) return `space is ${space}: ${place} has ${spaces}`;
  if (phase === 'advance' && active !== COLTY) return 'phase is advance in the turn of McReady: only Colty advances';
  return (phase === 'attack' || phase === 'check') && active !== MCREADY
    ? `phase is ${phase} in the turn of Colty: only McReady attacks`
    : null;
};
const rows: Must<Revolver> = t =>
  firstOf(sketches(t), on => {
    const n = countAt(t, spotOf(on));
    const i = cardIn(t, on);
    if (i < 0)
      return `tokens lie on card ${JSON.stringify(on.card)} of ${on.row}, which has ${n} card${n === 1 ? '' : 's'}: it must be one of them`;
    if (sketches(t).some(other => other !== on && other.row === on.row && cardIn(t, other) === i))
      return `tokens names card ${i} of ${on.row} twice`;
    if (on.under !== true) return null;
    if (spotOf(on).zone !== 'column') return `a card lies under another in ${on.row}: only a column has such cards`;
    return i === 0 ? `the first card of ${on.row} lies under another: there must be one before it` : null;
  });
/** No more tokens than the game has. */
const supply: Must<Revolver> = t => {
  const { border, borderGone, gritGone, dollars } = t.open;
  // With every token that a sketch leaves out.
  const laid = sketches(t).map(on => ({
    ...on,
    card: 0,
    chips: on.chips ?? 0,
    red: on.red ?? 0,
    grit: on.grit ?? 0,
    eagle: on.eagle ?? false,
    under: false,
  }));
  const filled: RevolverTable = { ...t, open: { ...t.open, tokens: laid } };
  if (borderLeft(filled) < 0) return `border and borderGone make ${border + borderGone}: there are ${BORDER_ALL}`;
  if (border === 0) return 'border is 0: the game would be over';
  if (gritLeft(filled) < 0) return `True Grit on cards and gritGone make ${sum(t, 'grit') + gritGone}: there are ${GRIT}`;
  if (chipsLeft(filled) < 0) return `chips on cards make ${sum(t, 'chips')}: there are ${CHIPS}`;
  if (redLeft(filled) < 0)
    return `red chips on cards make ${sum(t, 'red')}: there are ${redLeft(filled) + sum(t, 'red')} with these options`;
  if (dollarsLeft(filled) < 0 || (!t.config.set13 && dollars.some(n => n > 0)))
    return `dollars make ${dollars[0]! + dollars[1]!}: there are ${t.config.set13 ? DOLLARS : 'none without set 1.3'}`;
  const eagles = laid.filter(on => on.eagle).length;
  return eagles > 1 ? `${eagles} Eagles lie on cards: there is 1` : null;
};
const gang: Must<Revolver> = t => {
  const { hostage } = t.open;
  if (countAt(t, at.gang) === 0 || !facesAt(t, at.gang).some(face => hasOp(face, 'death', 'lose')))
    return 'Jack Colty is not in the gang: without him the game would be over';
  if (hostage !== null && !t.config.moduleA) return 'there is no hostage without module A: hostage must be null';
  if (hostage !== null && hostage !== 'creek' && !facesAt(t, at.gang).includes(hostage))
    return 'hostage is with Cortez, who is not in the gang: it must be null';
  return hostage === 'creek' && rowOf(t).indexOf(t.open.place) > rowOf(t).indexOf(CREEK)
    ? 'hostage is at the creek, which is behind: it must be null or cortez'
    : null;
};

const sides: readonly Back[] = ['colty', 'mcready', 'frontier'];
/** Which backs lie where; the zones themselves say it of the rest. */
const backsAt = (spot: Spot): readonly Back[] | null => {
  switch (spot.zone) {
    case 'column':
    case 'range':
    case 'blockers':
      return [...sides, 'table'];
    case 'gang':
    case 'graveyard':
      return ['gang'];
    case 'prison':
      return ['gang', 'colty'];
    case 'discard':
      return [sideOf(spot.owner!)];
    case 'sprung':
      return ['ambush'];
    case 'beside':
      return ['table'];
    default:
      return null;
  }
};
const lies = (t: RevolverTable, spot: Spot, who: (seat: Seat) => string): string | null => {
  const { zone, place, owner } = spot;
  const n = countAt(t, spot);
  if (n === 0) return null;
  if (zone === 'played' || zone === 'aside' || zone === 'duel') return holdsCards(t, spot, 0, 0, who);
  if (place === PRISON && !t.config.set12) return `${zone} has cards at ${PRISON}: without set 1.2 there is no prison`;
  if (zone === 'ambush' || zone === 'stash') {
    const wrong = holdsCards(t, spot, 0, 1, who);
    if (wrong !== null) return wrong;
  }
  if (zone === 'stash' && !facesAt(t, at.range(owner!)).some(face => hasOp(face, 'enter', 'stash')))
    return `${who(owner!)} has a card in the stash and no Strongbox on the Open Range`;
  if (zone === 'prison' && !facesAt(t, spot).every(face => ['prison', 'box'].includes(cardOf(face).begins ?? '')))
    return 'prison holds Santiago and the Garrotte only';
  const right = backsAt(spot);
  const odd = right === null ? undefined : facesAt(t, spot).find(face => !right.includes(backOf(face)));
  return odd === undefined ? null : `${odd} lies in ${zone}${place === null ? '' : ` at ${place}`}: it is a card of ${backOf(odd)}`;
};
const lying: Must<Revolver> = (t, who) => firstOf(room.spots, spot => lies(t, spot, who));

const all: ReadonlySet<string> = new Set<string>(faces);
const rowsNamed: ReadonlySet<string> = new Set(room.spots.flatMap(spot => nameOfRow(spot) ?? []));

export const lawful: Lawful<Revolver> = {
  facts: setting => ({
    turn: whole(1, LAST_TURN),
    active: seatIn(setting),
    phase: oneOf('set-up', 'advance', 'draw', 'play', 'attack', 'check'),
    place: oneOf(...places),
    space: whole(1, Math.max(...places.map(place => rowCards[place].spaces))),
    border: whole(0, BORDER_ALL),
    borderGone: whole(0, BORDER_ALL),
    gritGone: whole(0, GRIT),
    dollars: bySeat(setting, whole(0, DOLLARS)),
    tokens: listOf(
      record(
        {
          row: among('a row such as colty:bank, mcready:range, block:bank or gang', rowsNamed),
          card: either(whole(0, LAST_TURN), among('a face', all)),
          chips: whole(0, CHIPS),
          red: whole(0, RED),
          grit: whole(0, GRIT),
          eagle: flag,
          under: flag,
        },
        ['chips', 'red', 'grit', 'eagle', 'under'],
      ),
    ),
    hostage: oneOf(...hostages, null),
    died: whole(0, CHIPS * 2),
    attack: oneOf(null),
    usedNow: listOf(among('a face', all)),
    used: listOf(among('a face', all)),
    ended: oneOf(null),
    winner: oneOf(null),
  }),
  must: [marker, rows, supply, gang, lying],
};

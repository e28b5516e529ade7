/** What a lawful position of Steel Bullets is: the beginning of a turn. Open chambers are filled in when the cylinder is laid. */
import {
  bySeat,
  firstOf,
  flag,
  holdsCards,
  type Lawful,
  listOf,
  type Must,
  nullOr,
  oneOf,
  seatIn,
  whole,
} from '../../kernel/cards/lawful.ts';
import { countAt, facesAt } from '../../kernel/cards/table.ts';
import { after, chamberNumbers } from './numbers.ts';
import { at, type Bullets, type BulletsTable, chamberAt, chambers } from './zones.ts';

const MOST = 5;
const isBang = (t: BulletsTable, n: number): boolean => facesAt(t, chamberAt(n))[0] === 'bang';
const laid = (t: BulletsTable): boolean => chamberNumbers.some(n => countAt(t, chamberAt(n)) > 0);
/** The chamber after which the next one is shut: chambers are opened clockwise, so there is one at most. */
const lastOpened = (t: BulletsTable): readonly number[] =>
  chamberNumbers.filter(n => t.open.opened[n - 1] && !t.open.opened[after(n) - 1]);

const living: Must<Bullets> = ({ open: { alive, active, fell } }, who) => {
  const n = alive.filter(x => x).length;
  if (n < 2) return `${n} of the players ${n === 1 ? 'is' : 'are'} alive: at least 2 must be`;
  if (!alive[active]) return `active is ${who(active)}, who is out: it must be somebody alive`;
  const risen = fell.find(seat => alive[seat]);
  if (risen !== undefined) return `fell names ${who(risen)}, who is alive: it must name only those who are out`;
  const out = alive.length - n;
  return fell.length === 0 || fell.length === out
    ? null
    : `fell names ${fell.length} of the ${out} who are out: it must name all of them, in order, or nobody`;
};
const cylinder: Must<Bullets> = (t, who, said) => {
  const { opened, bullets } = t.open;
  const crowded = firstOf(chamberNumbers, n => holdsCards(t, chamberAt(n), 0, 1, who));
  if (crowded !== null) return crowded;
  if (opened.every(x => x)) return 'opened has all six chambers open: at least one must be shut';
  const last = lastOpened(t);
  if (last.length > 1) return 'opened has gaps: chambers are opened one after another, clockwise';
  if (said['last'] !== undefined && said['last'] !== (last[0] ?? null))
    return `last is ${said['last']}: by what is opened it must be ${last[0] ?? null}`;
  if (!laid(t)) {
    if (last.length > 0)
      return 'opened names open chambers, but the cylinder does not say what lies in it: lay out its Bang! cards';
    return t.open.looked.every(seats => seats.length === 0)
      ? null
      : 'looked names players, but the cylinder does not say what lies in it: lay out its Bang! cards';
  }
  const named = chamberNumbers.filter(n => isBang(t, n));
  // There are five Clicks: without a Bang! named, the last chamber that is left open gets one.
  const bangs = named.length > 0 ? named : chamberNumbers.filter(n => countAt(t, chamberAt(n)) === 0).slice(-1);
  if (said['bullets'] !== undefined && bullets !== bangs.length)
    return `bullets is ${bullets}, and the cylinder has ${bangs.length} Bang!: they must be equal`;
  return bangs.some(n => !opened[n - 1])
    ? null
    : 'every Bang! lies open: the cylinder would have been shuffled, so one must be shut';
};
const rows: Must<Bullets> = (t, who) => {
  for (let seat = 0; seat < t.seats; seat++) {
    const wrong = holdsCards(t, at.played(seat), 0, 0, who);
    if (wrong !== null) return wrong;
    if (!t.open.alive[seat] && countAt(t, at.hand(seat)) > 0) return `${who(seat)} is out and holds cards: that hand must be empty`;
  }
  const out = t.config.outHand === 'out' && t.open.alive.includes(false) ? Number.POSITIVE_INFINITY : 0;
  return holdsCards(t, at.loading, 0, 0, who) ?? holdsCards(t, at.out, 0, out, who);
};

export const lawful: Lawful<Bullets> = {
  facts: setting => ({
    active: seatIn(setting),
    alive: bySeat(setting, flag),
    fell: listOf(seatIn(setting), { most: setting.seats - 2, distinct: true }),
    bullets: whole(1, MOST),
    opened: listOf(flag, { length: chambers.length, called: i => ` of chamber ${i + 1}` }),
    looked: listOf(listOf(seatIn(setting), { most: setting.seats, distinct: true }), {
      length: chambers.length,
      called: i => ` of chamber ${i + 1}`,
    }),
    last: nullOr(whole(1, chambers.length)),
    // A position is the beginning of a turn.
    phase: oneOf('blue'),
    protected: oneOf(false),
    lawyers: oneOf(0),
    pending: listOf(oneOf(), { length: 0 }),
  }),
  must: [living, cylinder, rows],
};

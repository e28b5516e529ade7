/** Can a game be played with these decks? If not, it says which row of `decks.ts` is wrong, and why. */
import { keysOf } from '../../kernel/records.ts';
import { type CowboyRow, type Decks, GOAL, type MoneyRow, STEP, type WeaponRow } from './decks.ts';

const SIZES = { weapons: 62, money: 34, cowboys: 12 } as const;
const MOST_TEAMS = 3;
const COLUMNS = {
  weapons: ['card', 'copies', 'bullets'],
  money: ['card', 'copies', 'dollars', 'guards'],
  cowboys: ['card', 'limit'],
} as const satisfies { readonly [D in keyof Decks]: readonly string[] };
/** Which of its numbers the rulebook gives. */
const PRINTED = 'printed';
const NAME = /^[a-z]+(-[a-z]+)*(-[0-9]+)?$/;
/** Weapon cards that are not ammunition, and money cards that are neither loot nor a war party. */
const SPECIAL_WEAPONS = ['mustang', 'cactus', 'coyote'];
const SPECIAL_MONEY = ['sheriff', 'dynamite'];
const isWarParty = (card: string): boolean => card.startsWith('war-party');

const isCount = (x: unknown): x is number => typeof x === 'number' && Number.isSafeInteger(x) && x >= 0;
const isSome = (x: unknown): x is number => isCount(x) && x > 0;

type Row = { readonly card: string; readonly copies?: number };
const columnFault = (row: Row, columns: readonly string[]): string | null => {
  if (typeof row.card !== 'string' || !NAME.test(row.card)) return 'a card is named by small letters and hyphens, as "gold-train"';
  for (const [column, value] of Object.entries(row)) {
    if (column === PRINTED) {
      const unknown = Array.isArray(value) ? value.find(name => !Object.hasOwn(row, name)) : value;
      if (unknown !== undefined) return `"printed" lists numbers of its own row, not ${unknown}`;
      continue;
    }
    if (!columns.includes(column)) return `there is no column "${column}", only ${[...columns, PRINTED].join(', ')}`;
    if (column !== 'card' && !isCount(value)) return `"${column}" must be a whole number, not ${value}`;
  }
  if (columns.includes('copies') && !isSome(row.copies)) return '"copies" must be 1 or more';
  return null;
};
const weaponFault = ({ card, bullets }: WeaponRow): string | null => {
  if (SPECIAL_WEAPONS.includes(card)) return bullets === undefined ? null : `a ${card} carries no bullets`;
  return isSome(bullets) ? null : `is neither ammunition, with 1 or more "bullets", nor ${SPECIAL_WEAPONS.join(', ')}`;
};
const moneyFault = ({ card, dollars, guards }: MoneyRow, mostShots: number): string | null => {
  if (SPECIAL_MONEY.includes(card)) return dollars === undefined && guards === undefined ? null : `a ${card} has no numbers`;
  if (guards === undefined) return '"guards" is missing: how many must be shot?';
  if (guards > mostShots) return `no cowboy shoots ${guards} times: the best of them ${mostShots}`;
  if (isWarParty(card)) {
    if (dollars !== undefined) return 'a war party is worth nothing';
    return guards > 0 ? null : 'a war party has 1 or more "guards"';
  }
  return isSome(dollars) && dollars % STEP === 0 ? null : `"dollars" must go in steps of ${STEP}, not ${dollars}`;
};
const cowboyFault = ({ limit }: CowboyRow): string | null => (isSome(limit) ? null : '"limit" must be 1 or more');

const sizeOf = (rows: readonly Row[]): number => rows.reduce((n, { copies = 1 }) => n + copies, 0);
/** What is wrong with the decks as wholes. */
const wholeFault = (decks: Decks): string | null => {
  for (const deck of keysOf(SIZES))
    if (sizeOf(decks[deck]) !== SIZES[deck]) return `${deck}: ${sizeOf(decks[deck])} cards instead of ${SIZES[deck]}`;
  if (!decks.money.some(row => row.card === 'sheriff')) return 'money: without a sheriff no card would ever come back to this deck';
  const total = decks.money.reduce((n, { dollars = 0, copies }) => n + dollars * copies, 0);
  const needed = MOST_TEAMS * (GOAL - STEP) + STEP;
  return total >= needed
    ? null
    : `money: ${total} dollars in all, but at least ${needed} are needed: else three teams could each stop short of ${GOAL} with nothing left to rob`;
};

/** Null when the decks can be played; else which row is wrong, and why. */
export const deckFault = (decks: Decks): string | null => {
  const seen = new Set<string>();
  const mostShots = Math.max(0, ...decks.cowboys.map(row => row.limit));
  const rowFault = <R extends Row>(deck: keyof Decks, rows: readonly R[], faultIn: (row: R) => string | null): string | null => {
    for (const [i, row] of rows.entries()) {
      const twice = seen.has(row.card) ? 'this card has a row already' : null;
      const fault = columnFault(row, COLUMNS[deck]) ?? twice ?? faultIn(row);
      if (fault !== null) return `${deck}, row ${i + 1} (${row.card}): ${fault}`;
      seen.add(row.card);
    }
    return null;
  };
  return (
    rowFault('weapons', decks.weapons, weaponFault) ??
    rowFault('money', decks.money, row => moneyFault(row, mostShots)) ??
    rowFault('cowboys', decks.cowboys, cowboyFault) ??
    wholeFault(decks)
  );
};

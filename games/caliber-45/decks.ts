/**
 * What is in the three decks. The rulebook prints only the sizes of the decks, that some ammunition cards carry 6, that the stagecoach has
 * no guards and that Pat Garrett shoots seven times; every other number here is the house's own and may be edited. `checkDecks` refuses a
 * table that cannot be played, naming the row.
 */
export interface WeaponRow {
  readonly card: string;
  readonly copies: number;
  /** Bullets, for ammunition. */
  readonly bullets?: number;
}
export interface MoneyRow {
  readonly card: string;
  readonly copies: number;
  /** What it is worth, for loot; and how many stand in the way. */
  readonly dollars?: number;
  readonly guards?: number;
}
export interface CowboyRow {
  readonly card: string;
  /** The most bullets that count in one volley. */
  readonly limit: number;
}

export const weapons = [
  { card: 'ammo-1', copies: 8, bullets: 1 },
  { card: 'ammo-2', copies: 9, bullets: 2 },
  { card: 'ammo-3', copies: 9, bullets: 3 },
  { card: 'ammo-4', copies: 8, bullets: 4 },
  { card: 'ammo-5', copies: 6, bullets: 5 },
  { card: 'ammo-6', copies: 6, bullets: 6 },
  { card: 'mustang', copies: 8 },
  { card: 'cactus', copies: 4 },
  { card: 'coyote', copies: 4 },
] as const satisfies readonly WeaponRow[];

export const money = [
  { card: 'stagecoach', copies: 7, dollars: 50_000, guards: 0 },
  { card: 'mail-car', copies: 8, dollars: 100_000, guards: 2 },
  { card: 'gold-train', copies: 6, dollars: 200_000, guards: 4 },
  { card: 'fort-knox', copies: 3, dollars: 300_000, guards: 6 },
  { card: 'sheriff', copies: 3 },
  { card: 'war-party-2', copies: 1, guards: 2 },
  { card: 'war-party-3', copies: 1, guards: 3 },
  { card: 'war-party-4', copies: 1, guards: 4 },
  { card: 'war-party-5', copies: 1, guards: 5 },
  { card: 'war-party-6', copies: 1, guards: 6 },
  { card: 'dynamite', copies: 2 },
] as const satisfies readonly MoneyRow[];

export const cowboys = [
  { card: 'doc-holliday', limit: 5 },
  { card: 'belle-starr', limit: 5 },
  { card: 'billy-the-kid', limit: 6 },
  { card: 'jesse-james', limit: 6 },
  { card: 'wild-bill-hickok', limit: 6 },
  { card: 'butch-cassidy', limit: 6 },
  { card: 'pat-garrett', limit: 7 },
  { card: 'wyatt-earp', limit: 7 },
  { card: 'sundance-kid', limit: 7 },
  { card: 'john-wesley-hardin', limit: 7 },
  { card: 'buffalo-bill', limit: 8 },
  { card: 'calamity-jane', limit: 8 },
] as const satisfies readonly CowboyRow[];

export const STEP = 50_000;
export const GOAL = 1_000_000;
const SIZES = { weapons: 62, money: 34, cowboys: 12 } as const;
const TEAMS = 3;

const sum = (rows: readonly { readonly copies: number }[]): number => rows.reduce((n, row) => n + row.copies, 0);
const wholes = (row: object): boolean =>
  Object.values(row).every(x => typeof x === 'string' || (Number.isSafeInteger(x) && x >= 0));

/** Null when the decks can be played; else the row that is wrong and why. */
export const checkDecks = (w: readonly WeaponRow[], m: readonly MoneyRow[], c: readonly CowboyRow[]): string | null => {
  const rows: [string, readonly { readonly card: string }[]][] = [
    ['weapons', w],
    ['money', m],
    ['cowboys', c],
  ];
  const seen = new Set<string>();
  for (const [deck, list] of rows) {
    for (const [i, row] of list.entries()) {
      const where = `${deck}, row ${i + 1} (${row.card})`;
      if (!wholes(row)) return `${where}: every number must be whole and not negative`;
      if (seen.has(row.card)) return `${where}: this card stands there already`;
      seen.add(row.card);
    }
  }
  const [offRow] = m.flatMap((row, i) => (row.dollars !== undefined && row.dollars % STEP !== 0 ? [i + 1] : []));
  if (offRow !== undefined) return `money, row ${offRow}: values go in steps of $${STEP}`;
  const [idle] = c.flatMap((row, i) => (row.limit < 1 ? [i + 1] : []));
  if (idle !== undefined) return `cowboys, row ${idle}: a cowboy must be able to shoot`;
  if (sum(w) !== SIZES.weapons) return `weapons: ${sum(w)} cards instead of ${SIZES.weapons}`;
  if (sum(m) !== SIZES.money) return `money: ${sum(m)} cards instead of ${SIZES.money}`;
  if (c.length !== SIZES.cowboys) return `cowboys: ${c.length} cards instead of ${SIZES.cowboys}`;
  if (!m.some(row => row.card === 'sheriff' && row.copies > 0)) return 'money: without a sheriff the money deck would run out';
  const total = m.reduce((n, row) => n + (row.dollars ?? 0) * row.copies, 0);
  if (total <= TEAMS * (GOAL - STEP))
    return `money: $${total} in all; three teams could each stop short of the goal with nothing left to rob`;
  return null;
};

const wrong = checkDecks(weapons, money, cowboys);
if (wrong !== null) throw new Error(`the decks of Caliber 45 cannot be played: ${wrong}`);

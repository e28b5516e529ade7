/**
 * What is in the three decks: one row a card. The rulebook prints the sizes of the decks (62 weapon cards, 34 money cards, 12 cowboys), that
 * there are ammunition cards of 6, that the stagecoach has no guards and that Pat Garrett shoots seven times: those numbers are marked as
 * `printed`, and every other one is the house's own. Edit the rows as you like: `deckFault` looks at them whenever the game is loaded, and
 * says which row is wrong and why.
 */
export interface WeaponRow {
  readonly card: string;
  readonly copies: number;
  /** Bullets, for ammunition. */
  readonly bullets?: number;
  /** The numbers of this row that are in the rulebook; players are told that all others are the house's. */
  readonly printed?: readonly 'bullets'[];
}
export interface MoneyRow {
  readonly card: string;
  readonly copies: number;
  /** What it is worth, for loot; and how many must be shot, for loot and war parties. */
  readonly dollars?: number;
  readonly guards?: number;
  readonly printed?: readonly ('dollars' | 'guards')[];
}
export interface CowboyRow {
  readonly card: string;
  /** The most bullets that count in one volley. */
  readonly limit: number;
  readonly printed?: readonly 'limit'[];
}
export interface Decks {
  readonly weapons: readonly WeaponRow[];
  readonly money: readonly MoneyRow[];
  readonly cowboys: readonly CowboyRow[];
}

export const decks = {
  weapons: [
    { card: 'ammo-1', copies: 8, bullets: 1 },
    { card: 'ammo-2', copies: 9, bullets: 2 },
    { card: 'ammo-3', copies: 9, bullets: 3 },
    { card: 'ammo-4', copies: 8, bullets: 4 },
    { card: 'ammo-5', copies: 6, bullets: 5 },
    { card: 'ammo-6', copies: 6, bullets: 6, printed: ['bullets'] },
    { card: 'mustang', copies: 8 },
    { card: 'cactus', copies: 4 },
    { card: 'coyote', copies: 4 },
  ],
  money: [
    { card: 'stagecoach', copies: 7, dollars: 50_000, guards: 0, printed: ['guards'] },
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
  ],
  cowboys: [
    { card: 'doc-holliday', limit: 5 },
    { card: 'belle-starr', limit: 5 },
    { card: 'billy-the-kid', limit: 6 },
    { card: 'jesse-james', limit: 6 },
    { card: 'wild-bill-hickok', limit: 6 },
    { card: 'butch-cassidy', limit: 6 },
    { card: 'pat-garrett', limit: 7, printed: ['limit'] },
    { card: 'wyatt-earp', limit: 7 },
    { card: 'sundance-kid', limit: 7 },
    { card: 'john-wesley-hardin', limit: 7 },
    { card: 'buffalo-bill', limit: 8 },
    { card: 'calamity-jane', limit: 8 },
  ],
} as const satisfies Decks;

/** Every sum of money is a multiple of this: the price of one bail token. */
export const STEP = 50_000;
/** What a team needs, unless the table agreed on less. */
export const GOAL = 1_000_000;
/** What Fort Knox is worth at a table that agreed on a rich one. */
export const RICH_FORT_KNOX = 500_000;

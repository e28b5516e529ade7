/** What each card says: its deck, its bullets, its dollars, its guards, its limit. The decks are looked over as soon as this is loaded. */
import { deckFault } from './deck-fault.ts';
import { type CowboyRow, decks, type MoneyRow, RICH_FORT_KNOX, type WeaponRow } from './decks.ts';

const fault = deckFault(decks);
if (fault !== null) throw new Error(`games/caliber-45/decks.ts cannot be played with. ${fault}`);

export type Weapon = (typeof decks.weapons)[number]['card'];
export type Money = (typeof decks.money)[number]['card'];
export type Cowboy = (typeof decks.cowboys)[number]['card'];
export type CaliberFace = Weapon | Money | Cowboy;

const byCard = <R extends { readonly card: string }>(rows: readonly R[]): ReadonlyMap<string, R> =>
  new Map(rows.map(row => [row.card, row]));
const weapons: ReadonlyMap<string, WeaponRow> = byCard(decks.weapons);
const money: ReadonlyMap<string, MoneyRow> = byCard(decks.money);
const cowboys: ReadonlyMap<string, CowboyRow> = byCard(decks.cowboys);

export type CaliberBack = 'weapon' | 'money' | 'cowboy';
export const backOf = (face: string): CaliberBack => (weapons.has(face) ? 'weapon' : money.has(face) ? 'money' : 'cowboy');
/** Every face but those of this back: what can never lie among such cards. */
export const allBut = (back: CaliberBack): readonly string[] =>
  [...weapons.keys(), ...money.keys(), ...cowboys.keys()].filter(face => backOf(face) !== back);

export const bulletsOn = (face: string): number => weapons.get(face)?.bullets ?? 0;
export const isAmmo = (face: string): boolean => bulletsOn(face) > 0;
export const bulletsIn = (cards: readonly string[]): number => {
  let bullets = 0;
  for (const face of cards) bullets += bulletsOn(face);
  return bullets;
};

/** What a volley wastes: fewer bullets are better, then fewer cards. */
export const wasteOf = (cards: readonly string[], bullets = bulletsIn(cards)): number => bullets * 10 + cards.length;

/** How many stand in the way: guards of a loot, or a war party. */
export const guardsOf = (face: string): number => money.get(face)?.guards ?? 0;
export const isLoot = (face: string): boolean => money.get(face)?.dollars !== undefined;
export const dollarsOn = (rich: boolean, face: string): number =>
  rich && face === 'fort-knox' ? RICH_FORT_KNOX : (money.get(face)?.dollars ?? 0);

/** The most bullets that this cowboy can use at once. */
export const shotsOf = (face: string): number => cowboys.get(face)?.limit ?? 0;

/** Is this number the house's own, for want of one in the rulebook? How many copies there are always is. */
export const isHouse = (face: string, number: 'copies' | 'bullets' | 'dollars' | 'guards' | 'limit'): boolean => {
  const row = weapons.get(face) ?? money.get(face) ?? cowboys.get(face);
  const printed: readonly string[] = row?.printed ?? [];
  return !printed.includes(number);
};

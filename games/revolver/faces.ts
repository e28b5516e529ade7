/** Every card there is, by id; which of them the box of a table holds; and what can be looked up about one. */
import { ambush } from './cards/ambush/index.ts';
import { bandits } from './cards/bandits/index.ts';
import { colty } from './cards/colty/index.ts';
import { frontier } from './cards/frontier/index.ts';
import { mcready } from './cards/mcready/index.ts';
import { modules } from './cards/modules/index.ts';
import { row } from './cards/row/index.ts';
import { derailTheTrain } from './cards/table/derail-the-train.ts';
import { mexicanBorder } from './cards/table/mexican-border.ts';
import type { Back, Bandit, Card, Icon, RowCard, Side } from './words/card.ts';
import type { Effect, Trigger } from './words/effect.ts';

/** The Mexican Border and the row do not move: they are no faces, but the board. */
const all = [...colty, ...mcready, ...frontier, ...modules, ...bandits, ...ambush, derailTheTrain] as const;
export type Face = (typeof all)[number]['id'];
export type BanditId = (typeof bandits)[number]['id'];
export type Place = (typeof row)[number]['id'];

export const faces: readonly Face[] = all.map(card => card.id);
const byId = Object.fromEntries(all.map(card => [card.id, card])) as unknown as { readonly [F in Face]: Card };
export const isFace = (id: string): id is Face => Object.hasOwn(byId, id);
export const cardOf = (face: Face): Card => byId[face];
export const rowCards = Object.fromEntries(row.map(card => [card.id, card])) as unknown as { readonly [P in Place]: RowCard };
export const places = row.map(card => card.id) as unknown as readonly [
  'bank',
  'whiskey-canyon',
  'buzzard-point',
  'san-manzanillo-prison',
  'rattlesnake-creek',
  'express-315',
];
export const PRISON = 'san-manzanillo-prison';
export const CREEK = 'rattlesnake-creek';
export const EXPRESS = 'express-315';

const ratings: { readonly [face: string]: number } = Object.fromEntries((bandits as readonly Bandit[]).map(b => [b.id, b.rating]));
/** The survival rating of a bandit. */
export const ratingOf = (face: Face): number => ratings[face]!;
export const gangOf = (set: Card['set']): readonly Bandit[] => (bandits as readonly Bandit[]).filter(b => b.set === set);

export const backOf = (face: Face): Back => byId[face].back;
export const isDeckCard = (face: string): boolean =>
  isFace(face) && (colty as readonly Card[]).concat(mcready).includes(byId[face]);
export const deckCards = (side: Side): readonly Card[] => (side === 'colty' ? colty : mcready);
export const frontierCards: readonly Card[] = frontier;
export const ambushCards: readonly Card[] = ambush;

const icons = new Map<Face, ReadonlySet<Icon>>(all.map(card => [card.id, new Set(card.icons)]));
export const prints = (face: Face, icon: Icon): boolean => icons.get(face)!.has(icon);

/** The texts of a card that happen on a trigger, each with its number on the card. */
export interface Text {
  readonly n: number;
  readonly effect: Effect;
}
const none: readonly Text[] = [];
const texts = new Map<string, Map<Trigger, Text[]>>();
const printed: readonly { readonly id: string; readonly effects: readonly Effect[] }[] = [...all, ...row, mexicanBorder];
for (const card of printed) {
  const by = new Map<Trigger, Text[]>();
  card.effects.forEach((effect, n) => {
    const list = by.get(effect.on) ?? [];
    list.push({ n, effect });
    by.set(effect.on, list);
  });
  texts.set(card.id, by);
}
/** Whatever has a text: a card, a card of the row, or the border. */
export type Source = Face | Place | 'mexican-border';
export const textsOf = (id: Source, on: Trigger): readonly Text[] => texts.get(id)!.get(on) ?? none;
const effects = new Map(printed.map(card => [card.id, card.effects]));
export const effectOf = (id: Source, n: number): Effect => effects.get(id)![n]!;
/** The faces that have a text for this trigger. */
export const withText = (on: Trigger): readonly Face[] => faces.filter(face => textsOf(face, on).length > 0);

/** Every card there is, by id; which of them the box of a table holds; and what can be looked up about one. */
import { recordOf } from '../../kernel/records.ts';
import { ambush } from './cards/ambush.ts';
import { bandits } from './cards/bandits.ts';
import { colty } from './cards/colty.ts';
import { frontier } from './cards/frontier.ts';
import { mcready } from './cards/mcready.ts';
import { modules } from './cards/modules.ts';
import { row } from './cards/row.ts';
import { table } from './cards/table.ts';
import type { Back, Bandit, Card, Icon, RowCard, Side } from './vocabulary/card.ts';
import type { Effect, OpName, Trigger } from './vocabulary/effect.ts';

const [mexicanBorder, derailTheTrain] = table;
/** The Mexican Border and the row do not move: they are no faces, but the board. */
const all = [...colty, ...mcready, ...frontier, ...modules, ...bandits, ...ambush, derailTheTrain] as const;
export type RevolverFace = (typeof all)[number]['id'];
export type BanditId = (typeof bandits)[number]['id'];
export type Place = (typeof row)[number]['id'];

export const faces: readonly RevolverFace[] = all.map(card => card.id);
const byId: { readonly [F in RevolverFace]: Card } = recordOf(all.map(card => [card.id, card]));
export const isFace = (id: string): id is RevolverFace => Object.hasOwn(byId, id);
export const cardOf = (face: RevolverFace): Card => byId[face];
export const rowCards: { readonly [P in Place]: RowCard } = recordOf(row.map(card => [card.id, card]));
/** The battlefield of this name. */
export const placeNamed = (name: string): Place => row.find(card => card.id === name)!.id;
export const places = [row[0].id, row[1].id, row[2].id, row[3].id, row[4].id, row[5].id] as const;
export const PRISON = 'san-manzanillo-prison';
export const CREEK = 'rattlesnake-creek';
export const EXPRESS = 'express-315';

const gang: readonly Bandit[] = bandits;
const ratings: { readonly [face: string]: number } = Object.fromEntries(gang.map(b => [b.id, b.rating]));
const besides = new Map<string | undefined, RevolverFace>(faces.map(face => [byId[face].verb, face]));
/** The card beside the row that Colty does this with. */
export const besideFor = (verb: string): RevolverFace => besides.get(verb)!;
/** The survival rating of a bandit. */
export const ratingOf = (face: RevolverFace): number => ratings[face]!;
export const gangOf = (set: Card['set']): readonly Bandit[] => gang.filter(b => b.set === set);

export const backOf = (face: RevolverFace): Back => byId[face].back;
export const isDeckCard = (face: string): boolean =>
  isFace(face) && [...deckCards('colty'), ...deckCards('mcready')].includes(byId[face]);
export const deckCards = (side: Side): readonly Card[] => (side === 'colty' ? colty : mcready);
export const frontierCards: readonly Card[] = frontier;
export const ambushCards: readonly Card[] = ambush;

const icons = new Map<RevolverFace, ReadonlySet<Icon>>(all.map(card => [card.id, new Set(card.icons)]));
export const prints = (face: RevolverFace, icon: Icon): boolean => icons.get(face)!.has(icon);

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
/** Everything that has a text: a card, a card of the row, or the border. */
export type Source = RevolverFace | Place | 'mexican-border';
export const textsOf = (id: Source, on: Trigger): readonly Text[] => texts.get(id)!.get(on) ?? none;
const effects = new Map(printed.map(card => [card.id, card.effects]));
export const effectOf = (id: Source, n: number): Effect => effects.get(id)![n]!;
/** The faces that have a text for this trigger. */
export const withText = (on: Trigger): readonly RevolverFace[] => faces.filter(face => textsOf(face, on).length > 0);
/** Has a card an operation of this name in its texts? */
export const hasOp = (face: RevolverFace, on: Trigger, op: OpName): boolean =>
  textsOf(face, on).some(({ effect }) => 'do' in effect && effect.do.some(each => each.op === op));

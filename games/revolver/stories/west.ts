/** What stories share: a table of two, the gang, the options. */

import type { RowNotation } from '../../../kernel/cards/position.ts';
import type { KindsOf } from '../../../kernel/make.ts';
import { type Story, type StoryTable, story } from '../../../kernel/proving/story.ts';
import { gangOf } from '../faces.ts';
import { revolver } from '../game.ts';
import type { Revolver, Tokens } from '../zones.ts';

export type Column = { readonly [place: string]: RowNotation };
export type StoryRows = { readonly [zone: string]: RowNotation | Column };
/** The open facts, and the rows of the whole table, that a story begins with. */
export type StoryOpen = NonNullable<StoryTable['open']>;
export type StoryZones = NonNullable<StoryTable['zones']>;
/** Jack plays Colty, Mac plays McReady; each with what lies before them. */
export const west = (jack: StoryRows, mac: StoryRows, table: StoryTable = {}): Story<KindsOf<Revolver>> =>
  story(revolver, { Jack: jack, Mac: mac }, table);

const base = gangOf('base').map(bandit => bandit.id);
/** The bandits of the base game that are dead when only these are alive, as a row. */
export const dead = (alive: string): string => base.filter(id => !alive.split(' ').includes(id)).join(' ');

/** Everything on, with the decks of the house. */
export const ALL = {
  set11: true,
  set12: true,
  set13: true,
  moduleA: true,
  moduleB: true,
  moduleC: true,
  moduleD: true,
  coltyDeck: 'preset',
  mcreadyDeck: 'preset',
} as const;
export const SETS = { set11: true, set12: true, set13: true } as const;
/** All cards of every set, and the decks of the house. */
export const HOUSE = { ...SETS, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' } as const;
/** What lies on a card, as the open fact `tokens` says it. */
export const token = (row: string, card: number, what: Partial<Tokens>): Tokens => ({
  row,
  card,
  chips: 0,
  red: 0,
  grit: 0,
  eagle: false,
  under: false,
  ...what,
});

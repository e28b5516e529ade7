/** What the cards of Revolver are called and what they say: every id of the English words, in every language. */

import type { CardText } from './card-text.ts';
import type { ambush } from './en/cards/ambush.ts';
import type { bandits } from './en/cards/bandits.ts';
import type { colty } from './en/cards/colty.ts';
import type { coltyMore } from './en/cards/colty-more.ts';
import type { field } from './en/cards/field.ts';
import type { frontier } from './en/cards/frontier.ts';
import type { mcready } from './en/cards/mcready.ts';
import type { mcreadyMore } from './en/cards/mcready-more.ts';

export type FieldCard = keyof typeof field;
export type BanditsCard = keyof typeof bandits;
export type AmbushCard = keyof typeof ambush;
export type McreadyCard = keyof typeof mcready;
export type McreadyMoreCard = keyof typeof mcreadyMore;
export type ColtyCard = keyof typeof colty;
export type ColtyMoreCard = keyof typeof coltyMore;
export type FrontierCard = keyof typeof frontier;

export type RevolverCardId =
  | FieldCard
  | BanditsCard
  | AmbushCard
  | McreadyCard
  | McreadyMoreCard
  | ColtyCard
  | ColtyMoreCard
  | FrontierCard;
export type CardTexts = { readonly [id in RevolverCardId]: CardText };

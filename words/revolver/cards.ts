/** What the cards of Revolver are called and what they say: every id of the English words, in every language. */
import type { ambush } from '../en/revolver/cards/ambush.ts';
import type { bandits } from '../en/revolver/cards/bandits.ts';
import type { colty } from '../en/revolver/cards/colty.ts';
import type { coltyMore } from '../en/revolver/cards/colty-more.ts';
import type { field } from '../en/revolver/cards/field.ts';
import type { frontier } from '../en/revolver/cards/frontier.ts';
import type { mcready } from '../en/revolver/cards/mcready.ts';
import type { mcreadyMore } from '../en/revolver/cards/mcready-more.ts';
import type { CardText } from './card-text.ts';

export type FieldCard = keyof typeof field;
export type BanditsCard = keyof typeof bandits;
export type AmbushCard = keyof typeof ambush;
export type McreadyCard = keyof typeof mcready;
export type McreadyMoreCard = keyof typeof mcreadyMore;
export type ColtyCard = keyof typeof colty;
export type ColtyMoreCard = keyof typeof coltyMore;
export type FrontierCard = keyof typeof frontier;

export type CardId =
  | FieldCard
  | BanditsCard
  | AmbushCard
  | McreadyCard
  | McreadyMoreCard
  | ColtyCard
  | ColtyMoreCard
  | FrontierCard;
export type CardTexts = { readonly [id in CardId]: CardText };

/** Which rules the book of Revolver states, by the parts in which its words are kept. */
import type { RuleId } from '../../games/revolver/rules.ts';
import type { attack } from '../en/revolver/rules/attack.ts';
import type { begin } from '../en/revolver/rules/begin.ts';
import type { cards } from '../en/revolver/rules/cards.ts';
import type { effects } from '../en/revolver/rules/effects.ts';
import type { modules } from '../en/revolver/rules/modules.ts';
import type { table } from '../en/revolver/rules/table.ts';
import type { turn } from '../en/revolver/rules/turn.ts';

export type BeginRule = keyof typeof begin;
export type TurnRule = keyof typeof turn;
export type EffectsRule = keyof typeof effects;
export type AttackRule = keyof typeof attack;
export type TableRule = keyof typeof table;
export type ModulesRule = keyof typeof modules;
export type CardsRule = keyof typeof cards;

export type RuleTexts = { readonly [id in RuleId]: string };

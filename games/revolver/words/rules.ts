/** Which rules the book of Revolver states, by the parts in which its words are kept. */
import type { RevolverRule } from '../rules.ts';
import type { attack } from './en/rules/attack.ts';
import type { begin } from './en/rules/begin.ts';
import type { cards } from './en/rules/cards.ts';
import type { effects } from './en/rules/effects.ts';
import type { modules } from './en/rules/modules.ts';
import type { table } from './en/rules/table.ts';
import type { turn } from './en/rules/turn.ts';

export type BeginRule = keyof typeof begin;
export type TurnRule = keyof typeof turn;
export type EffectsRule = keyof typeof effects;
export type AttackRule = keyof typeof attack;
export type TableRule = keyof typeof table;
export type ModulesRule = keyof typeof modules;
export type CardsRule = keyof typeof cards;

export type RevolverRuleTexts = { readonly [id in RevolverRule]: string };

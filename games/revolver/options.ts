/** Which options need which (RV-010 … RV-014). */
import { keysOf } from '../../kernel/records.ts';
import type { RevolverConfig } from './zones.ts';

type Switch = 'set11' | 'set12' | 'set13' | 'moduleA' | 'moduleB' | 'moduleC' | 'moduleD';
const title: { readonly [S in Switch]: string } = {
  set11: '1.1',
  set12: '1.2',
  set13: '1.3',
  moduleA: 'A',
  moduleB: 'B',
  moduleC: 'C',
  moduleD: 'D',
};
const sets = ['set11', 'set12', 'set13'] as const;
export const needs: { readonly [S in Switch]: readonly Switch[] } = {
  set11: [],
  set12: ['set11'],
  set13: [],
  moduleA: sets,
  moduleB: ['moduleA', ...sets],
  moduleC: sets,
  moduleD: sets,
};
/** What each option that is on lacks: `B needs A`. */
export const lacking = (config: Pick<RevolverConfig, Switch>): readonly string[] =>
  keysOf(needs).flatMap(option =>
    config[option] ? needs[option].flatMap(other => (config[other] ? [] : [`${title[option]} needs ${title[other]}`])) : [],
  );

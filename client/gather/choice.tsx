/** A choice of one of a few: a row of toggle buttons. */
import type { JSX } from 'preact';
import type { Json } from '../../kernel/json.ts';
import { classes } from '../look/classes.ts';
import { say } from '../shell/words.ts';
import * as choice from './choice.module.css';

export interface Labelled<V> {
  readonly value: V;
  readonly label: string;
}
interface ChoiceProps<V> {
  readonly legend: string;
  readonly about?: string;
  readonly values: readonly Labelled<V>[];
  readonly chosen: V;
  readonly choose: (value: V) => void;
  /** The page that makes more of them. */
  readonly made?: string;
}
export const Choice = <V extends Json>({ legend, about, values, chosen, choose, made = '' }: ChoiceProps<V>): JSX.Element => (
  <fieldset>
    <legend class={choice.legend}>{legend}</legend>
    {about !== undefined && <p class={choice.about}>{about}</p>}
    <div class={choice.values}>
      {values.map(({ value, label }) => (
        <button
          key={label}
          type="button"
          class={classes('btn onpaper', value === chosen && 'on', choice.value)}
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
      {made !== '' && (
        <a class={`btn onpaper quiet ${choice.value}`} href={made}>
          {say().ui.newTable.made}
        </a>
      )}
    </div>
  </fieldset>
);
export const numbers = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

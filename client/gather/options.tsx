/** The options a game declares, each as a choice in the game's words. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Json, JsonObject } from '../../kernel/json.ts';
import type { OptionSpec } from '../../kernel/options.ts';
import type { ChoiceWords, NumberWords, OptionWords, SeatWords, SwitchWords, TextWords } from '../../words/game.ts';
import { loadTexts, noTexts } from '../games/texts.ts';
import type { GameTerms } from '../practice/messages.ts';
import { gameWords, say } from '../shell/words.ts';
import { Choice, type Labelled, numbers } from './choice.tsx';

/** All of them, or some evenly spaced where they are many. */
const MOST = 12;
/** From this number on a bare number needs a word. */
const LARGE = 100;
const valuesBetween = ({ min, max }: { readonly min: number; readonly max: number }): readonly number[] => {
  if (max - min < MOST) return numbers(min, max);
  const step = [1, 2, 5]
    .flatMap(n => [n, n * 10, n * 100, n * 1000])
    .sort((a, b) => a - b)
    .find(each => (max - min) / each < MOST)!;
  return numbers(Math.ceil(min / step), Math.floor(max / step)).map(n => n * step);
};
/** The values of an option with their words. */
const valuesOf = (
  spec: OptionSpec,
  words: OptionWords,
  seats: number,
  chosen: Json,
  mine: readonly Labelled<Json>[],
): readonly Labelled<Json>[] => {
  const { newTable } = say().ui;
  switch (spec.kind) {
    case 'number':
      return valuesBetween(spec).map(value => ({
        value,
        label: spec.max < LARGE ? `${value}` : (words as NumberWords).value(value),
      }));
    case 'choice':
      return spec.of.map(value => ({ value, label: (words as ChoiceWords).values[value] ?? value }));
    case 'switch':
      return [
        { value: true, label: (words as SwitchWords).on },
        { value: false, label: (words as SwitchWords).off },
      ];
    case 'text': {
      // Free texts are written on another page.
      const { texts, own } = words as TextWords;
      const named = [...Object.entries(texts).map(([value, label]) => ({ value, label })), ...mine];
      return named.some(({ value }) => value === chosen) ? named : [...named, { value: chosen, label: own(String(chosen)) }];
    }
    case 'seat':
      return [
        { value: null, label: (words as SeatWords).chance },
        ...numbers(0, seats - 1).map(value => ({ value, label: newTable.chair(value + 1) })),
      ];
  }
};

interface OptionsProps {
  readonly game: string;
  readonly terms: GameTerms;
  readonly seats: number;
  readonly options: JsonObject;
  /** All options, with what the chosen one needs. */
  readonly change: (options: JsonObject) => void;
  /** Options that are chosen together, elsewhere. */
  readonly without?: readonly string[];
}
export const useTexts = (game: string): ReadonlySignal<Awaited<ReturnType<typeof loadTexts>>> => {
  const texts = useSignal(noTexts);
  useEffect(() => {
    void loadTexts(game).then(found => {
      texts.value = found;
    });
  }, [game]);
  return texts;
};
/** Only options that matter at this table. */
export const Options = ({ game, terms, seats, options, change, without = [] }: OptionsProps): JSX.Element => {
  const words = say().names[game]!.options;
  const texts = useTexts(game);
  return (
    <>
      {Object.entries(terms.options).map(([name, spec]) => {
        const said = words[name];
        if (said === undefined || without.includes(name) || !texts.value.applies(name, seats, options)) return null;
        const value = options[name] ?? null;
        const about = spec.kind === 'number' ? `${said.about} ${(said as NumberWords).value(value as number)}.` : said.about;
        return (
          <Choice
            key={name}
            legend={said.name}
            about={about}
            values={valuesOf(spec, said, seats, value, texts.value.textsOf(name))}
            {...(spec.kind === 'text' && { made: texts.value.pageOf(name) })}
            chosen={value}
            choose={chosen => change(texts.value.settled({ ...options, [name]: chosen }, name))}
          />
        );
      })}
    </>
  );
};

const valueSaid = (said: OptionWords, is: Json): string => {
  if ('values' in said) return (said as ChoiceWords).values[String(is)] ?? String(is);
  if ('value' in said) return (said as NumberWords).value(Number(is));
  if ('on' in said) return is === true ? (said as SwitchWords).on : (said as SwitchWords).off;
  if ('texts' in said) return (said as TextWords).texts[String(is)] ?? (said as TextWords).own(String(is));
  return is === null ? (said as SeatWords).chance : say().ui.newTable.chair(Number(is) + 1);
};
/** The differences from the defaults, option by option. */
export const differencesSaid = (game: string, terms: GameTerms, options: JsonObject): readonly string[] => {
  const words = say().names[game]!.options;
  return Object.entries(terms.options).flatMap(([name, spec]) => {
    const [said, is] = [words[name], options[name] ?? null];
    return said === undefined || is === spec.default ? [] : [`${said.name}: ${valueSaid(said, is)}`];
  });
};
/** The agreed options, line by line, in the game's words. */
export const optionsSaid = (game: string, options: JsonObject): readonly string[] => {
  const words = gameWords(game);
  const oneByOne = (): readonly string[] =>
    Object.entries(words.options).flatMap(([name, said]) =>
      options[name] === undefined ? [] : [`${said.name}: ${valueSaid(said, options[name])}`],
    );
  return words.agreed?.(options) ?? oneByOne();
};

/** How people write moves and rows: `discard 3 4 7`, `swap Billy`, `revolver Jesse`. Stories, scenarios and the terminal all use it. */
import type { Game, Kinds } from '../game.ts';
import type { Json, JsonObject } from '../json.ts';
import type { Move, Seat } from '../seat.ts';

export interface Named {
  /** `discard 3 4 7` as a move; parts follow the verb in the order of its declaration. */
  move(words: string): Move;
  /** A row of a view as words, `?` for a back: `row(view, 'revolver Jesse')`. */
  row(view: object, words: string): string;
  /** Names of players as seats, at any depth. */
  seats(value: Json): Json;
}

export const notationOf = <K extends Kinds>(game: Game<K>, names: readonly string[]): Named => {
  /** A number where one is written; anything else stays a word, which the table refuses. */
  const number = (word: string): number | string => (/^-?\d+$/.test(word) ? Number(word) : word);
  const seat = (word: string): Seat | string => (names.includes(word) ? names.indexOf(word) : number(word));
  return {
    move(words) {
      const [verb = '', ...parts] = words.trim().split(/\s+/);
      const move: { [part: string]: Json } = {};
      for (const [part, need] of Object.entries(game.needs(verb) ?? {})) {
        if (need === 'faces') move[part] = parts.splice(0);
        else if (need === 'positions') move[part] = parts.splice(0).map(number);
        else {
          const word = parts.shift();
          // Missing parts are left out: the table refuses the move and names the part.
          if (word !== undefined)
            move[part] = need === 'seat' ? seat(word) : need === 'face' || need === 'word' ? word : number(word);
        }
      }
      return { ...move, ...(parts.length > 0 ? { extra: parts } : {}), do: verb };
    },
    row(view, words) {
      const [zone = '', ...path] = words.trim().split(/\s+/);
      let rows = (view as { readonly zones: JsonObject }).zones[zone] as Json | undefined;
      for (const key of path)
        rows = Array.isArray(rows) ? (rows[seat(key) as Seat] as Json) : (rows as JsonObject | undefined)?.[key];
      if (!Array.isArray(rows) || rows.some(face => typeof face === 'object' && face !== null))
        throw new Error(`there is no row "${words}"`);
      return rows.map(face => face ?? '?').join(' ');
    },
    seats: value => {
      const put = (x: Json): Json => {
        if (typeof x === 'string' && names.includes(x)) return names.indexOf(x);
        if (Array.isArray(x)) return x.map(put);
        return typeof x === 'object' && x !== null ? Object.fromEntries(Object.entries(x).map(([k, v]) => [k, put(v)])) : x;
      };
      return put(value);
    },
  };
};

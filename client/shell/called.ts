/** What people and bots are called at a table, and wherever it is told of later. */
import { say } from './words.ts';

/**
 * A character has a name of its own, which no two of a table share; any other bot is called after its seat. `bots` says which bot sits where;
 * a person is null.
 */
export const botName = (game: string, bots: readonly (string | null)[], seat: number): string => {
  const { ui, names } = say();
  const bot = bots[seat] ?? '';
  const said = names[game]?.bots[bot];
  return said?.level !== undefined && bots.indexOf(bot) === seat ? said.name : ui.botNames[seat % ui.botNames.length]!;
};

/** Bots by name: `Sharpshooter × 3`. */
export const botsSaid = (game: string, bots: readonly string[]): string => {
  const names = bots.map(bot => say().names[game]!.bots[bot]?.name ?? bot);
  return [...new Set(names)]
    .map(name => {
      const n = names.filter(other => other === name).length;
      return n === 1 ? name : `${name} × ${n}`;
    })
    .join(', ');
};

/** The server gave this name to somebody who has not said theirs. */
const GIVEN = /^Stranger (\d{4})$/;
export const isUnnamed = (name: string): boolean => GIVEN.test(name);
/** It is said in everybody's own language. */
export const personName = (name: string): string => {
  const number = GIVEN.exec(name)?.[1];
  return number === undefined ? name : say().ui.stranger(number);
};

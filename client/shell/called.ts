/** The names of people and bots at a table, and wherever it is shown later. */
import { say } from './words.ts';

/**
 * A character has its own name, unique at a table; any other bot is named after its seat. `bots` lists the bots by seat;
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

/** The server gave this name to a guest without one. */
const GIVEN = /^Stranger (\d{4})$/;
export const isUnnamed = (name: string): boolean => GIVEN.test(name);
/** Shown in each reader's own language. */
export const personName = (name: string): string => {
  const number = GIVEN.exec(name)?.[1];
  return number === undefined ? name : say().ui.stranger(number);
};

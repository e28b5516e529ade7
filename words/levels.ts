/** How strong a bot is, by the words of its game: a level is its own, a character plays at one. */
import type { GameWords } from './game.ts';

type Bots = GameWords['bots'];

/** The levels, from the weakest to the strongest. */
export const levelsIn = (bots: Bots): readonly string[] => Object.keys(bots).filter(bot => bots[bot]!.level === undefined);
/** The named opponents. */
export const charactersIn = (bots: Bots): readonly string[] => Object.keys(bots).filter(bot => bots[bot]!.level !== undefined);
export const levelIn = (bots: Bots, bot: string): string => bots[bot]?.level ?? bot;
/** `Gunhand: plays steadily`; null when there is no such bot. */
export const botSaid = (bots: Bots, bot: string): string | null => {
  const said = bots[bot];
  return said === undefined ? null : `${bots[levelIn(bots, bot)]?.name ?? said.name}: ${said.plays}`;
};

/** Merges consecutive moves of cards along the same way into one telling. */
import type { Telling } from '../game.ts';
import type { Json } from '../json.ts';

const sameRow = (a: Json | undefined, b: Json | undefined): boolean => JSON.stringify(a) === JSON.stringify(b);
export const together = (tellings: readonly Telling[]): Telling[] => {
  const out: Telling[] = [];
  for (const next of tellings) {
    const last = out.at(-1);
    if (last?.tell === 'moved' && next.tell === 'moved' && sameRow(last['from'], next['from']) && sameRow(last['to'], next['to']))
      out[out.length - 1] = { ...last, cards: [...(last['cards'] as readonly Json[]), ...(next['cards'] as readonly Json[])] };
    else out.push(next);
  }
  return out;
};

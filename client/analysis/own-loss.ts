/** Stores the loss of the player's moves, found by a thorough analysis of their own practice game. */
import { useEffect } from 'preact/hooks';
import { keepLoss } from '../achievements/achievements.ts';
import { lossIn } from '../achievements/loss.ts';
import { botIn } from '../practice/bot-names.ts';
import type { Film } from '../replay/messages.ts';
import { FILE, isOwn, THEIRS } from '../replay/source.ts';
import { route } from '../shell/router.ts';
import { gameWords } from '../shell/words.ts';
import type { Analysis } from './analysis.ts';

/** A player alone has the only chair without a bot. A file may be another player's. */
const ownSeat = ({ game, names }: Film): number | null => {
  const { page, ...parts } = route.peek();
  if (page !== 'replay' || !('id' in parts) || !isOwn(parts.id) || [FILE, THEIRS].includes(parts.id)) return null;
  const bots = Object.keys(gameWords(game).bots);
  const people = names.flatMap((name, seat) => (botIn(name, seat, bots) === null ? [seat] : []));
  return people.length === 1 ? people[0]! : null;
};
/** Two games have the same seed only if one is a replayed deal. */
const seedOf = (log: string): string => (JSON.parse(log.slice(0, log.indexOf('\n'))) as { readonly seed: string }).seed;

export const useOwnLoss = (film: Film, log: string, analysis: Analysis | null): void => {
  const isDone = analysis?.depth === 'thorough' && analysis.isDone.value;
  useEffect(() => {
    const seat = isDone ? ownSeat(film) : null;
    const loss = seat === null ? null : lossIn(analysis!.steps.peek(), seat, seedOf(log));
    if (loss !== null) keepLoss(film.game, loss);
  }, [isDone]);
};

/** A race among bots, once its cue is up: each states its last actions and the time of its hand, and the times decide. */
import type { Reaction } from '../kernel/bot.ts';
import type { Input, Race } from '../kernel/game.ts';
import type { Millis, Seat } from '../kernel/seat.ts';

/** Everything that happens from the cue to the verdict. */
export const racing = ({ hand, racers, within }: Race, cue: Millis, react: (seat: Seat) => Reaction | null): readonly Input[] => {
  const hands = racers
    .flatMap(seat => {
      const reaction = react(seat);
      return reaction === null || reaction.after > within ? [] : [{ seat, ...reaction }];
    })
    .sort((a, b) => a.after - b.after);
  const evidence = { hands: hands.map(({ seat, after }) => ({ seat, time: after })) };
  return [
    ...hands.flatMap(({ seat, first }) => first.map(move => ({ seat, move, at: cue }))),
    ...hands.map(({ seat, after }) => ({ seat, move: { do: hand }, at: cue + after })),
    { verdict: { order: hands.map(({ seat }) => [seat]), evidence }, at: cue + (hands.at(-1)?.after ?? 0) },
  ];
};

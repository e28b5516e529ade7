/** Cardsharp: look at one shut chamber, alone, and swap it unseen with another if you like. */
import { act, when } from '../../../kernel/script.ts';
import { cardsAt, type Frame } from '../../../kernel/table.ts';
import { no } from '../refusals.ts';
import { looked, peek, stop, swap, unseen } from '../verbs/chamber.ts';
import { choose, chosen, plain, situation } from '../words.ts';
import { type Bullets, chamberAt, type T } from '../zones.ts';

const looksAt = (t: T, f: Frame): boolean => looked(f).length > 0 && unseen(t, f).length > 0;

export const cardsharp = {
  copies: 3,
  back: 'situation',
  verb: plain('cardsharp', no.notPhaseOne),
  script: situation(
    'cardsharp',
    choose('peek', [peek], () => ({ do: 'stop' })),
    act<Bullets>((d, f) => {
      const move = chosen(f, 'peek');
      if (move.do === 'stop') return;
      const chamber = move['chamber'] as number;
      d.note('looked', [chamber]);
      d.look(f.by, cardsAt(d.table, chamberAt(chamber)), chamberAt(chamber));
    }),
    when<Bullets>(
      looksAt,
      choose('swap', [swap, stop], () => ({ do: 'stop' })),
      act((d, f) => {
        const move = chosen(f, 'swap');
        if (move.do === 'stop') return;
        // What anybody knows of either card goes with it.
        const pair = [looked(f)[0]!, move['chamber'] as number] as const;
        const [from, to] = [chamberAt(pair[0]), chamberAt(pair[1])];
        const [one, other] = [cardsAt(d.table, from).slice(), cardsAt(d.table, to).slice()];
        d.move(one, from, to, { quiet: true });
        d.move(other, to, from, { quiet: true });
        d.say('swapped', { seat: f.by, chambers: pair });
      }),
    ),
  ),
};

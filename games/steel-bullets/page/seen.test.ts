/** The page rebuilds no rule: the cards and facts that it is told come to the cylinder that its view shows. */
import { expect, test, vi } from 'vitest';
import { after, piecesAt, sceneOf } from '../../../client/table/scene.ts';
import { diceFrom } from '../../../kernel/dice.ts';
import type { Telling } from '../../../kernel/game.ts';
import { anyInput } from '../../../kernel/proving/laws.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { steelBullets } from '../game.ts';
import { chamberNumbers } from '../numbers.ts';
import type { BulletsOpen, BulletsTable } from '../zones.ts';
import { chamberSeen } from './seen.ts';

// There is no browser to speak a language.
vi.mock('./screen.ts', () => ({ factsOf: () => null }));

const config: BulletsTable['config'] = { window: 3, outHand: 'discard', first: null };
const viewers: readonly Viewer[] = [0, 1, 2, 'rail'];

test('a cylinder that is looked into, swapped, opened and shuffled is folded as it is told', () => {
  const told = new Set<string>();
  for (let game = 0; game < 40; game++) {
    const dice = diceFrom(`seen ${game}`);
    let table = steelBullets.setup(config, 3, `seen ${game}`);
    const scenes = viewers.map(viewer => sceneOf(steelBullets.view(table, viewer).zones, new Map()));
    let open: BulletsOpen = table.open;
    for (let input = anyInput(steelBullets, table, dice); input !== null; input = anyInput(steelBullets, table, dice)) {
      const played = steelBullets.play(table, input);
      if (isRefusal(played)) throw new Error(played.why);
      table = played.table;
      for (const facts of played.facts) open = { ...open, ...facts.open };
      viewers.forEach((viewer, i) => {
        const tellings: readonly Telling[] = played.told(viewer);
        for (const telling of tellings) {
          told.add(telling.tell);
          scenes[i] = after(scenes[i]!, telling).scene;
        }
        const me = viewer === 'rail' ? null : viewer;
        const faces = chamberNumbers.map(n => chamberSeen(open, me, n, piecesAt(scenes[i]!, 'cylinder', null, String(n))[0]).face);
        const { zones } = steelBullets.view(table, viewer);
        expect(faces).toEqual(Object.values(zones.cylinder).map(row => row[0]));
        // Once all is told the view has the last word.
        scenes[i] = sceneOf(zones, scenes[i]!);
      });
    }
  }
  expect([...told]).toEqual(expect.arrayContaining(['looked', 'swapped', 'revealed', 'reloaded']));
});

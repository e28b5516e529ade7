/** The page rebuilds no rule: the cards and facts of its tellings add up to the cylinder of its view. */
import '../../../client/testing/no-browser.ts';
import { expect, test } from 'vitest';
import { after, piecesAt, sceneOf } from '../../../client/table/pieces/scene.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import type { Telling } from '../../../kernel/game.ts';
import { anyInput } from '../../../kernel/proving/laws.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Viewer } from '../../../kernel/seat.ts';
import { steelBullets } from '../game.ts';
import { chamberNumbers } from '../numbers.ts';
import type { BulletsOpen, BulletsTable } from '../zones.ts';
import { chamberSeen, chanceAt, unknownIn } from './seen.ts';

const config: BulletsTable['config'] = { window: 3, outHand: 'discard', first: null };
const viewers: readonly Viewer[] = [0, 1, 2, 'rail'];

test('a cylinder that is looked into, swapped, opened and shuffled follows the tellings', () => {
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
        // After all tellings the view has the last word.
        scenes[i] = sceneOf(zones, scenes[i]!);
      });
    }
  }
  expect([...told]).toEqual(expect.arrayContaining(['looked', 'swapped', 'revealed', 'reloaded']));
});

/** Six chambers: `o` is open, `-` shut, `c` and `b` shut and known to be a Click or a Bang!. */
const cylinder = (chambers: string, loaded: number): Parameters<typeof chanceAt>[0] => ({
  loaded,
  chambers: [...chambers].map((sign, i) => {
    const face = sign === 'b' ? 'bang' : sign === 'c' || sign === 'o' ? 'click' : null;
    return { n: i + 1, key: null, face, open: sign === 'o', looked: [], aimed: false };
  }),
});
test.each<[chambers: string, loaded: number, chamber: number, chance: number]>([
  ['------', 1, 1, 1 / 6],
  ['oo----', 1, 3, 1 / 4],
  ['ooc---', 1, 3, 0],
  ['ooc---', 1, 4, 1 / 3],
  ['oob---', 2, 3, 1],
  ['oob---', 2, 4, 1 / 3],
  ['ooooo-', 1, 6, 1],
])('what is known of %s with %i loaded gives the chance of chamber %i', (chambers, loaded, chamber, chance) => {
  expect(chanceAt(cylinder(chambers, loaded), chamber)).toBeCloseTo(chance);
});
test.each<[chambers: string, loaded: number, unknown: { bangs: number; of: number }]>([
  ['oo----', 1, { bangs: 1, of: 4 }],
  ['ooc---', 1, { bangs: 1, of: 3 }],
  ['oob---', 1, { bangs: 0, of: 3 }],
  ['ooooob', 1, { bangs: 0, of: 0 }],
])('who has looked into %s with %i loaded does not know the others', (chambers, loaded, unknown) => {
  expect(unknownIn(cylinder(chambers, loaded))).toEqual(unknown);
});

/**
 * Nothing of a hand, a deck, an ambush card, the card under the Strongbox or in the duel reaches a viewer who must not know it: every byte
 * that a viewer gets in random games is searched for the titles of cards that were hidden from that viewer before and after.
 */
import { expect, test } from 'vitest';
import { bit, cardsAt, faceOf, raw } from '../../kernel/cards/table.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import { anyInput } from '../../kernel/proving/laws.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Viewer } from '../../kernel/seat.ts';
import type { RevolverFace } from './faces.ts';
import { revolver } from './game.ts';
import { type RevolverConfig, type RevolverTable, room } from './zones.ts';

const options = { set11: true, set12: true, set13: true, moduleA: true, moduleB: true, moduleC: true, moduleD: true };
const config = revolver.configure({ ...options, coltyDeck: 'preset', mcreadyDeck: 'preset' }, 2) as RevolverConfig;
const viewers: readonly Viewer[] = [0, 1, 'rail'];

/** Titles of which the box has exactly one card: such a title can only mean that card. */
const single = (t: RevolverTable): ReadonlySet<RevolverFace> =>
  new Set(t.face.filter((face, i) => t.face.indexOf(face) === i && t.face.lastIndexOf(face) === i));
/** Those of them that this viewer does not know, with the zones they lie in. */
const hiddenFrom = (t: RevolverTable, viewer: Viewer, titles: ReadonlySet<RevolverFace>): Map<RevolverFace, string> => {
  const eyes = bit(viewer === 'rail' ? t.seats : viewer);
  const out = new Map<RevolverFace, string>();
  for (const spot of room.spots)
    for (const id of cardsAt(t, spot)) {
      const face = faceOf(t, id);
      if (titles.has(face) && (t.known[raw(id)]! & eyes) === 0) out.set(face, spot.zone);
    }
  return out;
};

test('what is hidden stays hidden, in every view and every telling', () => {
  const zones = new Set<string>();
  for (let game = 0; game < 16; game++) {
    const dice = diceFrom(`secrets ${game}`);
    let t = revolver.setup(config, 2, `secrets ${game}`);
    const titles = single(t);
    while (revolver.outcome(t) === null) {
      const input = anyInput(revolver, t, dice)!;
      const played = revolver.play(t, input);
      if (isRefusal(played)) throw new Error(played.why);
      for (const viewer of viewers) {
        const before = hiddenFrom(t, viewer, titles);
        const heard = JSON.stringify(played.told(viewer).filter(({ tell }) => tell !== 'named'));
        const seen = JSON.stringify(revolver.view(played.table, viewer));
        for (const [face, zone] of hiddenFrom(played.table, viewer, titles)) {
          if (before.get(face) === undefined) continue;
          zones.add(zone);
          if (heard.includes(`"${face}"`) || seen.includes(`"${face}"`))
            throw new Error(`game ${game}: ${viewer} learns of ${face} in ${zone} from ${JSON.stringify(input)}`);
        }
      }
      t = played.table;
    }
  }
  expect([...zones].toSorted()).toEqual(['ambush', 'coltyDeck', 'duel', 'frontier', 'hand', 'mcreadyDeck', 'stash', 'unseen']);
});

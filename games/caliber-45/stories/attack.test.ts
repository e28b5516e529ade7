/** The attack begins: any card of the spread. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { chiSquare, chiSquareBound } from '../../../testing/play/chi-square.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';
import { at } from '../zones.ts';

const jesse = { hand: 'ammo-6', cowboy: 'pat-garrett' };

rule('C45-8 the caller picks any card of the spread, and everybody sees it', () => {
  const called = () =>
    story(caliber45, { Jesse: jesse, Billy: { cowboy: 1 } }, { zones: { spread: 'stagecoach mail-car gold-train' } })
      .does('Jesse', 'rob')
      .does('Billy', 'decline');
  called()
    .does('Jesse', 'pick 1')
    .hears('Billy', 'moved', { cards: ['mail-car'] })
    .sees('rail', 'loot', 'mail-car')
    .isAsked('Jesse');
  called().does('Jesse', 'pick 2').sees('rail', 'loot', 'gold-train').isAsked('Jesse');
  called().may('Jesse', 'pick 33').mayNot('Jesse', 'pick 34', 'C45-8').isAsked('Jesse');
});

rule('C45-8 nobody else picks, and the caller only after all have answered', () => {
  story(caliber45, { Jesse: jesse, Billy: { cowboy: 1 } })
    .mayNot('Jesse', 'pick 0', 'C45-8')
    .does('Jesse', 'rob')
    .mayNot('Jesse', 'pick 0', 'C45-8')
    .does('Billy', 'join')
    .mayNot('Billy', 'pick 0', 'C45-8')
    .isAsked('Jesse');
});

rule('C45-8 one place is as good as another: each card of the spread is as likely as any', () => {
  const config = { goal: 1000, teams: 'usual', freshCowboys: 'auto', handicap: false, richFortKnox: false, first: null } as const;
  for (const place of [0, 17, 33]) {
    const counts = { loot: 0, sheriff: 0, warParty: 0, dynamite: 0 };
    for (let i = 0; i < 1700; i++) {
      const face = facesAt(caliber45.setup(config, 2, `spread ${i}`), at.spread)[place]!;
      counts[face === 'sheriff' || face === 'dynamite' ? face : face.startsWith('war') ? 'warParty' : 'loot']++;
    }
    // By share of the deck: 24, 3, 5 and 2 of 34.
    const even = [counts.loot / 24, counts.sheriff / 3, counts.warParty / 5, counts.dynamite / 2];
    expect(chiSquare(even)).toBeLessThan(chiSquareBound(4));
  }
});

rule('C45-10 the spread cannot run out while it holds a Sheriff, for each Sheriff brings all cards back', () => {
  const s = story(
    caliber45,
    { Jesse: { ...jesse, money: 'stagecoach' }, Billy: { money: 'gold-train' } },
    { zones: { spread: 'sheriff', spent: 'mail-car dynamite', weapons: 2, stable: 2 }, rest: 'box' },
  )
    .does('Jesse', 'rob')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'pay')
    .sees('rail', 'spread', '? ? ? ?')
    .isAsked('Billy');
  expect(facesAt(s.table, at.spread).toSorted()).toEqual(['dynamite', 'mail-car', 'sheriff', 'stagecoach']);
});

rule(
  'C45-10 a spread that runs out all the same is made again from the discard; where that is empty too there is nothing to rob',
  () => {
    const last = (spent: string) =>
      story(
        caliber45,
        { Jesse: jesse, Billy: { cowboy: 'buffalo-bill' } },
        { zones: { spread: 'stagecoach', spent, weapons: 2, stable: 2 }, rest: 'box' },
      )
        .does('Jesse', 'rob')
        .does('Billy', 'decline')
        .does('Jesse', 'pick 0');
    last('mail-car dynamite').sees('rail', 'spread', '? ?').sees('rail', 'spent', '').isAsked('Billy');
    last('').mayNot('Billy', 'rob', 'C45-10').isAsked('Billy');
  },
);

rule('C45-42 a Stagecoach has no guards: the shoot-out opens with the caller', () => {
  story(caliber45, { Jesse: jesse, Billy: { cowboy: 'buffalo-bill' } }, { zones: { spread: 'stagecoach' } })
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0')
    .isAsked('Jesse')
    .offered('Jesse', 'shoot', 'draw', 'flee');
});

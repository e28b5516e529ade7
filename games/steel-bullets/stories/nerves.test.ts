/** Nerves of Steel: one bullet more, and a shuffle. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { chiSquare, chiSquareBound } from '../../../testing/play/chi-square.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';
import { chamberAt } from '../zones.ts';

rule('SB-25 one Click becomes a Bang!, a token is added, and all is shuffled; then the player opens any chamber', () => {
  const s = story(
    steelBullets,
    { Jesse: { hand: 'nerves medium' }, Billy: {} },
    { zones: { cylinder: { 1: 'bang', 2: 'bang' } }, open: { opened: [false, false, false, true, true, false] } },
  )
    .fact('bullets', 2)
    .mayNot('Jesse', 'open 1', 'SB-3')
    .does('Jesse', 'nerves')
    .hears('rail', 'shuffled')
    .hears('rail', 'reloaded', { bullets: 3 })
    .fact('bullets', 3)
    .offered('Jesse', 'medium', 'open')
    .isAsked('Jesse');
  for (let n = 1; n <= 6; n++) s.sees('Jesse', `cylinder ${n}`, '?').may('Jesse', `open ${n}`);
});

rule('SB-25 with five bullets it only shuffles', () => {
  const places = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 300; i++) {
    const { table } = story(
      steelBullets,
      { Jesse: { hand: 'nerves' }, Billy: {} },
      { zones: { cylinder: { 1: 'bang', 2: 'bang', 3: 'bang', 4: 'bang', 5: 'bang' } }, seed: `five ${i}` },
    )
      .fact('bullets', 5)
      .does('Jesse', 'nerves')
      .hears('rail', 'reloaded', { bullets: 5 })
      .fact('bullets', 5)
      .isAsked('Jesse');
    places[[1, 2, 3, 4, 5, 6].findIndex(n => facesAt(table, chamberAt(n))[0] === 'click')]!++;
  }
  expect(chiSquare(places)).toBeLessThan(chiSquareBound(6));
});

rule('SB-25 it does not open a chamber for the player: that is still compulsory', () => {
  story(steelBullets, { Jesse: { hand: 'nerves' }, Billy: {} })
    .does('Jesse', 'nerves')
    .fact('phase', 'blue')
    .mayNot('Billy', 'open 1', 'SB-35')
    .offered('Jesse', 'open')
    .isAsked('Jesse');
});

rule('SB-25, SB-28e a cancelled one adds nothing and shuffles nothing, but is spent', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'nerves' }, Billy: { hand: 'will' } },
    { zones: { cylinder: { 2: 'bang' } }, open: { opened: [true, false, false, false, false, false] } },
  )
    .does('Jesse', 'nerves')
    .does('Billy', 'will Jesse nerves')
    .fact('bullets', 1)
    .fact('opened', [true, false, false, false, false, false])
    .sees('rail', 'discard', 'nerves will')
    .isAsked('Jesse');
});

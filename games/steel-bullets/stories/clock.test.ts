/** Players who do not answer, and players who are gone. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';
import { at } from '../zones.ts';

const opened = [true, true, false, false, false, false];

rule('SB-31, SB-50 a player who is gone plays nothing and opens the next chamber when the time is up', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'hat panic nerves' }, Billy: { hand: 'medium medium medium' } },
    { zones: { cylinder: { 6: 'bang' } }, open: { opened } },
  )
    .lapses('Jesse')
    .hears('rail', 'opened', { seat: 'Jesse', chamber: 3 })
    .sees('Jesse', 'hand Jesse', 'hat nerves panic')
    .isAsked('Billy');
});

rule('SB-50 with all six shut it is a random one', () => {
  const chosen = new Set<number | null>();
  for (let i = 0; i < 60; i++) {
    const { table } = story(steelBullets, { Jesse: {}, Billy: {} }, { seed: `random ${i}`, open: { bullets: 2 } }).isAsked('Jesse');
    const next = steelBullets.next(table, { lapse: 0, at: 0 });
    if ('why' in next) throw new Error(next.why);
    chosen.add(next.open.last);
  }
  expect([...chosen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

rule('SB-31 their Misfire is used by itself; without one they are out', () => {
  const bang = (hand: string) =>
    story(
      steelBullets,
      { Jesse: { hand }, Billy: {}, Butch: {} },
      { zones: { cylinder: { 3: 'bang', 6: 'bang' } }, open: { opened } },
    )
      .lapses('Jesse')
      .isAsked('Jesse')
      .lapses('Jesse');
  bang('misfire hat').hears('rail', 'saved', { seat: 'Jesse' }).sees('rail', 'discard', 'misfire').isAsked('Jesse');
  bang('hat').hears('rail', 'out', { seat: 'Jesse' }).isAsked('Billy');
});

rule('SB-31, SB-45 in a window they pass', () => {
  story(steelBullets, { Jesse: { hand: 'nerves' }, Billy: { hand: 'will' } })
    .does('Jesse', 'nerves')
    .lapses('Billy')
    .fact('bullets', 2)
    .sees('Billy', 'hand Billy', 'will')
    .isAsked('Jesse');
});

rule('SB-50 where a choice is already compulsory they take a random card', () => {
  const [fetched, taken] = [new Set<string>(), new Set<string>()];
  for (let i = 0; i < 60; i++) {
    const players = { Jesse: { hand: 'lawyer thief' }, Billy: { hand: 'hat medium' } };
    const s = story(steelBullets, players, { zones: { discard: 'misfire nerves will' }, seed: `random ${i}` })
      .does('Jesse', 'lawyer')
      .passes('Billy')
      .lapses('Jesse')
      .does('Jesse', 'thief Billy')
      .isAsked('Billy');
    fetched.add(facesAt(s.table, at.hand(0)).join());
    s.passes('Billy').lapses('Jesse').isAsked('Jesse');
    taken.add(facesAt(s.table, at.hand(1)).join());
  }
  expect([...fetched].sort()).toEqual(['misfire', 'nerves', 'will']);
  expect([...taken].sort()).toEqual(['hat', 'medium']);
});

rule('SB-50 a Lawyer that they had played takes any card that the rules allow', () => {
  const fetched = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { table } = story(
      steelBullets,
      { Jesse: { hand: 'lawyer lawyer' }, Billy: {} },
      { zones: { discard: 'hat nerves' }, seed: `lawyer ${i}` },
    )
      .does('Jesse', 'lawyer')
      .does('Jesse', 'fetch hat')
      .does('Jesse', 'lawyer')
      .lapses('Jesse')
      .isAsked('Jesse');
    fetched.add(facesAt(table, at.hand(0)).toSorted().join());
  }
  expect([...fetched]).toEqual(['hat,nerves']);
});

rule('SB-50 they look at nothing, and swap nothing', () => {
  const looking = (card: string) =>
    story(steelBullets, { Jesse: { hand: card }, Billy: {} }, { zones: { cylinder: { 6: 'bang' } } }).does('Jesse', card);
  const s = looking('medium').lapses('Jesse').sees('rail', 'discard', 'medium').offered('Jesse', 'open').isAsked('Jesse');
  for (let n = 1; n <= 6; n++) s.sees('Jesse', `cylinder ${n}`, '?');
  looking('medium')
    .does('Jesse', 'peek 1')
    .lapses('Jesse')
    .sees('Jesse', 'cylinder 1', 'click')
    .offered('Jesse', 'open')
    .isAsked('Jesse');
  looking('cardsharp').lapses('Jesse').sees('rail', 'discard', 'cardsharp').offered('Jesse', 'open').isAsked('Jesse');
  looking('cardsharp')
    .does('Jesse', 'peek 6')
    .lapses('Jesse')
    .sees('Jesse', 'cylinder 6', 'bang')
    .offered('Jesse', 'open')
    .isAsked('Jesse');
});

rule('SB-50 a Panic that they had played opens a random chamber while all are shut', () => {
  const chosen = new Set<number | null>();
  for (let i = 0; i < 60; i++) {
    const { table } = story(steelBullets, { Jesse: { hand: 'panic' }, Billy: {} }, { seed: `panic ${i}`, open: { bullets: 2 } })
      .does('Jesse', 'panic')
      .isAsked('Jesse');
    const next = steelBullets.next(table, { lapse: 0, at: 0 });
    if ('why' in next) throw new Error(next.why);
    expect(next.open.alive).toEqual([true, true]);
    chosen.add(next.open.last);
  }
  expect([...chosen].sort()).toEqual([1, 2, 3, 4, 5, 6]);
});

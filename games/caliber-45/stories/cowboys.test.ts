/** Cowboys: lost, hired, turned away. */
import { expect } from 'vitest';
import { countAt, facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';
import { at } from '../zones.ts';

const billy = { cowboy: 'buffalo-bill' };

rule('C45-71, C45-13 a killed cowboy goes face up to the dead; hand and money stay, and nobody is out of the game', () => {
  story(
    caliber45,
    { Jesse: { hand: 'ammo-1 cactus', cowboy: 'pat-garrett', money: 'gold-train' }, Billy: billy },
    { zones: { spread: 'fort-knox' } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'decline')
    .does('Jesse', 'pick 0')
    .does('Jesse', 'fall')
    .hears('rail', 'killed', { seat: 'Jesse' })
    .sees('rail', 'graveyard', 'pat-garrett')
    .sees('rail', 'cowboy Jesse', '')
    .sees('Jesse', 'hand Jesse', 'ammo-1 cactus')
    .sees('rail', 'money Jesse', 'gold-train')
    .does('Billy', 'pass')
    .offered('Jesse', 'hire', 'pass')
    .isAsked('Jesse');
});

rule('C45-21 hiring: the top cowboy, looked at, kept face down under three tokens', () => {
  story(caliber45, { Jesse: {}, Billy: billy }, { zones: { stable: 'doc-holliday wyatt-earp' } })
    .does('Jesse', 'hire')
    .sees('Jesse', 'cowboy Jesse', 'doc-holliday')
    .isAsked('Jesse')
    .offered('Jesse', 'keep', 'refuse')
    .does('Jesse', 'keep')
    .fact('tokens', [3, 0])
    .sees('Billy', 'cowboy Jesse', '?')
    .isAsked('Billy');
});

rule('C45-21, C45-71 or put among the dead; the turn is spent either way', () => {
  story(caliber45, { Jesse: {}, Billy: billy }, { zones: { stable: 'doc-holliday wyatt-earp' } })
    .does('Jesse', 'hire')
    .does('Jesse', 'refuse')
    .hears('rail', 'turned-away', { seat: 'Jesse' })
    .sees('rail', 'graveyard', 'doc-holliday')
    .fact('tokens', [0, 0])
    .mayNot('Jesse', 'hire', 'C45-67')
    .does('Billy', 'pass')
    .does('Jesse', 'hire')
    .sees('Jesse', 'cowboy Jesse', 'wyatt-earp')
    .isAsked('Jesse');
});

rule('C45-21 only the player who hires keeps or turns away', () => {
  story(caliber45, { Jesse: {}, Billy: billy })
    .mayNot('Jesse', 'keep', 'C45-21')
    .does('Jesse', 'hire')
    .mayNot('Billy', 'keep', 'C45-21')
    .mayNot('Billy', 'refuse', 'C45-21')
    .mayNot('Jesse', 'pass', 'C45-67')
    .isAsked('Jesse');
});

rule('C45-22 a living cowboy is not swapped for another', () => {
  story(caliber45, { Jesse: { cowboy: 'doc-holliday' }, Billy: billy })
    .mayNot('Jesse', 'hire', 'C45-22')
    .isAsked('Jesse');
});

rule('C45-20, C45-35 without a cowboy there is no riding along either', () => {
  story(caliber45, { Jesse: { hand: 'ammo-6' }, Billy: billy }, { open: { active: 'Billy' } })
    .does('Billy', 'rob')
    .hears('rail', 'stays', { seat: 'Jesse', able: false })
    .isAsked('Billy')
    .mayNot('Jesse', 'join', 'C45-35');
});

/** One cowboy to hire, two among the dead, and no others in play. */
const lastOne = () =>
  story(
    caliber45,
    { Jesse: {}, Billy: billy },
    { zones: { stable: 'doc-holliday', graveyard: 'belle-starr wyatt-earp', weapons: 2, spread: 2 }, rest: 'box' },
  );
rule('C45-11, C45-76 when the last one is taken the dead are shuffled into a new deck', () => {
  const s = lastOne().does('Jesse', 'hire').hears('rail', 'shuffled').sees('rail', 'stable', '? ?').isAsked('Jesse');
  expect(facesAt(s.table, at.stable).toSorted()).toEqual(['belle-starr', 'wyatt-earp']);
  s.does('Jesse', 'refuse').sees('rail', 'graveyard', 'doc-holliday').isAsked('Billy');
  expect(countAt(s.table, at.stable)).toBe(2);
});

rule('C45-11 with nine at the table three cowboys are always left to hire or dead, so somebody can be hired', () => {
  const nine = Object.fromEntries(
    ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'].map((name, i) => [name, i === 0 ? {} : { cowboy: 1 }]),
  );
  const s = story(caliber45, nine, { zones: { stable: 'pat-garrett', graveyard: 3 } })
    .does('A', 'hire')
    .isAsked('A');
  expect(countAt(s.table, at.stable) + countAt(s.table, at.graveyard)).toBe(3);
});

rule('C45-11 a table laid out with nobody left to hire says so', () => {
  story(caliber45, { Jesse: {}, Billy: billy }, { zones: { weapons: 2, spread: 2 }, rest: 'box' })
    .mayNot('Jesse', 'hire', 'C45-11')
    .offered('Jesse', 'pass')
    .isAsked('Jesse');
});

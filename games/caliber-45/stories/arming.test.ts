/** Arming: the actions, and what may be thrown. */
import { expect } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

const billy = { hand: 'ammo-1', cowboy: 'buffalo-bill' };
/** Jesse's turn with this hand; Billy waits. */
const hand = (cards: string, weapons = 'ammo-4 ammo-4') =>
  story(caliber45, { Jesse: { hand: cards, cowboy: 'pat-garrett' }, Billy: billy }, { zones: { weapons } });

rule('C45-67 with a cowboy and at most five cards: draw, call a robbery, or pass', () => {
  for (const cards of ['', 'ammo-1', 'ammo-1*5']) hand(cards).offered('Jesse', 'draw', 'rob', 'pass').isAsked('Jesse');
});

rule('C45-67 with a cowboy and six cards: swap, call a robbery, or pass', () => {
  hand('ammo-1*6').offered('Jesse', 'swap', 'rob', 'pass').isAsked('Jesse');
});

rule('C45-67 with a cowboy on bail: take off a token too; a robbery only if the bail can be paid', () => {
  const onBail = (money: string) =>
    story(caliber45, { Jesse: { hand: 'ammo-1', cowboy: 'pat-garrett', money }, Billy: billy }, { open: { tokens: [2, 0] } });
  onBail('').offered('Jesse', 'draw', 'unbail', 'pass').mayNot('Jesse', 'rob', 'C45-26').isAsked('Jesse');
  onBail('mail-car').offered('Jesse', 'draw', 'rob', 'unbail', 'pass').isAsked('Jesse');
});

rule('C45-67 one action a turn, and only on your own turn', () => {
  hand('ammo-1')
    .mayNot('Billy', 'draw', 'C45-67')
    .mayNot('Billy', 'rob', 'C45-67')
    .does('Jesse', 'draw')
    .mayNot('Jesse', 'draw', 'C45-67')
    .mayNot('Jesse', 'rob', 'C45-67')
    .mayNot('Jesse', 'pass', 'C45-67')
    .isAsked('Billy');
  hand('ammo-1').mayNot('Jesse', 'unbail', 'C45-67').isAsked('Jesse');
});

rule('C45-16 with five cards or fewer you draw the top card and throw nothing', () => {
  hand('ammo-1*5')
    .mayNot('Jesse', 'swap ammo-1', 'C45-16')
    .does('Jesse', 'draw')
    .sees('Jesse', 'hand Jesse', 'ammo-1 ammo-1 ammo-1 ammo-1 ammo-1 ammo-4')
    .sees('rail', 'thrown', '')
    .isAsked('Billy');
});

rule('C45-16 with six you throw one and then draw one that you have not seen', () => {
  hand('ammo-1*5 cactus', 'ammo-6')
    .mayNot('Jesse', 'draw', 'C45-16')
    .mayNot('Jesse', 'swap ammo-6', 'C45-16')
    .mayNot('Jesse', 'swap', 'C45-16')
    .mayNot('Jesse', 'swap ammo-1 ammo-1', 'C45-16')
    .does('Jesse', 'swap cactus')
    .sees('rail', 'thrown', 'cactus')
    .sees('Jesse', 'hand Jesse', 'ammo-1 ammo-1 ammo-1 ammo-1 ammo-1 ammo-6')
    .isAsked('Billy');
});

rule('C45-16, C45-34 nobody has more than six cards: with six the hand stays at six', () => {
  hand('ammo-1*6').does('Jesse', 'swap ammo-1').sees('Billy', 'hand Jesse', '? ? ? ? ? ?').isAsked('Billy');
  hand('ammo-1*6').mayNot('Jesse', 'draw', 'C45-16').isAsked('Jesse');
});

rule('C45-17 a Coyote goes only together with one ammunition card, and one card is drawn for the two', () => {
  hand('ammo-1 ammo-2 mustang cactus coyote coyote', 'ammo-6')
    .mayNot('Jesse', 'swap coyote', 'C45-17')
    .mayNot('Jesse', 'swap coyote mustang', 'C45-17')
    .mayNot('Jesse', 'swap coyote cactus', 'C45-17')
    .mayNot('Jesse', 'swap coyote coyote', 'C45-17')
    .mayNot('Jesse', 'swap coyote coyote ammo-1', 'C45-17')
    .mayNot('Jesse', 'swap coyote ammo-1 ammo-2', 'C45-17')
    .does('Jesse', 'swap ammo-1 coyote')
    .sees('rail', 'thrown', 'ammo-1 coyote')
    .sees('Jesse', 'hand Jesse', 'ammo-2 ammo-6 cactus coyote mustang')
    .isAsked('Billy');
});

rule('C45-17 two Coyotes take two turns, and with five cards none can be thrown', () => {
  hand('ammo-1*3 cactus coyote coyote', 'ammo-6 ammo-2 ammo-5')
    .does('Jesse', 'swap ammo-1 coyote')
    .passes('Billy')
    .mayNot('Jesse', 'swap ammo-1 coyote', 'C45-16')
    .does('Jesse', 'draw')
    .passes('Billy')
    .does('Jesse', 'swap ammo-1 coyote')
    .sees('Jesse', 'hand Jesse', 'ammo-1 ammo-2 ammo-5 ammo-6 cactus')
    .isAsked('Billy');
});

rule('C45-17 Mustang and Cactus are thrown like any card', () => {
  hand('ammo-1*4 mustang cactus').may('Jesse', 'swap mustang').may('Jesse', 'swap cactus').isAsked('Jesse');
});

rule('C45-19 without an ammunition card no Coyote goes: of four Coyotes and two Cacti only a Cactus may', () => {
  const s = hand('coyote*4 cactus*2')
    .mayNot('Jesse', 'swap coyote', 'C45-17')
    .mayNot('Jesse', 'swap coyote cactus', 'C45-17')
    .offered('Jesse', 'swap', 'rob', 'pass')
    .isAsked('Jesse');
  expect([...caliber45.moves(s.table, 0, 'swap')]).toEqual([{ do: 'swap', cards: ['cactus'] }]);
});

rule('C45-19 a player who does not want to throw may rob, take off a token or pass', () => {
  story(
    caliber45,
    { Jesse: { hand: 'coyote*4 cactus*2', cowboy: 'pat-garrett', money: 'stagecoach' }, Billy: billy },
    { open: { tokens: [1, 0] } },
  )
    .may('Jesse', 'rob')
    .may('Jesse', 'unbail')
    .may('Jesse', 'pass')
    .isAsked('Jesse');
});

rule('C45-20 without a cowboy you only hire or pass: no weapon card is drawn or swapped', () => {
  for (const cards of ['ammo-1', 'ammo-1*6'])
    story(caliber45, { Jesse: { hand: cards }, Billy: billy })
      .offered('Jesse', 'hire', 'pass')
      .mayNot('Jesse', 'draw', 'C45-20')
      .mayNot('Jesse', 'swap ammo-1', 'C45-20')
      .mayNot('Jesse', 'rob', 'C45-20')
      .mayNot('Jesse', 'unbail', 'C45-20')
      .isAsked('Jesse');
});

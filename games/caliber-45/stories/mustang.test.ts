/** What each card does against what: the table of pairs, row by row. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

/** Jesse calls and Billy joins. */
const pair = (card: string, jesse: string, billy = '', more: { readonly money?: string; readonly tokens?: number } = {}) =>
  story(
    caliber45,
    {
      Jesse: { hand: jesse, cowboy: 'pat-garrett', money: more.money ?? '' },
      Billy: { hand: billy, cowboy: 'buffalo-bill' },
    },
    { open: { tokens: [more.tokens ?? 0, 0] }, zones: { spread: card } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0');

rule(
  'C45-69 a Mustang saves from guards: it goes to the discard, the cowboy lives, and the robbery goes on without that player',
  () => {
    pair('gold-train', 'mustang mustang ammo-1', 'ammo-4')
      .does('Jesse', 'mustang')
      .hears('rail', 'rode-off', { seat: 'Jesse' })
      .sees('rail', 'thrown', 'mustang')
      .sees('Jesse', 'hand Jesse', 'ammo-1 mustang')
      .sees('rail', 'cowboy Jesse', 'pat-garrett')
      .does('Billy', 'meet ammo-4')
      .sees('rail', 'money Billy', 'gold-train')
      .isAsked('Jesse');
  },
);

rule('C45-69 from a war party', () => {
  pair('war-party-6', 'mustang').does('Jesse', 'mustang').sees('rail', 'cowboy Jesse', 'pat-garrett').isAsked('Billy');
});

rule('C45-69 and from a shot', () => {
  pair('stagecoach', 'ammo-6', 'mustang ammo-6')
    .does('Jesse', 'shoot Billy ammo-6')
    .does('Billy', 'mustang')
    .sees('rail', 'cowboy Billy', 'buffalo-bill')
    .sees('Billy', 'hand Billy', 'ammo-6')
    .isAsked('Billy');
});

rule('C45-69 never from a Sheriff or from Dynamite', () => {
  pair('sheriff', 'mustang', '', { money: 'stagecoach' }).mayNot('Jesse', 'mustang', 'C45-69').isAsked('Jesse');
  pair('dynamite', 'mustang').sees('Jesse', 'hand Jesse', 'mustang').sees('rail', 'thrown', '').isAsked('Billy');
});

rule('C45-69, C45-70 never on your own turn: you flee without one', () => {
  pair('stagecoach', 'mustang ammo-1')
    .mayNot('Jesse', 'mustang', 'C45-69')
    .does('Jesse', 'flee')
    .sees('rail', 'thrown', '')
    .isAsked('Jesse');
});

rule('C45-69 you need one to play it, and one is one answer', () => {
  pair('gold-train', 'ammo-1').mayNot('Jesse', 'mustang', 'C45-69').offered('Jesse', 'fall').isAsked('Jesse');
});

rule('C45-69, C45-50 it is the Mustang or the bullets: after a defence that is too weak there is no Mustang', () => {
  pair('stagecoach', 'ammo-6', 'mustang ammo-3')
    .does('Jesse', 'shoot Billy ammo-6')
    .mayNot('Billy', 'defend ammo-3', 'C45-50')
    .sees('Billy', 'hand Billy', 'ammo-3 mustang')
    .isAsked('Billy');
});

rule('C45-68, C45-43, C45-50 ammunition is the sum up to the limit against guards, war parties and shots', () => {
  pair('fort-knox', 'ammo-3 ammo-3').may('Jesse', 'meet ammo-3 ammo-3').isAsked('Jesse');
  pair('war-party-6', 'ammo-3 ammo-3').may('Jesse', 'meet ammo-3 ammo-3').isAsked('Jesse');
  // Buffalo Bill's eight are beyond Pat Garrett's seven.
  pair('stagecoach', 'ammo-6 ammo-6', 'ammo-5 ammo-3')
    .does('Jesse', 'draw')
    .does('Billy', 'shoot Jesse ammo-5 ammo-3')
    .mayNot('Jesse', 'defend ammo-6 ammo-6', 'C45-50')
    .isAsked('Jesse');
});

rule('C45-68, C45-49, C45-50 Cactus and Coyote do nothing in a robbery', () => {
  pair('mail-car', 'cactus coyote')
    .mayNot('Jesse', 'meet cactus', 'C45-68')
    .mayNot('Jesse', 'meet coyote', 'C45-68')
    .offered('Jesse', 'fall')
    .isAsked('Jesse');
  pair('stagecoach', 'cactus coyote ammo-1', 'cactus')
    .mayNot('Jesse', 'shoot Billy cactus', 'C45-49')
    .does('Jesse', 'shoot Billy ammo-1')
    .mayNot('Billy', 'defend cactus', 'C45-50')
    .isAsked('Billy');
});

rule('C45-26 bail just paid: the cowboy who is kept carries no token any more', () => {
  for (const card of ['mail-car', 'war-party-2'])
    pair(card, 'ammo-2', '', { money: 'stagecoach', tokens: 1 })
      .does('Jesse', 'meet ammo-2')
      .fact('tokens', [0, 0])
      .isAsked(card === 'mail-car' ? 'Jesse' : 'Billy');
  pair('stagecoach', 'ammo-2', '', { money: 'stagecoach', tokens: 1 })
    .does('Jesse', 'flee')
    .fact('tokens', [0, 0])
    .isAsked('Jesse');
});

rule('C45-46 bail just paid, and Dynamite: money and cowboy are gone', () => {
  pair('dynamite', '', '', { money: 'stagecoach', tokens: 1 })
    .sees('rail', 'money Jesse', '')
    .sees('rail', 'spent', 'dynamite stagecoach')
    .isAsked('Billy');
});

rule('C45-44 bail just paid, and the Sheriff: 50,000 more', () => {
  pair('sheriff', '', '', { money: 'stagecoach stagecoach', tokens: 1 })
    .does('Jesse', 'pay')
    .sees('rail', 'money Jesse', '')
    .sees('rail', 'cowboy Jesse', 'pat-garrett')
    .isAsked('Billy');
});

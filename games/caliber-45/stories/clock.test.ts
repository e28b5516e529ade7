/** What is played for a seat that does not answer. */
import { expect } from 'vitest';
import { facesAt } from '../../../kernel/cards/table.ts';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';
import { at } from '../zones.ts';

const turn = (jesse: { readonly [zone: string]: string }, open: object = {}) =>
  story(caliber45, { Jesse: jesse, Billy: { cowboy: 'buffalo-bill' } }, { open: { ...open } }).lapses('Jesse');
/** Jesse calls and Billy joins, with these hands. */
const riding = (card: string, jesse: string, billy: string, money = '') =>
  story(
    caliber45,
    { Jesse: { hand: jesse, cowboy: 'pat-garrett' }, Billy: { hand: billy, cowboy: 'buffalo-bill', money } },
    { zones: { spread: card } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0');

rule('C45-88, C45-63 arming: the seat draws if it can, else it passes; no swap, no hire, no call', () => {
  turn({ hand: 'ammo-1*5', cowboy: 'pat-garrett' }).sees('rail', 'hand Jesse', '? ? ? ? ? ?').isAsked('Billy');
  turn({ hand: 'cactus*4 coyote*2', cowboy: 'pat-garrett' })
    .hears('rail', 'passed', { seat: 'Jesse' })
    .sees('rail', 'thrown', '')
    .isAsked('Billy');
  turn({}).hears('rail', 'passed', { seat: 'Jesse' }).sees('rail', 'cowboy Jesse', '').isAsked('Billy');
  turn({ hand: 'ammo-1*6', cowboy: 'pat-garrett' }, { tokens: [2, 0] })
    .fact('tokens', [2, 0])
    .isAsked('Billy');
});

rule('C45-88 a cowboy whom the seat was about to hire is kept', () => {
  story(caliber45, { Jesse: {}, Billy: { cowboy: 'buffalo-bill' } })
    .does('Jesse', 'hire')
    .lapses('Jesse')
    .fact('tokens', [3, 0])
    .isAsked('Billy');
});

rule('C45-88, C45-63 a call: the seat stays at home', () => {
  story(caliber45, { Jesse: { cowboy: 'pat-garrett' }, Billy: { hand: 'ammo-6*5', cowboy: 'buffalo-bill' } })
    .does('Jesse', 'rob')
    .lapses('Billy')
    .hears('rail', 'stays', { seat: 'Billy', able: true })
    .isAsked('Jesse');
});

rule('C45-88, C45-8 the money card: chance picks it', () => {
  const picked = new Set<string>();
  for (let i = 0; i < 40; i++) {
    const { table } = story(
      caliber45,
      { Jesse: { hand: 'ammo-6', cowboy: 'pat-garrett' }, Billy: {} },
      { zones: { spread: 'mail-car gold-train fort-knox', weapons: 2, stable: 2 }, rest: 'box', seed: `pick ${i}` },
    )
      .does('Jesse', 'rob')
      .lapses('Jesse')
      .isAsked('Jesse');
    picked.add(facesAt(table, at.loot)[0]!);
  }
  expect([...picked].sort()).toEqual(['fort-knox', 'gold-train', 'mail-car']);
});

rule('C45-88, C45-63 guards and war parties: enough bullets with the least waste', () => {
  // Four are needed: the five wastes one, three and two together one as well but two cards, and a four would waste none.
  riding('gold-train', 'ammo-6 ammo-5 ammo-3 ammo-2', '').lapses('Jesse').sees('rail', 'thrown', 'ammo-5').isAsked('Jesse');
  riding('gold-train', 'ammo-6 ammo-4 ammo-3 ammo-1', '').lapses('Jesse').sees('rail', 'thrown', 'ammo-4').isAsked('Jesse');
  riding('war-party-4', 'ammo-6 ammo-3 ammo-1', '').lapses('Jesse').sees('rail', 'thrown', 'ammo-1 ammo-3').isAsked('Billy');
});

rule('C45-88, C45-63 else a Mustang, else the end', () => {
  riding('gold-train', 'ammo-3 mustang', '').lapses('Jesse').hears('rail', 'rode-off', { seat: 'Jesse' }).isAsked('Billy');
  riding('gold-train', 'ammo-3', '').lapses('Jesse').hears('rail', 'killed', { seat: 'Jesse' }).isAsked('Billy');
});

rule('C45-88, C45-63 a shot is answered in the same way', () => {
  const shot = (billy: string) => riding('stagecoach', 'ammo-4', billy).does('Jesse', 'shoot Billy ammo-4').lapses('Billy');
  shot('ammo-6 ammo-5 mustang').sees('rail', 'thrown', 'ammo-4 ammo-5').isAsked('Billy');
  shot('ammo-3 mustang').hears('rail', 'rode-off', { seat: 'Billy' }).isAsked('Billy');
  shot('ammo-3').hears('rail', 'killed', { seat: 'Billy' }).isAsked('Billy');
});

rule('C45-88 on its own turn in a shoot-out the seat flees', () => {
  riding('stagecoach', 'ammo-6*3', '')
    .lapses('Jesse')
    .hears('rail', 'fled', { seat: 'Jesse' })
    .sees('rail', 'money Billy', 'stagecoach')
    .isAsked('Jesse');
});

rule('C45-88 the Sheriff is paid, if there is the money', () => {
  riding('sheriff', '', '', 'stagecoach')
    .isAsked('Billy')
    .lapses('Billy')
    .sees('rail', 'money Billy', '')
    .sees('rail', 'cowboy Billy', 'buffalo-bill')
    .isAsked('Billy');
});

rule('C45-88, C45-81 in a vote for fresh cowboys silence is a yes', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett' }, Billy: { cowboy: 'buffalo-bill' } },
    { options: { freshCowboys: 'vote' }, zones: { spread: 'dynamite' } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .does('Jesse', 'pick 0')
    .does('Billy', 'agree')
    .lapses('Jesse')
    .hears('rail', 'fresh-cowboys')
    .isAsked('Billy');
});

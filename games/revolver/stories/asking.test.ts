/** Every question says which card asks it, so that the page never has to guess: an ambush asks in its own name, the attack in nobody's. */
import { expect } from 'vitest';
import { rule } from '../../../testing/rule.ts';
import { revolver } from '../game.ts';
import { dead, west } from './west.ts';

const ambushed = (card: string, jack: object = {}, mac: object = {}) =>
  west(jack as never, mac as never, {
    options: { set11: true },
    open: { active: 1, place: 'whiskey-canyon' },
    zones: { ambush: { 'whiskey-canyon': card }, graveyard: dead('lem-tuttle one-eye-jubal cortez jack-colty') },
  }).does('Mac', 'end');
const about = ({ table }: ReturnType<typeof west>): string | undefined => revolver.ask(table)?.about;

rule('RV-201 an ambush card asks in its own name, also after a bandit has died of it', () => {
  expect(about(ambushed('trip-wire', { hand: '38-special*2 dynamite derringer' }).isAsked('Jack'))).toBe('trip-wire');
  const shot = ambushed('shot-in-the-back').isAsked('Mac');
  expect(about(shot)).toBe('shot-in-the-back');
  expect(about(shot.does('Mac', 'bandit one-eye-jubal').isAsked('Mac'))).not.toBe('one-eye-jubal');
});
rule('RV-069 a payment is asked for in the name of the card that is paid for', () => {
  const paying = west({ hand: '45-long-colt 38-special derringer' }, {}).does('Jack', 'play 45-long-colt bank').isAsked('Jack');
  expect(revolver.ask(paying.table)).toMatchObject({ question: 'pay', about: '45-long-colt' });
});
rule('RV-142 the casualty of an attack is nobody’s text', () => {
  const hit = west({}, { column: { bank: 'charlie-weathers deputy' } }, { open: { active: 1 } })
    .does('Mac', 'end')
    .isAsked('Jack');
  expect(revolver.ask(hit.table)?.question).toBe('casualty');
  expect(about(hit)).toBeUndefined();
});

/** Each ambush card has a story. */
import { rule } from '../../../../testing/rule.ts';
import { dead, type StoryRows, token, west } from '../west.ts';

const sprung = (card: string, jack: StoryRows = {}, mac: StoryRows = {}, alive = 'lem-tuttle one-eye-jubal cortez jack-colty') =>
  west(jack, mac, {
    options: { set11: true },
    open: { active: 1 },
    zones: { ambush: { bank: card }, graveyard: `${dead(alive)} big-nose-nell sister-sara` },
  }).does('Mac', 'end');

rule('RV-200 riflemen-on-the-ridge: four more for McReady for as long as the marker is here', () => {
  sprung('riflemen-on-the-ridge')
    .hears('rail', 'attack', { mcready: 4, colty: 2, success: true })
    .sees('rail', 'sprung bank', 'riflemen-on-the-ridge')
    .isAsked('Jack');
});
rule('RV-200 men-behind-the-wagons: three more, and two cards', () => {
  sprung('men-behind-the-wagons')
    .hears('rail', 'attack', { mcready: 3, colty: 2, success: true })
    .sees('Jack', 'hand Mac', '? ?')
    .sees('rail', 'sprung bank', 'men-behind-the-wagons')
    .isAsked('Jack');
});
rule('RV-200 crossfire: six more, once', () => {
  sprung('crossfire')
    .hears('rail', 'attack', { mcready: 6, colty: 2 })
    .does('Jack', 'end')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 0, colty: 2 })
    .isAsked('Jack');
});
rule('RV-202 sharpshooter-in-the-tower: two bandits by the survival rule, one after the other', () => {
  sprung('sharpshooter-in-the-tower')
    .hears('rail', 'died', { card: 'lem-tuttle' })
    .hears('rail', 'died', { card: 'one-eye-jubal' })
    .isAsked('Jack');
});
rule('RV-145, RV-201 shot-in-the-back: two of McReady’s choice up to 3, else by the rule', () => {
  sprung('shot-in-the-back')
    .does('Mac', 'bandit one-eye-jubal')
    .hears('rail', 'died', { card: 'one-eye-jubal' })
    .hears('rail', 'died', { card: 'lem-tuttle' })
    .isAsked('Jack');
  sprung('shot-in-the-back', {}, {}, 'abigail-mcready cortez jack-colty')
    .hears('rail', 'died', { card: 'abigail-mcready' })
    .hears('rail', 'died', { card: 'cortez' })
    .isAsked('Jack');
});
rule('RV-201 caught-at-the-water-hole: one bandit, then a card of Colty’s choice', () => {
  sprung('caught-at-the-water-hole', { hand: 'dynamite derringer' })
    .hears('rail', 'died', { card: 'lem-tuttle' })
    .does('Jack', 'discard dynamite')
    .sees('rail', 'discard Jack', 'dynamite')
    .sees('rail', 'gang', 'one-eye-jubal cortez jack-colty')
    .isAsked('Jack');
});
rule('RV-201 trip-wire: three cards of Colty’s choice', () => {
  sprung('trip-wire', { hand: 'dynamite derringer' }).sees('rail', 'discard Jack', 'derringer dynamite').isAsked('Jack');
});
rule('RV-201, RV-204 false-alarm-jumpy-trigger: Colty destroys a lawman of 2 or less', () => {
  sprung('false-alarm-jumpy-trigger', {}, { column: { bank: 'bounty-hunter deputy lawman' } })
    .mayNot('Jack', 'pick mcready:bank 0', 'RV-090')
    .does('Jack', 'pick mcready:bank 1')
    .hears('rail', 'attack', { mcready: 5, colty: 2 })
    .isAsked('Jack');
});
rule('RV-201 false-alarm-beaten-to-the-punch: Colty draws a card and may put a chip on a card here', () => {
  sprung('false-alarm-beaten-to-the-punch', { column: { bank: '38-special' } })
    .does('Jack', 'accept')
    .fact('tokens', [token('colty:bank', 0, { chips: 1 })])
    .hears('rail', 'attack', { mcready: 0, colty: 4 })
    .sees('Mac', 'hand Jack', '? ? ?')
    .isAsked('Jack');
});

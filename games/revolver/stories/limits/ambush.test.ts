/** Ambush cards at their limits: how long they last, and what they do where there is nothing to hit. */
import { rule } from '../../../../testing/rule.ts';
import { dead, type StoryRows, token, west } from '../west.ts';

/** Turned up in the attack at Whiskey Canyon (defence 2). */
const sprung = (
  ambush: string,
  jack: StoryRows = {},
  mac: StoryRows = {},
  alive = 'lem-tuttle one-eye-jubal abigail-mcready jack-colty',
) =>
  west(jack, mac, {
    options: { set11: true },
    open: { active: 1, place: 'whiskey-canyon' },
    zones: { ambush: { 'whiskey-canyon': ambush }, graveyard: `${dead(alive)} big-nose-nell sister-sara` },
  }).does('Mac', 'end');
const here = (column: string): StoryRows => ({ column: { 'whiskey-canyon': column } });

rule('RV-200 riflemen-on-the-ridge: +4 for McReady in every attack while the marker is here', () => {
  const again = sprung('riflemen-on-the-ridge', here('hail-of-bullets'), here('deputy')).hears('rail', 'attack', {
    mcready: 6,
    colty: 5,
  });
  again
    .sees('rail', 'sprung whiskey-canyon', 'riflemen-on-the-ridge')
    .does('Jack', 'end')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 6 })
    .isAsked('Jack');
});
rule('RV-200 men-behind-the-wagons: +3 for McReady while the marker is here, and two cards at once', () => {
  sprung('men-behind-the-wagons', here('hail-of-bullets'))
    .hears('rail', 'attack', { mcready: 3, colty: 5 })
    .sees('Jack', 'hand Mac', '? ?')
    .does('Jack', 'end')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 3 })
    .sees('Jack', 'hand Mac', '? ? ? ?')
    .isAsked('Jack');
});
rule('RV-145 shot-in-the-back: twice a bandit of 3 or less dies, of McReady’s choice; if there is none, one of the lowest', () => {
  sprung('shot-in-the-back', {}, {}, 'one-eye-jubal ezra-crane abigail-mcready jack-colty')
    .isAsked('Mac')
    .may('Mac', 'bandit ezra-crane')
    .mayNot('Mac', 'bandit abigail-mcready', 'RV-145')
    .does('Mac', 'bandit one-eye-jubal')
    .hears('rail', 'died', { card: 'one-eye-jubal' })
    .hears('rail', 'died', { card: 'ezra-crane' })
    .isAsked('Jack');
  sprung('shot-in-the-back', {}, {}, 'abigail-mcready cortez jack-colty')
    .hears('rail', 'died', { card: 'abigail-mcready' })
    .hears('rail', 'died', { card: 'cortez' })
    .isAsked('Jack');
});
rule('RV-201 caught-at-the-water-hole: one bandit dies, then Colty discards a card of his choice', () => {
  sprung('caught-at-the-water-hole', { hand: '38-special gatling-gun' })
    .does('Jack', 'discard 38-special')
    .sees('rail', 'discard Jack', '38-special')
    .sees('rail', 'gang', 'one-eye-jubal abigail-mcready jack-colty')
    .fact('border', 12)
    .isAsked('Jack');
  sprung('caught-at-the-water-hole').fact('border', 12).isAsked('Jack');
});
rule('RV-099 trip-wire: Colty discards three cards of his choice', () => {
  sprung('trip-wire', { hand: '38-special*3 gatling-gun' })
    .mayNot('Jack', 'discard 38-special', 'RV-099')
    .does('Jack', 'discard 38-special 38-special 38-special')
    .sees('rail', 'discard Jack', '38-special 38-special 38-special')
    .isAsked('Jack');
  sprung('trip-wire', { hand: '38-special*2' }).sees('rail', 'discard Jack', '38-special 38-special').isAsked('Jack');
});
rule('RV-090 false-alarm-jumpy-trigger: Colty destroys a lawman of 2 or less here, and the rest attack', () => {
  sprung('false-alarm-jumpy-trigger', {}, here('deputy cowboy charlie-weathers'))
    .mayNot('Jack', 'pick mcready:whiskey-canyon 2', 'RV-090')
    .does('Jack', 'pick mcready:whiskey-canyon 0')
    .hears('rail', 'attack', { mcready: 4 })
    .isAsked('Jack');
  sprung('false-alarm-jumpy-trigger', {}, { column: { bank: 'lawman' } })
    .sees('rail', 'column Mac bank', 'lawman')
    .isAsked('Jack');
  sprung('false-alarm-jumpy-trigger', {}, here('charlie-weathers')).hears('rail', 'attack', { mcready: 3 }).isAsked('Jack');
});
rule('RV-201 false-alarm-beaten-to-the-punch: Colty draws a card, and may put a chip on one of his cards here', () => {
  const punch = () =>
    sprung('false-alarm-beaten-to-the-punch', here('hail-of-bullets'), here('lawman')).sees('Mac', 'hand Jack', '?');
  punch()
    .does('Jack', 'accept')
    .hears('rail', 'attack', { colty: 6 })
    .fact('tokens', [token('colty:whiskey-canyon', 0, { chips: 1 })])
    .isAsked('Jack');
  punch().does('Jack', 'decline').hears('rail', 'attack', { colty: 5 }).isAsked('Jack');
  sprung('false-alarm-beaten-to-the-punch', { column: { bank: 'hail-of-bullets' } }, here('deputy'))
    .hears('rail', 'attack', { colty: 2 })
    .fact('tokens', [])
    .isAsked('Jack');
});

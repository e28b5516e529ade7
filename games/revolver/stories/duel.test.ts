/** The duel outside the Black Dog saloon: D1 to D7, its three outcomes, and its never being started. */
import { rule } from '../../../testing/rule.ts';
import { dead, SETS, west } from './west.ts';

const A = { ...SETS, moduleA: true };
const CREEK = 'rattlesnake-creek';
const saloon = (jack: string, mac: string, more: object = {}) =>
  west(
    { hand: jack },
    { hand: mac },
    {
      options: A,
      open: { place: CREEK, hostage: 'creek', ...more },
      zones: { coltyDeck: '38-special*2', mcreadyDeck: 'cowboy*2' },
    },
  );
const drawn = (jack: string, mac: string, more: object = {}) => saloon(jack, mac, more).does('Jack', 'duel');

rule('RV-220, RX-50 only Colty, in his turn, at Rattlesnake Creek, while Cortez lives', () => {
  saloon('dynamite', 'deputy', { place: 'bank' }).mayNot('Jack', 'duel', 'RV-220').isAsked('Jack');
  west({}, {}, { options: A, open: { place: CREEK }, zones: { graveyard: 'cortez' } })
    .mayNot('Jack', 'duel', 'RV-220')
    .isAsked('Jack');
  west({}, {}, { options: A, open: { place: CREEK, active: 1 } })
    .mayNot('Mac', 'duel', 'RV-220')
    .isAsked('Mac');
  west({}, {}, { options: SETS, open: { place: CREEK } })
    .mayNot('Jack', 'duel', 'RV-220')
    .isAsked('Jack');
});
rule('RV-221, RV-235 between two actions, once; then the turn goes on', () => {
  drawn('45-long-colt 38-special', 'deputy')
    .does('Jack', 'lay 38-special')
    .does('Mac', 'back-down')
    .mayNot('Jack', 'duel', 'RV-220')
    .may('Jack', `play 38-special ${CREEK}`)
    .isAsked('Jack');
});
rule('RV-222 both draw two, Colty first', () => {
  drawn('dynamite', 'deputy')
    .sees('Jack', 'hand Jack', '38-special 38-special dynamite')
    .sees('Mac', 'hand Mac', 'cowboy cowboy deputy')
    .isAsked('Jack');
});
rule('RV-223, RV-238 Colty must lay a card, any card; nothing else can be done', () => {
  drawn('dynamite', 'deputy')
    .mayNot('Jack', 'end', 'RV-062')
    .mayNot('Jack', `play 38-special ${CREEK}`, 'RV-062')
    .mayNot('Mac', 'call', 'RV-050')
    .does('Jack', 'lay dynamite')
    .sees('rail', 'discard Jack', '')
    .isAsked('Mac');
});
rule('RV-224 without a card Colty has lost it', () => {
  west(
    {},
    {},
    {
      options: A,
      open: { place: CREEK, hostage: 'creek' },
      zones: {
        coltyDeck: '',
        removed:
          '38-special*12 45-long-colt*7 derringer*3 sawed-off-shotgun*2 hail-of-bullets*3 gatling-gun*2 banditos*4 the-jackson-clan comancheros*4 rosa-delgado fire-at-will*3 dynamite*3 sandstorm*2 saddlebags*2 adios-amigos*2 shoot-our-way-out*2 chew-on-this*2 ride-for-the-border*3 stolen-horses*2 rotgut-whiskey cut-the-wire',
      },
    },
  )
    .does('Jack', 'duel')
    .hears('rail', 'duel', { result: 'mcready' })
    .fact('hostage', null)
    .isAsked('Jack');
});
rule('RV-225, RX-48 McReady calls, backs down or lays a card with a Lock', () => {
  drawn('dynamite', 'cowboy')
    .does('Jack', 'lay dynamite')
    .offered('Mac', 'call', 'back-down')
    .mayNot('Mac', 'counter cowboy', 'RV-226')
    .isAsked('Mac');
  drawn('dynamite', 'lawman').does('Jack', 'lay dynamite').offered('Mac', 'call', 'back-down', 'counter').isAsked('Mac');
});
rule('RV-228, RV-231, RX-42 called, and it was a Lock: Colty wins, and McReady loses a card', () => {
  drawn('45-long-colt', 'deputy*4')
    .does('Jack', 'lay 45-long-colt')
    .does('Mac', 'call')
    .hears('rail', 'duel', { result: 'colty' })
    .sees('rail', 'discard Jack', '45-long-colt')
    .sees('rail', 'removed', 'armed-train-guard duel-black-dog-saloon')
    .fact('hostage', 'cortez')
    .sees('Jack', 'hand Mac', '? ? ? ? ?')
    .isAsked('Jack');
});
rule('RV-228, RV-232, RX-43 called, and it was a bluff: McReady wins, the guard stays', () => {
  drawn('dynamite', 'deputy')
    .does('Jack', 'lay dynamite')
    .does('Mac', 'call')
    .hears('rail', 'duel', { result: 'mcready' })
    .sees('rail', 'discard Jack', 'dynamite')
    .sees('rail', 'removed', 'duel-black-dog-saloon')
    .sees('rail', 'column Mac express-315', 'armed-train-guard')
    .fact('hostage', null)
    .isAsked('Jack');
});
rule('RV-229, RX-44 a Lock against a bluff', () => {
  drawn('dynamite', 'lawman')
    .does('Jack', 'lay dynamite')
    .does('Mac', 'counter lawman')
    .hears('rail', 'duel', { result: 'mcready' })
    .sees('rail', 'discard Mac', 'lawman')
    .sees('rail', 'discard Jack', 'dynamite')
    .isAsked('Jack');
});
rule('RV-230, RX-45, RX-46 Lock against Lock: the higher printed firepower, a tie is Colty’s', () => {
  drawn('45-long-colt', 'bounty-hunter')
    .does('Jack', 'lay 45-long-colt')
    .does('Mac', 'counter bounty-hunter')
    .hears('rail', 'duel', { result: 'mcready' })
    .isAsked('Jack');
  drawn('comancheros', 'charlie-weathers')
    .does('Jack', 'lay comancheros')
    .does('Mac', 'counter charlie-weathers')
    .hears('rail', 'duel', { result: 'colty' })
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Jack');
});
rule('RV-227, RV-233, RV-234, RX-47 backing down: as a Colty win, without the random card; Colty’s card becomes public', () => {
  drawn('dynamite', 'deputy')
    .does('Jack', 'lay dynamite')
    .does('Mac', 'back-down')
    .hears('rail', 'duel', { result: 'back-down' })
    .sees('rail', 'discard Jack', 'dynamite')
    .sees('rail', 'removed', 'armed-train-guard duel-black-dog-saloon')
    .fact('hostage', 'cortez')
    .sees('Jack', 'hand Mac', '? ? ?')
    .isAsked('Jack');
});
rule('RV-231, RV-233 the guard leaves the game from any place: here Wild mustangs or Pinkerton ways had moved it', () => {
  const away = (reply: string) =>
    west(
      { hand: '45-long-colt' },
      { hand: 'deputy', column: { [CREEK]: 'armed-train-guard' } },
      { options: A, open: { place: CREEK, hostage: 'creek', tokens: [{ row: `mcready:${CREEK}`, card: 0, grit: 1 }] } },
    )
      .does('Jack', 'duel')
      .does('Jack', 'lay 45-long-colt')
      .does('Mac', reply)
      .sees('rail', `column Mac ${CREEK}`, '')
      .sees('rail', 'removed', 'armed-train-guard duel-black-dog-saloon')
      .fact('tokens', [])
      .isAsked('Jack');
  away('call');
  away('back-down');
});
rule('RV-236, RX-49 never started: Hostage and Duel card leave the game, the guard counts on the Express', () => {
  west({}, {}, { options: A, open: { turn: 9, phase: 'advance', place: CREEK, space: 5, hostage: 'creek' } })
    .fact('hostage', null)
    .sees('rail', 'removed', 'duel-black-dog-saloon')
    .does('Jack', 'draw own')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 3, colty: 1, success: true })
    .isAsked('Jack');
});
rule('RV-236 that there was no duel is told', () => {
  west({}, {}, { options: A, open: { turn: 9, active: 1, place: CREEK, space: 5, hostage: 'creek' } })
    .does('Mac', 'end')
    .hears('rail', 'unfought')
    .isAsked('Jack');
});
rule('RV-237, RX-36 the Duster coat lays no card in the duel', () => {
  west({ hand: 'duster-coat dynamite' }, {}, { options: { ...A, coltyDeck: 'preset' }, open: { place: CREEK } })
    .does('Jack', 'duel')
    .mayNot('Jack', `play duster-coat ${CREEK}`, 'RV-062')
    .isAsked('Jack');
});
rule('RV-239 the guard: not affected by Sandstorm, never in a hand or deck', () => {
  west(
    {},
    { hand: 'deputy', column: { 'express-315': 'lawman' } },
    {
      options: A,
      open: { active: 1, place: 'express-315' },
      zones: { blockers: { 'express-315': 'sandstorm' }, graveyard: `${dead('cortez jack-colty')} big-nose-nell sister-sara` },
    },
  )
    .does('Mac', 'play deputy express-315')
    .isAsked('Mac');
  west({ hand: 'swarm-of-horseflies 38-special*2' }, {}, { options: { ...A, moduleC: true } })
    .mayNot('Jack', 'play swarm-of-horseflies bank', 'RV-066')
    .isAsked('Jack');
});

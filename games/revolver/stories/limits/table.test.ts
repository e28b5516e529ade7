/** The row from space to space, and the limits of what lies beside it: the train to derail, the duel with its guard and its Garrotte. */

import { dealt, type StoryTable } from '../../../../kernel/proving/story.ts';
import { rule } from '../../../../testing/rule.ts';
import { revolver } from '../../game.ts';
import { ALL, dead, SETS, type StoryOpen, type StoryRows, type StoryZones, token, west } from '../west.ts';

const CREEK = 'rattlesnake-creek';
const EXPRESS = 'express-315';
const PRISON = 'san-manzanillo-prison';
const DUEL = { ...SETS, moduleA: true, moduleB: true };

// ---- the row: spaces, defence, and what comes next

const plain = (place: string, spaces: number, defence: number, next: string, options: StoryOpen = {}) =>
  rule(`RV-054 ${place}: ${spaces} spaces, defence ${defence}, then ${next}`, () => {
    const on = (space: number) => west({}, {}, { options, open: { turn: 9, phase: 'advance', place, space } });
    on(spaces - 1)
      .fact('place', place)
      .fact('space', spaces)
      .isAsked('Jack');
    on(spaces).fact('place', next).fact('space', 1).isAsked('Jack');
    west({}, {}, { options, open: { active: 1, place } })
      .does('Mac', 'end')
      .hears('rail', 'attack', { colty: defence })
      .isAsked('Jack');
  });
plain('bank', 4, 2, 'whiskey-canyon');
plain('whiskey-canyon', 5, 2, 'buzzard-point');
plain('buzzard-point', 2, 2, CREEK);
plain('san-manzanillo-prison', 2, 6, CREEK, { set11: true, set12: true });
plain('rattlesnake-creek', 5, 1, EXPRESS);
rule('RV-155 express-315: 4 spaces, defence 1; on the last one, with Jack alive, the gang has got away', () => {
  const train = (space: number) => west({}, {}, { open: { active: 1, place: EXPRESS, space } }).does('Mac', 'end');
  train(3).hears('rail', 'attack', { colty: 1 }).fact('space', 4).isAsked('Jack');
  train(4).ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RV-211, RV-212 san-manzanillo-prison: a failed attack frees Santiago; when the marker leaves he is gone', () => {
  const options = { set11: true, set12: true };
  west({}, {}, { options, open: { active: 1, place: PRISON } })
    .does('Mac', 'end')
    .hears('rail', 'freed')
    .fact('tokens', [token('gang', 18, { grit: 1 })])
    .isAsked('Jack');
  west(
    {},
    { column: { [PRISON]: 'colonel-mcready bounty-hunter' } },
    { options, open: { active: 1, place: PRISON }, zones: { graveyard: dead('lem-tuttle cortez jack-colty') } },
  )
    .does('Mac', 'end')
    .hears('rail', 'attack', { success: true })
    .sees('rail', 'prison', 'santiago')
    .isAsked('Jack');
  west({}, {}, { options, open: { turn: 9, phase: 'advance', place: PRISON, space: 2 } })
    .sees('rail', 'removed', 'santiago')
    .isAsked('Jack');
});

// ---- beside the row

rule('RV-072, RV-194 derail-the-train: once, for two cards, on the Express: a bandit, every card there, and a border token', () => {
  const train = (hand: string, alive: string, place = EXPRESS) =>
    west(
      { hand, column: { [EXPRESS]: '45-long-colt' } },
      { column: { [EXPRESS]: 'deputy charlie-weathers', [CREEK]: 'lawman' } },
      {
        open: { place, tokens: [{ row: `mcready:${EXPRESS}`, card: 1, grit: 1 }] },
        zones: { graveyard: dead(alive), blockers: { [EXPRESS]: 'sandstorm' } },
      },
    );
  train('38-special', 'cortez jack-colty').mayNot('Jack', 'derail', 'RV-072').isAsked('Jack');
  train('38-special*2', 'jack-colty').mayNot('Jack', 'derail', 'RV-194').isAsked('Jack');
  train('38-special*2', 'cortez jack-colty', CREEK).mayNot('Jack', 'derail', 'RV-194').isAsked('Jack');
  train('38-special*4', 'lem-tuttle cortez jack-colty')
    .does('Jack', 'derail')
    .does('Jack', 'pay 38-special 38-special')
    .sees('rail', 'gang', 'cortez jack-colty')
    .sees('rail', `column Jack ${EXPRESS}`, '')
    .sees('rail', `column Mac ${EXPRESS}`, 'charlie-weathers')
    .sees('rail', `column Mac ${CREEK}`, 'lawman')
    .sees('rail', `blockers ${EXPRESS}`, 'sandstorm')
    .sees('rail', 'removed', 'derail-the-train')
    .fact('border', 11)
    .mayNot('Jack', 'derail', 'RV-194')
    .isAsked('Jack');
});

// ---- the modules

const creek = (jack: StoryRows, mac: StoryRows, more: StoryTable = {}) =>
  west(jack, mac, {
    options: DUEL,
    open: { place: CREEK, hostage: 'creek' },
    zones: { coltyDeck: '38-special*2', mcreadyDeck: 'cowboy*2' },
    ...more,
  });
rule('RV-220 duel-black-dog-saloon: at the Creek, while Cortez lives: two cards each, one laid, and McReady answers', () => {
  creek({}, {}, { zones: { graveyard: 'cortez' } })
    .mayNot('Jack', 'duel', 'RV-220')
    .isAsked('Jack');
  creek({}, {}, { open: { place: 'bank', hostage: 'creek' } })
    .mayNot('Jack', 'duel', 'RV-220')
    .isAsked('Jack');
  creek({}, {}, { open: { place: CREEK, hostage: 'creek', active: 1 } })
    .mayNot('Mac', 'duel', 'RV-220')
    .isAsked('Mac');
  const laid = (card: string) =>
    creek({ hand: '45-long-colt dynamite' }, { hand: 'bounty-hunter lawman' })
      .does('Jack', 'duel')
      .sees('Mac', 'hand Jack', '? ? ? ?')
      .sees('Jack', 'hand Mac', '? ? ? ?')
      .does('Jack', `lay ${card}`)
      .sees('Mac', 'duel Jack', '?');
  const coltyWins = 'armed-train-guard duel-black-dog-saloon';
  laid('45-long-colt')
    .does('Mac', 'call')
    .hears('rail', 'duel', { result: 'colty' })
    .sees('rail', 'removed', coltyWins)
    .sees('Jack', 'hand Mac', '? ? ?')
    .isAsked('Jack');
  laid('dynamite')
    .does('Mac', 'call')
    .hears('rail', 'duel', { result: 'mcready' })
    .sees('rail', 'removed', 'duel-black-dog-saloon')
    .isAsked('Jack');
  laid('45-long-colt').does('Mac', 'counter bounty-hunter').hears('rail', 'duel', { result: 'mcready' }).isAsked('Jack');
  laid('45-long-colt')
    .does('Mac', 'counter lawman')
    .hears('rail', 'duel', { result: 'colty' })
    .fact('hostage', 'cortez')
    .isAsked('Jack');
  laid('dynamite')
    .does('Mac', 'back-down')
    .sees('rail', 'removed', coltyWins)
    .sees('Jack', 'hand Mac', '? ? ? ?')
    .mayNot('Jack', 'duel', 'RV-220')
    .isAsked('Jack');
});
rule('RV-066 armed-train-guard: a lawman of 3 on the Express from the start; no Sandstorm counts it, no deck takes it', () => {
  dealt(revolver, ['Jack', 'Mac'], { ...DUEL, moduleB: false })
    .sees('rail', `column Mac ${EXPRESS}`, 'armed-train-guard')
    .isAsked('Jack');
  const guard = (jack: StoryRows, mac: StoryRows, open: StoryOpen = {}, zones: StoryZones = {}) =>
    west(jack, mac, { options: { ...ALL, moduleB: false }, open: { place: EXPRESS, ...open }, zones });
  guard({}, {}, { active: 1 }, { graveyard: 'bullet' }).does('Mac', 'end').hears('rail', 'attack', { mcready: 3 }).isAsked('Jack');
  guard({}, { hand: 'deputy', column: { [EXPRESS]: 'deputy' } }, { active: 1 }, { blockers: { [EXPRESS]: 'sandstorm' } })
    .may('Mac', `play deputy ${EXPRESS}`)
    .isAsked('Mac');
  guard({ hand: 'swarm-of-horseflies 38-special*2' }, {})
    .mayNot('Jack', `play swarm-of-horseflies ${EXPRESS}`, 'RV-066')
    .isAsked('Jack');
  guard({ hand: 'fire-at-will 38-special' }, {})
    .does('Jack', `play fire-at-will ${EXPRESS}`)
    .sees('rail', 'removed', 'armed-train-guard')
    .isAsked('Jack');
});
rule(
  'RV-066, RV-090, RV-285 garrotte: free, a gun of 1, or from hand the end of a lawman here; with Santiago dead it leaves the game',
  () => {
    const held = (zones: StoryZones, hand = 'garrotte', open: StoryOpen = {}) =>
      west(
        { hand },
        { column: { [CREEK]: 'deputy bounty-hunter sharps-rifle' } },
        { options: DUEL, open: { place: CREEK, ...open }, zones: { prison: '', ...zones } },
      );
    held({ gang: 'santiago' })
      .does('Jack', 'spend garrotte 0')
      .mayNot('Jack', `pick mcready:${CREEK} 2`, 'RV-090')
      .does('Jack', `pick mcready:${CREEK} 1`)
      .sees('rail', 'discard Mac', 'bounty-hunter')
      .sees('rail', 'discard Jack', 'garrotte')
      .isAsked('Jack');
    held({ gang: 'santiago' }, 'garrotte', { place: 'bank' }).mayNot('Jack', 'spend garrotte 0', 'RV-066').isAsked('Jack');
    held({ gang: 'santiago' })
      .does('Jack', `play garrotte ${CREEK}`)
      .does('Jack', 'end')
      .does('Mac', 'draw own')
      .does('Mac', 'end')
      .hears('rail', 'attack', { colty: 2 })
      .isAsked('Jack');
    held({ graveyard: 'santiago' })
      .mayNot('Jack', 'spend garrotte 0', 'RV-285')
      .mayNot('Jack', `play garrotte ${CREEK}`, 'RV-285')
      .isAsked('Jack');
  },
);

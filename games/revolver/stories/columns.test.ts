/** Columns, their limits, and row-blocking cards. */
import { rule } from '../../../testing/rule.ts';
import { SETS, west } from './west.ts';

const mac = (more: object = {}) => ({ open: { active: 1, ...more } });
const D = { ...SETS, moduleA: true, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const storm = { zones: { blockers: { bank: 'sandstorm' } } };

rule('RV-078, RV-079 three counted cards of any type; a card that says so is not counted', () => {
  west({ hand: 'comancheros derringer 38-special', column: { bank: '38-special 45-long-colt banditos' } }, {})
    .mayNot('Jack', 'play 38-special bank', 'RV-078')
    .mayNot('Jack', 'play comancheros bank', 'RV-078')
    .does('Jack', 'play derringer bank')
    .sees('rail', 'column Jack bank', '38-special 45-long-colt banditos derringer')
    .isAsked('Jack');
});
rule('RX-22 Colty’s limit', () => {
  const options = { ...SETS, moduleD: true, coltyDeck: '-38-special +upturned-wagon' };
  const jack = {
    hand: 'hail-of-bullets derringer*2 upturned-wagon 38-special*2',
    column: { bank: '38-special 45-long-colt banditos' },
  };
  west(jack, {}, { options })
    .mayNot('Jack', 'play hail-of-bullets bank', 'RV-078')
    .does('Jack', 'play derringer bank')
    .mayNot('Jack', 'play derringer bank', 'RV-296')
    .does('Jack', 'play upturned-wagon bank')
    .does('Jack', 'pay 38-special')
    .isAsked('Jack');
});
rule('RV-080 McReady’s column has no limit of its own', () => {
  west({}, { hand: 'lawman', column: { bank: 'lawman*5 cowboy*7' } }, mac())
    .does('Mac', 'play lawman bank')
    .isAsked('Mac');
});
rule('RV-081, RV-088, RX-24 a limit is checked only when a card is added', () => {
  const bridge = { zones: { blockers: { bank: 'rickety-bridge' } } };
  west({ hand: '38-special derringer', column: { bank: '38-special*3' } }, {}, bridge)
    .sees('rail', 'column Jack bank', '38-special 38-special 38-special')
    .mayNot('Jack', 'play 38-special bank', 'RV-088')
    .does('Jack', 'play derringer bank')
    .isAsked('Jack');
  west({ hand: '38-special', column: { bank: '38-special*2' } }, {}, bridge)
    .mayNot('Jack', 'play 38-special bank', 'RV-088')
    .isAsked('Jack');
  west({ hand: '38-special', column: { bank: '38-special' } }, {}, bridge)
    .does('Jack', 'play 38-special bank')
    .isAsked('Jack');
});
rule('RV-082 a move forced by the opponent ignores limits', () => {
  west(
    { hand: 'dragged-behind-the-horse 38-special' },
    { column: { 'whiskey-canyon': 'deputy', bank: 'lawman*2' } },
    {
      options: { set11: true, coltyDeck: 'preset' },
      open: { place: 'whiskey-canyon' },
      ...storm,
    },
  )
    .does('Jack', 'play dragged-behind-the-horse whiskey-canyon')
    .sees('rail', 'column Mac bank', 'lawman lawman deputy')
    .isAsked('Jack');
});
rule('RV-083, RV-178 own cards are not taken away at will, except a blank one', () => {
  west({ column: { bank: '38-special' } }, {})
    .mayNot('Jack', 'drop colty:bank 0', 'RV-083')
    .isAsked('Jack');
  west({ column: { bank: '38-special' } }, {}, { options: D, open: { tokens: [{ row: 'colty:bank', card: 0, eagle: true }] } })
    .does('Jack', 'drop colty:bank 0')
    .sees('rail', 'discard Jack', '38-special')
    .fact('tokens', [])
    .isAsked('Jack');
});
rule('RV-084, RV-086 a row-blocking card stays on the battlefield, in no column and without firepower', () => {
  west({ hand: 'sandstorm 38-special*3' }, {})
    .does('Jack', 'play sandstorm bank')
    .sees('rail', 'blockers bank', 'sandstorm')
    .sees('rail', 'column Jack bank', '')
    .does('Jack', 'end')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 0, colty: 2 })
    .sees('rail', 'blockers bank', 'sandstorm')
    .isAsked('Jack');
});
rule('RV-085 two of them at most, and never two with one title', () => {
  west({ hand: 'sandstorm 38-special*3' }, {}, storm).mayNot('Jack', 'play sandstorm bank', 'RV-085').isAsked('Jack');
  west({ hand: 'sandstorm 38-special*3' }, {}, { zones: { blockers: { bank: 'rickety-bridge' } } })
    .may('Jack', 'play sandstorm bank')
    .isAsked('Jack');
});
rule('RV-087, RX-23 Sandstorm: no more affected cards while two are there', () => {
  const here = (column: string) =>
    west(
      {},
      { hand: 'deputy rock-strewn-vantage-point', column: { bank: column } },
      {
        options: { ...SETS, moduleD: true, mcreadyDeck: '-cowboy +rock-strewn-vantage-point' },
        ...mac(),
        ...storm,
      },
    );
  here('lawman*3')
    .mayNot('Mac', 'play deputy bank', 'RV-087')
    .does('Mac', 'play rock-strewn-vantage-point bank')
    .sees('rail', 'column Mac bank', 'lawman lawman lawman rock-strewn-vantage-point')
    .isAsked('Mac');
  here('lawman').does('Mac', 'play deputy bank').isAsked('Mac');
  here('lawman brady-logan').does('Mac', 'play deputy bank').isAsked('Mac');
});
rule('RV-089 the lowest limit holds', () => {
  west({ hand: '38-special', column: { bank: '38-special*2' } }, {}, { zones: { blockers: { bank: 'sandstorm rickety-bridge' } } })
    .mayNot('Jack', 'play 38-special bank', 'RV-088')
    .isAsked('Jack');
});

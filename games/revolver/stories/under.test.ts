/** Cards under cards, Location and Open Range cards. */
import { rule } from '../../../testing/rule.ts';
import { SETS, token, west } from './west.ts';

const D = { ...SETS, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const mac = (more: object = {}) => ({ options: D, open: { active: 1, ...more } });

rule('RV-167 under an own lawman, at any battlefield, but not under an animal or a blank card', () => {
  west(
    {},
    { hand: 'volcanic-pistol lawman', column: { bank: 'buffalo-stampede old-three-fingers', 'express-315': 'brady-logan' } },
    mac(),
  )
    .does('Mac', 'play volcanic-pistol bank')
    .sees('rail', 'column Mac express-315', 'brady-logan volcanic-pistol')
    .isAsked('Mac');
  const blank = [{ row: 'mcready:bank', card: 0, eagle: true }];
  west({}, { hand: 'volcanic-pistol lawman', column: { bank: 'deputy' } }, mac({ tokens: blank }))
    .mayNot('Mac', 'play volcanic-pistol bank', 'RV-066')
    .isAsked('Mac');
  west({}, { hand: 'volcanic-pistol lawman', column: { bank: 'sharps-rifle' } }, mac())
    .mayNot('Mac', 'play volcanic-pistol bank', 'RV-066')
    .isAsked('Mac');
});
rule('RV-168 its firepower is added, and the base firepower of the other stays', () => {
  const tokens = [{ row: 'mcready:bank', card: 1, under: true }];
  west({}, { column: { bank: 'lawman volcanic-pistol' } }, mac({ tokens }))
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 4, colty: 2 })
    .isAsked('Jack');
  west(
    { hand: 'chew-on-this' },
    { column: { bank: 'lawman volcanic-pistol' } },
    { options: { ...D, coltyDeck: 'base' }, open: { tokens } },
  )
    .does('Jack', 'play chew-on-this bank')
    .sees('rail', 'column Mac bank', '')
    .isAsked('Jack');
});
rule('RV-169 it is neither counted nor a target, moves with its host, and is not alone', () => {
  const tokens = [
    { row: 'mcready:bank', card: 1, under: true },
    { row: 'mcready:bank', card: 2, under: true },
  ];
  const column = { bank: 'lawman volcanic-pistol trained-in-the-pinkerton-ways' };
  west({}, { hand: 'deputy', column }, { ...mac({ tokens }), zones: { blockers: { bank: 'sandstorm' } } })
    .does('Mac', 'play deputy bank')
    .isAsked('Mac');
  west({ hand: 'swarm-of-horseflies 38-special*2' }, { column }, { options: D, open: { tokens } })
    .does('Jack', 'play swarm-of-horseflies bank')
    .sees('rail', 'column Mac bank', '')
    .sees('rail', 'discard Mac', 'trained-in-the-pinkerton-ways volcanic-pistol')
    .isAsked('Jack');
  west({}, { hand: 'deputy', column }, mac({ tokens, place: 'whiskey-canyon' }))
    .does('Mac', 'use mcready:bank 2 0')
    .sees('rail', 'column Mac whiskey-canyon', 'lawman volcanic-pistol trained-in-the-pinkerton-ways')
    .fact('tokens', [token('mcready:whiskey-canyon', 1, { under: true }), token('mcready:whiskey-canyon', 2, { under: true })])
    .isAsked('Mac');
});
rule('RV-170 when the host goes, what lies under it goes to its owner’s pile', () => {
  const tokens = [{ row: 'mcready:bank', card: 1, under: true }];
  west({ hand: 'fire-at-will 38-special' }, { column: { bank: 'lawman volcanic-pistol cowboy' } }, { options: D, open: { tokens } })
    .does('Jack', 'play fire-at-will bank')
    .does('Jack', 'pick mcready:bank 0')
    .sees('rail', 'discard Mac', 'lawman volcanic-pistol')
    .sees('rail', 'column Mac bank', 'cowboy')
    .fact('tokens', [])
    .isAsked('Jack');
});
rule(
  'RV-181, RV-183 a Location lies in the own column like any other card, counts, and can be destroyed by what describes it',
  () => {
    const jack = { hand: 'indian-burial-ground 38-special*2', column: { bank: '38-special*2' } };
    west(jack, {}, { options: D })
      .does('Jack', 'play indian-burial-ground bank')
      .does('Jack', 'pay 38-special')
      .does('Jack', 'decline')
      .sees('rail', 'column Jack bank', '38-special 38-special indian-burial-ground')
      .mayNot('Jack', 'play 38-special bank', 'RV-078')
      .isAsked('Jack');
    west(
      { column: { bank: 'robbers-roost' } },
      { hand: 'shoot-the-gun lawman' },
      { options: { ...D, mcreadyDeck: 'base' }, open: { active: 1 } },
    )
      .does('Mac', 'play shoot-the-gun bank')
      .sees('rail', 'discard Jack', 'robbers-roost')
      .isAsked('Mac');
  },
);
rule(
  'RV-184, RV-185 an Open Range card lies beside its player: no battlefield, no firepower, no limit, and its text works anywhere',
  () => {
    west({ hand: 'trading-post 38-special', column: { bank: '38-special*3' } }, {}, { options: D })
      .does('Jack', 'play trading-post bank')
      .sees('rail', 'range Jack', 'trading-post')
      .isAsked('Jack');
    west({ hand: '38-special*2', range: 'trading-post' }, {}, { options: D, open: { place: 'express-315' } })
      .does('Jack', 'use colty:range 0 0')
      .fact('dollars', [1, 0])
      .mayNot('Jack', 'use colty:range 0 1', 'RV-076')
      .isAsked('Jack');
    west({ hand: '38-special*2', range: 'trading-post' }, {}, { options: D, open: { place: 'san-manzanillo-prison' } })
      .mayNot('Jack', 'use colty:range 0 0', 'RV-207')
      .isAsked('Jack');
  },
);

/** What effects reach, and the icons that change it. */
import { rule } from '../../../testing/rule.ts';
import { SETS, west } from './west.ts';

const mac = (more: object = {}) => ({ open: { active: 1, ...more } });
const D = { ...SETS, moduleA: true, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };

rule('RV-090, RV-091 an effect reaches the current battlefield, and its player chooses', () => {
  west({ hand: 'fire-at-will 38-special' }, { column: { bank: 'deputy lawman', 'express-315': 'brady-logan' } })
    .does('Jack', 'play fire-at-will bank')
    .mayNot('Jack', 'pick mcready:express-315 0', 'RV-090')
    .mayNot('Jack', 'pick mcready:bank 7', 'RV-090')
    .does('Jack', 'pick mcready:bank 1')
    .sees('rail', 'column Mac bank', 'deputy')
    .isAsked('Jack');
});
rule('RV-092 lawmen carry the star, or are Frontier characters of McReady’s', () => {
  west({ hand: 'fire-at-will 38-special' }, { column: { bank: 'sharps-rifle ghost-town ma-shepperson' } }, { options: D })
    .does('Jack', 'play fire-at-will bank')
    .sees('rail', 'column Mac bank', 'sharps-rifle ghost-town')
    .isAsked('Jack');
});
rule('RV-093, RV-218 bandit-allies carry the symbol, or are Frontier characters of Colty’s; the gang is not among them', () => {
  west({ column: { bank: '38-special ma-shepperson' } }, { hand: 'volcanic-pistol' }, { options: D, ...mac() })
    .does('Mac', 'spend volcanic-pistol 0')
    .sees('rail', 'column Jack bank', '38-special')
    .isAsked('Mac');
});
rule('RV-094 effects look at the base firepower', () => {
  west(
    { column: { bank: '45-long-colt hail-of-bullets' } },
    { hand: 'shoot-the-gun lawman' },
    {
      ...mac({ tokens: [{ row: 'colty:bank', card: 0, chips: 3 }] }),
    },
  )
    .does('Mac', 'play shoot-the-gun bank')
    .sees('rail', 'column Jack bank', 'hail-of-bullets')
    .isAsked('Mac');
});
rule('RV-095 Dynamite: any set of lawmen up to 3, not an empty one', () => {
  west({ hand: 'dynamite 38-special' }, { column: { bank: 'deputy cowboy bounty-hunter lawman' } })
    .does('Jack', 'play dynamite bank')
    .mayNot('Jack', 'picks', 'RV-095')
    .mayNot('Jack', 'picks 2', 'RV-095')
    .mayNot('Jack', 'picks 0 1 3', 'RV-095')
    .may('Jack', 'picks 0')
    .does('Jack', 'picks 0 3')
    .sees('rail', 'column Mac bank', 'cowboy bounty-hunter')
    .isAsked('Jack');
});
rule('RV-096 a negative number makes room for more', () => {
  west({ hand: 'dynamite 38-special' }, { column: { bank: 'drusilla-wilcox bounty-hunter' } }, { options: D })
    .does('Jack', 'play dynamite bank')
    .mayNot('Jack', 'picks 1', 'RV-095')
    .does('Jack', 'picks 0 1')
    .sees('rail', 'column Mac bank', '')
    .isAsked('Jack');
});
rule('RV-097 destroyed: tokens to the supply, what lay under it discarded, then its text', () => {
  west(
    { hand: 'fire-at-will 38-special' },
    { column: { bank: 'rock-strewn-vantage-point' } },
    {
      options: D,
      zones: { mcreadyDeck: 'deputy' },
      open: { tokens: [{ row: 'mcready:bank', card: 0, chips: 2 }] },
    },
  )
    .does('Jack', 'play fire-at-will bank')
    .sees('rail', 'discard Mac', 'rock-strewn-vantage-point')
    .sees('Mac', 'hand Mac', 'deputy')
    .fact('tokens', [])
    .isAsked('Jack');
});
rule('RV-098 a fleeting card that goes, or a card that is returned, is not destroyed', () => {
  west({ column: { bank: '38-special' } }, { column: { bank: 'hired-gun' } }, mac())
    .does('Mac', 'end')
    .sees('rail', 'discard Mac', 'hired-gun')
    .isAsked('Jack');
  west({ hand: 'saddlebags 38-special', column: { bank: 'straw-dummies' } }, {}, { options: D, zones: { coltyDeck: 'derringer' } })
    .does('Jack', 'play saddlebags bank')
    .sees('Jack', 'hand Jack', 'straw-dummies')
    .isAsked('Jack');
});
rule('RV-099 up to two may be fewer', () => {
  const roof = () =>
    west(
      { hand: 'fight-on-the-train-roof 38-special' },
      { column: { 'express-315': 'deputy lawman cowboy bounty-hunter' } },
      {
        options: { set11: true, set12: true, coltyDeck: 'preset' },
        open: { place: 'express-315' },
      },
    ).does('Jack', 'play fight-on-the-train-roof express-315');
  roof()
    .mayNot('Jack', 'picks 0 1 2', 'RV-099')
    .mayNot('Jack', 'picks 3', 'RV-090')
    .does('Jack', 'picks 0 2')
    .sees('rail', 'column Mac express-315', 'lawman bounty-hunter')
    .isAsked('Jack');
  roof().does('Jack', 'picks 1').sees('rail', 'column Mac express-315', 'deputy cowboy bounty-hunter').isAsked('Jack');
});
rule('RV-100, RV-101 a crosshair card comes first, even where it is not of the kind named, and uses up its own number', () => {
  west(
    { hand: 'dynamite 38-special' },
    { column: { bank: 'deputy rock-strewn-vantage-point lawman bounty-hunter' } },
    { options: D },
  )
    .does('Jack', 'play dynamite bank')
    .mayNot('Jack', 'picks 0 2', 'RV-100')
    .does('Jack', 'picks 0 1 2')
    .sees('rail', 'column Mac bank', 'bounty-hunter')
    .isAsked('Jack');
  west(
    { column: { bank: 'hail-of-bullets straw-dummies' } },
    { hand: 'shoot-the-gun lawman' },
    { options: { ...D, mcreadyDeck: 'base' }, ...mac() },
  )
    .does('Mac', 'play shoot-the-gun bank')
    .sees('rail', 'column Jack bank', 'hail-of-bullets')
    .isAsked('Mac');
});
rule('RX-29 a single target: only the vantage point', () => {
  west({ hand: 'fire-at-will 38-special' }, { column: { bank: 'rock-strewn-vantage-point colonel-mcready' } }, { options: D })
    .does('Jack', 'play fire-at-will bank')
    .sees('rail', 'column Mac bank', 'colonel-mcready')
    .isAsked('Jack');
});
rule('RV-102 what is impervious the opponent cannot destroy', () => {
  west({ hand: 'fire-at-will 38-special' }, { column: { bank: 'old-three-fingers' } }, { options: D })
    .mayNot('Jack', 'play fire-at-will bank', 'RV-066')
    .isAsked('Jack');
  west(
    { hand: 'dragged-behind-the-horse 38-special' },
    { column: { 'whiskey-canyon': 'old-three-fingers' } },
    { options: D, open: { place: 'whiskey-canyon' } },
  )
    .does('Jack', 'play dragged-behind-the-horse whiskey-canyon')
    .sees('rail', 'column Mac bank', 'old-three-fingers')
    .isAsked('Jack');
});
rule('RV-104 fleeting: gone after the first attack there', () => {
  west(
    { column: { bank: 'sawed-off-shotgun' } },
    { column: { bank: 'hired-gun', 'whiskey-canyon': 'hired-gun' } },
    mac({ phase: 'attack' }),
  )
    .sees('rail', 'column Mac bank', '')
    .sees('rail', 'column Jack bank', '')
    .sees('rail', 'column Mac whiskey-canyon', 'hired-gun')
    .isAsked('Jack');
});
rule('RV-103, RV-226 the Lock matters in the duel', () => {
  west(
    { hand: 'dynamite*2' },
    { hand: 'cowboy lawman' },
    { options: { ...SETS, moduleA: true }, open: { place: 'rattlesnake-creek' }, zones: { mcreadyDeck: 'cowboy*2' } },
  )
    .does('Jack', 'duel')
    .does('Jack', 'lay dynamite')
    .mayNot('Mac', 'counter cowboy', 'RV-226')
    .may('Mac', 'counter lawman')
    .isAsked('Mac');
});
rule('RV-105 bounty hunters are a class that other cards name', () => {
  west({ column: { bank: 'indian-burial-ground' } }, { hand: 'bounty-hunter lawman brady-logan' }, { options: D, ...mac() })
    .mayNot('Mac', 'play bounty-hunter bank', 'RV-269')
    .mayNot('Mac', 'play brady-logan bank', 'RV-269')
    .may('Mac', 'play brady-logan express-315')
    .may('Mac', 'play lawman bank')
    .isAsked('Mac');
});
rule('RV-107 red firepower counts for the player who controls the card', () => {
  west({ column: { bank: 'mountain-howitzer' } }, { column: { bank: 'nameless-drifter' } }, { options: D, ...mac() })
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 2, colty: 5 })
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
rule('RV-108 three icons are text and lost at the prison, all others are symbols', () => {
  const prison = { options: D, open: { place: 'san-manzanillo-prison' } };
  west({ hand: 'derringer', column: { 'san-manzanillo-prison': '38-special*3' } }, {}, prison)
    .mayNot('Jack', 'play derringer san-manzanillo-prison', 'RV-078')
    .isAsked('Jack');
  west(
    { column: { 'san-manzanillo-prison': 'hail-of-bullets' } },
    { column: { 'san-manzanillo-prison': 'hired-gun' } },
    { options: D, open: { active: 1, place: 'san-manzanillo-prison' } },
  )
    .does('Mac', 'end')
    .sees('rail', 'column Mac san-manzanillo-prison', '')
    .does('Jack', 'draw own')
    .isAsked('Jack');
});

// ---- the worked examples of Dynamite

const bang = (column: string, tokens: readonly object[] = []) =>
  west(
    { hand: 'dynamite 38-special' },
    { column: { bank: column } },
    {
      options: {
        ...SETS,
        moduleC: true,
        moduleD: true,
        mcreadyDeck: '-deputy -sharps-rifle +rock-strewn-vantage-point +volcanic-pistol',
      },
      open: { tokens: tokens as never },
    },
  ).does('Jack', 'play dynamite bank');
rule('RX-25 three Lawmen, a Volcanic pistol under one', () => {
  bang('lawman volcanic-pistol lawman*2', [{ row: 'mcready:bank', card: 1, under: true }])
    .does('Jack', 'picks 0 2 3')
    .sees('rail', 'column Mac bank', '')
    .sees('rail', 'discard Mac', 'lawman lawman lawman volcanic-pistol')
    .isAsked('Jack');
});
rule('RX-26 Dynamite and bonuses', () => {
  bang('deputy cowboy bounty-hunter')
    .mayNot('Jack', 'picks 2', 'RV-095')
    .does('Jack', 'picks 0 1')
    .sees('rail', 'column Mac bank', 'bounty-hunter')
    .isAsked('Jack');
});
rule('RX-27 the vantage point comes first', () => {
  bang('rock-strewn-vantage-point deputy lawman bounty-hunter')
    .mayNot('Jack', 'picks 1 2', 'RV-100')
    .does('Jack', 'picks 0 1 2')
    .sees('rail', 'column Mac bank', 'bounty-hunter')
    .sees('Jack', 'hand Mac', '?')
    .isAsked('Jack');
});
rule('RX-28 Drusilla makes room for a Bounty Hunter', () => {
  bang('drusilla-wilcox bounty-hunter')
    .mayNot('Jack', 'picks 1', 'RV-095')
    .does('Jack', 'picks 0 1')
    .sees('rail', 'column Mac bank', '')
    .isAsked('Jack');
});

/** The attack and its casualties. */
import { rule } from '../../../testing/rule.ts';
import { dead, SETS, token, west } from './west.ts';

const attacked = (jack: string, mac: string, place = 'bank', more: object = {}) =>
  west({ column: { [place]: jack } }, { column: { [place]: mac } }, { open: { active: 1, place }, ...more }).does('Mac', 'end');

rule('RV-132 McReady attacks at the end of his turn, here and nowhere else; the attack cannot be skipped', () => {
  west({}, { column: { bank: 'bounty-hunter', 'whiskey-canyon': 'lawman' } }, { open: { active: 1, place: 'whiskey-canyon' } })
    .mayNot('Mac', 'pass', 'RV-050')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 1, colty: 2, success: false })
    .isAsked('Jack');
});
rule('RV-133 with 1.1 the ambush card is turned up first', () => {
  attacked('', '', 'bank', { options: { set11: true }, zones: { ambush: { bank: 'crossfire' } } })
    .hears('rail', 'ambush', { place: 'bank' })
    .hears('rail', 'attack', { mcready: 6, colty: 2, success: true })
    .isAsked('Jack');
});
rule('RV-134, RV-135, RV-136, RX-01 totals with all bonuses, and the defence for Colty; strictly more succeeds', () => {
  attacked('38-special', 'deputy cowboy', 'rattlesnake-creek')
    .hears('rail', 'attack', { mcready: 4, colty: 2, success: true })
    .isAsked('Jack');
});
rule('RX-02 the second public example', () => {
  attacked('hail-of-bullets 38-special*2', 'deputy charlie-weathers', 'express-315')
    .hears('rail', 'attack', { mcready: 5, colty: 6, success: false })
    .fact('died', 0)
    .fact('border', 11)
    .isAsked('Jack');
});
rule('RV-136, RX-03 a tie fails', () => {
  attacked('45-long-colt', 'bounty-hunter').hears('rail', 'attack', { mcready: 4, colty: 4, success: false }).isAsked('Jack');
});
rule('RV-137, RX-04 one casualty, however large the difference', () => {
  attacked('', 'bounty-hunter*2 mounted-posse lawman', 'whiskey-canyon')
    .hears('rail', 'attack', { mcready: 14, colty: 2, success: true })
    .does('Jack', 'bandit rufus-pike')
    .sees('rail', 'graveyard', 'rufus-pike')
    .isAsked('Jack');
});
rule('RV-138 with 1.2 a failed attack at the prison frees Santiago', () => {
  attacked('', '', 'san-manzanillo-prison', { options: { set11: true, set12: true } })
    .hears('rail', 'freed')
    .sees('rail', 'prison', '')
    .hears('rail', 'moved', { cards: ['santiago'] })
    .isAsked('Jack');
});
rule('RV-139, RV-140 afterwards McReady’s cards in order of placement, then Colty’s', () => {
  attacked('sawed-off-shotgun the-jackson-clan', 'hired-gun buffalo-stampede lawman', 'bank', {
    open: { active: 1, tokens: [{ row: 'colty:bank', card: 1, chips: 3 }] },
  })
    .does('Jack', 'bandit rufus-pike')
    .sees('rail', 'column Mac bank', 'lawman')
    .sees('rail', 'column Jack bank', 'the-jackson-clan')
    .fact('tokens', [token('colty:bank', 0, { chips: 2 })])
    .isAsked('Jack');
});
rule('RV-141 totals may be negative', () => {
  attacked('', 'drusilla-wilcox', 'bank', { options: { ...SETS, moduleC: true } })
    .hears('rail', 'attack', { mcready: -1, colty: 2, success: false })
    .does('Jack', 'draw own')
    .isAsked('Jack');
});

// ---- casualties

rule('RV-142, RV-143 Colty chooses among the lowest rating; a group is used up before the next', () => {
  const low = (alive: string) => attacked('', 'bounty-hunter', 'bank', { zones: { graveyard: dead(alive) } });
  low('lem-tuttle rufus-pike one-eye-jubal jack-colty')
    .isAsked('Jack')
    .mayNot('Jack', 'bandit one-eye-jubal', 'RV-142')
    .mayNot('Jack', 'bandit jack-colty', 'RV-142')
    .does('Jack', 'bandit lem-tuttle')
    .isAsked('Jack');
  low('one-eye-jubal cortez jack-colty').sees('rail', 'gang', 'cortez jack-colty').isAsked('Jack');
});
rule('RV-144, RV-147, RX-05 a bandit with True Grit may be chosen on purpose: nobody dies, and the hit is used up', () => {
  attacked('', 'bounty-hunter', 'bank', {
    zones: { graveyard: dead('skinny-landell lem-tuttle one-eye-jubal jack-colty') },
    open: { active: 1, tokens: [{ row: 'gang', card: 'skinny-landell', grit: 1 }] },
  })
    .mayNot('Jack', 'bandit one-eye-jubal', 'RV-142')
    .does('Jack', 'bandit skinny-landell')
    .hears('rail', 'saved', { card: 'skinny-landell', by: 'grit' })
    .fact('tokens', [])
    .sees('rail', 'gang', 'skinny-landell lem-tuttle one-eye-jubal jack-colty')
    .fact('border', 11)
    .isAsked('Jack');
});
rule('RX-06 or Lem, who dies', () => {
  attacked('', 'bounty-hunter', 'bank', {
    zones: { graveyard: dead('skinny-landell lem-tuttle one-eye-jubal jack-colty') },
    open: { active: 1, tokens: [{ row: 'gang', card: 'skinny-landell', grit: 1 }] },
  })
    .does('Jack', 'bandit lem-tuttle')
    .fact('border', 12)
    .fact('tokens', [token('gang', 0, { grit: 1 })])
    .isAsked('Jack');
});
rule('RV-145, RX-08 where McReady chooses, the text says how high', () => {
  const ambush = (alive: string) =>
    west({}, { hand: 'ambush lawman*2' }, { open: { active: 1 }, zones: { graveyard: dead(alive) } });
  ambush('doc-harlan hattie-quill cortez jack-colty')
    .does('Mac', 'play ambush bank')
    .isAsked('Mac')
    .mayNot('Mac', 'bandit cortez', 'RV-145')
    .does('Mac', 'bandit doc-harlan')
    .sees('rail', 'gang', 'hattie-quill cortez jack-colty')
    .isAsked('Mac');
  ambush('cortez jack-colty').mayNot('Mac', 'play ambush bank', 'RV-066').isAsked('Mac');
});
rule('RV-146 the dead lie in the graveyard, and their text happens at once', () => {
  attacked('', 'bounty-hunter', 'bank', {
    zones: { graveyard: dead('ezra-crane cortez jack-colty'), coltyDeck: 'dynamite saddlebags derringer' },
  })
    .sees('rail', 'graveyard', `${dead('cortez jack-colty').split(' ').toSorted().join(' ')}`)
    .sees('Jack', 'hand Jack', 'derringer dynamite saddlebags')
    .isAsked('Jack');
});
rule('RX-07 Whistling Tom and the marker', () => {
  const tom = (space: number) =>
    west(
      {},
      { column: { 'whiskey-canyon': 'bounty-hunter' } },
      {
        zones: { graveyard: dead('whistling-tom one-eye-jubal cortez jack-colty') },
        open: { active: 1, place: 'whiskey-canyon', space },
      },
    )
      .does('Mac', 'end')
      .does('Jack', 'bandit whistling-tom');
  tom(3).hears('rail', 'marker', { space: 2 }).fact('space', 3).isAsked('Jack');
  tom(1).fact('space', 2).isAsked('Jack');
});
rule('RV-148, RV-153, RX-16 Jack Colty is the last, and with him the game is over', () => {
  west(
    { hand: '38-special*3' },
    { hand: 'get-a-rope-boys lawman*2', column: { 'express-315': 'bounty-hunter' } },
    {
      open: { active: 1, place: 'express-315', space: 3 },
      zones: { graveyard: dead('cortez jack-colty') },
    },
  )
    .does('Mac', 'play get-a-rope-boys express-315')
    .sees('Mac', 'hand Jack', '?')
    .does('Mac', 'end')
    .ends({ Jack: 0, Mac: 1 }, ['Mac']);
});
rule('RV-149 Cortez’s death costs Colty two random cards, not the game', () => {
  west(
    { hand: '38-special*3' },
    { hand: 'get-a-rope-boys lawman*2' },
    { open: { active: 1 }, zones: { graveyard: dead('cortez jack-colty') } },
  )
    .does('Mac', 'play get-a-rope-boys bank')
    .sees('rail', 'discard Jack', '38-special 38-special')
    .isAsked('Mac');
});
rule('RV-150, RV-152 a death counts for the player’s turn in which it happens', () => {
  west(
    { hand: '38-special*2' },
    {},
    { open: { place: 'express-315', space: 1 }, zones: { graveyard: dead('lem-tuttle cortez jack-colty') } },
  )
    .does('Jack', 'derail')
    .fact('died', 1)
    .fact('border', 11)
    .does('Jack', 'end')
    .fact('died', 0)
    .does('Mac', 'end')
    .fact('border', 10)
    .isAsked('Jack');
});

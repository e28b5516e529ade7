/** Bail: what may be done with tokens on a cowboy, what it costs to be rid of them. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

/** Jesse's cowboy carries n tokens; the money is Jesse's own. */
const onBail = (tokens: number, money = '', hand = 'ammo-3', debt = 0) =>
  story(
    caliber45,
    { Jesse: { hand, cowboy: 'pat-garrett', money }, Billy: { cowboy: 'buffalo-bill' } },
    { open: { tokens: [tokens, 0], debt: [debt, 0] }, zones: { spread: 'stagecoach' } },
  );

rule('C45-23 with a cowboy on bail you draw and swap as ever', () => {
  onBail(3).does('Jesse', 'draw').fact('tokens', [3, 0]).isAsked('Billy');
  onBail(3, '', 'ammo-1*6').does('Jesse', 'swap ammo-1').fact('tokens', [3, 0]).isAsked('Billy');
});

rule('C45-24 to take a token off costs the turn, one token a turn, and no money', () => {
  onBail(3, 'gold-train stagecoach')
    .does('Jesse', 'unbail')
    .hears('rail', 'unbailed', { seat: 'Jesse', left: 2 })
    .fact('tokens', [2, 0])
    .fact('debt', [0, 0])
    .sees('rail', 'money Jesse', 'gold-train stagecoach')
    .sees('rail', 'spent', '')
    .mayNot('Jesse', 'unbail', 'C45-67')
    .isAsked('Billy');
});

rule('C45-24 so a player without a dollar comes back after three turns', () => {
  onBail(3)
    .mayNot('Jesse', 'rob', 'C45-26')
    .does('Jesse', 'unbail')
    .passes('Billy')
    .does('Jesse', 'unbail')
    .passes('Billy')
    .mayNot('Jesse', 'rob', 'C45-26')
    .does('Jesse', 'unbail')
    .passes('Billy')
    .mayNot('Jesse', 'unbail', 'C45-67')
    .does('Jesse', 'rob')
    .fact('debt', [0, 0])
    .isAsked('Billy');
});

rule('C45-25 the turn that takes off the last token is over: no robbery in it, but free riding along before the next', () => {
  onBail(1)
    .does('Jesse', 'unbail')
    .mayNot('Jesse', 'rob', 'C45-67')
    .does('Billy', 'rob')
    .isAsked('Jesse')
    .does('Jesse', 'join')
    .fact('debt', [0, 0])
    .sees('rail', 'spent', '')
    .isAsked('Billy');
});

rule('C45-26 riding with tokens on costs 50,000 for each of them', () => {
  for (const [tokens, money] of [
    [1, 'stagecoach'],
    [2, 'stagecoach stagecoach'],
    [3, 'mail-car stagecoach'],
  ] as const)
    onBail(tokens, money)
      .does('Jesse', 'rob')
      .hears('rail', 'owes', { seat: 'Jesse', dollars: tokens * 50_000, to: 'bail' })
      .hears('rail', 'settled', { seat: 'Jesse', dollars: tokens * 50_000 })
      .fact('tokens', [0, 0])
      .sees('rail', 'money Jesse', '')
      .sees('rail', 'spent', money)
      .isAsked('Billy');
});

rule('C45-26 the money must be there: one step short of the price, or bound by a debt, is not enough', () => {
  onBail(2, 'mail-car').may('Jesse', 'rob').isAsked('Jesse');
  onBail(2, 'stagecoach').mayNot('Jesse', 'rob', 'C45-26').isAsked('Jesse');
  onBail(1, 'mail-car', '', 50_000).may('Jesse', 'rob').isAsked('Jesse');
  onBail(2, 'mail-car', '', 50_000).mayNot('Jesse', 'rob', 'C45-26').isAsked('Jesse');
});

rule('C45-26, C45-5 a team-mate’s money does not count', () => {
  story(
    caliber45,
    {
      Jesse: { cowboy: 'pat-garrett' },
      Billy: { cowboy: 'buffalo-bill' },
      Butch: { cowboy: 'wyatt-earp', money: 'fort-knox' },
      Etta: {},
    },
    { open: { tokens: [1, 0, 0, 0] } },
  )
    .mayNot('Jesse', 'rob', 'C45-26')
    .isAsked('Jesse');
});

rule('C45-26 a player who joins pays in the same way', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett' }, Billy: { cowboy: 'buffalo-bill', money: 'stagecoach gold-train' } },
    { open: { tokens: [0, 1] } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'join')
    .fact('tokens', [0, 0])
    .sees('rail', 'money Billy', 'gold-train')
    .isAsked('Jesse');
});

rule('C45-26 a player who stays at home keeps the tokens and the money', () => {
  story(
    caliber45,
    { Jesse: { cowboy: 'pat-garrett' }, Billy: { cowboy: 'buffalo-bill', money: 'stagecoach gold-train' } },
    { open: { tokens: [0, 1] } },
  )
    .does('Jesse', 'rob')
    .does('Billy', 'decline')
    .fact('tokens', [0, 1])
    .sees('rail', 'money Billy', 'gold-train stagecoach')
    .isAsked('Jesse');
});

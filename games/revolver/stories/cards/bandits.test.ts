/** Each bandit has a story. A title names the cards it is about, before its colon. */
import { rule } from '../../../../testing/rule.ts';
import { dead, type StoryRows, token, west } from '../west.ts';

/** An attack that kills the lowest bandit. */
const shot = (who: string, others: string, jack: StoryRows = {}, mac: StoryRows = {}, more: object = {}) =>
  west(
    jack,
    { column: { bank: 'bounty-hunter' }, ...mac },
    {
      zones: { graveyard: dead(`${who} ${others} jack-colty`) },
      open: { active: 1 },
      ...more,
    },
  ).does('Mac', 'end');

rule('RV-024 skinny-landell: he begins with True Grit, and it saves him once', () => {
  const skinny = (tokens: readonly object[]) =>
    west(
      {},
      { column: { bank: 'bounty-hunter' } },
      { zones: { graveyard: dead('skinny-landell jack-colty') }, open: { active: 1, tokens: tokens as never } },
    ).does('Mac', 'end');
  skinny([{ row: 'gang', card: 'skinny-landell', grit: 1 }])
    .sees('rail', 'gang', 'skinny-landell jack-colty')
    .isAsked('Jack');
  skinny([]).sees('rail', 'gang', 'jack-colty').isAsked('Jack');
});
rule('RV-146 bullet: when the dog dies, one chip may go on a card here', () => {
  shot('bullet', 'cortez', { column: { bank: '38-special', 'whiskey-canyon': '38-special' } })
    .does('Jack', 'accept')
    .fact('tokens', [token('colty:bank', 0, { chips: 1 })])
    .isAsked('Jack');
  shot('bullet', 'cortez', { column: { bank: '38-special' } })
    .does('Jack', 'decline')
    .fact('tokens', [])
    .isAsked('Jack');
  shot('bullet', 'cortez').fact('tokens', []).isAsked('Jack');
});
rule('RV-146 kid-malloy, rufus-pike, lem-tuttle, one-eye-jubal: they die without a word', () => {
  for (const who of ['kid-malloy', 'rufus-pike', 'lem-tuttle', 'one-eye-jubal'])
    shot(who, 'cortez')
      .hears('rail', 'died', { card: who })
      .sees('rail', 'gang', 'cortez jack-colty')
      .fact('border', 12)
      .isAsked('Jack');
});
rule('RV-146 mule-tanner: Colty discards a card of his choice', () => {
  shot('mule-tanner', 'cortez', { hand: 'dynamite derringer' })
    .does('Jack', 'discard derringer')
    .sees('rail', 'discard Jack', 'derringer')
    .isAsked('Jack');
  shot('mule-tanner', 'cortez', { hand: 'dynamite' }).sees('rail', 'discard Jack', 'dynamite').isAsked('Jack');
});
rule('RV-075 lupe-vargas: Banditos cost one less while she lives', () => {
  west({ hand: 'banditos' }, {}).does('Jack', 'play banditos bank').isAsked('Jack');
  west({ hand: 'banditos' }, {}, { zones: { graveyard: 'lupe-vargas' } })
    .mayNot('Jack', 'play banditos bank', 'RV-072')
    .isAsked('Jack');
});
rule('RV-124 whistling-tom: the marker goes back a space, if it can', () => {
  shot(
    'whistling-tom',
    'cortez',
    {},
    {},
    { open: { active: 1, space: 3 }, zones: { graveyard: dead('whistling-tom cortez jack-colty') } },
  )
    .hears('rail', 'marker', { space: 2 })
    .isAsked('Jack');
});
rule('RV-146 ezra-crane: Colty draws a card', () => {
  shot('ezra-crane', 'cortez').sees('Mac', 'hand Jack', '? ? ?').isAsked('Jack');
});
rule('RV-295 doc-harlan: once, a card for a True Grit token on another bandit of rating 3 or less', () => {
  west({ hand: '38-special*2' }, {}, { zones: { graveyard: dead('doc-harlan hattie-quill ezra-crane cortez jack-colty') } })
    .does('Jack', 'use gang 1 0')
    .does('Jack', 'pay 38-special')
    .mayNot('Jack', 'bandit doc-harlan', 'RV-145')
    .mayNot('Jack', 'bandit cortez', 'RV-145')
    .does('Jack', 'bandit ezra-crane')
    .fact('tokens', [token('gang', 0, { grit: 1 })])
    .fact('used', ['doc-harlan'])
    .isAsked('Jack');
});
rule('RV-146 hattie-quill: she may take a lawman of 1 or less with her', () => {
  shot('hattie-quill', 'cortez', {}, { column: { bank: 'bounty-hunter lawman cowboy' } })
    .does('Jack', 'accept')
    .mayNot('Jack', 'pick mcready:bank 0', 'RV-090')
    .does('Jack', 'pick mcready:bank 1')
    .sees('rail', 'column Mac bank', 'bounty-hunter cowboy')
    .isAsked('Jack');
  shot('hattie-quill', 'cortez').sees('rail', 'column Mac bank', 'bounty-hunter').isAsked('Jack');
});
rule('RV-075 dutch-vandermeer: Dynamite costs one less while he lives', () => {
  const bang = (graveyard: string) =>
    west({ hand: 'dynamite 38-special' }, { column: { bank: 'lawman' } }, { zones: { graveyard } });
  bang('').does('Jack', 'play dynamite bank').sees('rail', 'column Mac bank', '').isAsked('Jack');
  bang('dutch-vandermeer').mayNot('Jack', 'play dynamite bank', 'RV-072').isAsked('Jack');
});
rule('RV-146 abigail-mcready: her death costs McReady a random card', () => {
  shot('abigail-mcready', 'cortez', {}, { hand: 'lawman*3', column: { bank: 'bounty-hunter' } })
    .sees('rail', 'discard Mac', 'lawman')
    .isAsked('Jack');
});
rule('RV-149 cortez: his death costs Colty two random cards', () => {
  shot('cortez', '', { hand: '38-special*3' }).sees('rail', 'discard Jack', '38-special 38-special').isAsked('Jack');
});
rule('RV-153 jack-colty: with him the game is over', () => {
  west({}, { column: { bank: 'bounty-hunter' } }, { zones: { graveyard: dead('jack-colty') }, open: { active: 1 } })
    .does('Mac', 'end')
    .ends({ Jack: 0, Mac: 1 }, ['Mac']);
});
const S11 = { set11: true };
rule('RV-146 big-nose-nell: Colty sees McReady’s hand', () => {
  west(
    {},
    { hand: 'lawman deputy', column: { bank: 'bounty-hunter' } },
    {
      options: S11,
      zones: { graveyard: `${dead('jack-colty')} sister-sara` },
      open: { active: 1 },
    },
  )
    .does('Mac', 'end')
    .sees('Jack', 'hand Mac', 'deputy lawman')
    .sees('rail', 'hand Mac', '? ?')
    .isAsked('Jack');
});
rule('RV-146 sister-sara: Colty draws a card', () => {
  west(
    {},
    { column: { bank: 'bounty-hunter' } },
    { options: S11, zones: { graveyard: `${dead('cortez jack-colty')} big-nose-nell` }, open: { active: 1 } },
  )
    .does('Mac', 'end')
    .sees('Mac', 'hand Jack', '? ? ?')
    .isAsked('Jack');
});
rule('RV-146, RV-211 santiago: freed he has rating 4; his death costs McReady a random card', () => {
  west(
    {},
    { hand: 'lawman', column: { bank: 'bounty-hunter' } },
    {
      options: { set11: true, set12: true },
      zones: { graveyard: `${dead('cortez jack-colty')} big-nose-nell sister-sara`, gang: 'santiago' },
      open: { active: 1 },
    },
  )
    .does('Mac', 'end')
    .hears('rail', 'died', { card: 'santiago' })
    .sees('rail', 'discard Mac', 'lawman')
    .isAsked('Jack');
});

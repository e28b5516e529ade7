/** When each bandit may be chosen, and what their death does where it can do little or nothing. */
import { rule } from '../../../../testing/rule.ts';
import { type BanditId, gangOf, ratingOf } from '../../faces.ts';
import { dead, HOUSE, type StoryOpen, type StoryRows, type StoryZones, token, west } from '../west.ts';

const CREEK = 'rattlesnake-creek';
/** A rope for the only bandit of the lowest rating: these two live, and Jack Colty. */
const hangs = (who: string, jack: StoryRows = {}, mac: StoryRows = {}, open: StoryOpen = {}) =>
  west(
    jack,
    { hand: 'get-a-rope-boys lawman*2', ...mac },
    {
      open: { active: 1, ...open },
      zones: { graveyard: dead(`${who} cortez jack-colty`) },
    },
  ).does('Mac', `play get-a-rope-boys ${open['place'] ?? 'bank'}`);
const rope = (graveyard: string) =>
  west({}, { hand: 'get-a-rope-boys lawman*2' }, { open: { active: 1 }, zones: { graveyard } }).does(
    'Mac',
    'play get-a-rope-boys bank',
  );
/** A bandit is chosen with those of the same rating, once all the lower ones are dead, and not before. */
const falls = (who: BanditId, rating: number): void => {
  const lower = gangOf('base').filter(bandit => ratingOf(bandit.id as BanditId) < rating);
  if (lower.length > 0) rope('').mayNot('Jack', `bandit ${who}`, 'RV-142').isAsked('Jack');
  rope(lower.map(bandit => bandit.id).join(' '))
    .may('Jack', `bandit ${who}`)
    .isAsked('Jack');
};
const plain = (who: BanditId, rating: number): void =>
  rule(`RV-142 ${who}: rating ${rating}`, () => {
    falls(who, rating);
    hangs(who).fact('died', 1).sees('rail', 'gang', 'cortez jack-colty').isAsked('Mac');
  });

plain('kid-malloy', 1);
plain('rufus-pike', 1);
plain('lem-tuttle', 1);
plain('one-eye-jubal', 2);
rule('RV-142 ezra-crane: rating 3', () => falls('ezra-crane', 3));

rule('RV-090 bullet: rating 1; when he dies a chip may go on one of Colty’s cards here', () => {
  falls('bullet', 1);
  const dies = () => hangs('bullet', { column: { bank: '38-special derringer', [CREEK]: '38-special' } });
  dies()
    .does('Jack', 'accept')
    .mayNot('Jack', `pick colty:${CREEK} 0`, 'RV-090')
    .does('Jack', 'pick colty:bank 1')
    .fact('tokens', [token('colty:bank', 1, { chips: 1 })])
    .isAsked('Mac');
  dies().does('Jack', 'decline').fact('tokens', []).isAsked('Mac');
  hangs('bullet').fact('died', 1).isAsked('Mac');
});
rule('RV-146 mule-tanner: rating 2; when he dies Colty discards a card of his choice', () => {
  hangs('mule-tanner', { hand: '38-special gatling-gun' })
    .isAsked('Jack')
    .does('Jack', 'discard 38-special')
    .sees('Jack', 'hand Jack', 'gatling-gun')
    .isAsked('Mac');
  hangs('mule-tanner').fact('died', 1).isAsked('Mac');
  falls('mule-tanner', 2);
});
rule('RV-072 lupe-vargas: rating 2; while she lives Banditos cost a card less', () => {
  falls('lupe-vargas', 2);
  const banditos = (graveyard: string) => west({ hand: 'banditos' }, {}, { zones: { graveyard } });
  banditos('').may('Jack', 'play banditos bank').isAsked('Jack');
  banditos('lupe-vargas').mayNot('Jack', 'play banditos bank', 'RV-072').isAsked('Jack');
});
rule('RV-124 whistling-tom: rating 2; when he dies the marker goes a space to the left, if it can', () => {
  falls('whistling-tom', 2);
  hangs('whistling-tom', {}, {}, { space: 3 }).fact('space', 2).isAsked('Mac');
  hangs('whistling-tom', {}, {}, { space: 1, place: CREEK }).fact('space', 1).fact('place', CREEK).isAsked('Mac');
});
rule('RV-066, RV-072, RV-076 doc-harlan: rating 3; once, for a card, True Grit for another bandit of 3 or less', () => {
  falls('doc-harlan', 3);
  const doc = (hand: string, alive: string) => west({ hand }, {}, { zones: { graveyard: dead(`doc-harlan ${alive} jack-colty`) } });
  doc('', 'ezra-crane').mayNot('Jack', 'use gang 1 0', 'RV-072').isAsked('Jack');
  doc('38-special', 'abigail-mcready').mayNot('Jack', 'use gang 0 0', 'RV-066').isAsked('Jack');
  west(
    { hand: '38-special' },
    {},
    {
      open: { tokens: [{ row: 'gang', card: 'ezra-crane', grit: 1 }] },
      zones: { graveyard: dead('doc-harlan ezra-crane jack-colty') },
    },
  )
    .mayNot('Jack', 'use gang 1 0', 'RV-066')
    .isAsked('Jack');
  doc('38-special*2', 'ezra-crane')
    .does('Jack', 'use gang 1 0')
    .does('Jack', 'pay 38-special')
    .fact('tokens', [token('gang', 0, { grit: 1 })])
    .mayNot('Jack', 'use gang 1 0', 'RV-076')
    .isAsked('Jack');
});
rule('RV-090 hattie-quill: rating 3; when she dies Colty may destroy a lawman of 1 or less here', () => {
  falls('hattie-quill', 3);
  const dies = (lawmen: string) => hangs('hattie-quill', {}, { column: { bank: lawmen } });
  dies('deputy cowboy lawman')
    .does('Jack', 'accept')
    .mayNot('Jack', 'pick mcready:bank 0', 'RV-090')
    .does('Jack', 'pick mcready:bank 2')
    .sees('rail', 'column Mac bank', 'deputy cowboy')
    .isAsked('Mac');
  dies('lawman').does('Jack', 'decline').sees('rail', 'column Mac bank', 'lawman').isAsked('Mac');
  dies('deputy').fact('died', 1).isAsked('Mac');
  hangs('hattie-quill', {}, { column: { [CREEK]: 'lawman' } })
    .sees('rail', `column Mac ${CREEK}`, 'lawman')
    .isAsked('Mac');
});
rule('RV-072 dutch-vandermeer: rating 4; while he lives Dynamite costs a card less', () => {
  falls('dutch-vandermeer', 4);
  const bang = (graveyard: string) =>
    west({ hand: 'dynamite 38-special' }, { column: { bank: 'deputy' } }, { zones: { graveyard } });
  bang('').may('Jack', 'play dynamite bank').isAsked('Jack');
  bang('dutch-vandermeer').mayNot('Jack', 'play dynamite bank', 'RV-072').isAsked('Jack');
});
rule(
  'RV-072 abigail-mcready: rating 4; while she lives the Colonel costs a card more; when she dies McReady discards one at random',
  () => {
    falls('abigail-mcready', 4);
    const colonel = (graveyard: string) =>
      west({}, { hand: 'colonel-mcready lawman*2' }, { open: { active: 1 }, zones: { graveyard } });
    colonel('').mayNot('Mac', 'play colonel-mcready bank', 'RV-072').isAsked('Mac');
    colonel('abigail-mcready').may('Mac', 'play colonel-mcready bank').isAsked('Mac');
    hangs('abigail-mcready', {}, { hand: 'get-a-rope-boys deputy*4' })
      .does('Mac', 'pay deputy deputy')
      .sees('Jack', 'hand Mac', '?')
      .isAsked('Mac');
  },
);
rule('RV-149 cortez: rating 5; when he dies Colty discards two cards at random', () => {
  hangs('cortez', { hand: '38-special*3' }).sees('rail', 'discard Jack', '38-special 38-special').isAsked('Mac');
  hangs('cortez', { hand: '38-special' }).sees('Mac', 'hand Jack', '').isAsked('Mac');
});

// ---- 1.1, 1.2

const options = { ...HOUSE };
const extra = (alive: string, jack: StoryRows = {}, mac: StoryRows = {}, zones: StoryZones = {}) =>
  west(
    jack,
    { hand: 'old-scores lawman', ...mac },
    {
      options,
      open: { active: 1, dollars: [0, 1] },
      zones: {
        graveyard: `${dead('cortez jack-colty')} ${['big-nose-nell', 'sister-sara'].filter(id => id !== alive).join(' ')}`,
        ...zones,
      },
    },
  ).does('Mac', 'play old-scores bank');
rule('RV-142 big-nose-nell: rating 2; when she dies Colty looks at McReady’s hand', () => {
  extra('big-nose-nell', {}, { hand: 'old-scores deputy colonel-mcready' })
    .does('Mac', 'pay deputy')
    .sees('Jack', 'hand Mac', 'colonel-mcready')
    .sees('rail', 'hand Mac', '?')
    .isAsked('Mac');
  west(
    {},
    { hand: 'old-scores lawman' },
    {
      options,
      open: { active: 1, dollars: [0, 1] },
      zones: { graveyard: dead('one-eye-jubal cortez jack-colty') },
    },
  )
    .does('Mac', 'play old-scores bank')
    .may('Jack', 'bandit one-eye-jubal')
    .may('Jack', 'bandit big-nose-nell')
    .mayNot('Jack', 'bandit sister-sara', 'RV-142')
    .isAsked('Jack');
});
rule('RV-213 santiago: rating 4, once he is freed; when he dies McReady discards a card at random', () => {
  extra('', {}, { hand: 'old-scores deputy*3' }, { prison: '', gang: 'santiago' })
    .does('Mac', 'pay deputy')
    .sees('rail', 'gang', 'cortez jack-colty')
    .sees('rail', 'discard Mac', 'deputy deputy old-scores')
    .isAsked('Mac');
  extra('').sees('rail', 'prison', 'santiago').sees('rail', 'gang', 'jack-colty').isAsked('Mac');
  west(
    {},
    { hand: 'old-scores lawman' },
    {
      options,
      open: { active: 1, dollars: [0, 1] },
      zones: { prison: '', gang: 'santiago', graveyard: `${dead('abigail-mcready cortez jack-colty')} big-nose-nell sister-sara` },
    },
  )
    .does('Mac', 'play old-scores bank')
    .may('Jack', 'bandit abigail-mcready')
    .may('Jack', 'bandit santiago')
    .isAsked('Jack');
});

/** Where two rules meet: the prison and texts, the Eagle and icons, cards that change sides, the coat and the Ranger. */
import { rule } from '../../../testing/rule.ts';
import { dead, HOUSE, SETS, type StoryOpen, type StoryRows, type StoryZones, token, west } from './west.ts';

const CREEK = 'rattlesnake-creek';
const EXPRESS = 'express-315';
const PRISON = 'san-manzanillo-prison';
const at = (jack: StoryRows, mac: StoryRows, open: StoryOpen = {}, zones: StoryZones = {}) =>
  west(jack, mac, { options: HOUSE, open, zones });
const FEW = `${dead('lem-tuttle cortez jack-colty')} big-nose-nell`;

// ---- at the prison

rule('RV-206 at the prison no text follows the attack: the bear stays, Belle draws nothing, the Clan keeps its chips', () => {
  at(
    { column: { [PRISON]: 'the-jackson-clan hail-of-bullets' } },
    { column: { [PRISON]: 'old-three-fingers' } },
    { active: 1, place: PRISON, tokens: [{ row: `colty:${PRISON}`, card: 0, chips: 2 }] },
  )
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 4, colty: 12, success: false })
    .sees('rail', `column Mac ${PRISON}`, 'old-three-fingers')
    .fact('tokens', [token(`colty:${PRISON}`, 0, { chips: 2 }), token('gang', 18, { grit: 1 })])
    .isAsked('Jack');
  at({}, { column: { [PRISON]: 'belle-ransom colonel-mcready' } }, { active: 1, place: PRISON }, { graveyard: FEW })
    .does('Mac', 'end')
    .hears('rail', 'attack', { success: true })
    .sees('Jack', 'hand Mac', '')
    .isAsked('Jack');
});
rule(
  'RV-206 Drusilla draws nothing and Kane does not change sides there either; but a card drawn to be played at once is played',
  () => {
    at({ column: { [PRISON]: 'drusilla-wilcox reverend-henry-kane' } }, {}, { phase: 'draw', place: PRISON })
      .does('Jack', 'draw own')
      .sees('Mac', 'hand Jack', '? ?')
      .may('Jack', 'end')
      .isAsked('Jack');
    at({}, {}, { phase: 'draw', place: PRISON }, { frontier: 'silver-strike' })
      .does('Jack', 'draw frontier')
      .fact('dollars', [1, 0])
      .sees('Mac', 'hand Jack', '? ?')
      .isAsked('Jack');
  },
);
rule('RV-206, RV-259 a Ranger at the prison goes when the marker leaves, one elsewhere at once', () => {
  at(
    {},
    { column: { [PRISON]: 'texas-ranger lawman colonel-mcready', bank: 'texas-ranger' } },
    { active: 1, place: PRISON, space: 2 },
    { graveyard: `${dead('cortez jack-colty')} big-nose-nell` },
  )
    .does('Mac', 'end')
    .sees('rail', 'gang', 'cortez jack-colty')
    .sees('rail', 'column Mac bank', '')
    .sees('rail', `column Mac ${PRISON}`, 'lawman colonel-mcready')
    .sees('rail', 'removed', 'santiago texas-ranger texas-ranger')
    .isAsked('Jack');
  at(
    {},
    { column: { [PRISON]: 'texas-ranger lawman colonel-mcready' } },
    { active: 1, place: PRISON, space: 1 },
    { graveyard: `${dead('cortez jack-colty')} big-nose-nell` },
  )
    .does('Mac', 'end')
    .sees('rail', `column Mac ${PRISON}`, 'texas-ranger lawman colonel-mcready')
    .isAsked('Jack');
});
rule('RV-207, RV-178 a blank card may be discarded even there', () => {
  at({ column: { [PRISON]: 'hail-of-bullets' } }, {}, { place: PRISON, tokens: [{ row: `colty:${PRISON}`, card: 0, eagle: true }] })
    .does('Jack', `drop colty:${PRISON} 0`)
    .sees('rail', 'discard Jack', 'hail-of-bullets')
    .isAsked('Jack');
});
rule('RV-210, RV-125 what the coat carries is played: Banditos can be cancelled, and else fetch Banditos', () => {
  const coat = (mac: string) =>
    west(
      { hand: 'duster-coat banditos', discard: 'banditos' },
      { hand: mac },
      { options: { ...HOUSE, coltyDeck: '-dynamite*2 +duster-coat*2' } },
    ).does('Jack', 'play duster-coat bank');
  coat('texas-ranger')
    .does('Mac', 'cancel texas-ranger')
    .sees('rail', `column Jack ${PRISON}`, '')
    .sees('rail', 'discard Jack', 'banditos banditos duster-coat')
    .isAsked('Jack');
  coat('lawman')
    .passes('Mac')
    .does('Jack', 'accept')
    .sees('rail', `column Jack ${PRISON}`, 'banditos')
    .sees('Jack', 'hand Jack', 'banditos')
    .isAsked('Jack');
});

// ---- the Eagle and what cannot be moved

rule('RV-108, RV-163 a blank card has lost “cannot be moved”, and its number', () => {
  const eagle = { tokens: [{ row: 'colty:bank', card: 0, eagle: true }] };
  at({ hand: 'saddlebags 38-special', column: { bank: 'gatling-gun' } }, {}, eagle)
    .does('Jack', 'play saddlebags bank')
    .sees('Jack', 'hand Jack', 'gatling-gun')
    .fact('tokens', [])
    .isAsked('Jack');
  at({ column: { bank: 'gatling-gun' } }, { hand: 'dust-devil lawman' }, { active: 1, ...eagle })
    .does('Mac', 'play dust-devil bank')
    .sees('Jack', 'hand Jack', 'gatling-gun')
    .isAsked('Mac');
});
rule('RV-264, RV-163 a lawman that cannot be moved stays, trained or not', () => {
  at(
    {},
    { hand: 'lawman', column: { [PRISON]: 'double-the-guard trained-in-the-pinkerton-ways' } },
    { active: 1, place: CREEK, tokens: [{ row: `mcready:${PRISON}`, card: 1, under: true }] },
  )
    .mayNot('Mac', `use mcready:${PRISON} 1 0`, 'RV-066')
    .isAsked('Mac');
});
rule('RV-174, RV-100 a blank crosshair draws no fire', () => {
  at(
    { hand: 'fire-at-will 38-special' },
    { column: { bank: 'lawman drusilla-wilcox' } },
    { tokens: [{ row: 'mcready:bank', card: 1, eagle: true }] },
  )
    .does('Jack', 'play fire-at-will bank')
    .sees('rail', 'column Mac bank', 'drusilla-wilcox')
    .isAsked('Jack');
  west(
    { column: { bank: 'straw-dummies 38-special' } },
    { hand: 'shoot-the-gun lawman' },
    { options: { ...HOUSE, mcreadyDeck: 'base' }, open: { active: 1, tokens: [{ row: 'colty:bank', card: 0, eagle: true }] } },
  )
    .does('Mac', 'play shoot-the-gun bank')
    .does('Mac', 'pick colty:bank 1')
    .sees('rail', 'column Jack bank', 'straw-dummies')
    .isAsked('Mac');
});

// ---- changing sides, going under, coming back

rule('RV-276, RV-113 when Kane goes over, his chips go with him and what lay under him is discarded', () => {
  at(
    {},
    { column: { bank: 'reverend-henry-kane volcanic-pistol' } },
    {
      active: 1,
      phase: 'draw',
      tokens: [
        { row: 'mcready:bank', card: 0, chips: 1 },
        { row: 'mcready:bank', card: 1, under: true },
      ],
    },
  )
    .does('Mac', 'draw own')
    .does('Mac', 'fist left')
    .does('Jack', 'fist left')
    .sees('rail', 'column Jack bank', 'reverend-henry-kane')
    .sees('rail', 'discard Mac', 'volcanic-pistol')
    .fact('tokens', [token('colty:bank', 0, { chips: 1 })])
    .isAsked('Mac');
});
rule('RV-191, RV-219 a Frontier card goes to the Frontier pile, no matter who had it', () => {
  at({ hand: 'fire-at-will 38-special' }, { column: { bank: 'reverend-henry-kane' } })
    .does('Jack', 'play fire-at-will bank')
    .sees('rail', 'frontierDiscard', 'reverend-henry-kane')
    .sees('rail', 'discard Mac', '')
    .isAsked('Jack');
});
rule('RV-284, RV-258 horseflies drive the Garrotte into Colty’s deck', () => {
  west(
    { column: { bank: 'garrotte' } },
    { hand: 'swarm-of-horseflies lawman*2' },
    { options: { ...HOUSE, moduleA: true, moduleB: true }, open: { active: 1 }, zones: { prison: '', gang: 'santiago' } },
  )
    .does('Mac', 'play swarm-of-horseflies bank')
    .hears('rail', 'moved', { cards: ['garrotte'], to: { zone: 'coltyDeck', seat: null, place: null } })
    .isAsked('Mac');
});
rule('RV-285 when Santiago dies a Garrotte in play leaves the game at once', () => {
  west(
    { column: { bank: 'garrotte' } },
    { hand: 'hunt-the-man-down lawman*2' },
    { options: { ...HOUSE, moduleA: true, moduleB: true }, open: { active: 1 }, zones: { prison: '', gang: 'santiago' } },
  )
    .does('Mac', 'play hunt-the-man-down bank')
    .does('Mac', 'pay lawman')
    .sees('rail', 'removed', 'garrotte')
    .sees('rail', 'column Jack bank', '')
    .isAsked('Mac');
});

// ---- deaths and ends

rule('RV-196, RV-118 Derail takes Cortez even with tokens on him, and the Hostage leaves the game', () => {
  west(
    { hand: '38-special*2' },
    {},
    {
      options: { ...SETS, moduleA: true },
      open: { place: EXPRESS, hostage: 'cortez', tokens: [{ row: 'gang', card: 'cortez', grit: 1 }] },
      zones: { graveyard: `${dead('cortez jack-colty')} big-nose-nell sister-sara` },
    },
  )
    .does('Jack', 'derail')
    .sees('rail', 'gang', 'jack-colty')
    .fact('hostage', null)
    .fact('tokens', [])
    .isAsked('Jack');
});
rule('RV-197, RV-288 the Colonel on a derailed train: two tokens for him and one for the train', () => {
  const train = (border: number) =>
    west(
      { hand: '38-special*2' },
      { column: { [EXPRESS]: 'colonel-mcready' } },
      { open: { place: EXPRESS, border }, zones: { graveyard: dead('cortez jack-colty') } },
    ).does('Jack', 'derail');
  train(12).fact('border', 9).isAsked('Jack');
  train(2).ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RV-100 Hattie’s last shot is drawn by a crosshair, too', () => {
  at(
    {},
    { hand: 'old-scores lawman', column: { bank: 'rock-strewn-vantage-point lawman' } },
    { active: 1, dollars: [0, 1] },
    { graveyard: `${dead('hattie-quill cortez jack-colty')} big-nose-nell sister-sara` },
  )
    .does('Mac', 'play old-scores bank')
    .does('Jack', 'accept')
    .sees('rail', 'column Mac bank', 'lawman')
    .isAsked('Mac');
});
rule('RV-178, RV-288 a blank Colonel whom his player discards costs nothing', () => {
  at({}, { column: { bank: 'colonel-mcready' } }, { active: 1, tokens: [{ row: 'mcready:bank', card: 0, eagle: true }] })
    .does('Mac', 'drop mcready:bank 0')
    .sees('rail', 'discard Mac', 'colonel-mcready')
    .fact('border', 12)
    .isAsked('Mac');
});
rule('RV-171, RV-288 a Colonel destroyed while blank costs nothing either', () => {
  at(
    { hand: 'prairie-fire 38-special*2' },
    { column: { bank: 'colonel-mcready' } },
    { tokens: [{ row: 'mcready:bank', card: 0, eagle: true }] },
  )
    .does('Jack', 'play prairie-fire bank')
    .sees('rail', 'discard Mac', 'colonel-mcready')
    .fact('border', 12)
    .isAsked('Jack');
});
rule('RV-166, RV-273 The Jakes and the buffalo meet wherever they lie, also when they are moved together', () => {
  at(
    { column: { [CREEK]: 'the-jakes' } },
    { hand: 'wild-mustangs', column: { bank: 'buffalo-stampede' } },
    { active: 1, place: CREEK },
    { graveyard: FEW },
  )
    .does('Mac', `play wild-mustangs ${CREEK}`)
    .sees('rail', 'discard Jack', 'the-jakes')
    .fact('died', 1)
    .isAsked('Mac');
});
rule('RV-144, RV-259 Sister Sara saved by True Grit is not dead', () => {
  at(
    {},
    { hand: 'old-scores lawman texas-ranger', column: { bank: 'texas-ranger' } },
    { active: 1, dollars: [0, 1], tokens: [{ row: 'gang', card: 'sister-sara', grit: 1 }] },
    { graveyard: `${dead('cortez jack-colty')} big-nose-nell` },
  )
    .does('Mac', 'play old-scores bank')
    .does('Mac', 'pay lawman')
    .sees('rail', 'column Mac bank', 'texas-ranger')
    .fact('died', 0)
    .isAsked('Mac');
});
rule('RV-154, RV-269 the last border token may leave the game, and Colty has won all the same', () => {
  at({ hand: 'indian-burial-ground 38-special' }, {}, { border: 1 })
    .does('Jack', 'play indian-burial-ground bank')
    .does('Jack', 'accept')
    .ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RV-154, RV-155 the border comes before the train: what ended the game is said once', () => {
  west({}, {}, { open: { active: 1, place: EXPRESS, space: 4, border: 1 } })
    .does('Mac', 'end')
    .fact('ended', 'border')
    .ends({ Jack: 1, Mac: 0 }, ['Jack']);
});
rule('RV-206, RV-075 the gang changes prices at the prison as anywhere; cards that lie there do not', () => {
  at({ hand: 'banditos' }, {}, { place: PRISON }).may('Jack', `play banditos ${PRISON}`).isAsked('Jack');
  at({}, { hand: 'colonel-mcready deputy*2' }, { active: 1, place: PRISON })
    .mayNot('Mac', `play colonel-mcready ${PRISON}`, 'RV-072')
    .isAsked('Mac');
  at({}, { hand: 'pinkerton-agent', column: { [PRISON]: 'clarence-stickley' } }, { active: 1, place: PRISON })
    .mayNot('Mac', `play pinkerton-agent ${PRISON}`, 'RV-072')
    .isAsked('Mac');
});
rule('RV-078, RV-108 at the prison what is not counted elsewhere is counted', () => {
  at({ hand: '38-special', column: { [PRISON]: 'derringer straw-dummies drusilla-wilcox' } }, {}, { place: PRISON })
    .mayNot('Jack', `play 38-special ${PRISON}`, 'RV-078')
    .isAsked('Jack');
  at({ hand: 'duster-coat 38-special', column: { [PRISON]: 'derringer straw-dummies drusilla-wilcox' } }, {})
    .does('Jack', 'play duster-coat bank')
    .sees('rail', `column Jack ${PRISON}`, 'derringer straw-dummies drusilla-wilcox 38-special')
    .isAsked('Jack');
});
rule('RV-211, RV-115 with no True Grit left Santiago joins without it', () => {
  at({}, {}, { active: 1, place: PRISON, tokens: [{ row: 'gang', card: 'cortez', grit: 6 }] })
    .does('Mac', 'end')
    .hears('rail', 'freed')
    .fact('tokens', [token('gang', 16, { grit: 6 })])
    .isAsked('Jack');
});
rule('RV-162, RV-276 Reverend Kane is guessed for when he was moved into the current battlefield, and not elsewhere', () => {
  at({ hand: 'wild-mustangs', column: { bank: 'reverend-henry-kane' } }, {}, { place: CREEK })
    .does('Jack', `play wild-mustangs ${CREEK}`)
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .does('Jack', 'draw own')
    .offered('Jack', 'fist')
    .isAsked('Jack', 'Mac');
});

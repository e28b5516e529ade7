/** Rulings on single cards, in the order of the ledger. */
import { rule } from '../../../testing/rule.ts';
import { dead, SETS, type StoryRows, token, west } from './west.ts';

const D = { ...SETS, moduleC: true, moduleD: true, coltyDeck: 'preset', mcreadyDeck: 'preset' };
const mac = (hand: string, rows: StoryRows = {}, open: object = {}, zones: object = {}, jack: StoryRows = {}) =>
  west(jack, { hand, ...rows }, { options: D, open: { active: 1, ...open }, zones: zones as never });
const jack = (hand: string, rows: StoryRows = {}, open: object = {}, zones: object = {}, macs: StoryRows = {}) =>
  west({ hand, ...rows }, macs, { options: D, open: open as never, zones: zones as never });
const CREEK = 'rattlesnake-creek';
const PRISON = 'san-manzanillo-prison';

rule('RV-259, RX-57 with Sister Sara dead every Texas Ranger leaves the game, and is of no more use', () => {
  mac(
    'texas-ranger ambush lawman*2',
    { column: { bank: 'texas-ranger' } },
    {},
    { graveyard: dead('hattie-quill cortez jack-colty').replace(' ezra-crane', ' ezra-crane big-nose-nell') },
  )
    .does('Mac', 'play ambush bank')
    .does('Mac', 'pay lawman lawman')
    .does('Mac', 'bandit sister-sara')
    .sees('rail', 'column Mac bank', '')
    .sees('rail', 'removed', 'texas-ranger')
    .mayNot('Mac', 'play texas-ranger bank', 'RV-259')
    .isAsked('Mac');
  mac('texas-ranger pinkerton-agent', {}, {}, { graveyard: 'sister-sara' })
    .does('Mac', 'play pinkerton-agent bank')
    .sees('rail', 'removed', 'texas-ranger')
    .sees('rail', 'discard Mac', '')
    .isAsked('Mac');
});
rule('RV-261 if Sister Sara is not in the game she is not dead', () => {
  mac('texas-ranger lawman').may('Mac', 'play texas-ranger bank').isAsked('Mac');
});
rule('RV-262 Rock-strewn vantage point', () => {
  jack('fire-at-will 38-special', {}, {}, { mcreadyDeck: 'deputy' }, { column: { bank: 'rock-strewn-vantage-point lawman' } })
    .does('Jack', 'play fire-at-will bank')
    .sees('rail', 'column Mac bank', 'lawman')
    .sees('Mac', 'hand Mac', 'deputy')
    .isAsked('Jack');
});
rule('RV-263, RX-61 Volcanic pistol: three uses', () => {
  mac('volcanic-pistol lawman', { column: { bank: 'deputy' } })
    .does('Mac', 'play volcanic-pistol bank')
    .sees('rail', 'column Mac bank', 'deputy volcanic-pistol')
    .fact('tokens', [token('mcready:bank', 1, { under: true })])
    .isAsked('Mac');
  mac('volcanic-pistol', {}, { tokens: [{ row: 'gang', card: 'skinny-landell', grit: 1 }] })
    .does('Mac', 'spend volcanic-pistol 1')
    .fact('tokens', [])
    .fact('gritGone', 1)
    .sees('rail', 'graveyard', '')
    .isAsked('Mac');
});
rule('RV-263, RV-118 the pistol takes either kind of token from Cortez', () => {
  const shoot = (way: string) =>
    west(
      {},
      { hand: 'volcanic-pistol' },
      {
        options: { ...D, moduleA: true },
        open: { active: 1, hostage: 'cortez', tokens: [{ row: 'gang', card: 'cortez', grit: 1 }] },
      },
    )
      .does('Mac', 'spend volcanic-pistol 1')
      .does('Mac', `choose ${way}`);
  shoot('hostage').fact('hostage', null).fact('gritGone', 0).isAsked('Mac');
  shoot('grit').fact('hostage', 'cortez').fact('gritGone', 1).fact('tokens', []).isAsked('Mac');
});
rule('RV-264 Trained in the Pinkerton ways: one card moves its host here', () => {
  mac('trained-in-the-pinkerton-ways lawman*2', { column: { bank: 'deputy' } }, { place: 'whiskey-canyon' })
    .does('Mac', 'play trained-in-the-pinkerton-ways whiskey-canyon')
    .does('Mac', 'pay lawman')
    .does('Mac', 'use mcready:bank 1 0')
    .sees('rail', 'column Mac whiskey-canyon', 'deputy trained-in-the-pinkerton-ways')
    .sees('rail', 'discard Mac', 'lawman lawman')
    .isAsked('Mac');
});
rule('RV-265 Lee Shao and Ramshackle hut put what they find on top', () => {
  mac('lee-shao')
    .does('Mac', 'play lee-shao bank')
    .does('Mac', 'find colonel-mcready')
    .sees('Mac', 'mcreadyDeck', `colonel-mcready ${Array(60).fill('?').join(' ')}`)
    .isAsked('Mac');
});
rule('RV-266 Double the guard cannot be moved', () => {
  mac('wild-mustangs', { column: { [PRISON]: 'double-the-guard' } }, { place: CREEK })
    .mayNot('Mac', `play wild-mustangs ${CREEK}`, 'RV-066')
    .isAsked('Mac');
});
rule('RV-267, RX-62 Clarence makes Pinkerton cards cheaper while he is here', () => {
  mac('pinkerton-agent', { column: { bank: 'clarence-stickley' } })
    .does('Mac', 'play pinkerton-agent bank')
    .isAsked('Mac');
  mac('trained-in-the-pinkerton-ways', { column: { bank: 'clarence-stickley' } })
    .does('Mac', 'play trained-in-the-pinkerton-ways bank')
    .isAsked('Mac');
  mac('pinkerton-agent', { column: { bank: 'clarence-stickley' } }, { place: CREEK })
    .mayNot('Mac', `play pinkerton-agent ${CREEK}`, 'RV-072')
    .isAsked('Mac');
});
rule('RV-268 the Upturned wagon is not counted', () => {
  jack('upturned-wagon 38-special', { column: { bank: '38-special*3' } })
    .does('Jack', 'play upturned-wagon bank')
    .isAsked('Jack');
});
rule('RV-269, RX-63 Indian burial ground: a border token leaves the game; no bounty hunters here; it goes with the marker', () => {
  jack('indian-burial-ground 38-special')
    .does('Jack', 'play indian-burial-ground bank')
    .does('Jack', 'accept')
    .fact('border', 11)
    .fact('borderGone', 1)
    .isAsked('Jack');
  mac('bounty-hunter brady-logan lawman', {}, { place: CREEK }, {}, { column: { [CREEK]: 'indian-burial-ground' } })
    .mayNot('Mac', `play bounty-hunter ${CREEK}`, 'RV-269')
    .may('Mac', 'play brady-logan express-315')
    .isAsked('Mac');
  jack('', { column: { [CREEK]: 'indian-burial-ground' } }, { turn: 9, phase: 'advance', place: CREEK, space: 5 })
    .sees('rail', 'removed', 'indian-burial-ground')
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
rule('RV-270, RX-40 Pull the bars out: at the prison, with Double the guard in play', () => {
  jack('pull-the-bars-out', {}, { place: PRISON }, {}, { column: { [PRISON]: 'double-the-guard prison-guard' } })
    .does('Jack', `play pull-the-bars-out ${PRISON}`)
    .sees('rail', `column Mac ${PRISON}`, 'prison-guard')
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 2, colty: 6 })
    .isAsked('Jack');
  jack('pull-the-bars-out', {}, { place: PRISON }).mayNot('Jack', `play pull-the-bars-out ${PRISON}`, 'RV-066').isAsked('Jack');
  jack('pull-the-bars-out', {}, { place: 'bank' }, {}, { column: { [PRISON]: 'double-the-guard' } })
    .mayNot('Jack', 'play pull-the-bars-out bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-271, RX-60 Trixie and Delilah: a chip for each .38 Special in the discard pile', () => {
  jack('trixie-and-delilah', { discard: '38-special*4' })
    .does('Jack', 'play trixie-and-delilah bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 4 })])
    .isAsked('Jack');
  mac('volcanic-pistol', {}, { tokens: [{ row: 'colty:bank', card: 0, chips: 4 }] }, {}, { column: { bank: 'trixie-and-delilah' } })
    .does('Mac', 'spend volcanic-pistol 0')
    .sees('rail', 'discard Jack', 'trixie-and-delilah')
    .fact('tokens', [])
    .isAsked('Mac');
});
rule('RV-272, RX-59 “Fan” the gun: two chips on each of them here; too few are spread', () => {
  const tokens = [{ row: 'colty:whiskey-canyon', card: 0, chips: 1, red: 4 }];
  jack(
    'fan-the-gun derringer saddlebags',
    { column: { bank: '45-long-colt 38-special*2 hail-of-bullets', 'whiskey-canyon': '38-special' } },
    { tokens },
  )
    .does('Jack', 'play fan-the-gun bank')
    .mayNot('Jack', 'spread 3 1 1', 'RV-112')
    .mayNot('Jack', 'spread 2 2 0', 'RV-112')
    .does('Jack', 'spread 2 1 2')
    .fact('tokens', [
      token('colty:whiskey-canyon', 0, { chips: 1, red: 4 }),
      token('colty:bank', 0, { chips: 2 }),
      token('colty:bank', 1, { chips: 1 }),
      token('colty:bank', 2, { chips: 2 }),
    ])
    .isAsked('Jack');
});
rule('RV-273, RX-58 The Jakes: four cards; with the buffalo at the same battlefield one bandit dies and it is discarded', () => {
  jack('the-jakes 38-special*2').does('Jack', 'play the-jakes bank').sees('Mac', 'hand Jack', '? ? ? ?').isAsked('Jack');
  mac(
    'buffalo-stampede lawman',
    {},
    { place: CREEK },
    { graveyard: dead('lem-tuttle one-eye-jubal cortez jack-colty') },
    { column: { [CREEK]: 'the-jakes' } },
  )
    .does('Mac', `play buffalo-stampede ${CREEK}`)
    .sees('rail', 'discard Jack', 'the-jakes')
    .fact('died', 1)
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 6, colty: 1 })
    .fact('border', 12)
    .isAsked('Jack');
});
rule('RV-274, RX-64 Travis Dane: a card more for two texts; a card moves him here', () => {
  const rope = (hand: string, zones: StoryRows = {}) => mac(hand, zones, {}, {}, { column: { bank: 'travis-dane' } });
  rope('get-a-rope-boys lawman*2').mayNot('Mac', 'play get-a-rope-boys bank', 'RV-072').isAsked('Mac');
  rope('get-a-rope-boys lawman*2 deputy').may('Mac', 'play get-a-rope-boys bank').isAsked('Mac');
  rope('ambush lawman*2').mayNot('Mac', 'play ambush bank', 'RV-072').isAsked('Mac');
  rope('get-a-rope-boys lawman*2', { column: { bank: 'the-gallows' } })
    .may('Mac', 'play get-a-rope-boys bank')
    .isAsked('Mac');
  jack('38-special', { column: { bank: 'travis-dane' } }, { place: CREEK })
    .does('Jack', 'use colty:bank 0 0')
    .sees('rail', `column Jack ${CREEK}`, 'travis-dane')
    .isAsked('Jack');
});
rule('RV-276, RX-65 Reverend Kane: hidden and guessed; a right guess takes him over', () => {
  const guess = (said: string) =>
    mac('', { column: { bank: 'reverend-henry-kane' } }, { phase: 'draw' }, {}, { column: { bank: '38-special*3' } })
      .does('Mac', 'draw own')
      .does('Mac', 'fist left')
      .does('Jack', `fist ${said}`);
  guess('left')
    .sees('rail', 'column Jack bank', '38-special 38-special 38-special reverend-henry-kane')
    .sees('rail', 'column Mac bank', '')
    .isAsked('Mac');
  guess('right').sees('rail', 'column Mac bank', 'reverend-henry-kane').isAsked('Mac');
  mac('', { column: { bank: 'reverend-henry-kane' } }, { phase: 'draw', place: CREEK })
    .does('Mac', 'draw own')
    .isAsked('Mac');
});
rule('RV-277, RX-66 Boggy Creek: a dollar, then both shuffle their own cards in and draw as many', () => {
  mac(
    'lawman deputy ghost-town',
    {},
    { phase: 'draw' },
    { frontier: 'legend-of-boggy-creek', mcreadyDeck: 'cowboy' },
    { hand: '38-special*5' },
  )
    .does('Mac', 'draw frontier')
    .fact('dollars', [0, 1])
    .sees('Jack', 'hand Mac', '? ? ? ?')
    .sees('Mac', 'hand Jack', '? ? ? ? ?')
    .isAsked('Mac');
});
rule('RV-278 Drusilla: −1, an extra card while she is here, a card moves her', () => {
  mac('', { column: { bank: 'drusilla-wilcox' } }, { phase: 'draw' })
    .does('Mac', 'draw own')
    .sees('Jack', 'hand Mac', '? ? ?')
    .isAsked('Mac');
  mac('lawman', { column: { bank: 'drusilla-wilcox' } }, { place: CREEK })
    .does('Mac', 'use mcready:bank 0 0')
    .sees('rail', `column Mac ${CREEK}`, 'drusilla-wilcox')
    .isAsked('Mac');
});
rule('RV-279 Chicken foot: one title, one copy, and nothing else is shown', () => {
  jack('chicken-foot', {}, {}, {}, { hand: 'lawman*2 deputy' })
    .does('Jack', 'play chicken-foot bank')
    .mayNot('Jack', 'name dynamite', 'RV-279')
    .does('Jack', 'name lawman')
    .hears('rail', 'named', { title: 'lawman', held: true })
    .sees('rail', 'discard Mac', 'lawman')
    .sees('Jack', 'hand Mac', '? ?')
    .isAsked('Jack');
  jack('chicken-foot', {}, {}, {}, { hand: 'lawman*2' })
    .does('Jack', 'play chicken-foot bank')
    .does('Jack', 'name cowboy')
    .hears('rail', 'named', { held: false })
    .sees('Jack', 'hand Mac', '? ?')
    .isAsked('Jack');
});
rule('RV-280 Strongbox: a dollar, a card under it, and back again', () => {
  jack('strongbox dynamite')
    .does('Jack', 'play strongbox bank')
    .fact('dollars', [1, 0])
    .sees('Jack', 'stash Jack', 'dynamite')
    .does('Jack', 'use colty:range 0 0')
    .sees('Jack', 'hand Jack', 'dynamite')
    .sees('rail', 'frontierDiscard', 'strongbox')
    .isAsked('Jack');
});
rule('RV-281, RX-32 as the last card it is of no use', () => {
  jack('strongbox')
    .does('Jack', 'play strongbox bank')
    .fact('dollars', [1, 0])
    .sees('rail', 'range Jack', 'strongbox')
    .mayNot('Jack', 'use colty:range 0 0', 'RV-066')
    .isAsked('Jack');
});
rule('RV-282, RX-71 Mary Lou’s shack: four red chips, one a turn, not to The Jackson Clan; empty it goes', () => {
  jack('mary-lous-shack 38-special', { column: { bank: 'hail-of-bullets the-jackson-clan', 'whiskey-canyon': '45-long-colt' } })
    .does('Jack', 'play mary-lous-shack bank')
    .fact('tokens', [token('colty:range', 0, { red: 4 })])
    .does('Jack', 'use colty:range 0 0')
    .mayNot('Jack', 'pick colty:bank 1', 'RV-090')
    .does('Jack', 'pick colty:whiskey-canyon 0')
    .fact('tokens', [token('colty:range', 0, { red: 3 }), token('colty:whiskey-canyon', 0, { red: 1 })])
    .mayNot('Jack', 'use colty:range 0 0', 'RV-076')
    .isAsked('Jack');
  jack('', { column: { bank: 'hail-of-bullets' }, range: 'mary-lous-shack' }, { tokens: [{ row: 'colty:range', card: 0, red: 1 }] })
    .does('Jack', 'use colty:range 0 0')
    .fact('tokens', [token('colty:bank', 0, { red: 1 })])
    .sees('rail', 'frontierDiscard', 'mary-lous-shack')
    .isAsked('Jack');
});
rule('RV-283 Curly: a chip or True Grit', () => {
  jack('curly 38-special')
    .does('Jack', 'play curly bank')
    .does('Jack', 'choose grit')
    .fact('tokens', [token('colty:bank', 0, { grit: 1 })])
    .isAsked('Jack');
  jack('curly 38-special')
    .does('Jack', 'play curly bank')
    .does('Jack', 'choose chip')
    .fact('tokens', [token('colty:bank', 0, { chips: 1 })])
    .isAsked('Jack');
});
rule('RV-284 Swarm of horseflies: any opposing card that came from a deck, but no Location or Open Range card', () => {
  jack(
    'swarm-of-horseflies 38-special*2',
    {},
    {},
    {},
    { column: { bank: 'old-three-fingers the-gallows', [CREEK]: 'deputy' }, range: 'trading-post' },
  )
    .does('Jack', 'play swarm-of-horseflies bank')
    .mayNot('Jack', 'pick mcready:bank 1', 'RV-090')
    .mayNot('Jack', 'pick mcready:range 0', 'RV-090')
    .may('Jack', `pick mcready:${CREEK} 0`)
    .does('Jack', 'pick mcready:bank 0')
    .sees('rail', 'column Mac bank', 'the-gallows')
    .isAsked('Jack');
});
const B = { ...SETS, moduleA: true, moduleB: true };
rule('RV-285, RV-286, RX-41 Garrotte: a gun of 1, or a lawman’s end; with Santiago dead nothing', () => {
  const held = (zones: object = {}) =>
    west(
      { hand: 'garrotte 45-long-colt' },
      { column: { [CREEK]: 'colonel-mcready' } },
      { options: B, open: { place: CREEK }, zones: { prison: '', ...zones } as never },
    );
  held({ gang: 'santiago' })
    .does('Jack', 'spend garrotte 0')
    .sees('rail', 'discard Mac', 'colonel-mcready')
    .sees('rail', 'discard Jack', 'garrotte')
    .fact('border', 10)
    .isAsked('Jack');
  held({ gang: 'santiago' })
    .does('Jack', `play garrotte ${CREEK}`)
    .sees('rail', `column Jack ${CREEK}`, 'garrotte')
    .isAsked('Jack');
  held({ graveyard: 'santiago' })
    .mayNot('Jack', 'spend garrotte 0', 'RV-285')
    .mayNot('Jack', `play garrotte ${CREEK}`, 'RV-285')
    .does('Jack', `play 45-long-colt ${CREEK}`)
    .sees('rail', 'removed', 'garrotte')
    .isAsked('Jack');
});
rule('RV-287 Austin Granby: McReady’s whole discard pile leaves the game', () => {
  jack('austin-granby', {}, { dollars: [1, 0] }, {}, { discard: 'deputy lawman' })
    .does('Jack', 'play austin-granby bank')
    .sees('rail', 'removed', 'deputy lawman')
    .isAsked('Jack');
});
rule('RV-288 Colonel McReady destroyed: two border tokens', () => {
  jack('fire-at-will 38-special', {}, {}, {}, { column: { bank: 'colonel-mcready' } })
    .does('Jack', 'play fire-at-will bank')
    .fact('border', 10)
    .isAsked('Jack');
});
rule('RV-289 Brady Logan: here or later, never ahead into the prison', () => {
  mac('brady-logan lawman', {}, { place: 'whiskey-canyon' })
    .mayNot('Mac', 'play brady-logan bank', 'RV-065')
    .mayNot('Mac', `play brady-logan ${PRISON}`, 'RV-065')
    .may('Mac', 'play brady-logan whiskey-canyon')
    .does('Mac', 'play brady-logan express-315')
    .sees('rail', 'column Mac express-315', 'brady-logan')
    .isAsked('Mac');
  mac('brady-logan lawman', {}, { place: PRISON })
    .mayNot('Mac', 'play brady-logan express-315', 'RV-065')
    .may('Mac', `play brady-logan ${PRISON}`)
    .isAsked('Mac');
});
rule('RV-290 Deputy: one more beside a Cowboy', () => {
  mac('', { column: { bank: 'deputy*2 cowboy', 'whiskey-canyon': 'deputy' } })
    .does('Mac', 'end')
    .hears('rail', 'attack', { mcready: 7 })
    .isAsked('Jack');
});
rule('RV-291 The Jackson Clan: three chips, one less after each attack', () => {
  jack('the-jackson-clan 38-special')
    .does('Jack', 'play the-jackson-clan bank')
    .fact('tokens', [token('colty:bank', 0, { chips: 3 })])
    .does('Jack', 'end')
    .does('Mac', 'draw own')
    .does('Mac', 'end')
    .hears('rail', 'attack', { colty: 6 })
    .fact('tokens', [token('colty:bank', 0, { chips: 2 })])
    .does('Jack', 'draw own')
    .isAsked('Jack');
});
rule('RV-292 Saddlebags: an own card at any battlefield, not a row-blocking one', () => {
  jack('saddlebags 38-special', { column: { bank: 'hail-of-bullets' } }, { place: CREEK }, { blockers: { bank: 'sandstorm' } })
    .does('Jack', `play saddlebags ${CREEK}`)
    .sees('Jack', 'hand Jack', 'hail-of-bullets')
    .isAsked('Jack');
  jack('saddlebags 38-special', {}, {}, { blockers: { bank: 'sandstorm' } })
    .mayNot('Jack', 'play saddlebags bank', 'RV-066')
    .isAsked('Jack');
});
rule('RV-293 Banditos fetch Banditos', () => {
  const banditos = () => west({ hand: 'banditos', discard: 'banditos' }, {}).does('Jack', 'play banditos bank');
  banditos().does('Jack', 'accept').sees('Jack', 'hand Jack', 'banditos').isAsked('Jack');
  banditos().does('Jack', 'decline').sees('rail', 'discard Jack', 'banditos').isAsked('Jack');
});
rule('RV-294 nothing is put under an animal', () => {
  mac('volcanic-pistol lawman', { column: { bank: 'buffalo-stampede old-three-fingers' } })
    .mayNot('Mac', 'play volcanic-pistol bank', 'RV-066')
    .isAsked('Mac');
});
rule('RV-295 Doc Harlan: once, while he lives', () => {
  west({ hand: '38-special' }, {}, { zones: { graveyard: dead('doc-harlan hattie-quill jack-colty') } })
    .does('Jack', 'use gang 0 0')
    .fact('tokens', [token('gang', 1, { grit: 1 })])
    .mayNot('Jack', 'use gang 0 0', 'RV-076')
    .isAsked('Jack');
  west({ hand: '38-special' }, {}, { open: { place: PRISON }, options: D })
    .may('Jack', 'use gang 11 0')
    .isAsked('Jack');
});
rule('RV-296 one Derringer in a column, played or moved', () => {
  const two = { column: { bank: 'derringer', 'whiskey-canyon': 'derringer' } };
  west({ hand: 'derringer', ...two }, {})
    .mayNot('Jack', 'play derringer bank', 'RV-296')
    .isAsked('Jack');
  west({ hand: 'wild-mustangs', ...two }, {}, { options: { set13: true } })
    .mayNot('Jack', 'play wild-mustangs bank', 'RV-066')
    .isAsked('Jack');
});

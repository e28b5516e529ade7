/** The five phases of a turn, and whose turn comes next. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { steelBullets } from '../game.ts';

rule('SB-35 blue cards, a chamber, red cards after a Bang!, a card drawn, and the next player clockwise', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'medium misfire' }, Billy: {}, Butch: {} },
    { zones: { cylinder: { 2: 'bang' }, deck: 'hat thief panic' } },
  )
    .offered('Jesse', 'medium', 'open')
    .does('Jesse', 'medium')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'stop')
    .does('Jesse', 'open 2')
    .offered('Jesse', 'misfire', 'give-up')
    .sees('Jesse', 'hand Jesse', 'misfire')
    .does('Jesse', 'misfire')
    .sees('Jesse', 'hand Jesse', 'hat')
    .isAsked('Jesse');
  story(steelBullets, { Jesse: {}, Billy: {}, Butch: {} }, { zones: { cylinder: { 2: 'bang' }, deck: 'hat thief' } })
    .mayNot('Billy', 'open 1', 'SB-35')
    .does('Jesse', 'open 1')
    .sees('Jesse', 'hand Jesse', 'hat')
    .mayNot('Jesse', 'open 2', 'SB-35')
    .isAsked('Billy');
});

rule('SB-9 any number of blue cards, or none', () => {
  story(steelBullets, { Jesse: { hand: 'nerves nerves medium cardsharp' }, Billy: {} }, { zones: { cylinder: { 1: 'bang' } } })
    .may('Jesse', 'open 1')
    .does('Jesse', 'nerves')
    .does('Jesse', 'nerves')
    .does('Jesse', 'medium')
    .does('Jesse', 'peek 1')
    .does('Jesse', 'stop')
    .does('Jesse', 'cardsharp')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'stop')
    .sees('Jesse', 'hand Jesse', '')
    .may('Jesse', 'open 1')
    .isAsked('Jesse');
});

rule('SB-9 a chamber must be opened: the turn cannot be passed', () => {
  story(steelBullets, { Jesse: { hand: 'medium' }, Billy: {} })
    .mayNot('Jesse', 'pass', 'table:asked')
    .mayNot('Jesse', 'give-up', 'SB-48')
    .offered('Jesse', 'medium', 'open')
    .isAsked('Jesse');
});

rule('SB-36 a Click has no effect: the card is drawn and the turn is over', () => {
  story(steelBullets, { Jesse: {}, Billy: {} }, { zones: { cylinder: { 1: 'bang' }, deck: 'hat' } })
    .does('Jesse', 'open 2')
    .hears('rail', 'opened', { seat: 'Jesse', chamber: 2 })
    .hears('rail', 'revealed', { cards: ['click'] })
    .fact('alive', [true, true])
    .isAsked('Billy');
});

rule('SB-37 a Bang! without protection: a Misfire that takes effect, or out', () => {
  const shot = (hand: string) =>
    story(steelBullets, { Jesse: { hand }, Billy: {}, Butch: {} }, { zones: { cylinder: { 1: 'bang' } } }).does('Jesse', 'open 1');
  shot('misfire')
    .does('Jesse', 'misfire')
    .hears('rail', 'saved', { seat: 'Jesse' })
    .fact('alive', [true, true, true])
    .isAsked('Jesse');
  shot('panic will hat nerves')
    .offered('Jesse', 'give-up')
    .does('Jesse', 'give-up')
    .hears('rail', 'out', { seat: 'Jesse' })
    .fact('alive', [false, true, true])
    .isAsked('Billy');
});

rule('SB-10 one card for an opening that was survived; none for a player who goes out', () => {
  const deck = 'hat thief panic';
  story(steelBullets, { Jesse: {}, Billy: {}, Butch: {} }, { zones: { cylinder: { 1: 'bang', 6: 'bang' }, deck } })
    .does('Jesse', 'open 1')
    .does('Jesse', 'give-up')
    .sees('rail', 'deck', '? ? ?')
    .does('Billy', 'open 2')
    .sees('Billy', 'hand Billy', 'hat')
    .sees('rail', 'deck', '? ?')
    .isAsked('Butch');
});

rule('SB-11 with the deck empty the game goes on without drawing, and the discard stays where it is', () => {
  story(steelBullets, { Jesse: {}, Billy: {} }, { zones: { cylinder: { 6: 'bang' }, deck: 'hat', discard: 'nerves thief medium' } })
    .does('Jesse', 'open 1')
    .sees('Jesse', 'hand Jesse', 'hat')
    .does('Billy', 'open 2')
    .sees('Billy', 'hand Billy', '')
    .does('Jesse', 'open 3')
    .sees('Jesse', 'hand Jesse', 'hat')
    .sees('rail', 'discard', 'nerves thief medium')
    .sees('rail', 'deck', '')
    .isAsked('Billy');
});

rule('SB-12 there is no hand limit, and an empty hand is no harm', () => {
  const hand = 'hat hat hat thief thief thief medium medium medium';
  story(steelBullets, { Jesse: { hand }, Billy: {} }, { zones: { cylinder: { 6: 'bang' }, deck: 'panic nerves' } })
    .does('Jesse', 'open 1')
    .sees('Jesse', 'hand Jesse', 'hat hat hat medium medium medium panic thief thief thief')
    .does('Billy', 'open 2')
    .isAsked('Jesse');
});

rule('SB-13 a player who was saved draws and begins again with blue cards; then their left neighbour is next', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'misfire medium' }, Billy: {}, Butch: {} },
    { zones: { cylinder: { 1: 'bang', 6: 'bang' }, deck: 'hat thief panic' } },
  )
    .does('Jesse', 'open 1')
    .does('Jesse', 'misfire')
    .sees('Jesse', 'hand Jesse', 'hat medium')
    .does('Jesse', 'medium')
    .does('Jesse', 'peek 2')
    .does('Jesse', 'stop')
    .does('Jesse', 'open 2')
    .sees('Jesse', 'hand Jesse', 'hat thief')
    .isAsked('Billy');
});

rule('SB-13 again and again, as often as they are saved', () => {
  story(
    steelBullets,
    { Jesse: { hand: 'misfire misfire panic' }, Billy: {} },
    { zones: { cylinder: { 1: 'bang', 2: 'bang', 3: 'bang' }, deck: 'hat hat hat thief' } },
  )
    .does('Jesse', 'open 1')
    .does('Jesse', 'misfire')
    .does('Jesse', 'open 2')
    .does('Jesse', 'misfire')
    .does('Jesse', 'panic')
    .sees('Jesse', 'hand Jesse', 'hat hat hat')
    .fact('active', 'Jesse')
    .isAsked('Jesse');
});

rule('SB-19 clockwise, and those who are out are skipped', () => {
  story(
    steelBullets,
    { Jesse: {}, Billy: {}, Butch: {}, Etta: {} },
    { zones: { cylinder: { 2: 'bang', 6: 'bang' } }, open: { active: 'Butch', alive: [true, false, true, true] } },
  )
    .does('Butch', 'open 3')
    .does('Etta', 'open 4')
    .does('Jesse', 'open 5')
    .isAsked('Butch');
});

/** Misses: each cancels one card of the highest value on the table. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

/** Jesse's hand is first, Billy's second, and Butch goes without: eight cards in the loot make 4 for the winner and 2 for the other. */
const shootOut = (jesse: string, billy: string, butch = '') =>
  story(
    wrightGang,
    { Jesse: { revolver: jesse }, Billy: { revolver: billy }, Butch: { revolver: butch } },
    { options: { rounds: 1 }, zones: { loot: '1*6 2*2', sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .does('Billy', 'slap', 1)
    .does('Butch', 'slap', 2);
const jesseWins = { Jesse: 4, Billy: 2, Butch: 0 };
const billyWins = { Jesse: 2, Billy: 4, Butch: 0 };

rule(
  'WB-52, WB-72 a Miss cancels one card of the highest value, after the revolvers are opened and before the loot is shared',
  () => {
    shootOut('7 7 7', '6 6 6 miss')
      .hears('rail', 'missed', { seat: 'Billy', whom: 'Jesse' })
      .sees('rail', 'cancelled Jesse', '7')
      .sees('rail', 'revolver Jesse', '7 7')
      .ends(billyWins);
    shootOut('7 7 7', '6 6 6').ends(jesseWins);
  },
);

rule('WB-72 its owner chooses among the cards of that value, their own included; nobody else does', () => {
  shootOut('7 7 miss', '7 6')
    .isAsked('Jesse')
    .offered('Jesse', 'miss')
    .may('Jesse', 'miss Billy')
    .mayNot('Billy', 'miss Jesse', 'WB-72')
    .mayNot('Jesse', 'miss Butch', 'WB-52a')
    .does('Jesse', 'miss Jesse')
    .sees('rail', 'cancelled Jesse', '7')
    .ends(jesseWins);
});

rule('WB-52a the highest of all counts, also when it lies alone: a 7 beside three 3s is a decoy, and Jesse stays ahead', () => {
  shootOut('7 3 3 3', '5 5 miss').sees('rail', 'cancelled Jesse', '7').sees('rail', 'revolver Jesse', '3 3 3').ends(jesseWins);
});

rule('WB-52a a card of a lower value cannot be hit', () => {
  shootOut('7 miss', '7 7', '6')
    .mayNot('Jesse', 'miss Butch', 'WB-52a')
    .does('Jesse', 'miss Billy')
    .sees('rail', 'cancelled Billy', '7')
    .ends(jesseWins);
});

rule('WB-52b a Miss must be used: a player who alone holds the highest value hits their own card', () => {
  shootOut('7 7 7 miss', '6 6 6').sees('rail', 'cancelled Jesse', '7').ends(billyWins);
  shootOut('7 miss', '').sees('rail', 'cancelled Jesse', '7').ends(jesseWins);
});

rule('WB-52b when others hold it too, the owner may choose theirs: then both have one 7, and the earlier hand wins', () => {
  shootOut('7 miss', '7 7').isAsked('Jesse').does('Jesse', 'miss Billy').sees('rail', 'revolver Billy', '7').ends(jesseWins);
});

rule('WB-52c, WB-49 never a Joker: it is immune, but worth nothing when its last number is hit', () => {
  shootOut('7 joker joker', '2 2 miss')
    .sees('rail', 'cancelled Jesse', '7')
    .sees('rail', 'revolver Jesse', 'joker joker')
    .ends(billyWins);
});

rule('WB-49 Jokers choose again after every Miss', () => {
  shootOut('7 7 3 joker', '3 3 miss miss')
    .sees('rail', 'cancelled Jesse', '7 7')
    .sees('rail', 'revolver Jesse', '3 joker')
    .ends(jesseWins);
});

rule('WB-52c never another Miss', () => {
  shootOut('miss 1', '2 miss').sees('rail', 'revolver Jesse', 'miss').sees('rail', 'revolver Billy', 'miss').ends(jesseWins);
});

rule('WB-52d several Misses are fired one after another, first all of the earliest hand', () => {
  shootOut('7 7 miss miss', '7 7 7 miss')
    .isAsked('Jesse')
    .does('Jesse', 'miss Billy')
    .isAsked('Jesse')
    .does('Jesse', 'miss Billy')
    .sees('rail', 'revolver Billy', '7 miss')
    .isAsked('Billy')
    .does('Billy', 'miss Jesse')
    .ends(jesseWins);
});

rule('WB-52d the order is that of the hands, not of the seats', () => {
  story(
    wrightGang,
    { Jesse: { revolver: '7 miss' }, Billy: { revolver: '7 miss' }, Butch: {} },
    { options: { rounds: 1 }, zones: { sheriffs: 2 }, open: { active: 'Billy' } },
  )
    .does('Billy', 'shootout')
    .cue()
    .verdict('Jesse')
    .isAsked('Billy')
    .does('Billy', 'miss Jesse')
    .sees('rail', 'cancelled Billy', '7')
    .ends({ Jesse: 0, Billy: 0, Butch: 0 });
});

rule('WB-52d the highest value is found again for each: after the 7 it is the 6', () => {
  shootOut('7 6 5 5', '4 4 4 miss miss').sees('rail', 'cancelled Jesse', '6 7').ends(billyWins);
});

rule('WB-52e the revolver of the last hand is ignored: its Miss does not fire and its 7 is not the highest', () => {
  shootOut('6 6', '5 5 miss', '7 7 7 miss')
    .sees('rail', 'cancelled Jesse', '6')
    .sees('rail', 'cancelled Billy', '')
    .sees('rail', 'cancelled Butch', '')
    .ends(billyWins);
});

rule('WB-52f where no number lies, a Miss does nothing', () => {
  shootOut('joker miss', 'joker joker miss')
    .sees('rail', 'cancelled Jesse', '')
    .sees('rail', 'cancelled Billy', '')
    .ends(jesseWins);
  shootOut('miss miss miss', '1').sees('rail', 'cancelled Billy', '1').ends(jesseWins);
});

rule('WB-52g a cancelled card is out of the comparison only: it is never loot', () => {
  shootOut('7 7', '6 miss')
    .sees('rail', 'cancelled Jesse', '7')
    .sees('rail', 'won Jesse', '1 1 1 1')
    .sees('rail', 'won Billy', '1 1')
    .sees('rail', 'loot', '2 2')
    .ends(jesseWins);
});

rule('WB-52h the revolver of the last hand is turned up with the others, and takes no part', () => {
  shootOut('6 6', '5 5', '7 7 miss')
    .hears('rail', 'revealed', { cards: ['7', '7', 'miss'] })
    .sees('Jesse', 'revolver Butch', '7 7 miss')
    .sees('rail', 'revolver Butch', '7 7 miss')
    .ends(jesseWins);
});

/** Who sees what: your own hand and revolver, and all that lies open. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

rule('WB-77 a hand is seen by its owner; the others can only count it', () => {
  story(wrightGang, { Jesse: { hand: '3 4 joker' }, Billy: { hand: '7*6' }, Butch: { hand: 6 } })
    .sees('Jesse', 'hand Jesse', '3 4 joker')
    .sees('Billy', 'hand Jesse', '? ? ?')
    .sees('rail', 'hand Jesse', '? ? ?')
    .isAsked('Jesse');
});

rule('WB-77 so is a revolver: its owner may look into it at any time, the others see only that cards go in', () => {
  story(wrightGang, { Jesse: { hand: '3 3 joker' }, Billy: { hand: 6 }, Butch: { hand: 6 } })
    .does('Jesse', 'load 3 joker')
    .hears('Jesse', 'moved', { cards: ['3', 'joker'] })
    .hears('Billy', 'moved', { cards: [null, null] })
    .hears('rail', 'moved', { cards: [null, null] })
    .sees('Jesse', 'revolver Jesse', '3 joker')
    .sees('Billy', 'revolver Jesse', '? ?')
    .sees('rail', 'revolver Jesse', '? ?')
    .sees('Billy', 'hand Jesse', '?')
    .isAsked('Jesse');
});

rule('WB-77 nobody sees the deck, and only the player who draws a card sees it', () => {
  story(
    wrightGang,
    { Jesse: { hand: '1 2 2 2 2 2' }, Billy: { hand: 6 }, Butch: { hand: 6 } },
    { zones: { deck: '7 5 sheriff', sheriffs: 3 }, rest: 'loot' },
  )
    .sees('Jesse', 'deck', '? ? ?')
    .sees('rail', 'deck', '? ? ?')
    .does('Jesse', 'discard 1')
    .hears('Jesse', 'moved', { cards: ['7'], to: { zone: 'hand', seat: 'Jesse', place: null } })
    .hears('Billy', 'moved', { cards: [null], to: { zone: 'hand', seat: 'Jesse', place: null } })
    .sees('Jesse', 'deck', '? ?')
    .isAsked('Billy');
});

rule('WB-77 nobody sees the bonus cards before they are won', () => {
  story(wrightGang, { Jesse: { hand: 6 }, Billy: { hand: 6, revolver: 'miss' } }, { zones: { bonus: '7 7 joker', sheriffs: 2 } })
    .sees('Jesse', 'bonus', '? ? ?')
    .sees('Billy', 'bonus', '? ? ?')
    .sees('rail', 'bonus', '? ? ?')
    .isAsked('Jesse');
});

rule('WB-77 everybody sees the row of Sheriffs, the Sidekicks and the whole loot', () => {
  story(
    wrightGang,
    { Jesse: { hand: '5 5', sidekicks: 'sidekick' }, Billy: { hand: 6 }, Butch: { hand: 6 } },
    { zones: { loot: '1 miss 7', sheriffs: 2, deck: 'any!sheriff*20' } },
  )
    .does('Jesse', 'discard 5 5')
    .hears('rail', 'moved', { cards: ['5', '5'] })
    .sees('Billy', 'loot', '1 5 5 7 miss')
    .sees('rail', 'loot', '1 5 5 7 miss')
    .sees('rail', 'sheriffs', 'sheriff sheriff')
    .sees('Butch', 'sidekicks Jesse', 'sidekick')
    .isAsked('Billy');
});

rule('WB-77, WB-52h at the division all revolvers are opened together, that of the last hand too', () => {
  story(
    wrightGang,
    { Jesse: { revolver: '7 miss' }, Billy: { revolver: '7 joker' }, Butch: { revolver: '1 1 2' } },
    { zones: { sheriffs: 2 } },
  )
    .does('Jesse', 'shootout')
    .does('Billy', 'slap', 1)
    .sees('Butch', 'revolver Jesse', '? ?')
    .sees('Jesse', 'revolver Billy', '? ?')
    .does('Butch', 'slap', 2)
    .hears('rail', 'revealed', { cards: ['7', 'miss'] })
    .hears('rail', 'revealed', { cards: ['7', 'joker'] })
    .sees('Butch', 'revolver Jesse', '7 miss')
    .sees('rail', 'revolver Billy', '7 joker')
    .sees('Jesse', 'revolver Butch', '1 1 2')
    .sees('rail', 'revolver Butch', '1 1 2')
    .isAsked('Jesse');
});

/** The rulebook of Wright Brothers' Gang in English, in our own words. */
import type { Brief } from '../../../../words/game.ts';
import * as n from '../../figures.ts';
import type { WrightChapter, WrightRule } from '../../rules.ts';
import { sum } from '../shape.ts';

export const brief: Brief = {
  goal: `Carry off the most loot: every card of it is a point, and after ${n.rounds.default} rounds the most points win.`,
  turn: `Do one thing: lay cards on the loot (one card, equal cards, or a sum such as ${sum(2, 5)}), play an event, or pass. Then everybody draws up to ${n.limit}, cards in the revolver included. At any time, also when others move, you may load cards face down into your revolver: they decide who gets the loot.`,
  cards: `${n.ordinary} ordinary cards from ${n.numbers[0]} to ${n.highest}. A Joker in a revolver copies a number; a Miss cancels a card of the highest number. Events: a Swap trades cards with somebody, a War party takes a card out of every other revolver, a Sidekick lets you hold one card more.`,
  end: `From the second Sheriff on anybody may start a shoot-out; the fourth starts it by itself. All slap the pile, and the last hand gets nothing. The others open their revolvers: the largest group of equal cards takes half of the loot, the next half of the rest, and so on. With two players there is a duel for ${n.bonus} bonus cards, and the winner takes it all.`,
};

const many = `${n.shootoutFor}–${n.players.most}`;
const race = n.race / 1000;
const nerves = n.nerves / 1000;
const { taken, left } = n.halves(n.example.loot, n.example.sharers, n.players.most);
const single = n.halves(1, n.example.sharers, n.players.most).taken.join(', ');

export const chapters: { readonly [c in WrightChapter]: string } = {
  box: 'What is in the box',
  setup: 'Before the round',
  turn: 'Your turn',
  drawing: 'Drawing cards',
  loading: 'Loading the revolver',
  visibility: 'Who sees what',
  loot: 'Laying cards on the loot',
  events: 'Events',
  standstill: 'When everybody passes',
  shootout: 'The shoot-out',
  race: 'The race of hands',
  division: 'The division',
  misses: 'Misses',
  duel: 'Two players: the duel',
  rounds: 'Points and rounds',
  clock: 'Time and absence',
};

export const rules: { readonly [id in WrightRule]: string } = {
  'WB-65': `The box holds ${n.box} cards: ${n.ordinary} ordinary ones (${n.copies.ordinary} of each number from ${n.numbers[0]} to ${n.highest}), ${n.copies.sheriff} Sheriffs and ${n.special} special cards, which are ${n.combat} combat cards (${n.copies.joker} Jokers, ${n.copies.miss} Misses) and ${n.events} events (${n.copies.swap} Swaps, ${n.copies.sidekick} Sidekicks, ${n.copies.warParty} War parties). It is a game for ${n.players.fewest} to ${n.players.most} players. At every moment each of the ${n.box} cards lies in exactly one place.`,

  'WB-66': `A round is prepared like this: shuffle the ${n.withoutSheriffs} cards without the Sheriffs; with two players set the top ${n.bonus} aside face down, unseen (these are the bonus cards); deal ${n.dealt} cards to each player; add the ${n.copies.sheriff} Sheriffs and shuffle again. That leaves a deck of ${n.deckFor(2)} cards for ${2} players, ${n.deckFor(3)} for ${3}, ${n.deckFor(4)} for ${4} and ${n.deckFor(5)} for ${5}. The loot pile, the revolvers, the Sheriff row and the places for Sidekicks start empty.`,
  'WB-3':
    'No Sheriff is ever dealt to a hand or set aside as a bonus card. The Sheriffs join the deck after the deal; the bonus cards of a two-player game are taken before it.',
  'WB-2':
    'When the Sheriffs have been added the whole deck is simply shuffled, so a Sheriff may be anywhere in it with equal chance.',
  'WB-1': 'Who begins the first round is decided by lot, or the host of the table names the first player.',

  'WB-67': 'Turns go clockwise, beginning with the first player of the round.',
  'WB-9': 'On your turn you take exactly one of the four actions. Passing is one of them and is always allowed.',
  'WB-68':
    'The four actions are: lay cards on the loot; play an event; start a shoot-out (with two players: declare a duel); pass. Loading your revolver is not an action and uses up nothing.',
  'WB-78':
    'Your turn ends by itself as soon as your action is done; you need not announce it. The order is: action, drawing, next player’s turn.',

  'WB-10':
    'At the end of every turn all players draw up to their limits: first the active player (the one whose turn it is), then the others clockwise.',
  'WB-11':
    'Players do not draw one card each in rotation: one takes everything they are short of, and only then the next one draws.',
  'WB-12': `Your limit is ${n.limit} cards, plus one for each Sidekick in front of you: with two Sidekicks it is ${n.limit + 2}. The cards in your hand and in your revolver count together; the Sidekicks themselves do not count.`,
  'WB-69': `You draw as many cards as your hand and revolver together are short of your limit, and none if they are not short. For example, with ${n.refill.hand} card in hand, ${n.refill.revolver} in the revolver and no Sidekick you draw ${n.limit - n.refill.hand - n.refill.revolver}.`,
  'WB-13': 'Drawing up to your limit is compulsory.',
  'WB-14':
    'Loading makes no room for new cards: a loaded card still counts. You have fewer cards only after laying cards on the loot or playing an event on your own turn.',
  'WB-15':
    'Nobody discards down to the limit: with too many cards you simply do not draw. This can happen only at a table where the duel cards go to the hands (WB-53).',
  'WB-22':
    'A Sheriff never goes to a hand: put it in the row beside the deck and draw again. If several Sheriffs come one after another they all go to the row, until some other card turns up.',
  'WB-23':
    'If the fourth Sheriff comes in the middle of the drawing, the shoot-out (with two players, the duel) begins at once. A player who has not drawn by then does not draw any more.',
  'WB-21': `The deck cannot run out before the round is over: all ${n.copies.sheriff} Sheriffs are in it, and the fourth one ends the round, at the latest as the very last card. A War party only puts cards under the deck.`,

  'WB-16': 'You may load ordinary cards, Jokers and Misses. Events can never be loaded.',
  'WB-17':
    'You may load at any moment of anybody’s turn, any number of cards, as often as you like, but a loaded card never comes back to your hand. You may not load while a Swap or a War party is being carried out, nor once your own hand is on the pile.',
  'WB-18':
    'Things count in the order in which they reach the table: cards loaded before a Swap or a War party was played stay loaded, and from then on nobody loads until its effect is over. Drawing happens in one go, and nobody can load in the middle of it.',
  'WB-19': 'There is no limit to the cards in a revolver: you may load as many as you have.',

  'WB-77':
    'Only you see your hand and your revolver; you may look into the revolver at any time but may not show it, and nobody sees the deck or the bonus cards. Everybody sees how many cards lie in every place, the Sheriff row, the Sidekicks and the whole loot, which may be browsed. At the division all the revolvers are opened together, that of the last hand too.',

  'WB-24': `You may lay cards on the loot in one of three ways: any one card; any number of identical cards (the same number, or the same special card); or a set of ordinary cards in which one equals the sum of the others, such as ${sum(2, 5)}.`,
  'WB-25': `A sum takes at least three cards, all of them ordinary, and the highest must equal all the others added up. Numbers may repeat: ${sum(1, 1, 5)}, ${sum(2, 2)}.`,
  'WB-26':
    'A Joker stands in for nothing when it is laid on the loot: it copies a number only in the division. Several Jokers may be laid together as identical cards.',
  'WB-27': 'You lay cards on the loot once a turn and in one way only: the three ways cannot be mixed.',
  'WB-28': 'You lay cards from your hand only, never from your revolver.',
  'WB-73': 'No special card does anything when it is laid on the loot: neither an event, nor a Joker, nor a Miss.',
  'WB-29': 'An event that is laid on the loot rather than played does nothing, and is worth one point like any other card.',

  'WB-30':
    'You may play one event a turn, as your action. First carry out what it does, then put it on the loot pile; only a Sidekick stays in front of you.',
  'WB-70': `Swap: choose another player, take ${n.swapped} cards at random from their hand into yours, then give them any ${n.swapped} cards of your hand. If they have fewer, see WB-31.`,
  'WB-32': 'A Swap is played on another player and touches only their hand: the revolver and a Sidekick on the table are safe.',
  'WB-31':
    'You cannot play a Swap on an empty hand; from a hand of one card you take that card and give one back, always as many as you took. If every opponent’s hand is empty a Swap cannot be played, though it can still be laid on the loot.',
  'WB-33':
    'You see the cards you took before you choose what to give back, and you may give back those very cards, all or some of them. The two of you know which cards changed hands; the others see only how many.',
  'WB-34': 'The Swap you have played cannot be one of the cards you give back: it has left your hand and is bound for the loot.',
  'WB-71':
    'War party: each opponent puts one random card of their revolver under the deck and draws the top card of the deck into their hand, not into the revolver; the player who played the War party loses nothing. The cards go under one after another, so the last one taken is at the very bottom.',
  'WB-36':
    'First all the opponents put their cards under the deck, clockwise from the active player; only then do they draw, in the same order.',
  'WB-35':
    'An opponent whose revolver is empty neither gives a card nor draws one. A War party may be played even if all revolvers are empty: it just lands in the loot.',
  'WB-37':
    'The card that leaves a revolver is picked by chance, not by a player, and is not shown to anyone. Its owner may look into the revolver and see what is missing; the others do not know.',
  'WB-38':
    'A Sheriff drawn because of a War party goes to the row, and you draw again. If it was the second or the third, a shoot-out (with two players, a duel) can be started from the next turn on.',
  'WB-39':
    'If the fourth Sheriff is drawn because of a War party, nobody draws any more, the War party goes to the loot, its effect is over (loading is open again) and the shoot-out begins, or with two players the duel.',
  'WB-40': `A Sidekick works from the very turn you lay it down: at the end of that turn you already draw up to ${n.limit + 1} (with two Sidekicks, to ${n.limit + 2}). It stays until the end of the round, cannot be taken away, and is neither loot nor points.`,
  'WB-41': 'You may also lay a Sidekick on the loot, alone or together with another one; it then has no effect.',

  'WB-20':
    'If all players pass one after another and nobody draws a card in that whole lap, the top card of the deck is turned up: a Sheriff goes to the row (the fourth starts the shoot-out, or with two players the duel), any other card goes face up to the loot. Then play goes on, and every further lap like that turns up another card.',
  'WB-79':
    'What counts is passes in an unbroken line with no card drawn in any of those turns; any other action (even a duel that was called off), a drawn card or the card turned up by WB-20 starts the count again. When there are as many passes as players, one card is turned up after the last passer’s drawing, however many Sheriffs are already out, and the next player moves. If it is the fourth Sheriff, the last passer counts as the active player in what follows (WB-44).',

  'WB-42': `With ${many} players you may start a shoot-out on your own turn, as your action, when two or three Sheriffs lie in the row. If the second Sheriff came out through your own event, your action for that turn is already spent.`,
  'WB-90':
    'A shoot-out starts only when you choose that action and confirm it. Merely slapping the pile on your turn (the Space key) while no race is on starts nothing (WB-45).',
  'WB-43':
    'The player who starts the shoot-out has the first hand on the pile and loads no more; everybody else may load until their own hand goes down. When the fourth Sheriff starts it, nobody is first by right.',
  'WB-45': `With ${many} players a slap when no shoot-out is on is ignored, without any penalty.`,
  'WB-46':
    'In a shoot-out exactly one player is left out of the division: the one whose hand was last, whatever they have loaded. That player begins the next round.',
  'WB-74':
    'A shoot-out ends the turn and the round, and so does a duel that is real, automatic or spoilt by a false slap: the division follows at once. Nobody draws any more, not even the active player, and not even when the fourth Sheriff came through a War party. Cards drawn before the drawing was cut short are kept.',

  'WB-44': `Until your hand is down you may still load, and then slap, that is, lay your hand on the loot pile; reaction time decides the order, not the speed of your connection, and a bot gets a random reaction time plus a little for each card it still loads. A player who has not slapped within ${race} seconds is placed after the rest, clockwise from the active player (WB-80), so exactly one player is last. A table may choose to draw lots instead of racing (WB-86).`,
  'WB-80':
    'Counting “clockwise from the active player” begins with the active player. In a shoot-out that they started, their hand is already down, so the count begins with the neighbour on their left.',
  'WB-83': `Until the cue is shown the table looks as before, and cards loaded between the call (or the fourth Sheriff) and the cue count; only the player who started the shoot-out may load no more from the moment of calling it. After the cue, cards count if you load them before your own slap and within ${race} seconds of the cue, even if you never slap.`,
  'WB-82': `In any race a press before the cue is not a hand, and neither is one less than ${n.fastest} ms after it, because nobody reacts that fast. The first such false start holds your hand until ${n.hold} ms after the cue; the second takes your hand out of that race. Everybody sees who flinched. This costs nothing else: a slap can give the bonus cards away only in a declared duel, after the revealed cards have called it off.`,
  'WB-84': `With ${many} players a race may close once only one hand is missing, after a short wait for hands still on their way: that player is left out whatever they load. With two players it stays open for the second hand until its slap or until the ${race} seconds are over.`,
  'WB-85':
    'Hands whose times are too close to tell apart are a photo finish, and lots decide between them. The fastest hand left opens a group and takes in every hand that cannot be told apart from it; the next hand after those opens another group. Hands that never came down are not part of any photo finish.',
  'WB-86': `At a table that draws lots, the player who starts a shoot-out is first and the others follow in random order (after the fourth Sheriff, everybody does); in a real or automatic duel the first hand is drawn by lot. Before that, everyone whose hand is not yet down gets one chance to load, within the same ${race} seconds; when you have said that you are ready you load no more. When a duel is called off there is nothing to slap for, so false slaps do not exist.`,

  'WB-48':
    'The strength of a revolver is its largest group of cards of one number, Jokers included; a single card is a group too. Compare the size of the group, then its number, then whose hand was down earlier. Nothing else is compared.',
  'WB-49':
    'Each Joker copies a number present in the same revolver, always the most useful one: all Jokers join the number with the most ordinary cards or, if those are equal, the higher one, and this is worked out again after every Miss. If no ordinary card is left in the revolver, its Jokers count for nothing.',
  'WB-50':
    'With an empty or worthless revolver you still take part in the division, unless your hand was last. You rank after everybody who has a group; several such players rank by the order of their hands.',
  'WB-51': `With ${many} players the winner keeps half of the loot, the next one half of what is left, and so on down the ranking, each time rounded up; what the last one leaves goes to nobody. With ${n.example.loot} cards and ${n.example.sharers} sharers that makes ${taken[0]}, ${taken[1]} and ${taken[2]}, and ${left} are lost; a single card makes ${single}. It does not matter which cards you get.`,

  'WB-72':
    'During the division each Miss in the revolver of a player who takes part cancels exactly one ordinary card of the highest number then in play. The owner of the Miss chooses which of the cards of that number, their own included.',
  'WB-52':
    'Misses are fired once the revolvers are open and before the loot is shared out. How it is done is said case by case in WB-52a to WB-52h.',
  'WB-52a':
    'The highest number is looked for among all the ordinary cards in the opened revolvers of those who take part. A lone 7 beside three 3s counts too: it is a fair decoy.',
  'WB-52b':
    'A Miss must be used. If you alone hold the highest number you have to cancel a card of your own; if others hold it too, you may choose one of theirs.',
  'WB-52c': 'A Miss can never cancel a Joker or another Miss.',
  'WB-52d':
    'Several Misses are fired one after another: their owners go in the order of their hands, the earliest first, and each fires all of theirs in turn. The highest number is looked for again each time.',
  'WB-52e':
    'The revolver of the player who is left out is ignored altogether: its Misses do not fire, and its cards cannot be the highest.',
  'WB-52f': 'If there is no ordinary card left in the opened revolvers, the Miss does nothing.',
  'WB-52g': 'A cancelled card is only out of the comparison; it never becomes loot.',
  'WB-52h':
    'All the revolvers are turned up together, that of the player who is left out too. It only takes no part in the division, and its Misses do nothing.',

  'WB-54':
    'With two players the duel takes the place of the shoot-out: you may declare one when at least two Sheriffs lie in the row. It is your action for the turn, and before it you may do nothing but load.',
  'WB-87':
    'The challenger takes the top card of the deck, then the opponent does; Sheriffs go to the row as they come. Neither looks at their card before the reveal; both are turned up together and from then on everybody sees them.',
  'WB-55':
    'The duel is real only if the challenger’s card is strictly higher; if it is equal or lower, the duel is called off. Every special card counts as 0, and 0 against 0 is called off too.',
  'WB-56': `In a real duel the first hand on the pile takes the ${n.bonus} bonus cards into its owner’s revolver, and the division follows (WB-63). Both revolvers are compared: nobody is left out for being second.`,
  'WB-57': 'Events among the bonus cards do nothing in the revolver. Bonus Jokers, Misses and ordinary cards work in full.',
  'WB-58': `In the race of a duel each player may load until their own hand is down. The slower one has until their slap, but no longer than ${race} seconds after the cue.`,
  'WB-59': `If a duel is called off and somebody slaps within ${nerves} seconds of the reveal, that is a false slap: the opponent takes the bonus cards into their revolver, and the division follows. Slaps before the reveal are refused; if both players slap, the first is the offender. A bot’s nerves may fail as well.`,
  'WB-89': `The ${nerves} seconds of WB-59 run from the reveal and are measured by your own reaction time, not by when your slap arrives. The turn goes on only after a short wait for slaps still on their way.`,
  'WB-88':
    'From the declaration until the time for false slaps is over, both players may load. A false slap starts the division at once, and nobody loads any more, not even the opponent. The opponent then counts as the earlier hand in everything, in ties and in the order of Misses (WB-52d), unless the table has chosen otherwise (WB-60).',
  'WB-60':
    'In a division brought about by a false slap, ties go to the player who did not make it. To the letter the book gives every tie to the first hand, which would reward the false slap; a table may choose that instead, and then the offender’s hand is the earlier one.',
  'WB-61':
    'If a duel is called off and nobody slaps, the turn ends: the usual drawing (nobody is short of cards, so nothing is drawn), then the other player’s turn. A duel may be declared again on later turns.',
  'WB-53':
    'The two duel cards go face up to the loot pile, and if a division follows, before it. A table may choose to put them into the hands or under the deck instead.',
  'WB-62':
    'A third Sheriff that comes while the duel cards are drawn goes to the row, and the card is drawn again. The fourth starts an automatic duel at once (WB-76): nothing is compared, and a duel card already drawn goes where this table puts its duel cards (WB-53).',
  'WB-76':
    'With two players the fourth Sheriff starts an automatic duel wherever it turns up (at the end of a turn, through a War party, among the duel cards or after a lap of passes, WB-20): no cards are drawn or compared, the first hand takes the bonus cards, and the division follows. No slap can be false here.',
  'WB-81':
    'If nobody slaps in a real or automatic duel, nobody gets the bonus cards, and for ties and the order of Misses the active player counts as first (WB-80). If only one player slaps, that player gets them.',
  'WB-63': 'With two players the winner of the division takes the whole loot pile and the loser gets nothing; there is no halving.',
  'WB-64': 'With two players, if the revolvers are exactly equal, even if both are worthless, the earlier hand wins.',

  'WB-75':
    'Each loot card you receive is one point, whatever its kind or number. Points add up over the rounds, and after the last one the highest total wins (for a tie see WB-7).',
  'WB-4': `After the division the points are written down and all ${n.box} cards come back: those won and those nobody got, hands, revolvers, Sidekicks and everything else. They are shuffled again for the next round.`,
  'WB-5':
    'The next round is begun by the player who was left out of the division; with two players, where nobody is left out, by the one who lost it.',
  'WB-8':
    'A round may end with an empty loot pile; then everybody scores 0. The last hand still begins the next round; with two players it is the loser of the division (WB-5).',
  'WB-6': `A game lasts ${n.rounds.default} rounds. Before it starts the players may agree on another number, from ${n.rounds.min} to ${n.rounds.max} (WB-92).`,
  'WB-92': `A table may be set to any number of rounds from ${n.rounds.min} to ${n.rounds.max}; it is ${n.rounds.default} unless you change it. More than ${n.rounds.default} is the book’s own choice; fewer is ours, and so is the limit of ${n.rounds.max}, since the book sets none.`,
  'WB-7':
    'If several players share the highest total after the last round, they share the victory. A table may choose to play one more round instead, with everybody taking part.',

  'WB-91': `If you do not answer in time, your turn is a pass and your Swap gives back the same cards that it took. A Miss with a choice then cancels an opponent’s card of the highest number: of the opponent ranked best at that moment or, between equals, of the one with the earlier hand. The number of players, and with it the rules for two or for ${many}, stays the same for the whole game, no matter who leaves.`,
  'WB-47': 'A player who leaves or loses the connection during a race counts as one who did not slap.',
};

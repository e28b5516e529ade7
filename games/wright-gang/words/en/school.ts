/**
 * The school of Wright Brothers' Gang in English: what the teacher says, and what the examples of the rulebook show. The shape of the other
 * languages follows from this file. The others at the table are called by their seats, as everywhere: Mae, Otis, Ruby.
 */
import * as n from '../../figures.ts';
import { sum } from '../shape.ts';

const missing = n.limit - n.refill.hand - n.refill.revolver;
const { taken, left } = n.halves(n.example.loot, n.example.sharers, n.players.most);

export const school = {
  lessons: {
    loot: {
      title: 'Cards on the loot',
      about: 'One card, equal cards, a sum: what you may lay down, and why you want to.',
      steps: {
        intro:
          'The pile in the middle is the loot. Each card in it will be one point for the player who carries it off at the end of the round. On your turn you take one action; most often you lay cards on the loot.',
        one: 'One card alone may always be laid. Begin with the 5: pick it, then press Lay on the loot.',
        equal: `You drew a card to have ${n.limit} again. Mae laid down two equal cards at once. So can you: pick both 2s and lay them on the loot.`,
        wrong: 'The third way is a sum. First see what is not one: pick the 3 and the 7, and read the brass line.',
        sum: `Now add the 4: ${sum(3, 4)}. Lay all three.`,
        end: 'Three cards with one action, and three new ones in your hand. A fat loot is good, if you get your share of it. That is what the revolver is for.',
      },
    },
    load: {
      title: 'Loading',
      about: 'The revolver decides who gets how much. When to load, and what others can do to it.',
      steps: {
        intro:
          'At the end of the round revolvers are opened: the largest group of one number wins. It is Mae’s turn, but loading is not an action. You may load at any moment, no matter whose turn it is.',
        load: 'Load both 7s now: pick them and press Load. Only you will know what is in there.',
        locked:
          'Mae plays a Swap: she takes two cards of your hand and will give you two others. Your 7s are safe, a Swap touches hands only. But nobody loads until it is over: touch a card to see why.',
        own: 'Your turn. A Joker copies a number of its own revolver, so it is as good as a third 7. Load it: your turn is not used up by that.',
        discard: `Now your action: lay the 3 on the loot. Watch how many you draw: loaded cards count too, so three in the revolver and two in the hand are one short of ${n.limit}.`,
        end: 'Otis has played a War party: a random card of your revolver went under the deck, and you drew one into your hand. So load early enough for the Swap, and late enough for the War party.',
      },
    },
    shootout: {
      title: 'The shoot-out',
      about: 'Sheriffs, the first shot, and the race of hands. The last hand gets nothing.',
      steps: {
        intro: `${n.copies.sheriff} Sheriffs are hidden in the deck. The second one allows shooting, the fourth one starts it. One is out already. You hold two 6s and have loaded a third.`,
        draw: 'Lay the 2 on the loot and see what you draw.',
        ready:
          'That was the second Sheriff: now anybody may start the shoot-out on their turn, and Otis is about to. When SLAP! comes up, hit the pile: Space, or a tap. The last hand gets nothing. Before that, tap your 6s to load them: what is not in the revolver does not count.',
        race: 'Load your 6s. Then wait for the signal, and slap!',
        slow: 'Your hand was the last one, so you were left out, whatever you had loaded. Try it again?',
        end: 'Otis had the first hand by right, because he started it. Yours was not the last, so you share in the loot. The last one begins the next round.',
      },
    },
    division: {
      title: 'The division',
      about: 'Groups, a Joker, a Miss: who takes half of the loot, and who takes half of the rest.',
      steps: {
        intro: `${n.example.loot} cards lie in the loot. Look into your revolver: two 5s, a Joker and a Miss. The Joker becomes a third 5. A larger group beats a smaller one; between equal groups the higher number wins.`,
        call: 'Start the shoot-out yourself: it asks whether you are sure. Your hand is first by right.',
        race: 'The others race for the places after you.',
        aim: 'Ruby was last: her four 4s are worth nothing now. Mae shows three 7s, Otis two 2s and a 7. Your Miss must cancel a card of the highest number. Whose 7?',
        hint: 'That is allowed, but Mae’s three 7s would still beat your three 5s. Aim at Mae.',
        end: `Mae’s 7s were only a pair after that, and your three 5s won: half of ${n.example.loot}, rounded up, is ${taken[0]}. Mae and Otis took half of the rest each in turn; ${left} cards went to nobody.`,
      },
    },
    duel: {
      title: 'Two players',
      about: 'No shoot-out, but a duel: look first, then slap. Or do not.',
      steps: {
        intro:
          'With two players there is no last hand to leave out. Instead you duel: each gets a card, unseen. Both are turned up at once, and only if the challenger’s card is higher is the duel real. Mae will challenge you.',
        off: 'Mae is the challenger. If her card is higher than yours, slap. If it is not, keep your hand off the pile!',
        nerves:
          'That was a false slap: Mae’s card was not higher. The bonus cards went to her, and the round was over. Try it again?',
        call: 'The duel was off, and nobody lost their nerve. Now it is your turn: declare a duel.',
        real: 'You are the challenger now. Is your card higher? Then slap before Mae does.',
        second: 'Your card was higher, but Mae’s hand was first: the bonus cards went into her revolver. Try it again?',
        end: `First hand: ${n.bonus} bonus cards for your revolver. Of two players the winner takes the whole loot. That is all there is to it.`,
      },
    },
  },
  examples: {
    hand: 'Hand',
    revolver: 'Revolver',
    draws: `draws ${missing}`,
    refill: `${n.refill.hand} card in hand and ${n.refill.revolver} in the revolver: ${missing} short of ${n.limit}.`,
    sum: 'Three cards in one go: the highest is the sum of the others.',
    division: `${n.example.loot} cards in the loot, ${n.example.sharers + 1} players.`,
    hands: ['first hand', 'second hand', 'third hand', 'last hand'],
    nobody: `${left} cards go to nobody`,
    out: 'left out',
    groups: ['three 6s', 'three 6s, a later hand', 'two 7s', 'three 7s, in vain'],
  },
};

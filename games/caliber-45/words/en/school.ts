/**
 * The school of Caliber 45 in English: what the teacher says, and what the examples of the rulebook show. The shape of the other languages
 * follows from this file. The others at the table are called by their seats, as everywhere: Mae, Otis, Ruby.
 */
import { dollars } from '../../../../words/language.ts';
import { lessonOf } from '../lesson.ts';

const n = lessonOf(dollars('en'));

export const school = {
  lessons: {
    arming: {
      title: 'Arming',
      about: 'A full hand, one cowboy: what to keep, what to throw, and how to get rid of a Coyote.',
      steps: {
        intro: `Everybody has a hand of weapon cards and a cowboy, face down. Yours is Pat Garrett: the ${n.carbine} on his card is the most bullets he can use at once. Between robberies you take turns, and on each turn you do one thing.`,
        swap: `Your hand is full: ${n.full} cards. So you cannot just draw; you throw one card and then draw one, unseen. The Cactus holds no bullets: pick it and swap.`,
        cactus: 'That is allowed, but let us first throw the Cactus.',
        coyote: `${n.drawn} bullets, not bad. The Coyote is worse than a Cactus: it goes only from a full hand, and only together with an ammunition card. Pick the Coyote and the 1, and swap.`,
        both: 'Take the Coyote, and with it the cheapest ammunition: the 1.',
        draw: `Two cards gone, one drawn: you have ${n.less}. With ${n.less} or fewer you draw and throw nothing. Draw.`,
        end: `A full hand, ${n.armed} bullets in it, and a Mustang for a bad day. When you feel strong enough, you call a robbery instead of arming. That is the next lesson.`,
      },
    },
    robbery: {
      title: 'A robbery',
      about: 'Call, pick, shoot the guards, take the loot. And what the Sheriff wants.',
      steps: {
        intro:
          'You want a million dollars, and the money cards lie face down in the middle: coaches and trains, but also the Sheriff, War parties and Dynamite. Nobody knows which is which.',
        rob: 'Call a robbery. Your cowboy is turned up, and Mae may ride along or stay.',
        pick: 'Mae stays. Now pick any card of the spread: all are equally likely.',
        meet: `A Mail car: ${n.mail}, guards: ${n.mailGuards}. Shoot them with at least ${n.mailGuards} bullets: pick the 2 and shoot.`,
        enough: 'That would do as well, but the rest is lost. The 2 is enough.',
        loot: `Nobody rode against you, so the loot is yours at once: ${n.mail}, open in front of you for everybody to count. Mae arms.`,
        again: 'You are still strong enough. Call another robbery.',
        pickAgain: 'Mae stays again. Pick a card.',
        pay: `The Sheriff! No Mustang helps: every rider pays ${n.sheriff} or loses the cowboy. You have only a card of ${n.mail}, but there is change in the discarded money. Pay.`,
        keep: 'A cowboy is worth more than that: pay.',
        end: `You laid down the Mail car and got a Stagecoach back: ${n.coach}. Then all money that belongs to nobody was shuffled and spread again. If there had been no change, you would have owed the sum.`,
      },
    },
    shootout: {
      title: 'The shoot-out',
      about: 'A shot passes the turn to its target. The last to act takes the loot.',
      steps: {
        intro:
          'Four players, two teams: you and Otis against Mae and Ruby. Team-mates win together, but do not show each other their cards. Everybody sees what each team is worth.',
        rob: 'Call a robbery. The others answer in turn, clockwise.',
        pick: 'Mae rides along, the others stay. Pick a card.',
        shoot: `A Stagecoach has no guards, so the shoot-out begins at once, with you. Fire two 6s at Mae. ${n.sixes} bullets, but Pat Garrett’s carbine holds ${n.carbine}: the shot has a strength of ${n.carbine}, and ${n.wasted} bullets are lost.`,
        sixes: 'That would do, too. But let us see what a limit is: both 6s, at Mae.',
        defend: `Mae fired back ${n.answer} bullets and was safe, and then it was her turn: she shoots at you, strength ${n.strength}. Answer with at least ${n.strength}: the 6 will do.`,
        stay: 'That would save your cowboy, but you would be out, and the loot hers. You have a 6: fire back.',
        last: 'A player who has defended moves at once. Mae has one card left. Shoot with the 4.',
        four: 'Not yet: you have four bullets left, and she hardly has that many.',
        end: 'Her cowboy is dead; she will have to hire another. Only your team is left, and you acted last: the loot is yours. Had she fled on her own turn, the latest act of those who were left would have counted.',
      },
    },
    gang: {
      title: 'Bail, debts, gangs',
      about: 'A new cowboy costs bail. Your team-mate calls, and you ride on credit.',
      steps: {
        hire: `Your cowboy is dead, but nobody is ever out of the game. You kept your cards and a Gold train, ${n.train}. Without a cowboy you can only hire or pass: hire.`,
        keep: `Calamity Jane: ${n.jane} bullets at once. Keep her. There will be three bail tokens on her.`,
        worth: 'You could turn her away, and would be where you were. Keep her.',
        unbail: `Each token is ${n.token}, and it must go before she can ride. Either you take one off a turn, which costs nothing but the turn; or you pay when you ride. Take one off.`,
        patience: 'You may draw with a token on her, too. But take one off.',
        join: `Otis, who plays with you, calls a robbery, and Ruby rides against him. Two tokens are left: ${n.owed}. You have a card of ${n.train}, and there is no change for it. Ride along all the same.`,
        help: 'Otis is alone against Ruby, and you can answer for the bail. Ride along.',
        owes: `You owe ${n.owed}: it counts against your team until it is paid. Mae stays. Now Otis picks a card.`,
        won: 'Otis shot the guards and then Ruby’s cowboy, and took the loot: he acted last. You need no part in that: a team counts its money together. Ruby will have to hire somebody, as you did.',
        rob: 'Your turn again. Call a robbery of your own.',
        pick: 'Nobody rides. Pick a card.',
        meet: 'Another Mail car. Two guards: the 2 will do.',
        enough: 'That is more than you need. The 2 will do.',
        end: `You took ${n.mail}, and the debt was paid with it by itself: to the dollar, never more. Your team is worth ${n.team} now. The first team worth a million wins, and everybody in it.`,
      },
    },
  },
  examples: {
    cowboy: 'Cowboy',
    thrown: 'thrown',
    drawn: 'drawn',
    fired: 'fired',
    guarded: 'guarded',
    pays: 'pays',
    change: 'change',
    saves: 'saves',
    limit: `${n.sixes} bullets are fired, but the carbine holds ${n.carbine}: the shot has a strength of ${n.carbine}, and ${n.wasted} bullets are lost.`,
    coyote: `Two cards for one: of ${n.full} cards ${n.less} are left.`,
    guards: `Guards: ${n.trainGuards}, bullets: ${n.volley}. Enough, and one is lost.`,
    change50: `A debt of ${n.change}, and only a large card: one goes to the discarded money, the change comes from there.`,
    tooWeak: `A shot of strength ${n.shot} at a cowboy who uses ${n.weakest} bullets at most: no volley will do, only a Mustang.`,
  },
};

/**
 * The school of Caliber 45 in English: what the teacher says, and what the examples of the rulebook show. The shape of the other languages
 * follows from this file. The others at the table are called by their seats, as everywhere: Mae, Otis, Ruby.
 */
export const school = {
  lessons: {
    arming: {
      title: 'Arming',
      about: 'Six cards, one cowboy: what to keep, what to throw, and how to be rid of a Coyote.',
      steps: {
        intro:
          'Everybody has a hand of weapon cards and a cowboy, face down. Yours is Pat Garrett: the 7 on his card is the most bullets he can use at once. Between robberies you take turns, and on each turn you do one thing.',
        swap: 'Your hand is full: six cards. So you cannot just draw; you throw one card and then draw one, unseen. The Cactus is good for nothing: pick it and swap.',
        cactus: 'That is allowed, but let us first throw the Cactus.',
        coyote:
          'Six bullets, not bad. The Coyote is worse than a Cactus: it goes only from a full hand, and only together with an ammunition card. Pick the Coyote and the 1 bullet, and swap.',
        both: 'Take the Coyote, and with it the cheapest ammunition: 1 bullet.',
        draw: 'Two cards gone, one drawn: you have five. With five or fewer you draw and throw nothing. Draw.',
        end: 'A full hand, twenty-two bullets in it, and a Mustang for a bad day. When you feel strong enough, you call a robbery instead of arming. That is the next lesson.',
      },
    },
    robbery: {
      title: 'A robbery',
      about: 'Call, pick, shoot the guards, take the loot. And what the Sheriff wants.',
      steps: {
        intro:
          'You want a million dollars, and the money cards lie face down in the middle: coaches and trains, but also the Sheriff, War parties and Dynamite. Nobody knows which is which.',
        rob: 'Call a robbery. Your cowboy is turned up, and Mae may ride along or stay.',
        pick: 'Mae stays. Now pick any card of the spread: all are as likely.',
        meet: 'A Mail car: $100,000, and two guards. Shoot them with at least two bullets: pick the 2 and shoot.',
        enough: 'That would do as well, but what is too much is lost. The 2 is enough.',
        loot: 'Nobody rode against you, so the loot is yours at once: $100,000, open before you for everybody to count. Mae arms.',
        again: 'You are still strong enough. Call another robbery.',
        pickAgain: 'Mae stays again. Pick a card.',
        pay: 'The Sheriff! No Mustang helps: every rider pays $50,000 or loses the cowboy. You have only a card of $100,000, but there is change in the discarded money. Pay.',
        keep: 'A cowboy is worth more than that: pay.',
        end: 'You laid down the Mail car and got a Stagecoach back: $50,000. Then all money that is nobody’s was shuffled and spread anew. If there had been no change, you would have owed the sum.',
      },
    },
    shootout: {
      title: 'The shoot-out',
      about: 'A shot passes the turn to its target. Who acts last takes the loot.',
      steps: {
        intro:
          'Four players, two teams: you and Otis against Mae and Ruby. Team-mates win together, but their cards they do not show. Everybody sees what each team is worth.',
        rob: 'Call a robbery. The others answer in turn, clockwise.',
        pick: 'Mae rides along, the others stay. Pick a card.',
        shoot:
          'A Stagecoach has no guards, so the shoot-out begins at once, with you. Fire both 6s at Mae. Twelve bullets, but Pat Garrett has a seven-shot carbine: the shot has a strength of 7, and five bullets are lost.',
        sixes: 'That would do, too. But let us see what a limit is: both 6s, at Mae.',
        defend:
          'Mae fired back seven bullets and was safe, and then it was her turn: she shoots at you, strength 5. Answer with at least five: the 6 will do.',
        stay: 'That would save your cowboy, but you would be out, and the loot hers. You have a 6: fire back.',
        last: 'Whoever has defended moves at once. Mae has one card left. Shoot with the 4.',
        four: 'Not yet: you have four bullets left, and she hardly has that many.',
        end: 'Her cowboy is dead; she will have to hire another. Only your team is left, and you acted last: the loot is yours. Had she fled on her own turn, the latest act of those who were left would have counted.',
      },
    },
    gang: {
      title: 'Bail, debts, gangs',
      about: 'A new cowboy costs bail. Your team-mate calls, and you ride on credit.',
      steps: {
        hire: 'Your cowboy is dead, but nobody is ever out of the game. You kept your cards and a Gold train, $200,000. Without a cowboy you can only hire or pass: hire.',
        keep: 'Calamity Jane: eight bullets at once. Keep her. There will be three bail tokens on her.',
        worth: 'You could turn her away, and would be where you were. Keep her.',
        unbail:
          'Each token is $50,000, and it must go before she can ride. Either you take one off a turn, which costs nothing but the turn; or you pay when you ride. Take one off.',
        patience: 'You may draw with a token on her, too. But take one off.',
        join: 'Otis, who plays with you, calls a robbery, and Ruby rides against him. Two tokens are left: $100,000. You have a card of $200,000, and there is no change for it. Ride along all the same.',
        help: 'Otis is alone against Ruby, and you can answer for the bail. Ride along.',
        owes: 'You owe $100,000: it counts against your team until it is paid. Mae stays. Now Otis picks a card.',
        won: 'Otis shot the guards and then Ruby’s cowboy, and took the loot: he acted last. You need no part in that: a team counts its money together. Ruby will have to hire somebody, as you did.',
        rob: 'Your turn again. Call a robbery of your own.',
        pick: 'Nobody rides. Pick a card.',
        meet: 'Another Mail car. Two guards: the 2 will do.',
        enough: 'That is more than you need. The 2 will do.',
        end: 'You took $100,000, and the debt was paid with it by itself: to the dollar, never more. Your team is worth $300,000 now. The first team worth a million wins, and everybody in it.',
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
    limit: 'Twelve bullets are fired, but the carbine holds seven: the shot has a strength of 7, and five bullets are lost.',
    coyote: 'Two cards for one: of six cards five are left.',
    guards: 'Four guards, five bullets: enough, and one is lost.',
    change50: 'A debt of $50,000, and only a large card: one goes to the discarded money, the change comes from there.',
    tooWeak: 'A shot of strength 7 at a cowboy who uses five bullets at most: no volley will do, only a Mustang.',
  },
};

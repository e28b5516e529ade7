/**
 * The school of Revolver in English: what the teacher says. The shape of the other languages follows from this file. The learner leads the
 * gang; the other side is called by its seat, as everywhere: Mae.
 */
import { CHIPS, RED } from '../../figures.ts';

export const school = {
  lessons: {
    turn: {
      title: 'A turn of the gang',
      about: 'The marker rides on, you draw two cards, and you arm your column.',
      steps: {
        intro:
          'You are Jack Colty. Along the row lie five battlefields, from the bank to the train, and the turn marker has just moved one space to the right, as it does in each of your turns. Before you stands your gang; Mae is Colonel McReady and hunts it. If Jack is alive when the last turn on the Express is over, you win.',
        free: 'You have drawn two cards; that happens by itself. What you play now goes into your column at the Bank. The .38 Special costs nothing: play it.',
        first: 'Play the .38 Special first.',
        colt: 'Firepower 1. The .45 Long Colt has 2 but costs a card: you will have to discard one. Play it.',
        second: 'Play the .45 Long Colt now.',
        pay: 'Choose what you give away. The Saddlebags are of little use today: discard them.',
        keep: 'Any card would do. But give the Saddlebags away.',
        end: 'Your column has firepower 3 now, and three cards are all it may hold. Enough for this turn: end the turn.',
        enough: 'Keep it for later. End the turn.',
        border:
          'Mae played a Deputy and attacked, as she must at the end of every turn: 2 against your 3 and the 2 that the Bank adds. She failed. And as no bandit died in her turn, a token left the Mexican Border. When the last one is gone, you are in Mexico and have won.',
      },
    },
    attack: {
      title: 'Under fire',
      about: 'Who dies first, what True Grit is good for, and a stick of dynamite.',
      steps: {
        intro:
          'Whiskey Canyon. Mae has a Deputy, a Cowboy and a Bounty Hunter here: 2 and 1 more beside a Cowboy, 1 and 4. That makes 8 against your 4. Now she ends her turn and attacks.',
        hit: 'She has hit a bandit: one, however large the difference. Those with the lowest survival rating go first, but among them you choose. Skinny Landell wears True Grit. Choose him.',
        mind: 'Lem would be dead. Choose Skinny: he has something to lose.',
        saved:
          'Skinny lost the token and lives. Nobody died, so a border token is gone as well. And it is your turn already: the marker has moved, and you have two new cards.',
        dynamite:
          'Now for the posse. Dynamite destroys lawmen whose base firepower adds up to 3 or less. It costs two discards, but only one while Dutch Vandermeer is alive. Play it.',
        later: 'Later. First the Dynamite.',
        pay: 'Pay with the Derringer.',
        which:
          'Mark the Deputy (2) and the Cowboy (1), and let it blow. The bonus beside a Cowboy does not count: base firepower is what is printed.',
        more: 'That works too, but 2 and 1 make exactly 3: take the Deputy and the Cowboy.',
        end: 'Only the Bounty Hunter is left. End the turn and see.',
        wait: 'That will do. End the turn.',
        tie: 'Four against four: a tie is not enough for the law. Nobody was hit, and one more border token is gone.',
      },
    },
    law: {
      title: 'On the Colonel’s side',
      about: 'The other half of the game: the attack at the end of your turn, and what it costs to miss.',
      steps: {
        intro:
          'Now you are Colonel McReady, and Amos leads Colty’s gang. You win when Jack Colty or the whole gang is dead. At the end of each of your turns you attack, whether you like it or not, at the battlefield where the marker stands. Amos has 3 at Whiskey Canyon, and the canyon adds 2.',
        deputy: 'So you need more than 5: a tie is not enough. The Deputy costs nothing and has firepower 2. Play him.',
        first: 'In good time. First the Deputy.',
        cowboy: 'Beside a Cowboy a Deputy has one more. There is no limit to your column. Play the Cowboy.',
        second: 'Now the Cowboy.',
        hunter:
          '4 against 5. With the Lawman it would be a tie, and the gang would get away. The Bounty Hunter has 4; he costs a random card of your hand, and there is only the Lawman left to take. Play him.',
        third: 'That would only be a tie. Play the Bounty Hunter.',
        attack: '8 against 5. End your turn: that is the attack.',
        wait: 'You have what you need. End your turn.',
        after:
          'A hit: one bandit, however large the difference. Amos chose among the weakest. As somebody died, the Mexican Border keeps its tokens; after a turn without a death one leaves, and when the last is gone the gang is away. Your cards stay at the canyon when the marker rides on, so keep some for the next battlefield.',
      },
    },
    ambush: {
      title: 'Riding into an ambush',
      about: 'Face-down cards wait along the way, and smoke can be read.',
      steps: {
        intro:
          'With set 1.1 a face-down card lies at every battlefield. The first attack there turns it up, and most of them are bad for you. Nobody knows which is where, unless somebody looks.',
        smoke: 'Smoke signals cost nothing: play them.',
        first: 'First the smoke.',
        here: 'You may look at two ambush cards. First the one right here, at Whiskey Canyon.',
        there: 'Crossfire: six more for Mae in this attack. Now look at the one at Buzzard Point.',
        swap: 'A false alarm! Let that one come first. Exchange them.',
        bad: 'Do you want the Crossfire now? Exchange them.',
        end: 'Nobody saw what you saw. End the turn, and let her come.',
        wait: 'No hurry with that. End the turn.',
        pick: 'She has turned it up: somebody’s nerves gave way, and you may destroy a lawman with base firepower 2 or less. Take the Deputy.',
        other: 'The Deputy is worth more.',
        after:
          'Without the Deputy her attack failed. Such a card is carried out once and leaves the game; others stay for as long as the marker does.',
      },
    },
    prison: {
      title: 'San Manzanillo',
      about: 'Two turns behind thick walls, and a prisoner to be freed.',
      steps: {
        intro:
          'With set 1.2 the marker stops at the San Manzanillo Prison for two turns. It defends you with 6. Santiago sits inside: if an attack fails here, he is free and joins your gang. If the marker leaves first, he is gone.',
        colt: 'In here the text of cards does not count, unless it names the prison: only characters and firepower can be played, and the Dynamite stays in your hand. Play the .38 Special.',
        first: 'First the .38 Special.',
        end: 'Mae has a Deputy and a Cowboy, 2 and 1; that a Deputy has one more beside a Cowboy is text, too. You have 3 and the walls. End the turn.',
        wait: 'That is enough. End the turn.',
        free: 'She missed, and Santiago is free: survival rating 4, and he wears True Grit. One more who has to die before you have lost.',
      },
    },
    frontier: {
      title: 'The Frontier and its dollars',
      about: 'A third deck that both draw from, and silver to pay with.',
      steps: {
        intro:
          'With set 1.3 there is a third deck, the Frontier, and there are silver dollars. The marker has just come to Whiskey Canyon: on each new card of the row both of you get a dollar. You have two now, and so has Mae.',
        draw: 'You have drawn one card and seen it. The second may come from the Frontier, one a turn. Draw it from there.',
        own: 'Your own deck is good, too. But today draw from the Frontier.',
        hire: 'A Gunslinger for hire: firepower 3, for two dollars and no card. A character of the Frontier is an ally of yours; in Mae’s hand it would be a lawman. Hire the Gunslinger.',
        first: 'First the Gunslinger.',
        end: 'The dollars went back to the pool. They are spent only where a card asks for them, so save them for such a card. End the turn.',
        wait: 'That is enough. End the turn.',
        after:
          'Mae had 4 against 3 and the canyon’s 2. She could have drawn from the Frontier as well; you would see that she did, not what. Some of its cards work at once when they are drawn, others go to the Frontier’s own discard pile when they are used.',
      },
    },
    duel: {
      title: 'Outside the Black Dog saloon',
      about: 'One card face down, and a look in the eye.',
      steps: {
        intro:
          'Module A. While the marker is on Rattlesnake Creek and Cortez is alive, you may once call Mae out. At stake: the Armed train guard on the Express, and a hostage for Cortez.',
        duel: 'You hold a .45 Long Colt, and it carries a Lock: in a duel that is a loaded gun. Start the duel.',
        first: 'Another time. Start the duel.',
        lay: 'Both of you drew two cards. Now lay one of yours face down. A card without a Lock would be a bluff; today lay the .45 Long Colt.',
        bluff: 'A bluff! Brave, but today let us play it safe: the .45 Long Colt.',
        won: 'Mae did not believe you and called. The gun was loaded: you win. The guard leaves the train, Mae loses a card, and Cortez has a hostage, which saves him once like True Grit. She might also have backed down, or laid a Lock card of her own: then the higher firepower wins, and a tie is yours.',
      },
    },
    decks: {
      title: 'A deck of your own',
      about: 'Sixty-two cards, swapped one for one.',
      steps: {
        intro:
          'With module D you bring a deck of your own. It still has 62 cards: you begin with the base deck and swap cards one for one. An action makes room for an action, a character for a character, firepower for firepower.',
        rules:
          'Locations and Open Range cards may take any place. Gunfighters stay: The Jackson Clan here, the Colonel and two of his men there. Of a unique card you may have one, and never the Garrotte.',
        fan: 'In this deck two Dynamites made room for two “Fan” the gun, which puts two power chips on every .38 Special and .45 Long Colt at the current battlefield. It costs the other two cards of your hand. Play it.',
        first: 'Not that. Play “Fan” the gun.',
        chips: `From 3 to 7. Each chip is worth 1 for as long as it lies there; there are ${CHIPS + RED} in all, ${RED} of them red.`,
        page: 'You build decks on the Decks page: it shows every fault at once, and a finished deck has a short code that you can keep, send to a friend, or name at a new table.',
      },
    },
  },
};

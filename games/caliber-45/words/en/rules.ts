/** The rulebook of Caliber 45 in English, in our own words. */
import type { Brief } from '../../../../words/game.ts';
import { dollars } from '../../../../words/language.ts';
import { GOAL, RICH_FORT_KNOX, STEP } from '../../decks.ts';
import * as n from '../../figures.ts';
import type { CaliberChapter, CaliberRule } from '../../rules.ts';
import { boxOf } from '../box.ts';
import { lessonOf } from '../lesson.ts';

const money = dollars('en');

export const brief: Brief = {
  goal: `Be the first team whose players are together worth ${money(GOAL)}.`,
  turn: 'Arm: do one thing, such as draw or swap a weapon card or hire a cowboy, or call a robbery. Then everybody says whether they ride along. Those who ride shoot the guards one after another, and then each other for the loot: shoot, draw a card, or flee.',
  cards: `Ammunition: bullets add up, but never beyond the number on your cowboy. A Mustang carries you away from guards and shots. A Cactus and a Coyote hold no bullets, which nobody sees. Money cards: the loot, with its guards, or a Sheriff who wants ${money(STEP)} from every rider, a War party, or Dynamite.`,
  end: `The last to act in the team that is left takes the loot. A player who loses a cowboy keeps cards and money, and hires another. The game ends as soon as a team is worth the goal, or when everybody has passed for ${n.laps} laps in a row.`,
};

const [step, goal] = [money(STEP), money(GOAL)];
const { weapons, loot, cowboys, sizes, of, splits } = boxOf(money);
const shots = lessonOf(money);

export const chapters: { readonly [c in CaliberChapter]: string } = {
  box: 'What is in the box',
  teams: 'Teams',
  setup: 'Before the game',
  victory: 'How to win',
  visibility: 'Who sees what',
  arming: 'Arming',
  weapons: 'Weapon cards',
  cowboys: 'Cowboys',
  bail: 'Bail',
  call: 'The call',
  attack: 'The attack',
  guards: 'Guards',
  warParty: 'War party',
  sheriff: 'Sheriff',
  dynamite: 'Dynamite',
  shootout: 'The shoot-out',
  mustang: 'Mustang',
  division: 'Who takes the loot',
  debts: 'Debts and change',
  standstill: 'When nobody rides any more',
  clock: 'Time and absence',
};

export const rules: { readonly [id in CaliberRule]: string } = {
  'C45-64': `The box holds ${sizes.weapons} weapon cards, ${sizes.money} money cards, ${sizes.cowboys} cowboys and ${n.tokens} bail tokens of ${step} each; no card is ever lost. What exactly is in the decks is the house’s choice, as the printed book does not say. Weapons: ammunition ${weapons.ammo((bullets, cards) => `${bullets} (${cards} cards)`)}, Mustangs (${of('mustang')}), Cacti (${of('cactus')}), Coyotes (${of('coyote')}). Money: ${loot({ stagecoach: 'Stagecoaches', 'mail-car': 'Mail cars', 'gold-train': 'Gold trains', 'fort-knox': 'Fort Knox cards' }, (name, cards, worth, guards) => `${cards} ${name} (${worth}, ${guards === 0 ? 'no guards' : `guards: ${guards}`})`)}, Sheriffs (${of('sheriff')}), War parties (${weapons.parties} cards, ${weapons.fewest} to ${weapons.most} warriors), Dynamites (${of('dynamite')}). Cowboys by the most bullets they use at once: ${cowboys((limit, cards) => `${limit} (${cards})`)}; Pat Garrett’s number is the book’s. A table may agree that Fort Knox is worth ${money(RICH_FORT_KNOX)}.`,
  'C45-12': `Bail tokens are only markers: if more than ${n.tokens} are needed, there are more.`,

  'C45-1': `The game is for ${n.players.fewest} to ${n.players.most} players in two or three teams of one to three players.`,
  'C45-82': `Unless you agree otherwise, the teams are: ${splits((players, teams) => `${players} players ${teams}`)}. You may choose two or three teams yourselves (${n.pairs} players often prefer three pairs), and the host may say who is in which team: any split into teams of one to three is allowed, even three against one. No team has more than three players, so ${n.pairs + 1} or more always make three teams.`,
  'C45-3':
    'Team-mates do not sit side by side if it can be avoided: the seats go round the teams, and where the first and the last seat would fall to the same team, the last two change places.',
  'C45-2':
    'Teams may differ in size, but the smaller one then hardly has a chance: you are warned of every uneven split. A table may agree on a handicap (C45-89).',
  'C45-89': `With the handicap a smaller team needs less: the goal times its size, divided by the size of the largest team, rounded up to a multiple of ${step}. Two against three need ${money(Math.ceil((GOAL * 2) / 3 / STEP) * STEP)}. Without this agreement the goal is the same for all.`,
  'C45-5':
    'Talk as much as you like, but never show your cards, and never give cards or money to anyone, not even to a team-mate. Nobody pays for another.',
  'C45-62': 'With two players nothing is different: if your opponent declines the call, you rob alone.',

  'C45-65': `Shuffle each deck. Everybody gets ${n.dealt} weapon cards and one cowboy, face down, without bail tokens; this cowboy cannot be exchanged. The rest of the weapon cards and of the cowboys are two face-down piles; the money cards are spread out face down. Nobody has any money, and you begin with arming.`,
  'C45-4': 'Who goes first is decided by lot, or the host of the table names the first player.',
  'C45-66':
    'Two phases alternate. Arming: everybody in turn, clockwise, takes one action, until somebody calls a robbery. Robbery: the call, the attack, the shoot-out and the division. After that you arm again.',

  'C45-74': `The first team whose players are together worth ${goal} wins, and all its players win. A table may agree on a smaller sum, for a shorter game.`,
  'C45-30': 'Debts count against you: a team is worth the money of all its players minus everything they owe.',
  'C45-59':
    'Whether a team has won is checked after each robbery in which somebody took the loot, once all debts that can be settled have been. The game ends at that very moment. Only one team grows richer at a time, so there is never a tie.',
  'C45-14': 'You need a cowboy to rob, not to win: if your team-mate takes the last loot, you win too, with or without a cowboy.',
  'C45-13': 'Nobody is ever out of the game. A player who loses a cowboy keeps both hand and money.',

  'C45-75':
    'Only you see your hand and your face-down cowboy; your team-mates do not. Everybody sees how many cards each player holds, the tokens, the debts, the money that was won, the cowboys that are turned up and everything that was discarded. Nobody knows the order of any deck. Only the player who hires looks at the cowboy for hire; if the cowboy is turned away, everybody sees who it was.',
  'C45-6': 'You may look at your own face-down cowboy whenever you like. Nobody else may.',
  'C45-7':
    'After a robbery the surviving cowboys are turned face down again; but a cowboy that has once been turned up is known to all from then on.',
  'C45-15': 'Weapon cards are discarded face up, whether they were thrown, shot or ridden off on.',

  'C45-67': `On your turn of arming you do exactly one thing: draw a weapon card (with a cowboy and ${n.dealt - 1} cards at most), swap one (with a cowboy and ${n.dealt} cards), call a robbery (with a cowboy whose bail you can pay), hire a cowboy (if you have none), take one bail token off your cowboy, or pass.`,
  'C45-16': `With ${n.dealt - 1} weapon cards or fewer you draw the top one and throw none away. With ${n.dealt} you first throw one away and then draw one, without having seen it.`,
  'C45-34': `Your hand never has more than ${n.dealt} cards.`,
  'C45-17': `A Coyote is hard to get rid of: you throw it only when you hold ${n.dealt} cards, and only together with one ammunition card. You draw one card for the two, so you are left with ${n.dealt - 1}. Two Coyotes take two such turns. Cactus and Mustang are thrown like any other card.`,
  'C45-19':
    'Without an ammunition card in hand you cannot throw a Coyote. If you hold four Coyotes and two Cacti, only a Cactus may go. You may always do something else: rob, take off a token or pass.',

  'C45-73': `Several ammunition cards fired together add up, but never beyond the number on your cowboy; the rest is lost. Pat Garrett, whose carbine holds ${shots.carbine}, fires two 6s: the shot has a strength of ${shots.carbine}, and ${shots.wasted} bullets are wasted.`,
  'C45-18': 'You cannot get rid of a Coyote along with a shot: a card that was fired is spent on the shot.',
  'C45-9':
    'When the weapon deck runs out during arming, the discards are shuffled into a new deck at once, the card that was thrown in the same action among them. This is not done during a robbery.',
  'C45-61': 'Weapon cards discarded during a robbery come back into the deck only after it, so nobody can rearm for ever.',
  'C45-76':
    'To be exact: outside a robbery the weapon deck is renewed the moment it becomes empty, and at the end of a robbery if it is empty then; so no robbery begins with an empty deck. The cowboy deck is renewed the moment it becomes empty, in a robbery too.',

  'C45-71':
    'A cowboy who is killed, jailed or turned away goes face up to the discarded cowboys. You are then without a cowboy until you hire another.',
  'C45-20': 'Without a cowboy you cannot draw or swap weapon cards: you hire or you pass.',
  'C45-21': `To hire is to take the top cowboy and look in secret. Either you keep them, face down and with ${n.bail} bail tokens on them, or you put them among the discarded cowboys. Your turn is over in both cases.`,
  'C45-22': 'You cannot swap a cowboy who is alive for another.',
  'C45-11':
    'When the cowboy deck runs out, the discarded cowboys are shuffled into a new one. There are always enough for everybody.',

  'C45-23': 'With a cowboy on bail you may still draw and swap weapon cards.',
  'C45-24':
    'Taking a bail token off costs you the turn and no money: one token a turn. So even without a dollar you can come back.',
  'C45-25':
    'The turn in which you take off the last token is over, so you cannot call a robbery in it. But if somebody else calls one before your next turn, you may join without paying anything.',
  'C45-26': `You may ride with tokens on your cowboy, whether you call or join: take them off and pay ${step} for each, from your own money only. You must be able to: your money minus your debts must cover the whole bail.`,

  'C45-35':
    'The caller turns up their cowboy. The others answer one after another, clockwise, aloud and for good: they ride along or they stay. A player who has no cowboy, or cannot pay the bail, stays without being asked. Those who stay play nothing until the robbery is over.',
  'C45-37': 'Bail is due when the cowboy is turned up, before anybody knows which money card it will be.',
  'C45-83':
    'The caller pays before the others answer, and each of them when joining. What somebody paid a moment ago lies among the discarded money and may be change for the next. Whether you can pay is judged when it is your turn to answer.',
  'C45-36':
    'If nobody joins, or only team-mates do, the attack takes place all the same. After the guards the loot goes at once to the player who shot them, or to the caller if there were none.',

  'C45-8': 'The caller picks any card of the spread and shows it to everybody. All are equally likely, so it is pure luck.',
  'C45-10':
    'The spread does not run out, since every Sheriff brings all the cards back. If it did, the discarded money cards would be shuffled and spread again.',
  'C45-42': 'A Stagecoach has no guards: the shoot-out begins at once, with the caller.',

  'C45-68':
    'Guards must be shot, one bullet for each. You discard one or more ammunition cards that together have at least as many bullets, counted up to the number on your cowboy. You may discard more than you need. A War party is met in the same way.',
  'C45-38':
    'The number on your cowboy is a limit here too: if it is below the number of guards or warriors, only a Mustang can save you. It is one volley from one hand: riders do not add their bullets together, and what is too much is lost.',
  'C45-39':
    'You need not shoot, even if you could: you may ride off on a Mustang, or let your cowboy die. You cannot just step aside, and you cannot discard too few bullets.',
  'C45-40':
    'The caller meets them first. If that fails, it is up to the next rider clockwise, friend or foe, who faces the full number again. Once somebody has succeeded, the riders after them meet nobody. You may not ride off before it is your turn to face them.',
  'C45-80':
    'To ride off on a Mustang is to fail as well: the next rider meets the full number, and you have no part in the shoot-out.',
  'C45-60': 'If the caller’s cowboy dies in the attack, the others carry on, and the caller has no more part in it.',
  'C45-41':
    'If all riders fail, nobody gets the card: it lies among the discarded money until the Sheriff comes. Arming goes on after the last one who was killed or rode off.',

  'C45-43':
    'A War party is only trouble. The player who beats it ends the robbery: there is no loot and no shoot-out, all who are left keep their cowboys, the card is discarded, and arming goes on after the shooter.',
  'C45-72':
    'If a War party kills or drives off everybody, the card is discarded and there is no loot. Arming goes on after the last one who was killed or rode off.',

  'C45-44': `The Sheriff catches all riders in the act. Clockwise from the caller every rider pays ${step} or gives up the cowboy; you may choose, and if you have just paid bail you pay again. A Mustang does not help. Then the robbery is over, and arming goes on after the caller.`,
  'C45-45': `If your money minus your debts is below ${step}, you cannot pay: the cowboy is lost.`,
  'C45-28':
    'If you have only large notes, change comes from the discarded money. If there is no fitting change either, you owe the sum and keep your cowboy.',
  'C45-84':
    'First all pay or refuse, clockwise. Then every money card that belongs to no player (the spread, the discards, what was just paid and the Sheriff) is shuffled and spread again. Players keep their money, and debts that are still open stay open.',

  'C45-46':
    'Dynamite kills the cowboys of all riders, and no Mustang saves them. The card is discarded, and arming goes on after the caller.',
  'C45-47':
    'If after a Dynamite nobody at the table has a cowboy left, everybody is dealt a new one, without bail tokens and without a choice. The book says “all players who take part”, which may also mean the robbery: a table may choose that all who rode are dealt a new one.',
  'C45-81':
    'A table chooses whether these new cowboys come by themselves (the usual way), only if all agree in a vote, to all who rode, or not at all. They are dealt clockwise from the caller; if the deck runs out on the way, the discarded cowboys are shuffled in. Only a Dynamite brings them, no other way of losing the last cowboy.',

  'C45-48':
    'The shoot-out begins with the player who shot the guards, or with the caller if there were none. On your turn you shoot, arm or flee. You cannot pass.',
  'C45-49':
    'You shoot with one or more ammunition cards at any cowboy of another team who is still in the robbery, and say how strong the shot is: the sum of the cards, up to the number on your cowboy. You never shoot at your own team.',
  'C45-50':
    'A player who is shot at discards ammunition of at least that strength, counted up to the number on the cowboy, or plays a Mustang, or dies. If the number on the cowboy is below the strength, there is no defence. Too few bullets are not allowed at all, and you cannot flee from a shot.',
  'C45-51': 'A player who has defended moves at once: shoots, arms or flees. Those who sit in between are skipped.',
  'C45-52':
    'After somebody has armed, left or died, the turn goes to the next rider clockwise after that player, not after the shooter.',
  'C45-85':
    'Turns go clockwise among those still in the robbery, team-mates too. When only one team is left, there are no further turns.',
  'C45-53':
    'To arm in a shoot-out is to draw or to swap a weapon card, as in the arming phase; you cannot hire or take off tokens. When the weapon deck is empty you cannot arm.',
  'C45-54': 'If you have no ammunition and cannot arm, you must flee.',
  'C45-70':
    'On your own turn you may flee, and need no Mustang for it. Your cowboy lives and is turned face down, but you are out of this robbery for good.',
  'C45-55':
    'The shoot-out is over as soon as only riders of one team are left, whether after the guards, a death, a flight or a Mustang.',

  'C45-69':
    'You play a Mustang instead of meeting guards, a War party or a shot. It is discarded, you leave the robbery for good, and your cowboy lives. You cannot play it on your own turn, nor against the Sheriff or Dynamite. One Mustang is one answer.',

  'C45-56': 'The loot goes to one player of the team that is left: the one of them who acted last.',
  'C45-56a':
    'To shoot, to arm and to beat the guards are acts. If a shot kills the last opponent or drives them off, that shot was the last act, so the shooter takes the loot.',
  'C45-56b':
    'If the last opponent flees on their own turn, the latest earlier act of those who are left decides, even if it was just drawing a card.',
  'C45-56c': 'If none of those who are left has acted yet, the loot goes to the next of them clockwise from the one who left.',
  'C45-56d': 'If the last to act has died or fled since, the latest act among those who are left decides.',
  'C45-56e': 'To defend is not an act. But a player who has defended moves right afterwards.',
  'C45-57': 'The money lies open in front of its owner. It cannot be given away and is not lost when a cowboy dies.',
  'C45-58': 'After the division arming begins with the next player clockwise after the one who took the loot.',
  'C45-86': 'That is simply the next player, whether they rode along or not, with or without a cowboy.',

  'C45-31':
    'There is no bank: you pay into the discarded money cards, and change comes from there. All of it returns to the spread with the next Sheriff. What you pay no longer counts as yours.',
  'C45-27':
    'If bail cannot be paid exactly, even with change from the discarded money, you owe it. It is settled by itself as soon as the fitting cards are there, with you or among the discards. But a debt must always be covered by money of your own.',
  'C45-77':
    'A debt is settled as a whole or not at all; bail and Sheriff make one sum. If there are several ways, the one with the fewest change cards is taken, then with the fewest cards of your own, then with the smallest sum laid down, then with the lower cards. What you lay down cannot be your own change.',
  'C45-78':
    'Debts are checked after every payment, after a money card was discarded and after a loot, always before anybody can win: first those of the player whose act it was, then clockwise. If one payment gives another player change, that player pays too.',
  'C45-29': 'You are never made to pay more than you owe.',
  'C45-79': 'Nor can you, even if you wanted to: every payment is exact.',
  'C45-32': 'A debt stays when the cowboy dies.',

  'C45-33':
    'On a turn of arming you may always pass. When everybody has passed for three full laps, the game ends, and the team with the highest worth wins; equal teams share the victory.',
  'C45-87': `What counts is an unbroken line of passes, three for each player; anything else starts the count again. The game ends in the same way after ${n.mostArmings} turns of arming without a robbery.`,

  'C45-63':
    'For a player who is away the game plays itself: it stays out of robberies, arms, and in a fight defends with as few bullets as it can, or else uses a Mustang.',
  'C45-88':
    'To be exact, until a bot takes the seat: arming, it draws or else passes; it declines calls; it meets guards, War parties and shots with the least waste of bullets, else with a Mustang, else dies; on its turn in a shoot-out it flees; it pays the Sheriff if it can. A cowboy about to be hired is kept, a money card is picked by chance, and a vote is a yes.',
};

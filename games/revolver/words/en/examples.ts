/** The worked examples of Revolver's rulebook in English. Unless said otherwise the cards named are the only ones in the columns. */
import type { ExampleTexts } from '../examples.ts';

export const examples: ExampleTexts = {
  'RX-01':
    'The marker is on Rattlesnake Creek (defence 1). McReady has a Deputy and a Cowboy, Colty a .38 Special. McReady 2 + 1 + 1 = 4, Colty 1 + 1 = 2: the attack succeeds, and one bandit is hit.',
  'RX-02':
    'The marker is on the 3:15 Express (defence 1). McReady has a Deputy and Charlie Weathers, Colty a Hail of Bullets and two .38 Specials. McReady 2 + 3 = 5, Colty 3 + 1 + 1 + 1 = 6: the attack fails, and the Border check takes a token.',
  'RX-03':
    'At the Bank (defence 2) McReady has a Bounty Hunter (4) and Colty a .45 Long Colt (2). It is 4 against 4: the attack fails.',
  'RX-04':
    'At Whiskey Canyon (defence 2) McReady’s total is 14 and Colty has no card there, a total of 2. Exactly one bandit is hit.',
  'RX-05':
    'Of rating 1 only Skinny Landell (with True Grit) and Lem Tuttle are alive, and an attack succeeds. Colty has to choose one of the two. He chooses Skinny: the token goes back to the supply and nobody dies, so the Border check takes a token.',
  'RX-06': 'The same, but Colty chooses Lem. Lem dies, the border loses nothing, and Skinny keeps his token.',
  'RX-07':
    'All bandits of rating 1 are dead. On space 3 of Whiskey Canyon an attack succeeds, and Colty chooses Whistling Tom. He dies, and the marker goes back to space 2; the next Colty turn brings it to 3 again. On space 1 it would have stayed.',
  'RX-08':
    'Doc Harlan (3), Hattie Quill (3), Cortez and Jack are alive. McReady plays Ambush! for two discards and names Doc, who dies; his ability is gone with him. With only Cortez and Jack alive, Ambush! could not be played.',
  'RX-09':
    'One token is left on the Mexican Border. Colty plays Ride for the border for one discard: the card is empty, and Colty has won, in his own turn.',
  'RX-10':
    'There are 13 tokens on the border, and McReady plays two Apache Scouts. The first makes it 14; the second is placed but brings nothing.',
  'RX-11':
    'The first turn: Colty skips the Advance phase, draws two cards (seven in hand) and plays. After McReady’s turn Colty’s second one moves the marker to space 2 of the Bank.',
  'RX-12':
    'The marker is on space 2, the last of Buzzard Point, and both columns hold cards. In Colty’s Advance phase it goes to space 1 of Rattlesnake Creek, or with 1.2 of the prison. All cards stay at Buzzard Point and fight no more.',
  'RX-13':
    'Adios, amigos! cannot be played on space 2 of Buzzard Point or space 5 of Whiskey Canyon; on space 4 of Whiskey Canyon it moves the marker to 5, for two discards. River in flood cannot be played on any space 1.',
  'RX-14':
    'On space 4 of the Express McReady plays River in flood, and the marker goes to 3; his attack fails. The Border check takes a token. The Train check finds the marker on 3, so the game goes on, and Colty’s next turn moves it to 4.',
  'RX-15':
    'On space 4 of the Express only Cortez and Jack are alive. The attack succeeds and Cortez dies. Jack is alive at the Train check: Colty wins.',
  'RX-16':
    'On space 3 of the Express Cortez, without tokens, and Jack are alive. McReady plays Get a rope, boys: Cortez dies, and Colty discards two cards at random. The attack succeeds and Jack dies: McReady has won, and nothing more is checked.',
  'RX-17':
    'On the Express McReady has a Deputy, Old Three Fingers and the Armed train guard with True Grit, Colty a .45 Long Colt. Mule Tanner (2), Cortez (5) and Jack (6) are alive. Colty derails the train for two discards, and McReady passes. Mule Tanner dies (and Colty discards a card, if he has one); the Deputy and the .45 are destroyed; the guard loses its token and stays, and so does the bear; one border token goes, and Derail the Train leaves the game.',
  'RX-18':
    'The same, but McReady answers with The brakeman’s warning. The two discards are lost, no bandit dies, nothing is destroyed, and Derail the Train leaves the game.',
  'RX-19': 'On the Express only Jack is alive: the train cannot be derailed.',
  'RX-20':
    'McReady holds a Bounty Hunter (one random card), a Deputy and Get a rope, boys, and plays the Bounty Hunter. One of the other two is discarded at random. With nothing else in hand the Bounty Hunter could not be played.',
  'RX-21':
    'While Abigail is alive, Colonel McReady costs 3 at the Bank, 2 at Rattlesnake Creek and 1 on the Express. When she is dead: 2, 1 and 0.',
  'RX-22':
    'Colty’s column holds a .38 Special, a .45 Long Colt and Banditos. A Hail of Bullets may not be added; a Derringer and an Upturned wagon may, but not a second Derringer.',
  'RX-23':
    'McReady has three Lawmen at Whiskey Canyon when Colty plays Sandstorm. They stay and fight. A Deputy may not be added, but a Rock-strewn vantage point may. When Fire at will has left one Lawman, McReady may add one affected card, not two.',
  'RX-24':
    'Colty has three cards when McReady plays Rickety Bridge. Nothing is taken away; until fewer than two counted cards are there, Colty may add only cards that are not counted.',
  'RX-25':
    'Three Lawmen, a Volcanic pistol under one of them: 6 in all. Colty plays Dynamite. Their base firepower is 1 + 1 + 1 = 3, so all three may be destroyed; the pistol goes to McReady’s discard pile.',
  'RX-26':
    'McReady has a Deputy (2 + 1), a Cowboy (1) and a Bounty Hunter (4). Dynamite may destroy the Deputy and the Cowboy together (2 + 1 = 3), but not the Bounty Hunter.',
  'RX-27':
    'McReady has a Rock-strewn vantage point (0, crosshair), a Deputy (2), a Lawman (1) and a Bounty Hunter (4). Dynamite has to take the vantage point, which uses up 0; the Deputy and the Lawman may go with it (3). McReady draws a card. Without the vantage point nothing may be chosen.',
  'RX-28':
    'McReady has Drusilla (−1) and a Bounty Hunter (4). Dynamite may destroy both (−1 + 4 = 3), but not the Bounty Hunter alone.',
  'RX-29': 'McReady has a vantage point and Colonel McReady; Colty plays Fire at will, boys. Only the vantage point can be chosen.',
  'RX-30':
    'Sandstorm lies at Whiskey Canyon, and McReady has only Brady Logan there. Colty plays Shadow of Chikara on Brady. Now Brady takes up room: McReady may add one affected card and no second. If he discards Brady in his Play phase, there is room for two, and the Eagle goes back to the supply.',
  'RX-31':
    'A card lies under McReady’s Strongbox, and the Eagle is put on the Strongbox. McReady cannot take the card. If he discards the blank Strongbox, the card goes to his discard pile, or to the Frontier’s pile if it is a Frontier card.',
  'RX-32':
    'The Strongbox is the last card in Colty’s hand. He plays it and gains a dollar; nothing lies under it, and it stays in his Open Range area without use.',
  'RX-33':
    'At the Bank (defence 2) Colty has a .45 Long Colt with two chips and a .38 Special. The Eagle is put on the .45: Colty’s total is 0 + 1 + 2 = 3. The .45 still takes one of his three places; “Fan” the gun may still put chips on it, which count when the Eagle goes.',
  'RX-34': 'The Eagle lies on Sandstorm: McReady’s column there has no limit until the Eagle is moved away.',
  'RX-35': 'The Eagle may not be put on Cortez, Whiskey Canyon, the Ramshackle hut, the prison or the Duel card.',
  'RX-36': 'In the duel Colty wants to play Duster coat. It is refused: that card only places cards into the prison.',
  'RX-37':
    'The marker is at the prison. McReady holds Double the guard and the Swain Boys, Colty holds Wriggler Hooley: none of the three may be played. While the marker was on Buzzard Point each could have been placed into the prison.',
  'RX-38':
    'At the prison (defence 6) the Colonel is in McReady’s column, and McReady plays a Deputy and a Cowboy; Colty has a .45 Long Colt and a .38 Special. McReady 6 + 2 + 1 = 9, for the Deputy’s bonus is text; Colty 2 + 1 + 6 = 9: the attack fails. Santiago joins the gang with a True Grit token, and one border token goes.',
  'RX-39':
    'Both attacks at the prison succeed, and the marker goes on to Rattlesnake Creek. Santiago and a Garrotte under him leave the game. He is not dead; Hunt the man down would draw two cards.',
  'RX-40':
    'Double the guard (3) and a Prison guard (1, and +1 in the prison) lie in the prison when the marker arrives. Colty plays Pull the bars out with a horse, which is free: Double the guard is destroyed, and McReady’s total there is 2.',
  'RX-41':
    'With module B McReady took two dollars, and Santiago is freed: Colty takes the Garrotte into his hand. At Rattlesnake Creek he discards it to destroy Colonel McReady, and two border tokens go. Had Santiago died before, the Garrotte could not have been used, and as payment it would have left the game.',
  'RX-42':
    'McReady has four cards, and both draw two. Colty lays a .45 Long Colt; McReady calls a bluff. Colty wins: the .45 is discarded, the Duel card and the Armed train guard leave the game, the Hostage token is on Cortez, and McReady discards one of his six cards at random. Colty’s Play phase goes on.',
  'RX-43':
    'Colty lays Dynamite; McReady calls a bluff. McReady wins: Dynamite is discarded, the Duel card and the Hostage token leave the game, the guard stays.',
  'RX-44': 'Colty lays Dynamite; McReady lays a Lawman. McReady wins, and both cards are discarded.',
  'RX-45': 'Colty lays a .45 Long Colt (2), McReady a Bounty Hunter (4). McReady wins, 4 against 2.',
  'RX-46': 'Colty lays Comancheros (3), McReady Charlie Weathers (3). Colty wins, and McReady discards a card at random besides.',
  'RX-47':
    'McReady backs down. Colty’s card is discarded, the Duel card and the guard leave the game, the Hostage token goes to Cortez, and McReady discards nothing.',
  'RX-48': 'McReady wants to lay a Cowboy, which has no Lock. That is refused.',
  'RX-49':
    'The marker goes from space 5 of Rattlesnake Creek to the Express, and there was no duel. The Hostage token and the Duel card leave the game; the guard (3) counts in McReady’s total on the Express.',
  'RX-50': 'Cortez is dead: there can be no duel.',
  'RX-51':
    'Only Cortez, with the Hostage token, and Jack are alive, and an attack succeeds. The token leaves the game, Cortez lives, and a border token goes. The next success kills Cortez.',
  'RX-52':
    'McReady chooses two dollars: he begins with 2, a True Grit token lies on the Armed train guard (four are left in the supply, since one is on Skinny), and the Garrotte lies under Santiago. With one dollar there is none of this.',
  'RX-53':
    'From McReady’s deck one Deputy goes out and a Texas Ranger in, one Wire ahead goes out and a Rock-strewn vantage point in: 62 cards, 37 characters, 18 actions, 6 firepower cards and a Location. The deck is legal.',
  'RX-54':
    'Faulty decks: Lee Shao for Wire ahead (38 characters, 37 allowed); a Texas Ranger for Brady Logan (a gunfighter is missing); two Lee Shaos (he is unique); the base deck and a vantage point besides (63 cards); three “Fan” the gun (there are two); the Garrotte in Colty’s deck (no deck card); Dynamite in McReady’s (the other side’s); a Texas Ranger without module D (its set is not in the game).',
  'RX-55': 'B without A is refused: B needs A. A without 1.2: A needs 1.2. And 1.2 without 1.1: 1.2 needs 1.1.',
  'RX-56':
    'With module D, Sister Sara alive and Lupe Vargas dead, Colty plays Banditos for one discard. The window opens. McReady discards a Texas Ranger: the Banditos go to Colty’s discard pile without effect, and the payment is lost. If McReady holds no Ranger, the same window opens and he can only pass.',
  'RX-57':
    'Sister Sara dies while a Texas Ranger (3) lies in McReady’s column. He leaves the game at once. One in hand can no longer be played or used, and leaves the game if discarded.',
  'RX-58':
    'The Jakes lies in Colty’s column at Rattlesnake Creek, and McReady plays Buffalo Stampede there. One bandit dies in the usual way and The Jakes is discarded. The death counts for the Border check; the buffalo (6) fight in this attack and are discarded after it.',
  'RX-59':
    'Colty has a .45 Long Colt and two .38 Specials, and five chips are left. With “Fan” the gun he shares out five chips, no more than two to a gun.',
  'RX-60':
    'Four .38 Specials lie in Colty’s discard pile, six chips in the supply. Trixie and Delilah get four chips: firepower 4. If the Volcanic pistol is discarded against them, they are destroyed and the chips go back.',
  'RX-61':
    'McReady discards the Volcanic pistol from his hand against Skinny Landell’s True Grit token and shoots his hat off. The token leaves the game, Skinny lives, and from now on there are five such tokens.',
  'RX-62':
    'Clarence is at the current battlefield. A Pinkerton Agent and Trained in the Pinkerton ways cost 0 instead of 1; a Deputy, at 0, does not care.',
  'RX-63':
    'The burial ground lies at Rattlesnake Creek, where the marker is. McReady may not play a Bounty Hunter there, but may send Brady Logan to the Express. When the marker leaves the Creek, the burial ground leaves the game.',
  'RX-64':
    'Travis Dane is at the current battlefield, the gallows are not. Get a rope, boys and Ambush! cost 3 each. With the gallows there too, Get a rope, boys costs 2.',
  'RX-65':
    'Reverend Kane (2) is in McReady’s column at the current battlefield. In McReady’s Draw phase he hides the token on the left, and Colty guesses left: Kane goes to Colty’s column there and counts for him, without using up one of the three places.',
  'RX-66':
    'McReady draws the Legend of Boggy Creek, holding three cards of his own and one of the Frontier; Colty holds five of his own. McReady gains a dollar, shuffles three in and draws three, keeping the Frontier card; Colty shuffles five in and draws five.',
  'RX-67':
    'Colty plays Swarm of horseflies on Colonel McReady, who is in play: he leaves the game instead of going into a deck. The Armed train guard could not have been chosen.',
  'RX-68':
    'McReady has to draw two cards; his deck holds one and his discard pile 20, Colonel McReady among them. He draws the one card, the Colonel leaves the game, 19 cards are shuffled, and he draws one more.',
  'RX-69':
    'McReady’s deck holds one card, and Austin Granby removes his discard pile. McReady draws that card and then none; he plays on.',
  'RX-70':
    'A .45 Long Colt carries an ordinary chip and a red one. Card sharp with “black” takes both off, with “white” only the red one.',
  'RX-71':
    'The player of Mary Lou’s shack moves one red chip in each own turn; after the fourth the shack is discarded. The Jackson Clan is refused as a place for a chip.',
  'RX-72':
    'The first attack at Whiskey Canyon turns up Riflemen on the ridge. McReady has 3, Colty 5. It is 3 + 4 = 7 against 5: the attack succeeds. The +4 counts in later attacks there too.',
  'RX-73':
    'Colty has a Hail of Bullets and a Gatling Gun at the Bank, which is passed, and a Ramshackle hut at Whiskey Canyon. Saddlebags may take the Hail of Bullets, but neither the Gatling Gun nor the hut.',
};

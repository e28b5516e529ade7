/** Guards: met by one rider after another, each with their own volley. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

/** Jesse robs this alone. */
const alone = (card: string, hand: string, cowboy = 'pat-garrett') =>
  story(caliber45, { Jesse: { hand, cowboy }, Billy: {} }, { zones: { spread: card } })
    .does('Jesse', 'rob')
    .does('Jesse', 'pick 0');
/** Jesse and Butch against Billy and Etta; Jesse calls, and these join. */
const riding = (
  card: string,
  hands: readonly [jesse: string, billy: string, butch: string, etta: string],
  ...joining: string[]
) => {
  const s = story(
    caliber45,
    {
      Jesse: { hand: hands[0], cowboy: 'pat-garrett' },
      Billy: { hand: hands[1], cowboy: 'buffalo-bill' },
      Butch: { hand: hands[2], cowboy: 'wyatt-earp' },
      Etta: { hand: hands[3], cowboy: 'doc-holliday' },
    },
    { zones: { spread: card } },
  ).does('Jesse', 'rob');
  for (const name of ['Billy', 'Butch', 'Etta']) s.does(name, joining.includes(name) ? 'join' : 'decline');
  return s.does('Jesse', 'pick 0');
};

for (const [card, guards] of [
  ['mail-car', 2],
  ['gold-train', 4],
  ['fort-knox', 6],
] as const)
  rule(`C45-68 ${card}: ${guards} guards are beaten with ${guards} bullets, not with ${guards - 1}`, () => {
    alone(card, `ammo-${guards - 1} ammo-${guards}`)
      .isAsked('Jesse')
      .mayNot('Jesse', `meet ammo-${guards - 1}`, 'C45-68')
      .does('Jesse', `meet ammo-${guards}`)
      .hears('rail', 'beat', { seat: 'Jesse', guards })
      .sees('rail', 'money Jesse', card)
      .sees('rail', 'thrown', `ammo-${guards}`)
      .isAsked('Billy');
  });

rule('C45-68 cards add up, more of them than needed may go, and only ammunition that you hold', () => {
  alone('gold-train', 'ammo-1 ammo-3 ammo-5 mustang coyote cactus')
    .may('Jesse', 'meet ammo-1 ammo-3')
    .may('Jesse', 'meet ammo-1 ammo-3 ammo-5')
    .mayNot('Jesse', 'meet ammo-3', 'C45-68')
    .mayNot('Jesse', 'meet', 'C45-68')
    .mayNot('Jesse', 'meet ammo-6', 'C45-68')
    .mayNot('Jesse', 'meet ammo-5 mustang', 'C45-68')
    .mayNot('Jesse', 'meet ammo-5 coyote', 'C45-68')
    .mayNot('Jesse', 'meet ammo-5 cactus', 'C45-68')
    .isAsked('Jesse');
});

rule('C45-38 a cowboy whose limit is below the number cannot meet it with any hand: a Mustang or the end', () => {
  alone('fort-knox', 'ammo-6 ammo-6 mustang', 'doc-holliday')
    .mayNot('Jesse', 'meet ammo-6', 'C45-38')
    .mayNot('Jesse', 'meet ammo-6 ammo-6', 'C45-38')
    .offered('Jesse', 'mustang', 'fall')
    .isAsked('Jesse');
  alone('fort-knox', 'ammo-6', 'doc-holliday').offered('Jesse', 'fall').isAsked('Jesse');
  alone('fort-knox', 'ammo-6', 'billy-the-kid').offered('Jesse', 'meet', 'fall').isAsked('Jesse');
  alone('gold-train', 'ammo-6', 'doc-holliday')
    .does('Jesse', 'meet ammo-6')
    .sees('rail', 'money Jesse', 'gold-train')
    .isAsked('Billy');
});

rule('C45-38 one volley: riders do not put their bullets together, and what is too much is lost', () => {
  riding('fort-knox', ['ammo-3', 'ammo-3', 'ammo-3', ''], 'Billy', 'Butch')
    .mayNot('Jesse', 'meet ammo-3', 'C45-68')
    .mayNot('Butch', 'meet ammo-3', 'C45-40')
    .isAsked('Jesse');
  alone('mail-car', 'ammo-6 ammo-1').does('Jesse', 'meet ammo-6').sees('Jesse', 'hand Jesse', 'ammo-1').isAsked('Billy');
});

rule('C45-39 a player who could shoot does not have to: they may ride off or die, but not step aside', () => {
  const able = () => riding('mail-car', ['ammo-6 mustang', 'ammo-1', '', ''], 'Billy');
  able()
    .offered('Jesse', 'meet', 'mustang', 'fall')
    .mayNot('Jesse', 'pass', 'C45-67')
    .mayNot('Jesse', 'flee', 'C45-70')
    .isAsked('Jesse');
  able()
    .does('Jesse', 'mustang')
    .sees('Jesse', 'cowboy Jesse', 'pat-garrett')
    .sees('Jesse', 'hand Jesse', 'ammo-6')
    .isAsked('Billy');
  able()
    .does('Jesse', 'fall')
    .sees('rail', 'graveyard', 'pat-garrett')
    .sees('Jesse', 'hand Jesse', 'ammo-6 mustang')
    .isAsked('Billy');
});

rule('C45-40 a rider who fails is followed by the next clockwise, team-mates too, and each meets the full number', () => {
  riding('gold-train', ['ammo-3', 'ammo-3', 'ammo-3', 'ammo-4'], 'Billy', 'Butch', 'Etta')
    .does('Jesse', 'fall')
    .isAsked('Billy')
    .mayNot('Billy', 'meet ammo-3', 'C45-68')
    .does('Billy', 'fall')
    .isAsked('Butch')
    .does('Butch', 'fall')
    .isAsked('Etta')
    .does('Etta', 'meet ammo-4')
    .sees('rail', 'money Etta', 'gold-train')
    .isAsked('Jesse');
});

rule('C45-40 those who do not ride are passed over, and those after the success meet nobody', () => {
  riding('mail-car', ['ammo-1', '', '', 'ammo-2'], 'Etta').does('Jesse', 'fall').isAsked('Etta');
  riding('mail-car', ['ammo-2', 'ammo-1', '', ''], 'Billy')
    .does('Jesse', 'meet ammo-2')
    .isAsked('Jesse')
    .offered('Jesse', 'draw', 'flee')
    .mayNot('Billy', 'meet ammo-1', 'C45-40');
});

rule('C45-40, C45-69 nobody rides off before their own turn to face them comes', () => {
  riding('mail-car', ['ammo-2', 'mustang', '', ''], 'Billy')
    .mayNot('Billy', 'mustang', 'C45-69')
    .mayNot('Billy', 'fall', 'C45-39')
    .isAsked('Jesse');
});

rule(
  'C45-80 a Mustang leaves the guards to the next rider just as death does, and its rider takes no part in the shoot-out',
  () => {
    riding('mail-car', ['ammo-1 mustang', 'ammo-2 ammo-2', 'ammo-5', ''], 'Billy', 'Butch')
      .does('Jesse', 'mustang')
      .isAsked('Billy')
      .does('Billy', 'meet ammo-2')
      .mayNot('Billy', 'shoot Jesse ammo-2', 'C45-49')
      .mayNot('Jesse', 'draw', 'C45-35')
      .does('Billy', 'shoot Butch ammo-2')
      .isAsked('Butch');
  },
);

rule('C45-60 when the caller’s cowboy dies the robbery goes on without them', () => {
  riding('mail-car', ['ammo-6', 'ammo-2 ammo-1', 'ammo-3', ''], 'Billy', 'Butch')
    .does('Jesse', 'fall')
    .does('Billy', 'meet ammo-2')
    .isAsked('Billy')
    .mayNot('Jesse', 'shoot Billy ammo-6', 'C45-35')
    .mayNot('Billy', 'shoot Jesse ammo-1', 'C45-49')
    .does('Billy', 'shoot Butch ammo-1')
    .does('Butch', 'fall')
    .sees('rail', 'money Billy', 'mail-car')
    .isAsked('Butch');
});

rule('C45-41 when all have failed the card goes to the discard, and arming begins after the last of them', () => {
  riding('mail-car', ['', 'mustang', '', ''], 'Billy')
    .does('Jesse', 'fall')
    .does('Billy', 'mustang')
    .sees('rail', 'spent', 'mail-car')
    .sees('rail', 'loot', '')
    .fact('robbery', null)
    .isAsked('Butch');
  alone('fort-knox', '').does('Jesse', 'fall').sees('rail', 'spent', 'fort-knox').isAsked('Billy');
});

/** When nobody wants to ride any more. */
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

/** Jesse and Butch against Billy and Etta. */
const four = (money: { readonly [name: string]: string }, open: object) =>
  story(
    caliber45,
    {
      Jesse: { hand: 'ammo-1', cowboy: 'pat-garrett', money: money['Jesse'] ?? '' },
      Billy: { hand: 'ammo-1*6', cowboy: 'buffalo-bill', money: money['Billy'] ?? '' },
      Butch: { money: money['Butch'] ?? '' },
      Etta: { money: money['Etta'] ?? '' },
    },
    { open: { ...open }, zones: { spread: 'dynamite' } },
  );

rule('C45-33 you may always pass; when all have passed three laps in a row, the richest team wins', () => {
  const s = story(caliber45, {
    Jesse: { cowboy: 'pat-garrett', money: 'stagecoach' },
    Billy: { cowboy: 'buffalo-bill', money: 'mail-car' },
  });
  s.passes('Jesse', 'Billy', 'Jesse', 'Billy', 'Jesse').isAsked('Billy');
  s.passes('Billy').hears('rail', 'standstill').ends({ Jesse: 50_000, Billy: 100_000 }, ['Billy']);
});

rule('C45-33 debts are taken off there too, and a tie is shared', () => {
  four({ Jesse: 'mail-car', Billy: 'mail-car', Etta: 'stagecoach' }, { passes: 11, debt: [0, 50_000, 0, 0] })
    .passes('Jesse')
    .ends({ Jesse: 100_000, Billy: 50_000, Butch: 0, Etta: 50_000 }, ['Jesse', 'Billy', 'Butch', 'Etta']);
  four({ Jesse: 'mail-car', Billy: 'mail-car', Etta: 'stagecoach' }, { passes: 11 })
    .passes('Jesse')
    .ends({ Jesse: 100_000, Billy: 100_000, Butch: 0, Etta: 50_000 }, ['Billy', 'Etta']);
});

rule(
  'C45-87 a lap is one pass by everybody in an unbroken line: with four players the twelfth ends it, the eleventh does not',
  () => {
    four({}, { passes: 10 }).passes('Jesse').fact('passes', 11).isAsked('Billy');
    four({}, { passes: 11 }).passes('Jesse').ends({ Jesse: 0, Billy: 0, Butch: 0, Etta: 0 });
  },
);

rule('C45-87 anything but a pass starts the count again', () => {
  four({}, { passes: 11 }).does('Jesse', 'draw').fact('passes', 0).isAsked('Billy');
  four({}, { passes: 11, active: 'Billy' }).does('Billy', 'swap ammo-1').fact('passes', 0).isAsked('Butch');
  four({}, { passes: 11, active: 'Butch' }).does('Butch', 'hire').does('Butch', 'keep').fact('passes', 0).isAsked('Etta');
  four({}, { passes: 11, tokens: [1, 0, 0, 0] })
    .does('Jesse', 'unbail')
    .fact('passes', 0)
    .isAsked('Billy');
  four({}, { passes: 11 }).does('Jesse', 'rob').does('Billy', 'decline').does('Jesse', 'pick 0').fact('passes', 0).isAsked('Billy');
});

rule('C45-87 two hundred turns of arming without a robbery end the game in the same way', () => {
  four({ Butch: 'stagecoach' }, { armings: 198 }).does('Jesse', 'draw').fact('armings', 199).isAsked('Billy');
  four({ Butch: 'stagecoach' }, { armings: 199 })
    .does('Jesse', 'draw')
    .ends({ Jesse: 0, Billy: 0, Butch: 50_000, Etta: 0 }, ['Jesse', 'Butch']);
});

rule('C45-87 any robbery, won or lost, starts that count again', () => {
  four({}, { armings: 199 })
    .does('Jesse', 'rob')
    .does('Billy', 'decline')
    .does('Jesse', 'pick 0')
    .fact('armings', 0)
    .isAsked('Billy');
});

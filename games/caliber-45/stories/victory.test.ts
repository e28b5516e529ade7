/** The end: the first team that is worth a million. */
import { expect } from 'vitest';
import { story } from '../../../kernel/proving/story.ts';
import { rule } from '../../../testing/rule.ts';
import { caliber45 } from '../game.ts';

/** Jesse and Butch against Billy and Etta; Jesse robs a stagecoach with nobody in the way. */
const lastHaul = (
  money: { readonly [name: string]: string },
  more: { readonly debt?: readonly number[]; readonly options?: object } = {},
) =>
  story(
    caliber45,
    {
      Jesse: { cowboy: 'pat-garrett', money: money['Jesse'] ?? '' },
      Billy: { money: money['Billy'] ?? '' },
      Butch: { money: money['Butch'] ?? '' },
      Etta: { money: money['Etta'] ?? '' },
    },
    { options: { ...more.options }, open: { debt: more.debt ?? [0, 0, 0, 0] }, zones: { spread: 'stagecoach', spent: '' } },
  )
    .does('Jesse', 'rob')
    .does('Jesse', 'pick 0');

rule('C45-74 a team wins with 1,000,000 between all its players, and all of them win', () => {
  lastHaul({ Jesse: 'fort-knox mail-car mail-car', Butch: 'fort-knox mail-car stagecoach', Billy: 'fort-knox' })
    .hears('rail', 'million', { team: 0 })
    .ends({ Jesse: 550_000, Billy: 300_000, Butch: 450_000, Etta: 0 }, ['Jesse', 'Butch']);
});

rule('C45-74 50,000 less is not enough', () => {
  lastHaul({ Jesse: 'fort-knox mail-car mail-car', Butch: 'fort-knox mail-car', Billy: 'fort-knox' })
    .fact('ended', null)
    .isAsked('Billy');
});

rule('C45-74 the outcome says who played together, and how it ended', () => {
  const { table } = lastHaul({ Jesse: 'fort-knox fort-knox fort-knox stagecoach' }).ends({
    Jesse: 1_000_000,
    Billy: 0,
    Butch: 0,
    Etta: 0,
  });
  expect(caliber45.outcome(table)).toMatchObject({
    teams: [
      [0, 2],
      [1, 3],
    ],
    endings: ['million'],
  });
});

rule('C45-74 a table may play for less', () => {
  lastHaul({ Jesse: 'mail-car', Butch: 'stagecoach' }, { options: { goal: 200 } }).ends(
    { Jesse: 150_000, Billy: 0, Butch: 50_000, Etta: 0 },
    ['Jesse', 'Butch'],
  );
  lastHaul({ Jesse: 'mail-car' }, { options: { goal: 200 } }).isAsked('Billy');
  for (const goal of [199, 1001, 500.5]) expect(caliber45.configure({ goal }, 4)).toMatchObject({ rule: 'table:option' });
});

rule('C45-30 debts are taken off: a million of which 50,000 are owed is not a million', () => {
  // Butch has nothing but big notes, and there is no change for them.
  lastHaul({ Jesse: 'fort-knox stagecoach', Butch: 'fort-knox fort-knox' }, { debt: [0, 0, 50_000, 0] })
    .fact('debt', [0, 0, 50_000, 0])
    .isAsked('Billy');
  lastHaul({ Jesse: 'fort-knox stagecoach', Butch: 'fort-knox fort-knox' }).ends({
    Jesse: 400_000,
    Billy: 0,
    Butch: 600_000,
    Etta: 0,
  });
  lastHaul({ Jesse: 'fort-knox mail-car mail-car', Butch: 'fort-knox gold-train' }, { debt: [0, 0, 50_000, 0] })
    .fact('debt', [0, 0, 50_000, 0])
    .ends({ Jesse: 550_000, Billy: 0, Butch: 450_000, Etta: 0 }, ['Jesse', 'Butch']);
});

rule('C45-59 the test comes after the loot, when debts have been settled where they can be', () => {
  // Jesse's stagecoach would make the million, but it pays Jesse's own debt first.
  lastHaul({ Jesse: 'fort-knox fort-knox fort-knox mail-car' }, { debt: [50_000, 0, 0, 0] })
    .hears('rail', 'settled', { seat: 'Jesse', dollars: 50_000 })
    .ends({ Jesse: 1_000_000, Billy: 0, Butch: 0, Etta: 0 }, ['Jesse', 'Butch']);
  lastHaul({ Jesse: 'fort-knox fort-knox fort-knox stagecoach' }, { debt: [50_000, 0, 0, 0] }).isAsked('Billy');
});

rule('C45-59 the game stops there: nobody arms any more', () => {
  lastHaul({ Jesse: 'fort-knox fort-knox fort-knox stagecoach' })
    .mayNot('Billy', 'pass', 'table:over')
    .ends({ Jesse: 1_000_000, Billy: 0, Butch: 0, Etta: 0 });
});

rule('C45-14 you can win without a cowboy, together with your team', () => {
  lastHaul({ Jesse: 'mail-car', Butch: 'fort-knox fort-knox gold-train stagecoach' })
    .sees('rail', 'cowboy Butch', '')
    .ends({ Jesse: 150_000, Billy: 0, Butch: 850_000, Etta: 0 }, ['Jesse', 'Butch']);
});

rule('C45-13 nobody is ever out: without a cowboy, cards or money you still take your turn', () => {
  story(caliber45, { Jesse: {}, Billy: { cowboy: 'buffalo-bill' } })
    .offered('Jesse', 'hire', 'pass')
    .isAsked('Jesse');
});

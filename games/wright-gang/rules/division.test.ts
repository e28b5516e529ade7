/** The division: the rulebook's own example, and the test vectors of the ledger. */
import { story } from '../../../kernel/story.ts';
import { rule } from '../../../testing/rule.ts';
import { wrightGang } from '../game.ts';

const one = { options: { rounds: 1 } };

rule('WB-46, WB-48, WB-51 the example of the book: Robert is slowest, so 7 7 7 earns nothing; Jesse beats Billy by the lower hand', () => {
  story(
    wrightGang,
    { Jesse: { revolver: '6 6 6' }, Billy: { revolver: '6 6 6' }, Butch: { revolver: '7 7' }, Robert: { revolver: '7 7 7' } },
    { ...one, zones: { loot: 23, sheriffs: 2 } },
  )
    .does('Jesse', 'shootout', 10)
    .does('Billy', 'slap', 10.3)
    .does('Butch', 'slap', 10.4)
    .does('Robert', 'slap', 10.5)
    .ends({ Jesse: 12, Billy: 6, Butch: 3, Robert: 0 }, ['Jesse']);
});

/** Liar's dice in Russian: all that is said at the table. */
import { does, list, name } from '../../../../words/ru/grammar.ts';
import { table } from '../../../../words/ru/table.ts';
import { teller } from '../../../../words/tell.ts';
import { type LiarsPhrases, liarsTalk } from '../shape.ts';
import { dice, names } from './names.ts';

const phrases: LiarsPhrases = {
  kept: rolled => `У вас выпало ${list(rolled.map(String))}.`,
  rolled: first => `Все бросают кубики. ${first.you ? 'Начинаете' : 'Начинает'} ${name(first)}.`,
  bid: (who, count, face) => `${does(who, 'называете', 'называет')}: ${dice(count, face)}.`,
  doubted: (who, count, face, there, loser) =>
    `${does(who, 'не верите', 'не верит')}: ставка — ${dice(count, face)}, а под стаканами ${there}. ${does(loser, 'теряете', 'теряет')} кубик.`,
  out: who => `${does(who, 'выбываете', 'выбывает')}.`,
};
export const talk = liarsTalk(names, phrases, game => teller(table.phrases, game));

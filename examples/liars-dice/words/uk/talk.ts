/** Liar's dice in Ukrainian: all that is said at the table. */
import { teller } from '../../../../words/tell.ts';
import { does, list, name } from '../../../../words/uk/grammar.ts';
import { table } from '../../../../words/uk/table.ts';
import { type LiarsPhrases, liarsTalk } from '../shape.ts';
import { dice, names } from './names.ts';

const phrases: LiarsPhrases = {
  kept: rolled => `У вас випало ${list(rolled.map(String))}.`,
  rolled: first => `Усі кидають кубики. ${first.you ? 'Починаєте' : 'Починає'} ${name(first)}.`,
  bid: (who, count, face) => `${does(who, 'називаєте', 'називає')}: ${dice(count, face)}.`,
  doubted: (who, count, face, there, loser) =>
    `${does(who, 'не вірите', 'не вірить')}: ставка — ${dice(count, face)}, а під стаканами ${there}. ${does(loser, 'втрачаєте', 'втрачає')} кубик.`,
  out: who => `${does(who, 'вибуваєте', 'вибуває')}.`,
};
export const talk = liarsTalk(names, phrases, game => teller(table.phrases, game));

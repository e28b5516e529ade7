/** Why a refused table's decks cannot be played, fault by fault, in the reader's language. */

import { loadPageWords } from '../../../../client/shell/page-words.ts';
import { language } from '../../../../client/shell/settings.ts';
import { loadScreenWords } from '../../../../client/shell/words.ts';
import { deckFaults, listOf } from '../../decks/decks.ts';
import { type RevolverConfig, setsOn } from '../../zones.ts';
import { GAME, screen } from '../screen.ts';
import { saidFault } from './account.tsx';
import { PAGE } from './words.ts';

export const explainDecks = async (config: RevolverConfig): Promise<string> => {
  await Promise.all([loadPageWords(PAGE, language.value), loadScreenWords(GAME, language.value)]);
  const on = setsOn(config);
  const { decks } = screen().terms;
  const of = (side: 'colty' | 'mcready', code: string): string[] => {
    const faults = deckFaults(side, listOf(side, code, on), on);
    return faults.length === 0 ? [] : [`${decks[side]}: ${faults.map(saidFault).join(' ')}`];
  };
  return [...of('colty', config.coltyDeck), ...of('mcready', config.mcreadyDeck)].join(' ');
};

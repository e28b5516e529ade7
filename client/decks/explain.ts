/** Why the decks of a table that was refused cannot be played, fault by fault, in the reader's language. */
import { deckFaults, listOf } from '../../games/revolver/decks.ts';
import { type Config, setsOn } from '../../games/revolver/zones.ts';
import { GAME, screen } from '../games/revolver/screen.ts';
import { loadPageWords } from '../shell/page-words.ts';
import { language } from '../shell/settings.ts';
import { loadScreenWords } from '../shell/words.ts';
import { saidFault } from './account.tsx';

export const explainDecks = async (config: Config): Promise<string> => {
  await Promise.all([loadPageWords('decks', language.value), loadScreenWords(GAME, language.value)]);
  const on = setsOn(config);
  const { decks } = screen().terms;
  const of = (side: 'colty' | 'mcready', code: string): string[] => {
    const faults = deckFaults(side, listOf(side, code, on), on);
    return faults.length === 0 ? [] : [`${decks[side]}: ${faults.map(saidFault).join(' ')}`];
  };
  return [...of('colty', config.coltyDeck), ...of('mcready', config.mcreadyDeck)].join(' ');
};

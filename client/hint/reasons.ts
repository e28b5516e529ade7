/** Why a move is good or bad, in the present language: a game's own words, loaded when a player asks for a hint. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Reason } from '../../bots/mind.ts';
import { language } from '../shell/settings.ts';
import { unspoken } from '../shell/words.ts';

export type SayReason = (reason: Reason) => string;
type Words = { readonly [because: string]: (figures: Reason) => string };
const wordsAt = import.meta.glob<{ readonly why: Words }>('../../games/*/words/*/why.ts');

/** Null until the words are there. A game without them has no reasons either. */
export const useReasons = (game: string): SayReason | null => {
  const words = useSignal<{ readonly spoken: string; readonly why: Words } | null>(null);
  const spoken = language.value;
  useEffect(() => {
    const load = wordsAt[`../../games/${game}/words/${spoken}/why.ts`];
    (load?.() ?? Promise.resolve({ why: {} })).then(
      ({ why }) => {
        words.value = { spoken, why };
      },
      why => {
        unspoken.value = why;
      },
    );
  }, [game, spoken]);
  const loaded = words.value;
  return loaded?.spoken === spoken ? reason => loaded.why[reason.because]!(reason) : null;
};

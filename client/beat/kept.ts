/** Challenges that this browser knows: sent or come in, with the game that was played for each. Kept as links, the newest first. */
import { signal } from '@preact/signals';
import { recall, remember } from '../shell/settings.ts';

export interface KeptChallenge {
  readonly salt: string;
  readonly game: string;
  readonly by: string;
  /** It is a game of this browser's own that others are to beat. */
  readonly sent: boolean;
  /** The challenge as its link has it. */
  readonly link: string;
  /** The player's own game, packed the same way; nothing while they have not finished. The first one counts. */
  readonly own: string | null;
}
const KEY = 'challenges';
export const challengesKey = KEY;
const MOST = 20;

const stored = (): readonly KeptChallenge[] => {
  try {
    const found = JSON.parse(recall(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? (found as readonly KeptChallenge[]) : [];
  } catch {
    return [];
  }
};
const known = signal<readonly KeptChallenge[] | null>(null);
export const keptChallenges = (): readonly KeptChallenge[] => known.value ?? stored();
export const keptChallenge = (salt: string): KeptChallenge | undefined => keptChallenges().find(kept => kept.salt === salt);
const keep = (all: readonly KeptChallenge[]): void => {
  known.value = all.slice(0, MOST);
  remember(KEY, JSON.stringify(known.value));
};
/** One that is known stays as it is. */
export const keepChallenge = (challenge: Omit<KeptChallenge, 'own'>): void => {
  if (keptChallenge(challenge.salt) === undefined) keep([{ ...challenge, own: null }, ...keptChallenges()]);
};
const change = (salt: string, changes: Partial<KeptChallenge>): void =>
  keep(keptChallenges().map(kept => (kept.salt === salt ? { ...kept, ...changes } : kept)));
export const keepOwn = (salt: string, own: string): void => {
  if (keptChallenge(salt)?.own === null) change(salt, { own });
};
export const dropChallenge = (salt: string): void => keep(keptChallenges().filter(kept => kept.salt !== salt));

/** What this browser saw and sent before the deal of its last games, through reloads and in every tab: the server must not be able to take it back. */
import type { DealEvidence } from '../../wire/evidence.ts';
import { type EvidenceMemory, shortMemory } from '../../wire/pledges.ts';
import { keepsThings } from '../shell/storage.ts';

const KEY = 'sixgun:fair';

const read = (): readonly DealEvidence[] => {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as readonly DealEvidence[]) : [];
  } catch {
    return [];
  }
};
const inBrowser: EvidenceMemory = {
  read,
  write: kept => {
    // A browser whose store is full forgets, and then claims nothing.
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {}
  },
};
export const keptEvidence: EvidenceMemory = keepsThings() ? inBrowser : shortMemory();

/** Feats: finished games of one player against steady bots, replayed before they were stored. */
import type { Instant, JsonText } from './values.ts';

export interface StoredFeat {
  readonly id: string;
  /** Feats of the same deal have the same key: game, rules, cards, options, bots and chair. */
  readonly deal: string;
  readonly guest: string;
  readonly game: string;
  readonly at: Instant;
  readonly place: number;
  /** The number of places. */
  readonly places: number;
  readonly points: number;
  readonly moves: number;
  readonly feat: JsonText;
}
/** What people who know its player see of a feat. */
export type ListedFeat = Omit<StoredFeat, 'feat'> & { readonly name: string };

export interface Feats {
  /** A guest's first feat of a deal counts: false when there is one. Guests who send by the same link see each other's. */
  keep(feat: StoredFeat, link: string | null): Promise<boolean>;
  /** A feat this guest may see: their own, or one of a person they know. */
  find(id: string, guest: string): Promise<(StoredFeat & { readonly name: string }) | null>;
  /**
   * Feats of a deal by this guest and all they know, by a common link or a table they have shared; without blocked people, in either
   * direction.
   */
  board(deal: string, guest: string, limit: number): Promise<ListedFeat[]>;
  /** Counts for a deal, over all guests and without names: how many reached each place and score. */
  spread(deal: string): Promise<{ readonly place: number; readonly points: number; readonly feats: number }[]>;
  /** Of those this guest knows, the guests who have sent this deal by this link. */
  sharers(link: string, deal: string, guest: string): Promise<readonly string[]>;
  /** All feats of a guest, and the links by which they were sent. */
  ofGuest(guest: string): Promise<{ readonly feats: StoredFeat[]; readonly links: string[] }>;
}

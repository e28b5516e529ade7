/** Feats: finished games of one player against steady bots, which were played again before they were kept. */
import type { Instant, JsonText } from './values.ts';

export interface StoredFeat {
  readonly id: string;
  /** Those of the same deal have the same name: game, rules, cards, options, bots and chair. */
  readonly deal: string;
  readonly guest: string;
  readonly game: string;
  readonly at: Instant;
  readonly place: number;
  /** How many places there were. */
  readonly places: number;
  readonly points: number;
  readonly moves: number;
  readonly feat: JsonText;
}
/** What is shown of one to those who know its player. */
export type ListedFeat = Omit<StoredFeat, 'feat'> & { readonly name: string };

export interface Feats {
  /** The first of a guest and deal counts: false when there is one. Whoever sends one by a link knows those who did so by the same. */
  keep(feat: StoredFeat, link: string | null): Promise<boolean>;
  /** One that this guest may look at: their own, or that of somebody they know. */
  find(id: string, guest: string): Promise<(StoredFeat & { readonly name: string }) | null>;
  /** Of a deal, those of this guest and of all they know: by a common link, or a table they have sat at together; without those who were blocked or did it. */
  board(deal: string, guest: string, limit: number): Promise<ListedFeat[]>;
  /** Of a deal, of all and without names: how many came to this place with as many points. */
  spread(deal: string): Promise<{ readonly place: number; readonly points: number; readonly feats: number }[]>;
  /** Who has sent this deal by this link, of all whom this guest knows. */
  sharers(link: string, deal: string, guest: string): Promise<readonly string[]>;
  /** All of a guest, and the links by which they were sent. */
  ofGuest(guest: string): Promise<{ readonly feats: StoredFeat[]; readonly links: string[] }>;
}

/**
 * News for all processes: names and faces, sign-outs, deleted guests, the lobby, notices, tables closed by an operator. Lost news
 * is found in the store a little later; this only speeds it up.
 */
import type { PresenceNews } from '../calls/presence.ts';
import type { HeldElsewhere, TakenElsewhere } from '../limits/shares.ts';
import type { Known } from '../visitor.ts';

export type News =
  | { readonly news: 'lobby' }
  | PresenceNews
  | { readonly news: 'awaited'; readonly guest: string; readonly table: string }
  | { readonly news: 'notice' }
  | ({ readonly news: 'known'; readonly guest: string } & Known)
  | { readonly news: 'signed out'; readonly guest: string }
  | { readonly news: 'forgotten'; readonly tables: readonly string[] }
  | { readonly news: 'closed'; readonly table: string }
  | { readonly news: 'taken'; readonly taken: TakenElsewhere }
  | { readonly news: 'held'; readonly by: string; readonly held: HeldElsewhere };

/** The lobby changes with every chair: the least time between announcements. */
const LOBBY_PAUSE = 100;

export class ClusterNews {
  readonly #send: (news: News) => void;
  #lobby: NodeJS.Timeout | null = null;
  /** Listens to news from other processes. */
  heard: (news: News) => void = () => {};

  constructor(send: (news: News) => void) {
    this.#send = send;
  }
  tell(news: News): void {
    if (news.news !== 'lobby') this.#send(news);
    else
      this.#lobby ??= setTimeout(() => {
        this.#lobby = null;
        this.#send(news);
      }, LOBBY_PAUSE);
  }
  close(): void {
    if (this.#lobby !== null) clearTimeout(this.#lobby);
  }
}

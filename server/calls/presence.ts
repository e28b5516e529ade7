/**
 * Does a guest have a page open, here or in another process? There is no list: other processes are asked when a guest is to be notified.
 */
import type { ToldOf } from '../../wire/tellings.ts';

type Called = ToldOf<'called'>;
/** Messages between processes about open pages. */
export type PresenceNews =
  | { readonly news: 'is here?'; readonly guest: string }
  | { readonly news: 'is here'; readonly guest: string }
  | { readonly news: 'called'; readonly guest: string; readonly told: Called };

/** The pages open here. */
export interface Pages {
  isHere(guest: string): boolean;
  tellGuest(guest: string, told: Called): void;
}
/** How long to wait for answers. */
const HEARING = 500;

export class Presence {
  readonly #pages: Pages;
  readonly #asked = new Map<string, Set<() => void>>();
  /** Sends to the other processes; null where there are none. */
  say: ((news: PresenceNews) => void) | null = null;

  constructor(pages: Pages) {
    this.#pages = pages;
  }
  async isHere(guest: string): Promise<boolean> {
    const { say } = this;
    if (this.#pages.isHere(guest)) return true;
    if (say === null) return false;
    return new Promise(resolve => {
      const waits = this.#asked.get(guest) ?? new Set();
      const end = (isHere: boolean): void => {
        clearTimeout(timer);
        waits.delete(heard);
        if (waits.size === 0) this.#asked.delete(guest);
        resolve(isHere);
      };
      const heard = (): void => end(true);
      const timer = setTimeout(end, HEARING, false);
      this.#asked.set(guest, waits.add(heard));
      say({ news: 'is here?', guest });
    });
  }
  /** Tells their pages, wherever those are. */
  tell(guest: string, told: Called): void {
    this.#pages.tellGuest(guest, told);
    this.say?.({ news: 'called', guest, told });
  }
  heard(news: PresenceNews): void {
    const { guest } = news;
    if (news.news === 'called') this.#pages.tellGuest(guest, news.told);
    else if (news.news === 'is here') for (const heard of [...(this.#asked.get(guest) ?? [])]) heard();
    else if (this.#pages.isHere(guest)) this.say?.({ news: 'is here', guest });
  }
}

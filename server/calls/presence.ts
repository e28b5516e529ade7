/** Has a guest a page open, here or in another process? Nobody keeps a list: the others are asked when somebody is to be called. */
import type { ToldOf } from '../../wire/tellings.ts';

type Called = ToldOf<'called'>;
/** What one process says to all others about pages that are open. */
export type PresenceNews =
  | { readonly news: 'is here?'; readonly guest: string }
  | { readonly news: 'is here'; readonly guest: string }
  | { readonly news: 'called'; readonly guest: string; readonly told: Called };

/** The pages that are open here. */
export interface Pages {
  isHere(guest: string): boolean;
  tellGuest(guest: string, told: Called): void;
}
/** How long the others are listened to. */
const HEARING = 500;

export class Presence {
  readonly #pages: Pages;
  readonly #asked = new Map<string, Set<() => void>>();
  /** Says something to the other processes; null where there are none that hear. */
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

/** What the host may change about a table. */
import type { Game, Kinds } from '../kernel/game.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { Json } from '../kernel/secret.ts';
import type { Arrangement } from '../wire/protocol.ts';
import type { Header } from './house.ts';
import { bar, no, putBot, resize, type Seating, stand, swapChairs } from './seating.ts';

const reseated = (h: Header, seating: Seating | Refusal): Header | Refusal => (isRefusal(seating) ? seating : { ...h, seating });

/** The bot that plays for somebody who is not there: neither the weakest nor the strongest. */
export const holder = (bots: readonly string[]): string => bots[Math.floor(bots.length / 2)] ?? '';

/** The table as the host wants it, or why not. While a game is on, guests may be sent away and the table opened or closed to the public. */
export const arranged = (
  h: Header,
  how: Arrangement,
  game: Game<Kinds>,
  bots: readonly string[],
  isHere: (guest: string) => boolean,
): Header | Refusal => {
  if (h.status === 'playing' && how.change !== 'kick' && how.change !== 'visibility') return no.playing;
  switch (how.change) {
    case 'bot':
      if (how.bot !== null && !bots.includes(how.bot)) return { ...no.noSuchBot, about: bots.join(', ') };
      return reseated(h, putBot(h.seating, how.seat, how.bot));
    case 'kick': {
      const chair = h.seating.chairs[how.seat];
      if (chair?.kind !== 'guest') return no.noSuchChair;
      const freed = stand(h.seating, chair.guest) as Seating;
      // Whose chair is only cleared because he is away may come back later; who is sent away may not.
      const seating = isHere(chair.guest) ? bar(freed, chair.guest) : freed;
      // In mid-game a bot plays his hand to the end.
      return reseated(h, h.status === 'playing' ? putBot(seating, how.seat, holder(bots)) : seating);
    }
    case 'swap':
      return reseated(h, swapChairs(h.seating, how.a, how.b));
    case 'seats': {
      const config = game.configure(h.options, how.seats);
      return config !== null && typeof config === 'object' && isRefusal(config)
        ? config
        : reseated(h, resize(h.seating, how.seats));
    }
    case 'options': {
      const config = game.configure(how.options as Json, h.seating.chairs.length);
      return config !== null && typeof config === 'object' && isRefusal(config) ? config : { ...h, options: config };
    }
    case 'visibility':
      return { ...h, visibility: how.visibility };
    case 'time':
      return { ...h, time: how.time };
    case 'railDelay':
      return { ...h, railDelay: how.seconds };
    case 'hush':
      return h;
  }
};

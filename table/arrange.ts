/** What the host may change about a table. */
import type { Game, Kinds } from '../kernel/game.ts';
import { isRefusal, type Refusal } from '../kernel/refusal.ts';
import type { Json } from '../kernel/secret.ts';
import type { Arrangement } from '../wire/protocol.ts';
import type { Header } from './house.ts';
import { no, putBot, resize, type Seating, stand, swapChairs } from './seating.ts';

const reseated = (h: Header, seating: Seating | Refusal): Header | Refusal => (isRefusal(seating) ? seating : { ...h, seating });

/** The table as the host wants it, or why not. Only bots may be put on empty chairs and guests sent away while a game is on. */
export const arranged = (h: Header, how: Arrangement, game: Game<Kinds>, bots: readonly string[]): Header | Refusal => {
  if (h.status === 'playing' && how.change !== 'kick' && how.change !== 'visibility') return no.playing;
  switch (how.change) {
    case 'bot':
      if (how.bot !== null && !bots.includes(how.bot)) return { ...no.noSuchBot, about: bots.join(', ') };
      return reseated(h, putBot(h.seating, how.seat, how.bot));
    case 'kick': {
      const chair = h.seating.chairs[how.seat];
      if (chair?.kind !== 'guest') return no.noSuchChair;
      return reseated(h, stand(h.seating, chair.guest));
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

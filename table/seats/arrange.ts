/** What the host may change at a table. */
import { type Bot, levelsOf } from '../../kernel/bot.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Slow } from '../../kernel/slow.ts';
import type { Arrangement } from '../../wire/requests.ts';
import { refusals } from '../refusals.ts';
import type { Header } from '../runtime.ts';
import { allUnready, bar, no, oust, putBot, resize, type Seating, stand, swapChairs } from './seating.ts';

const reseated = (h: Header, seating: Seating | Refusal): Header | Refusal => (isRefusal(seating) ? seating : { ...h, seating });

const termsOf = ({ options, time, hints = false, cue = 'heard', standIns = false }: Header): readonly unknown[] => [
  options,
  time,
  hints,
  cue,
  standIns,
];
/** A different game from the one they agreed to: every player must agree again. */
const withTerms = (h: Header, changed: Partial<Header>): Header => {
  const now = { ...h, ...changed };
  const isSame = JSON.stringify(termsOf(now)) === JSON.stringify(termsOf(h));
  return isSame ? h : { ...now, seating: allUnready(now.seating) };
};
const isNo = (config: unknown): config is Refusal => isRefusal(config);

/** What seating needs to know of a bot. */
export type SeatedBot = Pick<Bot<Kinds>, 'name' | 'level'>;
/** The bot that stands in for an absent player: neither the weakest nor the strongest. */
export const holder = (bots: readonly SeatedBot[]): string => {
  const levels = levelsOf(bots);
  return levels[Math.ceil((levels.length - 1) / 2)]?.name ?? '';
};

/** Can it be played by correspondence with this number of players? */
export const mayBeSlow = (slow: Slow | null, seats: number): boolean => slow?.seats.includes(seats) === true;

/** What the host's wishes are checked against. */
interface ArrangedGame {
  readonly game: Game<Kinds>;
  readonly bots: readonly SeatedBot[];
  readonly slow?: Slow | null;
}
/**
 * The table as the host wants it, or why not. In mid-game, the table may be opened or closed to the public, and guests may be sent away
 * if it is not rated.
 */
export const arranged = (
  h: Header,
  how: Arrangement,
  { game, bots, slow = null }: ArrangedGame,
  isHere: (guest: string) => boolean,
  isRated: boolean,
): Header | Refusal => {
  if (h.status === 'playing' && how.change !== 'kick' && how.change !== 'visibility') return no.playing;
  switch (how.change) {
    case 'bot':
      if (how.bot !== null && bots.every(({ name }) => name !== how.bot))
        return { ...no.noSuchBot, about: bots.map(({ name }) => name).join(', ') };
      return reseated(h, putBot(h.seating, how.seat, how.bot));
    case 'kick': {
      const chair = h.seating.chairs[how.seat];
      if (chair?.kind !== 'guest') return no.noSuchChair;
      if (h.status === 'playing' && isRated) return refusals.counts;
      if (h.status === 'playing' && h.time.kind === 'days' && h.standIns !== true) return refusals.notAgreed;
      const freed = stand(h.seating, chair.guest) as Seating;
      // A player whose chair is only cleared because they are away may come back later; a player who is sent away may not.
      const seating = isHere(chair.guest) ? bar(freed, chair.guest) : freed;
      if (h.status !== 'playing') return reseated(h, seating);
      // In mid-game a bot plays their hand to the end, and the game is then the bot's, whether they were at the table or not.
      return reseated(h, putBot(oust(seating, how.seat), how.seat, holder(bots)));
    }
    case 'swap':
      return reseated(h, swapChairs(h.seating, how.a, how.b));
    case 'seats': {
      const config = game.configure(h.options, how.seats);
      if (h.time.kind === 'days' && !mayBeSlow(slow, how.seats)) return refusals.notSlow;
      return isNo(config) ? config : reseated(h, resize(allUnready(h.seating), how.seats));
    }
    case 'options': {
      const config = game.configure(how.options as Json, h.seating.chairs.length);
      return isNo(config) ? config : withTerms(h, { options: config });
    }
    case 'visibility':
      // The current game was agreed before; only hints end where strangers may watch.
      if (h.status === 'playing') return { ...h, visibility: how.visibility, hints: how.visibility !== 'open' && h.hints === true };
      return withTerms({ ...h, visibility: how.visibility }, how.visibility === 'open' && h.hints ? { hints: false } : {});
    case 'hints':
      return how.on && h.visibility === 'open' ? refusals.rated : withTerms(h, { hints: how.on });
    case 'cue':
      return withTerms(h, { cue: how.cue });
    case 'dropIn':
      return { ...h, dropIn: how.on };
    case 'time':
      if (how.time.kind === 'days' && !mayBeSlow(slow, h.seating.chairs.length)) return refusals.notSlow;
      return withTerms(h, { time: how.time });
    case 'standIns':
      return withTerms(h, { standIns: how.on });
    case 'railDelay':
      return { ...h, railDelay: how.seconds };
    case 'hush':
      return h;
  }
};

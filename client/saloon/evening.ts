/** The news of an evening: loaded with the reader of its link, only where such a link was opened. */
import { linkTo, placeOf } from '../evening/evening.ts';
import { nextEvening } from '../evening/kept.ts';
import { hour, weekday } from '../shell/figures.ts';
import { say } from '../shell/words.ts';
import type { NewsItem } from './news.ts';

const EARLY = 15 * 60 * 1000;
const SOON = 7 * 24 * 60 * 60 * 1000;

/** The next evening whose link was opened here, from a week before it. */
export const evening = (): NewsItem | null => {
  const now = Date.now();
  const next = nextEvening(now);
  if (next === null || next.at - now > SOON) return null;
  const { title, about, button, action, now: begun, sit } = say().ui.saloon.news.evening;
  const { game } = next.evening;
  const isNow = next.at - EARLY <= now;
  return {
    game,
    title: isNow ? begun : title(`${weekday(next.at)}, ${hour(next.at)}`),
    about: about(say().names[game]?.name ?? game),
    button: isNow ? sit : button,
    action: isNow ? say().ui.saloon.join : action,
    href: isNow ? placeOf(next.evening) : linkTo(next.evening),
  };
};

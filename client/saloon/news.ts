/** The news for a returning player, and its order. `sources.ts` lists the sources. */
import type { LobbyChair } from '../../wire/protocol.ts';

export interface NewsItem {
  /** The game it is about: its poster is the picture. */
  readonly game: string;
  /** The people there already: they replace the picture. */
  readonly chairs?: readonly LobbyChair[];
  readonly title: string;
  readonly about: string;
  /** The red button: a verb and its object. */
  readonly button: string;
  /** The button's text in a row: one word or two. */
  readonly action: string;
  readonly href: string;
  /** Days in a row. */
  readonly run?: number;
  /** Done for today: it goes last and never takes the large place. */
  readonly isDone?: boolean;
}
/** Null without news. A source must not wait: the first page draws what is known at once, and redraws when more is. */
export interface NewsSource {
  readonly id: string;
  readonly news: () => NewsItem | null;
}
export interface SourcedNews extends NewsItem {
  readonly id: string;
}

export const MOST_ROWS = 5;

export interface Strip {
  readonly lead: SourcedNews | null;
  readonly rows: readonly SourcedNews[];
}
/** The first news not done leads; the former lead stays while it can, so that nothing jumps when more arrives. */
export const stripOf = (sources: readonly NewsSource[], before: string | null): Strip => {
  const found = sources.flatMap(({ id, news }) => {
    const is = news();
    return is === null ? [] : [{ ...is, id }];
  });
  const open = found.filter(({ isDone }) => isDone !== true);
  const lead = open.find(({ id }) => id === before) ?? open[0] ?? null;
  const others = [...open, ...found.filter(({ isDone }) => isDone === true)].filter(each => each !== lead);
  return { lead, rows: others.slice(0, MOST_ROWS) };
};

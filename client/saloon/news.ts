/** What is new for somebody who comes back, and what of it comes first. Where news comes from is listed in `sources.ts`. */
import type { LobbyChair } from '../../wire/protocol.ts';

export interface NewsItem {
  /** The game it is about: its poster is the picture. */
  readonly game: string;
  /** Who sits there already: they are the picture then. */
  readonly chairs?: readonly LobbyChair[];
  readonly title: string;
  readonly about: string;
  /** The red button: a verb and its object. */
  readonly button: string;
  /** The same in a row: one word or two. */
  readonly action: string;
  readonly href: string;
  /** Days in a row. */
  readonly run?: number;
  /** Done for today: it sinks to the end and never takes the large place. */
  readonly isDone?: boolean;
}
/** Null while there is none. Nothing here may wait: the first page is drawn from what is known at once, and again when more is. */
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
/** The first that is not done leads; what led before goes on leading while it can, so that nothing jumps when more is known. */
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

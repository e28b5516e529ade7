/** A table without a server: any position, laid out by hand, for a page that cannot tell the difference. Page and test make its moves. */
import type { Page } from 'playwright-core';
import { type GameId, games } from '../../games/index.ts';
import type { Position } from '../../kernel/cards/position.ts';
import type { Input } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { advanceAtTable, beginAtTable, type TableProgress } from '../../table/play/progress.ts';
import { QUIET, Stream } from '../../table/viewers/stream.ts';
import { type ChairView, PROTOCOL, type TableView, type Update } from '../../wire/protocol.ts';
import type { FromServer } from '../../wire/tellings.ts';
import { speakers } from './files.ts';

/** A position, the terms, and the visitor's chair. */
export interface Laid {
  readonly game: GameId;
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly options?: JsonObject;
  readonly position: Position;
  /** Players without a connection: a bot plays for them soon. */
  readonly away?: readonly Seat[];
  /** Players whose hands are faster than people's. */
  readonly fast?: readonly Seat[];
}
const CODE = 'LAID';
const ME = 'me';

/** Milliseconds until then. */
const BOT_IN = 26_000;
const chair = (name: string, mine: boolean, away: boolean, fast: boolean): ChairView => ({
  kind: 'guest',
  name,
  who: mine ? ME : name,
  // During a game no player has asked for a rematch yet.
  ready: false,
  connected: !away,
  held: false,
  heldIn: away ? BOT_IN : null,
  ping: away ? null : 29,
  ...(fast ? { hands: 'fast' } : {}),
});
const tableOf = ({ game, names, seat, options, away = [], fast = [] }: Laid): TableView => ({
  code: CODE,
  game,
  rules: games[game].version,
  options: options ?? null,
  host: ME,
  visibility: 'private',
  time: { kind: 'untimed' },
  railDelay: 0,
  status: 'playing',
  gameNumber: 1,
  chairs: names.map((name, i) => chair(name, i === seat, away.includes(i), fast.includes(i))),
  turned: false,
  watchers: 0,
  barred: false,
  commitment: '',
  you: seat,
  seq: -1,
});
/** The game at the table: the visitor's view, and its moves. */
const gameAt = ({ game: id, names, seat, options, position }: Laid) => {
  const game = games[id];
  const config = game.configure((options ?? null) as Json, names.length) as Json;
  const table = game.lay(config, names.length, id, position);
  if (isRefusal(table)) throw new Error(`${id}: ${table.why} ${table.about ?? ''}`);
  const stream = new Stream(game, 1, seat, table);
  let progress: TableProgress = beginAtTable(table);
  return {
    now: stream.now(QUIET),
    /** Null where nothing changes for the visitor. */
    after(input: Input): Update | null {
      const went = advanceAtTable(game, progress, { in: input });
      if (isRefusal(went)) throw new Error(`${id}: ${went.why} ${went.about ?? ''}`);
      progress = went;
      return stream.after(went)?.update ?? null;
    },
  };
};
const sent = ({ view, offers, outcome, mayUndo, ...rest }: Update) => ({ ...rest, scene: { view, offers, outcome, mayUndo } });

/** The served build, which is the newest. */
const buildOf = async (url: string): Promise<string> => {
  const html = await (await fetch(url)).text();
  return /\/assets\/([^/"]+)\.js"/.exec(html)?.[1] ?? '';
};

export interface LaidTable {
  /** Makes a player's move. */
  plays(seat: Seat, move: Move): void;
  /** Any other input of a table: a cue, a verdict, time. */
  goes(input: Input): void;
  /** The number of hands the page has sent. */
  readonly hands: () => number;
}
let laidTables = 0;
/** From now on this page finds the position at every visit to the table; `serveFiles` serves its files. */
export const layTable = async (page: Page, url: string, laid: Laid): Promise<LaidTable> => {
  const table = tableOf(laid);
  const game = gameAt(laid);
  let say: (message: FromServer) => void = () => {};
  const goes = (input: Input): void => {
    const update = game.after(input);
    if (update === null) return;
    if ('cue' in input) say({ tell: 'cue', table: CODE, showAt: null, update: sent(update), clocks });
    else say({ tell: 'update', table: CODE, update: sent(update), clocks });
  };
  let hands = 0;
  const plays = (seat: Seat, move: Move): void => goes({ seat, move, at: 0 });
  const clocks = { now: 0, deadlines: laid.names.map(() => null) };
  const build = await buildOf(url);
  const key = `${++laidTables}`;
  speakers.set(key, socket => {
    say = message => socket.send(JSON.stringify(message));
    say({ tell: 'welcome', protocol: PROTOCOL, guest: ME, name: laid.names[laid.seat]!, build });
    socket.on('message', text => {
      const { id, ask, move } = JSON.parse(String(text)) as { readonly id: number; readonly ask: string; readonly move?: Move };
      say({ re: id, ok: ask === 'time' ? { now: 0 } : {} });
      if (ask === 'press') hands++;
      if (ask === 'move' && move !== undefined) plays(laid.seat, move);
      if (ask !== 'enter') return;
      say({ tell: 'table', table });
      say({ tell: 'update', table: CODE, update: sent(game.now), clocks });
    });
  });
  await page.context().addCookies([{ name: 'speaker', value: key, url }]);
  await page.goto(`${url}/t/${CODE}`);
  await page.waitForSelector('.felt .line');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return { plays, goes, hands: () => hands };
};

/**
 * Checks all stored data: every log is whole and replays to its end by the rules, every shuffle follows from its commitment,
 * every result matches its game, and no deleted guest is named.
 */
import { type Feat, isUnfit, playedAgain, playerOf, readFeat } from '../../bots/feat.ts';
import type { Game, Kinds, Outcome } from '../../kernel/game.ts';
import { isFault, readLog } from '../../kernel/log.ts';
import { type Advanced, advance, beginAt, type Progress } from '../../kernel/machine/undo.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { proofOf } from '../../table/play/record.ts';
import type { Entry, Start } from '../../table/runtime.ts';
import { pastOf } from '../../table/viewers/past.ts';
import { proofFault } from '../../wire/proof.ts';
import { resultId } from '../people/rating.ts';
import { isForgotten } from '../store/retention.ts';
import type { StoredFeat } from '../store/shape/feats.ts';
import type { LogRow } from '../store/shape/log.ts';
import type { Result } from '../store/shape/results.ts';
import type { TableHeader } from '../store/shape/tables.ts';
import type { Player } from '../store/shape/values.ts';
import type { Store } from '../store/store.ts';
import { editionOf } from '../tables/editions.ts';
import { unpacked } from '../tables/kept-log.ts';
import type { ServedGames } from '../tables/served-games.ts';
import { headerOf, missingRow } from '../tables/table-header.ts';

/** The place and description of a fault. */
export interface StoreFault {
  readonly where: string;
  readonly fault: string;
}
/** The counts of checked data. */
export interface StoreFigures {
  tables: number;
  games: number;
  inputs: number;
  results: number;
  /** Games of unknown rules: their proofs are checked, but not their moves. */
  otherRules: number;
  /** The codes of tables with running games among those, which this program would call off. */
  calledOff: string[];
}
interface GamePlayed {
  readonly seq: number;
  readonly start: Start;
  /** Null when the game has not ended, or was not replayed. */
  outcome: Outcome | null;
  readonly isKnown: boolean;
  isReplayed: boolean;
}

export async function checkStore(store: Store, games: ServedGames, tell: (fault: StoreFault) => void): Promise<StoreFigures> {
  const figures: StoreFigures = { tables: 0, games: 0, inputs: 0, results: 0, otherRules: 0, calledOff: [] };
  const known = new Map<string, Promise<boolean>>();
  const isGone = (guest: string): Promise<boolean> => {
    const asked = known.get(guest) ?? store.guests.find(guest).then(found => found === null || isForgotten(found));
    known.set(guest, asked);
    return asked;
  };
  /** Is one of these players a guest who has been deleted? */
  const nameGone = async (players: readonly Player[]): Promise<boolean> => {
    for (const { kind, id } of players) if (kind === 'guest' && id !== '' && (await isGone(id))) return true;
    return false;
  };

  /** The games of a log, as far as it is whole. */
  const gamesIn = async (
    table: TableHeader,
    rows: readonly LogRow[],
    amiss: (fault: string) => void,
  ): Promise<readonly GamePlayed[]> => {
    const served = games.get(table.game);
    let game: Game<Kinds> | undefined;
    const found: GamePlayed[] = [];
    let progress: Progress<Kinds> | null = null;
    for (const [index, { seq, entry }] of rows.entries()) {
      if (seq !== index + 1) {
        amiss(`row ${index + 1} of the log is missing`);
        return found;
      }
      let read: Entry;
      try {
        read = JSON.parse(entry) as Entry;
      } catch {
        amiss(`row ${seq} of the log is not whole`);
        return found;
      }
      if ('start' in read) {
        const { start } = read;
        figures.games++;
        game = served === undefined ? undefined : (await editionOf(served, start.rules))?.game;
        if (game === undefined) figures.otherRules++;
        const fault = proofFault({ ...proofOf(table.code, start) } as never, start.seed);
        if (fault !== null) amiss(`game ${start.game}: ${fault}`);
        progress = game === undefined ? null : beginAt<Kinds>(game.setup(start.config, start.players.length, start.seed));
        found.push({ seq, start, outcome: null, isKnown: game !== undefined, isReplayed: game !== undefined });
      } else if ('off' in read) progress = null;
      else {
        figures.inputs++;
        const last = found.at(-1);
        if (last === undefined) {
          amiss(`row ${seq} of the log belongs to no game`);
          return found;
        }
        if (progress === null || game === undefined) continue;
        const next: Advanced<Kinds> | Refusal = advance(game, progress, read.in);
        if (isRefusal(next)) {
          amiss(`game ${last.start.game}: row ${seq} of the log is refused: ${next.why} (${next.rule})`);
          last.isReplayed = false;
          progress = null;
        } else {
          progress = next;
          last.outcome = game.outcome(next.table);
        }
      }
    }
    return found;
  };
  const isKeptWhole = async (result: Result): Promise<boolean> => {
    const kept = await store.results.kept(result.id);
    if (kept === null) return true;
    try {
      const log = readLog((await unpacked(kept, result)).log);
      return !isFault(log) && pastOf(log) !== null;
    } catch {
      return false;
    }
  };
  const checkResult = async (
    table: TableHeader,
    result: Result,
    games: readonly GamePlayed[],
    amiss: (fault: string) => void,
  ): Promise<void> => {
    figures.results++;
    const game = games.find(({ seq }) => seq === result.firstSeq);
    if (game === undefined || result.id !== resultId(table.id, game.start.game)) {
      amiss(`result ${result.id} is of no game in the log`);
      return;
    }
    if (await nameGone(result.seats.map(({ player }) => player)))
      amiss(`the result of game ${game.start.game} names a guest who was deleted`);
    if (!(await isKeptWhole(result))) amiss(`game ${game.start.game} is not kept whole as it was witnessed`);
    if (!game.isReplayed) return;
    const scores = result.seats.map(({ score }) => score);
    if (JSON.stringify(game.outcome?.score) !== JSON.stringify(scores))
      amiss(`game ${game.start.game} did not end as its result says`);
  };

  for await (const row of store.contents.rows('tables')) {
    const table = row as unknown as TableHeader;
    const amiss = (fault: string): void => tell({ where: `table ${table.code}`, fault });
    figures.tables++;
    try {
      headerOf(table);
    } catch {
      amiss('its header is not whole');
    }
    // Results first: a game that ends meanwhile has a longer log than expected, never a shorter one.
    const results = await store.results.ofTable(table.id);
    const rows = await store.log.read(table.id, 1);
    const games = await gamesIn(table, rows, amiss);
    if (table.status === 'playing' && games.at(-1)?.isKnown === false) figures.calledOff.push(table.code);
    const end = Math.max(0, ...results.map(({ lastSeq }) => lastSeq));
    // Gaps are reported where games are replayed.
    if (missingRow(rows, 1, end) === rows.length + 1) amiss(`row ${rows.length + 1} of the log is missing`);
    for (const { start } of games) if (await nameGone(start.players)) amiss(`game ${start.game} names a guest who was deleted`);
    for (const result of results) await checkResult(table, result, games, amiss);
  }
  for await (const { playerKind, playerId, game } of store.contents.rows('ratings'))
    if (playerKind === 'guest' && (await isGone(String(playerId))))
      tell({ where: `ratings of ${game}`, fault: 'a guest who was deleted is rated' });
  for await (const row of store.contents.rows('feats')) {
    const { id, guest, game: name, points, feat: text } = row as unknown as StoredFeat;
    const amiss = (fault: string): void => tell({ where: `feat ${id}`, fault });
    if (await isGone(guest)) amiss('it is of a guest who was deleted');
    const game = games.get(name)?.game;
    const feat = readFeat(JSON.parse(text));
    const found = game === undefined || isUnfit(feat) ? feat : playedAgain(game, feat);
    if (isUnfit(found)) {
      // Of other rules.
      if (found.unfit !== 'rules') amiss('it cannot be played again');
    } else if ('outcome' in found && found.outcome.score[playerOf(feat as Feat)] !== points) amiss('it did not end as it says');
  }
  return figures;
}

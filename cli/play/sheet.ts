/** The table as lines of text, as one seat sees it. */
import type { Game, Kinds, Offer } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { scoreSaid } from '../../words/outcome.ts';
import type { TerminalTongue } from '../choose.ts';

type Row = readonly (string | null)[];
export interface AnyView {
  readonly zones: JsonObject;
  readonly open: JsonObject;
  /** The viewer's secret other than cards, in games that have one. */
  readonly kept?: Json;
}
const isRow = (x: Json | undefined): x is Row => Array.isArray(x) && x.every(card => card === null || typeof card === 'string');

/** `3 4 ?*2`; in a long row equal faces are counted. */
const LONG = 8;
const faces = (row: Row): string => {
  const words = row.map(face => face ?? '?');
  const times = (word: string): number => words.filter(w => w === word).length;
  const counted = (word: string): string =>
    times(word) > 1 && (word === '?' || row.length > LONG) ? `${word}*${times(word)}` : '';
  return words.flatMap((word, i) => (counted(word) === '' ? [word] : words.indexOf(word) === i ? [counted(word)] : [])).join(' ');
};
/** `deck 45`, `loot 3: 3 4 7`; nothing for an empty row. */
const rowText = (name: string, row: Row): string[] => {
  if (row.length === 0) return [];
  return [row.every(face => face === null) ? `${name} ${row.length}` : `${name} ${row.length}: ${faces(row)}`];
};
/** All rows of a zone that belong to a seat, or to the table. */
const rowsIn = (name: string, zone: Json | undefined): string[] => {
  if (isRow(zone)) return rowText(name, zone);
  if (typeof zone !== 'object' || zone === null || Array.isArray(zone)) return [];
  return Object.entries(zone).flatMap(([place, row]) => rowsIn(`${name} ${place}`, row));
};

/** Public facts with a number for each seat, in games that have them; shown unless all are zero. */
const OWN_FACTS = ['teams', 'tokens', 'debt'];

export const handOf = (view: AnyView, seat: Seat): readonly string[] => {
  const hand = (view.zones['hand'] as readonly Json[] | undefined)?.[seat];
  return isRow(hand) ? hand.filter(face => face !== null) : [];
};

export const sheet = (game: Game<Kinds>, view: AnyView, seat: Seat, names: readonly string[], tongue: TerminalTongue): string => {
  const zones = Object.entries(game.zones).filter(([name]) => name !== 'box');
  const shared = zones.filter(([, zone]) => zone.by === 'table' || zone.by === 'place');
  const owned = zones.filter(([, zone]) => zone.by === 'seat' || zone.by === 'seat-place');
  const score = view.open['score'];
  const width = Math.max(...names.map(name => name.length));
  const line = (own: Seat): string => {
    const rows = owned.flatMap(([name]) => {
      if (own === seat && name === 'hand')
        return [
          `hand ${handOf(view, seat)
            .map((face, i) => `#${i + 1}=${face}`)
            .join(' ')}`,
        ];
      return rowsIn(name, (view.zones[name] as readonly Json[])[own]);
    });
    const facts = OWN_FACTS.flatMap(name => {
      const each = view.open[name];
      return Array.isArray(each) && each.some(n => n !== 0) ? [`${name} ${each[own]}`] : [];
    });
    const kept = own === seat && view.kept != null ? [`kept ${[view.kept].flat().join(' ')}`] : [];
    const points = Array.isArray(score) ? (scoreSaid(tongue.table, tongue.game, score[own] as number) ?? []) : [];
    return `${own === seat ? '*' : ' '} ${names[own]!.padEnd(width)}  ${[points, facts, rows, kept].flat().join(' · ')}`;
  };
  return [
    '',
    `  ${shared.flatMap(([name]) => rowsIn(name, view.zones[name])).join(' · ')}`,
    ...names.map((_, own) => line(own)),
  ].join('\n');
};

/** A move as typed. */
export const typed = (game: Game<Kinds>, move: Move, names: readonly string[]): string => {
  const part = (name: string, need: string): string => {
    const value = move[name]!;
    if (need === 'seat') return names[value as Seat]!;
    return Array.isArray(value) ? value.join(' ') : String(value);
  };
  return [move.do, ...Object.entries(game.needs(move.do) ?? {}).map(([name, need]) => part(name, need))].join(' ');
};

/** How many moves are listed by number: answers, and standing moves. */
const MOST = { answer: 12, unasked: 4 };
const asTyped: { readonly [need: string]: string } = { faces: '<cards>', face: '<card>', seat: '<player>' };
export interface Choices {
  readonly numbered: readonly Move[];
  readonly lines: readonly string[];
}
/** The legal moves: each under a number or, where there are too many, how to type them. */
export const choices = (
  game: Game<Kinds>,
  offers: readonly Offer[],
  moves: (verb: string) => Iterable<Move>,
  names: readonly string[],
  tongue: TerminalTongue,
): Choices => {
  const numbered: Move[] = [];
  const lines = offers.map(({ do: verb, needs, question }) => {
    const most = question === null ? MOST.unasked : MOST.answer;
    const ways: Move[] = [];
    for (const move of moves(verb)) {
      ways.push(move);
      if (ways.length > most) break;
    }
    const button = tongue.game.verbs[verb]?.button ?? verb;
    if (ways.length > most)
      return `  ${button}: ${[verb, ...Object.values(needs).map(need => asTyped[need] ?? `<${need}>`)].join(' ')}`;
    const listed = ways.map(way => {
      numbered.push(way);
      return `[${numbered.length}] ${typed(game, way, names)}`;
    });
    return `  ${button}: ${listed.join('  ')}`;
  });
  return { numbered, lines };
};

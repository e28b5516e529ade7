/** What a scenario of a game may name: its rows, faces, facts, verbs, questions, options, refusals. */
import type { GameId } from '../games/index.ts';
import { no } from '../kernel/refusal.ts';
import type { JsonObject } from '../kernel/secret.ts';
import type { Need } from '../kernel/verb.ts';
import type { Zone } from '../kernel/zones.ts';
import { gameWords } from '../words/registry.ts';
import { everyGame, rulebooks } from './choose.ts';

const rowsOf: { readonly [B in Zone['by']]: string } = {
  table: 'one row',
  seat: 'a row for each player',
  place: 'a row for each place',
  'seat-place': 'a row for each player at each place',
};
const seenBy: { readonly [E in Zone['seen']]: string } = {
  nobody: 'seen by nobody',
  owner: 'seen by its owner',
  all: 'seen by all',
};
const written: { readonly [N in Need]: string } = {
  face: '<face>',
  faces: '<face> <face> …',
  seat: '<player>',
  position: '<position>',
  positions: '<position> <position> …',
  number: '<number>',
  word: '<word>',
};

const table = (title: string, rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]!.length)));
  const lines = rows.map(row => `  ${row.map((cell, column) => cell.padEnd(widths[column]!)).join('  ')}`.trimEnd());
  return [title, ...lines].join('\n');
};

export const describe = (id: GameId): string => {
  const game = everyGame[id]!;
  const words = gameWords[id].en;
  const named = (list: { readonly [key: string]: string }, key: string): string => list[key] ?? '';
  const [fewest, most] = game.seats;
  const start = game.setup(game.configure({}, fewest) as JsonObject, fewest, 'describe');
  const { open } = game.view(start, 'rail') as { readonly open: JsonObject };
  const zones = Object.entries(game.zones).map(([name, zone]) => [
    name,
    rowsOf[zone.by] + (zone.places.length > 0 ? ` (${zone.places.join(', ')})` : ''),
    seenBy[zone.seen],
    zone.order === 'fixed' ? 'in order, the top first' : 'in any order',
    zone.never.length > 0 ? `never holds ${zone.never.join(', ')}` : '',
  ]);
  const verbs = Object.entries(words.verbs).map(([name, verb]) => {
    const needs = Object.entries(game.needs(name) ?? {});
    const parts = needs.map(([part, need]) => `"${part}": ${need}`).join(', ');
    return [
      [name, ...needs.map(([, need]) => written[need])].join(' '),
      `{ "do": "${name}"${parts === '' ? '' : `, ${parts}`} }`,
      verb.button,
    ];
  });
  const options = Object.entries(game.options).map(([name, spec]) => {
    const values =
      spec.kind === 'choice'
        ? spec.of.join(', ')
        : spec.kind === 'number'
          ? `${spec.min} to ${spec.max}`
          : spec.kind === 'switch'
            ? 'true, false'
            : spec.kind === 'text'
              ? `a text of at most ${spec.most} characters`
              : 'null or the number of a seat, from 0';
    return [name, values, `default ${JSON.stringify(spec.default)}`, words.options[name]?.about ?? ''];
  });
  return [
    `${id}: ${words.name}, ${fewest} to ${most} players, version ${game.version} of the rules`,
    table('Zones', zones),
    table(
      'Faces',
      game.faces.map(face => [face, named(words.faces, face), named(words.effects, face)]),
    ),
    table(
      'Facts (as they are after the deal)',
      Object.entries(open).map(([name, value]) => [name, JSON.stringify(value), named(words.facts, name)]),
    ),
    table('Verbs (in words; as an object)', verbs),
    table(
      'Questions',
      Object.entries(words.questions).map(([name, { asked }]) => [name, asked]),
    ),
    table('Options', options),
    table(
      'Endings',
      Object.entries(words.endings).map(([name, ending]) => [name, ending]),
    ),
    table(
      'Refusals (the rule, and the reason)',
      [...rulebooks[id].refusals, ...Object.values(no)].map(({ rule, why }) => [rule, why]),
    ),
  ].join('\n\n');
};

/**
 * What a scenario of a game may name: rows, faces, facts, verbs, questions, tellings, options, refusals. A face, a rule or a verb alone, in
 * full.
 */
import { boxes, type GameId } from '../games/index.ts';
import type { Zone } from '../kernel/cards/zones.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Need } from '../kernel/machine/verb.ts';
import type { OptionSpec } from '../kernel/options.ts';
import { no } from '../kernel/refusal.ts';
import { misused } from './command.ts';

const WIDE = 150;
const rowsOf: { readonly [B in Zone['by']]: string } = {
  table: 'one row',
  seat: 'by player',
  place: 'by place',
  'seat-place': 'by player and place',
};
const seenBy: { readonly [E in Zone['seen']]: string } = {
  nobody: 'face down',
  owner: 'seen by its owner',
  all: 'seen by all',
};
const written: { readonly [N in Need]: string } = {
  face: 'face',
  faces: 'face …',
  seat: 'player',
  position: 'position',
  positions: 'position …',
  number: 'number',
  word: 'word',
};

const lines = (title: string, list: readonly string[]): string => [title, ...list.map(line => `  ${line}`)].join('\n');
/** As many per line as fit. */
const wrapped = (title: string, items: readonly string[]): string => {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + item.length + 3 <= WIDE) lines[lines.length - 1] = `${last} · ${item}`;
    else lines.push(`  ${item}`);
  }
  return [title, ...lines].join('\n');
};

/** Faces that may lie in the same zones: usually one deck. */
interface Deck {
  readonly letter: string;
  readonly faces: readonly string[];
}
const decksOf = (zones: { readonly [name: string]: Zone }, faces: readonly string[]): readonly Deck[] => {
  const by = new Map<string, string[]>();
  for (const face of faces) {
    const barred = Object.keys(zones).filter(name => zones[name]!.never.includes(face));
    by.set(barred.join(), [...(by.get(barred.join()) ?? []), face]);
  }
  return [...by.values()].map((deck, i) => ({ letter: String.fromCharCode(65 + i), faces: deck }));
};
const valuesOf = (spec: OptionSpec): string => {
  switch (spec.kind) {
    case 'choice':
      return spec.of.join(', ');
    case 'number':
      return `${spec.min} to ${spec.max}`;
    case 'switch':
      return 'true, false';
    case 'text':
      return `a text of at most ${spec.most} characters`;
    case 'seat':
      return 'null or a player';
  }
};
const everyTelling = [
  ...['moved (cards, from, to)', 'shuffled (from)', 'looked (cards, from, seat)', 'revealed (cards, from)', 'gathered'],
  ...['cue (racers)', 'again (racers)', 'hand (seat)', 'verdict (order, evidence)', 'undone (seat)'],
];

/** The whole game, in brief. */
export const describe = (id: GameId): string => {
  const { game, words: tongues, rulebook, described } = boxes[id];
  const words = tongues.en;
  const [fewest, most] = game.seats;
  const config = game.configure({}, fewest) as Json;
  const { open } = game.view(game.setup(config, fewest, 'describe'), 'rail') as { readonly open: JsonObject };
  const forms = game.facts(config, fewest);
  const copies = game.copies(config, fewest);
  const decks = decksOf(game.zones, game.faces);
  const holds = (zone: Zone): string => {
    const may = decks.filter(deck => !zone.never.includes(deck.faces[0]!));
    return may.length === decks.length ? 'any face' : `faces ${may.map(deck => deck.letter).join(', ')}`;
  };
  const places = [...new Set(Object.values(game.zones).flatMap(zone => zone.places))];
  const zones = Object.entries(game.zones).map(
    ([name, zone]) =>
      `${name}: ${[rowsOf[zone.by], seenBy[zone.seen], ...(zone.order === 'fixed' ? ['in order'] : []), holds(zone)].join(', ')}`,
  );
  const faceIn = (face: string): string => {
    const said = described.printed?.(face) ?? '';
    return `${face} *${copies[face]}${said === '' ? '' : ` (${said})`}`;
  };
  const verbs = Object.keys(words.verbs).map(name =>
    [name, ...Object.entries(game.needs(name) ?? {}).map(([part, need]) => `<${part}: ${written[need]}>`)].join(' '),
  );
  const answered = new Set(Object.values(game.questions).flat());
  const unasked = Object.keys(words.verbs).filter(name => !answered.has(name));
  const questions = Object.entries(game.questions).map(
    ([name, list]) => `${name}: ${list.join(', ')}; time up: ${(described.lapses[name] ?? ['nothing']).join(' or ')}`,
  );
  const rules = [...new Set([...rulebook.refusals, ...Object.values(no)].map(({ rule }) => rule))];
  return [
    `${id}: ${words.name}, ${fewest} to ${most} players, version ${game.version} of the rules. The format is in docs/scenarios.md, the game's words in\ngames/${id}/README.md. A face, verb, fact or rule in full: --describe ${id} <name>…`,
    lines('How a table is laid', described.laying),
    lines(`Zones (a row is laid top first${places.length > 0 ? `; places: ${places.join(', ')}` : ''})`, zones),
    ...decks.map(({ letter, faces }) =>
      wrapped(`Faces ${letter} (*copies in the box with the default options)`, faces.map(faceIn)),
    ),
    lines(
      'Facts (after the deal: what each may be in a position)',
      Object.entries(open).map(([name, value]) => `${name} ${JSON.stringify(value)}: ${forms[name]!}`),
    ),
    wrapped('Verbs (in words; as an object: { "do": verb, part: … })', verbs),
    ...(unasked.length > 0 ? [`Done unasked: ${unasked.join(', ')}`] : []),
    lines('Questions, and the verbs that answer each', questions),
    wrapped('Tellings of every game', everyTelling),
    wrapped(
      'Tellings of this game',
      Object.entries(described.tellings).map(([tell, parts]) => (parts.length === 0 ? tell : `${tell} (${parts.join(', ')})`)),
    ),
    wrapped(
      'Options',
      Object.entries(game.options).map(([name, spec]) => `${name}: ${valuesOf(spec)} (${JSON.stringify(spec.default)})`),
    ),
    wrapped('Endings', Object.keys(words.endings)),
    wrapped('Refusals (rules; what each says: --describe with its name)', rules),
  ].join('\n\n');
};

/** One item in full: a card's text and effect, how a verb is written, what a fact may be, what a rule refuses. */
const inFull = (id: GameId, name: string): readonly string[] => {
  const { game, words: tongues, rulebook, described } = boxes[id];
  const words = tongues.en;
  const config = game.configure({}, game.seats[0]) as Json;
  const out: string[] = [];
  const put = (...parts: readonly (string | undefined)[]): void => void out.push(parts.filter(part => part).join(': '));
  if (game.faces.includes(name)) {
    put(name, words.faces[name], `${game.copies(config, game.seats[0])[name]} in the box`);
    put(described.printed?.(name));
    put(words.effects[name]);
    const zones = Object.entries(game.zones).filter(([, zone]) => !zone.never.includes(name));
    put('may lie in', zones.map(([zone]) => zone).join(', '));
  }
  if (Object.hasOwn(words.verbs, name)) {
    const needs = Object.entries(game.needs(name) ?? {}).map(([part, need]) => `"${part}": ${need}`);
    const asked = Object.keys(game.questions).filter(question => game.questions[question]!.includes(name));
    put(
      `verb ${name}`,
      words.verbs[name]!.button,
      needs.join(', '),
      asked.length > 0 ? `answers ${asked.join(', ')}` : 'done unasked',
    );
  }
  if (Object.hasOwn(game.questions, name)) put(`question ${name}`, words.questions[name]?.asked, game.questions[name]!.join(', '));
  const form = game.facts(config, game.seats[0])[name];
  if (form !== undefined) put(`fact ${name}`, words.facts[name], form);
  if (Object.hasOwn(words.options, name)) put(`option ${name}`, words.options[name]!.about);
  for (const { rule, why } of [...rulebook.refusals, ...Object.values(no)]) if (rule === name) put(rule, why);
  return out.filter(line => line !== '');
};
export const describeParts = (id: GameId, names: readonly string[]): string =>
  names
    .map(name => {
      const lines = inFull(id, name);
      return lines.length > 0 ? lines.join('\n') : misused(`${id} has no face, verb, question, fact, option or rule "${name}"`);
    })
    .join('\n\n');

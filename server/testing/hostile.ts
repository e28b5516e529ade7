/** Everything an attacker might send: broken, oversized, out of turn, replayed, forged. All of it should be refused. */
import { below, diceFrom } from '../../kernel/chance/dice.ts';

export type Roll = (n: number) => number;
export const rollOf = (seed: string): Roll => {
  const dice = diceFrom(seed);
  return n => below(dice, n);
};
const anyOf = <X>(list: readonly X[], roll: Roll): X => list[roll(list.length)]!;

const asks = 'lobby create enter leave sit stand ready reveal arrange start move moves press say phrase log time rename'.split(' ');
const oddValues: readonly unknown[] = [
  null,
  true,
  -1,
  0.5,
  1e308,
  2 ** 53,
  '',
  '\u0000',
  '__proto__',
  'constructor',
  [],
  [[]],
  {},
  { do: 'pass' },
  { length: 9 },
  'x'.repeat(500),
];
const faces = ['1', '2', '3', '4', '5', '6', '7', 'joker', 'miss', 'swap', 'sidekick', 'war-party', 'sheriff'];
/** Loading is left out: it is the only move allowed out of turn. */
const verbs = [
  'discard',
  'swap',
  'give',
  'sidekick',
  'war-party',
  'shootout',
  'duel',
  'slap',
  'ready',
  'miss',
  'toString',
  '__proto__',
  '',
];

const garbled = (roll: Roll): string => {
  const text = JSON.stringify({ id: roll(99), ask: anyOf(asks, roll), table: 'ABCDEF', move: { do: 'pass' } });
  switch (roll(6)) {
    case 0:
      return text.slice(0, roll(text.length));
    case 1:
      return String.fromCharCode(...Array.from({ length: 1 + roll(60) }, () => 32 + roll(900)));
    case 2:
      return '['.repeat(1 + roll(4000));
    case 3:
      return JSON.stringify(anyOf(oddValues, roll));
    case 4:
      return `{"id":${'9'.repeat(1 + roll(400))},"ask":"time"}`;
    default:
      return text.replace(anyOf(['"', ':', ',', '{', '}'], roll), anyOf(['', '""', '\\', '\n'], roll));
  }
};
/** Valid except for one part. */
const misshapen = (roll: Roll, table: string): string => {
  const parts: Record<string, unknown> = {
    id: roll(1000),
    ask: anyOf(asks, roll),
    table,
    seq: roll(50),
    move: { do: 'pass' },
    how: { change: anyOf(['bot', 'kick', 'swap', 'seats', 'hush', 'nothing'], roll), seat: 0 },
  };
  parts[anyOf(['id', 'ask', 'table', 'seq', 'how', 'since', 'text', 'seat', 'by', 'guest', 'verdict', 'tick'], roll)] = anyOf(
    oddValues,
    roll,
  );
  // No request has this part.
  return JSON.stringify({ ...parts, forged: true });
};
const outOfTurn = (roll: Roll, table: string): string => {
  const cards = Array.from({ length: roll(4) }, () => anyOf(faces, roll));
  const part = anyOf([{}, { cards }, { whom: roll(6) }, { cards, seat: 0 }, { face: anyOf(faces, roll) }], roll);
  return JSON.stringify({ id: roll(1000), ask: 'move', table, seq: 1000 + roll(1000), move: { do: anyOf(verbs, roll), ...part } });
};
const presumptuous = (roll: Roll, table: string): string => {
  const how = anyOf(
    [
      { change: 'kick', seat: roll(4) },
      { change: 'bot', seat: roll(4), bot: 'gunhand' },
      { change: 'swap', a: 0, b: 1 },
      { change: 'visibility', visibility: 'open' },
      { change: 'hush', guest: 'x', hushed: true },
    ],
    roll,
  );
  const asked = anyOf<object>(
    [
      { ask: 'arrange', how },
      { ask: 'start' },
      { ask: 'log' },
      { ask: 'stand' },
      { ask: 'sit', seat: roll(4) },
      { ask: 'ready', ready: true },
      { ask: 'ready', ready: true, pledge: 'ab'.repeat(32) },
      { ask: 'reveal', entropy: 'ab'.repeat(16) },
      { ask: 'press', claim: -roll(500) },
      { ask: 'phrase', phrase: 'nonsense' },
    ],
    roll,
  );
  return JSON.stringify({ id: roll(1000), table, ...asked });
};

/** A message that must be refused from a guest who is neither asked to move nor the host, at a table in mid-game. */
export const nastiness = (roll: Roll, table: string, hidden: string, replayed: readonly string[]): string => {
  switch (roll(6)) {
    case 0:
      return garbled(roll);
    case 1:
      return misshapen(roll, anyOf([table, hidden], roll));
    case 2:
      return outOfTurn(roll, table);
    case 3:
      // A table it has not entered.
      return anyOf([outOfTurn, presumptuous], roll)(roll, hidden);
    case 4:
      return presumptuous(roll, table);
    default:
      return anyOf(replayed, roll);
  }
};

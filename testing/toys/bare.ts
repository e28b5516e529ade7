/** A table with next to no rules: a test declares the scripts and verbs it is about, and gets a game around them. */

import type { Dealer } from '../../kernel/cards/dealer.ts';
import { cardsAt, type Shape, type Table } from '../../kernel/cards/table.ts';
import { furnish, own, pile } from '../../kernel/cards/zones.ts';
import type { Game } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { act, type Script, type Step, script } from '../../kernel/machine/script.ts';
import { type Needs, type Standing, type Verb, verb } from '../../kernel/machine/verb.ts';
import { type Declaration, type KindsOf, makeGame } from '../../kernel/make.ts';
import type { Refusal } from '../../kernel/refusal.ts';

const zones = { deck: pile('nobody'), hand: own('owner'), heap: pile('all') } as const;
export const room = furnish(zones, 4);
export const { at } = room;

export interface Bare extends Shape {
  readonly zones: typeof zones;
  readonly face: 'ace' | 'king' | 'queen';
  /** What the scripts have written down, and whether they are through. */
  readonly open: { readonly diary: readonly Json[]; readonly over: boolean };
  readonly kept: null;
  readonly config: Record<string, never>;
}
export type BareTable = Table<Bare>;
export type BareGame = Game<KindsOf<Bare>>;

export const notNow: Refusal = { rule: 'BA-1', why: 'Not now.' };
/** A verb that is always allowed, with the moves given. */
export const plain = <const N extends Needs>(name: string, needs: N, moves: readonly object[]): Verb<Bare> =>
  verb<Bare, Needs>({ name, needs, notNow: () => notNow, why: () => null, moves: () => moves as readonly Record<string, never>[] });
export const nod = plain('nod', {}, [{}]);

export const write = (d: Dealer<Bare>, entry: Json): void => d.open({ diary: [...d.table.open.diary, entry] });
export const writes = (entry: Json): Step<Bare> => act(d => write(d, entry));
export const diaryOf = (t: BareTable): readonly Json[] => t.open.diary;
/** All cards from the box into the deck, shuffled. */
export const fill: Step<Bare> = act(d => {
  d.move(cardsAt(d.table, at.box), at.box, at.deck);
  d.shuffle(at.deck);
});

export type BareSteps = Parameters<typeof script<Bare>>[0];
export interface BareParts {
  readonly scripts?: { readonly [name: string]: Script<Bare> };
  readonly verbs?: readonly Verb<Bare>[];
  readonly standing?: readonly Standing<Bare>[];
  readonly rest?: Partial<Declaration<Bare>>;
}
/** The steps are the whole game; when they are done it is over. */
export const bare = (steps: BareSteps, { scripts = {}, verbs = [nod], standing = [], rest = {} }: BareParts = {}): BareGame => {
  const game = script<Bare>([...steps, act(d => d.open({ over: true }))]);
  return makeGame<Bare>({
    id: 'bare',
    version: 1,
    fewest: 1,
    options: {},
    room,
    cards: { ace: { copies: 2 }, king: { copies: 3 }, queen: { copies: 3 } },
    verbs,
    standing,
    scripts: { ...scripts, game, position: game },
    rest: 'deck',
    begin: (_config, seats) => ({ open: { diary: [], over: false }, kept: Array.from({ length: seats }, () => null) }),
    outcome: t => (t.open.over ? { score: Array.from({ length: t.seats }, () => 0), winners: [], endings: ['through'] } : null),
    ...rest,
  });
};

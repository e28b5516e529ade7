/** The deck on the workbench: its side, its sets, its cards, and figures derived from them. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { baseDeck, codeOf, type DeckFault, type DeckList, deckFaults, listOf, presetDeck } from '../../decks/decks.ts';
import { cardOf, deckCards, isFace } from '../../faces.ts';
import type { Card, CardSet, Side } from '../../vocabulary/card.ts';

export const SETS: readonly Exclude<CardSet, 'base'>[] = ['1.1', '1.2', '1.3', '1.4'];

const MOST_UNDONE = 50;

export class DeckBench {
  readonly side: Signal<Side>;
  readonly sets: Signal<ReadonlySet<CardSet>>;
  readonly list: Signal<DeckList>;
  /** How it was before, the latest first. */
  readonly before: Signal<readonly DeckList[]> = signal([]);
  readonly code: ReadonlySignal<string> = computed(() => codeOf(this.side.value, this.list.value));
  readonly faults: ReadonlySignal<readonly DeckFault[]> = computed(() =>
    deckFaults(this.side.value, this.list.value, this.sets.value),
  );

  constructor(side: Side, code: string) {
    const all = new Set<CardSet>(['base', ...SETS]);
    this.side = signal(side);
    this.sets = signal(all);
    this.list = signal(listOf(side, code, all));
  }
  turnTo(side: Side): void {
    this.side.value = side;
    this.before.value = [];
    this.list.value = baseDeck(side);
  }
  /** False for an invalid code: then nothing changes. */
  load(code: string): boolean {
    const list = listOf(this.side.peek(), code.trim(), this.sets.peek());
    if (Object.keys(list).some(id => !isFace(id))) return false;
    this.#put(list);
    return true;
  }
  loadPreset(): void {
    this.#put(presetDeck(this.side.peek(), this.sets.peek()));
  }
  /** The deck as it was before the last change. */
  undo(): void {
    const [list, ...before] = this.before.peek();
    if (list === undefined) return;
    this.before.value = before;
    this.list.value = list;
  }
  #put(list: DeckList): void {
    this.before.value = [this.list.peek(), ...this.before.peek().slice(0, MOST_UNDONE - 1)];
    this.list.value = list;
  }
  switchSet(set: CardSet, on: boolean): void {
    const sets = new Set(this.sets.peek());
    if (on) sets.add(set);
    else sets.delete(set);
    this.sets.value = sets;
  }
  count(id: string): number {
    return this.list.value[id] ?? 0;
  }
  change(id: string, by: 1 | -1): void {
    const n = Math.max(0, (this.list.peek()[id] ?? 0) + by);
    const { [id]: _, ...rest } = this.list.peek();
    this.#put(n === 0 ? rest : { ...rest, [id]: n });
  }
}

/** How many more, or fewer, than the base deck has. */
export const swapped = (bench: DeckBench): readonly (readonly [id: string, by: number])[] => {
  const base = baseDeck(bench.side.value);
  const list = bench.list.value;
  return [...new Set([...Object.keys(base), ...Object.keys(list)])]
    .map(id => [id, (list[id] ?? 0) - (base[id] ?? 0)] as const)
    .filter(([, by]) => by !== 0);
};
/** A card's cost, for the curve: how many cards of the hand, or dollars. */
export type CostStep = '0' | '1' | '2' | '3' | 'random' | 'dollars';
const DISCARDS: readonly CostStep[] = ['0', '1', '2', '3'];
export const STEPS: readonly CostStep[] = [...DISCARDS, 'random', 'dollars'];
export const stepOf = ({ cost }: Card): CostStep => {
  if ((cost.dollars ?? 0) > 0) return 'dollars';
  if ((cost.random ?? 0) > 0) return 'random';
  return DISCARDS[Math.min(3, cost.discard ?? 0)]!;
};
const held = (list: DeckList): readonly (readonly [Card, number])[] =>
  Object.entries(list).flatMap(([id, n]) => (isFace(id) ? [[cardOf(id), n] as const] : []));
export const tally = (list: DeckList, by: (card: Card) => string): { readonly [key: string]: number } => {
  const out: { [key: string]: number } = {};
  for (const [card, n] of held(list)) out[by(card)] = (out[by(card)] ?? 0) + n;
  return out;
};

type Shown = 'all' | 'deck' | 'swapped';
export interface Sieve {
  readonly text: string;
  readonly type: Card['type'] | null;
  readonly set: CardSet | null;
  readonly shown: Shown;
}
export const OPEN: Sieve = { text: '', type: null, set: null, shown: 'all' };
/** The cards of this side that pass the filters; `said` is a card's name and text. */
export const sifted = (bench: DeckBench, sieve: Sieve, said: (id: string) => string): readonly Card[] => {
  const wanted = sieve.text.trim().toLocaleLowerCase();
  const changed = new Set(swapped(bench).map(([id]) => id));
  return deckCards(bench.side.value).filter(
    card =>
      (sieve.type === null || card.type === sieve.type) &&
      (sieve.set === null || card.set === sieve.set) &&
      (sieve.shown === 'all' || (sieve.shown === 'deck' ? bench.count(card.id) > 0 : changed.has(card.id))) &&
      (wanted === '' || said(card.id).toLocaleLowerCase().includes(wanted)),
  );
};

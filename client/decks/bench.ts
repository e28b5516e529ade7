/** The deck on the workbench: whose it is, the sets it is made for, its cards, and what follows from them. */
import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { baseDeck, codeOf, type DeckFault, type DeckList, deckFaults, listOf, presetDeck } from '../../games/revolver/decks.ts';
import { cardOf, deckCards, isFace } from '../../games/revolver/faces.ts';
import type { Card, CardSet, Side } from '../../games/revolver/words/card.ts';

export const SETS: readonly Exclude<CardSet, 'base'>[] = ['1.1', '1.2', '1.3', '1.4'];

export class Bench {
  readonly side: Signal<Side>;
  readonly sets: Signal<ReadonlySet<CardSet>>;
  readonly list: Signal<DeckList>;
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
    this.list.value = baseDeck(side);
  }
  load(code: string): void {
    this.list.value = listOf(this.side.peek(), code.trim(), this.sets.peek());
  }
  loadPreset(): void {
    this.list.value = presetDeck(this.side.peek(), this.sets.peek());
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
    this.list.value = n === 0 ? rest : { ...rest, [id]: n };
  }
}

/** How many more, or fewer, than the base deck has. */
export const swapped = (bench: Bench): readonly (readonly [id: string, by: number])[] => {
  const base = baseDeck(bench.side.value);
  const list = bench.list.value;
  return [...new Set([...Object.keys(base), ...Object.keys(list)])]
    .map(id => [id, (list[id] ?? 0) - (base[id] ?? 0)] as const)
    .filter(([, by]) => by !== 0);
};
/** What a card takes, for the curve: so many cards of the hand, or dollars. */
export type CostStep = '0' | '1' | '2' | '3' | 'random' | 'dollars';
export const STEPS: readonly CostStep[] = ['0', '1', '2', '3', 'random', 'dollars'];
export const stepOf = ({ cost }: Card): CostStep => {
  if ((cost.dollars ?? 0) > 0) return 'dollars';
  if ((cost.random ?? 0) > 0) return 'random';
  return `${Math.min(3, cost.discard ?? 0)}` as CostStep;
};
const held = (list: DeckList): readonly (readonly [Card, number])[] =>
  Object.entries(list).flatMap(([id, n]) => (isFace(id) ? [[cardOf(id), n] as const] : []));
export const tally = (list: DeckList, by: (card: Card) => string): { readonly [key: string]: number } => {
  const out: { [key: string]: number } = {};
  for (const [card, n] of held(list)) out[by(card)] = (out[by(card)] ?? 0) + n;
  return out;
};

export type Shown = 'all' | 'deck' | 'swapped';
export interface Sieve {
  readonly text: string;
  readonly type: Card['type'] | null;
  readonly set: CardSet | null;
  readonly shown: Shown;
}
export const OPEN: Sieve = { text: '', type: null, set: null, shown: 'all' };
/** The cards of this side that fall through; `said` is what a card is called and says. */
export const sifted = (bench: Bench, sieve: Sieve, said: (id: string) => string): readonly Card[] => {
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

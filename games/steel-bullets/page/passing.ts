/** "Pass for me": on which cards this player never answers. It is kept on this device, and nobody else can know. */
import { type Signal, signal } from '@preact/signals';
import { recall, remember } from '../../../client/shell/settings.ts';
import { byWorth, type Situation } from '../faces.ts';

const NAME = 'steel-bullets:pass';
const kept = recall(NAME)?.split(' ') ?? [];
export const passed: Signal<readonly Situation[]> = signal(byWorth.filter(card => kept.includes(card)));
export const setPassed = (card: Situation, on: boolean): void => {
  passed.value = byWorth.filter(each => (each === card ? on : passed.peek().includes(each)));
  remember(NAME, passed.value.length === 0 ? null : passed.value.join(' '));
};

/** "Pass for me": on which cards this player never answers. It is kept on this device, and nobody else can know. */
import { type Signal, signal } from '@preact/signals';
import type { Situation } from '../../../games/steel-bullets/zones.ts';
import { recall, remember } from '../../shell/settings.ts';
import { situations } from './screen.ts';

const NAME = 'steel-bullets:pass';
const kept = recall(NAME)?.split(' ') ?? [];
export const passed: Signal<readonly Situation[]> = signal(situations.filter(card => kept.includes(card)));
export const setPassed = (card: Situation, on: boolean): void => {
  passed.value = situations.filter(each => (each === card ? on : passed.peek().includes(each)));
  remember(NAME, passed.value.length === 0 ? null : passed.value.join(' '));
};

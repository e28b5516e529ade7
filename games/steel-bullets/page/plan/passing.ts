/**
 * Letting a card pass. Without a Will there is nothing to ask. With one, the player may let a card pass, once or always: at a table with
 * others the page then sends nothing and lets the time run out, as it does without a Will. A pass that was sent could end the time sooner,
 * and that would tell the others that a player has a Will.
 */
import { type Signal, signal } from '@preact/signals';
import { recall, remember } from '../../../../client/shell/settings.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Move } from '../../../../kernel/seat.ts';
import { byWorth, type Situation } from '../../faces.ts';

const NAME = 'steel-bullets:pass';
const kept = recall(NAME)?.split(' ') ?? [];
/** The cards about which this player is not asked. Kept only on this device, so that no opponent can know. */
export const unasked: Signal<readonly Situation[]> = signal(byWorth.filter(card => kept.includes(card)));
export const setAsked = (card: Situation, on: boolean): void => {
  unasked.value = byWorth.filter(each => (each === card ? !on : unasked.peek().includes(each)));
  remember(NAME, unasked.value.length === 0 ? null : unasked.value.join(' '));
};

/** The window that the player has let pass silently. */
const quiet = signal<string | null>(null);
const windowOf = ({ line, now }: Session): string => `${line.code} ${now.value?.game} ${now.value?.ask?.closes}`;
export const isLetPass = (session: Session): boolean => quiet.value === windowOf(session);
export const letPass = (session: Session, pass: Move): void => {
  if (session.line.kind === 'server') quiet.value = windowOf(session);
  else void session.play(pass);
};

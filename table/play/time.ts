/** Time control: an allowance for each decision and a bank for the whole game, or days for each decision. Pure: it reads no clock. */
import type { Millis, Seat } from '../../kernel/seat.ts';
import { DAY } from '../../wire/lists.ts';
import type { TimeControl } from '../../wire/requests.ts';

export interface Clock {
  /** When each seat's question was asked; null while it is not asked. */
  readonly since: readonly (Millis | null)[];
  /** The time left in each seat's bank. */
  readonly bank: readonly Millis[];
}
const SECOND: Millis = 1000;
/** How long a decision may take before the bank pays for it. */
const allowance = (control: Exclude<TimeControl, { readonly kind: 'untimed' }>): Millis =>
  control.kind === 'days' ? control.days * DAY : control.decision * SECOND;

export const fullClock = (control: TimeControl, seats: number): Clock => ({
  since: Array.from({ length: seats }, () => null),
  bank: Array.from({ length: seats }, () => (control.kind === 'timed' ? control.bank * SECOND : 0)),
});

/**
 * A seat acted, or the clock spoke: who is asked now? Those who answered pay for time beyond their allowance out of their bank. New
 * time starts after the scene that is shown first, if there is one.
 */
export const clockAfter = (
  clock: Clock,
  control: TimeControl,
  answered: Seat | null,
  asked: readonly Seat[],
  now: Millis,
  scene: Millis = 0,
): Clock => {
  if (control.kind === 'untimed') return clock;
  const bank = clock.bank.map((left, seat) => {
    const since = clock.since[seat] ?? null;
    if (since === null || (seat !== answered && asked.includes(seat))) return left;
    return Math.max(0, left - Math.max(0, now - since - allowance(control)));
  });
  const since = clock.since.map((was, seat) =>
    asked.includes(seat) ? (seat === answered ? now + scene : (was ?? now + scene)) : null,
  );
  return { since, bank };
};

/** When each seat's time is up. */
export const deadlines = (clock: Clock, control: TimeControl): (Millis | null)[] =>
  clock.since.map((since, seat) =>
    since === null || control.kind === 'untimed' ? null : since + allowance(control) + clock.bank[seat]!,
  );

/** When time that waits for the end of a scene starts; null where none does. */
export const beginsAfter = (clock: Clock, now: Millis): Millis | null => {
  const waiting = clock.since.filter(since => since !== null && since > now) as Millis[];
  return waiting.length === 0 ? null : Math.max(...waiting);
};

/** The table slept (a restart): no player is charged for that. */
export const awakened = (clock: Clock, now: Millis): Clock => ({
  ...clock,
  since: clock.since.map(since => (since === null ? null : now)),
});

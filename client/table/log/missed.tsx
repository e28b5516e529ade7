/**
 * What a bot did for the player who was away, or what others did while the player skipped it: the player reads it once, then the game
 * continues.
 */
import type { JSX } from 'preact';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { Dialog } from '../../shell/dialog.tsx';
import { say } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';
import { sentence } from './log.tsx';
import type { Missed as Unseen } from './record.ts';

/** How many sentences, at most. */
const MOST: { readonly [W in Unseen['why']]: number } = { away: 12, skipped: 3 };

/** Does it name this seat, as actor or as target? */
const concerns = (telling: Telling, seat: Seat | null): boolean =>
  Object.entries(telling).some(([part, value]) =>
    part === 'seat' || part === 'whom'
      ? value === seat
      : typeof value === 'object' && value !== null && (value as { readonly seat?: unknown }).seat === seat,
  );
/** The newest sentences, preferring those about the player; in order of time. */
const chosen = (session: Session, { why, lines }: Unseen): readonly string[] => {
  const said = lines.flatMap(line => {
    const text = sentence(session, line);
    return text === null ? [] : [{ text, id: line.id, mine: line.kind === 'told' && concerns(line.telling, session.me.value) }];
  });
  return said
    .toSorted((a, b) => Number(b.mine) - Number(a.mine) || b.id - a.id)
    .slice(0, MOST[why])
    .toSorted((a, b) => a.id - b.id)
    .map(({ text }) => text);
};
export const Missed = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const { ui } = say();
  const missed = session.record.missed.value;
  const sentences = missed === null ? [] : chosen(session, missed);
  if (missed === null || sentences.length === 0) return null;
  const close = (): void => {
    session.record.missed.value = null;
  };
  return (
    <Dialog title={ui.table.missed[missed.why]} close={close}>
      <ul class="log">
        {sentences.map((text, i) => (
          <li key={i}>{text}</li>
        ))}
      </ul>
      <button type="button" class="btn go" onClick={close}>
        {ui.close}
      </button>
    </Dialog>
  );
};

/** A shot is decided before everybody's eyes: the Bang!, with what the chances were, then who was saved or is out. */
import type { JSX } from 'preact';
import { Icon } from '../../../client/shell/icon.tsx';
import type { Interlude } from '../../../client/table/game-client.ts';
import type { Session } from '../../../client/table/session.ts';
import { screen, whoIs } from './screen.ts';
import { type DecidingMoment, momentOf } from './told.ts';

const Shown = ({ session, moment }: { readonly session: Session; readonly moment: DecidingMoment }): JSX.Element => {
  const words = screen();
  const { kind, seat, chamber, loaded, shut } = moment;
  const who = whoIs(session, seat);
  return (
    <section class={`shot ${kind}`} role="alert">
      <Icon name={kind === 'out' ? 'skull' : 'gun'} />
      <h2 class="d">{words.moments[kind](who)}</h2>
      {kind === 'bang' && <p>{words.chances(chamber, loaded, shut)}</p>}
    </section>
  );
};
export const shownMoment = (session: Session): Interlude | null => {
  const moment = momentOf(session);
  return moment === null ? null : { kind: 'shot', render: () => <Shown session={session} moment={moment} /> };
};

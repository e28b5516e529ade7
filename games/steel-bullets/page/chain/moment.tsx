/** Public turning points: a Bang! with its chances, a rescue, a player who is out, a cancelled card; and the chain of answers. */
import type { JSX } from 'preact';
import { Icon } from '../../../../client/shell/icon.tsx';
import type { Interlude } from '../../../../client/table/game-client.ts';
import { Face, inkAt } from '../../../../client/table/seats/face.tsx';
import { nameOf } from '../../../../client/table/session/people.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { faceName, screen, whoIs } from '../screen.ts';
import { chainOf, type DecidingMoment, momentOf } from '../told.ts';
import type { Chain } from './chain.ts';

const signs = { waits: '…', works: '✓', cancelled: '✗' } as const;
/** Who played what, and what has come of it, in the order in which they answered each other. */
const Links = ({ session, chain }: { readonly session: Session; readonly chain: Chain }): JSX.Element => (
  <ol class="chain">
    {chain.map(({ seat, card, fate }, i) => (
      <li key={i} class={fate}>
        <b>{faceName(card)}</b>
        <span>{seat === session.me.value ? screen().you : nameOf(session, seat)}</span>
        <i aria-hidden="true">{signs[fate]}</i>
        <span class="sr">{screen().fates[fate]}</span>
      </li>
    ))}
  </ol>
);
/** The answers that are still being given, beside the cylinder. */
export const ChainNow = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const chain = chainOf(session);
  return chain.some(link => link.fate === 'waits') ? <Links session={session} chain={chain} /> : null;
};

const headline = (session: Session, moment: DecidingMoment): string => {
  const { moments } = screen();
  const who = whoIs(session, moment.seat);
  switch (moment.kind) {
    case 'bang':
      return moments.bang;
    case 'saved':
      return moments.saved[moment.by](who);
    case 'out':
      return moments.out(who);
    case 'cancelled':
      return moments.cancelled(who, moment.card);
  }
};
const icons = { bang: 'gun', saved: 'gun', out: 'skull', cancelled: 'gavel' } as const;
const Shown = ({ session, moment }: { readonly session: Session; readonly moment: DecidingMoment }): JSX.Element => {
  const words = screen();
  const chain = chainOf(session);
  const who = whoIs(session, moment.seat);
  return (
    <section class={`shot ${moment.kind} ${inkAt({ session, seat: moment.seat })}`} role="alert">
      <Face session={session} seat={moment.seat} class="av" tall />
      <Icon name={icons[moment.kind]} />
      <h2 class="d">{headline(session, moment)}</h2>
      {moment.kind === 'bang' && (
        <p>
          {words.shot(who, moment.chamber, moment.loaded, moment.shut, moment.panic)}{' '}
          <b>{moment.panic ? words.moments.saved.panic(who) : words.unless(who)}</b>
        </p>
      )}
      {moment.kind !== 'bang' && chain.length > 0 && <Links session={session} chain={chain} />}
    </section>
  );
};
export const shownMoment = (session: Session): Interlude | null => {
  const moment = momentOf(session);
  return moment === null ? null : { kind: 'shot', render: () => <Shown session={session} moment={moment} /> };
};

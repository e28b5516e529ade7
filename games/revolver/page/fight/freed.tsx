/** Santiago leaves the prison: why, and what it brings. */

import { Onward } from '../../../../client/table/board/onward.tsx';
import type { Interlude } from '../../../../client/table/game-client.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { Face, frame, minus } from '../card.tsx';
import { screen, titleOf } from '../screen.ts';
import { foughtOf } from '../told.ts';

export const freedSheet = (session: Session): Interlude => {
  const attack = foughtOf(session).at(-1);
  return {
    kind: 'freed',
    render: done => {
      const { freed, duel } = screen();
      return (
        <section class="bill result duelresult" aria-label={freed.title}>
          <div class="told">
            <h2 class="d">{freed.title}</h2>
            {attack !== undefined && <p>{freed.why(minus(attack.mcready), minus(attack.colty))}</p>}
          </div>
          <div class="street lines">
            <div class={`card ${frame('santiago')}`} role="img" aria-label={titleOf('santiago')} data-read="santiago">
              <Face face="santiago" />
            </div>
          </div>
          <div class="foot">
            <Onward session={session} done={done} label={duel.goOn} />
          </div>
        </section>
      );
    },
  };
};

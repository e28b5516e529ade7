/** Santiago leaves the prison: why, and what it brings; he himself stands on the stage. */

import { Onward } from '../../../../client/table/board/onward.tsx';
import type { Interlude } from '../../../../client/table/game-client.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { minus } from '../card.tsx';
import { screen } from '../screen.ts';
import { foughtOf } from '../told.ts';

export const freedSheet = (session: Session): Interlude => {
  const attack = foughtOf(session).at(-1);
  return {
    kind: 'freed',
    render: done => {
      const { freed, duel } = screen();
      return (
        <section class="result" aria-labelledby="freed">
          <div class="told">
            <h2 class="d" id="freed">
              {freed.title}
            </h2>
          </div>
          {attack !== undefined && <p class="lines">{freed.why(minus(attack.mcready), minus(attack.colty))}</p>}
          <div class="foot">
            <Onward session={session} done={done} label={duel.goOn} />
          </div>
        </section>
      );
    },
  };
};

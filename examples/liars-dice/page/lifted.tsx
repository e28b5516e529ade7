/** The cups are lifted: all dice, those that count, and who loses one. */
import type { JSX } from 'preact';
import { say } from '../../../client/shell/words.ts';
import { Onward } from '../../../client/table/board/onward.tsx';
import { nameOf } from '../../../client/table/session/people.ts';
import type { Liars } from '../zones.ts';
import { Die } from './die.tsx';
import { type At, screen, whoIs } from './screen.ts';

interface LiftedProps extends At {
  readonly doubted: Liars['tells']['doubted'];
  readonly done: () => void;
}
export const Lifted = ({ session, doubted, done }: LiftedProps): JSX.Element => {
  const words = screen();
  const { count, face, there, cups, loser } = doubted;
  return (
    <section class="result lifted" aria-labelledby="lifted">
      <h2 class="d" id="lifted">
        {words.loses(whoIs(session, loser))}
      </h2>
      <p class="lead">{words.lifted(count, face, there)}</p>
      <ul>
        {cups.map(
          (cup, seat) =>
            cup.length > 0 && (
              <li key={seat} class={seat === loser ? 'loser' : ''}>
                <b class="d">{seat === session.me.value ? say().ui.you : nameOf(session, seat)}</b>
                <span role="img" aria-label={cup.join(', ')}>
                  {cup.map((die, i) => (
                    <Die key={i} face={die} counts={die === face} />
                  ))}
                </span>
              </li>
            ),
        )}
      </ul>
      <div class="foot">
        <Onward session={session} done={done} label={words.goOn} />
      </div>
    </section>
  );
};

/** The menu of a table: settings of the page, things to read, and the exit. */
import type { JSX } from 'preact';
import { Dialog } from '../../shell/dialog.tsx';
import { Icon } from '../../shell/icon.tsx';
import { LanguageChoice, Switches } from '../../shell/preferences.tsx';
import { say } from '../../shell/words.ts';
import { planFor } from '../prompt/planned.tsx';
import { ActionButton } from '../prompt/prompt.tsx';
import { readAll } from '../reader/reading.ts';
import type { Session } from '../session/session.ts';
import { cueSaid, hintsSaid } from './terms-said.ts';

export const Menu = ({ session, close }: { readonly session: Session; readonly close: () => void }): JSX.Element => {
  const { ui } = say();
  const table = session.table.value;
  return (
    <Dialog title={ui.menu} close={close}>
      <div class="menubox">
        {table?.hints === true && <p>{hintsSaid(true)}</p>}
        {table?.cue === 'seen' && <p>{cueSaid(table)}</p>}
        <LanguageChoice />
        <Switches />
        <button
          type="button"
          class="btn onpaper"
          onClick={() => {
            close();
            readAll();
          }}
        >
          <Icon name="eye" /> {ui.about.title}
        </button>
        <a class="btn onpaper" href={`/learn/${session.game.id}`}>
          <Icon name="book" /> {ui.nav.learn}
        </a>
        {session.line.kind === 'practice' && session.line.onward === undefined && (
          <a class="btn onpaper" href={`/practice/${session.game.id}?new=1`} onClick={close}>
            <Icon name="replay" /> {ui.practice.newGame}
          </a>
        )}
        {(planFor(session).menu ?? []).map(action => (
          <ActionButton
            key={action.id}
            ground="onpaper"
            action={{
              ...action,
              run: () => {
                close();
                action.run();
              },
            }}
          />
        ))}
        <a class="btn onpaper" href="/">
          <Icon name="exit" /> {ui.table.leave}
        </a>
        <button type="button" class="btn go" onClick={close}>
          {ui.close}
        </button>
      </div>
    </Dialog>
  );
};

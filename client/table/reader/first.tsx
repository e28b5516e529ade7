/** First-time help: at a player's first table of a game who they are and how to win; then one sentence at each first meeting. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../shell/dialog.tsx';
import { Icon } from '../../shell/icon.tsx';
import { hints, language } from '../../shell/settings.ts';
import { SoundChoice } from '../../shell/sound-choice.tsx';
import { firstWords, gameWords, loadFirstWords, say } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';
import { meet, metIn, nextOf, tableOf } from './meetings.ts';

const Sheet = ({ session, close }: { readonly session: Session; readonly close: () => void }): JSX.Element | null => {
  const { first } = say().ui;
  const game = session.game.id;
  const { roles } = firstWords(game)!;
  const seat = session.me.value ?? 0;
  const { who, won } = roles[seat] ?? roles[0]!;
  // A live table cannot wait: it shows the lesson before the deal, while players gather.
  const waits = session.line.kind === 'practice';
  return (
    <Dialog title={gameWords(game).name} close={close}>
      <div class="firstly">
        <p>{who}</p>
        <p>{won}</p>
        <SoundChoice />
        <div class="acts">
          {waits && (
            <a class="btn onpaper" href={`/learn/${game}?lesson=first${seat > 0 ? `&seat=${seat}` : ''}`} onClick={close}>
              <Icon name="book" /> {first.showMe}
            </a>
          )}
          <button type="button" class="btn go" autofocus onClick={close}>
            {waits ? first.deal : first.gotIt}
          </button>
        </div>
      </div>
    </Dialog>
  );
};

export const First = ({ session }: { readonly session: Session }): JSX.Element | null => {
  const { first } = say().ui;
  const game = session.game.id;
  const met = useSignal(metIn(game));
  const on = hints.value === 'on';
  useEffect(() => {
    if (on) void loadFirstWords(game, language.value);
  }, [on, language.value]);
  const words = on ? firstWords(game) : null;
  const shown = words === null || session.me.value === null ? undefined : nextOf(session, Object.keys(words.hints), met.value);
  // A practice table waits for the reader.
  useEffect(() => {
    session.hinting.value = shown !== undefined;
  }, [shown]);
  if (words === null || shown === undefined) return null;
  const done = (): void => {
    meet(game, shown);
    met.value = metIn(game);
  };
  if (shown === tableOf(session)) return <Sheet session={session} close={done} />;
  return (
    <section class="bill firsthint" role="status" aria-label={first.title}>
      <p>{words.hints[shown as keyof typeof words.hints]}</p>
      <div class="acts">
        <button
          type="button"
          class="btn quiet"
          onClick={() => {
            hints.value = 'off';
          }}
        >
          {first.noMore}
        </button>
        <button type="button" class="btn go" onClick={done}>
          {first.gotIt}
        </button>
      </div>
    </section>
  );
};

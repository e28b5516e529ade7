/** The first minute: at the first table of a game who you are and how it is won; then one sentence whenever something is met for the first time. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Dialog } from '../../shell/dialog.tsx';
import { Icon } from '../../shell/icon.tsx';
import { hints, language, recall, remember } from '../../shell/settings.ts';
import { SoundChoice } from '../../shell/sound-choice.tsx';
import { firstWords, gameWords, loadFirstWords, say } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';

/** What this player has met in a game; the first table itself is met as `table`. */
const keyOf = (game: string): string => `met:${game}`;
const metIn = (game: string): readonly string[] => (recall(keyOf(game)) ?? '').split(' ').filter(met => met !== '');
const meet = (game: string, what: string): void => remember(keyOf(game), [...new Set([...metIn(game), what])].join(' '));

const TABLE = 'table';
/** Where each chair has a side of its own, each is met by itself. */
const tableOf = ({ game, me }: Session): string =>
  (firstWords(game.id)?.roles.length ?? 1) > 1 && me.value !== 0 ? `${TABLE}-${me.value}` : TABLE;
/** Has this player never sat at a table of this game? */
export const isNewTo = (game: string): boolean => hints.value === 'on' && !metIn(game).some(met => met.startsWith(TABLE));
/** How many of the newest lines are still now. */
const RECENT = 12;

/** Is this here now? See `Meeting` in `words/first.ts`. */
const isHere = (session: Session, meeting: string): boolean => {
  const [kind, what] = meeting.split(/:(.*)/) as [string, string];
  const ask = session.now.value?.ask ?? null;
  switch (kind) {
    case 'question':
      // At a live table a window does not wait for a reader.
      if (ask?.kind === 'window' && session.line.kind === 'server') return false;
      return session.isCalled.value && ask?.question === what;
    case 'tell':
      return session.record.lines.value.slice(-RECENT).some(line => line.kind === 'told' && line.telling.tell === what);
    default:
      return [...session.scene.value].some(([spot, pieces]) => spot.startsWith(`${what}/`) && pieces.length > 0);
  }
};

const Sheet = ({ session, close }: { readonly session: Session; readonly close: () => void }): JSX.Element | null => {
  const { first } = say().ui;
  const game = session.game.id;
  const { roles } = firstWords(game)!;
  const { who, won } = roles[session.me.value ?? 0] ?? roles[0]!;
  // Others wait at a live table: it shows the lesson before the deal, while it gathers.
  const waits = session.line.kind === 'practice';
  return (
    <Dialog title={gameWords(game).name} close={close}>
      <div class="firstly">
        <p>{who}</p>
        <p>{won}</p>
        <SoundChoice />
        <div class="acts">
          {waits && (
            <a class="btn onpaper" href={`/learn/${game}?lesson=first`} onClick={close}>
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
/** The first table comes before anything that is met at it. */
const nextOf = (session: Session, meetings: readonly string[], met: readonly string[]): string | undefined => {
  if (session.now.value?.outcome != null) return undefined;
  if (!met.includes(tableOf(session))) return tableOf(session);
  if (session.pause.interlude.value !== null) return undefined;
  return meetings.find(meeting => !met.includes(meeting) && isHere(session, meeting));
};

/** The frame of a table, in play and in a replay: the others above, the middle, a line below it, the player's own place, the side. */
import type { ComponentChildren, JSX, Ref } from 'preact';
import { Icon } from '../../shell/icon.tsx';
import { useReading } from '../reader/reading.ts';
import { Opponents } from '../seats/opponents.tsx';
import { OwnPlate } from '../seats/own.tsx';
import { Standing } from '../seats/standing.tsx';
import { others } from '../session/people.ts';
import type { Session } from '../session/session.ts';

interface FrameProps {
  readonly session: Session;
  /** What kind of table this is, for its style. */
  readonly kind: string;
  readonly bar: JSX.Element;
  /** For screen readers only. */
  readonly title: ComponentChildren;
  readonly felt?: Ref<HTMLElement> | null;
  readonly touched: (event: PointerEvent) => void;
  /** Above the others. */
  readonly above?: JSX.Element;
  /** In place of what usually lies in the middle. */
  readonly middle?: JSX.Element | undefined;
  readonly line: JSX.Element;
  /** The viewer's own place; a text where the viewer has none. */
  readonly own: { readonly label: string; readonly hand: JSX.Element; readonly beside: JSX.Element } | string;
  readonly below?: ComponentChildren;
  readonly side?: JSX.Element | undefined;
  /** Sheets and scenes over the table. */
  readonly children: ComponentChildren;
}
export const BoardFrame = ({
  session,
  kind,
  bar,
  title,
  felt = null,
  touched,
  above,
  middle,
  line,
  own,
  below,
  side,
  children,
}: FrameProps): JSX.Element => {
  const { game } = session;
  useReading(session);
  return (
    <div class={`app ${kind}`}>
      {bar}
      <main
        class={`wood felt ${game.seats === 'above' ? '' : 'around'}`}
        data-others={others(session).length}
        tabIndex={-1}
        ref={felt}
        onPointerDown={touched}
      >
        <h1 class="sr">{title}</h1>
        {above}
        <Opponents session={session} />
        <Standing session={session} />
        {middle ?? <game.Middle session={session} />}
        {line}
        {typeof own === 'string' ? (
          <p class="watching">
            <Icon name="eye" /> {own}
          </p>
        ) : (
          <section class="me" aria-label={own.label}>
            <div class="place">
              <div class="ownside">
                <OwnPlate session={session} />
                <game.Tray session={session} />
              </div>
              {game.hand !== undefined && own.hand}
              {own.beside}
            </div>
          </section>
        )}
        {below}
      </main>
      {side}
      {children}
    </div>
  );
};

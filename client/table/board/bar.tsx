/** The bar over a table: title, clock, line, sound and light, and the exit. */
import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { Icon } from '../../shell/icon.tsx';
import { later } from '../../shell/later.ts';
import { SoundButton, ThemeButton } from '../../shell/preferences.tsx';
import { gameWords, say } from '../../shell/words.ts';
import { Clock } from '../seats/clock.tsx';
import { Bars } from '../seats/seat.tsx';
import type { Session } from '../session/session.ts';

const Menu = later(async () => (await import('./menu.tsx')).Menu);
/** What a strong player would do, at tables that have hints. */
export type HintPart = ComponentType<{ readonly session: Session; readonly close: () => void }>;
const HintButton = ({ session, Hint }: { readonly session: Session; readonly Hint: HintPart }): JSX.Element => {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="icb"
        aria-label={say().ui.practice.hint}
        aria-haspopup="dialog"
        onClick={() => {
          open.value = true;
        }}
      >
        <Icon name="bulb" />
      </button>
      {open.value && (
        <Hint
          session={session}
          close={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
};

/** In practice a player always may; at other tables where it is agreed. */
const mayHint = ({ line, table }: Session): boolean =>
  line.hint !== undefined && (line.kind === 'practice' || table.value?.hints === true);
const practiceName = ({ line }: Session): string => line.onward?.here?.() ?? line.onward?.label() ?? say().ui.practice.name;

interface TableBarProps {
  readonly session: Session;
  readonly openLog: () => void;
  readonly Hint: HintPart | undefined;
}
export const TableBar = ({ session, openLog, Hint }: TableBarProps): JSX.Element => {
  const { ui } = say();
  const menu = useSignal(false);
  const me = session.me.value;
  const table = session.table.value;
  const ping = me === null ? null : (table?.chairs[me]?.ping ?? null);
  // Where there is little room the table shows the rest.
  const [where, ...more] = session.game.where(session).split(' · ');
  return (
    <header class="top">
      <a class="mark d" href="/" aria-label={`Sixgun. ${ui.home}`}>
        <Icon name="six" />
        <span class="hm">Sixgun</span>
      </a>
      <div class="where">
        <b>{gameWords(session.game.id).name}</b>
        <span>
          {where}
          <span class="more">{more.map(part => ` · ${part}`)}</span>
          <span class="hm"> · {session.line.kind === 'practice' ? practiceName(session) : ui.table.code(session.line.code)}</span>
        </span>
      </div>
      <nav aria-label={ui.menu}>
        {me !== null && <Clock session={session} seat={me} />}
        {ping !== null && !session.isLost.value && (
          <span class="png">
            <Bars ping={ping} /> {ui.table.ping(ping)}
          </span>
        )}
        <span class="hm">
          <SoundButton />
        </span>
        <span class="hm">
          <ThemeButton />
        </span>
        {Hint !== undefined && mayHint(session) && session.asked.value && !session.race.isOn.value && (
          <HintButton session={session} Hint={Hint} />
        )}
        <button type="button" class="icb logbutton" aria-label={ui.table.log} onClick={openLog}>
          <Icon name="chat" />
          {session.record.unread.value > 0 && <b>{session.record.unread.value}</b>}
        </button>
        <button
          type="button"
          class="icb"
          aria-label={ui.menu}
          onClick={() => {
            menu.value = true;
          }}
        >
          <Icon name="menu" />
        </button>
      </nav>
      {menu.value && (
        <Menu
          session={session}
          close={() => {
            menu.value = false;
          }}
        />
      )}
    </header>
  );
};

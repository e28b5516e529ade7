/** Another person at a table on a server: their name is a button that opens mute, block and report. */
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Name } from '../../../words/phrase.ts';
import { me } from '../../line/server.ts';
import type { Tablemate } from '../../moderation/person-sheet.tsx';
import { later } from '../../shell/later.ts';
import { say } from '../../shell/words.ts';
import type { Session } from '../session/session.ts';

const chosen = signal<Tablemate | null>(null);
const PersonSheet = later(async () => (await import('../../moderation/person-sheet.tsx')).PersonSheet);

interface PersonNameProps {
  readonly session: Session;
  /** Null for a bot. */
  readonly who: string | null;
  readonly name: Name;
  /** How the name is shown. */
  readonly children: ComponentChildren;
}
/** Bots, the viewer, and the players of a replay have a name but no menu. */
export const PersonName = ({ session, who, name, children }: PersonNameProps): JSX.Element => {
  const known = me.value;
  if (session.line.kind !== 'server' || who === null || known === null || who === known.id) return <>{children}</>;
  return (
    <button
      type="button"
      class="person"
      aria-haspopup="dialog"
      aria-label={say().ui.table.person({ you: false, name })}
      onClick={() => {
        chosen.value = { who, name: `${name}` };
      }}
    >
      {children}
    </button>
  );
};
const close = (): void => {
  chosen.value = null;
};
export const PersonMenu = ({ session }: { readonly session: Session }): JSX.Element | null => {
  // A guest who leaves the table closes this, too.
  useEffect(() => close, []);
  return chosen.value === null ? null : <PersonSheet {...chosen.value} table={session.line.code} close={close} />;
};

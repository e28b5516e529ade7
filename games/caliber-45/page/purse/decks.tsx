/** The button that shows the contents of the decks. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { later } from '../../../../client/shell/later.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { screen } from '../screen.ts';

const DeckSheet = later(async () => (await import('./deck-sheet.tsx')).DeckSheet);
export const DeckButton = ({ session }: { readonly session: Session }): JSX.Element => {
  const open = useSignal(false);
  return (
    <>
      <button
        type="button"
        class="decksbtn"
        onClick={() => {
          open.value = true;
        }}
      >
        {screen().inTheDecks}
      </button>
      {open.value && (
        <DeckSheet
          session={session}
          close={() => {
            open.value = false;
          }}
        />
      )}
    </>
  );
};

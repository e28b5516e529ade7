/** A sheet over everything else: the browser's own dialog, which keeps the focus inside and closes with Esc. */
import { signal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

/** How many sheets lie open: a practice table waits while any is open. */
export const sheets = signal(0);

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly children: ComponentChildren;
  /** `page` fills the screen; `sheet` lies on it. */
  readonly size?: 'sheet' | 'wide';
}
export const Dialog = ({ title, close, children, size = 'sheet' }: DialogProps): JSX.Element => {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Immediately, not after the next paint: a quick hand presses the next key earlier.
  useLayoutEffect(() => {
    const box = dialog.current;
    box?.showModal();
    // A click beside the sheet closes it; the keyboard has Esc.
    box?.addEventListener('click', event => {
      if (event.target === box) close();
    });
    sheets.value++;
    return () => {
      sheets.value--;
      // Close it, rather than only remove it, so that the focus returns.
      box?.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={`bill sheetbox ${size}`}
      aria-labelledby={id}
      onCancel={event => {
        event.preventDefault();
        close();
      }}
    >
      <div class="inside">
        <h2 class="d" id={id}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
};

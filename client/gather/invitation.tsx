/** Whom to invite: the code, the link, and the link as a QR code. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { encode } from 'uqr';
import { say } from '../shell/words.ts';

/** A QR code as one path: a square for every dark module. */
const Code = ({ text }: { readonly text: string }): JSX.Element => {
  const { data, size } = encode(text, { border: 1 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={say().ui.gather.qr} shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#f4e8cf" />
      <path d={dark.join('')} fill="#241a12" />
    </svg>
  );
};
export const Invitation = ({ code }: { readonly code: string }): JSX.Element => {
  const { ui } = say();
  const copied = useSignal(false);
  const link = `${location.origin}/t/${code}`;
  const copy = (): void => {
    navigator.clipboard.writeText(link).then(
      () => {
        copied.value = true;
      },
      () => {},
    );
  };
  return (
    <section class="invite" aria-label={ui.gather.invite}>
      <span class="code">{code}</span>
      <Code text={link} />
      <p>{ui.gather.inviteAbout}</p>
      <button type="button" class="btn onpaper" onClick={copy}>
        {copied.value ? ui.copied : ui.gather.copyLink}
      </button>
    </section>
  );
};

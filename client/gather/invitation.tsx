/** The invitation: the largest part of the page while a chair is free. A guest sends or copies the link; code and QR code mean the same. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { encode } from 'uqr';
import { classes } from '../look/classes.ts';
import { noWiderThan } from '../look/widths.ts';
import { useMedia } from '../shell/media.ts';
import { canSend, copied, share, Telegram } from '../shell/share.tsx';
import { say } from '../shell/words.ts';
import * as invitation from './invitation.module.css';

/** A QR code as one path: a square for every dark module. */
const Code = ({ text }: { readonly text: string }): JSX.Element => {
  const { data, size } = encode(text, { border: 1 });
  const dark = data.flatMap((row, y) => row.flatMap((on, x) => (on ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg
      class={invitation.qr}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={say().ui.gather.qr}
      shape-rendering="crispEdges"
    >
      <rect width={size} height={size} fill="#f4e8cf" />
      <path d={dark.join('')} fill="#241a12" />
    </svg>
  );
};
interface InvitationProps {
  readonly code: string;
  readonly game: string;
  /** A chair is still free, and the player already sits. */
  readonly isFirst: boolean;
}
export const Invitation = ({ code, game, isFirst }: InvitationProps): JSX.Element => {
  const { ui } = say();
  const isCopied = useSignal(false);
  const isNarrow = useMedia(noWiderThan('phone'));
  const link = `${location.origin}/t/${code}`;
  const copy = async (): Promise<void> => {
    isCopied.value = await copied(link);
  };
  const tone = isFirst ? `go ${invitation.first}` : 'onpaper';
  const said = isCopied.value ? ui.copied : ui.gather.copyLink;
  return (
    <section class={classes(invitation.invitation, isNarrow && invitation.narrow)} aria-label={ui.gather.invite}>
      {canSend() ? (
        <button type="button" class={`btn ${tone} ${invitation.way}`} onClick={() => void share(ui.gather.comeAndPlay(game), link)}>
          {ui.gather.invite}
        </button>
      ) : (
        <button type="button" class={`btn ${tone} ${invitation.way}`} onClick={() => void copy()}>
          {said}
        </button>
      )}
      <p class={invitation.code}>{code}</p>
      {canSend() && (
        <button type="button" class={`btn quiet ${invitation.copy}`} onClick={() => void copy()}>
          {said}
        </button>
      )}
      <Telegram look={`quiet ${invitation.copy}`} text={ui.gather.comeAndPlay(game)} url={link} />
      {isNarrow ? (
        <details class={invitation.folded}>
          <summary>{ui.gather.qr}</summary>
          <Code text={link} />
        </details>
      ) : (
        <Code text={link} />
      )}
      <p class={invitation.about}>{ui.gather.inviteAbout}</p>
    </section>
  );
};

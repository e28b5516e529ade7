/** At the end of a practice game: its link, to be sent or copied. The game is played again first, so that no link is made that proves nothing. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isUnfit } from '../../bots/feat.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { endSaid } from '../day/said.ts';
import { me } from '../line/server.ts';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { playerName } from '../shell/settings.ts';
import { canSend, copied, share, Telegram } from '../shell/share.tsx';
import { say } from '../shell/words.ts';
import type { Session } from '../table/session/session.ts';
import * as styles from './beat.module.css';
import { examine } from './examiner.ts';
import { keepChallenge } from './kept.ts';
import { type Challenge, freshSalt, LONGEST_NAME, pathOf } from './link.ts';

/** The challenger's own name, as others are to read it. */
export const ownName = (): string => (playerName.peek() || me.peek()?.name || '').slice(0, LONGEST_NAME);

interface Made {
  readonly url: string;
  readonly text: string;
}
const made = async (session: Session): Promise<Made | null> => {
  const answer = await session.line.ask({ ask: 'log' });
  if (isRefusal(answer)) return null;
  const feat = await examine({ to: 'make', log: String(answer['log']) });
  if (isUnfit(feat)) return null;
  const challenge: Challenge = { salt: freshSalt(), by: ownName(), feat };
  const [path, told] = await Promise.all([pathOf(challenge), examine({ to: 'tell', feat, player: challenge.by })]);
  if (isUnfit(told)) return null;
  const { salt, by } = challenge;
  keepChallenge({ salt, game: feat.game, by, sent: true, link: path });
  return {
    url: `${location.origin}${path}`,
    text: pageWords('beat').shared(say().names[feat.game]!.name, endSaid(told.result)),
  };
};

/** A phone asks where to send it; elsewhere it is copied. */
export const Sending = ({ url, text }: Made): JSX.Element => {
  const words = pageWords('beat');
  const isCopied = useSignal(false);
  const copy = async (): Promise<void> => {
    isCopied.value = await copied(url);
  };
  return (
    <div class={styles.sending}>
      <p>{words.ready}</p>
      <a class={styles.link} href={url} translate={false}>
        {url}
      </a>
      <div class={styles.acts}>
        {canSend() && (
          <button type="button" class="btn go" onClick={() => void share(text, url)}>
            {words.sendLink}
          </button>
        )}
        <button type="button" class="btn onpaper" onClick={() => void copy()}>
          {isCopied.value ? words.copied : words.copyLink}
        </button>
        <Telegram look="onpaper" text={text} url={url} />
      </div>
    </div>
  );
};

export const BeatMyHand = ({ session }: { readonly session: Session }): JSX.Element => {
  const state = useSignal<'making' | 'unmade' | Made>('making');
  const speaks = useSpoken('beat');
  const isSpoken = useSpoken('day') && speaks;
  useEffect(() => {
    if (isSpoken)
      void made(session).then(link => {
        state.value = link ?? 'unmade';
      });
  }, [isSpoken]);
  if (!isSpoken) return <div class={styles.sending} />;
  const words = pageWords('beat');
  if (typeof state.value === 'object') return <Sending {...state.value} />;
  return (
    <div class={styles.sending}>
      <p role="status">{state.value === 'making' ? words.making : words.unmade}</p>
    </div>
  );
};

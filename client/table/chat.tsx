/** What is said at the table: phrases of one tap in everybody's own language, signs, and lines of text. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isRefusal } from '../../kernel/refusal.ts';
import { emotes, type Phrase, phrases } from '../../wire/phrases.ts';
import { LONGEST_LINE } from '../../wire/protocol.ts';
import { Icon, type IconName } from '../shell/icon.tsx';
import { say } from '../shell/words.ts';
import { muted, unmute } from './mute.ts';
import type { Session } from './session.ts';

const signs: { readonly [E in (typeof emotes)[number]]: IconName } = {
  hat: 'hat',
  gun: 'gun',
  laugh: 'laugh',
  cry: 'cry',
  beer: 'beer',
  skull: 'skull',
};
export const phraseIcon = (phrase: string | null): IconName | null => signs[phrase as keyof typeof signs] ?? null;

export const Chat = ({ session }: { readonly session: Session }): JSX.Element => {
  const { ui } = say();
  const text = useSignal('');
  const sent = async (question: Parameters<typeof session.line.ask>[0]): Promise<void> => {
    const answer = await session.line.ask(question);
    if (isRefusal(answer)) session.refusal.value = answer;
  };
  const shout = (phrase: Phrase): void => void sent({ ask: 'phrase', phrase });
  return (
    <form
      class="say"
      onSubmit={event => {
        event.preventDefault();
        const line = text.value.trim();
        if (line !== '') void sent({ ask: 'say', text: line });
        text.value = '';
      }}
    >
      <div class="ph">
        {phrases.map(phrase => (
          <button type="button" class="chip" key={phrase} onClick={() => shout(phrase)}>
            {ui.phrases[phrase]}
          </button>
        ))}
        {emotes.map(emote => (
          <button type="button" class="chip emote" key={emote} aria-label={ui.phrases[emote]} onClick={() => shout(emote)}>
            <Icon name={signs[emote]} />
          </button>
        ))}
      </div>
      {muted.value.size > 0 && (
        <p class="unheard">
          {ui.table.muted}:
          {[...muted.value].map(([who, name]) => (
            <button type="button" class="chip" key={who} aria-label={ui.table.unmute(name)} onClick={() => unmute(who)}>
              {name} ×
            </button>
          ))}
        </p>
      )}
      <input
        aria-label={ui.table.saySomething}
        placeholder={ui.table.saySomething}
        maxLength={LONGEST_LINE}
        value={text.value}
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
    </form>
  );
};

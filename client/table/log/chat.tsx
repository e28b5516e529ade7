/** The chat of a table: phrases of one tap in each reader's own language, signs, and lines of text. */
import { type Signal, useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { isRefusal } from '../../../kernel/refusal.ts';
import { LONGEST_LINE } from '../../../wire/lines.ts';
import { emotes, type Phrase, phrases } from '../../../wire/lists.ts';
import { muted, unmute } from '../../moderation/mute.ts';
import { Icon } from '../../shell/icon.tsx';
import { say } from '../../shell/words.ts';
import { hasMates, TeamMark } from '../seats/team.tsx';
import type { Session } from '../session/session.ts';
import { signs } from './log.tsx';

/** To all, or to your own team: two buttons, one of which stays down. */
const Whom = ({ session, team }: { readonly session: Session; readonly team: Signal<boolean> }): JSX.Element | null => {
  const { ui } = say();
  const me = session.me.value;
  if (me === null || !hasMates(session, me)) return null;
  return (
    <div class="whom">
      {[false, true].map(only => (
        <button
          key={`${only}`}
          type="button"
          class={`chip ${team.value === only ? 'on' : ''}`}
          aria-pressed={team.value === only}
          onClick={() => {
            team.value = only;
          }}
        >
          {only && <TeamMark session={session} seat={me} />}
          {only ? ui.table.toTeam : ui.table.toAll}
        </button>
      ))}
    </div>
  );
};

export const Chat = ({ session }: { readonly session: Session }): JSX.Element => {
  const { ui } = say();
  const text = useSignal('');
  const team = useSignal(false);
  const toTeam = team.value && hasMates(session, session.me.value);
  const hint = toTeam ? ui.table.sayToTeam : ui.table.saySomething;
  const sent = async (question: Parameters<typeof session.line.ask>[0]): Promise<void> => {
    const answer = await session.line.ask(question);
    if (isRefusal(answer)) session.intent.refusal.value = answer;
  };
  const shout = (phrase: Phrase): void => void sent({ ask: 'phrase', phrase });
  return (
    <form
      class="say"
      onSubmit={event => {
        event.preventDefault();
        const line = text.value.trim();
        if (line !== '') void sent({ ask: 'say', text: line, to: toTeam ? 'team' : 'all' });
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
      <Whom session={session} team={team} />
      <input
        aria-label={hint}
        placeholder={hint}
        maxLength={LONGEST_LINE}
        value={text.value}
        onInput={event => {
          text.value = event.currentTarget.value;
        }}
      />
    </form>
  );
};

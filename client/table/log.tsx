/** What has happened, as sentences with links to the rules, and what was said at the table. */
import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Icon } from '../shell/icon.tsx';
import { personName } from '../shell/person.ts';
import { gameWords, say } from '../shell/words.ts';
import { phraseIcon } from './chat.tsx';
import { mute, muted } from './mute.ts';
import { readerOf } from './people.ts';
import type { Line, Session } from './session.ts';
import { RuleLink } from './why.tsx';

/** Who said it, and to whom, if not to all. */
const speaker = (line: Extract<Line, { kind: 'said' }>): string =>
  line.team ? `${personName(line.from)} (${say().ui.table.amongTeam})` : personName(line.from);
/** A line of the log as a sentence; null when it is not worth one. */
export const sentence = (session: Session, line: Line): string | null => {
  if (line.kind === 'said') {
    if (muted.value.has(line.who)) return null;
    const { phrases } = say().ui;
    return `${speaker(line)}: ${line.text ?? phrases[line.phrase as keyof typeof phrases] ?? ''}`;
  }
  return session.game.worthTelling(line.telling) ? gameWords(session.game.id).tell(line.telling, readerOf(session)) : null;
};
const Row = ({ session, line }: { readonly session: Session; readonly line: Line }): JSX.Element | null => {
  const text = sentence(session, line);
  if (text === null) return null;
  if (line.kind === 'said') {
    const icon = phraseIcon(line.phrase);
    const from = speaker(line);
    const said = text.slice(from.length + 2);
    const name = personName(line.from);
    return (
      <li class={`chat ${line.team ? 'toteam' : ''}`}>
        <span>
          <b>{from}:</b> {icon === null ? said : <Icon name={icon} class="emote" />}
          {icon !== null && <span class="sr">{said}</span>}
        </span>
        {!line.mine && (
          <button
            type="button"
            class="mute"
            aria-label={say().ui.table.mute(name)}
            title={say().ui.table.mute(name)}
            onClick={() => mute(line.who, name)}
          >
            <Icon name="soundOff" />
          </button>
        )}
      </li>
    );
  }
  const rule = session.game.ruleOf(line.telling);
  return (
    <li class={line.telling.tell}>
      <span>{text}</span>
      {rule !== null && <RuleLink game={session.game.id} rule={rule} />}
    </li>
  );
};

export const Log = ({ session }: { readonly session: Session }): JSX.Element => {
  const list = useRef<HTMLUListElement>(null);
  const lines = session.log.value;
  useLayoutEffect(() => {
    const box = list.current;
    if (box !== null) box.scrollTop = box.scrollHeight;
  }, [lines.length]);
  return (
    <ul class="log" ref={list} aria-label={say().ui.table.log}>
      {lines.length === 0 && <li class="none">{say().ui.table.nothingYet}</li>}
      {lines.map(line => (
        <Row key={line.id} session={session} line={line} />
      ))}
    </ul>
  );
};
/** The newest sentence: on a phone the whole log is behind it. */
export const lastSentence = (session: Session): string => {
  for (const line of session.log.value.toReversed()) {
    const text = sentence(session, line);
    if (text !== null) return text;
  }
  return '';
};
/** Read out as it happens. */
export const Herald = ({ session }: { readonly session: Session }): JSX.Element => (
  <div class="sr" role="log" aria-live="polite" aria-label={say().ui.table.happening}>
    {session.log.value.slice(-6).map(line => {
      const text = sentence(session, line);
      return text === null ? null : <p key={line.id}>{text}</p>;
    })}
  </div>
);

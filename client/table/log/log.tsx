/** What has happened, as sentences with links to the rules, and what was said at the table. */
import type { JSX, RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Telling } from '../../../kernel/game.ts';
import type { Seat } from '../../../kernel/seat.ts';
import type { emotes } from '../../../wire/lists.ts';
import { outcomeSaid } from '../../../words/outcome.ts';
import { type Reader, who } from '../../../words/phrase.ts';
import { mute, muted } from '../../moderation/mute.ts';
import { personName } from '../../shell/called.ts';

import { Icon, type IconName } from '../../shell/icon.tsx';
import { gameWords, say } from '../../shell/words.ts';
import { RuleLink } from '../prompt/why.tsx';
import { Brand } from '../seats/face.tsx';
import { PersonName } from '../seats/person.tsx';
import { readerOf, type Seated } from '../session/people.ts';
import type { Session } from '../session/session.ts';
import { isLong } from './heading.ts';
import type { LogEntry } from './record.ts';

/** Signs that can be made at the table instead of speaking, each with its picture. */
export const signs: { readonly [E in (typeof emotes)[number]]: IconName } = {
  hat: 'hat',
  gun: 'gun',
  laugh: 'laugh',
  cry: 'cry',
  beer: 'beer',
  skull: 'skull',
};
const phraseIcon = (phrase: string | null): IconName | null => signs[phrase as keyof typeof signs] ?? null;

/** The speaker, and the audience if not all. */
const speaker = (line: Extract<LogEntry, { kind: 'said' }>): string =>
  line.team ? `${personName(line.from)} (${say().ui.table.amongTeam})` : personName(line.from);
const noted = ({ note, seat }: Extract<LogEntry, { kind: 'note' }>, reader: Reader): string =>
  say().ui.table.notes[note](who(reader, seat));
/** The log ascribes a bot's move in a player's chair to their bot, for the player too. */
const playedFor = ({ viewer, names }: Reader, held: readonly Seat[]): Reader => ({
  viewer: held.some(seat => seat === viewer) ? 'rail' : viewer,
  names: names.map((name, seat) => (held.includes(seat) ? say().ui.table.botOf(`${name}`) : name)),
});
/** A line of the log as a sentence, of a game before this one as people sat then; null when it is not worth one. */
export const sentence = (session: Session, line: LogEntry, seated: Seated | null = null): string | null => {
  if (line.kind === 'game') return say().ui.table.nextGame(line.number);
  const reader = readerOf(session, seated);
  if (line.kind === 'note') return noted(line, reader);
  if (line.kind === 'over') return outcomeSaid(say().table, gameWords(session.game.id), line.outcome, reader).join(' ');
  if (line.kind === 'said') {
    if (muted.value.has(line.who)) return null;
    const { phrases } = say().ui;
    return `${speaker(line)}: ${line.text ?? phrases[line.phrase as keyof typeof phrases] ?? ''}`;
  }
  if (!session.game.worthTelling(line.telling)) return null;
  return gameWords(session.game.id).tell(line.telling, line.held.length === 0 ? reader : playedFor(reader, line.held));
};
/** The player who acted, where a telling is about one. */
export const doerOf = (telling: Telling): Seat | null => (typeof telling['seat'] === 'number' ? telling['seat'] : null);
const looks = { note: 'note', game: 'chapter', over: 'chapter ended' } as const;
interface RowProps {
  readonly session: Session;
  readonly line: LogEntry;
  /** The seating of an earlier game; null for a line of this one. */
  readonly seated: Seated | null;
}
const Row = ({ session, line, seated }: RowProps): JSX.Element | null => {
  const text = sentence(session, line, seated);
  const old = seated !== null;
  if (text === null) return null;
  if (line.kind === 'said') {
    const icon = phraseIcon(line.phrase);
    const from = speaker(line);
    const said = text.slice(from.length + 2);
    const name = personName(line.from);
    return (
      <li class={`chat ${line.team ? 'toteam' : ''} ${old ? 'old' : ''}`}>
        <span>
          <b>
            <PersonName session={session} who={line.who} name={name}>
              {name}
            </PersonName>
            {from.slice(name.length)}:
          </b>{' '}
          {icon === null ? said : <Icon name={icon} class="emote" />}
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
  if (line.kind !== 'told') return <li class={`${looks[line.kind]} ${old ? 'old' : ''}`}>{text}</li>;
  const by = doerOf(line.telling);
  const rule = session.game.ruleOf(line.telling);
  const heading = session.game.beginsChapter(line.telling) ? `chapter ${isLong(text, rule) ? 'long' : ''}` : '';
  return (
    <li class={`${line.telling.tell} ${heading} ${old ? 'old' : ''}`}>
      <span>
        {by !== null && <Brand session={session} seat={by} seated={seated} class="by" />}
        {text}
      </span>
      {rule !== null && <RuleLink game={session.game.id} rule={rule} />}
    </li>
  );
};

/** How near to the end counts as the end. */
const NEAR = 40;
/** The newest line stays in sight, unless the reader has gone back to older ones. */
const useFollowing = (list: RefObject<HTMLUListElement | null>, newest: number | undefined): void => {
  const following = useRef(true);
  const follow = (): void => {
    const box = list.current;
    if (box !== null && following.current) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(follow, [newest]);
  useLayoutEffect(() => {
    const box = list.current!;
    // In a sheet it has no size before that opens.
    const watch = new ResizeObserver(follow);
    const scroll = (): void => {
      following.current = box.scrollTop + box.clientHeight > box.scrollHeight - NEAR;
    };
    watch.observe(box);
    box.addEventListener('scroll', scroll);
    return () => {
      watch.disconnect();
      box.removeEventListener('scroll', scroll);
    };
  }, []);
};

/** For each line the seating of its game; null for the present game. */
const seatings = (lines: readonly LogEntry[]): readonly (Seated | null)[] => {
  let seated: Seated | null = null;
  return lines
    .toReversed()
    .map(line => {
      const then = seated;
      if (line.kind === 'game') seated = line.before;
      return then;
    })
    .toReversed();
};
interface LogProps {
  readonly session: Session;
  /** A separate scrolling box: the keyboard must be able to enter it, whatever its lines are. */
  readonly scrolls?: boolean;
}
export const Log = ({ session, scrolls = false }: LogProps): JSX.Element => {
  const list = useRef<HTMLUListElement>(null);
  const lines = session.record.lines.value;
  const seated = seatings(lines);
  useFollowing(list, lines.at(-1)?.id);
  return (
    <ul class="log" ref={list} aria-label={say().ui.table.log} tabIndex={scrolls ? 0 : undefined}>
      {lines.length === 0 && <li class="none">{say().ui.table.nothingYet}</li>}
      {lines.map((line, i) => (
        <Row key={line.id} session={session} line={line} seated={seated[i]!} />
      ))}
    </ul>
  );
};
/** The newest sentence: on a phone it opens the whole log. */
export const lastSentence = (session: Session): string => {
  for (const line of session.record.lines.value.toReversed()) {
    const text = sentence(session, line);
    if (text !== null) return text;
  }
  return '';
};
/** Read out as it happens. */
export const Herald = ({ session }: { readonly session: Session }): JSX.Element => (
  <div class="sr" role="log" aria-live="polite" aria-label={say().ui.table.happening}>
    {session.record.lines.value.slice(-6).map(line => {
      const text = sentence(session, line);
      return text === null ? null : <p key={line.id}>{text}</p>;
    })}
  </div>
);

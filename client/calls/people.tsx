/** People the player has played with, who can be called to a waiting table; empty while there are none. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isRefusal } from '../../kernel/refusal.ts';
import type { TableView } from '../../wire/protocol.ts';
import { refused } from '../../words/refused.ts';
import { askServer } from '../line/api.ts';
import { server } from '../line/server.ts';
import { setBlocked } from '../moderation/blocks.ts';
import { personName } from '../shell/called.ts';
import { Fold } from '../shell/fold.tsx';
import { pageWords, useSpoken } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';
import * as people from './people.module.css';

interface Companion {
  readonly id: string;
  readonly name: string;
}
interface CallPeopleProps {
  readonly table: string;
  /** People who sit here already. */
  readonly here: readonly string[];
  /** After a game, its players: only they can be called. */
  readonly played?: readonly string[];
}
export const CallPeople = ({ table, here, played }: CallPeopleProps): JSX.Element | null => {
  const spoken = [useSpoken('calls'), useSpoken('moderation')];
  const list = useSignal<readonly Companion[]>([]);
  const called = useSignal<ReadonlySet<string>>(new Set());
  const said = useSignal('');
  useEffect(() => {
    void askServer<{ readonly people: readonly Companion[] }>('GET', '/api/me/people').then(reply => {
      if (reply.is === 'ok') list.value = reply.value.people;
    });
  }, []);
  const others = list.value.filter(({ id }) => !here.includes(id) && played?.includes(id) !== false);
  if (spoken.includes(false) || others.length === 0) return null;
  const words = pageWords('calls');
  const call = async ({ id, name }: Companion): Promise<void> => {
    const answer = await (await server()).ask({ ask: 'call', table, guest: id });
    if (isRefusal(answer)) {
      said.value = refused(say().table, null, answer);
      return;
    }
    called.value = new Set([...called.peek(), id]);
    said.value = words.called(personName(name));
  };
  const block = async (who: Companion): Promise<void> => {
    const reply = await setBlocked(who, true);
    if (reply.is === 'ok') list.value = list.peek().filter(({ id }) => id !== who.id);
    else said.value = pageWords('moderation').away;
  };
  return (
    <Fold
      title={played === undefined ? words.callTitle : words.callAgain}
      said={played === undefined ? words.callAbout : words.callAgainAbout}
      open={played !== undefined}
    >
      <ul class={people.people}>
        {others.map(who => {
          const name = personName(who.name);
          const isCalled = called.value.has(who.id);
          return (
            <li key={who.id}>
              <b>{name}</b>
              <button
                type="button"
                class="btn onpaper"
                aria-disabled={isCalled}
                aria-label={isCalled ? undefined : words.callWhom(name)}
                onClick={() => {
                  if (!isCalled) void call(who);
                }}
              >
                {isCalled ? words.isCalled : words.call}
              </button>
              <button type="button" class="btn onpaper quiet" aria-label={words.blockWhom(name)} onClick={() => void block(who)}>
                {pageWords('moderation').block}
              </button>
            </li>
          );
        })}
      </ul>
      <p role="status">{said.value}</p>
    </Fold>
  );
};

/** At the end of a game: those who have played it and are not at the table any more. */
export const CallAgain = ({ table }: { readonly table: TableView }): JSX.Element | null => {
  const guests = table.chairs.filter(({ kind }) => kind === 'guest');
  // A guest who sat down later has not played.
  const played = useRef(guests.flatMap(({ who }) => who ?? [])).current;
  const here = guests.flatMap(({ who, connected }) => (connected ? (who ?? []) : []));
  return played.every(id => here.includes(id)) ? null : <CallPeople table={table.code} here={here} played={played} />;
};

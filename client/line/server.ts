/** The one connection of this page to its server, made when it is first needed, and the lines to its tables. */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { type Client, connect } from '../../wire/client.ts';
import type { LobbyTable } from '../../wire/protocol.ts';
import { type TableTell, type TableTold, type ToldOf, tableTellings } from '../../wire/tellings.ts';
import { keptEvidence } from '../fair/memory.ts';
import { playerName } from '../shell/settings.ts';
import { askServer } from './api.ts';
import { entropy, type LineAnswer, type LineState, type TableLine } from './line.ts';

const state = signal<LineState>('connecting');
const lobbyTables = signal<readonly LobbyTable[] | null>(null);
const guest = signal<{ readonly id: string; readonly name: string } | null>(null);
export const serverState: ReadonlySignal<LineState> = computed(() => state.value);
/** Null while nobody has told. */
export const openTables: ReadonlySignal<readonly LobbyTable[] | null> = computed(() => lobbyTables.value);
/** Who the server takes us for. */
export const me: ReadonlySignal<{ readonly id: string; readonly name: string } | null> = computed(() => guest.value);

type CalledTo = ToldOf<'called'>;
const announced = signal<{ readonly id: string; readonly text: string } | null>(null);
/** What those who run the server tell everybody; null when that is nothing. */
export const notice: ReadonlySignal<{ readonly id: string; readonly text: string } | null> = computed(() => announced.value);

const call = signal<CalledTo | null>(null);
/** The last time that somebody has called us to their table while a page was open. */
export const called: ReadonlySignal<CalledTo | null> = computed(() => call.value);

/** Which build this page is of: the name of its entry script, as a server says it of its own page. Null while it is not built at all. */
const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
const build: string | null = /\/assets\/([^/]+)\.js$/.exec(entry)?.[1] ?? null;
const served = signal<string | null>(null);
/** Has the server got another page by now? This one still works, but is not the newest. */
export const isRenewed: ReadonlySignal<boolean> = computed(() => build !== null && served.value !== null && served.value !== build);

/** A guest who comes for the first time is told the code that brings them back, once. */
export const firstCode = signal<string | null>(null);

let client: Promise<Client> | null = null;

const CREATED = 201;
/** The cookie that says who we are must be there before the socket opens. False when this browser does not keep it. */
const introduce = async (): Promise<boolean> => {
  const name = playerName.value.trim();
  const body = JSON.stringify(name === '' ? {} : { name });
  try {
    const answer = await fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { recovery } = (await answer.json()) as { readonly recovery?: string | null };
    // A new guest asks once more: only a cookie that was kept is sent.
    if (answer.status === CREATED) {
      const back = await fetch('/api/me');
      await back.arrayBuffer();
      if (!back.ok) return false;
    }
    firstCode.value ??= recovery ?? null;
  } catch {}
  return true;
};
/** For a page that opens no connection, such as a practice table: what is said to everybody is asked for once. */
export const lookForNotice = async (): Promise<void> => {
  if (client !== null || !navigator.onLine) return;
  const reply = await askServer<{ readonly id: string; readonly text: string }>('GET', '/api/notice');
  if (client === null && reply.is === 'ok') announced.value = reply.value.text === '' ? null : reply.value;
};
const never = new Promise<never>(() => {});
const open = async (): Promise<Client> => {
  if (!(await introduce())) {
    state.value = 'cookieless';
    return never;
  }
  const made = connect({
    url: `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`,
    open: address => new WebSocket(address) as never,
    now: () => performance.now(),
    wake: (after, run) => {
      const timer = setTimeout(run, after);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
    entropy,
    memory: keptEvidence,
  });
  made.on('connection', event => {
    // To try again is not yet to be there.
    if (event.state !== 'connecting' || state.peek() !== 'waiting') state.value = event.state;
  });
  made.on('welcome', told => {
    guest.value = { id: told.guest, name: told.name };
    served.value = told.build;
    // What is still to be said is said after this.
    announced.value = null;
  });
  made.on('notice', ({ id, text }) => {
    announced.value = text === '' ? null : { id, text };
  });
  made.on('called', told => {
    call.value = told;
  });
  made.on('lobby', told => {
    lobbyTables.value = told.tables;
  });
  addEventListener('online', () => made.hurry());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) made.hurry();
  });
  return made;
};
export const server = (): Promise<Client> => {
  client ??= open();
  return client;
};

/** Follow the list of open tables; gives the way to stop. */
export const followLobby = (): (() => void) => {
  void server().then(made => made.ask({ ask: 'lobby', on: true }));
  return () => void server().then(made => made.ask({ ask: 'lobby', on: false }));
};

const tells = Object.keys(tableTellings) as readonly TableTell[];
const codeOf = ({ table }: TableTold): string => (typeof table === 'string' ? table : table.code);

export const serverLine = (code: string): TableLine => ({
  kind: 'server',
  code,
  state: serverState,
  ask: async question => (await server()).ask({ ...question, table: code } as never),
  hear: listener => {
    const heard = (told: TableTold): void => {
      if (codeOf(told) === code) listener(told);
    };
    const offs = server().then(made => tells.map(tell => made.on(tell, heard)));
    return () =>
      void offs.then(all => {
        for (const off of all) off();
      });
  },
  enter: async () => (await server()).ask({ ask: 'enter', table: code }),
  painted: at => void server().then(made => made.painted(code, at)),
  press: async (at, how) => (await server()).press(code, at, how),
  evidence: async game => (await server()).evidence(code, game),
  still: () => {},
  hint: async () => (await server()).ask({ ask: 'hint', table: code }) as Promise<LineAnswer>,
  leave: () => void server().then(made => made.ask({ ask: 'leave', table: code })),
});

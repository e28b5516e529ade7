/** The one connection of this page to its server, made on first use, and the lines to its tables. */
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
/** Null until the server has sent it. */
export const openTables: ReadonlySignal<readonly LobbyTable[] | null> = computed(() => lobbyTables.value);
/** The guest the server knows us as. */
export const me: ReadonlySignal<{ readonly id: string; readonly name: string } | null> = computed(() => guest.value);

type CalledTo = ToldOf<'called'>;
const announced = signal<{ readonly id: string; readonly text: string } | null>(null);
/** The operator's notice to all guests; null when there is none. */
export const notice: ReadonlySignal<{ readonly id: string; readonly text: string } | null> = computed(() => announced.value);

const call = signal<CalledTo | null>(null);
/** The last call of a guest to their table, while this page was open. */
export const called: ReadonlySignal<CalledTo | null> = computed(() => call.value);

/** This page's build: the name of its entry script, as a server reports it for its own page. Null for an unbuilt page. */
const entry = document.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';
const build: string | null = /\/assets\/([^/]+)\.js$/.exec(entry)?.[1] ?? null;
const served = signal<string | null>(null);
/** Does the server serve a newer page? This one still works. */
export const isRenewed: ReadonlySignal<boolean> = computed(() => build !== null && served.value !== null && served.value !== build);

/** The recovery code of a new guest, shown once. */
export const firstCode = signal<string | null>(null);

let client: Promise<Client> | null = null;

const CREATED = 201;
/** The guest's cookie must exist before the socket opens. False when this browser does not keep it. */
const introduce = async (): Promise<boolean> => {
  const name = playerName.value.trim();
  const body = JSON.stringify(name === '' ? {} : { name });
  try {
    const answer = await fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { recovery } = (await answer.json()) as { readonly recovery?: string | null };
    // A new guest asks again: the browser sends only a cookie it has kept.
    if (answer.status === CREATED) {
      const back = await fetch('/api/me');
      await back.arrayBuffer();
      if (!back.ok) return false;
    }
    firstCode.value ??= recovery ?? null;
  } catch {}
  return true;
};
/** For a page without a connection, such as a practice table: asks once for the operator's notice. */
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
    // A new attempt is not yet a connection.
    if (event.state !== 'connecting' || state.peek() !== 'waiting') state.value = event.state;
  });
  made.on('welcome', told => {
    guest.value = { id: told.guest, name: told.name };
    served.value = told.build;
    // A notice still valid follows the welcome.
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

/** Follows the list of open tables; returns a function that stops. */
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

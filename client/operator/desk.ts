/** The operator's desk: their data and their actions. Only this tab keeps the token. */
import { type ReadonlySignal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReportReason } from '../../wire/lists.ts';
import type { ServerHealth } from '../../wire/misfits.ts';
import type { RatedTerms } from '../../wire/rated.ts';
import { askServer, type Reply } from '../line/api.ts';
import { pageWords } from '../shell/page-words.ts';
import { say } from '../shell/words.ts';

export interface OpenReport {
  readonly id: string;
  readonly at: number;
  readonly reporterName: string;
  readonly tableCode: string;
  readonly reason: ReportReason;
  readonly words: string;
}
/** All that is reported about one guest: how much, and the newest. */
export interface ReportedPerson {
  readonly reported: string;
  readonly reportedName: string;
  readonly count: number;
  readonly reports: readonly OpenReport[];
}
export interface ServedTable {
  readonly code: string;
  readonly game: string;
  readonly visibility: 'open' | 'private';
  readonly status: 'gathering' | 'playing' | 'over';
  readonly chairs: number;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}
export interface KnownGuest {
  readonly id: string;
  readonly name: string;
  readonly seenAt: number;
  readonly bannedUntil: number | null;
}
export interface DoneAct {
  readonly id: string;
  readonly at: number;
  readonly act: 'ban' | 'unban' | 'close table' | 'settle report' | 'settle reports' | 'notice';
  readonly about: string;
  /** Of the guest it was about. */
  readonly name: string | null;
  readonly words: string;
}
/** Counts of people and games. */
export interface TownCounts {
  readonly guests: {
    readonly fresh: number;
    readonly day: number;
    readonly week: number;
    readonly month: number;
    readonly earlier: number;
    readonly returned: number;
  };
  readonly games: readonly { readonly game: string; readonly terms: RatedTerms; readonly games: number }[];
  readonly invitations: { readonly all: number; readonly played: number };
  readonly evenings: { readonly all: number; readonly met: number };
  /** Null where calls are off. */
  readonly calls: { readonly all: number; readonly answered: number } | null;
}
export interface OperatorOverview {
  readonly town: TownCounts;
  readonly counts: { readonly guests: number; readonly tables: number; readonly finished: number };
  readonly tables: readonly ServedTable[];
  readonly guests: readonly KnownGuest[];
  readonly reports: readonly ReportedPerson[];
  readonly acts: readonly DoneAct[];
  readonly notice: string;
  readonly noticeFor: string;
  readonly health: ServerHealth;
}
export interface OperatorDesk {
  /** Null until a token has opened it. */
  readonly seen: ReadonlySignal<OperatorOverview | null>;
  /** What went wrong, in a sentence; empty when nothing did. */
  readonly fault: ReadonlySignal<string>;
  open(token: string): Promise<void>;
  leave(): void;
  look(): Promise<void>;
  /** Guests of this name, or with this id; the newest when it is empty. */
  find(name: string): Promise<void>;
  act(path: string, body?: object): Promise<void>;
}

const KEY = 'sixgun:operator';
const keep = (token: string | null): void => {
  try {
    if (token === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, token);
  } catch {}
};
const kept = (): string => {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
};
const WRONG = 401;
const TOO_FAST = 429;
/** What cannot be sent in a header is no token. */
const isToken = (text: string): boolean => /^[\x20-\x7e]+$/.test(text);

export const useDesk = (): OperatorDesk => {
  const token = useSignal('');
  const name = useSignal('');
  const seen = useSignal<OperatorOverview | null>(null);
  const fault = useSignal('');
  const ask = <Value>(method: 'GET' | 'POST', path: string, body?: object): Promise<Reply<Value>> =>
    askServer<Value>(method, `/api/operator${path}`, body, { authorization: `Bearer ${token.value}` });
  const leave = (): void => {
    keep(null);
    token.value = '';
    seen.value = null;
  };
  const settle = (reply: Reply<unknown>): void => {
    const words = pageWords('operator');
    if (reply.is === 'ok') fault.value = '';
    else if (reply.is === 'away') fault.value = words.away;
    else if (reply.status === TOO_FAST) fault.value = words.tooFast;
    else fault.value = reply.status === WRONG ? words.wrong : (say().table.refusal(reply.refusal.why) ?? reply.refusal.why);
    if (reply.is === 'no' && reply.status === WRONG) leave();
  };
  const look = async (): Promise<void> => {
    const reply = await ask<OperatorOverview>('GET', `?name=${encodeURIComponent(name.value)}`);
    settle(reply);
    if (reply.is === 'ok') seen.value = reply.value;
  };
  const open = async (typed: string): Promise<void> => {
    if (!isToken(typed)) {
      fault.value = pageWords('operator').wrong;
      return;
    }
    token.value = typed;
    await look();
    if (seen.value !== null) keep(typed);
  };
  useEffect(() => {
    if (kept() !== '') void open(kept());
  }, []);
  return {
    seen,
    fault,
    open,
    leave,
    look,
    find: async wanted => {
      name.value = wanted;
      await look();
    },
    act: async (path, body) => {
      const reply = await ask('POST', path, body);
      settle(reply);
      if (reply.is === 'ok') await look();
    },
  };
};

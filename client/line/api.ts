/** A page's questions to the server outside a table: identity, games played, ratings. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Refusal } from '../../kernel/refusal.ts';

/** `away` when no server answers, or none that speaks our protocol. */
export type Reply<Value> =
  | { readonly is: 'ok'; readonly value: Value }
  | { readonly is: 'no'; readonly status: number; readonly refusal: Refusal }
  | { readonly is: 'away' };

const AWAY = { is: 'away' } as const;
const PATIENCE = 8000;

export const askServer = async <Value>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
  headers: { readonly [name: string]: string } = {},
): Promise<Reply<Value>> => {
  try {
    const response = await fetch(path, {
      method,
      signal: AbortSignal.timeout(PATIENCE),
      headers: body === undefined ? headers : { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = (await response.json()) as Value & { readonly error?: Refusal };
    if (response.ok) return { is: 'ok', value: answer };
    if (response.status >= 500 || answer.error === undefined) return AWAY;
    return { is: 'no', status: response.status, refusal: answer.error };
  } catch {
    return AWAY;
  }
};

interface Asked<Value> {
  /** Null until the answer arrives. */
  readonly reply: Reply<Value> | null;
  readonly again: () => void;
}
/** Asks when the page opens, and again on demand; null asks nothing. */
export const useAsked = <Value>(path: string | null): Asked<Value> => {
  const reply = useSignal<Reply<Value> | null>(null);
  const times = useSignal(0);
  useEffect(() => {
    let left = false;
    reply.value = null;
    if (path !== null)
      void askServer<Value>('GET', path).then(answer => {
        if (!left) reply.value = answer;
      });
    return () => {
      left = true;
    };
  }, [path, times.value]);
  return {
    reply: reply.value,
    again: () => {
      times.value++;
    },
  };
};

/** Messages between a parent and the processes it has started. */

export type FromChild =
  /** The process is serving. The token is the operators', if newly made. */
  | { readonly say: 'open'; readonly port: number; readonly operatorToken: string | null }
  /** What the others call this process. */
  | { readonly say: 'named'; readonly name: string }
  | { readonly say: 'to'; readonly to: string; readonly text: string }
  | { readonly say: 'all'; readonly text: string }
  /** The figures of this process; those of all are the answer. */
  | { readonly say: 'figures'; readonly text: string };

export type FromParent =
  | { readonly say: 'heard'; readonly text: string }
  | { readonly say: 'heard by all'; readonly text: string }
  | { readonly say: 'figures'; readonly texts: readonly string[] }
  /** Stop cleanly; only the parent handles signals. */
  | { readonly say: 'stop' };

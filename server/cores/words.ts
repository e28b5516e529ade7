/** What a parent and the processes that it has started say to each other. */

export type FromChild =
  /** Guests are served from now on. The token is the operators', where it has just been made. */
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
  /** In order; signals are the parent's business. */
  | { readonly say: 'stop' };

/**
 * Proofs over HTTP: a request that changes credentials, or deletes the guest, may carry a recovery code or a passkey's signature. A right
 * one is always accepted; wrong ones are counted by address and by guest, so that guessing never blocks the owner.
 */
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import { refusals } from '../../wire/refusals.ts';
import { Buckets } from '../limits/limits.ts';
import { recoveryHash } from '../people/identity.ts';
import type { ShownProof } from '../people/ownership.ts';
import type { Site } from '../people/passkeys.ts';
import { callerOf, HttpRefusal, type RouteContext, read } from './app.ts';

const MINUTE = 60;
/** Neither a code nor a signature can be guessed; this discourages trying. */
const MISSES = { perSecond: 10 / MINUTE, burst: 10 };

const bytes = (most: number) => v.pipe(v.string(), v.regex(/^[\w-]+$/), v.maxLength(most));
/** A device may name its passkey with at most 1023 bytes. */
const credential = { id: bytes(1364), rawId: bytes(1364), type: v.literal('public-key') };
export const making = v.object({
  ...credential,
  response: v.object({ clientDataJSON: bytes(4096), attestationObject: bytes(8192) }),
});
export const entering = v.object({
  ...credential,
  response: v.object({ clientDataJSON: bytes(4096), authenticatorData: bytes(4096), signature: bytes(4096) }),
});
export const typedCode = v.pipe(v.string(), v.maxLength(64));
const proving = v.nullish(v.object({ code: v.optional(typedCode), signed: v.optional(entering) }));

/** The page's own origin, already checked against the address it was served from. Programs without a page have no passkeys. */
export const siteOf = ({ headers: { origin } }: FastifyRequest): Site => {
  if (origin === undefined) throw new HttpRefusal(403, refusals.badOrigin);
  return { origin, name: new URL(origin).hostname };
};

/** The HTTP status of a refusal. */
const statuses = new Map<Refusal, number>([
  [refusals.stranger, 401],
  [refusals.noProof, 403],
  [refusals.older, 403],
  [refusals.badPasskey, 403],
  [refusals.badCode, 404],
  [refusals.noPasskey, 404],
  [refusals.tooManyCodes, 409],
  [refusals.tooManyPasskeys, 409],
]);
const WRONG: ReadonlySet<Refusal> = new Set([refusals.noProof, refusals.badPasskey, refusals.badCode]);

export class Proofs {
  readonly #context: RouteContext;
  readonly #misses: Buckets;

  constructor(context: RouteContext) {
    this.#context = context;
    this.#misses = context.shares.share('misses', new Buckets(MISSES.perSecond, MISSES.burst));
  }
  /** The proof in this request; null without one. */
  async shown(request: FastifyRequest): Promise<ShownProof | null> {
    const { code, signed } = read(proving, request.body) ?? {};
    if (signed === undefined) return code === undefined ? null : { code: recoveryHash(code) };
    const passkey = await this.#context.passkeys.enter({ ...signed, clientExtensionResults: {} }, siteOf(request));
    // An invalid signature proves as little as an unknown passkey.
    return { passkey: passkey?.id ?? '' };
  }
  /** Throws a refusal; a wrong proof is counted. */
  granted<T>(request: FastifyRequest, answer: T | Refusal, guest: string | null = null): T {
    if (!isRefusal(answer)) return answer;
    const isGuess = WRONG.has(answer) && Object.keys(request.body ?? {}).length > 0;
    if (isGuess && !this.#isCounted(callerOf(this.#context, request), guest)) throw new HttpRefusal(429, refusals.tooFast);
    throw new HttpRefusal(statuses.get(answer) ?? 403, answer);
  }
  /** False when there were too many. */
  #isCounted(address: string, guest: string | null): boolean {
    const counted = [address, ...(guest === null ? [] : [guest])].map(who => this.#misses.take(who));
    return counted.every(isLeft => isLeft);
  }
}

/**
 * A thief with a stolen cookie and the owner of the guest do whatever they can, in every order, up to six requests: the owner is never
 * locked out, and once they have taken the guest back nothing of the thief's works. All reachable states are explored, by the real rule;
 * states that differ only in names count as one.
 */
import { expect, test } from 'vitest';
import { refusals } from '../../wire/refusals.ts';
import type { ClaimBook, Claims, NewPasskey } from '../store/shape/guests.ts';
import { MOST_CODES, Ownership, REPENTANCE, type ShownProof } from './ownership.ts';

const REQUESTS = 6;
const GUEST = 'ann';
type Party = 'owner' | 'thief';
const parties: readonly Party[] = ['owner', 'thief'];

interface Situation {
  readonly held: Claims;
  /** Their store. */
  readonly Book: typeof OneClaim;
  /** Deleted for good. */
  readonly isGone: boolean;
  /** What each party has, valid or not. */
  readonly has: { readonly [who in Party]: { readonly epoch: number; readonly proofs: readonly ShownProof[] } };
  /** The number of things made so far, for unique names. */
  readonly made: number;
}
type Act = readonly [who: Party, what: string, act: (now: Situation) => Promise<Situation>];

/** The claims of one guest, in memory. */
class OneClaim implements ClaimBook {
  held: Claims;
  constructor(held: Claims) {
    this.held = held;
  }
  change: ClaimBook['change'] = async (_guest, how) => {
    const after = how(this.held);
    if ('codes' in after) this.held = this.kept(after);
    return after;
  };
  protected kept(after: Claims): Claims {
    return after;
  }
}
const passkeyNamed = (id: string): NewPasskey => ({
  id,
  guest: GUEST,
  credential: id,
  publicKey: '',
  counter: 0,
  site: '',
  createdAt: 0,
  usedAt: null,
});
const lives = ({ codes, passkeys }: Claims, proof: ShownProof): boolean =>
  'code' in proof ? codes.some(({ hash }) => hash === proof.code) : passkeys.some(({ id }) => id === proof.passkey);
const rankOf = ({ codes, passkeys }: Claims, proof: ShownProof): number =>
  ('code' in proof ? codes.find(({ hash }) => hash === proof.code) : passkeys.find(({ id }) => id === proof.passkey))!.rank;
const isIn = ({ held, has, isGone }: Situation, who: Party): boolean => !isGone && has[who].epoch === held.epoch;
const nameOf = (proof: ShownProof | null): string => (proof === null ? 'a cookie' : Object.values(proof).join());

/** Performs one act with the real rule. */
const doing = async <T>(now: Situation, work: (ownership: Ownership) => Promise<T>): Promise<readonly [T, Claims]> => {
  const claims = new now.Book(now.held);
  const answer = await work(new Ownership({ claims }));
  return [answer, claims.held];
};
const withProof = (now: Situation, who: Party, proof: ShownProof): Situation['has'] => ({
  ...now.has,
  [who]: { ...now.has[who], proofs: [...now.has[who].proofs, proof] },
});
const entering = (who: Party, proof: ShownProof): Act => [
  who,
  `enter with ${nameOf(proof)}`,
  async now => {
    if (now.isGone || !lives(now.held, proof)) return now;
    const [, held] = await doing(now, ownership => ownership.returned(GUEST));
    return { ...now, held, has: { ...now.has, [who]: { ...now.has[who], epoch: held.epoch } } };
  },
];
/** Acts that need a cookie. */
const asking = (
  who: Party,
  what: string,
  act: (now: Situation, cookie: { id: string; epoch: number }) => Promise<Situation>,
): Act => [who, what, async now => (now.isGone ? now : act(now, { id: GUEST, epoch: now.has[who].epoch }))];
const actsWith = (now: Situation, who: Party, proof: ShownProof | null): readonly Act[] => {
  const by = nameOf(proof);
  const making = (kind: 'code' | 'passkey'): Act =>
    asking(who, `new ${kind} with ${by}`, async (before, cookie) => {
      const name = `${who}'s ${before.made}`;
      const [refused, held] = await doing(before, ownership =>
        kind === 'code' ? ownership.newCode(cookie, name, proof) : ownership.addPasskey(cookie, passkeyNamed(name), proof),
      );
      if (refused !== null) return before;
      const made: ShownProof = kind === 'code' ? { code: name } : { passkey: name };
      return { ...before, held, has: withProof(before, who, made), made: before.made + 1 };
    });
  const removing = now.held.passkeys
    // The owner does not remove their own.
    .filter(({ id }) => who === 'thief' || !id.startsWith('owner'))
    .map(({ id }) =>
      asking(who, `remove ${id} with ${by}`, async (before, cookie) => {
        const [, held] = await doing(before, ownership => ownership.removePasskey(cookie, id, proof));
        return { ...before, held };
      }),
    );
  const signingOut = asking(who, `sign out with ${by}`, async (before, cookie) => {
    const [refused, held] = await doing(before, ownership => ownership.signOutEverywhere(cookie, proof));
    if (refused !== null) return before;
    return { ...before, held, has: { ...before.has, [who]: { ...before.has[who], epoch: held.epoch } } };
  });
  const leaving = asking(who, `delete with ${by}`, async (before, cookie) => {
    const [at, held] = await doing(before, ownership => ownership.forgetAt(cookie, proof, 0));
    return { ...before, held, isGone: at === null };
  });
  return [making('code'), making('passkey'), ...removing, signingOut, ...(who === 'thief' ? [leaving] : [])];
};
const actsIn = (now: Situation): readonly Act[] =>
  parties.flatMap(who => {
    const { proofs } = now.has[who];
    return [...proofs.map(proof => entering(who, proof)), ...[null, ...proofs].flatMap(proof => actsWith(now, who, proof))];
  });

/** The owner signs in with their oldest valid proof, and signs out everywhere with it. Null if they cannot. */
const takenBack = async (now: Situation): Promise<Situation | null> => {
  const [oldest] = now.has.owner.proofs
    .filter(proof => lives(now.held, proof))
    .toSorted((a, b) => rankOf(now.held, a) - rankOf(now.held, b));
  if (now.isGone || oldest === undefined) return null;
  const [, , enter] = entering('owner', oldest);
  const inside = await enter(now);
  const [, , signOut] = actsWith(inside, 'owner', oldest).find(([, what]) => what.startsWith('sign out'))!;
  return signOut(inside);
};
const faultOf = async (now: Situation): Promise<string | null> => {
  const after = await takenBack(now);
  if (after === null || !isIn(after, 'owner')) return 'the owner is locked out';
  if (isIn(after, 'thief')) return 'the thief is still in';
  if (after.has.thief.proofs.some(proof => lives(after.held, proof))) return 'the thief can come back';
  if (after.held.forgetAt !== null) return 'all will be deleted';
  return now.has.thief.proofs.some(proof => lives(now.held, proof) && rankOf(now.held, proof) === 0)
    ? 'the thief is the owner'
    : null;
};
/** Invalid things stay invalid: only valid ones make a difference. Only the order of ranks counts. */
const pattern = (now: Situation): string => {
  const { codes, passkeys } = now.held;
  const order = [...new Set([...codes, ...passkeys].map(({ rank }) => rank))].toSorted((a, b) => a - b);
  const things = parties.flatMap(who =>
    now.has[who].proofs
      .filter(proof => lives(now.held, proof))
      .map(proof => `${who} ${Object.keys(proof).join()} ${order.indexOf(rankOf(now.held, proof))}`),
  );
  const rest = [...parties.map(who => isIn(now, who)), now.isGone, now.held.forgetAt !== null, order.length];
  return [...things.toSorted(), ...rest].join('; ');
};
const withoutTheDead = (now: Situation): Situation => {
  const living = (who: Party) => ({ ...now.has[who], proofs: now.has[who].proofs.filter(proof => lives(now.held, proof)) });
  return { ...now, has: { owner: living('owner'), thief: living('thief') } };
};

const CODE: ShownProof = { code: 'the first code' };
const KEY: ShownProof = { passkey: "owner's key" };
const NOBODYS: readonly ShownProof[] = [{ code: 'no code' }, { passkey: 'no key' }];
const beginning = (rank: number | null, proofs: readonly ShownProof[], Book = OneClaim): Situation => ({
  Book,
  held: {
    codes: [{ hash: 'the first code', rank: 0 }],
    passkeys: rank === null ? [] : [{ ...passkeyNamed("owner's key"), rank }],
    epoch: 0,
    forgetAt: null,
  },
  isGone: false,
  // The thief has the cookie, and no proof.
  has: { owner: { epoch: 0, proofs }, thief: { epoch: 0, proofs: [] } },
  made: 0,
});

/** The first loss of the owner within six requests, and how many situations were explored. */
const searched = async (first: Situation): Promise<{ readonly fault: string | null; readonly seen: number }> => {
  const seen = new Map<string, readonly string[]>([[pattern(first), []]]);
  let level: readonly Situation[] = [first];
  for (let n = 0; n <= REQUESTS; n++) {
    const next: Situation[] = [];
    for (const now of level) {
      const fault = await faultOf(now);
      const way = seen.get(pattern(now))!;
      if (fault !== null) return { fault: `${fault} after ${way.join(', ')}`, seen: seen.size };
      if (n === REQUESTS) continue;
      for (const [who, what, act] of actsIn(now)) {
        const after = withoutTheDead(await act(now));
        const key = pattern(after);
        if (seen.has(key)) continue;
        seen.set(key, [...way, `${who}: ${what}`]);
        next.push(after);
      }
    }
    level = next;
  }
  return { fault: null, seen: seen.size };
};

test.each([
  ['their first code', beginning(null, [CODE])],
  ['a passkey that was made without the code, which is lost', beginning(1, [KEY])],
  ['a passkey that was made with the code, which is lost', beginning(0, [KEY])],
  ['both, the passkey made without the code', beginning(1, [CODE, KEY])],
  ['both, the passkey made with the code', beginning(0, [CODE, KEY])],
])('an owner who has %s loses their guest to no thief, in any order of six requests', async (_what, first) => {
  const { fault, seen } = await searched(first);
  expect(fault).toBeNull();
  expect(seen).toBeGreaterThan(10);
});

/** Faulty rule: all proofs have equal rank, so any valid one voids everything. */
class Ageless extends OneClaim {
  protected override kept(after: Claims): Claims {
    const ageless = <Proof extends object>(proofs: readonly Proof[]) => proofs.map(proof => ({ ...proof, rank: 0 }));
    return { ...after, codes: ageless(after.codes), passkeys: ageless(after.passkeys) };
  }
}
/** Faulty rule: cookies that cannot be ended. */
class Endless extends OneClaim {
  protected override kept(after: Claims): Claims {
    return { ...after, epoch: 0 };
  }
}
/** Faulty rule: deletions that cannot be stopped. */
class Merciless extends OneClaim {
  protected override kept(after: Claims): Claims {
    return { ...after, forgetAt: after.forgetAt ?? this.held.forgetAt };
  }
}
test.each([
  ['no proof is older than another', Ageless, /the thief can come back after thief: new code with a cookie/],
  ['signing out ends no cookie', Endless, /the thief is still in/],
  ['coming back stops no deletion', Merciless, /all will be deleted/],
] as const)('the search finds a way where %s', async (_what, Book, how) => {
  expect((await searched(beginning(null, [CODE], Book))).fault).toMatch(how);
});
test('an invalid proof changes nothing', async () => {
  for (const now of [beginning(null, [CODE]), beginning(1, [CODE, KEY])])
    for (const proof of NOBODYS)
      for (const [, , act] of actsWith(now, 'thief', proof)) expect((await act(now)).held).toBe(now.held);
});
test('where there is a passkey, a cookie alone makes no code, changes no passkey and deletes nothing', async () => {
  const now = beginning(1, [KEY]);
  const [, , ...rest] = actsWith(now, 'thief', null);
  expect(rest.map(([, what]) => what)).toEqual([
    "remove owner's key with a cookie",
    'sign out with a cookie',
    'delete with a cookie',
  ]);
  for (const [, what, act] of actsWith(now, 'thief', null))
    if (!what.startsWith('sign out')) expect((await act(now)).held).toBe(now.held);
});
test('the oldest proof deletes at once, anything else after a week in which the owner may come back', async () => {
  const now = beginning(null, [CODE]);
  const cookie = { id: GUEST, epoch: 0 };
  expect((await doing(now, ownership => ownership.forgetAt(cookie, CODE, 5)))[0]).toBeNull();
  const [at, held] = await doing(now, ownership => ownership.forgetAt(cookie, null, 5));
  expect(at).toBe(5 + REPENTANCE);
  expect(held).toMatchObject({ epoch: 1, forgetAt: at });
  const [, after] = await doing({ ...now, held }, ownership => ownership.returned(GUEST));
  expect(after.forgetAt).toBeNull();
});
test('codes made without a proof expire, and void no earlier ones', async () => {
  const claims = new OneClaim(beginning(null, []).held);
  const ownership = new Ownership({ claims });
  const cookie = { id: GUEST, epoch: 0 };
  for (let i = 1; i < MOST_CODES; i++) expect(await ownership.newCode(cookie, `${i}`, null)).toBeNull();
  expect(claims.held.codes.map(({ rank }) => rank)).toEqual(Array.from({ length: MOST_CODES }, (_, i) => i));
  expect(await ownership.newCode(cookie, 'one more', null)).toBe(refusals.tooManyCodes);
  expect(await ownership.newCode(cookie, 'for the second', { code: '2' })).toBeNull();
  expect(claims.held.codes.map(({ hash }) => hash)).toEqual(['the first code', '1', 'for the second']);
});

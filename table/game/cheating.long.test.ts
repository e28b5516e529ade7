/**
 * A cheating server: it deals to suit its owner, who sits on the third chair, and reports a self-consistent proof. What an honest page
 * has kept exposes every such lie. The table is the real one; only its messages are forged.
 */
import { expect, test } from 'vitest';
import { below, diceFrom } from '../../kernel/chance/dice.ts';
import { amount } from '../../testing/amount.ts';
import { foundBy } from '../../wire/evidence.ts';
import { commitTo, pledgeOf, proofFault, seedFrom } from '../../wire/proof.ts';
import type { Proof, SeatPart, TableView } from '../../wire/protocol.ts';
import type { TableTold } from '../../wire/tellings.ts';
import { TableActor } from '../actor.ts';
import { proofOf } from '../play/record.ts';
import { emptyTable } from '../seats/seating.ts';
import { TestGuest, TestRuntime } from '../testing/runtime.ts';
import { ask, game, headerFor, keepers } from '../testing/table.ts';
import { REVEAL_WITHIN } from './setup.ts';

const TIMES = amount(20, { deep: 100 });
const CHOICES = 20;
const OWNER = 2;
const NAMES = ['ann', 'ben', 'owner'];

/** A guest who receives forged messages. */
class LiedTo extends TestGuest {
  lie: (view: TableView) => TableView = view => view;
  override send(told: TableTold): void {
    super.send(told.tell === 'table' ? { tell: 'table', table: this.lie(told.table) } : told);
  }
}
type Roll = () => string;
interface Cheat {
  /** Forges what this guest is shown before the deal. */
  readonly shows?: (view: TableView, guest: string) => TableView;
  /** Forges the proof after the game, once the server knows what every player has revealed. */
  readonly proves?: (proof: Proof, guest: string, drawn: readonly string[]) => Proof;
  /** A start is called off before the game because the owner's page does not answer. */
  readonly callsOff?: true;
}
const set = (parts: readonly SeatPart[], at: number, value: string): readonly SeatPart[] =>
  parts.map(part => (part.seat === at ? { ...part, value } : part));
/** The pledges that match what this proof says was revealed. */
const fitting = (proof: Proof): Proof => ({
  ...proof,
  pledges: proof.entropy.map(({ seat, value }) => ({
    seat,
    value: pledgeOf({ table: proof.table, game: proof.game, seat, entropy: value }),
  })),
});
/** The choice that suits the owner best. */
const best = (of: readonly Proof[]): Proof => of.toSorted((a, b) => (seedFrom(a) < seedFrom(b) ? -1 : 1))[0]!;
const otherSecret = (proof: Proof, secret: string): Proof => ({ ...proof, secret, commitment: commitTo(secret) });
const ownEntropy = (proof: Proof, value: string): Proof => fitting({ ...proof, entropy: set(proof.entropy, OWNER, value) });
const LATER = 'cd'.repeat(16);
const laterPledge = pledgeOf({ table: 'TEST', game: 1, seat: OWNER, entropy: LATER });

const cheats: { readonly [how: string]: Cheat } = {
  'draws the secret after all has been revealed': {
    proves: (proof, _guest, drawn) => best(drawn.map(secret => otherSecret(proof, secret))),
  },
  'shows another commitment once all players are ready': {
    shows: view => (view.pledges === undefined ? view : { ...view, commitment: commitTo(LATER) }),
    proves: proof => otherSecret(proof, LATER),
  },
  'drops what a player has revealed': {
    proves: proof => fitting({ ...proof, entropy: proof.entropy.filter(({ seat }) => seat !== 0) }),
  },
  'drops what a player has revealed, but not the pledge': {
    proves: proof => ({ ...proof, entropy: proof.entropy.filter(({ seat }) => seat !== 0) }),
  },
  'puts something else in its place': {
    proves: (proof, _guest, drawn) => best(drawn.map(value => fitting({ ...proof, entropy: set(proof.entropy, 0, value) }))),
  },
  'swaps what two players have revealed': {
    proves: proof =>
      fitting({ ...proof, entropy: set(set(proof.entropy, 0, proof.entropy[1]!.value), 1, proof.entropy[0]!.value) }),
  },
  'chooses the entropy of its owner last': {
    proves: (proof, _guest, drawn) => best(drawn.map(value => ownEntropy(proof, value))),
  },
  'adds a seat that pledged nothing': {
    proves: (proof, _guest, drawn) =>
      best(drawn.map(value => fitting({ ...proof, entropy: [...proof.entropy, { seat: 3, value }] }))),
  },
  'shows one player another list': {
    shows: (view, guest) =>
      view.pledges === undefined || guest !== 'ben' ? view : { ...view, pledges: set(view.pledges, OWNER, laterPledge) },
  },
  'shows one player another list, and tells them another proof': {
    shows: (view, guest) =>
      view.pledges === undefined || guest !== 'ben' ? view : { ...view, pledges: set(view.pledges, OWNER, laterPledge) },
    proves: (proof, guest) => (guest === 'ben' ? ownEntropy(proof, LATER) : proof),
  },
  'leaves a player out of the list': {
    shows: (view, guest) =>
      view.pledges === undefined || guest !== 'ann' ? view : { ...view, pledges: view.pledges.filter(({ seat }) => seat !== 0) },
    proves: proof => fitting({ ...proof, entropy: proof.entropy.filter(({ seat }) => seat !== 0) }),
  },
  'proves by the rules of old, without pledges': {
    proves: ({ pledges: _, ...proof }, _guest, drawn) =>
      best(drawn.map(value => ({ ...proof, entropy: set(proof.entropy, OWNER, value) }))),
  },
  'searches for a name of the table that suits its owner': {
    proves: (proof, _guest, drawn) => best(drawn.map(word => ({ ...proof, table: `TEST ${word}` }))),
  },
  'searches for a number of the game that suits its owner': {
    proves: (proof, _guest, drawn) => best(drawn.map((_, i) => ({ ...proof, game: i + 2 }))),
  },
  'shows a player, for a moment, as a watcher': {
    shows: (view, guest) =>
      view.pledges === undefined || guest !== 'ann'
        ? view
        : { ...view, you: null, commitment: commitTo(LATER), pledges: [{ seat: OWNER, value: laterPledge }] },
    proves: proof => fitting({ ...otherSecret(proof, LATER), entropy: [{ seat: OWNER, value: LATER }] }),
  },
  'hides that a start was called off': { callsOff: true, proves: ({ missed: _, ...proof }) => proof },
};

interface Seen {
  readonly proof: Proof;
  readonly seed: string;
  readonly isCaught: boolean;
}
/** One game: what each honest page was told, and whether it caught a lie. If the deals differ, the page's own record shows it. */
const played = async ({ shows, proves, callsOff }: Cheat, n: number): Promise<readonly Seen[]> => {
  const dice = diceFrom(`cheat ${n}`);
  const roll: Roll = () => Array.from({ length: 32 }, () => below(dice, 16).toString(16)).join('');
  const runtime = new TestRuntime(`cheat ${n}`);
  const table = new TableActor(game, keepers, runtime, headerFor(3, { seating: emptyTable('owner', 3) }));
  const guests = NAMES.map(name => new LiedTo(name));
  for (const guest of guests) {
    if (shows !== undefined) guest.lie = view => shows(view, guest.id);
    await table.enter(guest, null);
    await ask(table, guest, runtime, { ask: 'sit' });
  }
  const owner = guests[OWNER]!;
  const start = async (): Promise<void> => {
    for (const guest of guests) await ask(table, guest, runtime, { ask: 'ready', ready: true });
    await ask(table, owner, runtime, { ask: 'start' });
    // A page that is lied to before the deal reveals nothing. Here the server knows its secret anyway.
    for (const guest of guests)
      if (!guest.sleeps)
        await ask(table, guest, runtime, { ask: 'reveal', entropy: guest.pledges.evidence('TEST', 1)?.entropy ?? '' });
  };
  owner.sleeps = callsOff === true;
  await start();
  if (callsOff === true) {
    await runtime.pass(REVEAL_WITHIN);
    owner.sleeps = false;
    await start();
  }
  const begun = runtime.log.find(entry => 'start' in entry)!.start;
  const drawn = Array.from({ length: CHOICES }, roll);
  return guests.slice(0, OWNER).map(guest => {
    const honest = proofOf('TEST', begun);
    const proof = proves === undefined ? honest : proves(honest, guest.id, drawn);
    return { proof, seed: begun.seed, isCaught: foundBy(guest.pledges.evidence('TEST', 1), proof).is === 'broken' };
  });
};

test(`an honest server is never accused: 0 of ${TIMES}`, async () => {
  for (let n = 0; n < TIMES; n++)
    for (const { proof, seed, isCaught } of await played(n % 2 === 0 ? {} : { callsOff: true }, n)) {
      expect(isCaught).toBe(false);
      expect(proofFault(JSON.parse(JSON.stringify(proof)), seed)).toBeNull();
    }
});
/** Such a proof is not even self-consistent. */
const clumsy = new Set([
  'drops what a player has revealed, but not the pledge',
  'searches for a name of the table that suits its owner',
  'searches for a number of the game that suits its owner',
]);
/** Two players get different proofs, and only one of them matches the cards dealt. */
const twofold = 'shows one player another list, and tells them another proof';
test.each(Object.entries(cheats).filter(([how]) => how !== twofold))(
  `a server that %s is caught: ${TIMES} of ${TIMES}`,
  async (how, cheat) => {
    let caught = 0;
    for (let n = 0; n < TIMES; n++) {
      const seen = await played(cheat, n);
      if (seen.some(({ isCaught }) => isCaught)) caught++;
      // The log alone would not have shown it.
      if (!clumsy.has(how))
        for (const { proof } of seen) expect(proofFault(JSON.parse(JSON.stringify(proof)), seedFrom(proof))).toBeNull();
    }
    expect(caught).toBe(TIMES);
  },
);
test(`a server that ${twofold} is caught by the cards: ${TIMES} of ${TIMES}`, async () => {
  let caught = 0;
  for (let n = 0; n < TIMES; n++) {
    const seen = await played(cheats[twofold]!, n);
    if (seen.some(({ proof, seed }) => seedFrom(proof) !== seed)) caught++;
  }
  expect(caught).toBe(TIMES);
});

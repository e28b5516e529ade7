/** A page at a server that may lie: what the page keeps exposes every lie, and no honest server is accused. */
import { expect, test } from 'vitest';
import { type DealEvidence, evidenceIn, foundBy, MOST_MISSED } from './evidence.ts';
import { Pledges, shortMemory } from './pledges.ts';
import { commitTo, pledgeOf } from './proof.ts';
import type { Proof, SeatPart, TableView } from './protocol.ts';

const SECRET = 'aces';
const OTHER = 'eights';
const OWNERS = 'cd'.repeat(16);
const ownersPledge = (game = 1): SeatPart => ({
  seat: 1,
  value: pledgeOf({ table: 'TEST', game, seat: 1, entropy: OWNERS }),
});
/** Ann's page, and whatever it is shown. The owner of the server sits next to her. */
class Told {
  readonly memory = shortMemory();
  page: Pledges;
  /** All that Ann's page has revealed. */
  readonly revealed: string[] = [];
  /** How often Ann's page pledged by itself, and how often it withdrew her readiness. */
  again = 0;
  refused = 0;
  view: TableView;
  #drawn = 0;

  constructor() {
    const chair = {
      kind: 'guest',
      name: '',
      who: '',
      ready: false,
      connected: true,
      held: false,
      heldIn: null,
      ping: null,
    } as const;
    this.page = this.#opened();
    this.view = {
      ...({ code: 'TEST', game: 'wright-gang', rules: 1, options: {}, host: 'owner', visibility: 'private' } as const),
      ...({ time: { kind: 'untimed' }, railDelay: 0, status: 'gathering', gameNumber: 1, watchers: 0, turned: false } as const),
      ...({ chairs: [chair, { ...chair, ready: true }], commitment: commitTo(SECRET), you: 0, barred: false, seq: -1 } as const),
    };
    this.is({});
  }
  #opened(): Pledges {
    return new Pledges(() => (this.#drawn++).toString(16).padStart(32, '0'), this.memory);
  }
  /** Shows the table. A page that must pledge again does so by itself. */
  is(change: Partial<TableView> & { readonly ready?: boolean }): this {
    const { ready, ...more } = change;
    const { pledges: _, ...rest } = this.view;
    const chairs = this.view.chairs.map((chair, seat) => (seat === 0 && ready !== undefined ? { ...chair, ready } : chair));
    this.view = { ...rest, chairs, ...more };
    const due = this.page.see(this.view);
    if (due !== null && 'reveal' in due) this.revealed.push(due.reveal);
    if (due !== null && 'ready' in due) {
      if (due.ready) this.page.pledge('TEST');
      this[due.ready ? 'again' : 'refused']++;
    }
    return this;
  }
  /** Ann presses Ready. */
  ready(): this {
    this.page.pledge('TEST');
    return this.is({ ready: true });
  }
  get #next(): number {
    return this.view.status === 'over' ? this.view.gameNumber + 1 : this.view.gameNumber;
  }
  /** What Ann's page has pledged. */
  get pledge(): SeatPart {
    const { game, seat, entropy } = this.kept(this.#next)!;
    return { seat: seat!, value: pledgeOf({ table: 'TEST', game, seat: seat!, entropy: entropy! }) };
  }
  /** Shows all pledges. */
  lists(): this {
    return this.is({ pledges: [this.pledge, ownersPledge(this.#next)] });
  }
  plays(change: Partial<TableView> = {}): this {
    return this.is({ status: 'playing', ...change });
  }
  /** Shows the end of the game. */
  ends(): this {
    this.page.ended('TEST');
    return this.is({ status: 'over', ready: false });
  }
  /** Moves on to another game. */
  gathers(change: Partial<TableView> = {}): this {
    return this.is({ status: 'gathering', gameNumber: this.view.gameNumber + 1, ready: false, ...change });
  }
  breaks(): this {
    this.page.lost('TEST');
    return this;
  }
  /** Reloads the page, in this tab or another one. */
  reloads(): this {
    this.page = this.#opened();
    return this;
  }
  kept(game = 1): DealEvidence | null {
    return this.page.evidence('TEST', game);
  }
  /** A proof that fits the last reveal. */
  proof(change: Partial<Proof> = {}): Proof {
    const game = change.game ?? this.view.gameNumber;
    const ann = { seat: 0, value: this.revealed.at(-1) ?? '' };
    const entropy = [...(ann.value === '' ? [] : [ann]), { seat: 1, value: OWNERS }];
    const pledges = entropy.map(({ seat, value }) => ({
      seat,
      value: pledgeOf({ table: 'TEST', game, seat, entropy: value }),
    }));
    return { table: 'TEST', game, commitment: commitTo(SECRET), secret: SECRET, pledges, entropy, ...change };
  }
  found(proof: Proof | null, game = this.view.gameNumber) {
    return foundBy(this.kept(game), proof);
  }
}
const broken = (what: string) => ({ is: 'broken', breach: expect.objectContaining({ what }) as object });
const kept = (starts = 1, unknown = 0) => ({ is: 'kept', starts, unknown });

test('an honest deal passes, despite a lost connection or a reload at any moment', () => {
  type Step = 'ready' | 'lists' | 'plays';
  const steps: readonly Step[] = ['ready', 'lists', 'plays'];
  for (const accident of ['none', 'breaks', 'reloads'] as const)
    for (const after of steps) {
      const told = new Told();
      for (const step of steps) {
        told[step]();
        if (step !== after || accident === 'none') continue;
        told[accident]();
        told.is(told.view);
      }
      expect(told.found(told.proof())).toEqual(kept());
    }
});
test('called-off starts are counted, also while the page was away', () => {
  const told = new Told().ready().lists().is({ ready: false }).ready().lists().plays();
  expect(told.found(told.proof({ missed: [['Ben']] }))).toEqual(kept(2));
  expect(told.found(told.proof())).toEqual(broken('starts'));
  const late = new Told().ready().lists().plays();
  expect(late.found(late.proof({ missed: [['Ben'], ['Ben']] }))).toEqual(kept());
});
test(`of more than ${MOST_MISSED} called-off starts the last ${MOST_MISSED} must be named, and no more`, () => {
  const told = new Told();
  for (let i = 0; i < MOST_MISSED + 3; i++) told.ready().lists().is({ ready: false });
  told.ready().lists().plays();
  const missed = Array.from({ length: MOST_MISSED }, () => ['Ben']);
  expect(told.found(told.proof({ missed }))).toEqual(kept(MOST_MISSED + 4));
  expect(told.found(told.proof({ missed: missed.slice(1) }))).toEqual(broken('starts'));
});
test('a proof of another table or game proves nothing, and neither does none', () => {
  const told = new Told().ready().lists().plays();
  expect(told.found(told.proof({ table: 'TEST 4711' }))).toEqual(broken('proof'));
  expect(told.found({ ...told.proof(), game: 2 })).toEqual(broken('proof'));
  expect(told.found(null)).toEqual(broken('proof'));
});
test('a page shown as a watcher during the reveal does not forget its own pledge', () => {
  const told = new Told().ready();
  const pledges = [ownersPledge()];
  told.is({ you: null, commitment: commitTo(OTHER), pledges }).plays({ you: 0 });
  expect(told.revealed).toEqual([]);
  expect(told.found(told.proof({ secret: OTHER, commitment: commitTo(OTHER) }))).toMatchObject({ is: 'broken' });
});
test('nothing is revealed with another commitment, or where the page’s pledge is missing or replaced', () => {
  for (const lie of [
    (told: Told) => ({ commitment: commitTo(OTHER), pledges: [told.pledge, ownersPledge()] }),
    () => ({ pledges: [ownersPledge()] }),
    (told: Told) => ({ pledges: [{ ...told.pledge, seat: 1 }] }),
    (told: Told) => ({ you: 1, pledges: [told.pledge, ownersPledge()] }),
  ]) {
    const told = new Told().ready();
    told.is(lie(told));
    expect(told.revealed).toEqual([]);
    told.plays({ you: 0 });
    expect(told.found(told.proof())).toMatchObject({ is: 'broken' });
  }
});
test('a game number skipped after the pledges were shown is a start that must be named', () => {
  const told = new Told().ready().lists();
  for (let game = 2; game < 9; game++) told.is({ gameNumber: game, ready: false }).ready().lists();
  expect(told.revealed.length).toBe(8);
  told.plays();
  expect(told.found(told.proof())).toEqual(broken('starts'));
});
test('where the connection was lost meanwhile the page cannot tell, and says how many starts it saw', () => {
  const told = new Told().ready().lists().breaks().is({ gameNumber: 2, ready: false }).ready().lists().plays();
  expect(told.found(told.proof())).toEqual(kept(2, 1));
});
test('a rematch counts its own starts', () => {
  const told = new Told().ready().lists().plays().ends();
  told.ready().lists().plays({ gameNumber: 2 });
  expect(told.found(told.proof())).toEqual(kept());
  expect(told.kept(1)).toMatchObject({ sat: 0, begun: true });
});
test('after a called-off start no page becomes ready again by itself, whatever the table claims', () => {
  const called: readonly ((told: Told) => Told)[] = [
    told => told.is({ ready: true }),
    told => told.is({ gameNumber: 2, ready: true }),
    told => told.is({ you: 1, chairs: told.view.chairs.toReversed() }),
    told => told.breaks().is({ ready: true }),
    told => told.reloads().is({ ready: true }),
    told => told.plays().is({ status: 'gathering', gameNumber: 2, ready: true }),
  ];
  for (const off of called) {
    const told = off(new Told().ready().lists());
    expect([told.revealed.length, told.again, told.refused]).toEqual([1, 0, 1]);
  }
  // Another device of the same player pledges before any start.
  const other = new Told().is({ ready: true });
  expect([other.again, other.refused]).toEqual([1, 0]);
});
test('a game that begins and vanishes without an end is a start that must be named', () => {
  for (const gone of [(told: Told) => told, (told: Told) => told.is({ status: 'over' })]) {
    const told = new Told().ready().lists();
    for (let game = 2; game < 5; game++) gone(told.plays()).gathers().ready().lists();
    expect(told.revealed.length).toBe(4);
    told.plays();
    expect(told.found(told.proof())).toEqual(broken('starts'));
    expect(told.found(told.proof({ missed: [['Ben'], ['Ben'], ['Ben']] }))).toEqual(kept(4));
  }
});
test('a game the table calls off need not be named, nor one whose end the page missed; the page says so', () => {
  const off = new Told().ready().lists().plays().gathers({ off: 'long' }).ready().lists().plays();
  expect(off.found(off.proof())).toEqual(kept(2, 1));
  const away = new Told().ready().lists().plays().breaks().gathers().ready().lists().plays();
  expect(away.found(away.proof())).toEqual(kept(2, 1));
  away.ends().ready().lists().plays({ gameNumber: 3 });
  expect(away.found(away.proof())).toEqual(kept());
});
test('a table that returns to a lower game number hides no start', () => {
  const told = new Told().ready().lists();
  for (const gameNumber of [2, 1, 2, 1]) told.is({ gameNumber, ready: false }).ready().lists();
  told.plays();
  expect(told.found(told.proof({ missed: [['Ben'], ['Ben'], ['Ben']] }))).toEqual(broken('starts'));
});
test('an end shown twice does not end later pledges', () => {
  const told = new Told().ready().lists().plays().ends().ready().lists();
  told.page.ended('TEST');
  told.is({ ready: false }).ready();
  told.page.ended('TEST');
  told.lists().plays({ gameNumber: 2 });
  expect(told.found(told.proof())).toEqual(broken('starts'));
});
test('a different game from the one pledged for is detected', () => {
  for (const gameNumber of [2, 7]) {
    const told = new Told().ready().lists().plays({ gameNumber });
    expect(told.found(told.proof())).toMatchObject({ is: 'broken' });
  }
});
test('a deal before any pledges were shown is detected', () => {
  const told = new Told().ready().plays();
  expect(told.found(told.proof())).toEqual(broken('pledges'));
});
test('a page that was away when the pledges were shown says so, since another page of its guest may have been there', () => {
  const told = new Told().ready().breaks().plays();
  expect(told.found(told.proof())).toEqual({ is: 'unasked' });
  // The list the page saw was of a called-off start; another device went on.
  const moved = new Told().ready().lists().breaks().plays();
  const elsewhere = moved.proof({
    entropy: [
      { seat: 0, value: 'ef'.repeat(16) },
      { seat: 1, value: OWNERS },
    ],
  });
  const pledges = elsewhere.entropy.map(({ seat, value }) => ({
    seat,
    value: pledgeOf({ table: 'TEST', game: 1, seat, entropy: value }),
  }));
  expect(moved.found({ ...elsewhere, pledges, missed: [['Ann']] })).toEqual({ is: 'unasked' });
  expect(moved.found({ ...elsewhere, pledges })).toEqual(broken('pledges'));
});
test('a guest who pledged and then stood up has only watched: their pledge is in no shuffle', () => {
  const told = new Told().ready().is({ you: null, ready: false, commitment: commitTo(OTHER), pledges: [ownersPledge()] });
  told.plays();
  expect(told.found(told.proof({ secret: OTHER, commitment: commitTo(OTHER) }))).toEqual(kept());
});
test('a guest who sits down on another device in mid-game has nothing to compare', () => {
  expect(new Told().plays().found(null)).toEqual({ is: 'unseen' });
  const watched = new Told()
    .is({ you: null, pledges: [ownersPledge()] })
    .breaks()
    .plays({ you: 0 });
  expect(watched.found(watched.proof())).toEqual({ is: 'unseen' });
});
test('evidence survives a round trip through a saved log', () => {
  const pledged = new Told().ready().lists().plays().kept()!;
  const watched = new Told()
    .ready()
    .is({ you: null, pledges: [ownersPledge()] })
    .plays({ you: 0 })
    .kept()!;
  const counted = new Told().ready().lists().breaks().is({ gameNumber: 2, ready: false }).ready().kept(2)!;
  for (const seen of [pledged, watched, counted]) expect(evidenceIn(JSON.parse(JSON.stringify(seen)))).toEqual(seen);
});

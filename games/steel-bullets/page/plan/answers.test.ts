/**
 * The page's questions at a window, and its offers to a player who is out, at random moments of random games: it asks only what can be
 * answered in more than one way, and nothing leaves the page otherwise.
 */
import '../../../../client/testing/no-browser.ts';
import { signal } from '@preact/signals';
import { beforeAll, expect, test, vi } from 'vitest';
import type { TableLine, TableQuestion } from '../../../../client/line/line.ts';
import { loadGameWords, tongue } from '../../../../client/shell/words.ts';
import { type GameClient, Session } from '../../../../client/table/session/session.ts';
import { diceFrom } from '../../../../kernel/chance/dice.ts';
import { anyInput } from '../../../../kernel/proving/laws.ts';
import { isRefusal } from '../../../../kernel/refusal.ts';
import type { Seat } from '../../../../kernel/seat.ts';
import { QUIET, Stream } from '../../../../table/viewers/stream.ts';
import { PATIENCE } from '../../../../testing/patience.ts';
import type { TableTold } from '../../../../wire/tellings.ts';
import { steelBullets } from '../../game.ts';
import type { BulletsTable } from '../../zones.ts';
import { plan, standing } from './plan.tsx';

beforeAll(async () => {
  await vi.waitUntil(() => tongue.value?.language === 'en', PATIENCE);
  await loadGameWords('steel-bullets', 'en');
});

const page = {
  id: 'steel-bullets',
  topFirst: [],
  plan,
  hand: { picks: 'one', sorted: (pieces: unknown) => pieces, standing },
  forget: () => {},
  opened: () => {},
} as unknown as GameClient;
interface Visit {
  readonly session: Session;
  readonly sent: TableQuestion[];
}
let visits = 0;
/** The page of one seat at this moment of a live table. */
const visitAt = async (table: BulletsTable, seat: Seat): Promise<Visit> => {
  const sent: TableQuestion[] = [];
  const line = {
    kind: 'server',
    code: `TABLE${++visits}`,
    state: signal('open'),
    hear: () => () => {},
    ask: (question: TableQuestion) => {
      if (question.ask !== 'moves') sent.push(question);
      return Promise.resolve({});
    },
  } as unknown as TableLine;
  const session = new Session(line, page);
  const chairs = Array.from({ length: table.seats }, (_, i) => ({ kind: 'guest', name: `Guest ${i}` }));
  session.hear({ tell: 'table', table: { you: seat, chairs } } as unknown as TableTold);
  const update = new Stream(steelBullets, 1, seat, table).now(QUIET);
  session.hear({ tell: 'update', update, clocks: { now: 0, deadlines: [] } } as unknown as TableTold);
  await vi.waitFor(() => expect(session.now.peek()).not.toBeNull(), { interval: 1 });
  return { session, sent };
};
const config: BulletsTable['config'] = { window: 3, outHand: 'discard', first: null };

test('a window asks only those who have an answer; to let a card pass sends nothing', async () => {
  const met = { asked: 0, calm: 0 };
  for (let game = 0; game < 8; game++) {
    const dice = diceFrom(`answers ${game}`);
    let table = steelBullets.setup(config, 4, `answers ${game}`);
    for (let input = anyInput(steelBullets, table, dice); input !== null; input = anyInput(steelBullets, table, dice)) {
      const next = steelBullets.next(table, input);
      if (isRefusal(next)) throw new Error(next.why);
      table = next;
      for (const seat of table.ask?.kind === 'window' ? table.ask.waiting : []) {
        const { session, sent } = await visitAt(table, seat);
        const answers = session.now.value!.moves.length;
        const { tone, actions } = plan(session);
        expect([tone, session.isCalled.value]).toEqual(answers > 1 ? ['yours', true] : ['wait', false]);
        if (answers < 2) {
          met.calm++;
          expect(actions).toEqual([]);
          continue;
        }
        met.asked++;
        actions.find(({ id }) => id === 'pass')!.run();
        expect(plan(session).tone).toBe('wait');
        const [will] = session.hand.value.filter(({ face }) => face === 'will');
        expect(standing(session, will!).why?.why).toBe('You have passed on this card.');
        expect(sent).toEqual([]);
      }
    }
  }
  expect(Math.min(met.asked, met.calm)).toBeGreaterThan(10);
});

test('a player who is out may skip to the end at every moment, also while others may answer', async () => {
  const met = { windows: 0, others: 0 };
  for (let game = 0; game < 6; game++) {
    const dice = diceFrom(`out ${game}`);
    let table = steelBullets.setup(config, 4, `out ${game}`);
    for (let input = anyInput(steelBullets, table, dice); input !== null; input = anyInput(steelBullets, table, dice)) {
      const next = steelBullets.next(table, input);
      if (isRefusal(next)) throw new Error(next.why);
      table = next;
      const out = table.open.alive.indexOf(false);
      if (out < 0 || table.ask === null) continue;
      const { session } = await visitAt(table, out);
      expect(plan(session).actions.map(({ id, label }) => `${id}: ${label}`)).toEqual(['skip: Skip to the end']);
      met[table.ask.kind === 'window' ? 'windows' : 'others']++;
    }
  }
  expect(Math.min(met.windows, met.others)).toBeGreaterThan(10);
});

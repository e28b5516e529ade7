/**
 * The twelfth law: it holds for the page of every game, over random games and laid tables; and a page with a planted fault breaks each
 * part.
 */
import './no-browser.ts';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { boxes, type GameId, games } from '../../games/index.ts';
import { diceFrom } from '../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import type { Json } from '../../kernel/json.ts';
import { amount } from '../../testing/amount.ts';
import { PATIENCE } from '../../testing/patience.ts';
import type { Language } from '../../words/language.ts';
import { laidFor } from '../learn/classroom.ts';
import { loadSchool } from '../learn/schools.ts';
import { momentOf, riddlesOf } from '../puzzles/riddle.ts';
import { language } from '../shell/settings.ts';
import { loadGameWords, tongue } from '../shell/words.ts';
import type { Plan } from '../table/game-client.ts';
import { loadGame } from '../table/load-game.ts';
import { planFor } from '../table/prompt/planned.tsx';
import { nameOf } from '../table/session/people.ts';
import type { GameClient, Session } from '../table/session/session.ts';
import { fullest } from './fullest.ts';
import { type PageRun, pageLaws } from './law-run.ts';
import { BrokenPage, explore, type PageLaw } from './laws.ts';

const everyGame: { readonly [id in GameId]: Game<Kinds> } = games;
const ids = Object.keys(games) as GameId[];
const speaking =
  (id: string) =>
  async (spoken: Language): Promise<void> => {
    language.value = spoken;
    await vi.waitUntil(() => tongue.value?.language === spoken, PATIENCE);
    await loadGameWords(id, spoken);
  };
const clientOf = async (id: string): Promise<GameClient> => (await loadGame(id))!;
const runOf = (id: GameId, run: Pick<PageRun, 'games' | 'seed' | 'closely'>): PageRun => ({
  ...run,
  speak: speaking(id),
  talks: boxes[id].words,
});

test.each(ids)('the page of %s obeys the law in random games, with any options and seats, in every language', async id => {
  const games = amount(3, { deep: 40 });
  const tally = await pageLaws(everyGame[id], await clientOf(id), runOf(id, { games, seed: 'page', closely: 16 }));
  expect(tally.explored).toBeGreaterThan(games);
});

interface LaidTable {
  readonly what: string;
  readonly table: Kinds['Table'];
}
/** The starts of lessons, the moments of puzzles, and the fullest tables. */
const laidTables = async (id: GameId): Promise<readonly LaidTable[]> => {
  const game = everyGame[id];
  const { lessons, load } = await loadSchool(id);
  const taught = lessons.length === 0 ? {} : (await load()).lessons;
  const riddles = (await riddlesOf(id)).filter((_, i) => i % amount(15, { deep: 1 }) === 0);
  const full = Object.entries(fullest).filter(([, laid]) => laid.game === id);
  return [
    ...Object.entries(taught).map(([name, lesson]) => ({ what: `lesson ${name}`, table: laidFor(game, lesson) })),
    ...riddles.map(riddle => ({ what: `puzzle ${riddle.id}`, table: momentOf(game, riddle)! })),
    ...full.map(([what, { options, names, position }]) => {
      const config = game.configure((options ?? null) as Json, names.length) as Json;
      return { what, table: game.lay(config, names.length, what, position) as Kinds['Table'] };
    }),
  ];
};
test.each(ids)('the page of %s obeys the law at laid tables', async id => {
  await speaking(id)('en');
  const client = await clientOf(id);
  const game = everyGame[id];
  for (const { what, table } of await laidTables(id))
    for (let seat = 0; seat < table.seats; seat++)
      if (game.offers(table, seat).length > 0 && game.ask(table)?.kind !== 'race')
        await explore({ game, client, table, seat }, diceFrom(what)).catch(e => {
          throw e instanceof BrokenPage ? new BrokenPage(e.law, e.what, ` (${what})`) : e;
        });
});

describe('a page that breaks it', () => {
  /** The first broken part of the law. */
  const broken = async (
    id: GameId,
    faulty: (client: GameClient) => Partial<GameClient>,
    more: Partial<PageRun> = {},
  ): Promise<PageLaw | null> => {
    const client = await clientOf(id);
    try {
      await pageLaws(
        everyGame[id],
        { ...client, ...faulty(client) },
        { ...runOf(id, { games: 6, seed: 'fault', closely: 4 }), ...more },
      );
      return null;
    } catch (e) {
      if (e instanceof BrokenPage) return e.law;
      throw e;
    }
  };
  const with_ = (change: (plan: Plan, session: Session) => Plan) => (client: GameClient) => ({
    plan: (session: Session) => change(client.plan(session), session),
  });
  beforeAll(() => speaking('wright-gang')('en'));

  test('is not one of those below without its fault', async () => {
    expect(await broken('wright-gang', () => ({}), { games: 2 })).toBe(null);
    expect(await broken('steel-bullets', () => ({}))).toBe(null);
  });
  test('can act: a question without a button', async () => {
    expect(
      await broken(
        'caliber-45',
        with_((plan, { now }) => (now.value?.ask?.question === 'call' ? { ...plan, actions: [] } : plan)),
      ),
    ).toBe('can act');
  });
  test('in reach: a chamber that is no button', async () => {
    expect(await broken('steel-bullets', ({ touches }) => ({ touches: session => touches!(session).slice(1) }))).toBe('in reach');
  });
  test('in reach: a card that cannot be picked', async () => {
    const standing = ({ hand }: GameClient) => ({
      hand: {
        ...hand!,
        standing: (session: Session, piece: Parameters<NonNullable<typeof hand>['standing']>[1]) =>
          piece.face === '4' ? ({ state: 'dim', why: null, hint: '' } as const) : hand!.standing(session, piece),
      },
    });
    expect(await broken('wright-gang', standing)).toBe('in reach');
  });
  test('in reach: a card shown as playable that no move has', async () => {
    const standing = ({ hand }: GameClient) => ({
      hand: {
        ...hand!,
        standing: (session: Session, piece: Parameters<NonNullable<typeof hand>['standing']>[1]) => ({
          ...hand!.standing(session, piece),
          state: 'legal' as const,
        }),
      },
    });
    expect(await broken('steel-bullets', standing)).toBe('in reach');
  });
  test('never refused: a button that appears too early', async () => {
    const early = (plan: Plan, session: Session): Plan => ({
      ...plan,
      actions: [...plan.actions, { id: 'early', label: 'Pass', tone: 'plain', run: () => void session.play({ do: 'pass' }) }],
    });
    expect(await broken('caliber-45', with_(early))).toBe('never refused');
  });
  test('never refused: an action from before a scene, offered beside it', async () => {
    const late = (session: Session) =>
      (session.now.value?.moves ?? []).slice(0, 1).map(move => ({ id: 'late', run: () => void session.play(move) }));
    expect(await broken('wright-gang', () => ({ touches: late }))).toBe('never refused');
  });
  describe.each(ids)('whose move, in %s', id => {
    beforeAll(() => speaking(id)('en'));
    test.each<[string, (plan: Plan) => Partial<Plan>]>([
      ['says nothing', () => ({ text: '', lead: null })],
      ['asks those who are not asked', () => ({ tone: 'yours' })],
      ['waits for somebody while its reader is asked', () => ({ tone: 'wait' })],
      ['does not name whose move it is', plan => (plan.tone === 'yours' ? {} : { lead: null, text: 'Somebody and so on' })],
    ])('a line that %s', async (_what, fault) => {
      expect(
        await broken(
          id,
          with_(plan => ({ ...plan, ...fault(plan) })),
        ),
      ).toBe('whose move');
    });
    test('a line that still asks beside a scene', async () => {
      const planned = (session: Session): Plan => (session.over.value === null ? planFor(session) : session.game.plan(session));
      expect(await broken(id, () => ({}), { planned, games: 20, closely: 9999 })).toBe('whose move');
    });
  });
  test('whose move: a line that still asks after a scene, before the rest is shown', async () => {
    const planned = (session: Session): Plan =>
      session.busy.value && session.over.value === null ? session.game.plan(session) : planFor(session);
    expect(await broken('wright-gang', () => ({}), { planned, closely: 9999 })).toBe('whose move');
  });
  test('says you: a line that calls its reader by name', async () => {
    const named = (plan: Plan, session: Session): Plan => ({
      ...plan,
      text: `${plan.text} ${nameOf(session, session.me.value ?? 0)}`,
    });
    expect(await broken('wright-gang', with_(named))).toBe('says you');
  });
  test('says you: a telling with the same text for every viewer', async () => {
    const { en, ru, uk } = boxes['steel-bullets'].words;
    const forAll = (talk: typeof en): typeof en => ({
      ...talk,
      tell: (telling, reader) => talk.tell(telling, { ...reader, viewer: 'rail' }),
    });
    expect(await broken('steel-bullets', () => ({}), { talks: { en: forAll(en), ru: forAll(ru), uk: forAll(uk) } })).toBe(
      'says you',
    );
  });
  test.each(['wright-gang', 'caliber-45', 'steel-bullets'] as const)(
    'comes back: a page of %s that keeps nothing of what was told before it came',
    async id => {
      const live = ({ gather }: GameClient): Partial<GameClient> => ({
        gather: (session, telling) => {
          if (session.busy.peek()) gather(session, telling);
        },
      });
      expect(await broken(id, live)).toBe('comes back');
    },
  );
  test('comes back: a page that greets with old news', async () => {
    const greeting: Partial<GameClient> = {
      scene: session =>
        session.record.lines.value.length > 0 && session.step < 3 ? { kind: 'past', render: () => null as never } : null,
    };
    expect(await broken('caliber-45', () => greeting)).toBe('comes back');
  });
  test('own time: a scene that the rules do not know', async () => {
    const blind = { ...everyGame['caliber-45'], isScene: () => false };
    const run = runOf('caliber-45', { games: 2, seed: 'fault', closely: 99 });
    await expect(pageLaws(blind, await clientOf('caliber-45'), run)).rejects.toThrow(/^own time: .*“raid” after/);
  });
  test('says where: game, seed, seats, options and input', async () => {
    const none = pageLaws(
      everyGame['wright-gang'],
      { ...(await clientOf('wright-gang')), plan: () => ({ tone: 'wait', lead: null, text: '', rule: null, actions: [] }) },
      runOf('wright-gang', { games: 1, seed: 'where', closely: 4 }),
    );
    await expect(none).rejects.toThrow(
      /^whose move: .*\(game 0 of seed "where", 2 seats, options \{.*\}, input \d+, seen by .* in en\)$/,
    );
  });
});

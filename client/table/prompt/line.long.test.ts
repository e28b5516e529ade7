/** The line beside the hand is true at every moment of a game: it says whose move it is, and nothing that is over. */
import { signal } from '@preact/signals';
import { expect, test, vi } from 'vitest';
import { type GameId, games } from '../../../games/index.ts';
import { diceFrom } from '../../../kernel/chance/dice.ts';
import type { Game, Kinds } from '../../../kernel/game.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { anyInput } from '../../../kernel/proving/laws.ts';
import { isRefusal } from '../../../kernel/refusal.ts';
import type { Move } from '../../../kernel/seat.ts';
import { advanceAtTable, beginAtTable } from '../../../table/play/progress.ts';
import { QUIET, Stream } from '../../../table/viewers/stream.ts';
import type { Update } from '../../../wire/protocol.ts';
import type { Told } from '../../../wire/tellings.ts';
import type { TableLine } from '../../line/line.ts';
import { gameWords, loadGameWords, say, tongue } from '../../shell/words.ts';
import { loadGame } from '../load-game.ts';
import { type GameClient, Session } from '../session/session.ts';
import { planFor } from './planned.tsx';

// There is no browser to remember anything, to type in or to draw in.
vi.mock('../../shell/settings.ts', () => ({
  language: signal('en'),
  motion: signal('reduced'),
  sound: signal('off'),
  volume: signal('60'),
  recall: () => 'yes',
  remember: () => {},
}));
vi.mock('../keys.ts', () => ({ keyName: () => '' }));
vi.mock('../pieces/flight.ts', () => ({ land: () => {}, hold: () => Promise.resolve() }));
vi.mock('../../shell/build.ts', () => ({ build: null }));
vi.mock('../../shell/router.ts', () => ({ go: () => {} }));
vi.mock('../../../games/wright-gang/page/icons.ts', () => ({ icons: {} }));
vi.mock('../../../games/caliber-45/page/icons.ts', () => ({ icons: {} }));
vi.mock('../../../games/steel-bullets/page/icons.ts', () => ({ icons: {} }));
vi.mock('../../../games/revolver/page/icons.ts', () => ({ icons: {} }));
vi.mock('../../../games/revolver/page/small.ts', () => ({ small: signal(false) }));

const GAMES = 2;
const ME = 0;
const NAMES = ['Jesse', 'Billy', 'Butch', 'Robert', 'Etta', 'Laura', 'Annie', 'Frank', 'Kitty'];
const everyGame: { readonly [id in GameId]: Game<Kinds> } = games;
const clocks = { now: 0, deadlines: [] };
const always = { kind: 'guest', ready: true, connected: true, held: false, heldIn: null, ping: null };

/** A visit to a table where moves are answered when the test says so. */
const visit = (client: GameClient, seats: number) => {
  let answer: (said: object) => void = () => {};
  const line = {
    kind: 'practice',
    coached: true,
    state: signal('open'),
    hear: () => () => {},
    leave: () => {},
    ask: ({ ask }: { readonly ask: string }) =>
      ask === 'move'
        ? new Promise(resolve => {
            answer = resolve;
          })
        : Promise.resolve({ moves: [] }),
  } as unknown as TableLine;
  // Nothing is drawn: no deal, no sound, no scene.
  const session = new Session(line, { ...client, opened: () => {}, heard: () => {}, interlude: () => null });
  const hears = (told: object): void => session.hear(told as Told);
  const chairs = NAMES.slice(0, seats).map(name => ({ ...always, name, who: name }));
  hears({ tell: 'table', table: { chairs, you: ME } });
  return {
    session,
    tell: async (update: Update): Promise<void> => {
      session.hurry();
      hears({ tell: 'update', update, clocks });
      // Until it is shown.
      while (session.now.peek()?.n !== update.n) await Promise.resolve();
    },
    answer: () => answer({}),
  };
};

/** What is wrong with what the line says at this moment; null when it is true. */
const faultOf = (session: Session): string | null => {
  const { ask, outcome } = session.now.value!;
  const { text, lead, tone } = planFor(session);
  const said = `${lead ?? ''} ${text}`.trim();
  if (outcome !== null) return said === say().table.gameOver ? null : 'the game is over';
  if (ask === null || ask.kind === 'race') return said.includes(say().ui.table.moved) ? 'nobody has moved' : null;
  if (said === '') return 'says nothing';
  if (said.includes(say().ui.table.moved)) return 'what came of the move is shown already';
  if (ask.waiting.includes(ME)) return tone === 'yours' || ask.kind === 'window' ? null : 'it is your move';
  const question = gameWords(session.game.id).questions[ask.question];
  // To those who are out of the game it says that; a question to all names nobody.
  const names = ask.waiting.map(seat => NAMES[seat]!);
  const namesAny = question === undefined || question.others('Nobody').includes('Nobody');
  return tone === 'yours' || (namesAny && !names.some(name => said.includes(name)) && !/You are out/.test(said))
    ? `it is the move of ${names.join(', ')}`
    : null;
};

test.each(Object.keys(games) as GameId[])(
  'in %s it names whose move it is, and is silent about moves that have led to something',
  async id => {
    await expect.poll(() => tongue.value).not.toBeNull();
    const game = everyGame[id];
    const client = (await loadGame(id))!;
    await loadGameWords(id, 'en');
    const faults = new Set<string>();
    const note = (session: Session, at: string): void => {
      const fault = faultOf(session);
      if (fault !== null) faults.add(`${at}: ${fault}: “${planFor(session).text}” ${JSON.stringify(session.now.value!.ask)}`);
    };
    for (let g = 0; g < GAMES; g++) {
      const dice = diceFrom(`line ${g}`);
      const seats = game.seats[0] + (g % (game.seats[1] - game.seats[0] + 1));
      let progress = beginAtTable(game.setup(game.configure({}, seats) as JsonObject, seats, `line ${g}`));
      const stream = new Stream(game, 1, ME, progress.table);
      const { session, tell, answer } = visit(client, seats);
      await tell(stream.now(QUIET));
      while (game.outcome(progress.table) === null) {
        const input = anyInput(game, progress.table, dice)!;
        const mine = 'move' in input && input.seat === ME;
        const sent = mine ? session.play(input.move as Move) : null;
        const went = advanceAtTable(game, progress, { in: input });
        if (isRefusal(went)) throw new Error(went.why);
        progress = went;
        // Until something comes of it, what was asked is asked no more.
        if (mine && session.asked.value) faults.add('a move that is made is still asked for');
        const update = stream.after(went)?.update;
        const answersFirst = g % 2 === 0;
        if (answersFirst) answer();
        await Promise.resolve();
        if (update !== undefined) await tell(update);
        if (!answersFirst) answer();
        if (update !== undefined) await sent;
        note(session, `${seats} players`);
      }
      session.close();
    }
    expect([...faults].slice(0, 12)).toEqual([]);
  },
);

/** A lesson points at what to press: a learner who presses only that fulfils every step. */
import '../testing/no-browser.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { type GameId, games } from '../../games/index.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { notationOf } from '../../kernel/proving/notation.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { Move, Seat } from '../../kernel/seat.ts';
import { QUIET, Stream } from '../../table/viewers/stream.ts';
import { PATIENCE } from '../../testing/patience.ts';
import { loadGameWords, tongue } from '../shell/words.ts';
import { touchCard } from '../table/hand/touch.ts';
import { loadGame } from '../table/load-game.ts';
import { planFor } from '../table/prompt/planned.tsx';
import { sameMove } from '../table/session/choice.ts';
import type { GameClient, Session } from '../table/session/session.ts';
import { isWantedCard } from '../table/session/wanted.ts';
import { TRIED } from '../testing/explorer.ts';
import { shown, visitInNode } from '../testing/in-node.ts';
import { laidFor } from './classroom.ts';
import { firstLesson, LEARNER } from './lesson.ts';
import { loadSchool } from './schools.ts';

beforeAll(() => vi.waitUntil(() => tongue.value?.language === 'en', PATIENCE));

/** Several presses may be needed for one move. */
const MOST = 8;
const pressPointed = (session: Session): boolean => {
  const card = session.hand.peek().find(piece => isWantedCard(session, piece));
  if (card !== undefined) return touchCard(session, card) === null;
  const pointed = [...planFor(session).actions, ...(session.game.touches?.(session) ?? [])].find(
    ({ wanted, ...more }) => wanted === true && !('on' in more && more.on === true),
  );
  pointed?.run();
  return pointed !== undefined;
};
interface Step {
  readonly game: Game<Kinds>;
  readonly client: GameClient;
  readonly table: Kinds['Table'];
  readonly seat: Seat;
}
const begun = async (place: Step, sent: Move[]): Promise<Session> => {
  const visit = visitInNode(place, async move => {
    sent.push(move);
    return TRIED;
  });
  // As in the classroom.
  Object.assign(visit.session.line, { coached: true });
  await shown(visit, new Stream(place.game, 1, place.seat, place.table).now(QUIET));
  return visit.session;
};
/** The move sent by pressing what the lesson points at; null where it points at nothing. */
const followed = async (place: Step, wanted: Move): Promise<Move | null> => {
  const sent: Move[] = [];
  const session = await begun(place, sent);
  session.wanted.value = wanted;
  for (let n = 0; n < MOST && sent.length === 0 && pressPointed(session); n++) await new Promise(setImmediate);
  session.close();
  return sent[0] ?? null;
};

test.each(Object.keys(games) as GameId[])('%s points at what its lessons ask for', async id => {
  const game: Game<Kinds> = games[id];
  await loadGameWords(id, 'en');
  const client = (await loadGame(id))!;
  const school = await loadSchool(id);
  // A game may teach nothing.
  const lessons = school.lessons.length === 0 ? {} : (await school.load()).lessons;
  const words = notationOf(game, []);
  const faults: string[] = [];
  // A player's first lesson seats them as at their table.
  for (const { id: name, seat } of school.lessons) expect(lessons[name]!.seat, name).toBe(seat);
  for (const [name, lesson] of Object.entries(lessons)) {
    const seat = lesson.seat ?? LEARNER;
    let table = laidFor(game, lesson);
    for (const step of lesson.steps) {
      if (step.kind === 'race') break;
      const deeds = step.kind === 'do' ? [[seat, step.does] as const] : [];
      if (step.kind === 'do') {
        const wanted = words.move(step.does);
        const sent = await followed({ game, client, table, seat }, wanted);
        const isMeant = sent !== null && (step.alike === true ? sent.do === wanted.do : sameMove(sent, wanted));
        if (!isMeant) faults.push(`${name}, ${step.text} (${step.does}): ${sent === null ? 'nothing' : JSON.stringify(sent)}`);
      }
      for (const [who, deed] of [...deeds, ...(step.others ?? [])]) {
        const next = game.next(table, { seat: who, move: words.move(deed), at: table.clock });
        if (isRefusal(next)) throw new Error(`${name}: ${deed}: ${next.why}`);
        table = next;
      }
    }
  }
  expect(faults).toEqual([]);
});
test('McReady begins with the lesson of the law, Colty and all others with the first', async () => {
  const school = await loadSchool('revolver');
  expect([0, 1].map(seat => firstLesson(school, seat))).toEqual([school.lessons[0]!.id, 'law']);
  expect(firstLesson(await loadSchool('wright-gang'), 3)).toBe((await loadSchool('wright-gang')).lessons[0]!.id);
  expect(firstLesson({ lessons: [] }, 0)).toBeUndefined();
});

/** Questions answered from the table: one of a few answers, or the cards marked for blowing up. */
import { gameWords } from '../../../../client/shell/words.ts';
import type { Action, Plan } from '../../../../client/table/game-client.ts';
import { piecesAt } from '../../../../client/table/pieces/scene.ts';
import { asks } from '../../../../client/table/prompt/plans.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import { minus } from '../card.tsx';
import { factsOf, GAME, screen, speaksOf, textOf, titleOf } from '../screen.ts';
import { placesOf } from '../seen.ts';
import { answersOf, laidOut, type PreparedAnswer } from './answers.ts';
import { blowOf, chosenIn, isSame, markedIn } from './choosing.ts';
import { acting, clear, reading } from './parts.ts';

export const blowPlan = (session: Session): Plan => {
  const blow = blowOf(session);
  const speaks = speaksOf(session);
  return asks(
    screen().blow(markedIn(session).value.length),
    [
      ...(blow === null ? [] : [acting(session, blow, 'go', 'enter')]),
      ...(markedIn(session).value.length > 0 ? [clear(session)] : []),
    ],
    { rule: 'RV-095', lead: speaks === null ? null : titleOf(speaks) },
  );
};
const rules: { readonly [question: string]: string } = {
  second: 'RV-058',
  casualty: 'RV-142',
  target: 'RV-091',
  fist: 'RV-276',
  dollars: 'RV-241',
  token: 'RV-118',
  color: 'RV-111',
  find: 'RV-193',
  scout: 'RV-042',
  spread: 'RV-112',
  title: 'RV-279',
};
const MOST_KEYS = 9;
/** Questions that the text of a card asks best. */
const texts: ReadonlySet<string> = new Set(['may', 'target', 'choose', 'casualty']);
/** The reason why an attack hits a bandit. */
const hitSaid = (session: Session): string => {
  const { mcready = null, colty = null } = factsOf(session)?.attack ?? {};
  return mcready === null || colty === null ? '' : screen().hit(minus(mcready), minus(colty));
};
/** Two ambush cards that may be exchanged, both by name, for those who have looked at them. */
const exchangeSaid = (session: Session, question: string): string => {
  const words = screen();
  const seen = placesOf(session).flatMap(place => {
    const face = piecesAt(session.scene.value, 'ambush', null, place)[0]?.face ?? null;
    return face === null ? [] : [`${titleOf(face)} (${words.places[place]})`];
  });
  return question === 'may' && speaksOf(session) === 'smoke-signals' && seen.length >= 2 ? words.lying(seen.join(', ')) : '';
};
/** The marked answer of the list, to act on or to read. */
const marked = (session: Session, question: string, laid: readonly PreparedAnswer[]): readonly Action[] => {
  const chosen = chosenIn(session).value;
  const answer = laid.find(({ move }) => isSame(chosen, move));
  if (answer === undefined) return [];
  const { choiceOf } = screen();
  const label = (question === 'casualty' ? choiceOf.casualty : choiceOf.target)(answer.label);
  return [acting(session, answer.move, 'go', 'enter', label), reading(answer.face ?? '')];
};
/** One of a few answers, each a button; long lists are laid out beside the table. */
export const choicePlan = (session: Session, question: string): Plan => {
  // Yes comes before no, in any order of the moves.
  const answers = answersOf(session).toSorted((x, y) => Number(y.move.do === 'accept') - Number(x.move.do === 'accept'));
  const speaks = speaksOf(session);
  const { asked } = gameWords(GAME).questions[question]!;
  const about = speaks !== null && texts.has(question) ? [textOf(speaks), exchangeSaid(session, question)].join(' ').trim() : asked;
  const why = question === 'casualty' && speaks === null ? hitSaid(session) : '';
  const text = `${why} ${about}`.trim();
  const more = { rule: rules[question] ?? null, lead: speaks === null ? null : titleOf(speaks) };
  const laid = laidOut(session);
  if (laid.length > 0) {
    const others = answers.filter(answer => !laid.some(({ move }) => isSame(answer.move, move)));
    return asks(
      text,
      [...marked(session, question, laid), ...others.map(each => acting(session, each.move, 'plain', null, each.label))],
      more,
    );
  }
  return asks(
    text,
    answers.length > MOST_KEYS
      ? []
      : answers.map(({ move, label }, i) =>
          acting(session, move, move.do === 'accept' ? 'go' : 'plain', move.do === 'accept' ? 'enter' : `${i + 1}`, label),
        ),
    more,
  );
};

/** What the brass line says and offers, from the questions asked and the moves that are legal. */

import { Outline } from '../../../client/shell/icon.tsx';
import { gameWords, say } from '../../../client/shell/words.ts';
import type { Action, CardStanding, Plan } from '../../../client/table/game-client.ts';
import type { Piece } from '../../../client/table/pieces/scene.ts';
import { acting, askedSaid, buttonOf, clear, targets } from '../../../client/table/prompt/plans.ts';
import { mayJoin, moveWith, plainMove } from '../../../client/table/session/choice.ts';
import type { Session } from '../../../client/table/session/session.ts';
import type { Move } from '../../../kernel/seat.ts';
import { refused } from '../../../words/refused.ts';
import { isEvent, isNumber, loadable, type WrightEvent, worth } from '../faces.ts';
import { no } from '../refusals.ts';
import { icons } from './icons.ts';
import { factsOf, GAME, movesOf, screen } from './screen.ts';

/** `3 + 4 = 7`, or the cards side by side. */
const formula = (cards: readonly string[]): string | null => {
  if (!cards.every(isNumber)) return null;
  const values = cards.map(worth).sort((a, b) => a - b);
  const highest = values.at(-1)!;
  const others = values.slice(0, -1);
  const sum = others.reduce((a, b) => a + b, 0);
  return others.length > 1 && sum === highest ? `${others.join(' + ')} = ${highest}` : values.join(' · ');
};
const revolver = <Outline d={icons.revolver} />;

/** Never red, and never first: where a card was discarded a moment ago, a finger that comes late must not load one. */
const loading = (session: Session, move: Move): Action => acting(session, move, 'plain', 'l', { icon: revolver });
/** An event is played by its verb; a Swap asks whom first. */
const playing = (session: Session, event: WrightEvent): Action | null => {
  const moves = movesOf(session.now.value!.moves, event);
  if (moves.length === 0) return null;
  if (event !== 'swap') return acting(session, moves[0]!, 'go', 'enter');
  const seats = movesOf(session.now.value!.moves, 'swap').map(move => move.whom);
  return {
    id: 'swap',
    label: buttonOf(session, 'swap'),
    tone: 'go',
    key: 'enter',
    run: () => {
      session.intent.mode.value = { kind: 'target', verb: 'swap', seats, move: whom => ({ do: 'swap', whom }) };
    },
  };
};
/** To start shooting is asked twice (WB-90). */
const challenge = (session: Session): Action[] =>
  ['shootout', 'duel'].flatMap(verb => {
    const move = plainMove(session.now.value!.moves, verb);
    if (move === null) return [];
    return [
      {
        id: verb,
        label: buttonOf(session, verb),
        tone: 'plain' as const,
        key: 's',
        icon: <Outline d={icons.shootout} />,
        run: () => {
          session.intent.mode.value = { kind: 'confirm', verb, move };
        },
      },
    ];
  });

/** What the chosen cards come to, or why they will not do. */
const verdict = (session: Session, chosen: readonly string[]): Pick<Plan, 'lead' | 'text' | 'rule'> => {
  const words = screen();
  const { moves } = session.now.value!;
  const only = chosen.length === 1 ? chosen[0]! : null;
  if (only !== null && !isNumber(only)) return { lead: null, text: `${gameWords(GAME).effects[only] ?? ''}`, rule: null };
  if (moveWith(moves, 'discard', chosen) !== null) {
    const sum = new Set(chosen).size > 1;
    return {
      lead: formula(chosen),
      text: sum ? words.trueSum(chosen.length) : words.toLoot(chosen.length),
      rule: sum ? 'WB-25' : 'WB-24',
    };
  }
  const why = chosen.length > 1 && chosen.includes('joker') ? no.jokerIsNotWild : no.notAPattern;
  const may = moveWith(moves, 'load', chosen) !== null ? words.butLoad : '';
  return { lead: formula(chosen), text: `${refused(say().table, gameWords(GAME), why)} ${may}`, rule: why.rule };
};
const turnPlan = (session: Session): Plan => {
  const { moves } = session.now.value!;
  const chosen = session.intent.chosen.value;
  const pass = plainMove(moves, 'pass');
  const ends = pass === null ? [] : [acting(session, pass, 'quiet', 'p')];
  const dares = challenge(session);
  if (chosen.length === 0)
    return {
      tone: 'yours',
      lead: say().ui.table.yourMove,
      text: dares.length === 0 ? screen().turnHint : screen().mayShoot,
      rule: null,
      actions: [...dares, ...ends],
    };
  const actions: Action[] = [];
  const event = chosen.length === 1 && isEvent(chosen[0]!) ? playing(session, chosen[0]) : null;
  if (event !== null) actions.push(event);
  const discard = moveWith(moves, 'discard', chosen);
  if (discard !== null) actions.push(acting(session, discard, event === null ? 'go' : 'plain', event === null ? 'enter' : 'd'));
  const load = moveWith(moves, 'load', chosen);
  const loads = load === null ? [] : [loading(session, load)];
  const rest = actions.length === 0 ? [clear(session), ...loads] : [...loads, clear(session)];
  return { tone: 'yours', ...verdict(session, chosen), actions: [...actions, ...rest, ...dares, ...ends] };
};
const loadPlan = (session: Session, tone: Plan['tone'], text: string, more: readonly Action[]): Plan => {
  const chosen = session.intent.chosen.value;
  const load = chosen.length === 0 ? null : moveWith(session.now.value!.moves, 'load', chosen);
  const main = load === null ? [] : [clear(session), loading(session, load)];
  return { tone, lead: load === null ? null : formula(chosen), text, rule: null, actions: [...main, ...more] };
};
const givePlan = (session: Session): Plan => {
  const chosen = session.intent.chosen.value;
  const { moves } = session.now.value!;
  const give = moveWith(moves, 'give', chosen);
  const count = movesOf(moves, 'give')[0]?.cards.length;
  const actions = give === null ? [] : [acting(session, give, 'go', 'enter')];
  return {
    tone: 'yours',
    lead: null,
    text: count === undefined ? gameWords(GAME).questions['give']!.asked : screen().giveBack(count),
    rule: 'WB-33',
    actions: [...actions, ...(chosen.length > 0 ? [clear(session)] : [])],
  };
};

export const plan = (session: Session): Plan => {
  const now = session.now.value;
  const words = gameWords(GAME);
  const mode = session.intent.mode.value;
  if (now === null) return { tone: 'wait', lead: null, text: '', rule: null, actions: [] };
  if (mode.kind === 'target') {
    const aims = mode.verb === 'miss';
    return {
      tone: 'yours',
      lead: null,
      text: aims ? words.questions['aim']!.asked : screen().swapWhom,
      rule: aims ? 'WB-72' : 'WB-31',
      actions: [...targets(session, mode, screen().yourOwn), ...(aims ? [] : [clear(session)])],
    };
  }
  if (mode.kind === 'confirm')
    return {
      tone: 'yours',
      lead: null,
      text: mode.verb === 'duel' ? screen().sureDuel : screen().sureShootout,
      rule: mode.verb === 'duel' ? 'WB-55' : 'WB-43',
      actions: [acting(session, mode.move, 'go', 'enter'), clear(session, say().ui.table.notYet)],
    };
  const question = now.ask?.question ?? '';
  if (session.asked.value) {
    if (question === 'turn') return turnPlan(session);
    if (question === 'give') return givePlan(session);
    if (question === 'ready') {
      const ready = plainMove(now.moves, 'ready');
      const load = loadPlan(session, 'yours', words.questions['ready']!.asked, []);
      const says = ready === null ? [] : [acting(session, ready, 'go', 'enter')];
      return { ...load, actions: [...says, ...load.actions] };
    }
  }
  const others = askedSaid(session);
  const canLoad = movesOf(now.moves, 'load').length > 0;
  return loadPlan(session, 'wait', canLoad && session.me.value !== null ? `${others} ${screen().mayLoad}` : others, []);
};

/** How a card of the hand stands: part of an action, good for loading, or of no use now. */
export const standing = (session: Session, { face, key }: Piece): CardStanding => {
  const now = session.now.value;
  const words = screen();
  if (now === null || face === null) return { state: 'plain', why: null, hint: words.hints.waits };
  const others = session.hand.value
    .filter(piece => piece.key !== key && session.intent.picked.value.has(piece.key))
    .flatMap(piece => piece.face ?? []);
  const { moves } = now;
  if (session.asked.value && now.ask?.question === 'give')
    return mayJoin(moves, ['give'], others, face)
      ? { state: 'legal', why: null, hint: words.hints.give }
      : { state: 'dim', why: no.giveAsMany, hint: words.hints.not };
  const fits = (picked: readonly string[]): CardStanding | null => {
    if (picked.length === 0 && isEvent(face) && movesOf(moves, face).length > 0)
      return { state: 'legal', why: null, hint: words.hints.play };
    if (mayJoin(moves, ['discard'], picked, face)) return { state: 'legal', why: null, hint: words.hints.discard };
    return mayJoin(moves, ['load'], picked, face) ? { state: 'plain', why: null, hint: words.hints.load } : null;
  };
  const joins = fits(others);
  if (joins !== null) return joins;
  const alone = others.length === 0 ? null : fits([]);
  if (alone !== null) return { ...alone, state: 'plain', instead: true };
  if (!loadable(face)) return { state: 'dim', why: session.asked.value ? no.notAPattern : no.notYourAction, hint: words.hints.not };
  if (!now.listed) return { state: 'plain', why: null, hint: words.hints.waits };
  const stage = factsOf(session)?.stage;
  const shut = stage === 'division' ? no.tooLateToLoad : stage === 'showdown' ? no.handIsDown : no.lockedByEvent;
  return {
    state: 'dim',
    why: others.length > 0 && movesOf(moves, 'load').length > 0 ? no.notLoadable : shut,
    hint: words.hints.not,
  };
};

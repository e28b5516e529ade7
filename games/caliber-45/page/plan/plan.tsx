/** The brass line's text and actions, from the open questions and the legal moves. */

import { Outline } from '../../../../client/shell/icon.tsx';
import { gameWords, say } from '../../../../client/shell/words.ts';
import type { Action, Plan } from '../../../../client/table/game-client.ts';
import { lastSentence } from '../../../../client/table/log/log.tsx';
import * as plans from '../../../../client/table/prompt/plans.ts';
import { askedSaid, buttonOf, clear, targets, waits } from '../../../../client/table/prompt/plans.ts';
import { moveWith, plainMove } from '../../../../client/table/session/choice.ts';
import type { Session } from '../../../../client/table/session/session.ts';
import type { Move, Seat } from '../../../../kernel/seat.ts';
import { STEP } from '../../decks.ts';
import { cowboyOf } from '../holdings.tsx';
import { icons } from '../pictures.ts';
import { allAmmo, cheapest, formula } from '../robbery/volley.ts';
import { effectOf, factsOf, GAME, movesOf, screen, whoIs } from '../screen.ts';
import { neededNow, pickOut, volleyOf } from './laying.ts';
import { takeAny } from './spread.tsx';

const signs: { readonly [verb: string]: string } = {
  rob: icons.crossed,
  shoot: icons.gun,
  meet: icons.gun,
  defend: icons.gun,
  mustang: icons.mustang,
  flee: icons.dust,
};
const acting = (session: Session, move: Move, tone: Action['tone'], key: string, more: Partial<Action> = {}): Action => {
  const sign = signs[move.do];
  return plans.acting(session, move, tone, key, { ...(sign === undefined ? {} : { icon: <Outline d={sign} /> }), ...more });
};
/** The plain moves of these verbs that are legal now, each with its tone and its key. */
const offered = (session: Session, verbs: readonly (readonly [verb: string, tone: Action['tone'], key: string])[]): Action[] =>
  verbs.flatMap(([verb, tone, key]) => {
    const move = plainMove(session.now.value!.moves, verb);
    return move === null ? [] : [acting(session, move, tone, key)];
  });
/** Asks for a confirmation first. */
const doubted = (session: Session, verb: string, key: string): Action[] => {
  const move = plainMove(session.now.value!.moves, verb);
  if (move === null) return [];
  const confirm = (): void => {
    session.intent.mode.value = { kind: 'confirm', verb, move };
  };
  return [{ ...acting(session, move, 'quiet', key), run: confirm }];
};
const cleared = (session: Session): Action[] => (session.intent.chosen.value.length > 0 ? [clear(session)] : []);
/** The first action that does not retreat is the red one, unless one is already. */
const led = (actions: readonly Action[]): readonly Action[] => {
  const first = actions.some(action => action.tone === 'go') ? -1 : actions.findIndex(action => action.tone === 'plain');
  return actions.map((action, i) => (i === first ? { ...action, tone: 'go' as const } : action));
};

const asks = (text: string, actions: readonly Action[], more: Partial<Plan> = {}): Plan => plans.asks(text, led(actions), more);
const asked = (question: string): string => gameWords(GAME).questions[question]?.asked ?? '';

/** One card, or a Coyote with its bullets, thrown for another. */
const swapping = (session: Session, tone: Action['tone'], key: string): Action[] => {
  const move = moveWith(session.now.value!.moves, 'swap', session.intent.chosen.value);
  return move === null ? [] : [acting(session, move, tone, key)];
};
const mayRob = (session: Session): boolean => plainMove(session.now.value!.moves, 'rob') !== null;
const armingText = (session: Session, me: Seat): string => {
  const words = screen();
  const { moves } = session.now.value!;
  const tokens = factsOf(session)?.tokens[me] ?? 0;
  if (plainMove(moves, 'hire') !== null || cowboyOf(session, me) === undefined) return words.hireNow;
  if (tokens > 0) return mayRob(session) ? `${words.bailNow(tokens)} ${words.bailCosts(tokens * STEP)}` : words.bailNow(tokens);
  return movesOf(moves, 'swap').length > 0 ? words.swapNow : words.armNow;
};
const armingPlan = (session: Session, me: Seat): Plan => {
  const chosen = session.intent.chosen.value;
  const rest = offered(session, [
    ['draw', 'plain', 'd'],
    ['hire', 'plain', 'h'],
    ['rob', 'plain', 'r'],
    ['unbail', 'plain', 'u'],
    ['pass', 'quiet', 'p'],
  ]);
  if (chosen.length === 0) return asks(armingText(session, me), rest, { lead: say().ui.table.yourMove });
  const swap = swapping(session, 'go', 'enter');
  const coyote = chosen.length === 1 && chosen[0] === 'coyote';
  const text = coyote && swap.length === 0 ? screen().withCoyote : effectOf(chosen.at(-1)!);
  return asks(text, [...swap, ...cleared(session), ...rest], { rule: coyote ? 'C45-17' : swap.length > 0 ? 'C45-16' : null });
};

/** A volley against the threat: enough, too little, or more than the cowboy can use. */
const answerPlan = (session: Session, verb: 'meet' | 'defend'): Plan => {
  const words = screen();
  const { moves } = session.now.value!;
  const chosen = session.intent.chosen.value;
  const needed = neededNow(session);
  const volley = volleyOf(session, chosen);
  const fits = moveWith(moves, verb, chosen);
  const best = cheapest(moves, verb);
  const shoot = fits === null ? [] : [acting(session, fits, 'go', 'enter')];
  const suggest: Action[] =
    best === null || chosen.length > 0
      ? []
      : [{ id: 'suggest', label: words.justEnough(best.length), tone: 'plain', key: 'a', run: () => pickOut(session, best) }];
  const mustang = offered(session, [['mustang', 'plain', chosen.includes('mustang') ? 'enter' : 'm']]);
  const way = best !== null || mustang.length > 0;
  // Letting the cowboy die needs a confirmation while there is another way.
  const fall = way ? doubted(session, 'fall', 'f') : offered(session, [['fall', 'go', 'f']]);
  const rule = verb === 'meet' ? 'C45-68' : 'C45-50';
  const actions = [...shoot, ...suggest, ...cleared(session), ...mustang, ...fall];
  if (chosen.length === 0 || !allAmmo(chosen)) {
    const only = chosen[0] === 'mustang' ? effectOf('mustang') : asked(verb);
    const tooMuch = volley.limit < needed ? ` ${words.overLimit(volley.limit, needed)}` : '';
    return asks(`${only}${tooMuch}`, actions, { lead: words.need(needed), rule });
  }
  const text = volley.strength >= needed ? words.volley(volley.strength, volley.laid) : words.tooFew(volley.strength, needed);
  return asks(volley.limit < needed ? words.overLimit(volley.limit, needed) : text, actions, {
    lead: formula(volley),
    rule: volley.laid > volley.limit ? 'C45-73' : rule,
  });
};
/** The target: a single enemy is shot at once; of several the player chooses one. */
const shooting = (session: Session, cards: readonly string[]): Action[] => {
  const whom = movesOf(session.now.value!.moves, 'shoot')
    .filter(move => moveWith([move], 'shoot', cards) !== null)
    .map(move => move.whom);
  const [first, ...others] = whom;
  if (first === undefined) return [];
  const shot = acting(session, { do: 'shoot', whom: first, cards }, 'go', 'enter', {
    label: screen().shootThis(whoIs(session, first)),
  });
  if (others.length === 0) return [shot];
  const aim = (): void => {
    session.intent.mode.value = { kind: 'target', verb: 'shoot', seats: whom, move: seat => ({ do: 'shoot', whom: seat, cards }) };
  };
  return [{ ...shot, label: buttonOf(session, 'shoot'), run: aim }];
};
const shootoutPlan = (session: Session): Plan => {
  const words = screen();
  const chosen = session.intent.chosen.value;
  const arms = offered(session, [['draw', 'plain', 'd']]);
  const flee = doubted(session, 'flee', 'f');
  if (chosen.length === 0) {
    const { moves } = session.now.value!;
    const may = (verb: 'shoot' | 'swap'): boolean => movesOf(moves, verb).length > 0;
    const text = words.shootout({ shoot: may('shoot'), swap: may('swap'), draw: arms.length > 0 });
    return asks(text, [...arms, ...flee], { rule: 'C45-48' });
  }
  const shoot = allAmmo(chosen) ? shooting(session, chosen) : [];
  const swap = swapping(session, shoot.length > 0 ? 'plain' : 'go', shoot.length > 0 ? 's' : 'enter');
  const volley = volleyOf(session, chosen);
  const actions = [...shoot, ...swap, ...cleared(session), ...arms, ...flee];
  const lone = chosen.length === 1 && chosen[0] === 'coyote';
  if (shoot.length === 0)
    return lone ? asks(words.withCoyote, actions, { rule: 'C45-17' }) : asks(effectOf(chosen.at(-1)!), actions, { rule: 'C45-53' });
  const rule = volley.laid > volley.limit ? 'C45-73' : 'C45-49';
  return asks(words.volley(volley.strength, volley.laid), actions, { lead: formula(volley), rule });
};
const callText = (session: Session, me: Seat): string => {
  const tokens = factsOf(session)?.tokens[me] ?? 0;
  const costs = tokens > 0 ? ` ${screen().bailCosts(tokens * STEP)}` : '';
  const caller = factsOf(session)?.robbery?.caller;
  return `${caller === undefined ? '' : `${screen().robIs(whoIs(session, caller))} `}${screen().rideAlong}${costs}`;
};
const askedPlan = (session: Session, question: string, me: Seat): Plan => {
  switch (question) {
    case 'arming':
      return armingPlan(session, me);
    case 'hire': {
      const text = `${effectOf(cowboyOf(session, me) ?? '')} ${asked('hire')}`;
      return asks(
        text,
        offered(session, [
          ['keep', 'go', 'k'],
          ['refuse', 'plain', 't'],
        ]),
        { rule: 'C45-21' },
      );
    }
    case 'call':
      return asks(
        callText(session, me),
        offered(session, [
          ['join', 'go', 'j'],
          ['decline', 'plain', 's'],
        ]),
        { rule: 'C45-35' },
      );
    case 'pick':
      return asks(asked('pick'), [{ id: 'pick', label: screen().pickAny, tone: 'go', key: 'x', run: () => takeAny(session) }], {
        rule: 'C45-8',
      });
    case 'meet':
    case 'defend':
      return answerPlan(session, question);
    case 'sheriff':
      return asks(
        asked('sheriff'),
        offered(session, [
          ['pay', 'go', 'y'],
          ['jail', 'plain', 'g'],
        ]),
        { rule: 'C45-44' },
      );
    case 'fresh':
      return asks(
        asked('fresh'),
        offered(session, [
          ['agree', 'go', 'y'],
          ['disagree', 'plain', 'n'],
        ]),
        { rule: 'C45-81' },
      );
    default:
      return shootoutPlan(session);
  }
};

export const plan = (session: Session): Plan => {
  const now = session.now.value;
  const mode = session.intent.mode.value;
  const me = session.me.value;
  if (now === null) return waits('');
  if (mode.kind === 'target')
    return { ...asks(screen().shootAt, [], { rule: 'C45-49' }), actions: [...targets(session, mode), clear(session)] };
  if (mode.kind === 'confirm')
    return asks(
      mode.verb === 'flee' ? screen().sureFlee : screen().sureFall,
      [acting(session, mode.move, 'go', 'enter'), clear(session, say().ui.table.notYet)],
      { rule: mode.verb === 'flee' ? 'C45-70' : 'C45-39' },
    );
  const question = now.ask?.question ?? '';
  // The player has answered, and the result is being shown.
  if (session.asked.value && session.busy.value) return waits(lastSentence(session));
  if (session.asked.value && me !== null) return askedPlan(session, question, me);
  const chosen = session.intent.chosen.value;
  if (chosen.length > 0) return waits(effectOf(chosen.at(-1)!), { actions: [clear(session)] });
  const robbery = factsOf(session)?.robbery ?? null;
  if (robbery?.shot != null) return waits(screen().answers(whoIs(session, robbery.shot.whom)), { rule: 'C45-50' });
  // A robbery has just been called; the first player asked is not known yet.
  if (robbery !== null && question === 'arming') return waits(screen().robIs(whoIs(session, robbery.caller)));
  const others = askedSaid(session);
  const athome = me !== null && robbery !== null && robbery.stage !== 'call' && robbery.stayed.includes(me);
  return athome ? waits(`${others} ${screen().youStay}`, { rule: 'C45-35' }) : waits(others);
};

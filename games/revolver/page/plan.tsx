/** What the brass line says and offers, from the questions asked and the moves that are legal. */

import { Outline } from '../../../client/shell/icon.tsx';
import { gameWords, say } from '../../../client/shell/words.ts';
import { mayJoin, moveWith, plainMove } from '../../../client/table/choice.ts';
import type { Action, CardStanding, Plan } from '../../../client/table/game-client.ts';
import { nameOf } from '../../../client/table/people.ts';
import * as plans from '../../../client/table/plans.ts';
import { asks, buttonOf, waits } from '../../../client/table/plans.ts';
import { read } from '../../../client/table/reading.ts';
import { type Piece, piecesAt } from '../../../client/table/scene.ts';
import type { Session } from '../../../client/table/session.ts';
import type { Refusal } from '../../../kernel/refusal.ts';
import type { Move } from '../../../kernel/seat.ts';
import { cardOf, isFace } from '../faces.ts';
import { abilitySaid, answersOf, labelOf, placeSaid } from './answers.ts';
import { hasLock, minus } from './card.tsx';
import { blowOf, blowsOf, markedIn } from './choosing.ts';
import { isDuel } from './duel.tsx';
import { pickedIn, playPaying } from './paying.ts';
import { art, tokens } from './pictures.ts';
import { wish } from './piece.tsx';
import { factsOf, GAME, movesOf, screen, speaksOf, textOf, titleOf } from './screen.ts';
import { placesOf, previewOf, priceOf, whyNot } from './seen.ts';

/** Several may be moves of one verb: their labels tell them apart. */
const acting = (
  session: Session,
  move: Move,
  tone: Action['tone'],
  key: string | null,
  label = buttonOf(session, move.do),
): Action => plans.acting(session, move, tone, key, { id: `${move.do} ${label}`, label });
const clear = (session: Session, label = say().ui.table.clear): Action => ({
  ...plans.clear(session, label),
  run: () => {
    markedIn(session).value = [];
    session.intent.unpick();
  },
});
/** For those without a pointer to rest on a card, and without a key. */
const reading = (face: string): Action => ({ id: 'read', label: screen().read, tone: 'quiet', run: () => read(face) });
const moves = (session: Session): readonly Move[] => session.now.value?.moves ?? [];

// ---- the Play phase

/** What it takes, in words: the price of now, not the printed one. */
const priceSaid = (session: Session, face: string): string => {
  const { cost } = screen().terms;
  const { discard, random, dollars } = priceOf(session, session.me.value ?? 0, face);
  const parts = [
    discard > 0 && cost.discard(discard),
    random > 0 && cost.random(random),
    dollars > 0 && cost.dollars(dollars),
  ].filter(part => typeof part === 'string');
  return parts.length === 0 ? cost.free : parts.join(', ');
};
/** A card that costs more or less than is printed on it says so. */
const printedSaid = (session: Session, face: string): string => {
  const printed = isFace(face) ? (cardOf(face).cost.discard ?? 0) : 0;
  return priceOf(session, session.me.value ?? 0, face).discard === printed ? '' : screen().printed(printed);
};
/** What an attack would come to as things stand. */
const previewSaid = (session: Session): string => {
  const now = previewOf(session);
  return now === null ? '' : screen().preview(minus(now.mcready), minus(now.colty), now.hits, session.me.value === 1);
};
/** A player who pays with everything has nothing to choose. */
const paysAll = (session: Session, discard: number): boolean => session.hand.value.length - 1 <= discard;
/** The ways to play this card, one for each place it may go to, and to discard it for its effect. */
const ways = (session: Session, face: string, paid: readonly string[]): Action[] => {
  const words = screen();
  const { discard } = priceOf(session, session.me.value ?? 0, face);
  const all = paysAll(session, discard);
  const ready = paid.length === discard || all;
  const here = factsOf(session)?.place;
  const plays = movesOf(moves(session), 'play').filter(move => move['card'] === face);
  const actions: Action[] = plays
    .filter(() => ready)
    .map((move, i) => ({
      id: `play ${move['at']}`,
      label: plays.length === 1 || move['at'] === here ? buttonOf(session, 'play') : words.playAt(placeSaid(String(move['at']))),
      tone: i === 0 ? 'go' : 'plain',
      ...(i === 0 ? { key: 'enter' } : {}),
      run: () => void playPaying(session, move, all ? [] : paid),
    }));
  if (paid.length > 0) return actions;
  const said: { readonly [face: string]: readonly string[] } = words.terms.spendings;
  const spends = movesOf(moves(session), 'spend').filter(move => move['card'] === face);
  return [
    ...actions,
    ...spends.map((move, i) => acting(session, move, 'plain', i === 0 ? 's' : null, said[face]?.[Number(move['way'])])),
  ];
};
const isPayable = (session: Session, face: string): boolean => movesOf(moves(session), 'play').some(move => move['card'] === face);

const phasePlan = (session: Session): Plan => {
  const words = screen();
  const [card, ...paid] = pickedIn(session);
  const mode = session.intent.mode.value;
  if (mode.kind === 'confirm') {
    if (mode.verb === 'concede')
      return asks(
        words.sureGiveUp,
        [{ ...acting(session, mode.move, 'go', null), id: 'sure' }, clear(session, say().ui.table.notYet)],
        {
          rule: 'RV-157',
        },
      );
    const about = (): string => {
      if (mode.verb === 'derail') return textOf('derail-the-train');
      // Once in a game: what is at stake is said before it begins.
      if (mode.verb === 'duel') return words.duel.stakes;
      return words.sureUse(labelOf(session, mode.move), abilitySaid(session, mode.move));
    };
    return asks(about(), [{ ...acting(session, mode.move, 'go', 'enter'), id: 'sure' }, clear(session, say().ui.table.notYet)]);
  }
  if (card !== undefined) {
    const { discard } = priceOf(session, session.me.value ?? 0, card);
    const left = Math.max(0, Math.min(discard, session.hand.value.length - 1) - paid.length);
    const text = textOf(card);
    const owes = !isPayable(session, card) || left === 0 ? '' : paysAll(session, discard) ? words.payAll : words.payMore(left);
    return asks(
      [words.price(priceSaid(session, card)), printedSaid(session, card), owes, text].filter(part => part !== '').join(' '),
      [...ways(session, card, paid), clear(session), reading(card)],
      { lead: titleOf(card) },
    );
  }
  const confirm = (verb: 'derail' | 'duel'): Action[] => {
    const move = plainMove(moves(session), verb);
    const icon = <Outline d={verb === 'derail' ? art['derail-the-train'] : art['duel-black-dog-saloon']} />;
    return move === null
      ? []
      : [
          {
            id: verb,
            label: buttonOf(session, verb),
            tone: 'plain',
            key: verb === 'derail' ? 't' : 'd',
            icon,
            run: () => wish(session, move),
          },
        ];
  };
  const uses = moves(session)
    .filter(move => move.do === 'use' || move.do === 'drop')
    .map(
      (move): Action => ({
        id: JSON.stringify(move),
        label: move.do === 'use' ? words.useIt(labelOf(session, move)) : labelOf(session, move),
        tone: 'plain',
        run: () => wish(session, move),
      }),
    );
  const end = plainMove(moves(session), 'end');
  const law = session.me.value === 1;
  return asks(
    `${law ? words.lawHint : words.gangHint} ${previewSaid(session)}`,
    [
      ...(end === null
        ? []
        : [
            {
              ...acting(session, end, 'plain', 'e', law ? words.endLaw : words.endGang),
              icon: <Outline d={law ? tokens.firepower : tokens.marker} />,
            },
          ]),
      ...confirm('duel'),
      ...confirm('derail'),
      ...uses,
      { id: 'concede', label: buttonOf(session, 'concede'), tone: 'quiet', run: () => wish(session, { do: 'concede' }) },
    ],
    { lead: say().ui.table.yourMove },
  );
};

// ---- other questions

/** n cards of the hand, picked out. */
const handfulPlan = (session: Session, verb: 'pay' | 'discard', rule: string): Plan => {
  const picked = pickedIn(session);
  const n = movesOf(moves(session), verb)[0]?.cards.length ?? 0;
  const move = moveWith(moves(session), verb, picked);
  const speaks = speaksOf(session);
  const words = screen();
  return asks(
    verb === 'pay' ? words.payNow(n) : words.discardNow(n),
    [...(move === null ? [] : [acting(session, move, 'go', 'enter')]), ...(picked.length > 0 ? [clear(session)] : [])],
    { rule, lead: speaks === null ? null : titleOf(speaks) },
  );
};
/** One card of the hand. */
const cardPlan = (session: Session, verb: string, more: readonly Action[], rule: string): Plan => {
  const [card] = pickedIn(session);
  const move = moves(session).find(each => each.do === verb && each['card'] === card);
  const { asked } = gameWords(GAME).questions[session.now.value!.ask!.question]!;
  return asks(
    asked,
    [
      ...(move === undefined ? [] : [acting(session, move, 'go', 'enter')]),
      ...more,
      ...(card === undefined ? [] : [clear(session), reading(card)]),
    ],
    { rule },
  );
};
const reactPlan = (session: Session): Plan => {
  const words = screen();
  const pass = plainMove(moves(session), 'pass');
  const cancels = movesOf(moves(session), 'cancel');
  const card = speaksOf(session);
  return asks(
    words.react(card === null ? '' : titleOf(card)),
    [
      ...cancels.map(move => acting(session, move, 'go', 'c', words.cancelWith(titleOf(String(move['card']))))),
      ...(pass === null ? [] : [{ ...acting(session, pass, cancels.length === 0 ? 'go' : 'plain', 'p'), pressing: true }]),
    ],
    { rule: 'RV-126' },
  );
};
const blowPlan = (session: Session): Plan => {
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
/** Why a bandit is hit in an attack. */
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
/** One of a few answers, each a button; long lists are laid out beside the table. */
const choicePlan = (session: Session, question: string): Plan => {
  // Yes comes before no, in any order of the moves.
  const answers = answersOf(session).toSorted((x, y) => Number(y.move.do === 'accept') - Number(x.move.do === 'accept'));
  const speaks = speaksOf(session);
  const { asked } = gameWords(GAME).questions[question]!;
  const about = speaks !== null && texts.has(question) ? [textOf(speaks), exchangeSaid(session, question)].join(' ').trim() : asked;
  const why = question === 'casualty' && speaks === null ? hitSaid(session) : '';
  return asks(
    `${why} ${about}`.trim(),
    answers.length > MOST_KEYS
      ? []
      : answers.map(({ move, label }, i) =>
          acting(session, move, move.do === 'accept' ? 'go' : 'plain', move.do === 'accept' ? 'enter' : `${i + 1}`, label),
        ),
    {
      rule: rules[question] ?? null,
      lead: speaks === null ? null : titleOf(speaks),
    },
  );
};

export const plan = (session: Session): Plan => {
  const now = session.now.value;
  if (now === null) return waits('');
  if (now.outcome !== null) return waits(say().table.gameOver);
  const question = now.ask?.question ?? '';
  if (!session.asked.value) {
    const waited = now.ask?.waiting.find(seat => seat !== session.me.value);
    const card = session.me.value === null ? undefined : pickedIn(session)[0];
    if (card !== undefined) return { ...waits(textOf(card)), lead: titleOf(card), actions: [clear(session), reading(card)] };
    return waits(waited === undefined ? '' : (gameWords(GAME).questions[question]?.others(nameOf(session, waited)) ?? ''));
  }
  switch (question) {
    case 'play':
      return phasePlan(session);
    case 'pay':
      return handfulPlan(session, 'pay', 'RV-069');
    case 'discard':
      return handfulPlan(session, 'discard', 'RV-201');
    case 'stash':
      return cardPlan(session, 'stash', [], 'RV-280');
    case 'coat':
      return cardPlan(session, 'coat', [], 'RV-210');
    case 'lay':
      return cardPlan(session, 'lay', [], 'RV-223');
    case 'reply':
      return cardPlan(
        session,
        'counter',
        ['call', 'back-down'].flatMap((verb, i) => {
          const move = plainMove(now.moves, verb);
          return move === null ? [] : [acting(session, move, 'plain', i === 0 ? 'c' : 'b')];
        }),
        'RV-225',
      );
    case 'react':
      return reactPlan(session);
    default:
      return blowsOf(session).length > 0 ? blowPlan(session) : choicePlan(session, question);
  }
};

// ---- the hand

const verbsFor: { readonly [question: string]: string } = {
  stash: 'stash',
  coat: 'coat',
  lay: 'lay',
  reply: 'counter',
  react: 'cancel',
};
const dim = (why: Refusal | null): CardStanding => ({ state: 'dim', why, hint: screen().hints.not });
const legal = (hint: string): CardStanding => ({ state: 'legal', why: null, hint });
/** In the Play phase: it can be played, it pays for what is picked, or it says why not. */
const inPhase = (session: Session, face: string, key: number): CardStanding => {
  const { hints } = screen();
  const picked = [...session.intent.picked.value];
  const seat = session.me.value ?? 0;
  const playable = isPayable(session, face) || movesOf(moves(session), 'spend').some(move => move['card'] === face);
  const [first] = pickedIn(session);
  if (first === undefined || picked[0] === key) return playable ? legal(hints.play) : dim(whyNot(session, seat, face));
  const { discard } = priceOf(session, seat, first);
  const paid = picked.length - 1;
  const owes = isPayable(session, first) && (paid < discard || picked.includes(key)) && session.hand.value.length - 1 > discard;
  if (owes) return { state: 'plain', why: null, hint: hints.pay, pays: true };
  return playable ? { state: 'plain', why: null, hint: hints.play, instead: true } : dim(whyNot(session, seat, face));
};
export const standing = (session: Session, { face, key }: Piece): CardStanding => {
  const now = session.now.value;
  const { hints } = screen();
  // Of no use now: it can be looked at, one at a time.
  const waits: CardStanding = { state: 'plain', why: null, hint: hints.waits, instead: true };
  if (now === null || face === null || !session.asked.value) return waits;
  const question = now.ask?.question ?? '';
  if (question === 'play') return inPhase(session, face, key);
  if (question === 'pay' || question === 'discard') {
    const others = session.hand.value
      .filter(piece => piece.key !== key && session.intent.picked.value.has(piece.key))
      .flatMap(piece => piece.face ?? []);
    return mayJoin(now.moves, [question], others, face) ? { ...legal(hints.pay), pays: true } : dim(null);
  }
  const verb = verbsFor[question];
  if (verb === undefined) return waits;
  if (!now.moves.some(move => move.do === verb && move['card'] === face)) return dim(null);
  const instead = session.intent.picked.value.size > 0 && !session.intent.picked.value.has(key);
  const hint = isDuel(session) && hasLock(face) ? hints.lock : hints.play;
  return { ...legal(hint), ...(instead ? { instead: true as const } : {}) };
};

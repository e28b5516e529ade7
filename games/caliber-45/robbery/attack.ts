/** The attack: guards and war parties are met one rider after another; the Sheriff wants bail; the Dynamite wants everybody. */
import type { Dealer } from '../../../kernel/knowledge.ts';
import { act, answerOf, ask, each, loop, script, when } from '../../../kernel/script.ts';
import type { Seat } from '../../../kernel/seat.ts';
import { cardsAt, type Frame } from '../../../kernel/table.ts';
import { STEP } from '../decks.ts';
import { charge } from '../money.ts';
import { leastWaste, meet } from '../verbs/cards.ts';
import { agree, disagree, fall, jail, mustang, pay } from '../verbs/plain.ts';
import { loseCowboy, nextCowboy, throwCards } from '../weapons.ts';
import { at, type Caliber, clockwiseFrom, guardsOf, hasCowboy, lootCard, mayPay, nextOf, type T } from '../zones.ts';
import { change } from './call.ts';

/** He leaves this robbery for good; `dead` without his cowboy, else on a Mustang or on foot. */
export const leaves = (d: Dealer<Caliber>, seat: Seat, how: 'dead' | 'mustang' | 'fled'): void => {
  if (how === 'mustang') throwCards(d, seat, ['mustang']);
  d.say(how, { seat });
  if (how === 'dead') loseCowboy(d, seat);
  const { riders } = d.table.open.robbery!;
  change(d, { riders: riders.filter(rider => rider !== seat) });
};
const facing = (t: T): Seat => t.open.robbery!.turn;
const unbeaten = (t: T): boolean => t.open.robbery!.stage === 'attack' && t.open.robbery!.riders.length > 0;

/** C45-38 … C45-41, C45-72: each rider in turn meets the full number, until one succeeds or nobody is left. */
export const attack = script<Caliber>([
  loop<Caliber>(
    t => unbeaten(t) && guardsOf(lootCard(t)) > 0,
    ask({
      question: 'meet',
      who: t => [facing(t)],
      verbs: [meet, mustang, fall],
      into: 'met',
      lapse: (t, seat) => {
        const cards = leastWaste(t, seat, guardsOf(lootCard(t)));
        if (cards !== null) return { do: 'meet', cards };
        return { do: mustang.why(t, seat, { do: 'mustang' }, t.stack.at(-1)!) === null ? 'mustang' : 'fall' };
      },
    }),
    act((d, f) => {
      const seat = facing(d.table);
      const move = answerOf(f, 'met', seat);
      if (move.do === 'meet') {
        throwCards(d, seat, move['cards'] as readonly string[]);
        d.say('beaten', { seat, guards: guardsOf(lootCard(d.table)) });
        change(d, { stage: 'shoot-out', acted: [seat] });
        return;
      }
      leaves(d, seat, move.do === 'mustang' ? 'mustang' : 'dead');
      // C45-41: the last one killed or driven off is the last who acted.
      change(d, { turn: nextOf(d.table, d.table.open.robbery!.riders, seat) ?? seat });
    }),
  ),
]);

const rider = (f: Frame): Seat => f.vars['rider'] as Seat;
const ridersFromCaller = (t: T): Seat[] =>
  clockwiseFrom(t, t.open.robbery!.caller).filter(seat => t.open.robbery!.riders.includes(seat));

/** C45-44, C45-84: everybody pays or loses his cowboy; then all money cards that nobody owns are shuffled and spread anew. */
export const sheriff = script<Caliber>([
  each<Caliber>(
    ridersFromCaller,
    'rider',
    when(
      (t, f) => mayPay(t, rider(f), 1),
      ask({ question: 'sheriff', who: (_t, f) => [rider(f)], verbs: [pay, jail], into: 'paid', lapse: () => ({ do: 'pay' }) }),
    ),
    act((d, f) => {
      const seat = rider(f);
      const pays = mayPay(d.table, seat, 1) && answerOf(f, 'paid', seat).do === 'pay';
      if (pays) charge(d, seat, STEP);
      else leaves(d, seat, 'dead');
    }),
  ),
  act(d => {
    d.move(cardsAt(d.table, at.loot), at.loot, at.spread, { quiet: true });
    d.move(cardsAt(d.table, at.spent), at.spent, at.spread, { quiet: true });
    d.shuffle(at.spread);
  }),
]);

const nobodyHasOne = (t: T): boolean => t.open.teams.every((_, seat) => !hasCowboy(t, seat));
const freshForAll = (d: Dealer<Caliber>): void => {
  for (const seat of clockwiseFrom(d.table, d.table.open.robbery!.caller)) nextCowboy(d, seat);
  d.say('fresh-cowboys');
};
/** C45-46, C45-47, C45-81. */
export const dynamite = script<Caliber>([
  act(d => {
    for (const seat of ridersFromCaller(d.table)) leaves(d, seat, 'dead');
  }),
  when<Caliber>(t => nobodyHasOne(t) && t.config.freshCowboys === 'auto', act(freshForAll)),
  when<Caliber>(
    t => nobodyHasOne(t) && t.config.freshCowboys === 'vote',
    ask({
      question: 'fresh',
      who: t => t.open.teams.map((_, seat) => seat),
      verbs: [agree, disagree],
      into: 'votes',
      lapse: () => ({ do: 'agree' }),
    }),
    act((d, f) => {
      const all = d.table.open.teams.every((_, seat) => answerOf(f, 'votes', seat).do === 'agree');
      d.say('voted', { fresh: all });
      if (all) freshForAll(d);
    }),
  ),
]);

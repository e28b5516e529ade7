/** The deal and the turns of a round, until hands race for the pile. */
import type { Dealer } from '../../../kernel/cards/dealer.ts';
import { cardsAt, cardsFaced, faceOf } from '../../../kernel/cards/table.ts';
import { answerOf } from '../../../kernel/machine/script.ts';
import { playSidekick } from '../cards/sidekick.ts';
import { playSwap } from '../cards/swap.ts';
import { playWarParty } from '../cards/war-party.ts';
import { bonus, dealt } from '../figures.ts';
import { discard } from '../verbs/discard.ts';
import { duel, pass, shootout } from '../verbs/plain.ts';
import { act, ask, at, call, cause, script, type Wright, type WrightTable } from '../zones.ts';
import { breakDeadlock, drawStep } from './drawing.ts';

/** WB-66: shuffle without sheriffs, three bonus cards aside for two players, six to each, then the sheriffs are shuffled in. */
export const deal = script([
  act(d => {
    const { seats } = d.table;
    const round = d.table.open.rounds.length + 1;
    if (round === 1) d.open({ first: d.table.config.first ?? d.below(seats) });
    d.open({
      round,
      active: d.table.open.first,
      passes: 0,
      stage: 'heist',
      ending: null,
      starter: null,
      hands: [],
    });
    d.gather();
    const others = cardsAt(d.table, at.box).filter(id => faceOf(d.table, id) !== 'sheriff');
    d.move(others, at.box, at.deck, { quiet: true });
    d.shuffle(at.deck);
    const fromTop = (n: number) => cardsAt(d.table, at.deck).slice(0, n);
    if (seats === 2) d.move(fromTop(bonus), at.deck, at.bonus);
    for (let i = 0; i < seats; i++) d.move(fromTop(dealt), at.deck, at.hand((d.table.open.first + i) % seats));
    d.move(cardsAt(d.table, at.box), at.box, at.deck, { quiet: true });
    d.shuffle(at.deck);
    d.say('round', { round, first: d.table.open.first });
  }),
]);

export const heistGoesOn = (t: WrightTable): boolean => t.open.stage === 'heist';

const nextPlayer = (d: Dealer<Wright>): void => d.open({ active: (d.table.open.active + 1) % d.table.seats });
/** WB-78: what follows the action, as long as the heist goes on. */
const ends = [drawStep, breakDeadlock, nextPlayer];

/** WB-9: exactly one action. WB-78: the turn ends by itself: action, draw step, next player. */
export const turn = script([
  ask({
    question: 'turn',
    who: t => [t.open.active],
    verbs: [discard, playSwap, playSidekick, playWarParty, shootout, duel, pass],
    into: 'action',
    lapse: () => ({ do: 'pass' }),
  }),
  act((d, f) => d.open({ passes: answerOf(f, 'action', d.table.open.active).do === 'pass' ? d.table.open.passes + 1 : 0 })),
  call((t, f) => answerOf(f, 'action', t.open.active).do, { vars: (t, f) => ({ move: answerOf(f, 'action', t.open.active) }) }),
  act(d => {
    for (const end of ends) if (heistGoesOn(d.table)) end(d);
  }),
]);

export const discarding = script([
  act((d, f) => {
    const { cards } = cause(f, discard);
    d.move(cardsFaced(d.table, at.hand(f.by), cards)!, at.hand(f.by), at.loot);
  }),
]);
export const passing = script([act((d, f) => d.say('passed', { seat: f.by }))]);
/** WB-43: the starter's hand is first, and they can load no more. */
export const calling = script([
  act((d, f) => {
    d.open({ stage: 'showdown', ending: 'shoot-out', starter: f.by });
    d.say('shoot-out', { seat: f.by });
  }),
]);

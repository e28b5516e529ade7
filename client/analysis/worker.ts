/** Analyses its part of a game, and tells each step as soon as it is done. */
import { type AnalysedStep, analyse, usualPlayouts } from '../../bots/analysis.ts';
import { type LookBack, lookBack } from '../../bots/looking-back.ts';
import type { Game, Kinds } from '../../kernel/game.ts';
import { isFault, readLog } from '../../kernel/log.ts';
import type { Seat } from '../../kernel/seat.ts';
import type { Update } from '../../wire/protocol.ts';
import { mindOfVersion } from '../games/rules.ts';
import type { Depth, FromAnalyst, ToAnalyst } from './messages.ts';
import { isMistake } from './steps.ts';

const port = self as unknown as {
  postMessage(message: FromAnalyst): void;
  onmessage: ((event: MessageEvent<ToAnalyst>) => void) | null;
};
/** The part of the usual playouts. The curve alone has all of them, so that it is the same as in a thorough analysis. */
const parts: { readonly [D in Depth]: number } = { curve: 1, quick: 1 / 4, thorough: 1 };

/** Weighs no decisions: only the curve remains. */
const undecided = (back: LookBack<Kinds>): LookBack<Kinds> => ({
  ...back,
  steps: back.steps.map(step => ({ ...step, question: null })),
});
const seenBy = (game: Game<Kinds>, { n }: AnalysedStep, before: Kinds['Table'], seat: Seat): Update => ({
  game: 1,
  n,
  tellings: [],
  facts: [],
  view: game.view(before, seat) as Update['view'],
  offers: game.offers(before, seat),
  moves: [],
  outcome: null,
  mayUndo: false,
});

const analysed = async ({ log: text, depth, part }: ToAnalyst): Promise<void> => {
  const log = readLog(text);
  if (isFault(log)) throw new Error(log.fault);
  const mind = await mindOfVersion(log.header.game, log.header.rules);
  if (mind === null) throw new Error(`nobody knows how to weigh moves of ${log.header.game}`);
  const back = lookBack(mind, log);
  if (isFault(back)) throw new Error(back.fault);
  const playouts = usualPlayouts(mind, back, parts[depth]);
  port.postMessage({ is: 'begun', steps: back.steps.length + 1, playouts });
  const before = new Map(back.steps.map(step => [step.n, step.before]));
  for (const step of analyse(mind, depth === 'curve' ? undecided(back) : back, playouts, part)) {
    const seen = isMistake(step) ? seenBy(mind.game, step, before.get(step.n)!, step.decision.seat) : null;
    port.postMessage({ is: 'step', step, seen });
  }
};

port.onmessage = ({ data }) => {
  analysed(data).catch(why => port.postMessage({ is: 'broken', why: String(why) }));
};

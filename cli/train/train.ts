/** `sixgun train`: learns to judge positions from games among our bots, and reports the result beside the hand-written judge's. */
import { writeFileSync } from 'node:fs';
import { type Grade, type Schooled, school } from '../../bots/learned/training.ts';
import { type MovesSchooled, schoolMoves } from '../../bots/learned/training-moves.ts';
import { MOST_BYTES, writeWeights } from '../../bots/learned/weights.ts';
import { boxes } from '../../games/index.ts';
import { botsOf, configFor, everyGame, gameNamed, seatsFor, wholeNumber } from '../choose.ts';
import { type Command, failed, misused, onlySo, printTo, readArgs } from '../command.ts';

const options = {
  games: { type: 'string' },
  seats: { type: 'string' },
  seed: { type: 'string' },
  options: { type: 'string' },
  bots: { type: 'string' },
  out: { type: 'string' },
  moves: { type: 'boolean' },
} as const;

/** The weights of a game's own player. */
const asModule = (text: string): string =>
  `/** What the student has learned. Made by \`sixgun train\`. */\nexport const weights =\n  '${text}';\n`;
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const calibrationOf = ({ calibration }: Grade): string =>
  calibration.flatMap(({ said, won, of }) => (of === 0 ? [] : [`${percent(said)}: ${percent(won)} of ${of}`])).join(', ');
const report = ({ examples, held, learned, byHand, blind, weights }: Schooled, bytes: number): string => {
  const graded = [
    ['learned', learned],
    ['by hand', byHand],
    ['always the same', blind],
  ] as const;
  const grades = graded.flatMap(([name, grade]) =>
    grade === null ? [] : [`${name}: log-loss ${grade.logLoss.toFixed(4)}; said and won ${calibrationOf(grade)}`],
  );
  const size = `${weights.inputs.length} inputs, ${bytes} bytes; learned from ${examples} views, held out ${held}`;
  return [size, ...grades].join('\n');
};

const hundredths = (share: number): string => (100 * share).toFixed(2);
const movesReport = ({ lessons, held, gain, weights }: MovesSchooled, bytes: number): string => {
  const size = `${weights.inputs.length} inputs, ${bytes} bytes; learned from ${lessons} decisions, held out ${held}`;
  const { by, error, others } = gain;
  return `${size}\nby ${hundredths(by)} ± ${hundredths(1.96 * error)} points of a win a decision better than the hunch; another move in ${percent(others)}`;
};

export const trainCommand: Command = {
  about: 'let a judge learn from games among bots, and say how good it is',
  help: `sixgun train <game> [--games G] [--seats N] [--seed S] [--options JSON] [--bots a,b,… | --moves] [--out F]

  --games G       games that are played for it (400); every fifth is held out
  --seats N       how many play (2, or as few as the game is for)
  --seed S        any text; the same seed gives the same games ("school")
  --options JSON  table options, such as '{"race": "draw"}'
  --bots a,b,…    any of these sits at any seat (all that play by hunch); one decision in 17 is made by chance
  --moves         not a judge but a player without a search: the sharpshooter's own play, and every move of half of the decisions in two dreams
  --out F         where the weights go (as a module, if F ends in .ts)

A judge says from what a seat sees how likely it is to win. Log-loss is less for who says better (0.693 for who says one half of
everything); after it, in tenths, how much was won of what was said. What the weights are worth in play, an arena shows:
sixgun arena <game> --dreams 60 --weights F --bots thinker,learned, and of a player sixgun arena <game> --moves F --bots pupil,sharpshooter`,
  async run(args, streams) {
    const print = printTo(streams);
    const { values, positionals } = readArgs(args, options);
    const id = gameNamed(onlySo(positionals, 1)[0]);
    const game = everyGame[id]!;
    const seats = seatsFor(game, values.seats ?? String(Math.max(2, game.seats[0])));
    const known = botsOf(id).filter(bot => bot.hurried === undefined);
    const names = values.bots?.split(',').map(name => name.trim()) ?? known.map(bot => bot.name);
    const bots = names.map(
      name => known.find(bot => bot.name === name) ?? misused(`there is no bot "${name}" for ${id} that plays by hunch`),
    );
    const { mind } = boxes[id];
    const how = {
      config: configFor(game, values.options, seats) as never,
      seats,
      seed: values.seed ?? 'school',
      games: wholeNumber(values.games ?? '400', '--games', 10, 1_000_000),
    };
    const chosen = values.moves ? schoolMoves({ ...how, mind: mind ?? misused(`${id} has no mind`) }) : null;
    const judged = chosen === null ? school({ ...how, game, bots, mind }) : null;
    const text = writeWeights((chosen ?? judged)!.weights);
    print(chosen === null ? report(judged!, text.length) : movesReport(chosen, text.length));
    if (text.length > MOST_BYTES) failed(`the weights have more than ${MOST_BYTES} bytes`);
    if (values.out !== undefined) writeFileSync(values.out, values.out.endsWith('.ts') ? asModule(text) : `${text}\n`);
    return 0;
  },
};

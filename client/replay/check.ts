/** Is a log whole, legal, and dealt as promised? Each question has its own answer. */
import type { Game, Kinds } from '../../kernel/game.ts';
import { isFault, type Log, logStart, replay } from '../../kernel/log.ts';
import { proofFault, proofIn } from '../../wire/proof.ts';
import type { Finding } from './messages.ts';

const holds = (what: Finding['what'], count = 0): Finding => ({ what, holds: true, count, why: '' });
const fails = (what: Finding['what'], why: string, count = 0): Finding => ({ what, holds: false, count, why });

/** The log's evidence of its shuffle. Only players who were there know the promise before the deal. */
const shuffle = ({ header }: Log): Finding[] => {
  const proof = proofIn(header.proof);
  // A game that was played on from a log without a proof has an empty secret: it proves nothing, and claims nothing.
  if (header.proof === undefined || proof?.secret === '') return [{ what: 'seed', holds: null, count: 0, why: '' }];
  const fault = proofFault(header.proof, header.seed);
  const pledges: Finding = {
    what: 'pledges',
    holds: proof?.pledges === undefined ? null : true,
    count: proof?.entropy.length ?? 0,
    why: '',
  };
  if (fault === null) return [holds('commitment'), pledges, holds('seed', proof?.entropy.length)];
  // Each is checked only when the previous one holds.
  if (fault.startsWith('the seed')) return [holds('commitment'), pledges, fails('seed', fault)];
  return fault.startsWith('the entropy') ? [holds('commitment'), fails('pledges', fault)] : [fails('commitment', fault)];
};

export const findings = (game: Game<Kinds>, log: Log): readonly Finding[] => {
  const inputs = log.lines.length;
  // A game of unknown rules is shown as witnessed.
  if (log.header.rules !== game.version && log.header.saw !== undefined)
    return [holds('whole', inputs), { what: 'rules', holds: null, count: 0, why: '' }, ...shuffle(log)];
  const start = logStart(game, log.header);
  if (isFault(start)) return [holds('whole', inputs), fails('rules', start.fault)];
  let miscount: string | null = game.miscount(start.table);
  const last = replay(game, log, (_line, { table }) => {
    miscount ??= game.miscount(table);
  });
  const known = [holds('whole', inputs), holds('rules')];
  if (!isFault(last)) {
    const cards = miscount === null ? holds('cards') : fails('cards', miscount);
    return [...known, holds('inputs', inputs), cards, holds('outcome'), ...shuffle(log)];
  }
  // The last line but one is the last input; a fault after it is in the end.
  if (last.line > inputs + 1) return [...known, holds('inputs', inputs), fails('outcome', last.fault)];
  return [...known, fails('inputs', last.fault, last.line)];
};

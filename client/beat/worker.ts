/** Makes and replays feats, so that the page does not wait for them. */
import { type Feat, featOf, isUnfit, logOfFeat, playerOf, proven, type Unfit } from '../../bots/feat.ts';
import { isFault, logText, readLog } from '../../kernel/log.ts';
import { playedIn } from '../day/played.ts';
import { rulesOf } from '../games/rules.ts';
import { botIn } from '../practice/bot-names.ts';
import type { ExaminerAnswers, ExaminerQuestion } from './examiner.ts';
import { movesOf, namesOf } from './link.ts';

const port = self as unknown as {
  postMessage(answer: ExaminerAnswers[keyof ExaminerAnswers]): void;
  onmessage: ((event: MessageEvent<ExaminerQuestion>) => void) | null;
};
const shapeless: Unfit = { unfit: 'shape', at: 0 };
const unknown: Unfit = { unfit: 'rules', at: 0 };

const proves = async (feat: Feat): Promise<Feat | Unfit> => {
  const rules = await rulesOf(feat.game);
  if (rules === null) return unknown;
  const found = proven(rules.game, rules.bots, feat);
  return isUnfit(found) ? found : feat;
};
const makes = async (text: string): Promise<Feat | Unfit> => {
  const log = readLog(text);
  // A table laid out by hand was not dealt from its seed.
  if (isFault(log) || log.header.position !== undefined) return shapeless;
  const rules = await rulesOf(log.header.game);
  if (rules === null) return unknown;
  const bots = rules.bots.map(({ name }) => name);
  const feat = featOf(
    rules.game,
    log,
    Array.from({ length: log.header.seats }, (_, seat) => botIn(log.header.names?.[seat] ?? '', seat, bots)),
  );
  return isFault(feat) || playerOf(feat) < 0 ? shapeless : proves(feat);
};
const tells = async (feat: Feat, player: string): Promise<ExaminerAnswers['tell']> => {
  const rules = await rulesOf(feat.game);
  if (rules === null) return unknown;
  const log = logOfFeat(rules.game, feat, namesOf(feat, player));
  return isUnfit(log) ? log : { log: logText(log), result: playedIn(log.end.outcome!, playerOf(feat), movesOf(feat)) };
};
const answer = (question: ExaminerQuestion): Promise<ExaminerAnswers[keyof ExaminerAnswers]> => {
  if (question.to === 'make') return makes(question.log);
  return question.to === 'tell' ? tells(question.feat, question.player) : proves(question.feat);
};
port.onmessage = ({ data }) => {
  answer(data).then(
    told => port.postMessage(told),
    () => port.postMessage({ unfit: 'refused', at: 0 }),
  );
};

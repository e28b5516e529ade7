/** The page's way to the worker in which feats are made and played again: a question, an answer, and the worker is gone. */
import type { Feat, Unfit } from '../../bots/feat.ts';
import type { ChairResult } from '../day/played.ts';

export interface ToldFeat {
  /** To be watched and looked back on. */
  readonly log: string;
  readonly result: ChairResult;
}
export interface ExaminerAnswers {
  /** The feat that a log is. Its bots have been asked again. */
  readonly make: Feat | Unfit;
  /** What came of a feat, by the rules alone. */
  readonly tell: ToldFeat | Unfit;
  /** The feat itself, when its bots would do the same again. */
  readonly prove: Feat | Unfit;
}
export type ExaminerQuestion =
  | { readonly to: 'make'; readonly log: string }
  | { readonly to: 'tell'; readonly feat: Feat; readonly player: string }
  | { readonly to: 'prove'; readonly feat: Feat };

/** A played table takes no longer than this, except with bots that think long. */
const PATIENCE = 90_000;

export const examine = <Q extends ExaminerQuestion>(question: Q): Promise<ExaminerAnswers[Q['to']]> => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<ExaminerAnswers[Q['to']]>(resolve => {
    const end = (why: Unfit['unfit']): void => resolve({ unfit: why, at: 0 } as ExaminerAnswers[Q['to']]);
    timer = setTimeout(() => end('long'), PATIENCE);
    worker.onmessage = ({ data }: MessageEvent<ExaminerAnswers[Q['to']]>) => resolve(data);
    worker.onerror = () => end('refused');
    worker.postMessage(question);
  }).finally(() => {
    clearTimeout(timer);
    worker.terminate();
  });
};

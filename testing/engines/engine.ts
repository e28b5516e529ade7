/** A page in an engine that is not Chromium, driven by the standard protocols of WebDriver. */
import { PATIENCE } from '../patience.ts';

export interface EnginePage {
  goto(url: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Runs in the page, and may take its time there; what goes in and comes out is JSON. */
  evaluate<Answer, Asked>(ask: (asked: Asked) => Answer | Promise<Answer>, asked: Asked): Promise<Answer>;
  resize(width: number, height: number): Promise<void>;
  /** As PNG. */
  picture(): Promise<Buffer>;
  readonly mouse: { click(x: number, y: number): Promise<void> };
  readonly touchscreen: { tap(x: number, y: number): Promise<void> };
  readonly keyboard: { press(key: string): Promise<void> };
}
export interface DrivenEngine {
  readonly page: EnginePage;
  close(): Promise<void>;
}

/** Gives up on answers that never come. */
export const inTime = async <X>(what: string, coming: Promise<X>): Promise<X> => {
  let late: NodeJS.Timeout | undefined;
  const never = new Promise<never>((_, reject) => {
    late = setTimeout(() => reject(new Error(`${what}: no answer after ${PATIENCE} ms`)), PATIENCE);
  });
  try {
    return await Promise.race([coming, never]);
  } finally {
    clearTimeout(late);
  }
};

/** The body of a function that evaluates this in the page and returns its result or its failure as text. */
export const asked = (ask: (given: never) => unknown, given: unknown): string =>
  `return Promise.resolve((${ask.toString()})(${JSON.stringify(given) ?? 'undefined'})).then(answer => JSON.stringify({ answer: answer }), error => JSON.stringify({ failed: String(error && error.stack || error) }));`;
export const answerIn = (text: unknown): unknown => {
  if (typeof text !== 'string') throw new Error(`the page answered ${JSON.stringify(text)}`);
  const { answer, failed } = JSON.parse(text) as { readonly answer?: unknown; readonly failed?: string };
  if (failed !== undefined) throw new Error(`in the page: ${failed}`);
  return answer;
};

/** An input action, as both protocols define it. */
const press = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
export const pointing = (pointerType: 'mouse' | 'touch', x: number, y: number): readonly object[] => [
  {
    type: 'pointer',
    id: pointerType,
    parameters: { pointerType },
    actions: [{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, ...press],
  },
];
/** Names of non-letter keys in WebDriver. */
const KEYS: { readonly [name: string]: string } = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', ArrowRight: '\uE014' };
export const typing = (key: string): readonly object[] => {
  const value = KEYS[key] ?? key;
  return [
    {
      type: 'key',
      id: 'keys',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ];
};

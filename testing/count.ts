/**
 * A reporter that ends the run with plain lines: how many tests passed and failed, what each failure was, and what passed only when tried
 * again. The latter's first failure is not reported elsewhere, so its full output precedes those lines. Below them stands how long each
 * project took; while the run goes on, a line a minute names the files that still run.
 */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const nameOf = (of: TestCase | TestModule): string =>
  of.type === 'test' ? `${of.module.relativeModuleId} > ${of.fullName}` : of.relativeModuleId;
const line = (what: string, of: TestCase | TestModule, why: string | undefined): string =>
  `${what}: ${nameOf(of)}: ${why?.split('\n')[0] ?? 'no word'}`;
/** Indented: only the last lines begin with the words that readers search for. */
const whole = (test: TestCase): string => {
  const { message = 'no word', diff = '', stack = '' } = test.result().errors?.[0] ?? {};
  const places = stack.split('\n').filter(at => /^\s+at (?!.*node_modules)/.test(at));
  return [
    `first try of ${nameOf(test)}:`,
    ...[message, diff].flatMap(text => (text === '' ? [] : text.split('\n'))),
    ...places,
  ].join('\n  ');
};

/** The last lines of a run. */
export const lastWords = (modules: readonly TestModule[]): readonly string[] => {
  const tests = modules.flatMap(module => [...module.children.allTests()]);
  const passed = tests.filter(test => test.result().state === 'passed').length;
  const failures = [
    ...tests.filter(test => test.result().state === 'failed').map(test => ({ of: test, errors: test.result().errors })),
    ...modules.filter(module => module.errors().length > 0).map(module => ({ of: module, errors: module.errors() })),
  ].map(({ of, errors }) => line('failed', of, errors?.[0]?.message));
  const unsteady = tests.filter(test => test.diagnostic()?.flaky === true);
  return [
    ...unsteady.map(whole),
    `${passed} passed, ${failures.length} failed`,
    ...failures,
    ...unsteady.map(test => line('unsteady', test, test.result().errors?.[0]?.message)),
  ];
};

/** How long each project took, from its first file to its last, in seconds. */
export const tookLines = (spans: ReadonlyMap<string, { readonly from: number; readonly to: number }>): readonly string[] =>
  [...spans].map(([project, { from, to }]) => `took: ${project} ${Math.round((to - from) / 1000)} s`);

const MINUTE = 60_000;
export default class Count implements Reporter {
  readonly #spans = new Map<string, { from: number; to: number }>();
  readonly #running = new Map<string, number>();
  #timer: NodeJS.Timeout | null = null;

  /** Once a minute, on stderr, since a run's output may be held back to its end. */
  onTestRunStart(): void {
    this.#timer = setInterval(() => {
      const still = [...this.#running].map(([file, since]) => `${file} (${Math.round((Date.now() - since) / 1000)} s)`);
      if (still.length > 0) console.error(`running: ${still.join(', ')}`);
    }, MINUTE);
  }
  onTestModuleStart({ project, relativeModuleId }: TestModule): void {
    this.#running.set(relativeModuleId, Date.now());
    if (!this.#spans.has(project.name)) this.#spans.set(project.name, { from: Date.now(), to: Date.now() });
  }
  onTestModuleEnd({ project, relativeModuleId }: TestModule): void {
    this.#running.delete(relativeModuleId);
    this.#spans.get(project.name)!.to = Date.now();
  }
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    console.log([...lastWords(modules), ...tookLines(this.#spans)].join('\n'));
  }
}

/** A reporter that ends the run with plain lines: how many tests passed and failed, what each failure was, and what passed only when tried again. */
import type { Reporter, TestCase, TestModule } from 'vitest/node';

const line = (what: string, of: TestCase | TestModule, why: string | undefined): string => {
  const name = of.type === 'test' ? `${of.module.relativeModuleId} > ${of.fullName}` : of.relativeModuleId;
  return `${what}: ${name}: ${why?.split('\n')[0] ?? 'no word'}`;
};

export default class Count implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const passed = tests.filter(test => test.result().state === 'passed').length;
    const failures = [
      ...tests.filter(test => test.result().state === 'failed').map(test => ({ of: test, errors: test.result().errors })),
      ...modules.filter(module => module.errors().length > 0).map(module => ({ of: module, errors: module.errors() })),
    ].map(({ of, errors }) => line('failed', of, errors?.[0]?.message));
    const unsteady = tests
      .filter(test => test.diagnostic()?.flaky === true)
      .map(test => line('unsteady', test, test.result().errors?.[0]?.message));
    console.log([`${passed} passed, ${failures.length} failed`, ...failures, ...unsteady].join('\n'));
  }
}

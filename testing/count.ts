/** A reporter that ends the run with plain lines: how many tests passed and failed, and what each failure was. */
import type { Reporter, TestModule } from 'vitest/node';

export default class Count implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap(module => [...module.children.allTests()]);
    const passed = tests.filter(test => test.result().state === 'passed').length;
    const failures = [
      ...tests.filter(test => test.result().state === 'failed').map(test => ({ of: test, errors: test.result().errors })),
      ...modules.filter(module => module.errors().length > 0).map(module => ({ of: module, errors: module.errors() })),
    ].map(({ of, errors }) => {
      const name = of.type === 'test' ? `${of.module.relativeModuleId} > ${of.fullName}` : of.relativeModuleId;
      return `failed: ${name}: ${errors?.[0]?.message.split('\n')[0] ?? 'no word'}`;
    });
    console.log([`${passed} passed, ${failures.length} failed`, ...failures].join('\n'));
  }
}

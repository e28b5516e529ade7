/** Everything a declaration names must exist: a misspelt script or a forgotten verb is detected when the game is made, not in play. */

import type { Shape } from '../cards/table.ts';
import type { Scripts, Step } from './script.ts';
import type { Standing, Verb } from './verb.ts';

interface Named<S extends Shape> {
  readonly id: string;
  readonly scripts: Scripts<S>;
  readonly verbs: readonly Verb<S>[];
  readonly standing: readonly Standing<S>[];
}
const verbsIn = <S extends Shape>(step: Step<S>): readonly Verb<S>[] => {
  if (step.op === 'ask' || step.op === 'window') return step.verbs;
  return step.op === 'race' ? [step.hand] : [];
};
/** Every name that is missing or defined twice. */
export const misnamed = <S extends Shape>({ scripts, verbs, standing }: Named<S>): readonly string[] => {
  const faults: string[] = [];
  const names = [...verbs, ...standing].map(({ name }) => name);
  for (const name of new Set(names.filter((name, i) => names.indexOf(name) !== i))) faults.push(`two verbs are called "${name}"`);
  const locked = new Set(standing.map(({ name }) => name));
  for (const [script, { steps, locks }] of Object.entries(scripts)) {
    for (const lock of locks) if (!locked.has(lock)) faults.push(`script "${script}" locks "${lock}", which is no standing verb`);
    for (const step of steps) {
      if (step.op === 'call' && step.named !== null && !Object.hasOwn(scripts, step.named))
        faults.push(`script "${script}" calls "${step.named}", which is no script`);
      for (const verb of verbsIn(step)) {
        if (!names.includes(verb.name)) faults.push(`script "${script}" asks for "${verb.name}", which is no verb of the game`);
        if (step.op === 'window' && !Object.hasOwn(scripts, verb.name))
          faults.push(`script "${script}" may be answered by "${verb.name}", which has no script`);
      }
    }
  }
  return faults;
};
export const checkNames = <S extends Shape>(declared: Named<S>): void => {
  const faults = misnamed(declared);
  if (faults.length > 0) throw new Error(`${declared.id} cannot be made: ${faults.join('; ')}`);
};
/** Each question that the scripts ask, with the verbs that answer it. */
export const questionsIn = <S extends Shape>(scripts: Scripts<S>): { readonly [question: string]: readonly string[] } => {
  const found: { [question: string]: readonly string[] } = {};
  for (const { steps } of Object.values(scripts))
    for (const step of steps)
      if ('question' in step) {
        const pass = step.op === 'window' ? ['pass'] : [];
        found[step.question] = [...new Set([...(found[step.question] ?? []), ...pass, ...verbsIn(step).map(({ name }) => name)])];
      }
  return found;
};

/**
 * Scenarios: stories written in JSON by people who need not know the code. A scenario lays out or deals a table, plays a script of inputs,
 * and says what must be seen, asked, offered, told and refused along the way. The format is described in docs/scenarios.md.
 */

import type { Json, JsonObject } from '../json.ts';
import { DEEPEST, isTooDeep } from '../json.ts';
import { isRefusal } from '../refusal.ts';
import { unmet } from './expecting.ts';
import { type ScenarioGames, scenarioOf } from './scenario-form.ts';
import { Amiss, amiss, type Scenario, type ScenarioStep } from './scenario-shape.ts';
import { Stage, saidWhy, tableOf } from './stage.ts';

export interface ScenarioResult {
  readonly title: string;
  readonly passed: boolean;
  /** The number of steps carried out. */
  readonly steps: number;
  /** Every fault, one per line. */
  readonly failure?: string;
}

/** What is wrong with a step, and whether the next one can still be played. */
interface Advanced {
  readonly wrong: readonly string[];
  readonly stop: boolean;
}
const actWrong = (stage: Stage, { act, at, refused }: ScenarioStep): Advanced => {
  if (act === null) return { wrong: [], stop: false };
  const why = stage.act(act, at);
  if (refused !== null) {
    if (why === null) return { wrong: [`it should be refused by ${refused}, but it is allowed`], stop: true };
    const wrong =
      why.rule === refused ? [] : [`it should be refused by ${refused}, but is refused by ${why.rule}: ${saidWhy(why)}`];
    return { wrong, stop: false };
  }
  if (why === null) return { wrong: [], stop: false };
  const instead = act.is === 'move' ? `; ${act.name} may now: ${stage.offers(act.name).join(', ') || 'do nothing'}` : '';
  return { wrong: [`it is refused: ${saidWhy(why)}${instead}`], stop: true };
};
const stepWrong = (stage: Stage, step: ScenarioStep): Advanced => {
  try {
    const went = actWrong(stage, step);
    if (went.stop || step.expect === null) return went;
    return { wrong: [...went.wrong, ...unmet(stage, step.expect)], stop: false };
  } catch (e) {
    if (!(e instanceof Amiss)) throw e;
    return { wrong: [e.message], stop: true };
  }
};
/** No question may stay open that the scenario does not mention. */
const leftOpen = (stage: Stage, { script, open }: Scenario): string | null => {
  const waiting = stage.waiting();
  // The result of the last act has been mentioned if any step since speaks of it.
  const last = script.findLastIndex(step => step.act !== null && step.refused === null);
  const mentioned = script
    .slice(Math.max(0, last))
    .some(({ expect }) => expect?.asked !== undefined || expect?.question !== undefined);
  if (open || waiting.length === 0 || mentioned) return null;
  const { question } = stage.view('rail').ask!;
  return `the scenario ends while ${waiting.join(', ')} must answer ("${question}"): expect it with "asked" or "question", or set "open": true`;
};

const shown = (step: Json | undefined): string => {
  const said = JSON.stringify(step);
  return said.length > 80 ? `${said.slice(0, 79)}…` : said;
};
/** The table must be refused by the rule and for the reason that the scenario names. */
const refusal = (scenario: Scenario): string | null => {
  const { rule, because } = scenario.refused!;
  const table = tableOf(scenario);
  if (!isRefusal(table)) return `the table should be refused by ${rule}, but it is allowed`;
  if (table.rule !== rule) return `the table should be refused by ${rule}, but is refused by ${table.rule}: ${saidWhy(table)}`;
  return saidWhy(table).includes(because) ? null : `the table should be refused because of "${because}", but: ${saidWhy(table)}`;
};
const played = (scenario: Scenario, json: Json): Omit<ScenarioResult, 'title'> => {
  const table = tableOf(scenario);
  if (isRefusal(table)) return amiss(`${scenario.position === null ? '' : 'position: '}${saidWhy(table)}`);
  const stage = new Stage(scenario, table);
  const wrong: string[] = [];
  let steps = 0;
  for (const step of scenario.script) {
    let went: Advanced;
    try {
      went = stepWrong(stage, step);
    } catch (e) {
      // The rules themselves threw: a fault of the game, worth reporting.
      went = { wrong: [`the rules cannot go on from here: ${(e as Error).message}`], stop: true };
    }
    const said = shown((json as { readonly script: readonly Json[] }).script[steps]);
    wrong.push(...went.wrong.map(what => `step ${steps + 1} ${said}: ${what}`));
    if (went.stop) {
      const left = scenario.script.length - steps - 1;
      if (left > 0) wrong.push(`${left} ${left === 1 ? 'step' : 'steps'} after it ${left === 1 ? 'was' : 'were'} not played`);
      return { passed: false, steps, failure: wrong.join('\n') };
    }
    steps++;
  }
  const open = leftOpen(stage, scenario);
  if (open !== null) wrong.push(open);
  return wrong.length === 0 ? { passed: true, steps } : { passed: false, steps, failure: wrong.join('\n') };
};

const titled = (json: Json): string =>
  typeof json === 'object' && json !== null && !Array.isArray(json) && typeof (json as JsonObject)['title'] === 'string'
    ? String((json as JsonObject)['title'])
    : '';
/** Plays a scenario. Never throws: faults of the scenario or the game are returned as the failure. */
export const runScenario = (json: Json, games: ScenarioGames): ScenarioResult => {
  const title = titled(json);
  try {
    const scenario = scenarioOf(json, games);
    if (scenario.refused === null) return { title, ...played(scenario, json) };
    const wrong = refusal(scenario);
    return wrong === null ? { title, passed: true, steps: 0 } : { title, passed: false, steps: 0, failure: wrong };
  } catch (e) {
    return {
      title,
      passed: false,
      steps: 0,
      failure: e instanceof Amiss ? e.message : `this scenario cannot be played: ${(e as Error).message}`,
    };
  }
};
/** The same for a file's text: one scenario, or a list of them. */
export const scenariosIn = (text: string, games: ScenarioGames): readonly ScenarioResult[] => {
  const fault = (failure: string): readonly ScenarioResult[] => [{ title: '', passed: false, steps: 0, failure }];
  if (isTooDeep(text)) return fault(`this is nested deeper than ${DEEPEST} levels`);
  let json: Json;
  try {
    json = JSON.parse(text) as Json;
  } catch (e) {
    return fault(`this is not JSON: ${(e as Error).message}`);
  }
  return Array.isArray(json) && json.length > 0
    ? (json as readonly Json[]).map(each => runScenario(each, games))
    : [runScenario(json, games)];
};

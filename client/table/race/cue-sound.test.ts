/** Whether a race's cue is heard, and the sounds that come with it, in a session whose sounds the test counts. */
import '../../testing/no-browser.ts';
import { signal } from '@preact/signals';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CueSense } from '../../../wire/requests.ts';
import type { TableTold } from '../../../wire/tellings.ts';
import type { TableLine } from '../../line/line.ts';
import { sound as chosen } from '../../shell/settings.ts';
import { play } from '../../shell/sound.ts';
import { type GameClient, Session } from '../session/session.ts';
import { hearsCue, soundCue } from './cue-sound.ts';

const before = chosen.value;
afterAll(() => {
  chosen.value = before;
});

let sounds = 0;
/** Stands for all audio nodes; a source that starts counts as heard. */
class AudioPart {
  readonly gain = { value: 0, setValueAtTime: () => {}, exponentialRampToValueAtTime: () => {} };
  readonly frequency = this.gain;
  connect(to: AudioPart): AudioPart {
    return to;
  }
  createBuffer(): object {
    return { getChannelData: () => [] };
  }
  start(): void {
    sounds++;
  }
  stop(): void {}
}
beforeEach(() => {
  sounds = 0;
  chosen.value = 'on';
  for (const part of ['AudioContext', 'AudioBufferSourceNode', 'BiquadFilterNode', 'GainNode', 'OscillatorNode'])
    vi.stubGlobal(part, AudioPart);
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  ['heard', 'on', true],
  ['heard', 'off', false],
  ['seen', 'on', false],
  ['seen', 'off', false],
  [undefined, 'on', true],
] as const)('a cue that is agreed to be %s, on a page with sound %s: heard %s', (cue, sound, isHeard) => {
  chosen.value = sound;
  const table = cue === undefined ? {} : { cue };
  soundCue(table);
  expect(sounds > 0).toBe(isHeard);
  expect(hearsCue(table)).toBe(isHeard);
});

const clocks = { now: 0, deadlines: [null, null] };
const race = (n: number, cued: boolean): object => ({
  game: 1,
  n,
  tellings: cued ? [{ tell: 'revealed', cards: [] }] : [],
  facts: [],
  view: { open: {}, zones: {}, ask: { kind: 'race', question: 'race', waiting: [0, 1], down: [], cued } },
  offers: [],
  moves: [],
  outcome: null,
  mayUndo: false,
});
test.each([
  ['heard', true],
  ['seen', false],
] satisfies [CueSense, boolean][])('cards that are turned up with a cue that is %s: a sound, %s', async (cue, isHeard) => {
  const line = {
    kind: 'server',
    coached: true,
    state: signal('open'),
    hear: () => () => {},
    ask: () => Promise.resolve({ moves: [] }),
  } as unknown as TableLine;
  const told: string[] = [];
  const game = {
    inOrder: () => true,
    topFirst: () => false,
    forget: () => {},
    opened: () => {},
    gather: () => {},
    heard: (_: Session, { tell }: { readonly tell: string }) => {
      told.push(tell);
      play('spin');
    },
    hold: () => 0,
    interlude: () => null,
  } as unknown as GameClient;
  const session = new Session(line, game);
  const hears = (what: object): void => session.hear(what as TableTold);
  hears({ tell: 'table', table: { you: null, chairs: [], cue } });
  hears({ tell: 'update', update: race(1, false), clocks });
  hears({ tell: 'set' });
  hears({ tell: 'cue', update: race(2, true), clocks });
  await expect.poll(() => session.now.value?.n).toBe(2);
  expect(told).toEqual(['revealed']);
  expect(sounds > 0).toBe(isHeard);
  // Only the cue is silent.
  sounds = 0;
  play('card');
  expect(sounds).toBe(1);
});

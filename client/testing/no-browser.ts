/** Replaces the browser for visits in Node: draws nothing, stores nothing, plays no sound, moves nothing. */
const nothing = (): void => {};
const document = {
  documentElement: { lang: '', dataset: {} },
  querySelector: () => null,
  addEventListener: nothing,
};
class NoParser {
  parseFromString(): object {
    return { querySelectorAll: () => [] };
  }
}
const stands = {
  document,
  navigator: { languages: ['en'] },
  location: new URL('http://here/'),
  matchMedia: (query: string) => ({ matches: query.includes('reduced-motion'), addEventListener: nothing }),
  addEventListener: nothing,
  DOMParser: NoParser,
};
for (const [name, value] of Object.entries(stands))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });

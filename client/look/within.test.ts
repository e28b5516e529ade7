/** A game's sheets stay on pages that show it, whatever they say: with every class name of the house, too. */
import { fileURLToPath } from 'node:url';
import { preprocessCSS, resolveConfig } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
const config = await resolveConfig({ root, configFile: `${root}vite.config.ts`, logLevel: 'silent' }, 'build');
const built = async (file: string, css: string): Promise<string> =>
  (await preprocessCSS(css, `${root}${file}`, config)).code.replaceAll(/\s+/g, ' ');

test('every selector of a game is bound to its mark, and weighs what it weighed', async () => {
  const css = `.place, .hand > .card { color: red; & b { color: blue } }
    @media (max-width: 700px) { @container seats (min-width: 4px) { .opp { top: 0 } } }
    [data-theme="dusk"] .card, :root .log { top: 0 }
    @keyframes turn { from { top: 0 } 50% { top: 1px } }`;
  const is = ':where([data-game="revolver"])';
  expect(await built('games/revolver/page/hostile.css', css)).toBe(
    `${is} .place, ${is} .hand > .card { color: red; & b { color: blue } } ` +
      `@media (max-width: 700px) { @container seats (min-width: 4px) { ${is} .opp { top: 0 } } } ` +
      `[data-theme="dusk"]${is} .card, :root${is} .log { top: 0 } ` +
      '@keyframes turn { from { top: 0 } 50% { top: 1px } }',
  );
});
test('a sheet of the house stays as it is', async () => {
  expect(await built('client/table/board/place.css', '.place { top: 0 }')).toBe('.place { top: 0 }');
});

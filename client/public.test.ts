/** What an installed Sixgun shows of itself: every picture that the manifest names is there, and as large as it says. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

interface Picture {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}
const at = (path: string): string => fileURLToPath(new URL(`./public${path}`, import.meta.url));
const manifest = JSON.parse(await readFile(at('/manifest.webmanifest'), 'utf8')) as {
  readonly icons: readonly Picture[];
  readonly screenshots: readonly Picture[];
};

test.each([...manifest.icons, ...manifest.screenshots])('$src is there, in its size', async ({ src, sizes, type }) => {
  const bytes = await readFile(at(src));
  if (type !== 'image/png') {
    expect(bytes.toString('utf8')).toContain('<svg');
    return;
  }
  expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
});

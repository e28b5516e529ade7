/**
 * What a release works out before it is made: versions, the heading of the changelog, notes, the bill of materials, and the container by
 * its file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  dated,
  isLater,
  isVersion,
  type Lock,
  notesOf,
  renamed,
  sbomOf,
  stagesOf,
  unverified,
} from '../../scripts/release/parts.mjs';
import { root } from '../../server/root.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const lock = JSON.parse(read('package-lock.json')) as Lock;
const about = JSON.parse(read('package.json')) as {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly dependencies: object;
};

test('versions follow semver.org, in order', () => {
  const order = [
    '0.1.0',
    '1.0.0-alpha',
    '1.0.0-alpha.1',
    '1.0.0-alpha.beta',
    '1.0.0-beta.2',
    '1.0.0-beta.11',
    '1.0.0-rc.1',
    '1.0.0',
    '1.0.1',
    '1.2.0',
    '1.10.0',
    '2.0.0',
  ];
  for (const [i, a] of order.entries()) for (const [j, b] of order.entries()) expect([a, b, isLater(a, b)]).toEqual([a, b, i > j]);
  for (const wrong of ['1', '1.0', 'v1.0.0', '1.0.0 ', '1.0.0+build', 'next']) expect(isVersion(wrong)).toBe(false);
});
test('the unreleased heading gets the version and the date; without one there is nothing to release', () => {
  const log = '# Changelog\n\n## 0.1.0 · unreleased\n\n- One.\n- Two.\n\n## 0.0.9 · 2026-01-01\n\n- Old.\n';
  const made = dated(log, '1.0.0', '2026-11-19')!;
  expect(made).toBe(log.replace('0.1.0 · unreleased', '1.0.0 · 2026-11-19'));
  expect(dated(made, '1.0.1', '2026-11-20')).toBeNull();
  expect(dated('# Changelog\n\n## 1.1.0 · unreleased\n\n## 1.0.0 · 2026-11-19\n\n- One.\n', '1.1.0', '2026-11-20')).toBeNull();
  // What is in the making has a heading, or the last thing that happened was a release.
  expect(read('CHANGELOG.md')).toMatch(
    new RegExp(`^# Changelog\n\n## (\\S+ · unreleased|${about.version} · \\d{4}-\\d\\d-\\d\\d)\n`),
  );
  const notes = notesOf(made, '1.0.0', { tarball: 'sixgun-1.0.0.tgz', node: '>=20.19', bytes: 4_540_000 });
  expect(notes).toContain('- One.\n- Two.');
  const short = made.replace('- One.', 'In short.\n\n### At the table\n\n- One.');
  expect(notesOf(short, '1.0.0', { tarball: 'x', node: '>=20.19', bytes: 0 })).toMatch(
    /## What is new\n\nIn short\.\n\nEverything/,
  );
  expect(notes).not.toContain('Old');
  expect(notes).toContain('Node](https://nodejs.org) 20.19 or newer');
  expect(notes).toContain('The package is 4.5 MB');
});
test('documents name the package of this version, and a release updates the number', () => {
  for (const file of ['README.md', 'docs/hosting.md']) {
    const text = read(file);
    expect(text).toContain(`sixgun-${about.version}.tgz`);
    const next = renamed(text, about.version, '9.8.7');
    expect([...next.matchAll(/sixgun-(\d\S*?)\.tgz/g)].map(([, version]) => version)).toContain('9.8.7');
    expect(next).not.toMatch(/sixgun-(?!9\.8\.7)\d\S*\.tgz/);
  }
});
const locks = ['package-lock.json', 'bench/boardgameio/package-lock.json', 'bench/compare/others/package-lock.json'];
test.each(locks)('every package of %s can be checked, and comes from one registry', file => {
  expect(unverified(JSON.parse(read(file)) as Lock)).toEqual([]);
});
test('detects a package without a reliable checksum, and one from elsewhere', () => {
  const [path = '', entry] = Object.entries(lock.packages).find(
    ([each]) => each.startsWith('node_modules/') && !each.includes('sixgun'),
  )!;
  expect(unverified({ packages: { [path]: { ...entry, integrity: undefined } } })).toEqual([path]);
  expect(unverified({ packages: { [path]: { ...entry, integrity: 'sha1-abc=' } } })).toEqual([path]);
  expect(unverified({ packages: { [path]: { ...entry, resolved: 'https://elsewhere.example/x.tgz' } } })).toEqual([path]);
});
test('the bill of materials lists all that a server and the page load, once each, and no developer tools', () => {
  const bom = sbomOf(lock, about, '2026-11-19');
  expect([bom.bomFormat, bom.specVersion]).toEqual(['CycloneDX', '1.6']);
  expect(bom.metadata.component).toMatchObject({ 'bom-ref': `pkg:npm/sixgun@${about.version}`, version: about.version });
  const names = bom.components.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining([...Object.keys(about.dependencies), 'preact', '@preact/signals-core', 'fast-uri']));
  expect(
    names.filter(name => ['vite', 'vitest', 'typescript', 'marked', 'playwright-core', '@biomejs/biome'].includes(name)),
  ).toEqual([]);
  const refs = bom.components.map(each => each['bom-ref']);
  expect(new Set(refs).size).toBe(refs.length);
  for (const { hashes, purl } of bom.components) {
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }]);
    expect(purl).toMatch(/^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
  }
  const known = new Set([bom.metadata.component['bom-ref'], ...refs]);
  expect(bom.dependencies.map(({ ref }) => ref).toSorted()).toEqual([...known].toSorted());
  expect(bom.dependencies.flatMap(({ dependsOn }) => dependsOn).filter(ref => !known.has(ref))).toEqual([]);
  // Whatever is there is needed by something that is there.
  const needed = new Set(bom.dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect(refs.filter(ref => !needed.has(ref))).toEqual([]);
});
test('the container is built in one stage and runs in another, by a user other than root, with its data outside', () => {
  const [build, run, ...more] = stagesOf(read('Containerfile'));
  expect(more).toEqual([]);
  const of = (stage: typeof run, word: string): readonly string[] =>
    stage!.steps.flatMap(step => (step.word === word ? [step.rest] : []));
  expect(of(build, 'RUN').join('; ')).toMatch(/^npm ci --workspaces=false; npm run build /);
  expect(of(run, 'RUN').join()).toContain('--omit=dev');
  expect([of(run, 'USER'), of(run, 'VOLUME')]).toEqual([['node'], ['/data']]);
  expect(of(run, 'COPY').filter(rest => rest.startsWith('--from=build'))).not.toEqual([]);
  expect(of(run, 'CMD')).toEqual(['["node", "dist/server/main.js"]']);
});

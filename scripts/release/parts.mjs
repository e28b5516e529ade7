/**
 * What a release computes: versions, the heading of the changelog, notes for users, and the bill of materials (CycloneDX) from the lock
 * file. Pure: no files.
 */
const VERSION = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/;
const parsed = version => {
  const [, major, minor, patch, pre] = VERSION.exec(version) ?? [];
  return major === undefined ? null : { numbers: [major, minor, patch].map(Number), pre: pre?.split('.') ?? [] };
};
export const isVersion = version => parsed(version) !== null;

const compared = (a, b) => (a === b ? 0 : a < b ? -1 : 1);
const comparedPart = (a, b) => {
  const [x, y] = [a, b].map(part => (/^\d+$/.test(part) ? Number(part) : part));
  if (typeof x === typeof y) return compared(x, y);
  return typeof x === 'number' ? -1 : 1;
};
/** Is one version later than the other, by semver.org? Pre-releases have a hyphen. */
export const isLater = (version, than) => {
  const [a, b] = [parsed(version), parsed(than)];
  for (const i of [0, 1, 2]) if (a.numbers[i] !== b.numbers[i]) return a.numbers[i] > b.numbers[i];
  if (a.pre.length === 0 || b.pre.length === 0) return a.pre.length === 0 && b.pre.length > 0;
  for (let i = 0; i < Math.min(a.pre.length, b.pre.length); i++) {
    const order = comparedPart(a.pre[i], b.pre[i]);
    if (order !== 0) return order > 0;
  }
  return a.pre.length > b.pre.length;
};

const UNRELEASED = /^## \S+ · unreleased$/m;
/** The changelog with the version and its date in place of "unreleased"; null where there is nothing to release. */
export const dated = (changelog, version, day) =>
  UNRELEASED.test(changelog) && sectionOf(changelog, UNRELEASED) !== ''
    ? changelog.replace(UNRELEASED, `## ${version} · ${day}`)
    : null;
/** A document that names the package, updated to the new version. */
export const renamed = (text, from, to) => text.replaceAll(`sixgun-${from}.tgz`, `sixgun-${to}.tgz`);
/** The section below a heading, up to the next heading of its level. */
const sectionOf = (changelog, heading) => {
  const [found] = heading.exec(changelog) ?? [];
  return found === undefined ? '' : changelog.split(found)[1].split(/^## /m)[0].trim();
};
/** A long list may begin with a summary for players and hosts, which is enough. */
const briefOf = section => section.split(/^(?:- |### )/m)[0].trim() || section;

/** The release notes of a version. */
export const notesOf = (changelog, version, { tarball, node, bytes }) => {
  const heading = new RegExp(`^## ${version.replaceAll('.', '\\.')} · .*$`, 'm');
  return `# Sixgun ${version}

Four tabletop games of the Wild West in the browser, with friends or against bots, on your own machine.

## To begin

You need [Node](https://nodejs.org) ${node.replace('>=', '')} or newer. Nothing is built:

    npx --package ./${tarball} sixgun serve

The terminal says where to go and what to do next. The handbook is at \`/docs\`. The package is ${(bytes / 1_000_000).toFixed(1)} MB; \`SHA256SUMS\` has its checksum, \`sixgun-${version}.cdx.json\` lists all that is in it.

## To come from an older version

Back up with the version that you have (\`sixgun data export\`; the greeting of the server says how the command is called there), stop the server, and start the new one on the same data, in the same folder or with the same \`DATA_DIR\`. When that fails, the data is what it was. Games in the middle go on.

## What is new

${briefOf(sectionOf(changelog, heading))}

Everything is listed in the changelog, at \`/docs/changelog\`.
`;
};

/** Packages of the lock that npm cannot verify, or that do not come from npm's registry. */
export const unverified = ({ packages }) =>
  Object.entries(packages)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && link !== true)
    .filter(
      ([, { integrity, resolved }]) =>
        !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? '') ||
        (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    )
    .map(([path]) => path);

/** Bundled into the page, but not loaded by a server. */
const IN_THE_PAGE = [
  'preact',
  '@preact/signals',
  '@preact/signals-core',
  '@fontsource/bitter',
  '@fontsource/vollkorn-sc',
  '@iconify-json/game-icons',
];
const nameOf = path => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
const purlOf = (name, version) => `pkg:npm/${name.replace('@', '%40')}@${version}`;
/** Resolves a package from another: beside it, or further up. */
const found = (packages, from, name) => {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    const path = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (path in packages) return path;
    if (at === '') return null;
    if (!at.includes('/node_modules/')) at = '';
  }
};
/** The bill of materials of the package, in CycloneDX 1.6: what a server loads, and what is bundled into the page. */
export const sbomOf = ({ packages }, { name, version, license }, day) => {
  const reached = new Set();
  const needs = path => {
    const { dependencies, optionalDependencies } = packages[path];
    const wanted =
      path === '' ? [...Object.keys(dependencies), ...IN_THE_PAGE] : Object.keys({ ...dependencies, ...optionalDependencies });
    return wanted.flatMap(each => found(packages, path, each) ?? []);
  };
  const visit = path => {
    for (const next of needs(path))
      if (!reached.has(next)) {
        reached.add(next);
        visit(next);
      }
  };
  visit('');
  const refOf = path => (path === '' ? purlOf(name, version) : purlOf(nameOf(path), packages[path].version));
  const paths = [...reached].sort();
  const component = path => ({
    type: 'library',
    'bom-ref': refOf(path),
    name: nameOf(path),
    version: packages[path].version,
    scope: packages[path].optional === true ? 'optional' : 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from(packages[path].integrity.replace('sha512-', ''), 'base64').toString('hex') }],
    ...(packages[path].license === undefined ? {} : { licenses: [{ expression: packages[path].license }] }),
    purl: refOf(path),
  });
  // The same package may lie in two places.
  const once = list => [...new Map(list.map(each => [each['bom-ref'] ?? each.ref, each])).values()];
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: {
      timestamp: `${day}T00:00:00Z`,
      component: {
        type: 'application',
        'bom-ref': refOf(''),
        name,
        version,
        licenses: [{ license: { id: license } }],
        purl: refOf(''),
      },
    },
    components: once(paths.map(component)),
    dependencies: once(['', ...paths].map(path => ({ ref: refOf(path), dependsOn: [...new Set(needs(path).map(refOf))].sort() }))),
  };
};

/** The steps of a Containerfile, stage by stage: copies, commands, settings, and the start command. */
export const stagesOf = containerfile => {
  const stages = [];
  for (const line of containerfile.split('\n')) {
    const [, word, rest = ''] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (word === undefined) continue;
    if (word === 'FROM') stages.push({ name: / AS (\w+)$/.exec(rest)?.[1] ?? '', image: rest.split(' ')[0], steps: [] });
    else stages.at(-1).steps.push({ word, rest });
  }
  return stages;
};

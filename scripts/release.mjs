/**
 * `npm run release -- 1.0.0`: makes a release by a table of steps, in a copy of the checkout; the result is in `release/<version>/`.
 * It is a dry run: the checkout stays as it is. With `--write` the number, the date in the changelog, the pages and the kept rules are
 * written to it at the end, to be looked at, committed and tagged. `--without=tests,deep` leaves steps out, for a rehearsal.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { built, installed, root } from './ready.mjs';
import { container } from './release/container.mjs';
import { dated, isLater, isVersion, notesOf, renamed, sbomOf, unverified } from './release/parts.mjs';
import { tried } from './release/tried.mjs';

/** Seconds from nothing to a finished game, and the number of tries: a machine may be busy for a while. */
const WITHIN = 60;
const TRIES = 3;
const fail = why => {
  throw new Error(why);
};
const json = file => JSON.parse(readFileSync(file, 'utf8'));
const [version = '', ...options] = process.argv.slice(2);
const isWritten = options.includes('--write');
const without = options.flatMap(option => (option.startsWith('--without=') ? option.slice('--without='.length).split(',') : []));
const day = new Date().toISOString().slice(0, 10);
const out = join(root, 'release', version);
const home = mkdtempSync(join(tmpdir(), 'sixgun-release-'));
const copy = join(home, 'sixgun');
const tarball = `sixgun-${version}.tgz`;
const at = file => join(copy, file);
const bot = join(root, 'dist', 'examples', 'bot.js');

const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout;
const npm = (...args) => {
  const { status } = spawnSync('npm', args, { cwd: copy, stdio: ['ignore', 2, 2] });
  if (status !== 0) fail(`npm ${args.join(' ')} ended with ${status}`);
};
/** In the copy: the number wherever npm keeps it. */
const renumber = file => {
  const now = json(at(file));
  now.version = version;
  if (now.packages !== undefined) now.packages[''].version = version;
  writeFileSync(at(file), `${JSON.stringify(now, null, 2)}\n`);
};

/** Each step: its name, its purpose, and what it does; its result is printed after its name. */
const steps = [
  [
    'tree',
    'everything is committed; the work is done in a copy',
    () => {
      const changed = git('status', '--porcelain').trim();
      if (changed !== '' && isWritten) fail(`not committed:\n${changed}`);
      // A separate checkout: some tests ask git for its files.
      spawnSync('git', ['clone', '--quiet', '--no-hardlinks', root, copy], { stdio: ['ignore', 2, 2] });
      for (const file of git('ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean)) {
        if (!existsSync(join(root, file))) rmSync(at(file), { force: true });
        else {
          mkdirSync(dirname(at(file)), { recursive: true });
          cpSync(join(root, file), at(file));
        }
      }
      return changed === '' ? git('rev-parse', '--short', 'HEAD').trim() : 'with changes that are not committed';
    },
  ],
  [
    'lock',
    'every package of the lock file can be checked, and its signature is right',
    () => {
      const strange = unverified(json(at('package-lock.json')));
      if (strange.length > 0) fail(`without a checksum, or from elsewhere: ${strange.join(', ')}`);
      // This compares every package with its checksum in the lock file.
      npm('ci');
      const { status, stdout, stderr } = spawnSync('npm', ['audit', 'signatures'], { cwd: copy, encoding: 'utf8' });
      const isAway = /npm error (network|code E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|NETUNREACH))/.test(stderr);
      if (status !== 0 && !isAway) fail(`${stdout}${stderr}`);
      const count = Object.keys(json(at('package-lock.json')).packages).length;
      return `${count} packages, ${isAway ? 'signatures not looked up: their keys cannot be reached from here' : 'signatures too'}`;
    },
  ],
  ['tests', 'npm test', () => npm('test')],
  ['deep', 'npm run test:deep', () => npm('run', 'test:deep')],
  [
    'heading',
    'the version and its day in the changelog, in the package and wherever documents name it',
    () => {
      const { version: last } = json(at('package.json'));
      for (const file of git('ls-files', '-z', '--', '*.md').split('\0').filter(Boolean))
        writeFileSync(at(file), renamed(readFileSync(at(file), 'utf8'), last, version));
      const log =
        dated(readFileSync(at('CHANGELOG.md'), 'utf8'), version, day) ?? fail('CHANGELOG.md has nothing that is not released yet');
      writeFileSync(at('CHANGELOG.md'), log);
      for (const file of ['package.json', 'package-lock.json']) renumber(file);
      return day;
    },
  ],
  ['editions', 'the rules as they are, kept for games that begin by them', () => npm('run', 'edition')],
  ['reference', 'the pages that are made of the code', () => npm('run', 'reference')],
  [
    'package',
    'npm pack: runs without being built',
    () => {
      npm('pack', '--pack-destination', out);
      return `${(statSync(join(out, tarball)).size / 1_000_000).toFixed(2)} MB`;
    },
  ],
  [
    'tried',
    `from nothing to a finished game in an empty folder, in under ${WITHIN} s`,
    async () => {
      built('examples');
      const took = [];
      while (took.length < TRIES) {
        const { said, install, play } = await tried(join(out, tarball), bot);
        if (install + play < WITHIN) return `${said} ${install.toFixed(1)} s to install, ${play.toFixed(1)} s to serve and play`;
        took.push((install + play).toFixed(1));
      }
      return fail(`it took ${took.join(', ')} s`);
    },
  ],
  ['container', 'the image of the Containerfile, built and played at', () => container(copy, version, bot)],
  [
    'contents',
    'a bill of materials (CycloneDX) from the lock file',
    () => {
      const bom = sbomOf(json(at('package-lock.json')), json(at('package.json')), day);
      writeFileSync(join(out, `sixgun-${version}.cdx.json`), `${JSON.stringify(bom, null, 2)}\n`);
      return `${bom.components.length} components`;
    },
  ],
  [
    'notes',
    'what users are told',
    () => {
      const about = { tarball, node: json(at('package.json')).engines.node, bytes: statSync(join(out, tarball)).size };
      writeFileSync(join(out, 'NOTES.md'), notesOf(readFileSync(at('CHANGELOG.md'), 'utf8'), version, about));
    },
  ],
  [
    'sums',
    'SHA-256 of every file',
    () => {
      const sums = readdirSync(out)
        .filter(name => name !== 'SHA256SUMS')
        .sort()
        .map(
          name =>
            `${createHash('sha256')
              .update(readFileSync(join(out, name)))
              .digest('hex')}  ${name}`,
        );
      writeFileSync(join(out, 'SHA256SUMS'), `${sums.join('\n')}\n`);
      return `${sums.length} files`;
    },
  ],
  [
    'write',
    'what has changed, into this checkout',
    () => {
      const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
        cwd: root,
        encoding: 'utf8',
      });
      const made = readdirSync(at('games')).flatMap(game =>
        existsSync(at(`games/${game}/editions`))
          ? readdirSync(at(`games/${game}/editions`)).map(file => `games/${game}/editions/${file}`)
          : [],
      );
      const files = [...new Set([...stdout.split('\0').filter(Boolean), ...made])].filter(file => existsSync(at(file)));
      const changed = files.filter(
        file => !existsSync(join(root, file)) || !readFileSync(at(file)).equals(readFileSync(join(root, file))),
      );
      for (const file of changed) cpSync(at(file), join(root, file));
      return `${changed.join(', ')}; commit them and tag v${version}`;
    },
  ],
];

/** Checks the arguments before changing anything: a version by semver.org, later than the last, and existing steps. */
const asked = () => {
  const { version: last } = json(join(root, 'package.json'));
  if (!isVersion(version)) fail(`"${version}" is no version: npm run release -- 1.0.0`);
  if (!isLater(version, last)) fail(`${version} is not later than ${last}`);
  const strange = without.filter(name => !steps.some(([step]) => step === name));
  if (strange.length > 0) fail(`there is no step ${strange.join(', ')}: there are ${steps.map(([name]) => name).join(', ')}`);
  if (isWritten && without.length > 0) fail('--write leaves nothing out');
};
const left = name => without.includes(name) || (name === 'write' && !isWritten);
const wide = Math.max(...steps.map(([name]) => name.length));
try {
  asked();
  installed({ tools: true });
  rmSync(out, { recursive: true, force: true });
  for (const [name, about, run] of steps) {
    if (left(name)) {
      console.log(`– ${name.padEnd(wide)}  ${about}: left out`);
      continue;
    }
    const begun = Date.now();
    mkdirSync(out, { recursive: true });
    const said = await run();
    console.log(`✓ ${name.padEnd(wide)}  ${about}: ${said ?? 'done'} (${Math.round((Date.now() - begun) / 1000)} s)`);
  }
  console.log(
    `\nSixgun ${version} lies in ${out}${isWritten ? '' : '; nothing else has changed (--write puts the version into this checkout)'}`,
  );
} catch (why) {
  console.error(`✗ ${why.message}`);
  process.exitCode = 1;
} finally {
  rmSync(home, { recursive: true, force: true });
}

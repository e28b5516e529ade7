/**
 * What a game styles is on a page that shows this game, whatever its sheets say: the build binds each of their selectors to the mark that
 * `showGame` sets. It weighs nothing in a selector, so that the order of rules stays as it is written.
 */
const GAME = /[/\\](?:games|examples)[/\\]([\w-]+)[/\\]page[/\\]/;
const markOf = game => `:where([data-game="${game}"])`;

/** The mark stands on the root of the page: what begins there keeps its place. */
const ROOT = /^(?::root|html|\[data-[\w-]+(?:="[\w-]+")?\])+(?=[\s>]|$)/;
const bound = (selector, game) => {
  const root = ROOT.exec(selector)?.[0] ?? null;
  return root === null ? `${markOf(game)} ${selector}` : root + markOf(game) + selector.slice(root.length);
};
/** A rule within a rule follows its parent, and the steps of keyframes are no selectors. */
const isOutermost = rule => {
  for (let { parent } = rule; parent !== undefined; { parent } = parent)
    if (parent.type === 'rule' || (parent.type === 'atrule' && /keyframes$/.test(parent.name))) return false;
  return true;
};
const bind = (root, game) =>
  root.walkRules(rule => {
    if (isOutermost(rule)) rule.selectors = rule.selectors.map(selector => bound(selector, game));
  });

/** For PostCSS, which Vite has. Names of a CSS module are local anyway. */
export const within = {
  postcssPlugin: 'sixgun-within',
  Once(root) {
    const file = root.source?.input.file ?? '';
    const game = GAME.exec(file)?.[1];
    if (game !== undefined && !file.endsWith('.module.css')) bind(root, game);
  },
  /** What CSS modules add has no file; Vite asks every line for its file. */
  OnceExit(root) {
    root.walkDecls(decl => {
      decl.source ??= root.source;
    });
  },
};

/** In the page: the light that was chosen at the tables, and all documents kept in the browser, so that they open without a server too. */
const ALL = '__PAGES__'.split(' ');

const light = () => {
  try {
    return localStorage.getItem('sixgun:theme');
  } catch {
    return null;
  }
};
const chosen = light();
if (chosen !== null) document.documentElement.dataset.theme = chosen;
// Where there is room the contents stand beside the text, open.
if (matchMedia('(min-width: 1081px)').matches) document.querySelector('nav details')?.setAttribute('open', '');
const keep = async () => {
  const cache = await caches.open('handbook of sixgun');
  // Of each edition once.
  const mark = '/docs/site.mjs?__EDITION__';
  if ((await cache.match(mark)) === undefined) await cache.addAll([...ALL, mark]);
};
// Private windows may keep nothing; then the documents need the server, and that is all.
if ('caches' in globalThis) keep().catch(() => {});

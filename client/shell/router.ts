/** Addresses of pages. A link is an ordinary `<a href>`; clicks on links of this site are handled here without a page load. */
import { signal } from '@preact/signals';
import { brought, posters } from '../games/registry.ts';

export type Route =
  | { readonly page: 'saloon' }
  | { readonly page: 'table'; readonly code: string }
  | { readonly page: 'practice'; readonly game: string; readonly query: string }
  | { readonly page: 'new'; readonly game: string }
  | { readonly page: 'replay'; readonly id: string }
  | { readonly page: 'learn'; readonly game: string; readonly query: string }
  | { readonly page: 'trail'; readonly game: string; readonly query: string }
  | { readonly page: 'day'; readonly game: string; readonly query: string }
  | { readonly page: 'puzzles'; readonly game: string; readonly query: string }
  | { readonly page: 'evening'; readonly query: string }
  | { readonly page: 'beat'; readonly game: string; readonly query: string }
  | { readonly page: 'ladder'; readonly game: string }
  | { readonly page: 'house'; readonly game: string }
  /** A game's own page. */
  | { readonly page: 'brought'; readonly name: string; readonly query: string }
  | { readonly page: 'you' }
  | { readonly page: 'operator' }
  | { readonly page: 'credits' }
  | { readonly page: 'nowhere' };

/** A truncated address leads to the first page below it. */
const cutShort = (first: string, query: string): Route => {
  const game = posters[0]!.game;
  switch (first) {
    case 'you':
    case 'operator':
    case 'credits':
      return { page: first };
    case 'learn':
    case 'trail':
    case 'puzzles':
      return { page: first, game, query };
    case 'day':
    case 'beat':
      return { page: first, game: '', query };
    case 'evening':
      return { page: first, query };
    case 'ladder':
      return { page: first, game };
    case 'r':
      return { page: 'replay', id: 'file' };
    case '':
    case 't':
    case 'practice':
    case 'new':
    case 'house':
      return { page: 'saloon' };
    default:
      return { page: 'nowhere' };
  }
};
/** Decoded, or unchanged where that is impossible. */
const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
export const routeOf = (path: string, query = ''): Route => {
  const [first = '', second = '', ...more] = path
    .split('/')
    .filter(part => part !== '')
    .map(decoded);
  if (more.length > 0) return { page: 'nowhere' };
  if (second === '' && Object.hasOwn(brought, first)) return { page: 'brought', name: first, query };
  if (second === '') return cutShort(first, query);
  switch (first) {
    case 't':
      return { page: 'table', code: second.toUpperCase() };
    case 'r':
      return { page: 'replay', id: second };
    case 'practice':
    case 'learn':
    case 'trail':
    case 'day':
    case 'puzzles':
    case 'beat':
      return { page: first, game: second, query };
    case 'new':
    case 'ladder':
    case 'house':
      return { page: first, game: second };
    default:
      return { page: 'nowhere' };
  }
};

export const route = signal<Route>(routeOf(location.pathname, location.search));

export const go = (path: string, how: 'push' | 'replace' = 'push'): void => {
  if (how === 'push') history.pushState(null, '', path);
  else history.replaceState(null, '', path);
  route.value = routeOf(location.pathname, location.search);
  scrollTo(0, 0);
};

/** Documents are separate pages. */
const HANDBOOK = '/docs';

export const followLinks = (): void => {
  addEventListener('popstate', () => {
    route.value = routeOf(location.pathname, location.search);
  });
  document.addEventListener('click', event => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.origin !== location.origin || link.hasAttribute('download')) return;
    if (link.pathname === HANDBOOK || link.pathname.startsWith(`${HANDBOOK}/`)) return;
    if (link.pathname + link.search === location.pathname + location.search && link.hash !== '') return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
};

/**
 * Link previews for messengers, of a table, a replay or a page of a game: the game, its state, the winner, and a picture. The page itself
 * stays the same.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { Box } from '../../games/box.ts';
import { boxes } from '../../games/index.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { called } from '../../words/called.ts';
import { guessLanguage, type Language } from '../../words/language.ts';
import { tableWords } from '../../words/table.ts';
import type { Config } from '../config.ts';
import { ownAddress } from '../sockets/caller.ts';
import type { Result } from '../store/shape/results.ts';
import { callerOf, type RouteContext } from './app.ts';
import { pageOf } from './game-pages.ts';

/**
 * `npm run shots shared` takes one of a table of each game; a game without one uses another's. They contain the name of the game:
 * with the house's names our mark is shown instead.
 */
const pictureOf = (game: string, folder: string, { GAME_NAMES }: Config) => {
  if (GAME_NAMES === 'house') return { path: '/icon-512.png', width: 512, height: 512, card: 'summary' };
  const own = `/shared/${game}.jpg`;
  return existsSync(join(folder, own))
    ? { path: own, width: 1200, height: 630, card: 'summary_large_image' }
    : { path: '/install/table-wide.png', width: 1280, height: 720, card: 'summary_large_image' };
};
const wordsOf = (game: string, language: Language, { GAME_NAMES }: Config): Box['words'][Language] | undefined => {
  const words = (boxes as { readonly [game: string]: Box })[game]?.words[language];
  return words === undefined ? undefined : called(words, GAME_NAMES);
};

const languageOf = ({ headers }: FastifyRequest): Language =>
  guessLanguage((headers['accept-language'] ?? '').split(/[,;]/).map(part => part.trim()));
interface Preview {
  readonly game: string;
  readonly title: string;
  readonly about: string;
}
const ofResult = ({ game, seats }: Result, language: Language, config: Config): Preview | null => {
  const words = wordsOf(game, language, config);
  if (words === undefined) return null;
  const winners = seats.filter(({ place }) => place === 1);
  const names = winners.map(({ player, name }) => (player.kind === 'bot' ? (words.bots[player.id]?.name ?? name) : name));
  return {
    game,
    title: `${words.name}: ${tableWords[language].wins(names.map(name => ({ you: false, name })))}`,
    about: words.about,
  };
};
/** Null for what does not exist, or is private. */
export async function previewOf(context: RouteContext, request: FastifyRequest): Promise<Preview | null> {
  const { id, code, game } = request.params as { readonly id?: string; readonly code?: string; readonly game?: string };
  const language = languageOf(request);
  const caller = callerOf(context, request);
  if (id !== undefined) {
    if (!context.hall.mayGuess(caller)) return null;
    const result = await context.store.results.find(id);
    if (result === null) context.hall.missed(caller);
    return result === null || result.visibility === 'closed' ? null : ofResult(result, language, context.config);
  }
  if (game !== undefined) {
    const words = wordsOf(game, language, context.config);
    return words === undefined ? null : { game, ...pageOf(request.url, language, words) };
  }
  if (code === undefined) return null;
  const found = await context.hall.find(code.toUpperCase(), caller);
  const words = isRefusal(found) ? undefined : wordsOf(found.game, language, context.config);
  return isRefusal(found) || words === undefined ? null : { game: found.game, title: words.name, about: words.about };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
interface Pages {
  readonly context: RouteContext;
  /** Where the built page is. */
  readonly folder: string;
}
/** The page with a head that describes its address. */
export function previewed(
  page: string,
  { game, title, about }: Preview,
  { context, folder }: Pages,
  request: FastifyRequest,
): string {
  const here = context.config.PUBLIC_URL ?? ownAddress(request.raw);
  const absolute = (path: string): string => (here === null ? path : new URL(path, here).href);
  const picture = pictureOf(game, folder, context.config);
  const tags = {
    'og:site_name': 'Sixgun',
    'og:type': 'website',
    'og:title': title,
    'og:description': about,
    'og:url': absolute(request.url),
    'og:image': absolute(picture.path),
    'og:image:width': `${picture.width}`,
    'og:image:height': `${picture.height}`,
  };
  const metas = Object.entries(tags).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`);
  const head = [`<title>${escaped(title)} · Sixgun</title>`, ...metas, `<meta name="twitter:card" content="${picture.card}" />`];
  return page.replace(/<title>.*?<\/title>/, () => head.join('\n    '));
}

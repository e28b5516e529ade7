/** What a messenger shows of a link to a table or a replay: the game, who won, and a picture. The page itself stays the same. */
import type { FastifyRequest } from 'fastify';
import type { Box } from '../../games/box.ts';
import { boxes } from '../../games/index.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import { table as en } from '../../words/en/table.ts';
import type { Language } from '../../words/language.ts';
import { table as ru } from '../../words/ru/table.ts';
import type { TableWords } from '../../words/table.ts';
import { table as uk } from '../../words/uk/table.ts';
import type { Result } from '../store/shape/results.ts';
import { callerOf, isSecureFor, type RoutedHouse } from './app.ts';

const PICTURE = { path: '/install/table-wide.png', width: 1280, height: 720 };
const tables: { readonly [L in Language]: TableWords } = { en, ru, uk };
const box = (game: string): Box | undefined => (boxes as { readonly [game: string]: Box })[game];

/** The first of our languages that the reader names. */
const languageOf = ({ headers }: FastifyRequest): Language => {
  const named = /\b(en|ru|uk)\b/.exec(headers['accept-language'] ?? '')?.[1];
  return (named ?? 'en') as Language;
};
interface Preview {
  readonly title: string;
  readonly about: string;
}
const ofResult = ({ game, seats }: Result, language: Language): Preview | null => {
  const words = box(game)?.words[language];
  if (words === undefined) return null;
  const winners = seats.filter(({ place }) => place === 1);
  const names = winners.map(({ player, name }) => (player.kind === 'bot' ? (words.bots[player.id]?.name ?? name) : name));
  return { title: `${words.name}: ${tables[language].wins(names.map(name => ({ you: false, name })))}`, about: words.about };
};
/** Null for what is not there, and for what nobody may know. */
export async function previewOf(house: RoutedHouse, request: FastifyRequest): Promise<Preview | null> {
  const { id, code } = request.params as { readonly id?: string; readonly code?: string };
  const language = languageOf(request);
  if (id !== undefined) {
    const result = await house.store.results.find(id);
    return result === null || result.visibility === 'closed' ? null : ofResult(result, language);
  }
  if (code === undefined) return null;
  const found = await house.hall.find(code.toUpperCase(), callerOf(house, request));
  const words = isRefusal(found) ? undefined : box(found.game)?.words[language];
  return words === undefined ? null : { title: words.name, about: words.about };
}

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, sign => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign]!);
/** The page with a head that says what is behind its address. */
export function previewed(page: string, { title, about }: Preview, house: RoutedHouse, request: FastifyRequest): string {
  const here = house.config.PUBLIC_URL ?? `${isSecureFor(house, request) ? 'https' : 'http'}://${request.headers.host ?? ''}`;
  const tags = {
    'og:site_name': 'Sixgun',
    'og:type': 'website',
    'og:title': title,
    'og:description': about,
    'og:url': new URL(request.url, here).href,
    'og:image': new URL(PICTURE.path, here).href,
    'og:image:width': `${PICTURE.width}`,
    'og:image:height': `${PICTURE.height}`,
  };
  const metas = Object.entries(tags).map(([property, content]) => `<meta property="${property}" content="${escaped(content)}" />`);
  const head = [
    `<title>${escaped(title)} · Sixgun</title>`,
    ...metas,
    '<meta name="twitter:card" content="summary_large_image" />',
  ];
  return page.replace(/<title>.*?<\/title>/, () => head.join('\n    '));
}

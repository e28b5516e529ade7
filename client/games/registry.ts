/** Every game that has a table here. A game has `poster.ts` and `table.tsx` in its `page/`; nothing else needs to be registered. */
import type { ComponentType } from 'preact';
import type { Json, JsonObject } from '../../kernel/json.ts';
import type { Poster } from './poster.ts';

const hung = import.meta.glob<{ readonly poster: Poster }>('../../games/*/page/poster.ts', { eager: true });

export const posters: readonly Poster[] = Object.values(hung)
  .map(module => module.poster)
  .sort((a, b) => a.order - b.order);
export const posterOf = (game: string): Poster | null => posters.find(poster => poster.game === game) ?? null;
/** Do hands race for a pile in this game, with these options? */
export const hasRaces = (game: string, options: Json): boolean => posterOf(game)?.races?.((options ?? {}) as JsonObject) === true;

type Page = ComponentType<{ readonly query: string }>;
const found = import.meta.glob<{ readonly Page: Page }>('../../games/*/page/*/page.tsx');

/** Pages that a game brings along, and how each is loaded: `games/<game>/page/<name>/page.tsx` is shown at `/<name>`. */
export const brought: { readonly [name: string]: () => Promise<Page> } = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-2)!, async () => (await load()).Page]),
);

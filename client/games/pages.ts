/** Pages that a game brings along: `games/<game>/page/<name>/page.tsx` is shown at `/<name>`. */
import type { ComponentType } from 'preact';

type Page = ComponentType<{ readonly query: string }>;
const found = import.meta.glob<{ readonly Page: Page }>('../../games/*/page/*/page.tsx');

/** How each is loaded, by its name. */
export const brought: { readonly [name: string]: () => Promise<Page> } = Object.fromEntries(
  Object.entries(found).map(([path, load]) => [path.split('/').at(-2)!, async () => (await load()).Page]),
);

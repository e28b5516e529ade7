/** The tables of cards in Revolver's ledger, made of the cards themselves and their English words. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './ready.mjs';

const made = file => import(pathToFileURL(join(root, 'dist', 'games', 'revolver', file)).href);
const tableOf = (heads, rows) => [heads, heads.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`).join('\n');
const priceOf = ({ discard, random, dollars }) =>
  [discard ?? [], random === undefined ? [] : `r${random}`, dollars === undefined ? [] : `$${dollars}`].flat().join(' ') || '0';
const count = cards => cards.reduce((n, { copies }) => n + copies, 0);

/** The section with its heading, and what RV-160 says of the row. */
export const cardTables = async () => {
  const [files, words] = await Promise.all([
    Promise.all(['row', 'bandits', 'mcready', 'colty', 'ambush', 'frontier', 'modules'].map(name => made(`cards/${name}.js`))),
    made('words/en/cards.js'),
  ]);
  const { row, bandits, mcready, colty, ambush, frontier, modules } = Object.assign({}, ...files);
  const named = ({ id }) => words.cards[id].name;
  const said = ({ id }) => words.cards[id].text;
  const cards = all =>
    tableOf(
      ['Card', 'n', 'Type', 'Cost', 'FP', 'Icons', 'Text'],
      all.map(card => [
        `${named(card)}${card.unique ? ' (unique)' : ''}`,
        card.copies,
        card.type,
        priceOf(card.cost),
        card.firepower ?? '–',
        card.icons.join(', '),
        said(card),
      ]),
    );
  const bySet = (title, all) =>
    [...new Set(all.map(({ set }) => set))].flatMap(set => {
      const those = all.filter(card => card.set === set);
      return [`### ${title} – ${set} (${count(those)} cards)`, cards(those)];
    });
  const section = [
    '## 30. Card tables (made by `npm run reference`)',
    'Cost: n = chosen discards, r = random discards, $ = silver dollars. FP = base firepower.',
    '### Battlefields',
    tableOf(
      ['Card', 'Spaces', 'Defence'],
      row.map(card => [named(card), card.spaces, card.defence]),
    ),
    '### Bandits',
    tableOf(
      ['Bandit', 'Set', 'Rating', 'Text'],
      bandits.map(card => [named(card), card.set, card.rating, said(card) || '–']),
    ),
    ...bySet('McReady', mcready),
    ...bySet('Colty', colty),
    '### Ambush cards (1.1)',
    tableOf(
      ['Card', 'Favours', 'Text'],
      ambush.map(card => [named(card), card.favours, said(card)]),
    ),
    ...bySet('Frontier', frontier),
    '### Module cards (1.4)',
    cards(modules),
  ].join('\n\n');
  return { section, row: row.map(card => `${named(card)} ${card.spaces}/${card.defence}`).join(', ') };
};

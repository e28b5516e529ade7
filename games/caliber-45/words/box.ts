/** What is in the three decks, as the rulebook tells it: the numbers come from the decks, the words from each language. */
import { type CowboyRow, decks, type MoneyRow, type WeaponRow } from '../decks.ts';
import { players } from '../figures.ts';
import { teamsIn } from '../teams.ts';

type Loot = 'stagecoach' | 'mail-car' | 'gold-train' | 'fort-knox';
const weapons: readonly WeaponRow[] = decks.weapons;
const money: readonly MoneyRow[] = decks.money;
const cowboys: readonly CowboyRow[] = decks.cowboys;
const sum = (rows: readonly { readonly copies: number }[]): number => rows.reduce((all, { copies }) => all + copies, 0);
const parties = money.filter(({ dollars, guards }) => dollars === undefined && guards !== undefined);

/** How the usual teams of n players come out, the larger first: `3-2`. */
const usual = (seats: number): string => {
  const teams = teamsIn({ teams: 'usual' }, seats)!;
  return [...new Set(teams)].map(team => teams.filter(of => of === team).length).join('-');
};

export const boxOf = (dollars: (n: number) => string) => ({
  splits: (said: (players: number, teams: string) => string): string =>
    Array.from({ length: players.most - players.fewest + 1 }, (_, i) => said(players.fewest + i, usual(players.fewest + i))).join(
      ', ',
    ),
  sizes: { weapons: sum(weapons), money: sum(money), cowboys: cowboys.length },
  /** How often a card is there. */
  of: (card: string): number => [...weapons, ...money].find(row => row.card === card)!.copies,
  weapons: {
    ammo: (said: (bullets: number, cards: number) => string): string =>
      weapons.flatMap(({ bullets, copies }) => (bullets === undefined ? [] : [said(bullets, copies)])).join(', '),
    parties: sum(parties),
    fewest: Math.min(...parties.map(({ guards }) => guards!)),
    most: Math.max(...parties.map(({ guards }) => guards!)),
  },
  loot: (
    names: { readonly [L in Loot]: string },
    said: (name: string, cards: number, worth: string, guards: number) => string,
  ): string =>
    money
      .flatMap(row =>
        row.dollars === undefined ? [] : [said(names[row.card as Loot], row.copies, dollars(row.dollars), row.guards ?? 0)],
      )
      .join(', '),
  cowboys: (said: (limit: number, cards: number) => string): string =>
    [...new Set(cowboys.map(({ limit }) => limit))]
      .map(limit => said(limit, cowboys.filter(row => row.limit === limit).length))
      .join(', '),
});

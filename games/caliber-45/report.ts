/** What a simulation of Caliber 45 counts: robberies, how cowboys are lost, which money cards turn up, and which card had the last word. */

import { isTold } from '../../kernel/cards/tells.ts';
import type { Telling } from '../../kernel/game.ts';
import type { Count, Report } from '../../kernel/report.ts';
import { isLoot } from './faces.ts';

/**
 * The last word in a robbery: the cards of the volley that shot the last opponent or the guards, the Mustang on which the last opponent rode
 * off, or the money card itself when it took everybody; `flight` where the last opponent fled, `nobody` where there was none.
 */
const listener = (count: Count): ((telling: Telling) => void) => {
  let picked = '';
  let volley: readonly string[] = [];
  let shooting = false;
  let last: readonly string[] = [];
  const moved: { readonly [path: string]: (cards: readonly string[]) => void } = {
    'hand>thrown': cards => {
      volley = cards;
    },
    'spread>loot': ([card]) => {
      picked = card!;
      last = isLoot(picked) ? ['nobody'] : [picked];
      count('money card', picked);
    },
  };
  /** The loot is taken, or the card is put away. */
  const over = (): void => {
    for (const card of new Set(last)) count('last word', card);
    [picked, shooting] = ['', false];
  };
  const lost = (how: string): void => {
    count('a game', 'cowboys lost');
    count('cowboy lost to', how);
  };
  const heard: { readonly [tell: string]: (telling: Telling) => void } = {
    moved: telling => {
      if (!isTold(telling, 'moved')) return;
      const path = `${telling.from.zone}>${telling.to.zone}`;
      moved[path]?.(telling.cards.filter(card => card !== null));
      if (path.startsWith('loot>')) over();
    },
    called: () => count('a game', 'robberies'),
    joins: () => count('a game', 'riders who joined'),
    beat: () => {
      last = volley;
    },
    shot: () => {
      count('a game', 'shots');
      [shooting, last] = [true, volley];
    },
    defended: () => {
      shooting = false;
    },
    killed: () => {
      lost(shooting ? 'a shot' : picked);
      if (!shooting) last = [picked];
      shooting = false;
    },
    jailed: () => lost('sheriff'),
    'rode-off': () => {
      count('a game', 'rides on a Mustang');
      [shooting, last] = [false, ['mustang']];
    },
    fled: () => {
      count('a game', 'flights');
      last = ['flight'];
    },
    owes: () => count('a game', 'payments due'),
    settled: () => count('a game', 'payments made'),
  };
  return telling => heard[telling.tell]?.(telling);
};

export const report: Report = {
  settings: [
    { name: '1v1', seats: 2, options: {} },
    { name: '2v2', seats: 4, options: {} },
    { name: '3v3', seats: 6, options: {} },
    { name: '2v2v2', seats: 6, options: { teams: 'three' } },
    { name: '3v3v3', seats: 9, options: {} },
  ],
  // A robbery takes some time to be called; a shot, to be thought over.
  pace: {
    otherwise: 6,
    ...{ keep: 2, refuse: 2, rob: 22, join: 4, decline: 4, pick: 4, pay: 8, jail: 8 },
    ...{ meet: 10, shoot: 11, defend: 8, mustang: 8, fall: 8, flee: 8 },
  },
  counted: { 'a game': 'a game', 'money card': 'share', 'cowboy lost to': 'share', 'last word': 'share' },
  note: 'The last word in a robbery: the cards that shot the last opponent or the guards, the Mustang on which the last opponent left, or the money card if it stopped everybody; "nobody" where there was no opponent, "flight" where the last of them fled.',
  listener,
};

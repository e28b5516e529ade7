/** The words of the operators' page in English. The shape of the other languages follows from this file. */
import type { Misfit } from '../../../wire/misfits.ts';
import type { Each } from '../../game.ts';
import { counted } from '../../language.ts';

const reportsCounted = counted('en', { one: 'report', other: 'reports' });
const days = counted('en', { one: 'day', other: 'days' });

export const words = {
  title: 'Operators',
  about: 'For those who run this server. The token is in its settings (OPERATOR_TOKEN) or was shown at its first start.',
  token: 'Token',
  enter: 'Enter',
  leave: 'Leave',
  wrong: 'This is not the token of this server.',
  tooFast: 'Too many wrong tokens. Wait a minute, then try again.',
  away: 'The server does not answer.',
  again: 'Look again',
  keep: 'No',
  health: 'How the server is',
  well: 'Everything fits.',
  attention: 'Worth a look',
  healthRows: { version: 'Sixgun', since: 'Open since', node: 'Node', store: 'Data', free: 'Left on the disk' },
  stores: { embedded: 'in one file', postgres: 'in PostgreSQL' },
  misfits: {
    crowd:
      'PUBLIC_URL begins with https:, so a proxy stands in front, but TRUST_PROXY is 0: all guests count as one, and limits meant for one guest meet them all. Set TRUST_PROXY=1.',
    unnamed:
      'TRUST_PROXY says that a proxy stands in front, but there is no PUBLIC_URL: set it to what people type to come here, or invitations may lead nowhere.',
    plain:
      'PUBLIC_URL is http: anybody on the way can read along, and browsers give no passkeys, no calls and no play offline. Put a proxy with TLS in front and use https:.',
    path: 'PUBLIC_URL has a path, but the page fills a whole site: give it a name of its own, such as https://play.example.org.',
    home: 'PUBLIC_URL leads to this very machine: invitations work for nobody else. Set it to an address that others can reach, or leave it out.',
    lone: 'ADDRESS is for several processes on one PostgreSQL without NATS_URL; here nobody uses it. Leave it out.',
    temporary:
      'DATA_DIR is a temporary folder: the system may clear it away, with every game in it. Set it to a folder that stays.',
    node: 'This version of Node gets no security fixes any more: take 24 before you let strangers in.',
    untold:
      'A proxy seems to stand in front (a request came with X-Forwarded-For), but TRUST_PROXY is 0: all of its guests count as one. Set TRUST_PROXY to the number of proxies.',
    silent:
      'TRUST_PROXY is set, but a request came without X-Forwarded-For: set it to 0 if no proxy is in front; else let the proxy send that header, and nobody else reach this port.',
    unsealed: 'PUBLIC_URL is https:, but the proxy lets http: through as well: let it send people on to https:.',
    elsewhere:
      'Somebody came by another name than the one in PUBLIC_URL: on a page opened there nobody can play. Let the proxy send that name on to the right one.',
    pings:
      'A proxy in front of this server answers pings in place of the guests. Races are judged by the clocks of their pages, which is less exact: let pings through (/docs/hosting).',
    full: 'The disk is nearly full: when it is full, no move can be kept. Make room, or shorten RETENTION_DAYS.',
  } satisfies Each<Misfit>,
  figures: { guests: 'Guests', tables: 'Tables', finished: 'Finished games', served: 'Open now' },
  reports: 'Reports',
  noReports: 'Nothing is reported.',
  by: (name: string): string => `reported by ${name}`,
  counted: reportsCounted,
  settle: 'Settled',
  settleWhom: (name: string): string => `Settled: all reports about ${name}`,
  tables: 'Open tables',
  noTables: 'No table is open.',
  table: (code: string): string => `Table ${code}`,
  status: { gathering: 'gathering', playing: 'playing', over: 'over' },
  visibility: { open: 'open to all', private: 'private' },
  nobody: 'nobody sits there',
  closeTable: 'Close the table',
  closeWhich: (code: string): string => `Close the table ${code}`,
  closeSure: (code: string): string => `Close table ${code}?`,
  closeAbout: 'Everybody there is sent away, and nobody finds it again. Its finished games stay.',
  guests: 'Guests',
  search: 'Name or id',
  find: 'Find',
  noGuests: 'Nobody is called that.',
  seen: (when: string): string => `last here ${when}`,
  bannedUntil: (when: string): string => `banned until ${when}`,
  bannedForGood: 'banned for good',
  ban: 'Ban',
  banWhom: (name: string): string => `Ban ${name}`,
  banSure: (name: string): string => `Ban ${name}?`,
  banAbout: 'They are out at once and cannot come back as this guest until it is over.',
  banFor: 'For how long',
  days,
  forGood: 'for good',
  unban: 'Lift the ban',
  unbanWhom: (name: string): string => `Lift the ban on ${name}`,
  notice: 'Notice to all',
  noticeAbout: 'Everybody who is here sees it at once, and everybody who comes, until you take it down.',
  noticeText: 'Text',
  say: 'Show it',
  takeDown: 'Take it down',
  acts: 'What was done',
  noActs: 'Nothing yet.',
  act: {
    ban: 'Banned',
    unban: 'Ban lifted',
    'close table': 'Table closed',
    'settle report': 'Report settled',
    'settle reports': 'Reports settled',
    notice: 'Notice',
  },
  noticeGone: 'taken down',
};

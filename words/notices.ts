/** What devices say while no page is open, in each language. Only a server says it. */
import type { CallAboutKind } from '../wire/calls.ts';
import { notices as en } from './en/notices.ts';
import type { Language } from './language.ts';
import { notices as ru } from './ru/notices.ts';
import { notices as uk } from './uk/notices.ts';

export type NoticeWords = { readonly [K in Exclude<CallAboutKind, 'call'>]: string } & { readonly call: (name: string) => string };
export const noticeWords: { readonly [L in Language]: NoticeWords } = { en, ru, uk };

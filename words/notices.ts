/** What devices say while no page is open, in each language. Only a server says it. */
import type { CallAboutKind } from '../wire/lists.ts';
import { notices as en, webhook as enWebhook } from './en/notices.ts';
import type { Language } from './language.ts';
import { notices as ru, webhook as ruWebhook } from './ru/notices.ts';
import { notices as uk, webhook as ukWebhook } from './uk/notices.ts';

type ByName = 'call' | 'hand';
export type NoticeWords = { readonly [K in Exclude<CallAboutKind, ByName>]: string } & {
  readonly [K in ByName]: (name: string) => string;
};
export const noticeWords: { readonly [L in Language]: NoticeWords } = { en, ru, uk };

/** The messages to a group's chat. */
export interface WebhookWords {
  readonly open: (game: string) => string;
  readonly house: (game: string) => string;
  readonly evening: (game: string) => string;
}
export const webhookWords: { readonly [L in Language]: WebhookWords } = { en: enWebhook, ru: ruWebhook, uk: ukWebhook };

/** Why a server refuses, in any game. The reasons are also the keys of their translations. */
import type { Refusal } from '../kernel/refusal.ts';

export const refusals = {
  noGame: { rule: 'server:game', why: 'There is no such game.' },
  noTable: { rule: 'server:table', why: 'There is no such table.' },
  noPlayer: { rule: 'server:player', why: 'There is no such player.' },
  noReplay: { rule: 'server:replay', why: 'There is no such replay.' },
  noPage: { rule: 'server:page', why: 'There is nothing here.' },
  elsewhere: { rule: 'server:elsewhere', why: 'This table lives elsewhere.' },
  busAway: { rule: 'server:bus', why: 'The server of this table cannot be reached: try again in a moment.' },
  notEntered: { rule: 'server:enter', why: 'Come to the table first.' },
  otherRules: { rule: 'server:rules', why: 'This game was played by other rules than are known here.' },
  brokenTable: { rule: 'server:broken', why: 'This table cannot be opened.' },
  tooManyBots: { rule: 'server:bots', why: 'There are more bots than chairs for them.' },
  stranger: { rule: 'server:stranger', why: 'The server does not know you: ask for a guest’s cookie first.' },
  badCode: { rule: 'server:recovery', why: 'Nobody has that recovery code.' },
  badPasskey: { rule: 'server:passkey', why: 'This passkey cannot be used here.' },
  noProof: {
    rule: 'server:proof',
    why: 'This takes one of your passkeys or your recovery code. A code that was made without the old one counts after a week.',
  },
  noPasskey: { rule: 'server:no-passkey', why: 'You have no such passkey.' },
  tooManyPasskeys: { rule: 'limit:passkeys', why: 'You have as many passkeys as one may have: remove one first.' },
  notYours: {
    rule: 'server:figures',
    why: 'Figures are shown on the server’s own machine, or to those who have its METRICS_TOKEN.',
  },
  notOperator: { rule: 'server:operator', why: 'This is for operators: give the token.' },
  noReport: { rule: 'server:report', why: 'There is no such report.' },
  banned: { rule: 'server:banned', why: 'You may not play here for now.' },
  blocked: { rule: 'server:blocked', why: 'The host of this table has blocked you.' },
  badOrigin: { rule: 'server:origin', why: 'Requests from that site are not taken.' },
  badRequest: { rule: 'server:request', why: 'The request is not of the right form.' },
  notJson: { rule: 'wire:json', why: 'The message is not JSON.' },
  notOfProtocol: { rule: 'wire:shape', why: 'The message is not one of the protocol.' },
  closing: { rule: 'server:closing', why: 'The server is stopping: come back in a moment.' },
  fault: { rule: 'server:fault', why: 'Something went wrong here. It is not your fault.' },
  tooFast: { rule: 'limit:rate', why: 'Too many requests: wait a moment.' },
  tooMuch: { rule: 'limit:size', why: 'The message is too long.' },
  tooManyConnections: { rule: 'limit:connections', why: 'Too many connections from your address.' },
  tooManyTables: { rule: 'limit:tables', why: 'You keep too many tables open already.' },
} as const satisfies { readonly [name: string]: Refusal };
export type ServerWhy = (typeof refusals)[keyof typeof refusals]['why'];

/** Why a server did not start, naming the setting to change. Secrets are not printed. */
import type { Config } from '../config.ts';

const codeOf = (why: unknown): string => {
  if (typeof why !== 'object' || why === null) return '';
  if ('code' in why) return String(why.code);
  if ('cause' in why && why.cause !== undefined) return codeOf(why.cause);
  return 'name' in why ? String(why.name) : '';
};
/** The address of the database, without user and password. */
const placeOf = (url: string): string => {
  const { hostname, port, pathname } = new URL(url);
  return `${hostname}:${port || '5432'}${pathname}`;
};
const listening = ({ HOST, PORT }: Config): { readonly [code: string]: string } => ({
  EADDRINUSE: `PORT: something else listens on ${PORT} already. Stop it, or set PORT to another number (0 takes any that is free).`,
  EACCES: `PORT: this user may not listen on ${PORT}. Set PORT to a number from 1024 on.`,
  EADDRNOTAVAIL: `HOST: "${HOST}" is no address of this machine. Set HOST to 0.0.0.0 for all of them, or to 127.0.0.1 for this machine only.`,
  ENOTFOUND: `HOST: "${HOST}" is no address of this machine. Set HOST to 0.0.0.0 for all of them, or to 127.0.0.1 for this machine only.`,
});
const keeping = ({ DATA_DIR }: Config): { readonly [code: string]: string } => ({
  EACCES: `DATA_DIR: this user may not write to "${DATA_DIR}". Set DATA_DIR to a folder that it may write to.`,
  EROFS: `DATA_DIR: "${DATA_DIR}" cannot be written to. Set DATA_DIR to a folder on a disk that can.`,
  ENOTDIR: `DATA_DIR: "${DATA_DIR}" is not a folder.`,
  EEXIST: `DATA_DIR: "${DATA_DIR}" is not a folder.`,
  ENOSPC: `DATA_DIR: the disk of "${DATA_DIR}" is full.`,
  SQLITE_NOTADB: `DATA_DIR: "${DATA_DIR}/sixgun.db" is not a database of Sixgun. Put a backup in its place, or set DATA_DIR to another folder.`,
  SQLITE_CORRUPT: `DATA_DIR: "${DATA_DIR}/sixgun.db" is damaged. Put a backup in its place, or set DATA_DIR to another folder.`,
  SQLITE_CANTOPEN: `DATA_DIR: this user may not open "${DATA_DIR}/sixgun.db".`,
});
const connecting = (url: string): { readonly [code: string]: string } => {
  const place = placeOf(url);
  return {
    ECONNREFUSED: `DATABASE_URL: nobody answers at ${place}. Is PostgreSQL running there?`,
    ENOTFOUND: `DATABASE_URL: there is no machine of that name: ${place}.`,
    EAI_AGAIN: `DATABASE_URL: there is no machine of that name: ${place}.`,
    ETIMEDOUT: `DATABASE_URL: ${place} does not answer.`,
    '28P01': `DATABASE_URL: ${place} does not take this user and password.`,
    '28000': `DATABASE_URL: ${place} does not take this user.`,
    '3D000': `DATABASE_URL: there is no such database: ${place}. Create it, or name another.`,
    '42501': `DATABASE_URL: this user may not create tables in ${place}.`,
  };
};

const joining = (url: string): { readonly [code: string]: string } => {
  const { hostname, port } = new URL(url);
  const place = `${hostname}:${port || '4222'}`;
  return {
    ECONNREFUSED: `NATS_URL: nobody answers at ${place}. Is NATS running there?`,
    ENOTFOUND: `NATS_URL: there is no machine of that name: ${place}.`,
    EAI_AGAIN: `NATS_URL: there is no machine of that name: ${place}.`,
    ETIMEDOUT: `NATS_URL: ${place} does not answer.`,
    TimeoutError: `NATS_URL: ${place} does not answer.`,
    AuthorizationError: `NATS_URL: ${place} does not take this user and password.`,
  };
};

/** The same error, or one that says what to do. */
export const explained = (why: unknown, doing: 'listen' | 'store' | 'bus', config: Config): Error => {
  const { DATABASE_URL, NATS_URL } = config;
  const known = {
    listen: () => listening(config),
    store: () => (DATABASE_URL === null ? keeping(config) : connecting(DATABASE_URL)),
    bus: () => joining(NATS_URL ?? ''),
  }[doing]();
  const words = known[codeOf(why)];
  if (words !== undefined) return new Error(words, { cause: why });
  return why instanceof Error ? why : new Error(String(why));
};
/** Errors that pass by themselves while a database starts. */
export const mayPass = (why: unknown): boolean =>
  ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'TimeoutError', '57P03'].includes(codeOf(why));

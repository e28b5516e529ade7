/** The caller: the address behind trusted proxies, and the site of the calling page. */
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

type Asking = Pick<IncomingMessage, 'headers' | 'socket'>;

/** Each proxy adds the address it was called from at the end of the list. */
function callerOf({ headers, socket }: Asking, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',');
  const way = [...forwarded.split(',').map(part => part.trim()), socket.remoteAddress ?? ''].filter(part => part !== '');
  return way[Math.max(0, way.length - 1 - proxies)] ?? '';
}

/** The key for limits: an address, or its network where one caller can have any number of addresses. */
export function addressOf(asking: Asking, proxies: number): string {
  const address = callerOf(asking, proxies).replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(address)) return address;
  const [head = '', tail = ''] = address.split('::');
  const left = head.split(':').filter(part => part !== '');
  const right = tail.split(':').filter(part => part !== '');
  const zeros = address.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

export function isSecure({ headers }: Asking, proxies: number, publicUrl: string | null): boolean {
  if (publicUrl !== null) return publicUrl.startsWith('https:');
  return proxies > 0 && headers['x-forwarded-proto'] === 'https';
}

const isPlainAddress = (host: string): boolean => host === 'localhost' || isIP(host.replace(/^\[|\]$/g, '')) !== 0;

/** Is this a valid Host header? */
export const isHost = (host: string | undefined): boolean =>
  host === undefined || (/^[^\s/\\?#@]+$/.test(host) && URL.canParse(`http://${host}`));

/** The address at which the caller reached this machine, if certain without a public address: a name they give may be any. */
export function ownAddress({ headers: { host = '' }, socket }: Asking): string | null {
  const url = `http://${host}`;
  if (!URL.canParse(url)) return null;
  const { hostname, origin } = new URL(url);
  const local = (socket.localAddress ?? '').replace(/^::ffff:/, '');
  return hostname.replace(/^\[|\]$/g, '') === local || hostname === 'localhost' ? origin : null;
}

/**
 * A page may only call the site it came from. Programs other than pages send no origin. Where the public address is known, no other
 * name is accepted: anyone can point their own name at this machine.
 */
export function mayCall({ headers }: Asking, publicUrl: string | null): boolean {
  const { origin, host } = headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (publicUrl !== null && from.origin === new URL(publicUrl).origin) return true;
  return from.host === host && (publicUrl === null || isPlainAddress(from.hostname));
}

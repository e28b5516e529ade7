/** Where messages may be sent: a guest names the address, so only public web addresses are ever contacted. */
import { Resolver } from 'node:dns';
import { BlockList, isIP, isIPv4, type LookupFunction } from 'node:net';

const LONGEST = 1024;

const notPublic = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  notPublic.addSubnet(net, bits, 'ipv4');
/** All public IPv6 addresses begin with the same three bits; these ranges do too, but are not public. */
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  notPublic.addSubnet(net, bits, 'ipv6');
const global = new BlockList();
global.addSubnet('2000::', 3, 'ipv6');

export const isPublic = (address: string): boolean =>
  isIPv4(address)
    ? !notPublic.check(address, 'ipv4')
    : isIP(address) === 6 && global.check(address, 'ipv6') && !notPublic.check(address, 'ipv6');

/** A web address by name, at the usual port, without user name or password. */
export const isEndpoint = (text: string): boolean => {
  if (text.length > LONGEST || !URL.canParse(text)) return false;
  const { protocol, port, hostname, username, password, hash } = new URL(text);
  const isNamed = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && /\.[a-z][a-z0-9-]*$/.test(hostname);
  return protocol === 'https:' && port === '' && isNamed && username + password + hash === '';
};

/** Resolved over the network and never in a thread: a name whose servers do not answer blocks no other lookup. */
const resolver = new Resolver({ timeout: 2000, tries: 2 });

interface Found {
  readonly address: string;
  readonly family: 4 | 6;
}
/** The public addresses behind a name. The checked address is the one contacted: the name is not looked up a second time. */
export const lookupPublic: LookupFunction = (host, { all }, done) => {
  const found: Found[] = [];
  let open = 2;
  const heard = (family: 4 | 6) => (why: Error | null, addresses: readonly string[]) => {
    if (why === null) found.push(...addresses.filter(isPublic).map(address => ({ address, family })));
    if (--open > 0) return;
    const [first] = found.sort((a, b) => a.family - b.family);
    if (first === undefined) done(new Error(`${host} has no public address`), '', 4);
    else if (all === true) done(null, found);
    else done(null, first.address, first.family);
  };
  resolver.resolve4(host, heard(4));
  resolver.resolve6(host, heard(6));
};

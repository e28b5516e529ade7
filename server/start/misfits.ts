/**
 * Problems of the server's setup. Some follow from the settings, at the start; others show in requests. Each is
 * logged once, and shown on the operators' page while it lasts.
 */
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { tmpdir } from 'node:os';
import { resolve, sep } from 'node:path';
import type { Misfit } from '../../wire/misfits.ts';
import { words } from '../../words/en/pages/operator.ts';
import type { Config } from '../config.ts';

/** The first version of Node that still gets security fixes. */
const CARED_FOR = 22;
const LOOPBACK = /^(localhost|127\.[\d.]+|\[::1\])$/;
/** A private network, without anyone in between. */
const PRIVATE = /^(10|192\.168|172\.(1[6-9]|2\d|3[01])|169\.254)\.|^\[f[cde]|\.(local|lan|internal|home\.arpa)$|^[^.:]+$/;
/** Probes connect directly to the process, under any name. */
const PROBES: readonly string[] = ['/healthz', '/readyz', '/metrics'];

const ofAddress = ({ PUBLIC_URL, TRUST_PROXY }: Config): readonly (Misfit | false)[] => {
  if (PUBLIC_URL === null) return [TRUST_PROXY > 0 && 'unnamed'];
  const { protocol, hostname, pathname } = new URL(PUBLIC_URL);
  const isHere = LOOPBACK.test(hostname);
  return [
    isHere && 'home',
    protocol === 'http:' && !isHere && !PRIVATE.test(hostname) && 'plain',
    protocol === 'https:' && TRUST_PROXY === 0 && 'crowd',
    pathname !== '/' && 'path',
  ];
};
/** Problems that follow from the settings. */
export const misfitsOf = (config: Config, node = process.versions.node): readonly Misfit[] => {
  const { ADDRESS, DATABASE_URL, NATS_URL, DATA_DIR, PUBLIC_URL } = config;
  const temporary = `${resolve(tmpdir())}${sep}`;
  const found = [
    ...ofAddress(config),
    ADDRESS !== null && (DATABASE_URL === null || NATS_URL !== null) && 'lone',
    DATABASE_URL === null && `${resolve(DATA_DIR)}${sep}`.startsWith(temporary) && 'temporary',
    PUBLIC_URL !== null && Number.parseInt(node, 10) < CARED_FOR && 'node',
  ] as const;
  return found.filter(each => each !== false);
};
/** For a terminal or a log: in English, like all output there. */
export const toldOf = (misfit: Misfit): string => words.misfits[misfit];

/** What requests reveal about a proxy, and about the name people use. */
const shownBy = ({ headers }: IncomingMessage, { PUBLIC_URL, TRUST_PROXY }: Config): readonly (Misfit | false)[] => {
  const isForwarded = headers['x-forwarded-for'] !== undefined;
  const { host } = headers;
  const name = host !== undefined && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : null;
  const isName = name !== null && isIP(name.replace(/^\[|\]$/g, '')) === 0 && name !== 'localhost';
  return [
    TRUST_PROXY === 0 && isForwarded && 'untold',
    TRUST_PROXY > 0 && !isForwarded && 'silent',
    TRUST_PROXY > 0 && PUBLIC_URL?.startsWith('https:') === true && headers['x-forwarded-proto'] === 'http' && 'unsealed',
    PUBLIC_URL !== null && isName && name !== new URL(PUBLIC_URL).hostname && 'elsewhere',
  ];
};

export class Misfits {
  readonly #config: Config;
  readonly #found: Set<Misfit>;
  /** Called once for each. */
  noticed: (misfit: Misfit) => void = () => {};

  constructor(config: Config, node?: string) {
    this.#config = config;
    this.#found = new Set(misfitsOf(config, node));
  }
  get found(): readonly Misfit[] {
    return [...this.#found];
  }
  look(asking: IncomingMessage): void {
    if (PROBES.includes(asking.url ?? '')) return;
    for (const misfit of shownBy(asking, this.#config))
      if (misfit !== false && !this.#found.has(misfit)) {
        this.#found.add(misfit);
        this.noticed(misfit);
      }
  }
}

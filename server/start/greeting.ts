/** What a server says in the terminal when it opens: where to find it, from here and from the phones around it. */
import { networkInterfaces } from 'node:os';
import { renderUnicodeCompact } from 'uqr';
import type { Config } from '../config.ts';

/** The address of this machine in its own network, if it has one. */
function inNetwork(): string | null {
  const all = Object.values(networkInterfaces()).flatMap(addresses => addresses ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? null;
}

export function greeting(
  { HOST, PUBLIC_URL, DATA_DIR, DATABASE_URL, TRUST_PROXY }: Config,
  port: number,
  operatorToken: string | null = null,
  processes = 1,
): string {
  const everywhere = HOST === '0.0.0.0' || HOST === '::';
  const machine = everywhere ? inNetwork() : null;
  const network = machine === null ? null : `http://${machine}:${port}`;
  const invite = PUBLIC_URL ?? network;
  const here = `http://${everywhere ? 'localhost' : HOST}:${port}`;
  const lines = [
    'Sixgun is open.',
    `  here     ${here}`,
    ...(network === null ? [] : [`  network  ${network}`]),
    ...(PUBLIC_URL === null ? [] : [`  public   ${PUBLIC_URL}`]),
    `  data     ${DATABASE_URL === null ? DATA_DIR : 'PostgreSQL'}`,
    ...(DATABASE_URL === null ? ['  cores    one process serves the embedded file; PostgreSQL (DATABASE_URL) uses all cores'] : []),
    ...(TRUST_PROXY > 0
      ? [`  proxy    ${TRUST_PROXY} in front must send X-Forwarded-For (TRUST_PROXY); nobody else may reach this port`]
      : []),
    ...(processes > 1 ? [`  cores    ${processes} processes`] : []),
    ...(operatorToken === null
      ? []
      : [
          `  operator ${PUBLIC_URL ?? here}/operator with the token ${operatorToken} (shown only now; OPERATOR_TOKEN sets another)`,
        ]),
    ...(invite === null ? [] : ['', renderUnicodeCompact(invite), `  ${invite}`]),
    '',
    'Stop it with Ctrl-C.',
  ];
  return `${lines.join('\n')}\n`;
}

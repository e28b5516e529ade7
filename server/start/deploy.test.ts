/** The files in `deploy/` match each other, the program's settings and its routes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { isFaulty, readConfig, variables } from '../config.ts';
import { Metrics } from '../metrics.ts';
import { root } from '../root.ts';

const text = (file: string): string => readFileSync(join(root, 'deploy', file), 'utf8');
type Named = { readonly [name: string]: string };

/** Settings known to the program, with valid values. */
const mustBeSettings = (settings: Named): void => {
  expect(Object.keys(settings).filter(name => !(name in variables))).toEqual([]);
  expect(isFaulty(readConfig(settings))).toBe(false);
};

describe('compose.yaml', () => {
  interface Service {
    readonly image: string;
    readonly read_only?: boolean;
    readonly stop_grace_period?: string;
    readonly environment?: Named;
    readonly depends_on?: object;
    readonly command?: readonly string[];
    readonly networks?: readonly string[];
  }
  const { services } = parse(text('compose.yaml'), { merge: true }) as { readonly services: { readonly [name: string]: Service } };
  const ours = Object.entries(services).filter(([, { image }]) => image === 'sixgun');

  test('three equal processes, which may write only to the database', () => {
    expect(ours).toHaveLength(3);
    for (const [, service] of ours) {
      expect(service).toEqual(ours[0]![1]);
      expect(service.read_only).toBe(true);
      expect(Object.keys(service.depends_on!)).toEqual(['postgres', 'nats']);
    }
  });
  test('known settings, existing services, and time to stop', () => {
    const { environment, stop_grace_period: grace } = ours[0]![1];
    const filled = Object.fromEntries(
      Object.entries(environment!).map(([name, value]) => [
        name,
        value.replace(/\$\{\w+:-(\w+)\}/g, '$1').replace(/\$\{(\w+):\?[^}]+\}/g, 'a-$1'),
      ]),
    );
    mustBeSettings(filled);
    for (const name of ['DATABASE_URL', 'NATS_URL']) expect(Object.keys(services)).toContain(new URL(filled[name]!).hostname);
    expect(Number.parseInt(grace!, 10)).toBeGreaterThan(Number(filled['DRAIN_SECONDS']) + 10);
  });
  test('no password is fixed: each is generated, and required to start', () => {
    const whole = text('compose.yaml');
    expect([...whole.matchAll(/\$\{\w*PASSWORD(.{2})/g)].map(([, otherwise]) => otherwise)).toEqual(Array(4).fill(':?'));
    const { environment, networks } = ours[0]![1];
    expect(new URL(environment!['NATS_URL']!.replace(/\$\{.*\}/, 'x')).username).toBe('sixgun');
    expect(services['nats']!.command!.slice(0, 3)).toEqual(['--user', 'sixgun', '--pass']);
    expect(services['postgres']!.environment!['POSTGRES_PASSWORD']).toContain('{POSTGRES_PASSWORD:?');
    // Only the processes reach the database and the bus.
    expect([networks, services['postgres']!.networks, services['nats']!.networks, services['caddy']!.networks]).toEqual([
      ['front', 'back'],
      ['back'],
      ['back'],
      ['front'],
    ]);
  });
  test('Caddy balances over all of them, and hides the metrics', () => {
    const caddy = text('Caddyfile');
    for (const [name] of ours) expect(caddy).toContain(` ${name}:${variables.PORT.default}`);
    for (const line of ['health_uri /readyz', 'path /metrics']) expect(caddy).toContain(line);
  });
});

describe('kubernetes', () => {
  interface Probe {
    readonly httpGet: { readonly path: string; readonly port: string };
  }
  interface Container {
    readonly name: string;
    readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
    readonly env?: readonly { readonly name: string; readonly value: string }[];
    readonly readinessProbe: Probe;
    readonly livenessProbe: Probe;
    readonly securityContext: object;
  }
  interface Spec {
    readonly replicas: number;
    readonly selector: { readonly matchLabels: Named } & Named;
    readonly template: {
      readonly metadata: { readonly labels: Named };
      readonly spec: { readonly terminationGracePeriodSeconds: number; readonly containers: readonly Container[] };
    };
    readonly maxUnavailable: number;
    readonly scaleTargetRef: Named;
    readonly minReplicas: number;
    readonly metrics: readonly { readonly pods: { readonly metric: { readonly name: string } } }[];
    readonly ports: readonly { readonly targetPort: string; readonly port: number }[];
  }
  interface Manifest {
    readonly apiVersion: string;
    readonly kind: string;
    readonly metadata: { readonly name: string };
    readonly spec: Spec;
  }
  const all = ['sixgun.yaml', 'nats.yaml'].flatMap(file =>
    parseAllDocuments(text(join('kubernetes', file))).map(document => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
  const of = (kind: string, name = 'sixgun'): Manifest =>
    all.find(manifest => manifest.kind === kind && manifest.metadata.name === name)!;
  const pod = of('Deployment').spec.template;
  const container = pod.spec.containers[0]!;

  test('each has an API version that exists in Kubernetes', () => {
    expect(Object.fromEntries(all.map(({ kind, apiVersion }) => [kind, apiVersion]))).toEqual({
      Deployment: 'apps/v1',
      Service: 'v1',
      PodDisruptionBudget: 'policy/v1',
      HorizontalPodAutoscaler: 'autoscaling/v2',
      NetworkPolicy: 'networking.k8s.io/v1',
    });
  });
  test('labels match the pods, and ports the program', () => {
    for (const name of ['sixgun', 'nats']) {
      const { selector, template } = of('Deployment', name).spec;
      expect(template.metadata.labels).toEqual(selector.matchLabels);
      const service = of('Service', name).spec;
      expect(service.selector).toEqual(template.metadata.labels);
      expect(template.spec.containers[0]!.ports.map(port => port.name)).toContain(service.ports[0]!.targetPort);
    }
    expect(of('PodDisruptionBudget').spec.selector.matchLabels).toEqual(pod.metadata.labels);
    expect(container.ports[0]!.containerPort).toBe(Number(variables.PORT.default));
    expect([container.readinessProbe, container.livenessProbe].map(({ httpGet }) => httpGet.path)).toEqual(['/readyz', '/healthz']);
  });
  test('known settings, and time to stop', () => {
    const settings = Object.fromEntries(container.env!.map(({ name, value }) => [name, value]));
    mustBeSettings(settings);
    // The address of the bus, with its password, is a secret; the command that makes it is in the file.
    expect(settings).not.toHaveProperty('NATS_URL');
    const { hostname, port, username } = new URL(/NATS_URL=(\S+)/.exec(text('kubernetes/sixgun.yaml'))![1]!);
    expect([username, of('Service', hostname).spec.ports[0]!.port]).toEqual(['sixgun', Number(port)]);
    expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThan(Number(settings['DRAIN_SECONDS']) + 20);
  });
  test('NATS has a password from a secret, and only the processes can reach it', () => {
    const nats = of('Deployment', 'nats').spec.template;
    expect(nats.spec.containers[0]).toMatchObject({
      args: ['--user', 'sixgun', '--pass', '$(NATS_PASSWORD)'],
      env: [{ name: 'NATS_PASSWORD', valueFrom: { secretKeyRef: { name: 'nats', key: 'NATS_PASSWORD' } } }],
    });
    expect(of('NetworkPolicy', 'nats').spec).toMatchObject({
      podSelector: { matchLabels: nats.metadata.labels },
      policyTypes: ['Ingress', 'Egress'],
      ingress: [{ from: [{ podSelector: { matchLabels: pod.metadata.labels } }], ports: [{ port: 'bus' }] }],
    });
  });
  test('only the database is written, and scaling uses an existing metric', () => {
    for (const name of ['sixgun', 'nats'])
      expect(of('Deployment', name).spec.template.spec.containers[0]!.securityContext).toMatchObject({
        readOnlyRootFilesystem: true,
      });
    const { scaleTargetRef, minReplicas, metrics } = of('HorizontalPodAutoscaler').spec;
    expect(scaleTargetRef).toMatchObject({ kind: 'Deployment', name: 'sixgun' });
    expect(minReplicas).toBe(of('Deployment').spec.replicas);
    const figures = new Metrics();
    expect(figures.text({ connections: 0, tables: 0, commits: 0, waiting: 0 })).toContain(`\n${metrics[0]!.pods.metric.name} 0\n`);
    figures.stop();
  });
});

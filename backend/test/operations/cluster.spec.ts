import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings, SETTINGS } from '../../src/platform/config/settings';
import { HOUSE, OF_IMAGE, OPERATOR, read, secretsFor } from './support/files';

interface Manifest {
  readonly kind: string;
  readonly metadata: { name: string };
  readonly spec: {
    readonly suspend?: boolean;
    readonly jobTemplate?: { spec: Manifest['spec'] };
    readonly egress?: { ports: { protocol: string; port: number }[] }[];
    readonly podSelector?: object;
    readonly policyTypes?: string[];
    readonly selector?: { matchLabels: { app: string } };
    readonly template?: {
      metadata: { labels: { app: string } };
      spec: {
        securityContext: object;
        containers: {
          name: string;
          image: string;
          securityContext: object;
          resources: { limits: object };
          livenessProbe?: object;
        }[];
      };
    };
  };
}

interface GatewayManifest {
  readonly apiVersion: string;
  readonly metadata: { name: string };
  readonly spec: {
    readonly listeners?: { name: string; protocol: string; hostname: string }[];
    readonly parentRefs?: { name: string; sectionName: string }[];
    readonly hostnames?: string[];
    readonly rules?: {
      filters?: object[];
      timeouts?: object;
      backendRefs?: { name: string; port: number }[];
    }[];
  };
}

describe('The manifests of a cluster', () => {
  const folder = 'docker/kubernetes';
  const kustomization = parse(read(`${folder}/kustomization.yaml`)) as {
    resources: string[];
    images: { name: string; newTag: string }[];
    configMapGenerator: { literals: string[] }[];
  };
  const manifests = kustomization.resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
  /** A CronJob runs what a Job would. */
  const running = manifests
    .filter(({ kind }) => ['Deployment', 'Job', 'CronJob'].includes(kind))
    .map((one) => ({ ...one, spec: one.spec.jobTemplate?.spec ?? one.spec }));

  it('run the version that package.json names, of which the changelog tells first', () => {
    const { version } = JSON.parse(read('package.json')) as { version: string };
    for (const { newTag } of kustomization.images) expect(newTag).toBe(version);
    expect(read('CHANGELOG.md').match(/^## (\S+)/m)?.[1]).toBe(version);
  });

  it('name every file of theirs, and every image', () => {
    const files = readdirSync(join(HOUSE, folder)).filter(
      (file) => file.endsWith('.yaml') && file !== 'kustomization.yaml',
    );
    expect([...kustomization.resources].sort()).toEqual(files.sort());
    const images = running.flatMap(
      ({ spec }) => spec.template?.spec.containers.map(({ image }) => image) ?? [],
    );
    expect([...new Set(images)].sort()).toEqual(
      kustomization.images.map(({ name }) => name).sort(),
    );
  });

  it.each(running.map((one) => [one.metadata.name, one] as const))(
    '%s runs as nobody special, writes nowhere else and is watched',
    (_, { kind, spec }) => {
      const pod = spec.template?.spec;
      expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true });
      for (const container of pod?.containers ?? []) {
        expect(container.securityContext).toMatchObject({
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ['ALL'] },
        });
        expect(container.resources.limits).toHaveProperty('memory');
        if (kind === 'Deployment') expect(container).toHaveProperty('livenessProbe');
      }
      if (kind === 'Deployment')
        expect(spec.selector?.matchLabels).toEqual(spec.template?.metadata.labels);
    },
  );

  it('take a backup by themselves, and use the tools when they are asked to alone', () => {
    const suspended = manifests
      .filter(({ kind }) => kind === 'CronJob')
      .map(({ metadata, spec }) => [metadata.name, spec.suspend === true]);
    expect(Object.fromEntries(suspended)).toEqual({ backup: false, tools: true });
  });

  it('let nothing reach anything unless a policy says so', () => {
    const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy');
    expect(policies.find(({ metadata }) => metadata.name === 'default-deny')?.spec).toEqual({
      podSelector: {},
      policyTypes: ['Ingress', 'Egress'],
    });
  });

  it('[D-1095] have no way in of their own: an overlay adds one by the Gateway API', () => {
    expect(manifests.map(({ kind }) => kind)).not.toContain('Ingress');
    const overlay = parse(read(`${folder}-gateway/kustomization.yaml`)) as { resources: string[] };
    expect(overlay.resources).toEqual(['../kubernetes', 'gateway.yaml']);
    const [gateway, route, toHttps] = parseAllDocuments(read(`${folder}-gateway/gateway.yaml`)).map(
      (document) => {
        expect(document.errors).toEqual([]);
        return document.toJS() as GatewayManifest;
      },
    );
    for (const each of [gateway, route, toHttps])
      expect(each?.apiVersion).toBe('gateway.networking.k8s.io/v1');
    const listeners = gateway?.spec.listeners ?? [];
    expect(listeners.map(({ name, protocol }) => [name, protocol])).toEqual([
      ['http', 'HTTP'],
      ['https', 'HTTPS'],
    ]);
    // What leads to the pages comes by TLS; all else is sent there.
    expect(route?.spec.parentRefs).toEqual([
      { name: gateway?.metadata.name, sectionName: 'https' },
    ]);
    expect(toHttps?.spec.parentRefs).toEqual([
      { name: gateway?.metadata.name, sectionName: 'http' },
    ]);
    expect(toHttps?.spec.rules?.[0]?.filters).toMatchObject([{ type: 'RequestRedirect' }]);
    // One host, that of the links in mails; sockets and uploads are ended by Suture alone.
    const [address] = kustomization.configMapGenerator.flatMap(({ literals }) =>
      literals.filter((line) => line.startsWith('PUBLIC_URL=')),
    );
    for (const host of [
      ...listeners.map(({ hostname }) => hostname),
      ...(route?.spec.hostnames ?? []),
    ])
      expect(address).toBe(`PUBLIC_URL=https://${host}`);
    expect(route?.spec.rules?.[0]?.timeouts).toEqual({ request: '0s' });
    const [to] = route?.spec.rules?.[0]?.backendRefs ?? [];
    const services = manifests.filter(({ kind }) => kind === 'Service');
    expect(services.map(({ metadata }) => metadata.name)).toContain(to?.name);
  });

  it('[D-1095] show how to allow further ports of servers outside', () => {
    const text = read(`${folder}/kustomization.yaml`);
    const [, commented = ''] = text.match(/^(# patches:\n(?:# {2,}.*\n)+)/m) ?? [];
    const { patches } = parse(commented.replace(/^# ?/gm, '')) as {
      patches: { target: { kind: string; name: string }; patch: string }[];
    };
    const policy = manifests.find(
      ({ kind, metadata }) =>
        kind === patches[0]?.target.kind && metadata.name === patches[0].target.name,
    );
    const [step] = parse(patches[0]?.patch ?? '') as { op: string; path: string; value: object }[];
    expect(step).toMatchObject({ op: 'add', value: { protocol: 'TCP', port: 9000 } });
    const ports = policy?.spec.egress?.[0]?.ports ?? [];
    expect(step?.path).toBe('/spec/egress/0/ports/-');
    // The same ports stand in the docs.
    const said = ports.map(({ port }) => String(port));
    const docs = read('docs/operations.md').match(/reached at the ports ([\d, and\n]+)/)?.[1] ?? '';
    expect(docs.match(/\d+/g)).toEqual(said);
  });

  it('give settings that STAGE=live accepts', () => {
    const settings = kustomization.configMapGenerator.flatMap(({ literals }) => literals);
    const lines = [...settings, ...read(`${folder}/secrets.env.example`).split('\n')].filter(
      (line) => /^[A-Z]/.test(line),
    );
    const given = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    expect(
      Object.keys(given).filter((name) => ![...SETTINGS, 'BACKUP_RECIPIENT'].includes(name)),
    ).toEqual([]);
    const live = { ...OF_IMAGE, DATA_DIR: '/nonexistent', ...given, ...secretsFor('cluster') };
    expect(() => readSettings(live)).toThrow('OPERATOR_NAME must be set');
    expect(readSettings({ ...live, ...OPERATOR })).toMatchObject({ isLive: true });
  });
});

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { parse, parseAllDocuments } from 'yaml';
import { readSettings } from '../../src/platform/config/settings';

const HOUSE = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(HOUSE, file), 'utf8');

interface Service {
  readonly image?: string;
  readonly build?: { target: string; dockerfile: string };
  readonly environment?: Record<string, string>;
  readonly ports?: string[];
  readonly volumes?: string[];
  readonly read_only?: boolean;
  readonly cap_drop?: string[];
  readonly mem_limit?: string;
  readonly container_name?: string;
  readonly depends_on?: Record<string, { condition: string }>;
}

const composition = parse(read('docker-compose.yml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: object;
  networks: object;
};
const dockerfile = read('docker/Dockerfile');
const OURS = ['prepare', 'backend', 'workers', 'frontend'];
const { services } = composition;

/** What make-secrets prints, as .env would give it. */
const secrets = Object.fromEntries(
  execFileSync(process.execPath, [join(HOUSE, 'docker/make-secrets.mjs')], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 2, -1)]),
) as Record<string, string>;
const filledIn = (text: string) =>
  text.replace(
    /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)?\}/g,
    (_, name: string, other = '') => secrets[name] ?? other,
  );
const environmentOf = (name: string) =>
  Object.fromEntries(
    Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [key, filledIn(value)]),
  );
/** What the image itself sets. */
const ofImage = {
  HOST: '0.0.0.0',
  METRICS_HOST: '0.0.0.0',
  METRICS_PORT: '9464',
  FFMPEG_PATH: '/usr/bin/ffmpeg',
};

describe('The images', () => {
  it('are made by a file without mistakes', () => {
    expect(validate(dockerfile)).toEqual([]);
  });

  it.each(['backend', 'workers', 'frontend'])(
    '%s has a target of its own, a health check and a user who is not root',
    (target) => {
      const stage =
        dockerfile
          .split(/^FROM /m)
          .find((part) => new RegExp(`^\\w+ AS ${target}$`, 'm').test(part)) ?? '';
      expect(stage).toContain('HEALTHCHECK');
      const [, entry] = stage.match(/^CMD \["node", "dist\/([\w/]+)\.js"\]$/m) ?? [];
      expect(existsSync(join(HOUSE, `${entry}.ts`))).toBe(true);
      expect([...dockerfile.matchAll(/^USER (\w+)$/gm)].at(-1)?.[1]).toBe('node');
    },
  );

  it('bring no file of the house that is private or useless there', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const name of ['.env', '.git', '.data*', 'dist', '**/node_modules'])
      expect(ignored).toContain(name);
  });
});

describe('The composition', () => {
  it('passes its linter', () => {
    const linter = join(HOUSE, 'node_modules/dclint/bin/dclint.cjs');
    const { status, stdout } = spawnSync(
      process.execPath,
      [linter, 'docker-compose.yml', '-c', '.dclintrc.json', '--max-warnings', '0'],
      {
        cwd: HOUSE,
        encoding: 'utf8',
      },
    );
    expect({ status, stdout }).toEqual({ status: 0, stdout: expect.not.stringContaining('error') });
  });

  it('has all that the product stands on', () => {
    expect(Object.keys(services)).toEqual(
      expect.arrayContaining([
        'postgres',
        'redis',
        'store',
        'mail',
        'backend',
        'workers',
        'frontend',
        'proxy',
      ]),
    );
    for (const { depends_on = {} } of Object.values(services))
      for (const name of Object.keys(depends_on)) expect(services).toHaveProperty(name);
  });

  it.each(OURS)(
    '%s writes nowhere but to /data and /tmp, may do nothing special, and has an end to its memory',
    (name) => {
      const service = services[name];
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        mem_limit: expect.any(String),
        volumes: ['/data'],
      });
      expect(dockerfile).toContain(`AS ${service?.build?.target}\n`);
    },
  );

  it.each(['backend', 'workers', 'frontend'])(
    '%s can be scaled: no name, no port of the host, no volume of its own',
    (name) => {
      expect(services[name]?.container_name).toBeUndefined();
      expect(services[name]?.ports).toBeUndefined();
    },
  );

  it.each(['prepare', 'backend', 'workers'])(
    '%s is given settings that STAGE=live accepts, and stores that are not its own',
    (name) => {
      const settings = readSettings({
        ...ofImage,
        DATA_DIR: '/nonexistent',
        ...environmentOf(name),
      });
      expect(settings).toMatchObject({
        isLive: true,
        publicUrl: 'https://localhost',
        dataDir: '/nonexistent',
      });
      expect([settings.s3?.bucket, settings.redisUrl, settings.databaseUrl]).toEqual([
        'suture',
        'redis://redis:6379',
        expect.stringContaining('@postgres:5432'),
      ]);
    },
  );

  it('gives the pages no secret and no database', () => {
    const given = environmentOf('frontend');
    expect(Object.keys(given).sort()).toEqual([
      'API_URL',
      'PUBLIC_URL',
      'STAGE',
      'TRUST_PROXY_HOPS',
    ]);
    const empty = mkdtempSync(join(tmpdir(), 'suture-front-'));
    expect(
      readSettings({ ...ofImage, FFMPEG_PATH: '', PATH: '', DATA_DIR: empty, ...given }),
    ).toMatchObject({
      isLive: true,
      databaseUrl: '',
    });
    expect(readdirSync(empty)).toEqual([]);
  });

  it('knows every setting that it sets', () => {
    const listed = read('.env.example');
    const names = [
      ...OURS.flatMap((name) => Object.keys(environmentOf(name))),
      ...Object.keys(ofImage),
    ];
    for (const name of new Set(names)) expect(listed).toMatch(new RegExp(`^# ?${name}=`, 'm'));
  });
});

interface Manifest {
  readonly kind: string;
  readonly metadata: { name: string };
  readonly spec: {
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

describe('The manifests of a cluster', () => {
  const folder = 'docker/kubernetes';
  const kustomization = parse(read(`${folder}/kustomization.yaml`)) as {
    resources: string[];
    images: { name: string }[];
    configMapGenerator: { literals: string[] }[];
  };
  const manifests = kustomization.resources.flatMap((file) =>
    parseAllDocuments(read(`${folder}/${file}`)).map((document) => {
      expect(document.errors).toEqual([]);
      return document.toJS() as Manifest;
    }),
  );
  const running = manifests.filter(({ kind }) => kind === 'Deployment' || kind === 'Job');

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

  it('give settings that STAGE=live accepts', () => {
    const settings = kustomization.configMapGenerator.flatMap(({ literals }) => literals);
    const lines = [...settings, ...read(`${folder}/secrets.env.example`).split('\n')].filter(
      (line) => /^[A-Z]/.test(line),
    );
    const given = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    expect(
      readSettings({ ...ofImage, DATA_DIR: '/nonexistent', ...given, ...secrets }),
    ).toMatchObject({ isLive: true });
  });
});

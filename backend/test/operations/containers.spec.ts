import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { readSettings, SETTINGS } from '../../src/platform/config/settings';
import { environmentOf, services } from './support/composition';
import { HOUSE, OF_IMAGE, read } from './support/files';

const dockerfile = read('docker/Dockerfile');
const OURS = ['prepare', 'backend', 'workers', 'frontend'];
/** Decided by the image or by the composition itself. */
const DECIDED = [
  'HOST',
  'PORT',
  'TRUST_PROXY_HOPS',
  'API_URL',
  'METRICS_PORT',
  'METRICS_HOST',
  'DATA_DIR',
  'FFMPEG_PATH',
  'BACKUP_RECIPIENT',
  // A container runs one process; there are more containers instead.
  'WEB_PROCESSES',
];
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

describe('[D-1053] What is not built here', () => {
  const named = /^[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}$/;

  it('is named by its digest, so that a tag that moves brings nothing else', () => {
    const [base] = /^FROM (\S+) AS base$/m.exec(dockerfile)?.slice(1) ?? [];
    const others = Object.values(services).filter(({ build }) => !build);
    expect(others.length).toBeGreaterThan(5);
    expect(
      [base, ...others.map(({ image }) => image)].filter((image) => !named.test(image ?? '')),
    ).toEqual([]);
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

  it.each(Object.entries(services))(
    '%s is not root, gains no right, and writes to volumes and memory alone',
    (name, { build, user = '', ...service }) => {
      expect(service).toMatchObject({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
      // Our own images name their user; one container gives volumes away before all else, and ends.
      if (!build && name !== 'owners') expect(user).toMatch(/^(?!root|0)\w+(:\d+)?$/);
    },
  );

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
        ...OF_IMAGE,
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
      'APP_STORE_URL',
      'DATA_PROTECTION_CONTACT',
      'OPERATOR_ADDRESS',
      'OPERATOR_NAME',
      'PLAY_STORE_URL',
      'PUBLIC_URL',
      'SECURITY_CONTACT',
      'SOCIAL_LINKS',
      'STAGE',
      'SUPPORT_EMAIL',
      'TRUST_PROXY_HOPS',
    ]);
    const empty = mkdtempSync(join(tmpdir(), 'suture-front-'));
    expect(
      readSettings({ ...OF_IMAGE, FFMPEG_PATH: '', PATH: '', DATA_DIR: empty, ...given }),
    ).toMatchObject({
      isLive: true,
      databaseUrl: '',
    });
    expect(readdirSync(empty)).toEqual([]);
  });

  it('has in .env.example what the code reads, and no more', () => {
    const listed = [...read('.env.example').matchAll(/^# ?([A-Z][A-Z\d_]+)=/gm)].map(
      ([, name]) => name,
    );
    expect(listed.filter((name) => name !== 'BACKUP_RECIPIENT').sort()).toEqual(
      [...SETTINGS].sort(),
    );
  });

  it('passes every setting of .env.example on that it does not decide itself', () => {
    const listed = [...read('.env.example').matchAll(/^# ?([A-Z][A-Z\d_]+)=/gm)].map(
      ([, name]) => name,
    );
    const passed = Object.keys(services['backend']?.environment ?? {});
    expect(listed.filter((name = '') => !DECIDED.includes(name)).sort()).toEqual(
      passed.filter((name) => !DECIDED.includes(name)).sort(),
    );
  });

  it('[D-1042] keeps at most fifty megabytes of logs of each container', () => {
    for (const [name, { logging }] of Object.entries(services))
      expect([name, logging?.options]).toEqual([name, { 'max-size': '10m', 'max-file': '5' }]);
  });

  it('[D-1042] starts everything that doctor tests, as the first command of the docs needs it', () => {
    expect(Object.keys(services['tools']?.depends_on ?? {})).toEqual([
      'mail',
      'postgres',
      'redis',
      'store',
    ]);
  });

  it('has its tools, its backup, its scanner and its watch only where they are asked for', () => {
    const profiles = Object.fromEntries(
      Object.entries(services).map(([name, { profiles: of = [] }]) => [name, of[0]]),
    );
    expect(profiles).toMatchObject({
      tools: 'tools',
      backup: 'backup',
      clamav: 'scan',
      prometheus: 'watch',
      alertmanager: 'watch',
      grafana: 'watch',
      backend: undefined,
    });
    expect(dockerfile).toContain('ENTRYPOINT ["node", "dist/backend/src/tools.js"]');
  });

  it('knows every setting that it sets', () => {
    const listed = read('.env.example');
    const names = [
      ...OURS.flatMap((name) => Object.keys(environmentOf(name))),
      ...Object.keys(OF_IMAGE),
    ];
    for (const name of new Set(names)) expect(listed).toMatch(new RegExp(`^# ?${name}=`, 'm'));
  });
});

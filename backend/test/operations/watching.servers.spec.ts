import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { Telemetry } from '../../src/platform/telemetry/telemetry';
import { startApp } from '../support/app';
import { demandProgram } from '../support/programs';

const DOCKER = join(__dirname, '../../../docker');
/** How many alerts there are. */
const RULES = readFileSync(join(DOCKER, 'alerts.yml'), 'utf8').match(/^ +- alert: /gm)?.length;
const RECEIVER = ['config', 'routes', 'test', '--config.file', 'alertmanager.yml'];

function run(program: string, args: readonly string[], input?: string) {
  const { status, stdout, stderr } = spawnSync(program, args, {
    cwd: DOCKER,
    encoding: 'utf8',
    input,
  });
  return { status, said: `${stdout}${stderr}` };
}

/**
 * Debian's Prometheus is built without Kubernetes service discovery; the rest of the file is
 * checked.
 */
function withoutPods(folder: string): string {
  const config = parse(readFileSync(join(DOCKER, 'prometheus-cluster.yml'), 'utf8'), {
    merge: true,
  }) as { scrape_configs: Record<string, unknown>[] };
  const file = join(folder, 'prometheus-cluster.yml');
  for (const job of config.scrape_configs) {
    delete job['kubernetes_sd_configs'];
    job['static_configs'] = [{ targets: ['pod:9464'] }];
  }
  writeFileSync(file, stringify(config, { aliasDuplicateObjects: false }));
  copyFileSync(join(DOCKER, 'alerts.yml'), join(folder, 'alerts.yml'));
  return file;
}

describe('Prometheus', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suture-prometheus-'));
  beforeAll(() => demandProgram('promtool', 'prometheus'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('takes its files, of one machine, of the composition and of the cluster', () => {
    for (const file of ['prometheus-machine.yml', 'prometheus.yml', withoutPods(folder)])
      expect(run('promtool', ['check', 'config', file])).toEqual({
        status: 0,
        said: expect.stringContaining(`SUCCESS: ${RULES} rules found`),
      });
  });

  it('wakes somebody when it should, and nobody when all is well', () => {
    const { status, said } = run('promtool', ['test', 'rules', 'alerts.test.yml']);
    expect({ status, said }).toEqual({ status: 0, said: expect.stringContaining('SUCCESS') });
  });

  it('reads the figures of the product', async () => {
    const app = await startApp({ METRICS_PORT: '0' });
    try {
      const port = await app.nest.get(Telemetry).begin('api');
      const figures = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
      expect(figures).toContain('suture_processes');
      // The names of prom-client's own metrics cannot be changed here.
      const ours = figures.split('\n').filter((line) => line.includes('suture_'));
      expect(run('promtool', ['check', 'metrics'], `${ours.join('\n')}\n`)).toEqual({
        status: 0,
        said: '',
      });
    } finally {
      await app.stop();
    }
  });
});

describe('Alertmanager', () => {
  beforeAll(() => demandProgram('amtool', 'prometheus-alertmanager'));

  it('takes its file, and tells whoever is on call of everything', () => {
    expect(run('amtool', ['check-config', 'alertmanager.yml']).status).toBe(0);
    for (const severity of ['page', 'ticket'])
      expect(
        execFileSync('amtool', [...RECEIVER, `severity=${severity}`], {
          cwd: DOCKER,
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore'],
        }).trim(),
      ).toBe('on-call');
  });
});

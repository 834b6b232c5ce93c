import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly for: string;
  readonly labels: Record<string, string>;
  readonly annotations: Record<string, string>;
}

const HOUSE = join(__dirname, '../../..');
const read = (file: string) => readFileSync(join(HOUSE, file), 'utf8');
const alerts = parse(read('docker/alerts.yml')) as { groups: { name: string; rules: Rule[] }[] };
const rules = alerts.groups.flatMap((group) => group.rules);

/** Metrics declared in the code, and those of prom-client and Prometheus. */
const declared = [
  'backend/src/platform/telemetry/metrics.ts',
  'backend/src/platform/telemetry/platform-figures.ts',
  'workers/src/queue-figures.ts',
]
  .flatMap((file) => [...read(file).matchAll(/name: '(suture_\w+)'/g)])
  .map(([, name]) => name);
const KNOWN = new Set([
  ...declared,
  'up',
  'nodejs_eventloop_lag_p99_seconds',
  'process_resident_memory_bytes',
]);
const figuresIn = (expr: string) =>
  [...expr.replace(/\{[^}]*\}/g, '').matchAll(/\b(suture_\w+|nodejs_\w+|process_\w+|up)\b/g)].map(
    ([, name = '']) => name.replace(/_(bucket|count|sum)$/, ''),
  );

/**
 * Checks the format as promtool would where it is not installed, and that every rule uses metrics
 * that exist.
 */
describe('The alert rules', () => {
  it.each(rules.map((rule) => [rule.alert, rule] as const))(
    '%s is whole and watches figures that exist',
    (_, rule) => {
      expect(Object.keys(rule).sort()).toEqual(['alert', 'annotations', 'expr', 'for', 'labels']);
      expect(rule.for).toMatch(/^\d+[smh]$/);
      expect(['page', 'ticket']).toContain(rule.labels['severity']);
      expect(Object.keys(rule.annotations).sort()).toEqual(['summary', 'what']);
      expect(figuresIn(rule.expr).length).toBeGreaterThan(0);
      for (const name of figuresIn(rule.expr)) expect(KNOWN).toContain(name);
      for (const [open, close] of ['()', '{}', '[]'])
        expect(rule.expr.split(open ?? '')).toHaveLength(rule.expr.split(close ?? '').length);
    },
  );

  it('have names of their own and speak of workers, outbox, errors, slowness and disk', () => {
    const names = rules.map((rule) => rule.alert);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        'NoWorker',
        'WorkerGone',
        'OutboxOld',
        'ErrorRate',
        'SlowReplies',
        'DiskFull',
        'RepeatedJobLate',
      ]),
    );
  });
});

describe('The dashboard', () => {
  const board = JSON.parse(read('docker/grafana/suture.json')) as {
    panels: { title: string; targets: { expr: string }[] }[];
  };

  it.each(board.panels.map((panel) => [panel.title, panel] as const))(
    '%s shows figures that exist',
    (_, { targets }) => {
      for (const { expr } of targets) {
        expect(figuresIn(expr).length).toBeGreaterThan(0);
        for (const name of figuresIn(expr)) expect(KNOWN).toContain(name);
      }
    },
  );

  it('shows every figure of ours but what only alerts need', () => {
    const shown = new Set(
      board.panels.flatMap(({ targets }) => targets.flatMap(({ expr }) => figuresIn(expr))),
    );
    expect(declared.filter((name = '') => !shown.has(name)).sort()).toEqual([
      'suture_media_store_up',
      'suture_metrics_unread_total',
      'suture_outbox_waiting',
      'suture_queue_oldest_waiting_seconds',
      'suture_queue_workers',
      'suture_repeated_job_interval_seconds',
    ]);
  });
});

describe('What Prometheus reads', () => {
  const apart = ['front-door', 'api', 'workers'];
  it.each([
    ['docker/prometheus.yml', apart],
    ['docker/prometheus-cluster.yml', apart],
    ['docker/prometheus-machine.yml', ['front-door', 'workers']],
  ])('%s has the jobs that the rules name, the rules, and whom to tell', (file, jobs) => {
    const config = parse(read(file)) as {
      rule_files: string[];
      scrape_configs: { job_name: string }[];
      alerting: { alertmanagers: object[] };
    };
    expect(config.scrape_configs.map((job) => job.job_name)).toEqual(jobs);
    expect(config.rule_files).toEqual(['alerts.yml']);
    expect(config.alerting.alertmanagers).toHaveLength(1);
  });

  it('and whom it tells: every alert has somebody, a page more often', () => {
    const { route, receivers } = parse(read('docker/alertmanager.yml')) as {
      route: { receiver: string; routes: { receiver: string; matchers: string[] }[] };
      receivers: { name: string; email_configs: object[] }[];
    };
    const names = receivers.map(({ name }) => name);
    for (const { receiver } of [route, ...route.routes]) expect(names).toContain(receiver);
    expect(route.routes[0]?.matchers).toEqual(['severity="page"']);
    expect(receivers.every(({ email_configs }) => email_configs.length > 0)).toBe(true);
  });
});

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

/** Figures that the code declares, and those that prom-client and Prometheus bring. */
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

/** promtool is not part of this house: this asks what it would of the shape, and that no rule watches a figure nobody tells. */
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

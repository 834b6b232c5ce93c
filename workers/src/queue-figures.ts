import { Injectable } from '@nestjs/common';
import { Clock } from '../../backend/src/platform/clock';
import { declaredQueues, declaredRepeatedJobs } from '../../backend/src/platform/outbox/job';
import { Queues } from '../../backend/src/platform/queues/queues';
import { Metrics, type Reading } from '../../backend/src/platform/telemetry/metrics';
import { RepeatedRuns } from '../../backend/src/platform/telemetry/repeated-runs';

const STATES = ['waiting', 'active', 'delayed', 'failed'] as const;

/** The sizes of the queues. All workers report the same values, since the queues are shared. */
@Injectable()
export class QueueFigures {
  constructor(
    private readonly metrics: Metrics,
    private readonly queues: Queues,
    private readonly clock: Clock,
    private readonly runs: RepeatedRuns,
  ) {}

  watch(): void {
    this.metrics.watch({
      name: 'suture_queue_jobs',
      help: 'Jobs in each queue, by state; `failed` are those given up, which the relay hands over again. The same in all workers.',
      labelNames: ['queue', 'state'],
      read: () => this.ofEach((queue) => this.depth(queue)),
    });
    this.metrics.watch({
      name: 'suture_queue_oldest_waiting_seconds',
      help: 'How long the job that is next in each queue has waited.',
      labelNames: ['queue'],
      read: () => this.ofEach((queue) => this.oldest(queue)),
    });
    this.watchRepeatedJobs();
  }

  /** The label is not named `job`, which Prometheus reserves. */
  private watchRepeatedJobs(): void {
    this.metrics.watch({
      name: 'suture_repeated_job_last_ran_seconds',
      help: 'How long ago each job that comes back by itself was done.',
      labelNames: ['name'],
      read: async () => {
        const ages = await this.runs.ages();
        return declaredRepeatedJobs().map(({ name }) => ({
          labels: { name },
          value: ages.get(name) ?? 0,
        }));
      },
    });
    this.metrics.watch({
      name: 'suture_repeated_job_interval_seconds',
      help: 'How often each of them is to be done.',
      labelNames: ['name'],
      read: () =>
        declaredRepeatedJobs().map(({ name, everyMs }) => ({
          labels: { name },
          value: everyMs / 1_000,
        })),
    });
  }

  private async ofEach(read: (queue: string) => Promise<Reading[]>): Promise<Reading[]> {
    return (await Promise.all(declaredQueues().map(read))).flat();
  }

  private async depth(queue: string): Promise<Reading[]> {
    const { prioritized = 0, ...counts } = await this.queues
      .of(queue)
      .getJobCounts(...STATES, 'prioritized');
    // What waits to be tried again has a lower priority.
    const all = { ...counts, waiting: (counts['waiting'] ?? 0) + prioritized };
    return STATES.map((state) => ({
      labels: { queue, state },
      value: (all as Record<string, number>)[state] ?? 0,
    }));
  }

  private async oldest(queue: string): Promise<Reading[]> {
    const [job] = await this.queues.of(queue).getJobs(['waiting', 'prioritized'], 0, 0, true);
    return [
      {
        labels: { queue },
        value: job ? Math.max(0, (this.clock.now().getTime() - job.timestamp) / 1_000) : 0,
      },
    ];
  }
}

import type { Client } from 'pg';
import '../jobs';
import type { Settings } from '../platform/config/settings';
import { declaredQueues } from '../platform/outbox/job';
import { type Check, type Finding, NOTHING } from './check';
import { using } from './database.check';

/** As long as the other processes wait before they consider one dead. */
const DEAD_AFTER_S = 15;

interface Worker {
  /** Null for a worker of the version before, which serves all. */
  readonly queues: string[] | null;
}

/** The workers that run: whether each queue is served by one of them (WORKER_QUEUES). */
export const workers: Check = {
  of: 'Workers',
  examine: async ({ databaseDirectUrl }: Settings) => {
    if (databaseDirectUrl === '') return NOTHING;
    // A database that cannot be reached, or is not prepared yet, is a finding of its own.
    return using(databaseDirectUrl, assess).catch(() => NOTHING);
  },
};

async function assess(client: Client): Promise<Finding> {
  const { rows } = await client.query<Worker>(
    `select queues from live_process
      where kind = 'workers' and seen_at > now() - make_interval(secs => ${DEAD_AFTER_S})`,
  );
  // Before the first start none is expected; NoWorker (docker/alerts.yml) tells when the last one ended.
  if (rows.length === 0) return NOTHING;
  const unserved = declaredQueues().filter(
    (queue) => !rows.some(({ queues }) => queues === null || queues.includes(queue)),
  );
  if (unserved.length === 0) return { holds: [`${rows.length} serve all queues`], problems: [] };
  const problem = `No running worker serves these queues: ${unserved.join(', ')}. Start one with WORKER_QUEUES=all, or with their names in its list.`;
  return { holds: [], problems: [problem] };
}

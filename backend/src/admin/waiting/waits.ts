import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import { LateWorks } from '../figures/late-work';
import { QueueStates } from '../queue-states';
import { type WaitKind, WORK_WAITING } from './waiting.sql';

/** One kind of administrative work, with the number of items waiting. */
export interface Wait {
  readonly kind: WaitKind | 'failed-jobs' | 'late-jobs';
  readonly waiting: number;
  /** Null if nothing waits, or if nobody knows since when. */
  readonly oldestAt: Date | null;
  /** The page where it is done. */
  readonly link: string;
}

const LINKS: Readonly<Record<Wait['kind'], string>> = {
  reports: '/admin/reports',
  'held-files': '/admin/queues/queue/file-checks',
  registrations: '/admin/registrations',
  appeals: '/admin/appeals',
  'deletion-requests': '/admin/letters?kind=deletion-requests',
  messages: '/admin/letters',
  places: '/admin/places',
  'failed-jobs': '/admin/queues',
  'late-jobs': '/admin#late-work',
};

/** Everything that waits, for the top of the overview. */
@Injectable()
export class Waits {
  constructor(
    private readonly em: EntityManager,
    private readonly queues: QueueStates,
    private readonly late: LateWorks,
  ) {}

  async all(): Promise<Wait[]> {
    const [rows, failed, late] = await Promise.all([
      WORK_WAITING.rows(this.em, {}),
      this.queues.failed(),
      this.late.all(),
    ]);
    const counted = rows.map(({ kind, count, since }) => ({
      kind,
      waiting: count,
      oldestAt: timeOf(since),
      link: LINKS[kind],
    }));
    const lateCount = late.reduce((sum, { count }) => sum + count, 0);
    return [
      ...counted,
      { kind: 'failed-jobs', waiting: failed, oldestAt: null, link: LINKS['failed-jobs'] },
      {
        kind: 'late-jobs',
        waiting: lateCount,
        link: LINKS['late-jobs'],
        oldestAt: late[0]?.since ?? null,
      },
    ];
  }
}

import { TellingService } from '../../../src/notifications/telling/telling.service';
import { SIGNALS } from '../../../src/platform/outbox/job';
import type { RunningApp } from '../../support/app';
import { type OutboxEntry, promised } from '../../support/jobs';
import { inUnitOfWork } from '../../support/unit-of-work';

/** Does what the workers do with all pending signals, or with those selected, as one batch. */
export async function hearSignals(
  app: RunningApp,
  isMeant: (entry: OutboxEntry) => boolean = () => true,
): Promise<void> {
  const telling = app.nest.get(TellingService, { strict: false });
  const waiting = (await promised(app, SIGNALS)).filter(isMeant);
  await inUnitOfWork(app, () => telling.hear(waiting));
}

interface Heard {
  /**
   * Whether to include the signal of a case about to close, which is normally sent at its time
   * only.
   */
  readonly closing?: boolean;
}

/** Does what the workers do with the signals of a case and of its comments. */
export async function hearAboutCase(
  app: RunningApp,
  id: number,
  { closing = false }: Heard = {},
): Promise<void> {
  const comments = await app.rows<{ id: number }>('select id from comment where subject_id = ?', [
    id,
  ]);
  await hearSignals(app, ({ name, payload }) => {
    const isOfCase =
      payload['postId'] === id || comments.some((comment) => comment.id === payload['commentId']);
    return isOfCase && (closing || name !== 'case-closing');
  });
}

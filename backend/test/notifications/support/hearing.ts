import { TellingService } from '../../../src/notifications/telling.service';
import { SIGNALS } from '../../../src/platform/outbox/job';
import type { RunningApp } from '../../support/app';
import { type OutboxEntry, promised } from '../../support/jobs';
import { inUnitOfWork } from '../../support/unit-of-work';

/** What the workers do with the signals told so far, or with some of them, which wait together. */
export async function hearSignals(
  app: RunningApp,
  isMeant: (entry: OutboxEntry) => boolean = () => true,
): Promise<void> {
  const telling = app.nest.get(TellingService, { strict: false });
  const waiting = (await promised(app, SIGNALS)).filter(isMeant);
  await inUnitOfWork(app, () => telling.hear(waiting));
}

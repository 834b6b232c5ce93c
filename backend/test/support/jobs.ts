import type { RunningApp } from './app';

export interface OutboxEntry {
  readonly id: number;
  readonly queue: string;
  readonly name: string;
  readonly payload: Record<string, unknown>;
}

/** The id of what was promised last. */
export async function lastPromised(
  app: RunningApp,
  queue: string,
  match: Record<string, unknown>,
): Promise<number> {
  const job = (await promised(app, queue, match)).at(-1);
  if (!job) throw new Error(`Nothing like ${JSON.stringify(match)} was promised to ${queue}.`);
  return job.id;
}

/** What was promised for later, oldest first. */
export function promised(
  app: RunningApp,
  queue: string,
  match: Record<string, unknown> = {},
): Promise<OutboxEntry[]> {
  return app.rows<OutboxEntry>(
    'select id, queue, name, payload from outbox where queue = ? and payload @> ?::jsonb order by id',
    [queue, JSON.stringify(match)],
  );
}

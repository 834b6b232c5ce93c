import type { RunningApp } from './app';

export interface OutboxEntry {
  readonly id: number;
  readonly queue: string;
  readonly name: string;
  readonly payload: Record<string, unknown>;
}

/** What was promised for later, oldest first. */
export function promised(app: RunningApp, queue: string, match: Record<string, unknown> = {}): Promise<OutboxEntry[]> {
  return app.rows<OutboxEntry>('select id, queue, name, payload from outbox where queue = ? and payload @> ?::jsonb order by id', [
    queue,
    JSON.stringify(match),
  ]);
}

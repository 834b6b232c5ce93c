import { type APIRequestContext, expect } from '@playwright/test';

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
const QUEUES = '/admin/queues/api/queues';

type Status = 'delayed' | 'failed';

interface Job {
  id: string;
  failedReason?: string;
}

async function jobsOf(request: APIRequestContext, queue: string, status: Status): Promise<Job[]> {
  const reply = await request.get(QUEUES, { params: { activeQueue: queue, status } });
  expect(reply.ok(), `the board’s ${status} jobs of ${queue}`).toBe(true);
  const { queues } = (await reply.json()) as { queues: { name: string; jobs: Job[] }[] };
  return queues.find(({ name }) => name === queue)?.jobs ?? [];
}

async function makeDue(request: APIRequestContext, queue: string, id: string): Promise<void> {
  const reply = await request.put(`${QUEUES}/${queue}/${id}/promote`, {
    headers: { origin: BASE },
  });
  if (reply.ok()) return;
  // It may have become due by itself in the meantime.
  const delayed = (await jobsOf(request, queue, 'delayed')).map((job) => job.id);
  expect(delayed, 'delayed jobs that the board does not make due').not.toContain(id);
}

/**
 * Until a job has failed for this reason for good. Its tries come one after another, but without
 * the pause before each: the board, which only administrators reach, makes it due at once.
 */
export async function failedForGood(
  request: APIRequestContext,
  queue: string,
  reason: string,
): Promise<void> {
  const those = async (status: Status) =>
    (await jobsOf(request, queue, status)).filter(({ failedReason }) => failedReason === reason);
  await expect(async () => {
    for (const { id } of await those('delayed')) await makeDue(request, queue, id);
    expect(await those('failed'), `jobs of ${queue} that have failed`).not.toEqual([]);
  }).toPass({ timeout: 120_000, intervals: [100] });
}

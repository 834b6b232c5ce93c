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

async function promote(request: APIRequestContext, queue: string, id: string): Promise<void> {
  const reply = await request.put(`${QUEUES}/${queue}/${id}/promote`, {
    headers: { origin: BASE },
  });
  if (reply.ok()) return;
  // It may already have become due on its own.
  const delayed = (await jobsOf(request, queue, 'delayed')).map((job) => job.id);
  expect(delayed, 'delayed jobs that the board does not promote').not.toContain(id);
}

/**
 * Waits until a job has failed for good with this reason. All of its attempts are made, but without
 * the delays between them: each delayed job is promoted through the administrators' board.
 */
export async function failedForGood(
  request: APIRequestContext,
  queue: string,
  reason: string,
): Promise<void> {
  const those = async (status: Status) =>
    (await jobsOf(request, queue, status)).filter(({ failedReason }) => failedReason === reason);
  await expect(async () => {
    for (const { id } of await those('delayed')) await promote(request, queue, id);
    expect(await those('failed'), `jobs of ${queue} that have failed`).not.toEqual([]);
  }).toPass({ timeout: 120_000, intervals: [100] });
}

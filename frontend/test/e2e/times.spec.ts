// Run by `npm run test:security` only, on an otherwise idle machine.
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMark, aMember } from './support/people';
import { waitingBeside } from './support/waiting';

const url = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
const ROUNDS = 10;
const REPEATS = 40;

const p95 = (times: number[]) => times[Math.floor(times.length * 0.95)] ?? 0;

async function cookieOf(request: APIRequestContext): Promise<string> {
  const { cookies } = await request.storageState();
  return cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
}

test('a form of 150 texts of 12,000 characters keeps nobody waiting', async ({ context }) => {
  await aMember(context);
  const fields = new URLSearchParams({ diagnosis: 'Calot', speciality: 'HPB Surgery' });
  for (let at = 0; at < 150; at += 1)
    fields.append(at % 2 === 0 ? 'history' : `text${at}`, 'Mr John 12/03/2024 '.repeat(632));
  const heavy = async () => {
    const { status } = await fetch(`${url}/community/add`, {
      method: 'POST',
      headers: { cookie: await cookieOf(context.request), origin: new URL(url).origin },
      body: fields,
      redirect: 'manual',
    });
    expect(status).toBe(400);
  };
  for (let round = 0; round < ROUNDS; round += 1) {
    const times = await waitingBeside(`${url}/healthz`, {}, heavy);
    expect(times.at(-1)).toBeLessThanOrEqual(250);
  }
});

test('40 repeats of one Idempotency-Key leave everybody else as fast as before', async ({
  browser,
}) => {
  const [author, reader] = await Promise.all([browser.newContext(), browser.newContext()]);
  await aMember(author);
  await aMember(reader);
  const picture = await aPicture();
  /** Of concurrent requests with the same key, some get the created case, the others 409. */
  const posts = async (repeats: number) => {
    const told = { diagnosis: aDiagnosis(), files: [picture], key: aMark() };
    const sent = Array.from({ length: repeats }, () => aCase(author.request, told));
    const replies = await Promise.allSettled(sent);
    const made = replies.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const refused = replies.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(new Set(made).size).toBe(1);
    for (const error of refused) expect((error as Error).message).toContain('"code":409');
  };
  const headers = { cookie: await cookieOf(reader.request) };
  const address = `${url}/api/v1/clinicalCases?limit=20`;
  const alone: number[] = [];
  const beside: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    alone.push(...(await waitingBeside(address, headers, () => posts(1))));
    beside.push(...(await waitingBeside(address, headers, () => posts(REPEATS))));
  }
  const [before, during] = [alone, beside].map((times) => p95(times.sort((a, b) => a - b)));
  console.log(
    `p95 of others: ${before?.toFixed(1)} ms beside one post, ${during?.toFixed(1)} ms beside ${REPEATS}`,
  );
  expect(during).toBeLessThanOrEqual(2 * (before ?? 0));
});

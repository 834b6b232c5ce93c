import type { APIRequestContext, Page } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { aMember, call } from './support/people';
import { expect, hydrated, test } from './support/walk';

const POLL = JSON.stringify({
  question: 'What would you do first?',
  options: ['Operate', 'Drain first', 'Wait'],
  blind: true,
});

interface Option {
  id: number;
  text: string;
}

async function votes(by: APIRequestContext, id: number, text: string): Promise<void> {
  const { result } = await call(by, `clinicalCases/${id}/poll`, { method: 'GET' });
  const { options } = result as unknown as { options: Option[] };
  const option = options.find((one) => one.text === text)?.id;
  await call(by, `clinicalCases/${id}/poll/vote`, { data: { option, confidence: 80 } });
}
const comments = (by: APIRequestContext, clinicalCaseId: number, comment: string) =>
  call(by, 'clinicalCases/comment', { data: { clinicalCaseId, comment } });

/** The HTML without the parts that differ on every request: nonces, keys and timestamps. */
async function bytesOf(page: Page, path: string): Promise<string> {
  const reply = await page.request.get(path);
  expect(reply.status()).toBe(200);
  return (await reply.text())
    .replaceAll(/nonce="[^"]*"/g, '')
    .replaceAll(/"nonce-[^"]*"/g, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/g, '')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '')
    .replaceAll(/(&amp;|\?)[es]=[^"&]*/g, '');
}

test.describe('Votes before words', { tag: '@nojs' }, () => {
  test('[D-490 D-491] the author asks, a colleague votes, and then reads', async ({
    page,
    context,
    hasScripts,
    open,
    look,
    colleague,
  }) => {
    await aMember(context);
    const { page: theirs } = await colleague('Benedikt');
    const { context: other } = await colleague('Clara');
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    const settled = async (on: Page) => {
      if (hasScripts) await hydrated(on);
    };

    await open(page, `/caseDetails/${id}`);
    await page.getByRole('link', { name: 'Add a poll' }).click();
    await settled(page);
    await page.getByRole('button', { name: 'Save the poll' }).click();
    await expect(page.getByText('Please ask a question.').first()).toBeVisible();
    await page.getByLabel('Question of the poll').fill('What would you do first?');
    await page.getByLabel('Option 1').fill('Operate');
    await page.getByLabel('Option 2').fill('Drain first');
    await look(page);
    await page.getByRole('button', { name: 'Save the poll' }).click();
    await expect(page.getByRole('region', { name: 'What would you do first?' })).toContainText(
      '0 votes',
    );

    await votes(other.request, id, 'Operate');
    await comments(other.request, id, 'Straight to theatre.');
    await open(theirs, '/community');
    await expect(theirs.locator(`#case-${id}`)).toContainText('Vote before you read');
    await open(theirs, `/caseDetails/${id}`);
    await settled(theirs);
    await expect(theirs.getByText('Opens after your vote')).toBeVisible();
    await expect(theirs.getByText('Straight to theatre.')).toBeHidden();
    await look(theirs);
    await theirs.getByRole('radio', { name: 'Drain first' }).focus();
    await theirs.keyboard.press('Space');
    await theirs.getByRole('radio', { name: '70 percent' }).check({ force: true });
    await theirs.getByRole('button', { name: 'Vote and open the discussion' }).click();
    const result = theirs.getByRole('region', { name: 'What would you do first?' });
    await expect(result).toContainText('2 votes');
    await expect(result).toContainText('Your vote, 70 % sure');
    await expect(theirs.getByText('Straight to theatre.')).toBeVisible();
    await look(theirs);
  });

  test('[D-490] a new case asks at once, and who skips sees how others voted', async ({
    page,
    context,
    open,
    colleague,
  }) => {
    await aMember(context);
    const { page: theirs } = await colleague('Benedikt');
    const id = await aCase(context.request, { diagnosis: aDiagnosis(), more: { poll: POLL } });
    await open(theirs, `/caseDetails/${id}`);
    await theirs.getByRole('button', { name: 'Just show me' }).click();
    await expect(theirs.getByRole('region', { name: 'What would you do first?' })).toContainText(
      '0 votes',
    );
    await expect(theirs.getByRole('heading', { name: /^Discussion/ })).toContainText('0 comments');
    await open(page, `/caseDetails/${id}/outcome`);
    await expect(page.getByRole('group', { name: 'What would you do first?' })).toBeVisible();
  });
});

/** Compares the HTML sent by the server, so running it again with scripts would prove nothing new. */
test('[D-492] pages say the same before and after others vote and comment', async ({
  context,
  colleague,
}) => {
  const author = await aMember(context);
  const { page: theirs, context: reading } = await colleague('Benedikt');
  const { context: other } = await colleague('Clara');
  const id = await aCase(context.request, { diagnosis: aDiagnosis(), more: { poll: POLL } });
  await call(reading.request, 'clinicalCases/collection/add', { data: { cl_case_id: id } });
  const paths = [
    `/caseDetails/${id}`,
    `/caseDetails/${id}?sort=liked`,
    '/community',
    '/collection',
    `/profile/${author.id}`,
    '/notifications',
  ];
  // Posts by other tests change the feed, so only the card has to stay the same there.
  const cardOf = (html: string) =>
    html.match(new RegExp(`<article[^>]* id="case-${id}"[^]*?</article>`))?.[0] ?? 'no such card';
  const read = async (path: string) => {
    const html = await bytesOf(theirs, path);
    return path === '/community' ? cardOf(html) : html;
  };
  const before = [];
  for (const path of paths) before.push(await read(path));
  expect(before).not.toContain('no such card');
  await votes(other.request, id, 'Operate');
  await comments(other.request, id, 'Straight to theatre.');
  await comments(context.request, id, 'Thank you.');
  for (const [index, path] of paths.entries()) expect(await read(path), path).toBe(before[index]);
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aLine } from './support/line';
import { remembered, test, touched as touchedAt, waiting } from './support/outbox';
import { aMark, aMember, call } from './support/people';

/** Its page, once the worker is there and its scripts can be used. */
async function openCase(context: BrowserContext, id: number): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(`/caseDetails/${id}`);
  await hydrated(page);
  return page;
}

async function comment(page: Page, words: string): Promise<void> {
  const field = page.getByLabel('Add Comment');
  await field.click();
  await field.fill(words);
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
}

/** The words of all comments under a case, as the server has them. */
async function commentsOf({ request }: BrowserContext, id: number): Promise<string[]> {
  const { result } = await call(request, `posts/${id}/comments`, { method: 'GET' });
  return result.map(({ text }: { text: string }) => text);
}

const touched = (page: Page) => touchedAt(page, page.getByLabel('Add Comment'));

test('[D-1345 D-1346] a comment written offline waits where it was written, also after the browser was closed, and arrives once', async ({
  profile,
}) => {
  const words = `Drain it tonight ${aMark()}`;
  const context = await profile.open();
  await remembered(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const page = await openCase(context, id);
  await touched(page);
  await context.setOffline(true);
  await comment(page, words);
  await expect(waiting(page)).toHaveCount(1);
  await expect(waiting(page)).toContainText(words);
  await expect(waiting(page).getByRole('button')).toHaveText(['Send now', 'Delete']);
  await expect(page.getByLabel('Add Comment')).toHaveValue('');
  await context.close();
  expect(profile.filesWith(words)).toEqual([]);

  const again = await profile.open();
  const other = await again.newPage();
  await other.goto('/community');
  await expect.poll(() => commentsOf(again, id)).toEqual([words]);
  const back = await openCase(again, id);
  await expect(back.getByText(words)).toBeVisible();
  await expect(waiting(back)).toHaveCount(0);
  expect(await commentsOf(again, id)).toEqual([words]);
  await again.close();
});

test('[D-1346] an answer that was lost, and a server that asks to wait, cost nothing: each comment arrives once', async ({
  profile,
}) => {
  let isLost = false;
  let busy = 0;
  const line = await aLine(({ method, url }) => {
    if (method !== 'POST' || !url?.includes('/caseDetails/')) return 'goes on';
    if (isLost) return 'answer is lost';
    busy -= 1;
    return busy < 0 ? 'goes on' : 503;
  });
  const context = await profile.open(line.proxy);
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const page = await openCase(context, id);
  await touched(page);
  isLost = true;
  await comment(page, 'First.');
  await expect(waiting(page)).toHaveCount(1);
  isLost = false;
  await expect.poll(() => commentsOf(context, id)).toEqual(['First.']);
  await expect(waiting(page)).toHaveCount(0);
  busy = 3;
  await comment(page, 'Second.');
  await expect(waiting(page)).toContainText('Second.');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(0);
  expect(busy).toBeLessThan(0);
  expect((await commentsOf(context, id)).sort()).toEqual(['First.', 'Second.']);
  await context.close();
  line.close();
});

test('[D-1345 D-1347] what waits when its session ends is shown to nobody else, and sent once its author is logged in', async ({
  profile,
}) => {
  let isAway = false;
  const line = await aLine(({ method, url }) =>
    isAway && method === 'POST' && url?.includes('/caseDetails/') ? 503 : 'goes on',
  );
  const context = await profile.open(line.proxy);
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const page = await openCase(context, id);
  await touched(page);
  isAway = true;
  await comment(page, 'Kept for its author.');
  await expect(waiting(page)).toHaveCount(1);
  const annas = await context.cookies();
  await context.clearCookies();
  isAway = false;
  await waiting(page).getByRole('button', { name: 'Send now' }).click();
  await expect(waiting(page)).toContainText('Your session has ended.');
  await aMember(context);
  await openCase(context, id);
  await page.waitForLoadState('networkidle');
  await expect(waiting(page)).toHaveCount(0);
  expect(await commentsOf(context, id)).toEqual([]);
  await context.clearCookies();
  await context.addCookies(annas);
  await page.goto(`/caseDetails/${id}`);
  await expect.poll(() => commentsOf(context, id)).toEqual(['Kept for its author.']);
  await expect(waiting(page)).toHaveCount(0);
  await context.close();
  line.close();
});

test('[D-1345] a log-out throws away what waits', async ({ profile }) => {
  let isAway = false;
  const line = await aLine(({ method, url }) =>
    isAway && method === 'POST' && url?.includes('/caseDetails/') ? 503 : 'goes on',
  );
  const context = await profile.open(line.proxy);
  const { email, password } = await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const page = await openCase(context, id);
  await touched(page);
  isAway = true;
  await comment(page, 'Not to be sent any more.');
  await expect(waiting(page)).toHaveCount(1);
  await expect(waiting(page)).toContainText('Not to be sent any more.');
  const own = await context.newPage();
  await own.goto('/me');
  await expect(waiting(own).getByRole('link', { name: 'Comment' })).toHaveAttribute(
    'href',
    `/caseDetails/${id}`,
  );
  await own.close();
  await page.getByLabel('Your menu').click();
  await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  isAway = false;
  const names = () =>
    page.evaluate(async () => (await indexedDB.databases()).map((one) => one.name));
  await expect.poll(names).not.toContain('suture-outbox');
  await call(context.request, 'login', { data: { emailId: email, password } });
  await openCase(context, id);
  await page.waitForLoadState('networkidle');
  await expect(waiting(page)).toHaveCount(0);
  expect(await commentsOf(context, id)).toEqual([]);
  await context.close();
  line.close();
});

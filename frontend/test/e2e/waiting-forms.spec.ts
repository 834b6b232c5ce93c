import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aLine } from './support/line';
import { expectWaiting, opened, remembered, test, touched, waiting } from './support/outbox';
import { aMark, aMember, call } from './support/people';
import { chooseCountry, choosePlace } from './support/steps';

const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const CANNOT_BE_REACHED = /cannot be reached|could not be reached|You are offline/;

async function fillOpportunity(page: Page, title: string, words: string): Promise<void> {
  const visit = { page, hasScripts: true };
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Opportunity Type').selectOption('Observer');
  await page.getByLabel('Speciality', { exact: true }).selectOption('Other');
  await page.getByLabel('Other speciality').fill('Hand surgery');
  await page.getByLabel('Description').fill(words);
  await chooseCountry(visit, 'India');
  await choosePlace(visit, 'City', /Chennai/);
  await page.getByLabel('Duration', { exact: true }).fill('1');
  await page.getByLabel('Unit of the duration').selectOption('Months');
  await page.getByLabel('From Date').fill(`${NEXT_YEAR}-01-31`);
  await page.getByLabel('Qualifications').fill('MS');
  await page.getByLabel('Experience').fill('None');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

/** The titles of all that this member has posted. */
async function opportunitiesOf({ request }: BrowserContext): Promise<string[]> {
  const { result } = await call(request, 'opportunities/posted', { data: {} });
  return result.map(({ title }: { title: string }) => title);
}

async function beyondPostsOf({ request }: BrowserContext, memberId: number): Promise<string[]> {
  const data = { id: memberId, fromMyCases: true };
  const { result } = await call(request, 'getBeyondPost', { data });
  return result[0].map(({ title }: { title: string }) => title);
}

test('[D-1490] an opportunity written offline survives the closed browser, and arrives once', async ({
  profile,
}) => {
  test.slow();
  const title = `Fellowship ${aMark()}`;
  const words = `Two consoles ${aMark()}`;
  const context = await profile.open();
  await remembered(context);
  const page = await opened(context, '/opportunities/post');
  await touched(page, page.getByLabel('Title'));
  await fillOpportunity(page, title, words);
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Post Opportunity' }).click();
  await expectWaiting(page, words);
  await expect(page.getByLabel('Title')).toHaveValue('');
  await expect(page.getByText(CANNOT_BE_REACHED)).toHaveCount(0);
  await context.close();
  expect(profile.filesWith(title, words)).toEqual([]);

  const again = await profile.open();
  const other = await again.newPage();
  await other.goto('/community');
  await expect.poll(() => opportunitiesOf(again)).toEqual([title]);
  await other.goto('/opportunities/post');
  await hydrated(other);
  await expect(waiting(other)).toHaveCount(0);
  expect(await opportunitiesOf(again)).toEqual([title]);
  await again.close();
});

test('[D-1490] a post with its picture is there once, though its answer was lost', async ({
  profile,
}) => {
  test.slow();
  let isLost = true;
  const line = await aLine(({ method, url }) =>
    isLost && method === 'POST' && url?.includes('/beyondSurgery/add')
      ? 'answer is lost'
      : 'goes on',
  );
  const title = `First summit ${aMark()}`;
  const context = await profile.open(line.proxy);
  const { id } = await aMember(context);
  const page = await opened(context, '/beyondSurgery/add');
  await touched(page, page.getByLabel('Title'));
  await page.getByLabel('Title').fill(title);
  await page.locator('#beyondFile').setInputFiles(await aPicture('ridge.jpg'));
  await page.getByLabel(/Indemnity/).check();
  await page.getByRole('main').getByRole('button', { name: 'Add Post' }).click();
  await expectWaiting(page, title);
  await expect(waiting(page)).toContainText('ridge.jpg');
  await expect.poll(() => beyondPostsOf(context, id)).toEqual([title]);
  isLost = false;
  await waiting(page).getByRole('button', { name: 'Send now' }).click();
  await expect(waiting(page)).toHaveCount(0);
  expect(await beyondPostsOf(context, id)).toEqual([title]);
  await context.close();
  line.close();
});

test('[D-1490] an outcome waits at its case, and a refusal is said there in its words', async ({
  profile,
}) => {
  test.slow();
  const context = await profile.open();
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const page = await opened(context, `/caseDetails/${id}/outcome`);
  await touched(page, page.getByLabel('Day of this report'));
  await page.getByLabel('Day of this report').fill('30');
  await page
    .getByLabel('What did you do, and would you do it again?')
    .fill('Seen again on 12 March 2024.');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Report the outcome' }).click();
  await expectWaiting(page, 'Seen again on 12 March 2024.');
  await context.setOffline(false);
  await expect(waiting(page).getByRole('alert')).toContainText(/date/i);
  const { result } = await call(context.request, `posts/${id}/outcome`, { method: 'GET' });
  expect(result).toBeNull();
  await page.goto(`/caseDetails/${id}`);
  await hydrated(page);
  await expect(waiting(page).getByRole('alert')).toContainText(/date/i);
  await waiting(page).getByRole('button', { name: 'Delete' }).click();
  await expect(waiting(page)).toHaveCount(0);
  await context.close();
});

test('[D-1493] the offline page shows what waits to its author, who can delete it there', async ({
  profile,
}) => {
  test.slow();
  const context = await profile.open();
  await remembered(context);
  const diagnosis = aDiagnosis();
  const id = await aCase(context.request, { diagnosis });
  const page = await opened(context, `/caseDetails/${id}`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await touched(page, page.getByLabel('Add Comment'));
  await context.setOffline(true);
  for (const words of ['Keep the drain.', 'Take it out.']) {
    await page.getByLabel('Add Comment').fill(words);
    await page.getByRole('button', { name: 'Post', exact: true }).first().click();
    await expect(waiting(page).filter({ hasText: words })).toBeVisible();
  }
  await page.goto('/chat').catch(() => undefined);
  await expect(page.getByRole('heading', { name: 'You are offline.' })).toBeVisible();
  await expect(waiting(page)).toHaveCount(2);
  await expect(page.getByText(diagnosis)).toHaveCount(0);
  await waiting(page)
    .filter({ hasText: 'Take it out.' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(waiting(page)).toHaveCount(1);
  await context.setOffline(false);
  await page.goto('/community');
  const texts = async () => {
    const { result } = await call(context.request, `posts/${id}/comments`, { method: 'GET' });
    return result.map(({ text }: { text: string }) => text);
  };
  await expect.poll(texts).toEqual(['Keep the drain.']);
  await context.close();
});

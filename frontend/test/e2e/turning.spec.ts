import type { Page } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, call } from './support/people';
import { expect, hydrated, stageOf, test } from './support/walk';

const isData = (url: URL) => url.pathname.endsWith('.data');

/** The data that a page asks for anew waits until `come` is called. */
async function slowData(page: Page) {
  const asked: string[] = [];
  let come = () => {};
  const released = new Promise<void>((resolve) => {
    come = resolve;
  });
  await page.route(isData, async (route) => {
    if (route.request().method() === 'GET') {
      asked.push(route.request().url());
      await released;
    }
    await route.continue().catch(() => undefined);
  });
  return { asked, come };
}

test('[D-1660] turning to another picture asks the server for nothing, and cuts nothing off', async ({
  page,
  context,
  colleague,
}) => {
  await aMember(context);
  const { context: theirs } = await colleague('Benedikt');
  const files = [await aPicture('a.jpg'), await aPicture('b.jpg', '#884422')];
  const id = await aCase(context.request, { diagnosis: aDiagnosis('Double-duct sign'), files });
  const watched = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('socket.io'),
  });
  await page.goto(`/caseDetails/${id}`);
  await hydrated(page);
  await watched;
  const { asked, come } = await slowData(page);
  const next = stageOf(page).getByRole('link', { name: 'Next file' });
  const previous = stageOf(page).getByRole('link', { name: 'Previous file' });
  await next.click();
  await expect(previous).toBeVisible();
  expect(asked).toEqual([]);

  // The page reads anew, because there is news.
  await expect(async () => {
    await call(theirs.request, `posts/${id}/comments`, { data: { text: 'Came meanwhile.' } });
    await expect.poll(() => asked.length, { timeout: 4_000 }).toBe(1);
  }).toPass();
  await previous.click();
  come();
  await expect(page.getByText('Came meanwhile.').first()).toBeVisible();
  await expect(next).toBeVisible();
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated } from './support/browser';
import { aCase } from './support/cases';
import { outboxReady, remembered, test, waiting } from './support/outbox';
import { aMark, call, somebody } from './support/people';
import { aSpeaker, sayEverywhere } from './support/said-everywhere';

/** The worker keeps it, so that a search that finds nothing is known to search. */
const OUR_OWN = 'You are offline.';

/** 64 bytes out of the middle of each private picture that a page shows. */
async function picturesOn(page: Page): Promise<Buffer[]> {
  const shown = page.locator('img[src*="/media/private/"]');
  const addresses = () =>
    shown.evaluateAll((pictures: HTMLImageElement[]) =>
      pictures.filter(({ naturalWidth }) => naturalWidth > 0).map(({ currentSrc }) => currentSrc),
    );
  await expect.poll(async () => (await addresses()).length).toBeGreaterThan(0);
  return Promise.all(
    (await addresses()).map(async (address) => {
      const bytes = await (await page.request.get(address)).body();
      return bytes.subarray(bytes.length / 2, bytes.length / 2 + 64);
    }),
  );
}

/**
 * Every page that shows what a colleague wrote, by its address, and the case also as the router asks
 * for it.
 * @returns pieces of the pictures seen
 */
async function readAll(page: Page, paths: readonly string[], mark: string): Promise<Buffer[]> {
  const seen: Buffer[] = [];
  for (const path of paths) {
    await page.goto(path);
    await hydrated(page);
    await expect(page.locator('main').getByText(mark).first(), path).toBeVisible();
    if (/^.(community|caseDetails|beyondSurgery|chat)/.test(path))
      seen.push(...(await picturesOn(page)));
  }
  await page.goto('/community');
  await hydrated(page);
  const card = page.getByRole('link', { name: `case ${mark} question ${mark}` });
  await card.first().click();
  await expect(page).toHaveURL(/\/caseDetails\/\d+$/);
  await expect(page.getByText(`history ${mark}`).first()).toBeVisible();
  return seen;
}

async function openedBeside(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  return page;
}

test('[D-1570] nothing that others wrote or showed is in the folder of a closed browser, and no draft in clear', async ({
  profile,
  browser,
}) => {
  test.slow();
  const [mark, draft] = [aMark(), aMark()];
  const context = await profile.open();
  // Compressed words could not be found.
  await context.setExtraHTTPHeaders({ 'accept-encoding': 'identity' });
  await remembered(context);
  const { records } = await call(context.request, 'session', { method: 'GET' });
  const reported = await aCase(context.request, { diagnosis: 'A plain case' });
  const other = await browser.newContext();
  const say = (where: string) => `${where} ${mark}`;
  const speaker = await aSpeaker(other, say, somebody('Ben'));
  const said = await sayEverywhere(other, say, { reader: records.id, reported });
  await other.close();
  const room = `/chat?room=${said.chatRoomId}`;
  const paths = [
    '/community',
    `/caseDetails/${said.caseId}`,
    '/beyondSurgery',
    `/beyondSurgery/${said.beyondId}`,
    '/opportunities',
    `/opportunities/${said.opportunityId}`,
    room,
    `/profile/${speaker.id}`,
    `/caseDetails/${said.caseId}`,
  ];
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/opportunities');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const pictures = await readAll(page, paths, mark);

  await page.getByLabel('Add Comment').click();
  await outboxReady(page);
  const form = await openedBeside(context, '/community/add');
  const chat = await openedBeside(context, room);
  await context.setOffline(true);
  await form.getByLabel('Diagnosis').fill(`Half a diagnosis ${draft}`);
  await form.getByLabel('History').fill(`Half a history ${draft}`);
  await chat.getByRole('textbox', { name: 'Message', exact: true }).fill(`Half a line ${draft}`);
  await page.getByLabel('Add Comment').fill(`A comment ${draft}`);
  await page.getByRole('button', { name: 'Post', exact: true }).first().click();
  await expect(waiting(page)).toHaveCount(1);
  await page.getByLabel('Add Comment').fill(`Half a comment ${draft}`);
  await context.close();
  expect(profile.filesWith(OUR_OWN)).not.toEqual([]);
  expect(profile.filesWith(mark, ...pictures)).toEqual([]);
  expect(profile.filesWith(draft)).toEqual([]);
});

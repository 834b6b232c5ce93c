import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated } from './support/browser';
import { aCase } from './support/cases';
import { outboxReady, remembered, test, waiting } from './support/outbox';
import { aMark, aMember, call, somebody } from './support/people';

/** The worker keeps it, so that a search that finds nothing is known to search. */
const OUR_OWN = 'You are offline.';

/** A case, a comment and a message of a member in another browser, each with this mark. */
async function saidBy({ request }: BrowserContext, reader: number, mark: string) {
  const caseId = await aCase(request, {
    diagnosis: `case ${mark}`,
    history: `history ${mark}`,
    question: `question ${mark}`,
  });
  await call(request, 'clinicalCases/comment', {
    data: { clinicalCaseId: caseId, comment: `comment ${mark}` },
  });
  const { chatRoomId } = await call(request, 'chatRoomSolo', { data: { reciverId: reader } });
  await call(request, 'sendChatMessage', {
    data: { chatRoomId, chatSendText: `message ${mark}`, type: 1 },
  });
  return { caseId, room: `/chat?room=${chatRoomId}` };
}

/** Each by its address, and the case also as the router asks for it. */
async function readAll(page: Page, said: Awaited<ReturnType<typeof saidBy>>, mark: string) {
  await page.goto(said.room);
  await hydrated(page);
  await expect(page.getByRole('log')).toContainText(`message ${mark}`);
  await page.goto(`/caseDetails/${said.caseId}`);
  await hydrated(page);
  await expect(page.getByText(`comment ${mark}`).first()).toBeVisible();
  await page.goto('/community');
  await hydrated(page);
  const card = page.getByRole('link', { name: `case ${mark} question ${mark}` });
  await card.first().click();
  await expect(page).toHaveURL(`/caseDetails/${said.caseId}`);
  await expect(page.getByText(`history ${mark}`).first()).toBeVisible();
}

async function openedBeside(context: BrowserContext, path: string): Promise<Page> {
  const page = await context.newPage();
  await page.goto(path);
  await hydrated(page);
  return page;
}

test('[D-1570] nothing that others wrote is in the folder of a closed browser, and no draft in clear', async ({
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
  const other = await browser.newContext();
  await aMember(other, somebody('Ben'));
  const said = await saidBy(other, records.id, mark);
  await other.close();
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto('/opportunities');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await readAll(page, said, mark);

  await page.getByLabel('Add Comment').click();
  await outboxReady(page);
  const form = await openedBeside(context, '/community/add');
  const chat = await openedBeside(context, said.room);
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
  expect(profile.filesWith(mark)).toEqual([]);
  expect(profile.filesWith(draft)).toEqual([]);
});

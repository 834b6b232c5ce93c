import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember, call, nameOf, practises, somebody } from './support/people';
import { heldSocket, slowScripts } from './support/slow-scripts';

/** Open to all at once, so that its numbers are on the page before one has voted. */
const POLL = JSON.stringify({
  question: 'What would you do first?',
  options: ['Operate', 'Drain first'],
  blind: false,
});

async function votes(by: APIRequestContext, id: number): Promise<void> {
  const { result } = await call(by, `clinicalCases/${id}/poll`, { method: 'GET' });
  const [{ id: option }] = (result as unknown as { options: [{ id: number }] }).options;
  await call(by, `clinicalCases/${id}/poll/vote`, { data: { option, confidence: 80 } });
}

/** Opens a page and holds back its socket connection until `connect` is called. */
async function openWithoutSocket(page: Page, path: string): Promise<() => void> {
  const { tried, connect } = await heldSocket(page);
  await page.goto(path);
  await hydrated(page);
  await tried;
  return connect;
}

test.describe('Between a page and its socket', () => {
  test('[D-1070] a comment is not missed on a case', async ({ page, context, browser }) => {
    await aMember(context);
    const others = await browser.newContext();
    await aMember(others, somebody('Ben'));
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    const connect = await openWithoutSocket(page, `/caseDetails/${id}`);
    await call(others.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: id, comment: 'Drain it tonight.' },
    });
    await expect(page.getByText('Drain it tonight.')).toHaveCount(0);
    connect();
    await expect(page.getByText('Drain it tonight.').first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Discussion 1 comment' })).toBeVisible();
    await others.close();
  });

  test('[D-1070] a vote is not missed on a case, and later ones are shown as they come', async ({
    page,
    context,
    browser,
  }) => {
    await aMember(context);
    const [ben, cleo] = [await browser.newContext(), await browser.newContext()];
    await aMember(ben, somebody('Ben'));
    await aMember(cleo, somebody('Cleo'));
    const id = await aCase(context.request, { diagnosis: aDiagnosis(), more: { poll: POLL } });
    const connect = await openWithoutSocket(page, `/caseDetails/${id}`);
    const poll = page.getByRole('region', { name: 'What would you do first?' });
    await votes(ben.request, id);
    await expect(poll.getByText('0 votes', { exact: true }).first()).toBeVisible();
    connect();
    await expect(poll.getByText('1 vote', { exact: true }).first()).toBeVisible();
    await votes(cleo.request, id);
    await expect(poll.getByText('2 votes', { exact: true }).first()).toBeVisible();
    for (const other of [ben, cleo]) await other.close();
  });

  test('[D-1070] a like is not missed by whom a vote blinds, nor are later ones, and nothing else is told', async ({
    page,
    context,
    browser,
  }) => {
    await aMember(context);
    const [ben, cleo] = [await browser.newContext(), await browser.newContext()];
    await aMember(ben, somebody('Ben'));
    await aMember(cleo, somebody('Cleo'));
    const poll = JSON.stringify({ ...JSON.parse(POLL), blind: true });
    const id = await aCase(ben.request, { diagnosis: aDiagnosis(), more: { poll } });
    const connect = await openWithoutSocket(page, `/caseDetails/${id}`);
    await call(ben.request, 'clinicalCases/like', { data: { clinicalCaseId: id } });
    await expect(page.getByRole('button', { name: 'Like, 0 likes' }).first()).toBeVisible();
    connect();
    await expect(page.getByRole('button', { name: 'Like, 1 like' }).first()).toBeVisible();
    await call(ben.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: id, comment: 'Drain it tonight.' },
    });
    await call(cleo.request, 'clinicalCases/like', { data: { clinicalCaseId: id } });
    await expect(page.getByRole('button', { name: 'Like, 2 likes' }).first()).toBeVisible();
    await expect(page.getByText('Drain it tonight.')).toHaveCount(0);
    for (const other of [ben, cleo]) await other.close();
  });

  test('[D-1070] a message is not missed in an open chat', async ({ page, context, browser }) => {
    const anna = await aMember(context);
    const others = await browser.newContext();
    await aMember(others, somebody('Ben'));
    const { chatRoomId } = await call(others.request, 'chatRoomSolo', {
      data: { reciverId: anna.id },
    });
    const connect = await openWithoutSocket(page, `/chat?room=${chatRoomId}`);
    const said = { chatRoomId, chatSendText: 'Is the drain out?', type: 1 };
    await call(others.request, 'sendChatMessage', { data: said });
    const log = page.getByRole('log');
    await expect(log.getByText('Is the drain out?')).toHaveCount(0);
    connect();
    await expect(log.getByText('Is the drain out?')).toBeVisible();
    await others.close();
  });

  test('[D-1070] a question is not missed on the page of questions', async ({
    page,
    context,
    browser,
  }) => {
    await aMember(context);
    await practises(context, 'Endocrine Surgery');
    const others = await browser.newContext();
    const author = await aMember(others, somebody('Ben'));
    const id = await aCase(others.request, {
      diagnosis: aDiagnosis(),
      more: { speciality: 'Endocrine Surgery' },
    });
    const { tried, connect } = await heldSocket(page);
    await page.clock.install();
    await page.goto('/questions');
    await hydrated(page);
    await page.clock.runFor(2_000);
    await tried;
    // From here on the clock stands, so the page does not ask by itself.
    await page.clock.pauseAt(Date.now() + 10_000);
    await call(others.request, `clinicalCases/${id}/ask`, { data: { urgency: 'today' } });
    await expect
      .poll(
        async () => (await (await context.request.get('/notifications/unread')).json()).unread,
        { timeout: 90_000 },
      )
      .toBe(1);
    const question = page.getByRole('listitem').filter({ hasText: nameOf(author) });
    await expect(question).toHaveCount(0);
    connect();
    await expect(question).toBeVisible();
    await others.close();
  });
});

test.describe('Before the scripts have come', () => {
  test('[D-1071] what is typed after "/" is searched once they are there', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const scripts = await slowScripts(page);
    await page.goto('/community', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.keyboard.type('/colon cx');
    await page.keyboard.press('Backspace');
    await scripts.come();
    const box = page
      .getByRole('dialog', { name: 'Search surgeons, cases and more' })
      .getByRole('combobox')
      .first();
    await expect(box).toHaveValue('colon c');
    await expect(box).toBeFocused();
    await page.keyboard.type('ancer');
    await expect(box).toHaveValue('colon cancer');
  });

  test('[D-1071] "/" opens the search of its own page, and is a letter in a field', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const scripts = await slowScripts(page);
    await page.goto('/search', { waitUntil: 'domcontentloaded' });
    const box = page.getByRole('main').getByPlaceholder(/./).first();
    await expect(box).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('a/b');
    await expect(box).toHaveValue('a/b');
    await scripts.come();
    await expect(box).toHaveValue('a/b');
  });

  test('[D-1071] a like counts', async ({ page, context }) => {
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    const scripts = await slowScripts(page);
    await page.goto(`/caseDetails/${id}`, { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Like, 0 likes' }).click({ noWaitAfter: true });
    await expect(page.getByRole('button', { name: 'Liked, 1 like' })).toBeVisible();
    await scripts.come();
    await expect(page.getByRole('button', { name: 'Liked, 1 like' })).toBeVisible();
  });
});

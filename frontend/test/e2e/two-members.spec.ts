import type { Browser, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember, call, type Member, somebody } from './support/people';
import { logIn, writeTooMuch } from './support/steps';

const WORDS = 'Keep the drain for a day.';
const plain = ({ firstName, lastName }: Member) => `${firstName} ${lastName}`;

async function aColleague(browser: Browser): Promise<Member> {
  const context = await browser.newContext();
  const ben = await aMember(context, somebody('Ben'));
  await context.close();
  return ben;
}

/** The tabs of a browser share its cookies, so this is a log-in in another tab. */
async function logsInBeside(page: Page, { email, password }: Member): Promise<void> {
  await call(page.context().request, 'login', { data: { emailId: email, password } });
}

/** What an open page asks for by itself, at any moment, would leave it before the test acts. */
async function asksNothingItself(page: Page): Promise<void> {
  await page.route(/\/(?:notifications\/unread|session\/draft-key)$/, (route) =>
    route.fulfill({ status: 404 }),
  );
  await page.route('**/chat/messages?*', (route) => route.fulfill({ status: 404 }));
  // The line ends with the session, and a page asks for what it missed once it has a new one.
  await page.routeWebSocket(/socket\.io/, () => undefined);
}

async function isTold(page: Page, { opener, now }: { opener: Member; now: Member }) {
  await expect(page).toHaveURL(/\/switched\?was=/);
  await expect(
    page.getByText(
      `This page was opened by ${plain(opener)}. You are now logged in as ${plain(now)}. Nothing was posted.`,
    ),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: `Continue as ${plain(now)}` })).toBeVisible();
}

test.describe('A page that was opened by another member', () => {
  test('[D-1000] posts nothing, and keeps the words for whoever wrote them', {
    tag: '@nojs',
  }, async ({ browser, context, page, javaScriptEnabled, expectAccessible }) => {
    const ben = await aColleague(browser);
    const anna = await aMember(context);
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis() });
    await asksNothingItself(page);
    await page.goto(`/caseDetails/${caseId}`);
    if (javaScriptEnabled !== false) await hydrated(page);
    await page.getByLabel('Add Comment').fill(WORDS);
    await logsInBeside(page, ben);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await isTold(page, { opener: anna, now: ben });
    await expect(page.getByText('kept for one hour')).toBeVisible();
    await expectAccessible(page);

    await page.goto(`/caseDetails/${caseId}`);
    await expect(page.getByLabel('Add Comment')).toHaveValue('');
    await expect(page.getByText(WORDS)).toHaveCount(0);

    await call(context.request, 'logout', { data: {} });
    await page.goto('/login');
    await logIn(page, anna);
    await expect(page).toHaveURL(`/caseDetails/${caseId}`);
    if (javaScriptEnabled !== false) await hydrated(page);
    await expect(page.getByLabel('Add Comment')).toHaveValue(WORDS);
  });

  test('[D-1073] says of words that are too long to be kept where they are, and nothing of a log-out', {
    tag: '@nojs',
  }, async ({ browser, context, page, javaScriptEnabled }) => {
    const ben = await aColleague(browser);
    const anna = await aMember(context);
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis() });
    await asksNothingItself(page);
    await page.goto(`/caseDetails/${caseId}`);
    if (javaScriptEnabled !== false) await hydrated(page);
    await writeTooMuch(page);
    await logsInBeside(page, ben);
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await isTold(page, { opener: anna, now: ben });
    await expect(page.getByText('What was typed there is too long to be kept.')).toBeVisible();
    await expect(page.getByText('You were logged out')).toHaveCount(0);
    await page.getByRole('link', { name: `Continue as ${plain(ben)}` }).click();
    await expect(page).toHaveURL('/community');
    await expect(page.getByText('You were logged out')).toHaveCount(0);
  });

  test('[D-1000] is left when it asks for anything, with what was half written', async ({
    browser,
    context,
    page,
  }) => {
    const ben = await aColleague(browser);
    const anna = await aMember(context);
    const caseId = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${caseId}`);
    await hydrated(page);
    await page.getByLabel('Add Comment').fill(WORDS);
    await logsInBeside(page, ben);
    // As when the user comes back to this tab, which asks for the number of unread notifications.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await isTold(page, { opener: anna, now: ben });
    await expect(page.getByText('kept for one hour')).toBeVisible();
  });

  test('[D-1000] leads nowhere and logs nobody out', async ({ browser, context, page }) => {
    const ben = await aColleague(browser);
    const anna = await aMember(context);
    await asksNothingItself(page);
    const switches = async (act: () => Promise<void>) => {
      await page.goto('/me');
      await hydrated(page);
      await logsInBeside(page, ben);
      await act();
      await isTold(page, { opener: anna, now: ben });
      await page.getByRole('link', { name: `Continue as ${plain(ben)}` }).click();
      await expect(page).toHaveURL('/community');
      await logsInBeside(page, anna);
    };
    await switches(() => page.getByRole('main').getByRole('link', { name: 'Settings' }).click());
    await switches(() => page.getByRole('main').getByRole('button', { name: 'Log out' }).click());
  });

  test('[D-1000] sends no message in the name of whoever is logged in now', async ({
    browser,
    context,
    page,
  }) => {
    const ben = await aColleague(browser);
    const others = await browser.newContext();
    const carl = await aMember(others, somebody('Carl'));
    const anna = await aMember(context);
    const { chatRoomId } = await call(context.request, 'chatRoomSolo', {
      data: { reciverId: carl.id },
    });
    await asksNothingItself(page);
    await page.goto(`/chat?room=${chatRoomId}`);
    await hydrated(page);
    await page.getByRole('textbox', { name: 'Message', exact: true }).fill(WORDS);
    await logsInBeside(page, ben);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await isTold(page, { opener: anna, now: ben });
    const { chatMessages } = await call(others.request, 'getChatMessages', {
      data: { chatRoomId },
    });
    expect(chatMessages).toEqual([]);
  });
});

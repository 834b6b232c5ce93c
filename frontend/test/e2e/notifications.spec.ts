import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember, call, nameOf, somebody } from './support/people';
import { heldSocket } from './support/slow-scripts';
import { reloadUntil } from './support/steps';

const likeBy = (request: Parameters<typeof call>[0], clinicalCaseId: number) =>
  call(request, 'clinicalCases/like', { data: { clinicalCaseId } });

test('[NO-03] what colleagues did is counted, grouped, read, and leads to its place', {
  tag: '@nojs',
}, async ({ page, context, browser, expectAccessible }) => {
  await aMember(context);
  const posted = await aCase(context.request, { diagnosis: aDiagnosis() });
  const [first, second] = [await browser.newContext(), await browser.newContext()];
  const mateo = await aMember(first, somebody('Mateo'));
  const yuki = await aMember(second, somebody('Yuki'));
  for (const { request } of [first, second]) await likeBy(request, posted);
  await call(second.request, 'clinicalCases/comment', {
    data: { clinicalCaseId: posted, comment: 'Which approach?' },
  });

  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await page.goto('/notifications');
  await reloadUntil(page, () =>
    expect(bell).toHaveAccessibleName('Notifications, 2 unread', { timeout: 1_000 }),
  );
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines).toHaveCount(2);
  // Who of the two comes first is up to the workers.
  await expect(
    lines.filter({
      hasText: new RegExp(`(${nameOf(mateo)}|${nameOf(yuki)}) and 1 other liked your case.`),
    }),
  ).toBeVisible();
  await expectAccessible(page);

  await lines
    .filter({ hasText: 'commented' })
    .getByRole('button', { name: 'Mark as read' })
    .click();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await page.getByRole('button', { name: 'Mark all read' }).click();
  await expect(bell).toHaveAccessibleName('Notifications');
  await expect(page.getByText('Unread:')).toHaveCount(0);

  await page.getByRole('link', { name: /commented on your case/ }).click();
  await expect(page).toHaveURL(new RegExp(`/caseDetails/${posted}#comment-\\d+$`));
  await Promise.all([first.close(), second.close()]);
});

/** A platform that can: what the app's icon carries there. */
const BADGE = 'badge on the icon';
const keepBadge = (page: Page) =>
  page.addInitScript((name) => {
    const set = async (count = 0) => localStorage.setItem(name, String(count));
    Object.assign(Navigator.prototype, { setAppBadge: set, clearAppBadge: () => set() });
  }, BADGE);
const expectBadge = (page: Page, count: number) =>
  expect.poll(() => page.evaluate((name) => localStorage.getItem(name), BADGE)).toBe(String(count));

test('[NO-04] an open page asks every 30 s; two browsers show the same, the title and the icon too', async ({
  page,
  context,
  browser,
}) => {
  test.slow();
  const anna = await aMember(context);
  const posted = await aCase(context.request, { diagnosis: aDiagnosis() });
  const other = await browser.newContext();
  await aMember(other, somebody('Mateo'));

  const elsewhere = await browser.newContext();
  await call(elsewhere.request, 'login', {
    data: { emailId: anna.email, password: anna.password },
  });
  const phone = await elsewhere.newPage();
  for (const each of [page, phone]) {
    await keepBadge(each);
    await each.clock.install();
    await each.goto('/community');
    await hydrated(each);
    await expectBadge(each, 0);
  }
  await likeBy(other.request, posted);
  await expect
    .poll(async () => (await (await context.request.get('/notifications/unread')).json()).unread, {
      timeout: 90_000,
    })
    .toBe(1);
  for (const each of [page, phone]) {
    await each.clock.runFor(30_000);
    await expect(each).toHaveTitle('(1) Clinical Cases · Suture');
    await expectBadge(each, 1);
  }

  const bell = page.getByRole('banner').getByRole('link', { name: 'Notifications, 1 unread' });
  await bell.click();
  const panel = page.getByRole('region', { name: 'Notifications' });
  await panel.getByRole('link', { name: /liked your case/ }).click();
  await expect(page).toHaveURL(`/caseDetails/${posted}`);
  await expect(page).toHaveTitle(/^(?!\()/);
  await phone.clock.runFor(30_000);
  await expect(phone).toHaveTitle('Clinical Cases · Suture');
  for (const each of [page, phone]) await expectBadge(each, 0);
  await Promise.all([other.close(), elsewhere.close()]);
});

test('[NO-03] an open page is told at once', async ({ page, context, browser }) => {
  test.slow();
  await aMember(context);
  const posted = await aCase(context.request, { diagnosis: aDiagnosis() });
  // The clock stands, so the page does not ask by itself.
  await page.clock.install();
  const connected = page.waitForEvent('websocket', (socket) =>
    socket.url().includes('/socket.io/'),
  );
  await page.goto('/notifications');
  await hydrated(page);
  await page.clock.runFor(2_000);
  await (await connected).waitForEvent('framereceived', ({ payload }) =>
    String(payload).startsWith('40'),
  );
  const other = await browser.newContext();
  const mateo = await aMember(other, somebody('Mateo'));
  await likeBy(other.request, posted);
  const told = page.getByRole('main').getByRole('listitem');
  await expect(told).toHaveText(new RegExp(`${nameOf(mateo)} liked your case`), {
    timeout: 90_000,
  });
  await other.close();
});

test('[NO-03] what happens between a page and its socket is not missed', async ({
  page,
  context,
  browser,
}) => {
  await aMember(context);
  const posted = await aCase(context.request, { diagnosis: aDiagnosis() });
  const { tried, connect } = await heldSocket(page);
  await page.clock.install();
  await page.goto('/community');
  await hydrated(page);
  await page.clock.runFor(2_000);
  await tried;
  // From here on the clock stands, so the page does not ask by itself.
  await page.clock.pauseAt(Date.now() + 10_000);
  const other = await browser.newContext();
  await aMember(other, somebody('Mateo'));
  await likeBy(other.request, posted);
  await expect
    .poll(async () => (await (await context.request.get('/notifications/unread')).json()).unread, {
      timeout: 90_000,
    })
    .toBe(1);
  const bell = page.getByRole('banner').getByRole('link', { name: /^Notifications/ });
  await expect(bell).toHaveAccessibleName('Notifications');
  connect();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
  await other.close();
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase } from './support/cases';
import { aMember, call, somebody } from './support/people';
import { aSpeaker, report, sayEverywhere } from './support/said-everywhere';

/** Runs wherever it is put into a page as it stands: between tags, in a value, in an address. */
const script = (where: string) =>
  where === 'link'
    ? LINK
    : `${where}"'><img src=x onerror="window.__ran=1"><svg onload=window.__ran=1><script>window.__ran=1</script>\${1}{{1}}</textarea></title>`;
const LINK = 'javascript:window.__ran=1';

/** A case without any script in it. */
const plain = (context: BrowserContext) => aCase(context.request, { diagnosis: 'A plain case' });

async function expectNothingRuns(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('main').first()).toBeVisible();
  expect(
    await page.evaluate(() => (window as unknown as { __ran?: number }).__ran),
    path,
  ).toBeUndefined();
  expect(
    await page
      .locator('[onerror], [onload], [href^="javascript:" i], [src^="javascript:" i], [src="x"]')
      .count(),
    path,
  ).toBe(0);
}

async function expectNothingRunsOn(page: Page, paths: readonly string[]): Promise<void> {
  page.on('dialog', (dialog) => {
    throw new Error(`A dialog opened: ${dialog.message()}`);
  });
  for (const path of paths) await expectNothingRuns(page, path);
}

test.describe('what looks like a script is shown as text, on every page that shows it', () => {
  test('to those who read it', async ({ page, context, browser, watch }) => {
    const reader = await aMember(context);
    const other = await browser.newContext();
    watch(other);
    const hostile = await aSpeaker(other, script, somebody('Hostile'));
    const said = await sayEverywhere(other, script, {
      reader: reader.id,
      reported: await plain(context),
    });
    await expectNothingRunsOn(page, [
      '/community',
      `/caseDetails/${said.caseId}`,
      '/beyondSurgery',
      `/beyondSurgery/${said.beyondId}`,
      '/opportunities',
      `/opportunities/${said.opportunityId}`,
      '/chat',
      `/chat/${said.chatRoomId}`,
      `/profile/${hostile.id}`,
      '/notifications',
      '/search?searchTerm=Hostile',
    ]);
    await other.close();
  });

  test('to its author', async ({ page, context, browser, watch }) => {
    const other = await browser.newContext();
    watch(other);
    const reader = await aMember(other);
    await aSpeaker(context, script, somebody('Hostile'));
    const said = await sayEverywhere(context, script, {
      reader: reader.id,
      reported: await plain(other),
    });
    const parts = ['qualification', 'memberships', 'registration', 'groups'];
    await expectNothingRunsOn(page, [
      ...parts.map((part) => `/profile/edit/${part}`),
      `/caseDetails/${said.caseId}/edit`,
      `/beyondSurgery/${said.beyondId}/edit`,
      '/opportunityPosted',
    ]);
    await other.close();
  });

  test('to administrators, and when it comes with an address', async ({
    page,
    context,
    browser,
    watch,
  }) => {
    const other = await browser.newContext();
    watch(other);
    await aMember(context);
    await aSpeaker(other, script, somebody('Hostile'));
    await report(other, script, await plain(context));
    const letter = {
      fName: 'Vera Moss',
      email: 'vera@example.org',
      mobile: '+44 7700 900123',
      message: script('letter'),
    };
    await call(other.request, 'contactPage', { data: letter });
    await expectNothingRunsOn(page, [
      `/search?searchTerm=${encodeURIComponent(script('q'))}`,
      `/login?redirectTo=${encodeURIComponent(LINK)}`,
      `/verify?${encodeURIComponent(script('v'))}`,
    ]);
    await context.clearCookies();
    await call(context.request, 'login', {
      data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
    });
    await expectNothingRunsOn(page, [
      '/admin/reports',
      '/admin/contact-messages',
      '/admin/members',
    ]);
    await other.close();
  });
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { ADMINISTRATOR, unfold } from './support/desk';
import { aMember, call, type Person } from './support/people';

const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

async function enter(context: BrowserContext): Promise<void> {
  await context.clearCookies();
  await call(context.request, 'login', { data: ADMINISTRATOR });
}

async function open(page: Page, { email, firstName, lastName }: Person): Promise<void> {
  await page.goto(`/admin/members?term=${encodeURIComponent(email)}`);
  await page.getByRole('link', { name: `${firstName} ${lastName}` }).click();
}

test.describe('An administrator', { tag: '@nojs' }, () => {
  test('[D-790] reads how far new members came, and what is stored, late and active', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await aMember(context);
    await enter(context);
    await page.goto('/admin?days=30');
    await unfold(page, 'Joining');
    await page.getByLabel('Signed up in the').selectOption('Last 90 days');
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(page).toHaveURL('/admin?days=30&joined=90');
    await expect(page.getByLabel('Signed up in the')).toHaveValue('90');
    const steps = page.getByRole('region', { name: 'Joining' }).getByRole('listitem');
    await expect(steps).toHaveCount(7);
    await expect(steps.first()).toContainText(/Email address confirmed\s*[\d,]+ \d+ % of sign-ups/);
    for (const title of ['Activity', 'Queues', 'Returned emails', 'Storage'])
      await unfold(page, title);
    for (const name of [
      'Activity by country',
      'Activity by speciality',
      'Queues',
      'Storage',
      'Returned emails',
    ])
      await expect(page.getByRole('table', { name })).toBeVisible();
    await page.setViewportSize(DESK);
    await expectAccessible(page);
    await expectNothingCut(page);
    await page.setViewportSize(PHONE);
    await expectNothingCut(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('link', { name: '7 days', exact: true }).click();
    await expect(page).toHaveURL('/admin?days=7&joined=90');
  });

  test('[D-978] sees in two windows how things stand, and unfolds the figures', async ({
    page,
    context,
  }) => {
    await enter(context);
    await page.setViewportSize(DESK);
    await page.goto('/admin');
    await expect(page.getByRole('heading', { name: 'Queues', exact: true })).toBeVisible();
    for (const name of ['Activity by country', 'Queues', 'Returned emails', 'Storage'])
      await expect(page.getByRole('table', { name })).toBeHidden();
    // Late work opens by itself, and there may be some.
    await foldAll(page);
    const height = await page.locator('main').evaluate((main) => main.scrollHeight);
    expect(height).toBeLessThanOrEqual(2 * DESK.height);
    await unfold(page, 'Queues');
    await expect(page.getByRole('table', { name: 'Queues' })).toBeVisible();
  });

  test('[D-948] begins with what waits', async ({ page, context, expectAccessible }) => {
    await page.goto('/contactPage');
    await page.getByLabel('Full name').fill('Vera Moss');
    await page.getByLabel('Email').fill('vera@example.org');
    await page.getByLabel('Mobile number').fill('+44 7700 900123');
    await page.getByLabel('Message').fill('How can our department join?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await expect(page.getByText('Thank you. We have received your message.')).toBeVisible();
    await enter(context);
    await page.goto('/admin');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toHaveText(
      'What waits',
    );
    await expectAccessible(page);
    await page
      .getByRole('region', { name: 'What waits' })
      .getByRole('link', { name: /Messages?/ })
      .click();
    await expect(page).toHaveURL('/admin/letters');
    await expect(page.getByText('How can our department join?').first()).toBeVisible();
  });

  test('[D-795] [D-796] searches the audit log by name, day and action, and takes it along', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await enter(context);
    await open(page, anna);
    await page.getByRole('button', { name: 'End all sessions' }).click();
    await expect(page.getByText('The member is logged out everywhere.')).toBeVisible();
    await page.getByRole('link', { name: 'Audit log: actions about this member' }).click();
    await expect(page.getByRole('row', { name: 'Sessions ended' })).toBeVisible();

    await page.goto('/admin/audit');
    await page.getByLabel('Member concerned').fill(anna.email);
    await page.getByLabel('Action').selectOption('sessions-ended');
    await page.getByRole('button', { name: 'Find' }).click();
    const row = page.getByRole('row', { name: 'Sessions ended' });
    await expect(row).toContainText(`${anna.firstName} ${anna.lastName}`);
    await expect(row).toHaveCount(1);
    await expectAccessible(page);
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const file = page.getByRole('link', { name: 'Download results (CSV)' });
    const reply = await context.request.get((await file.getAttribute('href')) ?? '');
    expect(await reply.text()).toContain(`sessions-ended,member `);
    await page.getByRole('link', { name: 'Clear all' }).click();
    await expect(page.getByRole('row', { name: 'Audit exported' }).first()).toBeVisible();

    await page.getByLabel('Who acted').fill('nobody is called this');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page.getByText('No result found')).toBeVisible();
    await page.goto('/admin/audit?from=yesterday');
    await expect(page.getByRole('link', { name: /as YYYY-MM-DD/ })).toBeVisible();
  });

  test('[D-797] [D-798] notes something about a member, and sees posts and reports', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    const diagnosis = aDiagnosis();
    const id = await aCase(context.request, { diagnosis });
    const colleague = await browser.newContext();
    await aMember(colleague);
    await call(colleague.request, 'clinicalCases/report', {
      data: { clinicalCaseId: id, reason: 'A name tag.', category: 'wrong' },
    });
    await colleague.close();

    await enter(context);
    await open(page, anna);
    await expect(page.getByRole('link', { name: diagnosis })).toBeVisible();
    await expect(page.getByRole('link', { name: `Clinical post ${id}` })).toBeVisible();
    const kinds = page.getByRole('navigation', { name: 'Which posts' });
    await kinds.getByRole('link', { name: 'Beyond Surgery' }).click();
    await expect(page.getByText('No posts that an administrator may see.')).toBeVisible();

    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByRole('link', { name: /Please write the note/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('New note').fill('Wrote by letter.');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect(page.getByText('The note is saved.')).toBeVisible();
    await expect(page.getByText('Wrote by letter.')).toBeVisible();
    await page.setViewportSize(PHONE);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Delete this note' }).click();
    await expect(page.getByText('No notes yet.')).toBeVisible();
  });
});

/** Folded by the test itself; a reader's click is tried elsewhere. */
async function foldAll(page: Page): Promise<void> {
  for (const part of await page.locator('details[open]').all())
    await part.evaluate((details) => details.removeAttribute('open'));
}

async function expectNothingCut(page: Page): Promise<void> {
  const cut = await page
    .locator('section:has(> table)')
    .evaluateAll((all) =>
      all
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map((one) => `${one.ariaLabel}: ${one.scrollWidth} of ${one.clientWidth}`),
    );
  expect(cut).toEqual([]);
  const longest = await page
    .locator('.admin__figure', { hasText: 'First answer, median' })
    .locator('b')
    .evaluate((figure) => {
      figure.textContent = '12\u00a0h\u00a041\u00a0min';
      return [figure.scrollWidth, figure.clientWidth];
    });
  expect(longest[0]).toBeLessThanOrEqual(longest[1] ?? 0);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const width = await page.locator('html').evaluate((html) => html.scrollWidth);
  expect(width).toBeLessThanOrEqual(PHONE.width);
}

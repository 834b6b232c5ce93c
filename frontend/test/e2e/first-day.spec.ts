import { aCase, aDiagnosis } from './support/cases';
import { aMember, call, nameOf, practises, somebody } from './support/people';
import { expect, hydrated, test } from './support/walk';

const SPECIALITY = 'Endocrine Surgery';

test.describe('The first day', { tag: '@nojs' }, () => {
  test('[D-714 D-959] begins with a case of one’s speciality, which is answered where it stands', async ({
    page,
    context,
    browser,
    hasScripts,
    look,
  }) => {
    const theirs = await browser.newContext();
    await aMember(theirs, somebody('Ben'));
    await practises(theirs, SPECIALITY);
    const leila = await aMember(context, somebody('Leila'));
    await practises(context, SPECIALITY);
    const diagnosis = aDiagnosis('Adenoma');
    await aCase(theirs.request, { diagnosis, more: { speciality: SPECIALITY } });

    await page.goto('/chat');
    await page.getByRole('main').getByRole('link', { name: 'Your first steps' }).click();
    await expect(page).toHaveURL('/first-day');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      `Welcome, Dr. ${leila.lastName}`,
    );
    await expect(
      page.getByRole('heading', { name: `Waiting for an answer in ${SPECIALITY}` }),
    ).toBeVisible();
    const now = page.locator('[aria-current="step"]');
    await expect(now).toContainText('Answer your first case');
    for (const width of [1100, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(page.getByRole('heading', { name: 'People you may know' })).toBeVisible();
    }
    await look(page);

    if (hasScripts) await hydrated(page);
    const first = page.getByRole('article').first();
    await expect(first.getByText(nameOf(leila))).toHaveCount(0);
    await first.getByLabel('Add Comment').fill('Measure it again in the morning.');
    // Leaving the page before the server has answered would cancel the request.
    const answered = page.waitForResponse((reply) => reply.request().method() === 'POST');
    await first.getByRole('button', { name: 'Post' }).click();
    await answered;
    await page.goto('/first-day');
    await expect(now).toContainText('Add a photo');
    await theirs.close();
  });

  test('[D-714] is put away, and stays away', async ({ page, context, hasScripts }) => {
    await aMember(context, somebody('Leila'));
    await page.goto('/me');
    await page.getByRole('main').getByRole('link', { name: 'Your first steps' }).click();
    if (hasScripts) await hydrated(page);
    await page.getByRole('button', { name: 'Dismiss these steps' }).click();
    await expect(page).toHaveURL('/community');
    const way = page.getByRole('main').getByRole('link', { name: 'Your first steps' });
    for (const path of ['/community', '/chat', '/me']) {
      await page.goto(path);
      await expect(page.getByRole('main')).toBeVisible();
      await expect(way).toHaveCount(0);
    }
    const { records } = await call(context.request, 'session', { method: 'GET' });
    expect(records.first_day).toBe(false);
  });
});

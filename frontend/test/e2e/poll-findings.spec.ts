import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember } from './support/people';

test.describe('What could tell who the patient is in a poll', { tag: '@nojs' }, () => {
  test('[D-497] is decided by its author before the poll is saved', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${id}/poll`);
    if (hasScripts) await hydrated(page);
    await page.getByLabel('Question of the poll').fill('What now for Mrs. Lindqvist?');
    await page.getByLabel('Option 1').fill('Operate');
    await page.getByLabel('Option 2').fill('Wait until 12 March 2024');
    const save = page.getByRole('button', { name: 'Save the poll' });
    if (hasScripts)
      await expect(page.getByRole('region', { name: /could identify this patient/ })).toHaveCount(
        2,
      );
    await save.click();
    const found = page.getByRole('region', { name: /could identify this patient/ });
    await expect(found).toHaveCount(2);
    // Without scripts the form says in its address for whom its page was drawn.
    await expect(page).toHaveURL(new RegExp(`/caseDetails/${id}/poll(\\?page-of=|$)`));
    if (hasScripts) {
      for (const left of [2, 1]) {
        await expect(found).toHaveCount(left);
        await found
          .first()
          .getByRole('button', { name: /Not identifying$/ })
          .first()
          .click();
      }
    } else for (const one of await found.all()) await one.getByLabel('Not identifying').check();
    await save.click();
    await expect(page.getByRole('region', { name: 'What now for Mrs. Lindqvist?' })).toBeVisible();
  });
});

/** Compressed bytes of the rules when a page loads them. */
async function sentRules(page: Page, name: string): Promise<number> {
  const response = await page.waitForResponse((one) => one.url().includes(`/${name}-`));
  await response.finished();
  return (await response.request().sizes()).responseBodySize;
}

test.describe('The rules that look for it', () => {
  test('weigh 55 kB at most; those of other scripts come with the first text that has one', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${id}/poll`);
    await hydrated(page);
    const found = page.getByRole('region', { name: /could identify this patient/ });

    const rules = sentRules(page, 'found-while-typing');
    await page.getByLabel('Question of the poll').fill('What now for Mrs. Lindqvist?');
    expect(await rules).toBeLessThanOrEqual(55_000);
    await expect(found).toHaveCount(1);

    const others = sentRules(page, 'other-scripts.rules');
    await page.getByLabel('Option 1').fill('श्रीमती सुनीता देवी का ऑपरेशन');
    expect(await others).toBeLessThanOrEqual(8_000);
    await expect(found).toHaveCount(2);
  });
});

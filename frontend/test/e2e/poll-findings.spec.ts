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

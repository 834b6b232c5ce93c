import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember } from './support/people';

test.describe('A search of everything', { tag: '@nojs' }, () => {
  test('[D-510 D-513 D-516] finds a case by its words, kind by kind, and narrows the cases', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    await aMember(context);
    const diagnosis = aDiagnosis('Xanthogranulomatous cholecystitis');
    const mark = diagnosis.split(' ').at(-1) ?? '';
    const id = await aCase(context.request, { diagnosis, history: `A ${mark} in the wall.` });
    await page.goto(`/search?term=${encodeURIComponent(`cholecystitis ${mark}`)}`);
    if (hasScripts) await hydrated(page);
    const kinds = page.getByRole('navigation', { name: 'Kinds of result' });
    await expect(kinds.getByRole('link', { name: /^Cases 1$/ })).toBeVisible();
    await expect(page.getByRole('link', { name: diagnosis })).toBeVisible();
    await expectAccessible(page);
    await kinds.getByRole('link', { name: /^Cases/ }).click();
    await expect(page).toHaveURL(/kind=cases/);
    await expect(page.locator('mark').first()).toBeVisible();
    await expectAccessible(page);
    if (!hasScripts) {
      // Searches for the mark alone: two words would also match closed cases of other tests that
      // contain one of them.
      await page.goto(`/search?term=${mark}&kind=cases&state=closed`);
      await expect(page.getByText('No result found')).toBeVisible();
      await page.getByRole('link', { name: /^Closed/ }).click();
    }
    await page.getByRole('link', { name: diagnosis }).click();
    await expect(page).toHaveURL(`/caseDetails/${id}`);
  });

  test('[D-934] a word that was corrected is said, and a beginning that matches is not corrected', async ({
    page,
    context,
  }) => {
    await aMember(context);
    await aCase(context.request, { diagnosis: aDiagnosis('Pancreatoduodenectomy') });
    const said = page.getByText('Showing results for');
    await page.goto('/search?term=pancreatoduodenoctomy&kind=cases');
    await expect(said.first()).toContainText('pancreatoduodenectomy');
    await page.goto('/search?term=pancreatoduodenec&kind=cases');
    await expect(page.getByRole('link', { name: /^Pancreatoduodenectomy/ }).first()).toBeVisible();
    await expect(said).toHaveCount(0);
  });

  test('[D-515] a case has a page of similar ones', async ({ page, context }) => {
    await aMember(context);
    const diagnosis = aDiagnosis('Gallstone ileus');
    const other = await aCase(context.request, { diagnosis: `${diagnosis} again` });
    const id = await aCase(context.request, { diagnosis });
    await page.goto(`/caseDetails/${id}/similar`);
    await page.getByRole('link', { name: `${diagnosis} again` }).click();
    await expect(page).toHaveURL(`/caseDetails/${other}`);
  });
});

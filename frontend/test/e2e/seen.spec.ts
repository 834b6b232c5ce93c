import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, somebody } from './support/people';
import { reloadUntil } from './support/steps';

test('[D-1392] an author reads how many colleagues have opened the files of a case @nojs', async ({
  browser,
  page,
  context,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await aMember(context, somebody('Anna'));
  const id = await aCase(context.request, { diagnosis: aDiagnosis(), files: [await aPicture()] });
  const colleague = await browser.newContext({ javaScriptEnabled });
  await aMember(colleague, somebody('Ben'));
  const other = await colleague.newPage();
  await other.goto(`/caseDetails/${id}`);
  await expect(other.getByText('Who has seen it')).toHaveCount(0);
  await colleague.close();

  await page.goto(`/caseDetails/${id}`);
  await page.getByText('About this case').first().click();
  await page.getByRole('link', { name: 'Colleagues by country and speciality' }).click();
  await expect(page.getByRole('heading', { name: 'Who has seen it', level: 1 })).toBeVisible();
  await reloadUntil(page, () =>
    expect(page.getByText('One colleague has opened its files')).toBeVisible({ timeout: 1_000 }),
  );
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(new RegExp(`/caseDetails/${id}$`));
});

import { expect, hydrated, test } from './support/browser';
import { aDiagnosis } from './support/cases';
import { expectKept } from './support/fields';
import { aDisguisedText } from './support/files';
import { aMember, call, halfway, onboarding } from './support/people';
import { confirmSurgeon, fillCase } from './support/steps';

test.describe('A file that is not what its name says', { tag: '@nojs' }, () => {
  test('[CA-17 ON-16 D-131] is refused by its content, with the whole case, and leaves nothing behind', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await page.goto('/community/add');
    if (javaScriptEnabled !== false) await hydrated(page);
    await page.getByLabel('Choose images').setInputFiles(aDisguisedText());
    await fillCase(page, diagnosis);
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByRole('alert')).toContainText('Unsupported file type found');
    await expectKept([
      [page.getByLabel('Diagnosis'), diagnosis],
      [page.getByLabel('Patient age'), '58'],
    ]);
    const mine = await call(context.request, 'clinicalCases/mine', { data: {} });
    expect(mine.cases).toEqual([]);
    expect(mine.files).toEqual([]);
  });

  test('[ON-16] is no profile photo', async ({ page, context, javaScriptEnabled }) => {
    const hasScripts = javaScriptEnabled !== false;
    await onboarding(context);
    await page.goto('/personal');
    if (hasScripts) await hydrated(page);
    await page.getByLabel('Mobile number').fill('9876543210');
    await page.getByLabel('Profile photo').setInputFiles(aDisguisedText('me.jpg'));
    if (!hasScripts) await page.getByRole('button', { name: 'Save Changes & Next' }).click();
    await expect(page.getByLabel('Profile photo')).toHaveAccessibleDescription(
      /Please select a valid image file/,
    );
    await expectKept([[page.getByLabel('Mobile number'), '9876543210']]);
    const { records } = await (await context.request.get('/api/v1/session')).json();
    expect(records.profile_pic).toBe('');
    if (hasScripts) await confirmSurgeon({ page, hasScripts });
  });

  test('[ON-30] is no CV', async ({ page, context, javaScriptEnabled }) => {
    await halfway(context);
    await page.goto('/qualification');
    if (javaScriptEnabled !== false) await hydrated(page);
    await page.getByLabel('Additional qualifications').fill('FRCS');
    await page.getByLabel('Choose a PDF').setInputFiles(aDisguisedText('cv.pdf'));
    await page.getByRole('button', { name: 'Save Changes & Next' }).click();
    await expect(page.getByLabel('Choose a PDF')).toHaveAccessibleDescription(
      /Please select a PDF file\./,
    );
    await expectKept([[page.getByLabel('Additional qualifications'), 'FRCS']]);
  });
});

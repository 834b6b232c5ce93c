import { expect, hydrated, test } from './support/browser';
import { aDiagnosis } from './support/cases';
import { expectKept } from './support/fields';
import { aDisguisedText, aPortrait } from './support/files';
import { aMember, call, halfway, onboarding } from './support/people';
import { fillCase, sendButton } from './support/steps';

test.describe('A file that is not what its name says', { tag: '@nojs' }, () => {
  test('[CA-17 ON-16 D-131 D-740] is refused by its content, with the whole case, and leaves nothing behind', async ({
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
    await sendButton(page, 'Post case').click();
    if (javaScriptEnabled !== false) {
      // Its first bytes were judged when it was chosen.
      await expect(
        page.getByText('scan.jpg is not a JPEG picture: it holds something else.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Remove scan.jpg' })).toBeFocused();
    } else await expect(page.getByRole('alert')).toContainText('Unsupported file type found');
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
    if (hasScripts) {
      await page.getByLabel('Profile photo').setInputFiles(aDisguisedText('me.docx'));
      await expect(page.getByLabel('Profile photo')).toHaveAccessibleDescription(
        /Please select a valid image file/,
      );
    }
    await page.getByLabel('The picture shows me and no patient.').check();
    await page.getByLabel('Profile photo').setInputFiles(aDisguisedText('me.jpg'));
    if (!hasScripts) await page.getByRole('button', { name: 'Save Changes & Next' }).click();
    await expect(page.getByLabel('Profile photo')).toHaveAccessibleDescription(
      hasScripts
        ? /me\.jpg is not a JPEG picture: it holds something else\./
        : /Please select a valid image file/,
    );
    await expectKept([[page.getByLabel('Mobile number'), '9876543210']]);
    const { records } = await (await context.request.get('/api/v1/session')).json();
    expect(records.profile_pic).toBe('');
    if (!hasScripts) return;
    await page.getByRole('button', { name: 'Save Changes & Next' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toContainText('Gender is required.');
  });

  test('[D-919] a first picture is put on once it is said to show its member', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    await onboarding(context);
    await page.goto('/personal');
    if (hasScripts) await hydrated(page);
    const showsMe = page.getByLabel('The picture shows me and no patient.');
    const photo = page.getByLabel('Profile photo');
    const save = page.getByRole('button', { name: 'Save Changes & Next' });
    await expect(showsMe).not.toBeChecked();
    await photo.setInputFiles(await aPortrait());
    if (!hasScripts) await save.click();
    await expect(showsMe).toHaveAccessibleDescription(
      'Please confirm that the picture shows you and no patient.',
    );
    const { records } = await (await context.request.get('/api/v1/session')).json();
    expect(records.profile_pic).toBe('');
    await showsMe.check();
    if (!hasScripts) {
      await photo.setInputFiles(await aPortrait());
      await save.click();
    }
    await expect(page.locator('.photo img')).toHaveAttribute('src', /\/media\//);
    await expect(showsMe).toHaveAccessibleDescription('');
  });

  test('[ON-30] is no CV', async ({ page, context, javaScriptEnabled }) => {
    await halfway(context);
    await page.goto('/qualification');
    if (javaScriptEnabled !== false) await hydrated(page);
    await page.getByLabel('Additional qualifications').fill('FRCS');
    await page.getByLabel('Choose a PDF').setInputFiles(aDisguisedText('cv.pdf'));
    if (javaScriptEnabled !== false) {
      await expect(page.getByText('Please select a PDF file.')).toBeVisible();
      await page.getByRole('button', { name: 'Save Changes & Next' }).click();
      await expect(page.getByRole('button', { name: 'Remove cv.pdf' })).toBeFocused();
    } else {
      await page.getByRole('button', { name: 'Save Changes & Next' }).click();
      await expect(page.getByLabel('Choose a PDF')).toHaveAccessibleDescription(
        /Please select a PDF file\./,
      );
    }
    await expectKept([[page.getByLabel('Additional qualifications'), 'FRCS']]);
  });
});

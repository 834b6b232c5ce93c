import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember } from './support/people';
import { sendButton } from './support/steps';
import { expect, hydrated, test } from './support/walk';

test.describe('How a case goes on', { tag: '@nojs' }, () => {
  test('[D-397] its author adds a step with a picture, changes it and deletes it', async ({
    page,
    context,
    hasScripts,
    open,
    look,
    asked,
    colleague,
  }) => {
    await aMember(context);
    const { page: theirs } = await colleague('Benedikt');
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    const thread = page.getByRole('region', { name: 'What happened next' });
    const settled = async () => {
      if (hasScripts) await hydrated(page);
    };

    await open(page, `/caseDetails/${id}`);
    await thread.getByRole('link', { name: 'Add a step' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add a step');
    await settled();
    await page.getByRole('radio', { name: 'Operation' }).check();
    await page.getByLabel('Day', { exact: true }).fill('0');
    await page.getByLabel('What happened?').fill('Resected on 12 March 2024.');
    await page.getByLabel('Choose images').setInputFiles(await aPicture('sketch.jpg'));
    await sendButton(page, 'Add step').click();
    await expect(
      page.getByText('Please count in days instead of naming a date').first(),
    ).toBeVisible();
    await look(page);

    await page.getByLabel('What happened?').fill('Resected. Blood loss 450 mL.');
    if (!hasScripts)
      await page.getByLabel('Choose images').setInputFiles(await aPicture('sketch.jpg'));
    await sendButton(page, 'Add step').click();
    await expect(
      page.getByText('Please confirm that the patient has given consent').first(),
    ).toBeVisible();
    if (!hasScripts)
      await page.getByLabel('Choose images').setInputFiles(await aPicture('sketch.jpg'));
    await page.getByRole('checkbox', { name: /consent covers these files/ }).check();
    await sendButton(page, 'Add step').click();
    await page.getByLabel(/^I reviewed the file/).check();
    await sendButton(page, 'Add step').click();

    const step = thread.getByRole('listitem').filter({ hasText: 'Blood loss 450 mL' });
    await expect(step).toContainText('Operation');
    await expect(step).toContainText('Day 0');
    await expect(step.getByRole('img', { name: 'Image' })).toBeVisible();
    await look(page);

    await open(theirs, `/caseDetails/${id}`);
    const seen = theirs.getByRole('group').filter({ hasText: 'What happened next' });
    await expect(seen).toContainText('1 step');
    await seen.getByRole('heading', { name: 'What happened next' }).click();
    await expect(seen).toContainText('Resected. Blood loss 450 mL.');
    await expect(seen.getByRole('img', { name: 'Image' })).toBeVisible();
    await expect(seen.getByRole('link', { name: /Add a step|Edit|Delete/ })).toHaveCount(0);
    await theirs.goto(`/caseDetails/${id}/steps/new`);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
      'You do not have access to this page.',
    );

    await step.getByText('Change this step: Operation').or(step.locator('summary')).first().click();
    await step.getByRole('link', { name: 'Edit' }).click();
    await settled();
    await page.getByLabel('Day', { exact: true }).fill('-3');
    await page.getByRole('checkbox', { name: 'Remove Image 1' }).check();
    await look(page);
    await sendButton(page, 'Save changes').click();
    await expect(step).toContainText('Day −3');
    await expect(step.getByRole('img')).toHaveCount(0);

    await step.locator('summary').click();
    await step.getByRole('link', { name: 'Delete' }).click();
    await expect(page.getByText('Are you sure you want to delete the step?')).toBeVisible();
    await asked(page).or(page.getByRole('main')).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Step deleted successfully')).toBeVisible();
    await expect(step).toHaveCount(0);
  });
});

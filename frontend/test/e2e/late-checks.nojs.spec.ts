import { aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember } from './support/people';
import { chooseCaseFiles, fillCase, sendButton, untilChecked } from './support/steps';
import { expect, test } from './support/walk';

test('[D-449] A check that ended after the review was shown is seen by pressing “Post case”', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/community/add');
  await chooseCaseFiles({ page, hasScripts: false }, { images: [await aPicture()] });
  await fillCase(page, aDiagnosis());
  await sendButton(page, 'Post case').click();
  await untilChecked(page);
  // Puts the page into the state it has when it is shown before the check has finished.
  await page.locator('input[name="review"]').evaluate((field: HTMLInputElement) => {
    field.value = field.value.replace(/"state":"\w+"/, '"state":"waiting"');
  });
  await sendButton(page, 'Post case').click();
  await expect(page.getByText('Your files have now been checked.')).toBeVisible();
  await expect(page.getByText('Still being checked')).toHaveCount(0);
});

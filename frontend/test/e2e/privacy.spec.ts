import sharp from 'sharp';
import { expect, hydrated, test } from './support/browser';
import { aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, somebody } from './support/people';
import {
  chooseCaseFiles,
  fillCase,
  notNow,
  sendButton,
  titleOf,
  untilChecked,
} from './support/steps';

/** How bright a picture is at a place, from 0 to 255. */
async function brightnessAt(bytes: Buffer, x: number, y: number): Promise<number> {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return Math.max(...data.subarray(at, at + 3));
}

test.describe('No patient recognisable', { tag: '@nojs' }, () => {
  test('[D-177 D-178] somebody is warned, repairs, blackens with keys alone, posts, and withdraws; a colleague sees it no more', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
    watch,
  }) => {
    // A whole way of two people through nine pages.
    test.slow();
    const hasScripts = javaScriptEnabled !== false;
    await aMember(context);
    const diagnosis = aDiagnosis('Hartmann reversal');
    await page.goto('/community/add');
    if (hasScripts) await hydrated(page);
    await chooseCaseFiles({ page, hasScripts }, { images: [await aPicture()] });
    await fillCase(page, diagnosis);
    const history = page.getByLabel('History');
    await history.fill(
      'Mrs. Lindqvist was seen on 12 March 2024. We did a Whipple on 15 March 2024, as Dr. Meyer had proposed.',
    );

    const warned = page.getByRole('region', { name: /could identify this patient$/ });
    if (hasScripts) {
      await page.getByRole('button', { name: 'Replace “12 March 2024”' }).press('Enter');
      await expect(history).toHaveValue(
        'Mrs. Lindqvist was seen on day 0. We did a Whipple on day 3, as Dr. Meyer had proposed.',
      );
      await expect(page.getByRole('button', { name: 'Replace “Mrs. Lindqvist”' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(warned).toHaveAccessibleName('1 detail could identify this patient');
      await expectAccessible(page);
      await page.getByRole('button', { name: '“Dr. Meyer”: Not identifying' }).press('Enter');
      await expect(warned).toBeHidden();
      await sendButton(page, 'Post case').press('Enter');
    } else {
      await sendButton(page, 'Post case').click();
      await expect(page.getByRole('alert')).toContainText('1 thing to correct');
      await expectAccessible(page);
      for (const words of ['Mrs. Lindqvist', '12 March 2024', '15 March 2024'])
        await warned.getByRole('group', { name: words }).getByLabel('Replace').check();
      await warned.getByRole('group', { name: 'Dr. Meyer' }).getByLabel('Not identifying').check();
      await expect(page.getByLabel('ct-axial.jpg')).toBeChecked();
      await sendButton(page, 'Post case').click();
    }

    await expect(page.getByRole('heading', { name: 'Review the file once more' })).toBeVisible();
    const file = page.getByRole('article', { name: 'File 1 of 1: ct-axial.jpg' });
    await expect(file.getByText('Person: Dr. Secret')).toBeVisible();
    if (hasScripts) {
      await file.getByRole('button', { name: 'Add a rectangle' }).press('Enter');
      const black = file.getByRole('button', { name: /^Black rectangle 1:/ });
      await expect(black).toBeFocused();
      for (let i = 0; i < 30; i++) await page.keyboard.press('ArrowLeft');
      await page.keyboard.press('Shift+ArrowRight');
      await expect(black).toHaveAccessibleName(
        'Black rectangle 1: 0 % from the left, 44 % from the top, 41 % wide, 12 % high',
      );
      await page.keyboard.press('Delete');
      await expect(black).toBeHidden();
      await page.keyboard.press('Control+z');
      await expect(black).toBeVisible();
    } else {
      for (const [label, value] of Object.entries({
        'From the left': '0',
        'From the top': '44',
        Width: '41',
        Height: '12',
      }))
        await file.getByLabel(label).fill(value);
      await file.getByRole('button', { name: 'Cover rectangle' }).click();
      await expect(file.getByRole('button', { name: 'Remove 1 rectangle' })).toBeVisible();
    }
    await expectAccessible(page);
    await untilChecked(page);
    await sendButton(page, 'Post case').press('Enter');
    await expect(page.getByText('Please confirm that you reviewed each file.')).toBeVisible();
    await page.getByLabel(/^I reviewed the file/).press('Space');
    await sendButton(page, 'Post case').press('Enter');
    await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    await notNow(page);

    await titleOf(page, diagnosis).click();
    await expect(page).toHaveURL(/\/caseDetails\/\d+$/);
    const path = new URL(page.url()).pathname;
    await expect(
      page.getByText(
        'The patient was seen on day 0. We did a Whipple on day 3, as Dr. Meyer had proposed.',
      ),
    ).toBeVisible();
    const picture = page
      .getByRole('region', { name: 'Files of this case' })
      .getByRole('img')
      .first();
    const address = (await picture.getAttribute('src')) ?? '';
    const shown = await (await context.request.get(address)).body();
    expect(await brightnessAt(shown, 0.2, 0.5)).toBeLessThan(16);
    expect(await brightnessAt(shown, 0.7, 0.5)).toBeGreaterThan(16);
    await page.getByText('About this case').click();
    await page.getByText('What was checked').click();
    const panel = page.getByRole('region', { name: 'Consent given. Checked.' });
    await expect(panel.getByText('1 place was covered in the pixels.')).toBeVisible();
    await expect(panel.getByText('The author kept what looked like: name')).toBeVisible();
    await expectAccessible(page);

    const theirs = await browser.newContext();
    watch(theirs);
    await aMember(theirs, somebody('Benedikt'));
    expect((await theirs.request.get(new URL(path, page.url()).href)).status()).toBe(200);
    await page.getByRole('link', { name: 'Withdraw consent' }).click();
    await expect(
      page.getByRole('heading', { name: 'Withdraw the patient’s consent?' }),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Withdraw consent' }).click();
    await expect(page.getByRole('heading', { name: 'The consent is withdrawn' })).toBeVisible();
    await expect(page.getByText(/^W-\d+$/)).toBeVisible();
    await expectAccessible(page);
    expect((await theirs.request.get(new URL(path, page.url()).href)).status()).toBe(404);
    expect((await theirs.request.get(new URL(address, page.url()).href)).status()).toBe(404);
    await page.getByRole('link', { name: 'The text, visible only to you' }).click();
    await expect(page.getByText('Only you can see this case')).toBeVisible();
    await theirs.close();
  });
});

import sharp from 'sharp';
import { aCase, aDiagnosis } from './support/cases';
import type { ChosenFile } from './support/files';
import { aMember, call } from './support/people';
import { untilChecked } from './support/steps';
import { expect, test } from './support/walk';

/** A file as sent by an older app, which does not ask the user to review identifiers. */
async function aScan(): Promise<ChosenFile> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#181818"/><circle cx="500" cy="350" r="160" fill="#707070"/><text x="40" y="60" font-family="DejaVu Sans" font-size="24" fill="#f0f0f0">KRISHNAN MEENA 12/03/1961</text></svg>`;
  const buffer = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
  return { name: 'scan.jpg', mimeType: 'image/jpeg', buffer };
}

test.describe('A post from an app that asks nothing', { tag: '@nojs' }, () => {
  test('[D-447] waits for its author, who is led from their cases to what was found', async ({
    page,
    context,
    browser,
    open,
    look,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    const id = await aCase(context.request, { diagnosis, files: [await aScan()] });
    const others = await browser.newContext();
    await aMember(others);
    expect((await others.request.get(`/caseDetails/${id}`)).status()).toBe(404);

    await open(page, '/myCases');
    const card = page.getByRole('article', { name: diagnosis });
    await expect(card.getByText('Not shown yet')).toBeVisible();
    await expect(card.getByText('Not open · colleagues do not see it')).toBeVisible();
    await card.getByRole('heading').getByRole('link').click();
    await expect(page.getByText('Colleagues do not see this yet.')).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'Review what was found' }).click();

    await untilChecked(page);
    const found = page.getByRole('region', { name: 'What was found in Image 1 of 1' });
    await expect(found.getByRole('heading', { name: '1 place found' })).toBeVisible();
    const name = found.getByRole('radiogroup', { name: /^Place 1: \w+\s*Top left/ });
    await expect(name.getByRole('radio', { name: 'Cover' })).toBeChecked();
    await look(page);
    await page.getByRole('button', { name: 'Show it to colleagues' }).click();
    await expect(page.getByText('Your colleagues see it now.')).toBeVisible();
    await expect(page.getByText('Colleagues do not see this yet.')).toHaveCount(0);

    const stage = page.getByRole('region', { name: 'Files of this case' });
    const address = (await stage.getByRole('img').first().getAttribute('src')) ?? '';
    const shown = await (await context.request.get(address)).body();
    const { data } = await sharp(shown)
      .extract({ left: 40, top: 38, width: 300, height: 24 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.max(...data)).toBeLessThan(40);
    expect((await others.request.get(`/caseDetails/${id}`)).status()).toBe(200);
    await others.close();
  });

  test('[D-928] without the declarations is shown once its author has made them', async ({
    page,
    context,
    browser,
    open,
    look,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    const words = { speciality: 'HPB Surgery', age: '58', gender: 'Female', diagnosis };
    const { id } = await call(context.request, 'clinicalCases', { data: words });
    const others = await browser.newContext();
    await aMember(others);
    expect((await others.request.get(`/caseDetails/${id}`)).status()).toBe(404);

    await expect(async () => {
      await open(page, '/notifications');
      const told = page
        .getByRole('main')
        .getByText(`A post of yours needs your review: ${diagnosis}`);
      await expect(told).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 60_000 });
    await open(page, `/caseDetails/${id}`);
    await expect(page.getByText('It came from an app that does not ask')).toBeVisible();
    await look(page);
    await page.getByRole('link', { name: 'Confirm the consent' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm the consent' })).toBeVisible();
    await page.getByLabel('The data is relevant').check();
    await page.getByRole('button', { name: 'Show it to colleagues' }).click();
    await expect(page.getByRole('heading', { name: '2 things to correct' })).toBeVisible();
    await expect(page.getByLabel('The data is relevant')).toBeChecked();
    await look(page);
    await page.getByLabel('The patient has given written consent').check();
    await page.getByLabel('I hereby understand').check();
    await page.getByRole('button', { name: 'Show it to colleagues' }).click();
    await expect(page.getByText('Your colleagues see it now.')).toBeVisible();
    await expect(page.getByText('Colleagues do not see this yet.')).toHaveCount(0);
    expect((await others.request.get(`/caseDetails/${id}`)).status()).toBe(200);
    await others.close();
  });
});

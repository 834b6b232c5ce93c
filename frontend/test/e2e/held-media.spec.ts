import sharp from 'sharp';
import { aMark, aMember, call } from './support/people';
import { reloadUntil } from './support/steps';
import { expect, test } from './support/walk';

async function aPicture(): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"><rect width="900" height="600" fill="#181818"/><circle cx="500" cy="350" r="160" fill="#707070"/><text x="40" y="60" font-family="DejaVu Sans" font-size="24" fill="#f0f0f0">KRISHNAN MEENA 12/03/1961</text></svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
}

test.describe('A picture beyond surgery', { tag: '@nojs' }, () => {
  test('[D-1354] with a name on it is shown once its author has decided about it', async ({
    page,
    context,
    browser,
    open,
    look,
  }) => {
    await aMember(context);
    const title = `Summit ${aMark()}`;
    const form = new FormData();
    form.append('title', title);
    form.append('indemnity', 'true');
    const bytes = new Uint8Array(await aPicture());
    form.append('beyondFile', new File([bytes], 'a.jpg', { type: 'image/jpeg' }));
    const { id } = await call(context.request, 'addBeyondPost', { multipart: form });
    const others = await browser.newContext();
    await aMember(others);
    expect((await others.request.get(`/beyondSurgery/${id}`)).status()).toBe(404);

    await open(page, `/beyondSurgery/${id}`);
    await page.getByRole('link', { name: 'Files to review' }).click();
    await expect(page.getByRole('heading', { name: 'Files to review' })).toBeVisible();
    await reloadUntil(page, () =>
      expect(page.getByText('Needs your review')).toBeVisible({ timeout: 1_000 }),
    );
    await look(page);
    await page.getByRole('link', { name: 'A picture for Beyond Surgery' }).click();
    await expect(page.getByRole('heading', { name: 'A picture for Beyond Surgery' })).toBeVisible();
    const found = page.getByRole('region', { name: 'What was found in Image 1 of 1' });
    await expect(found.getByRole('heading', { name: '1 place found' })).toBeVisible();
    await look(page);
    await page.getByRole('button', { name: 'Show it to others' }).click();
    await expect(page.getByText('Others see it as soon as it is ready.')).toBeVisible();

    const theirs = await others.newPage();
    await theirs.goto(`/beyondSurgery/${id}`);
    const address = await theirs.getByRole('img', { name: title }).first().getAttribute('src');
    const { data } = await sharp(await (await others.request.get(address ?? '')).body())
      .resize(900, 600)
      .extract({ left: 40, top: 38, width: 300, height: 24 })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.max(...data)).toBeLessThan(60);
    await others.close();
  });
});

import sharp from 'sharp';
import { aDiagnosis } from './support/cases';
import { type ChosenFile } from './support/files';
import { aMember } from './support/people';
import { chooseCaseFiles, fillCase, notNow, titleOf, untilChecked } from './support/steps';
import { expect, test } from './support/walk';

const WIDTH = 900;
const HEIGHT = 600;
/** Where its two lines of print stand, and how high, in pixels. */
const NAME = { top: 36, left: 40 };
const DEPTH = { top: 556, left: 660 };
const BOX = { width: 160, height: 24 };

/** An exported ultrasound, as machines make it: a name above, the depth below. */
async function anUltrasound(): Promise<ChosenFile> {
  const print = 'font-family="DejaVu Sans" font-size="22" fill="#e8e8e8"';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#050505"/>
    <path d="M450 60 L180 520 Q450 600 720 520 Z" fill="#3c4143"/>
    <ellipse cx="450" cy="330" rx="120" ry="60" fill="#101010"/>
    <text x="${NAME.left}" y="${NAME.top + 20}" ${print}>KRISHNAN MEENA 12/03/1961</text>
    <text x="${DEPTH.left}" y="${DEPTH.top + 20}" ${print}>C5-1 14 cm deep</text></svg>`;
  const buffer = await sharp(Buffer.from(svg)).jpeg({ quality: 92 }).toBuffer();
  return { name: 'ultrasound.jpg', mimeType: 'image/jpeg', buffer };
}

/** The lightest pixel of a part. */
async function lightestOf(picture: Buffer, at: { top: number; left: number }): Promise<number> {
  const { data } = await sharp(picture)
    .extract({ ...at, ...BOX })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Math.max(...data);
}

test.describe('A picture with a name in it', { tag: '@nojs' }, () => {
  test('[D-442] comes with the name covered; its author keeps what tells nothing of the patient', async ({
    page,
    context,
    hasScripts,
    open,
    look,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await open(page, '/community/add');
    await chooseCaseFiles({ page, hasScripts }, { images: [await anUltrasound()] });
    await fillCase(page, diagnosis);
    // [D-844] With scripts the button says what comes next.
    await page.getByRole('button', { name: hasScripts ? 'Review files' : 'Post case' }).click();

    await untilChecked(page);
    const found = page.getByRole('region', { name: 'What was found in ultrasound.jpg' });
    await expect(found.getByRole('heading', { name: '2 places found' })).toBeVisible();
    const name = found.getByRole('radiogroup', { name: /^Place 1: Name\s*Top left/ });
    const depth = found.getByRole('radiogroup', { name: /^Place 2: Text\s*Bottom right/ });
    await expect(name.getByRole('radio', { name: 'Cover' })).toBeChecked();
    await expect(depth.getByRole('radio', { name: 'Cover' })).toBeChecked();
    await look(page);
    if (hasScripts) {
      const mark = page.getByRole('button', { name: 'Cover place 2: Text, Bottom right' });
      await mark.press('Enter');
      await expect(mark).toHaveAttribute('aria-pressed', 'false');
      await expect(depth.getByRole('radio', { name: 'Show' })).toBeChecked();
      await found.getByRole('button', { name: 'Cover all' }).click();
      await expect(depth.getByRole('radio', { name: 'Cover' })).toBeChecked();
    }
    await depth.getByRole('radio', { name: 'Show' }).check();
    await page.getByLabel(/^I reviewed the file/).check();
    await page.getByRole('button', { name: 'Post case' }).click();
    await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    await notNow(page);

    await titleOf(page, diagnosis).click();
    await expect(page).toHaveURL(/\/caseDetails\/\d+$/);
    const stage = page.getByRole('region', { name: 'Files of this case' });
    const address = (await stage.getByRole('img').first().getAttribute('src')) ?? '';
    const shown = await (await context.request.get(address)).body();
    expect(await lightestOf(shown, NAME)).toBeLessThan(30);
    expect(await lightestOf(shown, DEPTH)).toBeGreaterThan(180);
  });
});

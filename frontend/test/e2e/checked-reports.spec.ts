import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { aDiagnosis } from './support/cases';
import type { ChosenFile } from './support/files';
import { aMember } from './support/people';
import {
  chooseCaseFiles,
  fillCase,
  notNow,
  reloadUntil,
  sendButton,
  titleOf,
  untilChecked,
} from './support/steps';
import { expect, stageOf, test } from './support/walk';

const A4 = [595, 842] as const;
const LINES = [
  'Adenocarcinoma of the head of the pancreas, well differentiated.',
  'Two of eighteen lymph nodes contain tumour. Margins are free.',
];
const NAME = { x: 60, y: 700 };

/** Two pages; the second one names the patient. */
async function aHistology(): Promise<ChosenFile> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const isSecond of [false, true]) {
    const page = document.addPage([...A4]);
    for (const [i, line] of LINES.entries())
      page.drawText(line, { x: 60, y: 780 - i * 24, size: 13, font });
    if (isSecond) page.drawText('Patient: Anna Lindqvist', { ...NAME, size: 16, font });
  }
  const buffer = Buffer.from(await document.save());
  return { name: 'histology.pdf', mimeType: 'application/pdf', buffer };
}

test.describe('A report with a name in it', { tag: '@nojs' }, () => {
  test('[D-449 D-823] comes with the name covered on its page, and is published black there', async ({
    page,
    context,
    hasScripts,
    open,
    look,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await open(page, '/community/add');
    await chooseCaseFiles({ page, hasScripts }, { reports: [await aHistology()] });
    await fillCase(page, diagnosis);
    await sendButton(page, 'Post case').click();

    await untilChecked(page);
    const found = page.getByRole('region', { name: 'What was found in histology.pdf' });
    await expect(found.getByRole('heading', { name: '1 place found' })).toBeVisible();
    const name = found.getByRole('radiogroup', { name: /^Place 1: Name\s*Page 2, top left/ });
    await expect(name.getByRole('radio', { name: 'Cover' })).toBeChecked();
    if (hasScripts) {
      await expect(page.getByText('Page 2 of 2')).toBeVisible();
      const mark = page.getByRole('button', { name: 'Cover place 1: Name, Page 2, top left' });
      await expect(mark).toHaveAttribute('aria-pressed', 'true');
      // On a phone the instructions mention fingers, not keys.
      await expect(page.getByText('Draw over the place with your finger.')).toBeVisible();
      await expect(page.getByText('arrow keys move it')).toBeHidden();
      await page.getByRole('button', { name: 'Add a rectangle' }).click();
      await page.getByRole('button', { name: 'Previous page' }).click();
      await expect(page.getByRole('button', { name: /^Black rectangle/ })).toHaveCount(0);
      await page.getByRole('button', { name: 'Next page' }).click();
      await expect(page.getByRole('button', { name: /^Black rectangle/ })).toHaveCount(1);
    }
    await look(page);
    await page.getByLabel(/^I reviewed the file/).check();
    await sendButton(page, 'Post case').click();
    await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    await notNow(page);

    await titleOf(page, diagnosis).click();
    await expect(page).toHaveURL(/\/caseDetails\/\d+$/);
    const second = stageOf(page).getByRole('img', { name: 'Page 2 of 2' });
    await reloadUntil(page, () => expect(second).toBeVisible({ timeout: 1_000 }));
    const shown = await (
      await context.request.get((await second.getAttribute('src')) ?? '')
    ).body();
    const { width = 0 } = await sharp(shown).metadata();
    const scale = width / A4[0];
    const { data } = await sharp(shown)
      .extract({
        left: Math.round((NAME.x + 70) * scale),
        top: Math.round((A4[1] - NAME.y - 10) * scale),
        width: Math.round(80 * scale),
        height: Math.round(9 * scale),
      })
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.filter((value) => value > 60)).toHaveLength(0);
  });
});

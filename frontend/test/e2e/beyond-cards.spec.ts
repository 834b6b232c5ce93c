import { expect, test } from './support/browser';
import { aPicture, aTallPicture, type ChosenFile } from './support/files';
import { filesAreChecked } from './support/held';
import { aMember } from './support/people';

for (const [words, file, ratio] of [
  ['is cropped to 4:5', () => aTallPicture(), 4 / 5],
  ['is cropped to 3:2', () => aPicture('ridge.jpg'), 3 / 2],
] as [string, () => Promise<ChosenFile>, number][])
  test(`[D-823] a picture in the list of Beyond Surgery ${words}`, {
    tag: '@nojs',
  }, async ({ page, context }) => {
    await aMember(context);
    const title = `Above the tree line ${Date.now()}`;
    await page.goto('/beyondSurgery/add');
    await page.getByLabel('Title').fill(title);
    await page.locator('#beyondFile').setInputFiles(await file());
    await page.getByLabel(/Indemnity/).check();
    await page.getByRole('main').getByRole('button', { name: 'Add Post' }).click();
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeAttached();
    await filesAreChecked(context.request);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/beyondSurgeryMyPost');
      const box = await page
        .getByRole('article', { name: title })
        .getByRole('img', { name: title })
        .boundingBox();
      expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(ratio, 1);
    }
  });

import { aDiagnosis } from './support/cases';
import { aReport } from './support/files';
import { aMember } from './support/people';
import {
  chooseCaseFiles,
  fillCase,
  notNow,
  postWithFiles,
  reloadUntil,
  titleOf,
} from './support/steps';
import { expect, stageOf, test } from './support/walk';

test.describe('A report', { tag: '@nojs' }, () => {
  test('[D-444] is read page by page, on a phone as well, where no PDF is shown', async ({
    page,
    context,
    hasScripts,
    open,
    look,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis();
    await open(page, '/community/add');
    await chooseCaseFiles({ page, hasScripts }, { reports: [await aReport()] });
    await fillCase(page, diagnosis);
    await postWithFiles(page);
    await notNow(page);
    await titleOf(page, diagnosis).click();
    await expect(page).toHaveURL(/\/caseDetails\/\d+$/);

    const first = stageOf(page).getByRole('img', { name: 'Page 1 of 1' });
    await reloadUntil(page, () => expect(first).toBeVisible({ timeout: 1_000 }));
    await expect(stageOf(page).getByRole('link', { name: 'Download report-1.pdf' })).toBeVisible();
    const address = (await first.getAttribute('src')) ?? '';
    const picture = await context.request.get(address);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
    await look(page);
  });
});

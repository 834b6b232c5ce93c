import { readFile } from 'node:fs/promises';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { ADMINISTRATOR, openReport } from './support/desk';
import { aPicture } from './support/files';
import { aMember, call, somebody } from './support/people';

test('[D-1550 D-1551] an administrator lists who has seen a reported case @nojs', async ({
  browser,
  page,
  context,
  javaScriptEnabled,
  expectAccessible,
}) => {
  await aMember(context, somebody('Anna'));
  const title = aDiagnosis();
  const id = await aCase(context.request, { diagnosis: title, files: [await aPicture()] });
  const colleague = await browser.newContext();
  const ben = await aMember(colleague, somebody('Ben'));
  await call(colleague.request, `posts/${id}`, { method: 'GET' });

  const desk = await browser.newContext({ javaScriptEnabled, acceptDownloads: true });
  await call(desk.request, 'login', { data: ADMINISTRATOR });
  const office = await desk.newPage();
  await office.goto(`/admin/breach-sheet?post=${id}`);
  await expect(office.getByText('No list can be made of this post.')).toBeVisible();
  await expect(office.getByRole('button', { name: 'Make the list' })).toHaveCount(0);

  await call(colleague.request, 'clinicalCases/report', {
    data: { clinicalCaseId: id, reason: 'A face.', category: 'patient-identifiable' },
  });
  await colleague.close();
  const report = await openReport(office, desk.request, title);
  await report.getByRole('link', { name: 'List who has seen it' }).click();
  await expect(office.getByText('It was reported as identifying a patient.')).toBeVisible();
  await expectAccessible(office);
  const [download] = await Promise.all([
    office.waitForEvent('download'),
    office.getByRole('button', { name: 'Make the list' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`who-has-seen-post-${id}.pdf`);
  const text = await textIn(await download.path());
  expect(text).toContain(`${ben.firstName} ${ben.lastName}`);
  expect(text).toContain('1 member opened its page');
  expect(text).not.toContain(title);
  await desk.close();

  await page.goto(`/caseDetails/${id}/seen`);
  await expect(page.getByText('An administrator made a list')).toBeVisible();
  await expect(page.getByText(ben.lastName)).toHaveCount(0);
});

async function textIn(path: string): Promise<string> {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(await readFile(path));
  const words = [...document.pages()].map((one) => one.getText());
  document.destroy();
  library.destroy();
  return words.join(' ').replace(/\s+/g, ' ');
}

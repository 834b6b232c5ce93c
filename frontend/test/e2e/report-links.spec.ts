import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { ADMINISTRATOR, openReport } from './support/desk';
import { aMember, call, somebody } from './support/people';

const ON_A_PAGE = 20;

test('[D-846] A link to a report shows that one, also beyond the first page, and says when it is decided', {
  tag: '@nojs',
}, async ({ context, browser, expectAccessible }) => {
  await aMember(context);
  const colleague = await browser.newContext();
  await aMember(colleague, somebody('Ben'));
  let diagnosis = '';
  for (let n = 0; n <= ON_A_PAGE; n++) {
    diagnosis = aDiagnosis();
    const clinicalCaseId = await aCase(context.request, { diagnosis });
    await call(colleague.request, 'clinicalCases/report', {
      data: { clinicalCaseId, reason: 'A name', category: 'other' },
    });
  }
  const office = await browser.newContext();
  await call(office.request, 'login', { data: ADMINISTRATOR });
  const desk = await office.newPage();

  const report = await openReport(desk, office.request, diagnosis);
  const address = desk.url();
  await report.getByRole('radio', { name: /^Keep/ }).check();
  await report.getByRole('button', { name: 'Decide' }).click();
  await expect(desk.getByText('Decided. Both sides are notified.')).toBeVisible();

  await desk.goto(address);
  await expect(desk.getByText('This report has been decided or withdrawn.')).toBeVisible();
  await expect(desk.getByText(diagnosis)).toHaveCount(0);
  await expectAccessible(desk);
  await office.close();
  await colleague.close();
});

import { expect } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { ADMINISTRATOR, reportsIn } from './support/desk';
import { opened, outboxReady, remembered, test, waiting } from './support/outbox';
import { aMark, aMember, call, somebody } from './support/people';

test('[D-1573] a report written without a connection leaves its dialog, waits at its case, and arrives once', async ({
  profile,
  browser,
}) => {
  test.slow();
  const other = await browser.newContext();
  await aMember(other, somebody('Ben'));
  const [diagnosis, words] = [aDiagnosis(), `A name is shown ${aMark()}`];
  const id = await aCase(other.request, { diagnosis });
  const context = await profile.open();
  await remembered(context);
  const page = await opened(context, `/caseDetails/${id}`);
  await page.getByLabel('More about').first().click();
  await page.getByRole('link', { name: 'Report' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Reason').click();
  await outboxReady(page);
  await context.setOffline(true);
  await dialog.getByLabel('Reason').fill(words);
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Your report waits on this device.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(waiting(page)).toHaveCount(1);
  await expect(waiting(page)).toContainText(words);
  await context.setOffline(false);
  await expect(waiting(page)).toHaveCount(0);
  const desk = await browser.newContext();
  await call(desk.request, 'login', { data: ADMINISTRATOR });
  const reports = await reportsIn(desk.request, 'open');
  expect(reports.filter(({ title }) => title === diagnosis)).toHaveLength(1);
  for (const one of [context, other, desk]) await one.close();
});

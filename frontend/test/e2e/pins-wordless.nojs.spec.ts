import { expect, test } from './support/browser';
import { aMember, somebody } from './support/people';
import { pictured, says } from './support/pins';

test('[D-1306] a comment that is a mark alone is named where it is quoted', async ({
  browser,
  page,
  context,
}) => {
  await aMember(context, somebody('Anna'));
  const { id, file } = await pictured(context.request);
  const colleague = await browser.newContext();
  await aMember(colleague, somebody('Ben'));
  await says(colleague.request, id, '', [{ file, shape: 'point', points: [[250, 700]] }]);
  await colleague.close();
  await page.goto(`/caseDetails/${id}/outcome`);
  await expect(page.getByText('Marked a place in a file, without words.')).toBeVisible();
});

import { aCase, aDiagnosis } from './support/cases';
import { aMember, call } from './support/people';
import { expect, test } from './support/walk';

test('[D-461] comments of others arrive on the page that is open, and what one is writing stays', async ({
  page,
  context,
  open,
  colleague,
}) => {
  await aMember(context);
  const { context: theirs } = await colleague('Benedikt');
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const watched = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('socket.io'),
  });
  await open(page, `/caseDetails/${id}`);
  await watched;
  const discussion = page.getByRole('region', { name: /^Discussion/ });
  await discussion.getByLabel('Add Comment').fill('I would rather');

  await expect(async () => {
    await call(theirs.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: id, comment: 'Drain it tonight.' },
    });
    await expect(discussion.getByText('Drain it tonight.').first()).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await expect(discussion.getByLabel('Add Comment')).toHaveValue('I would rather');
  await call(theirs.request, 'clinicalCases/like', { data: { clinicalCaseId: id } });
  await expect(page.getByRole('button', { name: 'Like, 1 like' })).toBeVisible();
});

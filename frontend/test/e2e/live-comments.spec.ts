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
  // On a phone it steps aside while one writes.
  await expect(
    page.getByRole('button', { name: 'Like, 1 like', includeHidden: true }),
  ).toBeAttached();
});

test('[D-742] whoever reads elsewhere on the page is told of a new comment, and led to it', async ({
  page,
  context,
  open,
  colleague,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await aMember(context);
  const { context: theirs } = await colleague('Benedikt');
  const id = await aCase(context.request, {
    diagnosis: aDiagnosis(),
    history: Array.from({ length: 30 }, (_, day) => `Day ${day}: unchanged.`).join('\n\n'),
  });
  const say = (comment: string) =>
    call(theirs.request, 'clinicalCases/comment', { data: { clinicalCaseId: id, comment } });
  await say('Seen before the page was opened.');
  const watched = page.waitForEvent('websocket', {
    predicate: (socket) => socket.url().includes('socket.io'),
  });
  await open(page, `/caseDetails/${id}`);
  await watched;
  await page.evaluate(() => window.scrollTo(0, 0));
  const notice = page.getByRole('link', { name: /new comments?$/ });
  await expect(notice).toBeHidden();

  await expect(async () => {
    await say('Drain it tonight.');
    await expect(notice).toBeVisible({ timeout: 4_000 });
  }).toPass();
  await notice.click();
  await expect(page.getByText('Drain it tonight.').first()).toBeInViewport();
  await expect(notice).toBeHidden();
});

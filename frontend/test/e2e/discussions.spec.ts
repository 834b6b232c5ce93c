import { aCase, aDiagnosis } from './support/cases';
import { aMember, call } from './support/people';
import { expect, hydrated, test } from './support/walk';

test.describe('A discussion', { tag: '@nojs' }, () => {
  test('[D-106] is opened at the comment that a link names, with those before it, and leads on to the latest', async ({
    page,
    context,
    hasScripts,
    look,
  }) => {
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    const says = async (comment: string) =>
      (
        await call(context.request, 'clinicalCases/comment', {
          data: { clinicalCaseId: id, comment },
        })
      ).id as number;
    await says('Which approach?');
    const linked = await says('The posterior one.');
    await says('And the drain?');

    await page.goto(`/caseDetails/${id}?comment=${linked}#comment-${linked}`);
    if (hasScripts) await hydrated(page);
    const discussion = page.getByRole('region', { name: 'Discussion 3 comments' });
    await expect(discussion.getByText('The posterior one.')).toBeInViewport();
    await expect(discussion.getByText('Which approach?')).toBeVisible();
    await expect(discussion.getByText('And the drain?')).toHaveCount(0);
    await look(page);
    await discussion.getByRole('link', { name: 'Show the latest comments' }).click();
    await expect(discussion.getByText('And the drain?')).toBeVisible();
    await expect(page).toHaveURL(`/caseDetails/${id}#discussion`);
  });

  test('[D-177] takes a comment that may name somebody, and keeps one back that tells an age over 89', async ({
    page,
    context,
    hasScripts,
    look,
  }) => {
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${id}`);
    if (hasScripts) await hydrated(page);
    const discussion = page.getByRole('region', { name: /^Discussion/ });
    const box = discussion.getByLabel('Add Comment');
    const post = discussion.getByRole('button', { name: 'Post' }).first();

    await box.fill('A 94-year-old of mine had the same.');
    await post.click();
    const sentence =
      'Please write "over 89" instead of the exact age: the patient must not be recognisable.';
    await expect(discussion.getByText(sentence)).toBeVisible();
    await expect(box).toHaveValue('A 94-year-old of mine had the same.');
    await look(page);
    await box.fill('As Dr. Meyer proposed, drain first.');
    await post.click();
    // The identifier warning repeats the text, and may still be shown for a moment.
    const posted = discussion.locator('.comment__text');
    await expect(posted.getByText('As Dr. Meyer proposed, drain first.')).toBeVisible();
    await expect(box).toHaveValue('');
  });
});

test('[D-270] a second comment is written, too, before the page has heard of the first', async ({
  page,
  context,
}) => {
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  await page.goto(`/caseDetails/${id}`);
  await hydrated(page);
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.data/, async (route) => {
    if (route.request().method() === 'GET') await isReleased;
    await route.continue().catch(() => undefined);
  });
  const discussion = page.getByRole('region', { name: /^Discussion/ });
  const box = discussion.getByLabel('Add Comment');
  for (const words of ['Drain first.', 'And wait a week.']) {
    await box.fill(words);
    await discussion.getByRole('button', { name: 'Post' }).first().click();
    await expect(box).toHaveValue('');
  }
  release();
  await expect(discussion.getByText('Drain first.')).toBeVisible();
  await expect(discussion.getByText('And wait a week.')).toBeVisible();
});

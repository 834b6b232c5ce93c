import { aCase, aDiagnosis } from './support/cases';
import { aMember, call } from './support/people';
import { expect, test } from './support/walk';

test.describe('Liking a comment', { tag: '@nojs' }, () => {
  test('[D-414] a helpful comment is liked, counted, and liked no more', async ({
    page,
    context,
    open,
    look,
    colleague,
    hasScripts,
  }) => {
    await aMember(context);
    const { context: theirs } = await colleague('Benedikt');
    const id = await aCase(theirs.request, { diagnosis: aDiagnosis() });
    await call(theirs.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: id, comment: 'Clip the duct low.' },
    });

    await open(page, `/caseDetails/${id}`);
    const comment = page.locator('.comment', { hasText: 'Clip the duct low.' });
    // The like is shown before the server responds; leaving the page earlier would cancel the request.
    const stored = hasScripts
      ? page.waitForResponse((reply) => reply.request().method() === 'POST')
      : undefined;
    await comment.getByRole('button', { name: 'Like the comment, 0 likes' }).click();
    const liked = comment.getByRole('button', { name: 'Liked the comment, 1 like' });
    await expect(liked).toBeVisible();
    await stored;
    await look(page);
    await open(page, `/caseDetails/${id}`);
    await liked.click();
    await expect(comment.getByRole('button', { name: 'Like the comment, 0 likes' })).toBeVisible();
  });

  test('[D-453] comments are read by likes, and page after page from there', async ({
    page,
    context,
    open,
    look,
    colleague,
  }) => {
    await aMember(context);
    const { context: theirs } = await colleague('Benedikt');
    const id = await aCase(theirs.request, { diagnosis: aDiagnosis() });
    const ids: number[] = [];
    for (const comment of ['One.', 'Two.', 'Three.', 'Four.']) {
      const data = { clinicalCaseId: id, comment };
      ids.push((await call(theirs.request, 'clinicalCases/comment', { data })).id);
    }
    await call(context.request, `comments/${ids[1]}/like`, { data: {} });

    await open(page, `/caseDetails/${id}`);
    const texts = page.locator('.comment');
    await expect(texts.first()).toContainText('One.');
    await page.getByRole('link', { name: 'Most liked' }).click();
    await expect(page).toHaveURL(/sort=liked/);
    await expect(texts.first()).toContainText('Two.');
    await expect(texts.nth(1)).toContainText('Four.');
    await look(page);
  });

  test('the order of the styles does not depend on which sheet comes first', async ({
    page,
    context,
    colleague,
  }) => {
    await aMember(context);
    const { context: theirs } = await colleague('Benedikt');
    const id = await aCase(theirs.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${id}`);
    const sheets = await page
      .locator('link[rel=stylesheet]')
      .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
    expect(sheets.length).toBeGreaterThan(1);
    for (const sheet of sheets) {
      const text = await (await page.request.get(sheet)).text();
      expect(text).toMatch(/^@layer theme,\s?base,\s?components,\s?screens,\s?utilities;/);
    }
  });
});

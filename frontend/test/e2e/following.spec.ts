import { aCase, aDiagnosis } from './support/cases';
import { aMember, call } from './support/people';
import { expect, test } from './support/walk';

test.describe('Following a case', { tag: '@nojs' }, () => {
  test('[D-413] a colleague follows a case, hears of a comment, and follows it no more', async ({
    page,
    context,
    open,
    look,
    colleague,
  }) => {
    await aMember(context);
    const { context: theirs, member } = await colleague('Benedikt');
    const id = await aCase(theirs.request, { diagnosis: aDiagnosis() });

    await open(page, `/caseDetails/${id}`);
    await page.getByRole('button', { name: 'Follow', exact: true }).click();
    const following = page.getByRole('button', { name: 'Following' });
    await expect(following).toBeVisible();
    await look(page);

    await call(theirs.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: id, comment: 'We drained him.' },
    });
    const told = `Dr. ${member.firstName} ${member.lastName} commented on a case that you follow`;
    await expect(async () => {
      await page.goto('/notifications');
      await expect(page.getByRole('link', { name: told }).first()).toBeVisible({ timeout: 1_000 });
    }).toPass();

    await open(page, `/caseDetails/${id}`);
    await following.click();
    await expect(page.getByRole('button', { name: 'Follow', exact: true })).toBeVisible();
  });
});

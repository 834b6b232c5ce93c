import { aCase, aDiagnosis } from './support/cases';
import { expectKept } from './support/fields';
import { aPicture, aReport } from './support/files';
import { aMember, call } from './support/people';
import { sendButton } from './support/steps';
import { card, declareAll, expect, hydrated, more, stageOf, test } from './support/walk';

test.describe('One’s own cases', { tag: '@nojs' }, () => {
  test('[CA-27 CA-29] its author changes a case, which was changed elsewhere in the meantime', async ({
    page,
    context,
    hasScripts,
    open,
    look,
  }) => {
    await aMember(context);
    const [diagnosis, shown] = [aDiagnosis(), aDiagnosis('Pigment stones')];
    const files = [await aPicture(), await aPicture('b.jpg', '#6e0b0b')];
    const id = await aCase(context.request, { diagnosis, files });

    await open(page, '/myCases');
    await card(page, diagnosis)
      .getByLabel(/^More about/)
      .click();
    await expect(page.getByRole('link', { name: 'Report' })).toBeHidden();
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page.getByRole('heading', { name: 'Edit Case' })).toBeVisible();
    if (hasScripts) await hydrated(page);
    await look(page);
    await call(context.request, `clinicalCases/${id}`, {
      data: { history: 'Said in another window.' },
    });

    await page.getByLabel('Outcome').fill('She went home on day two.');
    await page.getByLabel('What Image 2 shows').fill(shown);
    await page.getByLabel('Remove Image 1').check();
    await expect(page.getByText('Image will be removed from case.').first()).toBeVisible();
    await declareAll(page);
    await sendButton(page, 'Save changes').click();
    await expect(page.getByRole('alert')).toContainText('This case was changed in the meantime.');
    await expectKept([
      [page.getByLabel('Outcome'), 'She went home on day two.'],
      [page.getByLabel('What Image 2 shows'), shown],
    ]);
    await page.getByLabel('Remove Image 1').check();
    await declareAll(page);
    await sendButton(page, 'Save changes').click();
    await expect(page.getByText('Case updated successfully')).toBeVisible();
    await expect(page.getByText('She went home on day two.')).toBeVisible();
    await expect(page.getByRole('img', { name: shown })).toBeVisible();
  });

  test('[CA-44 D-074 D-121] its author covers and describes pictures, as colleagues see them', async ({
    page,
    context,
    hasScripts,
    open,
    look,
    colleague,
  }) => {
    await aMember(context);
    const [diagnosis, shown] = [aDiagnosis(), aDiagnosis('Pigment stones')];
    const files = [await aPicture(), await aPicture('b.jpg', '#6e0b0b'), await aReport()];
    const id = await aCase(context.request, { diagnosis, files });
    await open(page, `/caseDetails/${id}/edit`);
    await page.getByLabel('What Image 2 shows').fill(shown);
    await page
      .getByRole('group', { name: 'Sensitive content?' })
      .getByLabel('Yes, cover them')
      .check();
    await page.getByLabel('Remove Image 1').check();
    await declareAll(page);
    await sendButton(page, 'Save changes').click();
    await expect(page).toHaveURL(`/caseDetails/${id}`);
    await expect(page.getByText('Case updated successfully')).toBeVisible();

    // A colleague meets a cover, lifts it, and it stays away for the visit.
    const { page: theirs } = await colleague('Benedikt');
    await open(theirs, `/caseDetails/${id}`);
    const stones = theirs.getByRole('img', { name: shown });
    await expect(theirs.getByText('Sensitive clinical content.')).toBeVisible();
    await expect(stones).toBeHidden();
    await look(theirs);
    await theirs.getByText('Show picture').click();
    await expect(stones).toBeVisible();
    await expect(stageOf(theirs).getByText('1 of 2 · Image')).toBeVisible();
    await look(theirs);
    if (hasScripts) {
      await open(theirs, '/community');
      await expect(stones).toBeVisible();
      await card(theirs, diagnosis).getByText('Cover', { exact: true }).click();
      await expect(stones).toBeHidden();
    }
  });

  test('[CA-04 CA-24 CA-42 CA-45 D-141] its author deletes a case, and what went meanwhile is told', async ({
    page,
    context,
    open,
    look,
    asked,
  }) => {
    await aMember(context);
    const [diagnosis, other] = [aDiagnosis(), aDiagnosis('Appendicitis')];
    const id = await aCase(context.request, { diagnosis, files: [await aPicture()] });
    await aCase(context.request, { diagnosis: other });

    // What went meanwhile cannot be deleted once more, which is said.
    await open(page, '/myCases');
    await expect(card(page, diagnosis)).toBeVisible();
    await expect(card(page, other)).toBeVisible();
    await look(page);
    await more(page, 'Delete', card(page, other));
    await expect(
      asked(page).getByRole('heading', { name: 'Are you sure you want to delete the case?' }),
    ).toBeVisible();
    await expect(asked(page).getByText(other)).toBeVisible();
    await look(page);
    await asked(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Case deleted successfully')).toBeVisible();
    await open(page, '/myCases');
    await expect(card(page, other)).toBeHidden();
    await more(page, 'Delete', card(page, diagnosis));
    await expect(asked(page).getByText(diagnosis)).toBeVisible();
    await call(context.request, 'clinicalCases/delete', { data: { id } });
    await asked(page).getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Failed to delete the case')).toBeVisible();
    await open(page, '/myCases');
    await expect(page.getByText('No cases posted')).toBeVisible();
  });

  test('[D-395] whose outcome is reported takes no older note of it', async ({
    page,
    context,
    open,
    look,
  }) => {
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    await open(page, `/caseDetails/${id}/edit`);
    await expect(page.getByLabel('Outcome')).toBeVisible();

    const data = { day: 30, text: 'Home and well.', complications: [] };
    await call(context.request, `clinicalCases/${id}/outcome`, { method: 'PUT', data });
    await open(page, `/caseDetails/${id}/edit`);
    await expect(page.getByLabel('Clinical Question')).toBeVisible();
    await expect(page.getByLabel('Outcome')).toBeHidden();
    await look(page);
  });
});

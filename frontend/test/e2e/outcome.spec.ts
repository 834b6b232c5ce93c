import type { Page } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { daysPass } from './support/database';
import { aMember, call } from './support/people';
import { card, expect, hydrated, test } from './support/walk';

const answer = (page: Page, question: string, name: string) =>
  page.getByRole('group', { name: question }).getByRole('radio', { name }).check();

test.describe('What became of the patient', { tag: '@nojs' }, () => {
  test('[D-396 D-593 D-725 D-726] its author reports it by three questions, and changes it', async ({
    page,
    context,
    hasScripts,
    open,
    look,
    colleague,
  }) => {
    await aMember(context);
    const { page: theirs, context: theirContext, member } = await colleague('Benedikt');
    const diagnosis = aDiagnosis();
    const id = await aCase(context.request, { diagnosis });
    await call(theirContext.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: id, comment: 'Go straight to surgery.' },
    });
    const settled = async () => {
      if (hasScripts) await hydrated(page);
    };
    const outcome = page.getByRole('region', { name: /^Outcome on day/ });

    await open(page, `/caseDetails/${id}`);
    await page.getByRole('link', { name: 'Report the outcome' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Report the outcome');
    await expect(page.getByText('You can add to it later.')).toBeVisible();
    // The discussion is open for six days more.
    await expect(page.getByText('Comments stay closed.')).toHaveCount(0);
    await settled();
    await page.getByLabel('Day of this report').fill('30');
    await page.getByLabel('What did you do, and would you do it again?').fill('Surgery first.');
    await page.getByRole('button', { name: 'Add a complication' }).click();
    await expect(page.getByRole('heading', { name: 'Complication 1' })).toBeVisible();
    await expect(page.getByLabel('Day of this report')).toHaveValue('30');
    await page.getByRole('button', { name: 'Report the outcome' }).click();
    await expect(page.getByText('Please say what treatment was needed.').first()).toBeVisible();
    await look(page);

    await page
      .getByRole('radiogroup', { name: new RegExp(member.firstName) })
      .getByRole('radio', { name: 'Changed the plan' })
      .check();
    await answer(page, 'What was the most it took?', 'The patient died');
    await expect(
      page.getByText('Please give the cause of death below, in one plain sentence.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Report the outcome' }).click();
    await expect(
      page.getByText('Please give the cause of death in one plain sentence.').first(),
    ).toBeVisible();
    await answer(page, 'What was the most it took?', 'A procedure');
    await expect(page.getByText('Grade IIIa', { exact: true })).toBeVisible();
    await answer(page, 'Was it done under general anaesthesia?', 'Yes');
    await expect(page.getByText('Grade IIIb', { exact: true })).toBeVisible();
    await expect(page.getByText('How many organs failed?')).toBeHidden();
    const preview = page.getByRole('complementary', { name: 'Summary' });
    await expect(preview).toContainText(hasScripts ? 'CCI33.7' : 'CCI100.0');
    await page.getByLabel('What was it?').fill('Bile leak');
    await page
      .getByRole('radiogroup', { name: 'Readmitted?' })
      .getByRole('radio', { name: 'Yes' })
      .check();
    await look(page);
    await page.getByRole('button', { name: 'Report the outcome' }).click();

    await expect(outcome).toContainText('Outcome on day 30');
    await expect(outcome).toContainText('Grade IIIb');
    await expect(outcome).toContainText('33.7 of 100');
    await expect(outcome).toContainText('Grade IIIb: Bile leak');
    await expect(outcome).toContainText('Surgery first.');
    await outcome.getByText('Complications and advice').click();
    await expect(outcome.getByRole('blockquote')).toContainText('“Go straight to surgery.”');
    await look(page);

    await open(page, '/community');
    const told = card(page, diagnosis);
    await expect(told).toContainText('Clavien–Dindo IIIb, CCI 33.7');
    await expect(told.getByRole('blockquote')).toContainText('“Go straight to surgery.”');
    await expect(told).toContainText('Changed the plan');
    await expect(told.getByRole('heading', { level: 2 })).toContainText('Drain first?');
    await look(page);
    await told.getByRole('link', { name: 'Outcome', exact: true }).click();
    await expect(outcome).toBeVisible();

    await open(theirs, `/caseDetails/${id}`);
    await expect(theirs.getByRole('region', { name: 'Outcome on day 30' })).toBeVisible();
    await expect(
      theirs.getByRole('listitem').filter({ hasText: 'Go straight to surgery.' }),
    ).toContainText('Changed the plan');
    await expect(theirs.getByRole('link', { name: /the outcome$/ })).toHaveCount(0);
    await theirs.goto(`/caseDetails/${id}/outcome`);
    await expect(theirs.getByRole('heading', { level: 1 })).toHaveText(
      'You do not have access to this page.',
    );

    await page.getByRole('link', { name: 'Change the outcome' }).click();
    await settled();
    await page.getByRole('button', { name: 'Remove Complication 1' }).click();
    await expect(page.getByText('None, unless you add one.')).toBeVisible();
    await page.getByRole('button', { name: 'Report the outcome' }).click();
    await expect(outcome).toContainText('There were no complications.');
  });

  test('[D-398] a closed case is awaited, postponed, lost, and found once it is reported', async ({
    page,
    context,
    open,
    look,
  }) => {
    await aMember(context);
    const diagnosis = aDiagnosis('Volvulus');
    const id = await aCase(context.request, { diagnosis });
    await open(page, '/myCases');
    await page.getByRole('link', { name: 'Awaiting outcome' }).click();
    await expect(page.getByText('None of your cases is awaiting its outcome')).toBeVisible();

    await daysPass(id, 8);
    await open(page, '/myCases?outcome=awaited');
    const one = card(page, diagnosis);
    await expect(one).toContainText('Outcome awaited');
    await look(page);
    await page.getByRole('button', { name: 'Ask me in 14 days' }).click();
    await expect(page.getByText('Thank you. We have noted your answer.')).toBeVisible();
    await expect(one).toBeVisible();

    await open(page, `/caseDetails/${id}`);
    await expect(page.getByText('How is the patient?')).toBeVisible();
    await open(page, `/caseDetails/${id}/outcome`);
    await expect(page.getByText('Comments stay closed.')).toBeVisible();
    await open(page, `/caseDetails/${id}`);
    await page.getByRole('button', { name: 'Lost to follow-up' }).click();
    await expect(page.getByText('Marked as lost to follow-up.')).toBeVisible();
    await look(page);
    await open(page, '/myCases?outcome=awaited');
    await expect(one).toBeHidden();

    await call(context.request, `clinicalCases/${id}/outcome`, {
      method: 'PUT',
      data: { day: 30, text: 'Home and well.', complications: [] },
    });
    await open(page, '/community');
    await page.getByRole('link', { name: 'With outcome' }).click();
    await expect(card(page, diagnosis)).toContainText('Outcome no complication');
    await look(page);
  });
});

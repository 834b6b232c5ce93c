import { expect, test } from './support/browser';
import { ADMINISTRATOR } from './support/desk';
import { expectToFit } from './support/pages';
import { aMark, aMember, call, somebody } from './support/people';

const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const position = (title: string) => ({
  title,
  jobLocationCountry: '101',
  jobLocationCity: 'Leeds#Leeds',
  duration: '6 Months',
  fromDateOfOpportunity: `${NEXT_YEAR}-01-01`,
  toDateOfOpportunity: `${NEXT_YEAR}-07-01`,
  description: 'Pay before the interview.',
  speciality: 'HPB Surgery',
  opportunityType: 'Observer',
  qualifications: 'MS',
  experience: 'None',
  checkbox: true,
  clauses: true,
});

test.describe('Opportunities in administration', { tag: '@nojs' }, () => {
  test('[D-995] an administrator closes one with a reason, which its owner reads', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
    watch,
  }) => {
    const title = `Bought fellowship ${aMark()}`;
    await aMember(context, somebody('Anna'));
    await call(context.request, 'opportunities/add', { data: position(title) });
    const desk = await browser.newContext({ javaScriptEnabled });
    watch(desk);
    await call(desk.request, 'login', { data: ADMINISTRATOR });
    const office = await desk.newPage();
    await office.goto('/admin');
    await office.setViewportSize({ width: 1280, height: 844 });
    await office
      .getByRole('navigation')
      .getByRole('link', { name: 'Opportunities' })
      .last()
      .click();
    await expect(office).toHaveURL('/admin/opportunities');
    await office.getByLabel('Title or owner').fill(title);
    await office.getByRole('button', { name: 'Find' }).click();
    const row = office.getByRole('row').filter({ hasText: title });
    await expect(row).toContainText('Open');
    for (const width of [320, 390, 1280]) {
      await office.setViewportSize({ width, height: 844 });
      await expectToFit(office);
    }
    await expectAccessible(office);
    await row.getByRole('link', { name: title }).click();
    await expect(office.getByText('Pay before the interview.')).toBeVisible();
    await office.getByRole('button', { name: 'Close Opportunity' }).click();
    await expect(office.getByText('Reason is required.').first()).toBeVisible();
    await expect(office.getByLabel('Reason, for the owner')).toHaveAccessibleDescription(
      'Reason is required.',
    );
    await office.getByLabel('Reason, for the owner').selectOption('It asks applicants for money.');
    for (const width of [320, 390, 1280]) {
      await office.setViewportSize({ width, height: 844 });
      await expectToFit(office);
    }
    await expectAccessible(office);
    await office.getByRole('button', { name: 'Close Opportunity' }).click();
    await expect(office).toHaveURL('/admin/opportunities');
    await office.goto('/admin/opportunities?state=taken-down');
    await expect(office.getByRole('row').filter({ hasText: title })).toContainText(
      'Closed by an administrator',
    );
    await page.goto('/opportunityPosted');
    const card = page.getByRole('article').filter({ hasText: title });
    await expect(card).toContainText('An administrator closed it.');
    await expect(card.getByRole('link', { name: /Edit|Reopen/ })).toHaveCount(0);
    const news = page.getByText(`An administrator closed “${title}”: It asks applicants`);
    await expect(async () => {
      await page.goto('/notifications');
      await expect(news).toBeVisible({ timeout: 1_000 });
    }).toPass({ timeout: 60_000 });
    await desk.close();
  });
});

import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { grant } from './support/database';
import { placesOf, type Reported, registered } from './support/days-work';
import { ADMINISTRATOR, reportsIn } from './support/desk';
import { aMark, aMember, call, nameOf, somebody } from './support/people';
import { logIn } from './support/steps';
import { expectNoDeadEnd } from './support/ways';

const DESK = { width: 1280, height: 844 };
const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const CATEGORY = { reason: 'Please look at this.', category: 'other' };
const REASON = 'This is advertising.';

/** Two cases, a comment, an opening and the author themselves, each reported by a colleague. */
async function reportedThings(author: BrowserContext, reporter: BrowserContext) {
  const [who, appealed] = [await aMember(author, somebody('Otto')), aDiagnosis('Appendicitis')];
  await aMember(reporter, somebody('Ben'));
  const cases: number[] = [];
  for (const diagnosis of [aDiagnosis(), appealed])
    cases.push(await aCase(author.request, { diagnosis }));
  const [caseId = 0, appealedId = 0] = cases;
  const { id: commentId } = await call(author.request, 'clinicalCases/comment', {
    data: { clinicalCaseId: caseId, comment: `Ours is cheaper ${aMark()}.` },
  });
  const title = `Bought fellowship ${aMark()}`;
  const { id: openingId } = await call(author.request, 'opportunities/add', {
    data: {
      title,
      jobLocationCountry: '101',
      jobLocationCity: 'Leeds#Leeds',
      fromDateOfOpportunity: `${NEXT_YEAR}-01-01`,
      toDateOfOpportunity: `${NEXT_YEAR}-07-01`,
      duration: '6 Months',
      description: 'Pay before the interview.',
      experience: 'None',
      speciality: 'HPB Surgery',
      opportunityType: 'Observer',
      qualifications: 'MS',
      checkbox: true,
      clauses: true,
    },
  });
  for (const clinicalCaseId of cases)
    await call(reporter.request, 'clinicalCases/report', { data: { clinicalCaseId, ...CATEGORY } });
  for (const path of [`comments/${commentId}`, `opportunities/${openingId}`, `members/${who.id}`])
    await call(reporter.request, `${path}/report`, { data: CATEGORY });
  const reports: Reported[] = [
    { kind: 'clinical-post', objectId: caseId },
    { kind: 'comment', objectId: commentId },
    { kind: 'opportunity', objectId: openingId },
    { kind: 'member', objectId: who.id },
  ];
  return { reports, appealed: { title: appealed, id: appealedId }, caseId };
}

/** Removes the case as the administrator, then appeals as its author. */
async function appealAgainst(author: BrowserContext, office: BrowserContext, caseId: number) {
  await call(office.request, 'login', { data: ADMINISTRATOR });
  const report = (await reportsIn(office.request, 'open')).find(
    ({ object }) => object.kind === 'clinical-post' && object.id === caseId,
  );
  await call(office.request, `admin/reports/${report?.id}`, {
    data: { action: 'remove', reason: REASON },
  });
  await call(author.request, 'appeals', {
    data: { kind: 'clinical-post', id: caseId, text: 'There is nothing for sale in it.' },
  });
}

/** By the menu, as a moderator goes. */
async function goTo(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Administration', exact: true });
  await menu.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

test.describe('A moderator’s day', { tag: '@nojs' }, () => {
  test('[D-1082] logs in, and decides about everything that waits for moderators', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const [author, reporter, office, newcomer] = await Promise.all(
      Array.from({ length: 4 }, () => browser.newContext()),
    );
    if (!author || !reporter || !office || !newcomer) throw new Error('Four.');
    const { reports, appealed, caseId } = await reportedThings(author, reporter);
    await appealAgainst(author, office, appealed.id);
    const registration = await registered(newcomer);
    const moderator = await aMember(context, somebody('Mona'));
    await grant(moderator.email, 'moderator');
    await context.clearCookies();

    await page.setViewportSize(DESK);
    await page.goto('/login');
    await logIn(page, moderator);
    await expect(page).not.toHaveURL(/\/login/);
    if (javaScriptEnabled !== false) await hydrated(page);
    await page.getByRole('banner').getByLabel('Your menu').click();
    await page.getByRole('banner').getByRole('link', { name: 'Administration' }).click();
    await expect(page).toHaveURL('/admin/reports');
    await expectNoDeadEnd(page);
    await expectAccessible(page);

    const decisions = ['Remove The', 'Remove The', 'Close Its', 'Dismiss Nothing'];
    for (const [at, place] of (await placesOf(context, reports)).entries()) {
      await page.goto(place);
      await expectNoDeadEnd(page);
      await expectAccessible(page);
      await page.getByRole('radio', { name: new RegExp(`^${decisions[at]}`) }).check();
      await expect(page.getByRole('radio', { name: /suspend/i })).toHaveCount(0);
      await expect(page.getByText('leave the report to them')).toHaveCount(at === 3 ? 1 : 0);
      if (at < 3) await page.getByLabel('Reason, for the author').selectOption(REASON);
      await page.getByRole('button', { name: 'Decide' }).click();
      await expect(page.getByText('Decided. Both sides are notified.')).toBeVisible();
    }
    expect((await reporter.request.get(`/caseDetails/${caseId}`)).status()).toBe(404);

    await goTo(page, 'Appeals');
    await expect(page.getByText(appealed.title).first()).toBeVisible();
    const row = page.getByRole('link', { name: appealed.title });
    if ((await row.count()) > 0) await row.click();
    const appeal = page.getByRole('article').filter({ hasText: appealed.title });
    await expect(appeal.getByText('There is nothing for sale in it.')).toBeVisible();
    await expectNoDeadEnd(page);
    await expectAccessible(page);
    await appeal.getByRole('button', { name: 'Decide and notify the author' }).click();
    await expect(page.getByText('Please choose what to do.').first()).toBeVisible();
    await expect(page.getByText('Please give the reason.').first()).toBeVisible();
    await appeal.getByRole('radio', { name: /^Restore/ }).check();
    await appeal.getByLabel(/^Reason, for the author/).fill('Nothing is for sale.');
    await appeal.getByRole('button', { name: 'Decide and notify the author' }).click();
    await expect(page.getByText('Decided. The author is notified.')).toBeVisible();
    expect((await reporter.request.get(`/caseDetails/${appealed.id}`)).status()).toBe(200);

    await goTo(page, 'Registrations');
    await expectNoDeadEnd(page);
    await expectAccessible(page);
    await page.goto(`/admin/registrations?state=waiting&id=${registration.id}`);
    await expect(
      page.getByRole('heading', { level: 2, name: nameOf(registration.who) }),
    ).toBeVisible();
    for (const name of ['name', 'number', 'council'])
      await page.getByRole('checkbox', { name: `The same ${name}` }).check();
    await page.getByLabel('Where you looked it up').fill('https://register.example');
    await page.getByRole('radio', { name: 'Confirm' }).check();
    await page.getByRole('button', { name: 'Decide and open the next' }).click();
    await expect(page.getByText('Decided. The member is notified.')).toBeVisible();

    await goTo(page, 'Reports');
    await page.getByRole('link', { name: 'Decided' }).click();
    await expect(page).toHaveURL('/admin/reports?state=decided');
    for (const one of [author, reporter, office, newcomer]) await one.close();
  });
});

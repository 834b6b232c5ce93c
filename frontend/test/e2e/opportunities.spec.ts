import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { expectSummary } from './support/fields';
import { aReport } from './support/files';
import { aMark, aMember, nameOf, somebody } from './support/people';
import { chooseCountry, choosePlace, type Visit } from './support/steps';

const aTitle = () => `Fellowship ${aMark()}`;
const WHY = 'Forty resections as first assistant.\nI come back to build a programme.';
const LONG = 'Two consoles and a hundred and eighty resections a year. '.repeat(6);
/** Longer than a phone is wide, without a place to break it. */
const SPECIALITY = `Hand surgery, ${'mikrochirurgisch'.repeat(4)}`;
const NEXT_YEAR = new Date().getUTCFullYear() + 1;

async function fillOpportunity(visit: Visit, title: string): Promise<void> {
  const { page, hasScripts } = visit;
  if (hasScripts)
    await expect(page.getByLabel('City', { exact: true })).toHaveAttribute(
      'placeholder',
      'Select a country first',
    );
  else
    await expect(page.getByLabel('City', { exact: true })).toContainText('Select a country first');
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Opportunity Type').selectOption('Observer');
  await page.getByLabel('Speciality', { exact: true }).selectOption('Other');
  await page.getByLabel('Other speciality').fill(SPECIALITY);
  await page.getByLabel('Description').fill(LONG);
  await chooseCountry(visit, 'India');
  await choosePlace(visit, 'City', /Chennai/);
  await page.getByLabel('Duration', { exact: true }).fill('1');
  await page.getByLabel('Unit of the duration').selectOption('Months');
  await page.getByLabel('From Date').fill(`${NEXT_YEAR}-01-31`);
  if (hasScripts)
    await expect(page.getByLabel('To Date')).toHaveValue(new RegExp(`${NEXT_YEAR}-02-2[89]`));
  await page.getByLabel('Qualifications').fill('MS');
  await page.getByLabel('Experience').fill('None');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
}

async function sayYes({ page, hasScripts }: Visit, question: string, yes: string): Promise<void> {
  const box = hasScripts ? page.getByRole('dialog', { name: question }) : page.getByRole('main');
  await expect(box.getByRole('heading', { name: question })).toBeVisible();
  await box.getByRole('button', { name: yes, exact: true }).click();
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });

test.describe('Opportunities', { tag: '@nojs' }, () => {
  test('[D-994 OP-01 OP-02 OP-03 OP-20 OP-21 OP-22 OP-27 OP-31 OP-41 OP-42] one posts, another applies, is accepted and withdraws', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
    watch,
  }) => {
    test.slow();
    const hasScripts = javaScriptEnabled !== false;
    const title = aTitle();
    await aMember(context, somebody('Anna'));
    await page.goto('/opportunities');
    await expect(page.getByRole('heading', { name: 'All Opportunities' })).toBeVisible();
    await expectAccessible(page);
    await page.goto('/opportunities/post');
    if (hasScripts) await hydrated(page);
    await page.getByRole('button', { name: 'Post Opportunity' }).click();
    await expectSummary(page, [
      'Title must be at least 3 characters long',
      'Opportunity Type is required.',
      'Speciality is required.',
      'Description is required.',
      'Country is required.',
      'City is required.',
      'Duration of the Opportunity is required.',
      'From Date is required.',
      'To Date is required.',
      'Qualifications is required.',
      'Experience is required.',
      'Relevance: Please select check box',
      'Indemnity: Please select check box',
    ]);
    await expectAccessible(page);
    await fillOpportunity({ page, hasScripts }, title);
    await page.getByRole('button', { name: 'Post Opportunity' }).click();
    await expect(page).toHaveURL('/opportunityPosted');
    await expect(card(page, title).getByRole('link', { name: /Response/ })).toBeVisible();
    await expect(card(page, title).getByRole('link', { name: /Apply Now/ })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page, []);

    const theirs = await browser.newContext({ javaScriptEnabled });
    watch(theirs);
    const ben = await aMember(theirs, somebody('Ben'));
    const benPage = await theirs.newPage();
    await benPage.goto('/opportunities?type=Observer');
    await expect(benPage.getByText(/Total Opportunities: [1-9]/)).toBeVisible();
    await expect(card(benPage, title)).toContainText(SPECIALITY);
    await card(benPage, title).getByRole('link', { name: 'Read more' }).click();
    await expect(benPage.getByRole('heading', { name: title })).toBeVisible();
    await expect(benPage.getByText(LONG.trim())).toBeVisible();
    await benPage.getByRole('link', { name: /Apply Now/ }).click();
    await expect(benPage.getByLabel('Name', { exact: true })).toHaveValue(
      nameOf(ben).replace('Dr. ', ''),
    );
    await expect(benPage.getByLabel('Email', { exact: true })).toHaveValue(ben.email);
    await expectAccessible(benPage);
    await benPage.getByLabel('Degree').fill('MBBS, MS');
    await benPage.getByLabel('Why me').fill(WHY);
    await benPage.getByLabel('Address').fill('12 Infirmary Road, Leeds');
    await benPage.getByLabel('Choose your CV').setInputFiles(await aReport('Ben CV.pdf'));
    await benPage.getByRole('button', { name: 'Send application' }).click();
    await expect(benPage).toHaveURL('/opportunities/applied');
    await expect(card(benPage, title).getByText('Sent')).toBeVisible();
    await expectAccessible(benPage);
    await benPage.goto('/opportunities?type=Observer');
    await expect(card(benPage, title).getByText('Already Applied')).toBeVisible();

    await page.reload();
    await card(page, title)
      .getByRole('link', { name: /Response/ })
      .click();
    const applicant = page.getByRole('article', { name: nameOf(ben).replace('Dr. ', '') });
    await expect(applicant).toContainText(ben.email);
    await expect(applicant).toContainText(WHY);
    await expectNoSidewaysScroll(page, [/^Accept\s/, /^Decline/, /^View CV/, /^Message/]);
    await expect(applicant.getByRole('link', { name: /^Message/ })).toHaveAttribute(
      'href',
      `/chat?with=${ben.id}`,
    );
    await expectAccessible(page);
    const cv = await context.request.get(
      (await page.getByRole('link', { name: /View CV/ }).getAttribute('href')) ?? '',
    );
    expect((await cv.body()).subarray(0, 5).toString()).toBe('%PDF-');
    if (hasScripts) await hydrated(page);
    await applicant.getByRole('link', { name: /^Accept\s/ }).click();
    await page.getByLabel('A word to the applicant').fill('Come for a week first.');
    await sayYes(
      { page, hasScripts },
      'Are you sure you want to accept the application?',
      'Accept',
    );
    await expect(applicant.getByText('Accepted')).toBeVisible();
    await expect(applicant.getByText('Come for a week first.')).toBeVisible();
    const lists = page.getByRole('navigation', { name: 'Show' });
    await lists.getByRole('link', { name: 'New 0' }).click();
    await expect(page.getByText('Every application is answered.')).toBeVisible();
    await lists.getByRole('link', { name: 'Accepted 1' }).click();
    await expect(applicant).toBeVisible();
    await expectAccessible(page);
    await lists.getByRole('link', { name: 'All 1' }).click();
    await expect(applicant).toBeVisible();
    await expect(applicant.getByRole('link', { name: /^(Accept|Decline)/ })).toHaveCount(0);

    await benPage.goto('/opportunities/applied');
    if (hasScripts) await hydrated(benPage);
    await expect(card(benPage, title).getByText('Accepted')).toBeVisible();
    await expect(card(benPage, title).getByText('Come for a week first.')).toBeVisible();
    await card(benPage, title).getByRole('link', { name: 'Withdraw' }).click();
    await sayYes(
      { page: benPage, hasScripts },
      'Are you sure you want to withdraw your application?',
      'Withdraw',
    );
    await expect(card(benPage, title).getByText('Withdrawn')).toBeVisible();
    await page.reload();
    await expect(page.getByText('No response received yet.')).toBeVisible();

    await close({ page, hasScripts }, title);
    await benPage.goto('/opportunities?type=Observer');
    await expect(card(benPage, title)).toHaveCount(0);
    await reopenAndEdit({ page, hasScripts }, title);
    await expectAccessible(page);
    await benPage.goto('/opportunities?type=Observer');
    await expect(card(benPage, title)).toContainText('Apply by 15 January');
    await close({ page, hasScripts }, title);

    const stranger = await browser.newContext();
    await aMember(stranger);
    const answers = [
      ['/opportunityResponse/', 403],
      ['/opportunities/', 404],
    ] as const;
    for (const [path, status] of answers) {
      const id = await idOf(page, title);
      const reply = await stranger.request.get(`${path}${id}`);
      expect(reply.status(), path).toBe(status);
      expect(await reply.text()).not.toContain(ben.email);
    }
    await stranger.close();
    await theirs.close();
  });
});

async function close({ page, hasScripts }: Visit, title: string): Promise<void> {
  await page.goto('/opportunityPosted');
  if (hasScripts) await hydrated(page);
  await card(page, title).getByRole('link', { name: 'Close Opportunity' }).click();
  await sayYes(
    { page, hasScripts },
    'Are you sure you want to close the opportunity?',
    'Close Opportunity',
  );
  await expect(card(page, title).getByText('Closed', { exact: true })).toBeVisible();
}

/** An opportunity that was closed. */
async function reopenAndEdit({ page, hasScripts }: Visit, title: string): Promise<void> {
  await card(page, title).getByRole('link', { name: 'Reopen' }).click();
  await expect(page.getByRole('heading', { name: `Reopen: ${title}` })).toBeVisible();
  const reopen = page.getByRole('button', { name: 'Reopen' });
  await reopen.click();
  await expectSummary(page, ['The last day for applications is required.']);
  await page.getByLabel('Last day for applications').fill(`${NEXT_YEAR}-01-15`);
  await reopen.click();
  await expect(card(page, title)).toContainText(`15 January ${NEXT_YEAR}`);
  await expect(card(page, title).getByText('Closed', { exact: true })).toHaveCount(0);
  await card(page, title).getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByRole('heading', { name: 'Edit Opportunity' })).toBeVisible();
  if (hasScripts) await hydrated(page);
  await expect(page.getByLabel('Other speciality')).toHaveValue(SPECIALITY);
  await expect(page.getByLabel('Duration', { exact: true })).toHaveValue('1');
  await expect(page.getByLabel('City', { exact: true })).toHaveValue(/Chennai/);
  await page.getByLabel('Title').fill('');
  await page.getByLabel('Description').fill(`${LONG} In Adyar.`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expectSummary(page, ['Title must be at least 3 characters long']);
  await page.getByLabel('Title').fill(title);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('In Adyar.')).toBeVisible();
}

/** Every action of a card can be reached, however narrow the screen is. */
async function expectNoSidewaysScroll(page: Page, actions: readonly RegExp[]): Promise<void> {
  const before = page.viewportSize();
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, `at ${width}`).toBeLessThanOrEqual(width);
    for (const name of actions) {
      const box = await page.getByRole('link', { name }).boundingBox();
      expect(box && box.x >= 0 && box.x + box.width <= width, `${name} at ${width}`).toBe(true);
    }
  }
  if (before) await page.setViewportSize(before);
}

async function idOf(page: Page, title: string): Promise<string> {
  const href = await card(page, title)
    .getByRole('link', { name: title, exact: true })
    .getAttribute('href');
  return href?.split('/').at(-1) ?? '';
}

import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aReport } from './support/files';
import { aMember, call } from './support/people';
import { applies } from './support/said-everywhere';

const NEXT_YEAR = new Date().getUTCFullYear() + 1;

/** The API's own sentence, as another member gets it. */
const sentence = async (request: APIRequestContext, path: string, data: object): Promise<string> =>
  (await call(request, path, { data })).msg;

const toast = (page: Page, text: string) =>
  page.locator('.toast--success').filter({ hasText: text });

async function open(page: Page, path: string, hasScripts: boolean): Promise<void> {
  await page.goto(path);
  if (hasScripts) await hydrated(page);
}

async function anOpportunity(request: APIRequestContext): Promise<number> {
  const cities = await call(request, 'getCityDetailsByCountryId', { data: { countryId: 96 } });
  const data = {
    title: 'Fellowship in hand surgery',
    jobLocationCountry: '96',
    jobLocationCity: String(cities.result[0].id),
    duration: '1 Months',
    durationYMD: 'Months',
    fromDateOfOpportunity: `${NEXT_YEAR}-01-31`,
    toDateOfOpportunity: `${NEXT_YEAR}-02-28`,
    description: 'Two consoles and a hundred and eighty resections a year.',
    speciality: 'HPB Surgery',
    otherSpecialityInput: '',
    opportunityType: 'Observer',
    qualifications: 'MS',
    experience: 'None',
    checkbox: true,
    clauses: true,
  };
  return (await call(request, 'opportunities/add', { data })).id;
}

test.describe('What the server says', { tag: '@nojs' }, () => {
  test('[PW-16 BS-29 D-330 D-1002] of a comment, a report, settings and an application is shown as a toast', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const other = await browser.newContext();
    await aMember(other);
    await aMember(context);
    const postId = await aCase(other.request, { diagnosis: aDiagnosis() });

    const commented = await sentence(other.request, 'clinicalCases/comment', {
      clinicalCaseId: postId,
      comment: 'We drained.',
    });
    await open(page, `/caseDetails/${postId}`, hasScripts);
    await page.getByLabel('Add Comment').fill('Drain first.');
    await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
    // With scripts the comment itself is what one sees, and only screen readers are told.
    if (hasScripts) {
      await expect(page.locator('[aria-live]', { hasText: commented })).toBeAttached();
      await expect(page.getByText('Drain first.').first()).toBeVisible();
      await expect(toast(page, commented)).toHaveCount(0);
    } else await expect(toast(page, commented)).toBeVisible();

    const reported = await sentence(other.request, 'addCommunityReportReason', {
      community_id: await aCase(context.request, { diagnosis: aDiagnosis() }),
      reason: 'Twice.',
    });
    await open(page, `/caseDetails/${postId}/report`, hasScripts);
    await page.getByRole('radio', { name: 'Something else' }).check();
    await page.getByLabel('Reason').fill('The question is missing.');
    await page.getByRole('button', { name: 'Report' }).click();
    await expect(page).toHaveURL(`/caseDetails/${postId}`);
    await expect(toast(page, reported)).toBeVisible();

    await open(page, '/notifications/preferences', hasScripts);
    await page.getByRole('button', { name: 'Save settings' }).click();
    const saved = await other.request.put('/api/v1/notifications/preferences', {
      data: { digest: 'daily' },
      headers: { origin: new URL(page.url()).origin },
    });
    await expect(toast(page, (await saved.json()).msg)).toBeVisible();

    const opportunityId = await anOpportunity(other.request);
    const third = await browser.newContext();
    await aMember(third);
    const applied = await applies(third.request, opportunityId);
    await third.close();
    await open(page, `/opportunities/${opportunityId}/apply`, hasScripts);
    await page.getByLabel('Degree').fill('MBBS, MS');
    await page.getByLabel('Address').fill('12 Infirmary Road, Leeds');
    await page.getByLabel('Choose your CV').setInputFiles(await aReport('CV.pdf'));
    await page.getByRole('button', { name: 'Send application' }).click();
    await expect(page).toHaveURL('/opportunities/applied');
    await expect(toast(page, applied)).toBeVisible();
    await other.close();
  });
});

test('[D-331] a like and what is saved are told by a toast for two seconds, and to screen readers', async ({
  page,
  context,
}) => {
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  await page.goto(`/caseDetails/${id}`);
  await hydrated(page);
  const told = (text: string) =>
    expect(
      page.getByRole('status').locator('.toast--success').filter({ hasText: text }),
    ).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Like,/ })
    .first()
    .click();
  await told('You like this.');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Liked,/ })
    .first()
    .click();
  await told('You no longer like this.');
  await page.getByRole('button', { name: 'Add to Collection' }).first().click();
  await told('Added to your collection.');
  await page.getByRole('button', { name: 'Remove from Collection' }).first().click();
  await told('Removed from your collection.');
  await expect(page.locator('.toast')).toHaveCount(0);
});

import { expect, hydrated, test } from './support/browser';
import { grant } from './support/database';
import { ADMINISTRATOR } from './support/desk';
import { aMark, aMember, call, somebody } from './support/people';

const NEXT_YEAR = new Date().getUTCFullYear() + 1;
const position = (title: string) => ({
  title,
  jobLocationCountry: '101',
  jobLocationCity: 'Leeds#Leeds',
  duration: '6 Months',
  fromDateOfOpportunity: `${NEXT_YEAR}-01-01`,
  toDateOfOpportunity: `${NEXT_YEAR}-07-01`,
  description: 'The university asks for a fee.',
  speciality: 'HPB Surgery',
  opportunityType: 'Observer',
  qualifications: 'MS',
  experience: 'None',
  checkbox: true,
  clauses: true,
});
const WHY = 'The fee is the university’s, and it is paid back.';
const READ_AGAIN = 'We read it again: no applicant pays.';

test('[D-1016] An owner appeals against the closing of an opportunity, and it is open again', {
  tag: '@nojs',
}, async ({ page, context, browser, javaScriptEnabled, expectAccessible, watch }) => {
  const ready = async () => {
    if (javaScriptEnabled !== false) await hydrated(page);
  };
  const title = `Paid fellowship ${aMark()}`;
  await aMember(context, somebody('Anna'));
  const { id } = await call(context.request, 'opportunities/add', { data: position(title) });
  const office = await browser.newContext();
  await call(office.request, 'login', { data: ADMINISTRATOR });
  await call(office.request, `admin/opportunities/${id}/close`, {
    data: { reason: 'It asks applicants for money.' },
  });

  await page.goto('/opportunityPosted');
  await ready();
  const card = page.getByRole('article').filter({ hasText: title });
  await card.getByRole('link', { name: 'Why, and appeal' }).click();
  await expect(
    page.getByRole('heading', { name: 'Your opportunity was closed by an administrator' }),
  ).toBeVisible();
  await expect(page.getByText('It asks applicants for money.')).toBeVisible();
  await ready();
  await expectAccessible(page);
  await page.getByLabel('Why the decision is wrong').fill(WHY);
  await page.getByRole('button', { name: 'Send the appeal' }).click();
  await expect(page.getByRole('heading', { name: 'Your appeal' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send the appeal' })).toHaveCount(0);

  // Whoever closed it does not decide.
  const elsewhere = await browser.newContext({ javaScriptEnabled });
  watch(elsewhere);
  const { email } = await aMember(elsewhere, somebody('Mona'));
  await grant(email, 'moderator');
  const { result } = await call(elsewhere.request, 'admin/appeals?state=open&limit=100', {
    method: 'GET',
  });
  const appeal = (result as { id: number; text: string; object: { title: string } }[]).find(
    (one) => one.object.title === title,
  );
  const desk = await elsewhere.newPage();
  // Open ones are listed from the oldest on: this is the first after the one before.
  await desk.goto(`/admin/appeals?before=${Number(appeal?.id) - 1}`);
  const own = desk.getByRole('article').filter({ hasText: title });
  await expect(own.getByText(WHY)).toBeVisible();
  await expectAccessible(desk);
  await own.getByRole('radio', { name: /^Restore/ }).check();
  await own.getByLabel(/^Reason, for the author/).fill(READ_AGAIN);
  await own.getByRole('button', { name: 'Decide and notify the author' }).click();
  await expect(desk.getByText('Decided. The author is notified.')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Your appeal was right')).toBeVisible();
  await expect(page.getByText(READ_AGAIN)).toBeVisible();
  await page.goto('/opportunityPosted');
  await expect(card.getByRole('link', { name: /^Edit/ })).toBeVisible();
  await expect(card.getByText('An administrator closed it.')).toHaveCount(0);
  const reader = await browser.newContext();
  await aMember(reader, somebody('Ben'));
  expect(await (await reader.request.get(`/opportunities/${id}`)).text()).toContain('Apply');
  for (const one of [office, elsewhere, reader]) await one.close();
});

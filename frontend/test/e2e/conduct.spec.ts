import type { Browser } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { codeTo } from './support/codes';
import { ADMINISTRATOR } from './support/desk';
import { expectKept } from './support/fields';
import { mailsTo } from './support/mail';
import { aMember, call, somebody } from './support/people';
import { fillCase, sendButton } from './support/steps';

const NAMED = 'A patient’s name stood in your case of Monday.';

/** What an administrator decides about a member, by the API. */
async function decide(browser: Browser, path: string, data: object): Promise<void> {
  const office = await browser.newContext();
  await call(office.request, 'login', { data: ADMINISTRATOR });
  await call(office.request, path, { data });
  await office.close();
}

test('[LE-08] An administrator lets a member read but not post, and the member reads why', {
  tag: '@nojs',
}, async ({ page, context, browser, expectAccessible }) => {
  const anna = await aMember(context);
  const colleague = await browser.newContext();
  await aMember(colleague, somebody('Ben'));
  const id = await aCase(colleague.request, { diagnosis: aDiagnosis() });
  await colleague.close();

  const office = await browser.newContext({ javaScriptEnabled: false });
  await call(office.request, 'login', { data: ADMINISTRATOR });
  const desk = await office.newPage();
  await desk.goto(`/admin/members/${anna.id}`);
  await desk.getByRole('link', { name: 'Restrict or ask to confirm' }).click();
  await desk.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expect(
    desk.getByText('Please give the reason. The member reads it.').first(),
  ).toBeVisible();
  await desk.getByRole('spinbutton', { name: 'Days' }).fill('3');
  await desk.getByLabel('Reason').fill(NAMED);
  await desk.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expect(desk.getByText('The member can read but not post, and is notified.')).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: NAMED })).toContainText(
    /Until \d+ \w+ \d{4}/,
  );

  await page.goto(`/caseDetails/${id}`);
  const sentence = page.getByText(/You can read but not post until \d+ \w+ \d{4}\./);
  await expect(sentence).toBeVisible();
  await page.getByLabel('Add Comment').fill('Drain first.');
  await page.getByRole('button', { name: 'Post' }).first().click();
  // Above the page, and with the comment that was refused.
  await expect(sentence).toHaveCount(2);
  await expect(page.getByLabel('Add Comment')).toHaveValue('Drain first.');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Why, and what you can do' }).click();
  await expect(page.getByText(NAMED)).toBeVisible();
  await expectAccessible(page);

  await desk.getByRole('link', { name: 'Reinstate' }).click();
  await desk.getByLabel('Reason').fill('Settled.');
  await desk.getByRole('button', { name: 'Reinstate' }).click();
  await expect(desk.getByText('The member has full access again')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Everything is in order')).toBeVisible();
  await office.close();
});

test('[LE-08 D-242] A member confirms the address that an administrator asks about', {
  tag: '@nojs',
}, async ({ page, context, browser }) => {
  const anna = await aMember(context);
  await decide(browser, `admin/members/${anna.id}/ask-confirm`, {
    what: 'email',
    reason: 'Our mails come back.',
  });

  await page.goto('/account/status');
  await expect(
    page.getByText('You can read but not post until you have confirmed your email address.'),
  ).toBeVisible();
  await expect(page.getByText('Our mails come back.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('we have sent the email again')).toBeVisible();
  const link = async () =>
    (await mailsTo(anna.email))
      .find(({ subject }) => subject === 'Please confirm your email address on Suture')
      ?.text.match(/https?:\/\/\S+(\/verify\?\S+)/)?.[1];
  await expect.poll(link, { timeout: 60_000 }).toBeTruthy();
  await page.goto((await link()) ?? '');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('You can read but not post')).toBeHidden();
});

test('[LE-08 D-240] who can read but not post reads the feed, and a case that is sent is refused and not lost', {
  tag: '@nojs',
}, async ({ page, context, browser, javaScriptEnabled, expectAccessible }) => {
  const anna = await aMember(context);
  const colleague = await browser.newContext();
  await aMember(colleague, somebody('Ben'));
  const theirs = aDiagnosis();
  await aCase(colleague.request, { diagnosis: theirs });
  await colleague.close();
  await decide(browser, `admin/members/${anna.id}/restrict`, { days: 3, reason: NAMED });

  const notice = page.getByText(/You can read but not post until \d+ \w+ \d{4}\./);
  await page.goto('/community');
  await expect(notice).toBeVisible();
  await expect(page.getByRole('article', { name: theirs })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/community/add');
  if (javaScriptEnabled !== false) await hydrated(page);
  await expect(notice).toBeVisible();
  const diagnosis = aDiagnosis();
  await fillCase(page, diagnosis);
  await sendButton(page, 'Post case').click();
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /You can read but not post until \d+ \w+ \d{4}\./,
  );
  await expectKept([
    [page.getByLabel('Diagnosis'), diagnosis],
    [page.getByLabel('Patient age'), '58'],
  ]);
  const { cases } = await call(context.request, 'clinicalCases/mine', { data: {} });
  expect(cases).toEqual([]);
});

test('[LE-08 D-242] A member is asked at the desk to confirm the phone number, and confirms it', {
  tag: '@nojs',
}, async ({ page, context, browser, expectAccessible }) => {
  const anna = await aMember(context);
  const office = await browser.newContext({ javaScriptEnabled: false });
  await call(office.request, 'login', { data: ADMINISTRATOR });
  const desk = await office.newPage();
  await desk.goto(`/admin/members/${anna.id}/restrict`);
  await desk.getByRole('radio', { name: 'Until the phone number is confirmed' }).check();
  await desk.getByLabel('Reason').fill('A colleague answers your phone.');
  await desk.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expect(desk).toHaveURL(`/admin/members/${anna.id}`);
  await office.close();

  await page.goto('/community');
  await expect(
    page.getByText('You can read but not post until you have confirmed your phone number.'),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Why, and what you can do' }).click();
  await expect(page.getByText('A colleague answers your phone.')).toBeVisible();
  await page.getByRole('link', { name: 'Confirm my phone number' }).click();
  await expect(page).toHaveTitle(/^Confirm your phone number/);
  await expect(page.getByLabel('Mobile number')).toHaveValue('9876543210');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('One-time code').fill(await codeTo(anna.email));
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
  await expect(page).toHaveURL(`/profile/${anna.id}`);
  await expect(page.getByText('You can read but not post')).toHaveCount(0);
});

import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { mailsTo } from './support/mail';
import { aMember, call, somebody } from './support/people';

const NAMED = 'A patient’s name stood in your case of Monday.';
const admin = { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' };

test('[LE-08] An administrator lets a member read but not post, and the member reads why', {
  tag: '@nojs',
}, async ({ page, context, browser, expectAccessible }) => {
  const anna = await aMember(context);
  const colleague = await browser.newContext();
  await aMember(colleague, somebody('Ben'));
  const id = await aCase(colleague.request, { diagnosis: aDiagnosis() });
  await colleague.close();

  const office = await browser.newContext({ javaScriptEnabled: false });
  await call(office.request, 'login', { data: admin });
  const desk = await office.newPage();
  await desk.goto(`/admin/members/${anna.id}`);
  await desk.getByRole('link', { name: 'Restrict, or ask to confirm' }).click();
  await desk.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expect(
    desk.getByText('Please give the reason. The member reads it.').first(),
  ).toBeVisible();
  await desk.getByRole('spinbutton', { name: 'Days' }).fill('3');
  await desk.getByLabel('Reason').fill(NAMED);
  await desk.getByRole('button', { name: 'Restrict', exact: true }).click();
  await expect(desk.getByText('The member can read but not post, and is told.')).toBeVisible();
  await expect(desk.getByRole('listitem').filter({ hasText: NAMED })).toContainText('Until 20');

  await page.goto(`/caseDetails/${id}`);
  const sentence = /You can read but not post until \d{4}-\d\d-\d\d\./;
  await expect(page.getByText(/You can read but not post until \d+ \w+ \d{4}\./)).toBeVisible();
  await page.getByLabel('Add Comment').fill('Drain first.');
  await page.getByRole('button', { name: 'Post' }).first().click();
  await expect(page.getByText(sentence)).toBeVisible();
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
  const office = await browser.newContext();
  await call(office.request, 'login', { data: admin });
  await call(office.request, `admin/members/${anna.id}/ask-confirm`, {
    data: { what: 'email', reason: 'Our mails come back.' },
  });
  await office.close();

  await page.goto('/account/status');
  await expect(page.getByText('Our mails come back.')).toBeVisible();
  await page.getByRole('button', { name: 'Send a new link' }).click();
  await expect(page.getByText('we have sent the mail again')).toBeVisible();
  const link = async () =>
    (await mailsTo(anna.email))
      .find(({ subject }) => subject === 'Please confirm your email address on Suture')
      ?.text.match(/https?:\/\/\S+(\/verify\?\S+)/)?.[1];
  await expect.poll(link, { timeout: 60_000 }).toBeTruthy();
  await page.goto((await link()) ?? '');
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page.getByText('You can read but not post')).toBeHidden();
});

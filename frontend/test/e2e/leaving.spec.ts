import type { Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { elevenMinutesPass } from './support/database';
import { expectMessages } from './support/fields';
import { mailsTo } from './support/mail';
import { aMember, call } from './support/people';
import { logIn } from './support/steps';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

const expectQuestion = (page: Page) =>
  expect(
    page.getByRole('heading', { name: 'Are you sure you want to delete your account?' }),
  ).toBeVisible();

test.describe('One’s data, and the way out', { tag: '@nojs' }, () => {
  test('[D-904] an export is mailed, and opens for its owner alone', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await page.goto('/account/export');
    await expectAccessible(page);
    await press(page, 'Send me my data');
    await expect(page).toHaveURL(`/profile/${anna.id}`);
    await expect(page.getByText('We will email you a link to your data.')).toBeVisible();
    let link = '';
    await expect(async () => {
      const mail = (await mailsTo(anna.email)).find(
        ({ subject }) => subject === 'Your data on Suture',
      );
      link = mail?.text.match(/\/account\/export\/download\?token=[\w-]+/)?.[0] ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 90_000 });

    await context.clearCookies();
    await page.goto(link);
    await expect(page).toHaveURL('/login');
    await logIn(page, anna);
    await expect(page.getByText('You can download it 3 times.')).toBeVisible();
    await expectAccessible(page);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('suture-data.zip');
    await page.reload();
    await expect(page.getByText('You can download it 2 times.')).toBeVisible();
  });

  test('[PR-14 D-145] ten minutes after the log-in the password is asked for again', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await page.goto('/account/export');
    await expect(page.getByLabel('Your password', { exact: true })).toHaveCount(0);
    await elevenMinutesPass(anna.id);

    await page.goto('/account/export');
    await expectAccessible(page);
    await page.getByLabel('Your password', { exact: true }).fill('not-the-one-3');
    await press(page, 'Send me my data');
    await expect(page.getByRole('alert')).toContainText(
      'The password or the one-time code is wrong.',
    );
    await page.getByLabel('Your password', { exact: true }).fill(anna.password);
    await press(page, 'Send me my data');
    await expect(page.getByText('We will email you a link to your data.')).toBeVisible();

    await elevenMinutesPass(anna.id);
    await page.goto('/account/leave');
    await page.getByLabel('Reason').fill('I retire.');
    await press(page, 'Delete Account');
    await expectQuestion(page);
    await expectAccessible(page);
    await press(page, 'Yes, delete my account');
    await expect(page.getByRole('alert')).toContainText('Password is required');
    await page.getByLabel('Your password', { exact: true }).fill(anna.password);
    await press(page, 'Yes, delete my account');
    await expect(page.getByText('Your account has been deleted successfully')).toBeVisible();
  });

  test('[PR-14 PR-25 AU-09] an account is deleted with a reason, after a question', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    const elsewhere = await browser.newContext();
    await call(elsewhere.request, 'login', {
      data: { emailId: anna.email, password: anna.password },
    });
    await page.goto(`/profile/${anna.id}`);
    await page.getByRole('main').getByRole('link', { name: 'Delete Account' }).click();
    await expect(page).toHaveURL('/account/leave');
    await expectAccessible(page);
    await press(page, 'Delete Account');
    await expectMessages([[page.getByLabel('Reason'), 'Reason is required.']]);
    await page.getByLabel('Reason').fill('I retire.');
    await press(page, 'Delete Account');
    await expectQuestion(page);
    await expectAccessible(page);
    await press(page, 'Yes, delete my account');
    await expect(page).toHaveURL('/');
    await expect(page.getByText('Your account has been deleted successfully')).toBeVisible();
    for (const guest of [context, elsewhere])
      expect((await guest.request.get('/api/v1/session')).status()).toBe(401);
    await page.goto('/login');
    await logIn(page, anna);
    await expect(page.getByRole('alert')).toContainText('Invalid email or password');
    await elsewhere.close();
  });
});

import type { Page } from '@playwright/test';
import { AFTER_LOG_IN } from '../../app/shell/pages';
import { expect, hydrated, test } from './support/browser';
import { codeTo } from './support/codes';
import { expectMessages, expectSummary } from './support/fields';
import { mailsTo } from './support/mail';
import { aMember, call, joined, somebody } from './support/people';
import { aThirdPartyMember, throughGoogle } from './support/social';
import { logIn } from './support/steps';

const SAME = 'The New Password & Confirm Password should be Same';
const CODE_SENT = 'If this address has an account with a password, a one-time code is on its way.';
const NEW_PASSWORD = 'eleven-sutures-4';

async function askForCode(page: Page, email: string): Promise<void> {
  await page.goto('/forgotPassword');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send code' }).click();
  await expect(page.getByText(CODE_SENT)).toBeVisible();
}

async function fillReset(
  page: Page,
  {
    code,
    password = NEW_PASSWORD,
    again = password,
  }: { code: string; password?: string; again?: string },
) {
  await page.getByLabel('One-time code').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(again);
  await page.getByRole('button', { name: 'Change password' }).click();
}

async function fillChange(
  page: Page,
  [current, next, again]: [string, string, string],
): Promise<void> {
  await page.getByLabel('Current password').fill(current);
  await page.getByLabel('New password', { exact: true }).fill(next);
  await page.getByLabel('Confirm password').fill(again);
  await page.getByRole('button', { name: 'Change Password' }).click();
}

test.describe('A forgotten password', { tag: '@nojs' }, () => {
  test('[AU-43 AU-44 AU-45] is replaced in two steps on one page', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await joined(context);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page).toHaveURL('/forgotPassword');
    await expectAccessible(page);
    await askForCode(page, anna.email);
    await expect(page.getByLabel('Email')).toHaveValue(anna.email);
    await expectAccessible(page);
    await fillReset(page, { code: await codeTo(anna.email) });
    await expect(page).toHaveURL('/login');
    await expect(
      page.getByText('Your password has been changed. You can log in now.'),
    ).toBeVisible();
    await logIn(page, { ...anna, password: NEW_PASSWORD });
    await expect(page).toHaveURL('/personal');
  });

  test('[AU-46 AU-47] tells every broken field, and keeps the code', async ({ page, context }) => {
    const anna = await joined(context);
    await page.goto('/forgotPassword');
    await page.getByRole('button', { name: 'Send code' }).click();
    await expectMessages([[page.getByLabel('Email'), 'Email is required']]);
    await askForCode(page, anna.email);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expectSummary(page, [
      'The one-time code is required.',
      'New password is required.',
      'Confirm password is required.',
    ]);
    await fillReset(page, { code: '12345x', again: 'another-one-5' });
    await expectMessages([[page.getByLabel('Confirm password'), SAME]]);
    await expect(page.getByLabel('One-time code')).toHaveValue('12345x');
    await fillReset(page, { code: '000000' });
    await expect(page.getByRole('alert')).toContainText(
      'The one-time code is wrong or has expired.',
    );
  });

  test('[AU-44] an unknown address gets the same answer, and no mail', async ({
    page,
    context,
  }) => {
    const nobody = somebody();
    await askForCode(page, nobody.email);
    await fillReset(page, { code: '000000' });
    await expect(page.getByRole('alert')).toContainText(
      'The one-time code is wrong or has expired.',
    );
    // Codes are sent in the order in which they were asked for.
    const anna = await joined(context);
    await askForCode(page, anna.email);
    await codeTo(anna.email);
    expect(await mailsTo(nobody.email)).toEqual([]);
  });
});

test.describe('A new password', { tag: '@nojs' }, () => {
  test('[AU-48 AU-49 AU-50 AU-51 AU-52 AU-53] needs the current one, and itself twice', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await page.goto(`/profile/${anna.id}`);
    await page.getByRole('main').getByRole('link', { name: 'Change Password' }).click();
    await expect(page).toHaveURL(`/changePassword/${anna.id}`);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change Password' }).click();
    await expectSummary(page, [
      'Current password is required.',
      'New password is required.',
      'Confirm password is required.',
    ]);
    await fillChange(page, [anna.password, NEW_PASSWORD, 'another-one-5']);
    await expectMessages([[page.getByLabel('Confirm password'), SAME]]);
    await fillChange(page, ['not-the-one-3', NEW_PASSWORD, NEW_PASSWORD]);
    await expect(page.getByRole('alert')).toContainText('The current password is wrong.');
    await fillChange(page, [anna.password, NEW_PASSWORD, NEW_PASSWORD]);
    await expect(page).toHaveURL(`/profile/${anna.id}`);
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
  });

  test('[AU-48 AU-54 PW-14 D-139] is not for whoever signs in through Google', async ({
    page,
    context,
  }) => {
    const greta = await aThirdPartyMember(context);
    await page.goto(`/profile/${greta.id}`);
    await expect(page.getByRole('heading', { name: 'Personal details' })).toBeVisible();
    await expect(page.getByText('Change Password')).toHaveCount(0);
    const reply = await page.goto(`/changePassword/${greta.id}`);
    expect(reply?.status()).toBe(403);
    await expect(
      page.getByRole('heading', { name: 'You do not have access to this page.' }),
    ).toBeVisible();
    await expect(
      page.getByText('You log in with Google or Apple, so there is no password to change.'),
    ).toBeVisible();
  });
});

test.describe('Where one is logged in', { tag: '@nojs' }, () => {
  test('[D-1103] two browsers: one ends the other', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    const elsewhere = await browser.newContext({
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1',
    });
    await call(elsewhere.request, 'login', {
      data: { emailId: anna.email, password: anna.password },
    });
    const other = await elsewhere.newPage();
    await other.goto('/community');
    await expect(other).toHaveURL('/community');

    await page.goto('/sessions');
    if (javaScriptEnabled !== false) await hydrated(page);
    await expect(page).toHaveURL('/settings#devices');
    await expect(page.getByText('You are here')).toHaveCount(1);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Log out Safari on iPhone' }).click();
    await expect(page.getByText('Safari on iPhone')).toHaveCount(0);
    await other.goto('/community');
    await expect(other).toHaveURL('/login');

    await call(elsewhere.request, 'login', {
      data: { emailId: anna.email, password: anna.password },
    });
    await page.reload();
    const others = page.getByRole('button', { name: 'Log out everywhere else' });
    await others.click();
    await expect(others).toHaveCount(0);
    await other.goto('/community');
    await expect(other).toHaveURL('/login');
    await elsewhere.close();
  });
});

const stores = {
  'App Store': process.env['APP_STORE_URL'],
  'Google Play': process.env['PLAY_STORE_URL'],
};

test.describe('The log-in', { tag: '@nojs' }, () => {
  test('[AU-28 PW-04] leads to joining, to a forgotten password and to the stores that are set', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/login');
    const link = (name: string) => page.getByRole('main').getByRole('link', { name });
    await expect(link('Join Now').first()).toHaveAttribute('href', '/signup');
    await expect(link('Forgot password?')).toHaveAttribute('href', '/forgotPassword');
    await expectAccessible(page);
    for (const path of ['/login', '/']) {
      await page.goto(path);
      for (const [name, href] of Object.entries(stores)) {
        const store = page.getByRole('list', { name: 'Our apps' }).getByRole('link', { name });
        if (href) await expect(store).toHaveAttribute('href', href);
        else await expect(store).toHaveCount(0);
      }
    }
  });

  test('[AU-07] that is remembered keeps neither password nor address in the browser', async ({
    page,
    context,
  }) => {
    const anna = await aMember(context);
    await call(context.request, 'logout', { data: {} });
    await page.goto('/login');
    await page.getByLabel('Remember me').check();
    await logIn(page, anna);
    await expect(page).toHaveURL(AFTER_LOG_IN);
    const inTab = await page.evaluate(() =>
      JSON.stringify([{ ...sessionStorage }, { ...localStorage }]),
    );
    const kept = JSON.stringify(await context.storageState({ indexedDB: true })) + inTab;
    for (const secret of [anna.password, anna.email])
      expect(decodeURIComponent(kept)).not.toContain(secret);
    const session = (await context.cookies()).find(
      ({ httpOnly, expires }) => httpOnly && expires > Date.now() / 1_000 + 29 * 86_400,
    );
    expect(session?.value).toMatch(/^[\w-]{43}$/);
  });
});

test.describe('Google and Apple', { tag: '@nojs' }, () => {
  test('[AU-12 AU-28] are offered as plain links', async ({ page, expectAccessible }) => {
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect(page.getByRole('link', { name: 'Continue with Google' })).toHaveAttribute(
        'href',
        '/api/v1/auth/google',
      );
      await expect(page.getByRole('link', { name: 'Continue with Apple' })).toHaveAttribute(
        'href',
        '/api/v1/auth/apple',
      );
      await expectAccessible(page);
    }
  });

  test('what went wrong there is said at the log-in', async ({ page }) => {
    await page.goto('/login?problem=social-cancelled');
    await expect(page.getByRole('alert')).toContainText(
      'The log-in was cancelled. Nothing has changed.',
    );
    await page.goto('/login?problem=<b>other</b>');
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('[ON-15] whoever comes through Google goes on with step 1, named', async ({
    page,
    context,
  }) => {
    const greta = await throughGoogle(context);
    await page.goto('/');
    await expect(page).toHaveURL('/personal');
    await expect(page.getByLabel('First name')).toHaveValue(greta.firstName);
    await expect(page.getByLabel('Email')).toHaveValue(greta.email);
    for (const label of ['First name', 'Last name', 'Email'])
      await expect(page.getByLabel(label)).not.toBeEditable();
  });
});

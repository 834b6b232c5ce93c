import type { Browser, BrowserContext } from '@playwright/test';
import { expect, test } from './support/browser';
import { codeTo } from './support/codes';
import { elevenMinutesPass } from './support/database';
import { mailsTo } from './support/mail';
import { aMark, aMember, joined } from './support/people';
import { codeOf, offersNoneInFields, withAuthenticator } from './support/second-steps';
import { logIn } from './support/steps';

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
/** A passkey belongs to a name. */
const NAMED = BASE.replace('127.0.0.1', 'localhost');

test.describe('The second step', { tag: '@nojs' }, () => {
  test('[D-530 D-531 D-533 D-542] is set up in the settings, asked for at log-in, and lost phones have recovery codes', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await page.goto('/settings');
    await expect(page.getByText('A code from an app on your phone')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Set up the second step' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
    const secret = (await page.locator('.secret').textContent()) ?? '';
    await expectAccessible(page);
    await page.getByLabel('Six-digit code').fill('12');
    await page.getByRole('button', { name: 'Turn on the second step' }).click();
    await expect(page.getByRole('alert')).toContainText('The one-time code is wrong');
    await page.getByLabel('Six-digit code').fill(codeOf(secret));
    await page.getByRole('button', { name: 'Turn on the second step' }).click();
    const codes = page.getByRole('region', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const [recovery = ''] = await codes.allTextContents();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'I have kept my recovery codes' }).click();
    await expect(page.getByText('10 of 10 recovery codes left')).toBeVisible();

    await context.clearCookies();
    await page.goto('/login');
    await logIn(page, anna);
    await expect(page).toHaveURL('/login/second');
    await expect(page.getByText(`Logging in as ${anna.email}`)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Six-digit code').fill('000 00');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toContainText('4 tries left');
    await page.getByLabel('Six-digit code').fill(codeOf(secret, 'next'));
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/chat');

    await context.clearCookies();
    await page.goto('/settings');
    await logIn(page, anna);
    await page.getByRole('link', { name: 'Use a recovery code' }).click();
    await page.getByLabel('Recovery code').fill(recovery.toLowerCase());
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible();
  });
});

test.describe('Another address', { tag: '@nojs' }, () => {
  test('[D-537 D-538 D-539] asks first who one is, then takes a code; the old address takes it back', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await elevenMinutesPass(anna.id);
    const newEmail = `moved.${aMark()}@example.org`;
    await page.goto('/account/email');
    await expect(page.getByRole('heading', { name: 'Confirm your identity' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your password', { exact: true }).fill(anna.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('New email address').fill(newEmail);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('One-time code').fill(await codeTo(newEmail));
    await page.getByRole('button', { name: 'Change my address' }).click();
    await expect(page).toHaveURL('/settings');
    await expect(page.getByText(newEmail)).toBeVisible();

    let link = '';
    await expect(async () => {
      const mail = (await mailsTo(anna.email)).find(({ subject }) =>
        subject.includes('was changed'),
      );
      link = mail?.text.match(/\/account\/email\/revert\?token=[\w-]+/)?.[0] ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 60_000 });
    await page.goto(link);
    await expectAccessible(page);
    await page.getByLabel('New password', { exact: true }).fill(anna.password);
    await page.getByRole('button', { name: 'Restore my old address' }).click();
    await expect(page.getByRole('alert')).toContainText('Somebody else may know this password.');
    const password = 'third-incision-9';
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Restore my old address' }).click();
    await expect(page).toHaveURL('/login');
    await logIn(page, { ...anna, password });
    await expect(page).toHaveURL('/chat');
  });
});

test.describe('Passkeys', () => {
  /** A page of a signed-in member who has a passkey. */
  async function aPasskey(browser: Browser, context: BrowserContext) {
    const anna = await aMember(context);
    const named = await browser.newContext({ baseURL: NAMED });
    const page = await named.newPage();
    await withAuthenticator(named, page);
    await page.goto('/login');
    await logIn(page, anna);
    await expect(page).toHaveURL(/\/chat$/);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.getByRole('link', { name: /^Remove the passkey/ })).toBeVisible();
    return { named, page };
  }

  // The simulated device answers at once what a person would choose in the field.
  test('[D-544] log in where they are chosen in the field of the address', async ({
    browser,
    context,
  }) => {
    const { named, page } = await aPasskey(browser, context);
    await named.clearCookies();
    await page.goto('/login');
    await expect(page).toHaveURL(/\/chat$/);
    await named.close();
  });

  test('[D-536] are added in the settings and log in without an address', async ({
    browser,
    context,
  }) => {
    const { named, page } = await aPasskey(browser, context);
    const cookies = (await named.cookies()).filter(({ name }) => name === 'suture');
    expect(cookies).toHaveLength(1);
    await named.clearCookies();

    await offersNoneInFields(page);
    await page.goto('/login');
    await expect(page.getByLabel('Email')).toHaveAttribute('autocomplete', 'username webauthn');
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page).toHaveURL(/\/chat$/);
    await page.goto('/settings');
    await page.getByRole('link', { name: /^Remove the passkey/ }).click();
    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(page).toHaveURL('/settings#security');
    await expect(page.getByRole('link', { name: /^Remove the passkey/ })).toHaveCount(0);
    await named.clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: 'Continue with a passkey' }).click();
    await expect(page.getByText('This passkey was not accepted.')).toBeVisible();
    await named.close();
  });
});

test.describe('A sign-in that was not mine', { tag: '@nojs' }, () => {
  test('[D-540] is ended from the mail, and a new password is chosen', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const anna = await joined(context);
    const thief = await browser.newContext({ userAgent: 'Stranger' });
    for (const userAgent of ['Known', 'Stranger']) {
      const other = await browser.newContext({ userAgent });
      const reply = await other.request.post(`${BASE}/api/v1/login`, {
        data: { emailId: anna.email, password: anna.password },
        headers: { origin: new URL(BASE).origin },
      });
      expect(reply.ok()).toBe(true);
      await other.close();
    }
    let link = '';
    await expect(async () => {
      const mail = (await mailsTo(anna.email)).find(({ subject }) =>
        subject.includes('new log-in'),
      );
      link = mail?.text.match(/\/account\/not-me\?token=[\w-]+/)?.[0] ?? '';
      expect(link).not.toBe('');
    }).toPass({ timeout: 60_000 });
    await page.goto(link);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'It was not me' }).click();
    await expect(page).toHaveURL('/forgotPassword');
    const refused = await thief.request.post(`${BASE}/api/v1/login`, {
      data: { emailId: anna.email, password: anna.password },
    });
    expect(refused.status()).toBe(400);
    await thief.close();
  });
});

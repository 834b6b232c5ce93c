import { expect, hydrated, test } from './support/browser';
import { aMember, call } from './support/people';

test.describe('Settings', { tag: '@nojs' }, () => {
  test('[D-545] turn questions and mails of what was missed off, and on again', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    await aMember(context);
    await page.goto('/settings');
    if (javaScriptEnabled !== false) await hydrated(page);
    for (const name of ['Emails with what you missed', 'Take questions']) {
      const one = page.getByRole('switch', { name });
      await expect(one).toBeChecked();
      await one.click();
      await expect(one).not.toBeChecked();
      await page.reload();
      await expect(one).not.toBeChecked();
      await one.click();
      await expect(one).toBeChecked();
    }
    await expectAccessible(page);
  });

  test('[D-1062] end all sessions but one’s own', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
  }) => {
    const { email, password } = await aMember(context);
    const elsewhere = await browser.newContext();
    await call(elsewhere.request, 'login', { data: { emailId: email, password } });
    const isIn = async () =>
      (await elsewhere.request.get('/community', { maxRedirects: 0 })).status() === 200;
    expect(await isIn()).toBe(true);
    await page.goto('/settings');
    if (javaScriptEnabled !== false) await hydrated(page);
    const others = page.getByRole('button', { name: 'Log out everywhere else' });
    await others.click();
    await expect(others).toHaveCount(0);
    await expect(page.getByText('You are here')).toHaveCount(1);
    expect(await isIn()).toBe(false);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Settings', exact: true })).toBeVisible();
    await elsewhere.close();
  });
});

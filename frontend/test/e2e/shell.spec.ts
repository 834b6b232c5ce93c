import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { expectToFit, type Kind, pagesFor } from './support/pages';
import { aMember } from './support/people';

const PHONE = { width: 390, height: 844 };
const kinds: Kind[] = ['visitor', 'onboarding', 'halfway', 'member', 'owner'];

test.describe('Every page', { tag: '@nojs' }, () => {
  for (const kind of kinds) {
    test(`of a ${kind} is sound on a phone, in dark`, async ({
      page,
      context,
      javaScriptEnabled,
      expectAccessible,
    }) => {
      test.slow();
      await page.setViewportSize(PHONE);
      await context.addCookies([
        { name: 'theme', value: 'dark', url: test.info().project.use.baseURL },
      ]);
      for (const path of await pagesFor(kind, page)) {
        await page.goto(path);
        await expect(page.getByRole('main')).toBeVisible();
        expect(await page.title(), path).toMatch(/Suture/);
        expect(
          await page.getByRole('heading', { level: 1 }).count(),
          `main headings of ${path}`,
        ).toBe(1);
        await expectToFit(page);
        if (javaScriptEnabled !== false) await expectAccessible(page);
      }
    });
  }
});

test.describe('The shell', { tag: '@nojs' }, () => {
  test('[AU-06 PW-05] visitors and members have different headers', async ({ page, context }) => {
    await page.goto('/');
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Join Now' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Log in' })).toBeVisible();
    await expect(header.getByLabel('Your menu')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('Suture');

    await aMember(context);
    await page.goto('/community');
    await expect(header.getByLabel('Your menu')).toBeVisible();
    await expect(
      header.getByRole('navigation', { name: 'Sections' }).getByRole('link', { name: 'Cases' }),
    ).toHaveAttribute('aria-current', 'page');
    await expect(header.getByRole('link', { name: 'Join Now' })).toBeHidden();
    await expect(page.getByRole('contentinfo')).toContainText('Suture');
  });

  test('[PW-05] the footer is shared by the pages for logging in, at 390 px and at 1280', async ({
    page,
    expectAccessible,
  }) => {
    for (const path of ['/login', '/signup', '/forgotPassword']) {
      await page.goto(path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const footer = page.getByRole('contentinfo');
        for (const name of ['About', 'Terms and Conditions', 'Privacy Policy', 'Contact'])
          await expect(footer.getByRole('link', { name })).toBeVisible();
        await expect(footer).toContainText('Suture');
        await expectToFit(page);
        await expectAccessible(page);
      }
    }
  });

  test('colours are chosen once, and come with the first byte afterwards', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const html = page.locator('html');
    expect(await html.getAttribute('data-theme')).toBeNull();
    await page.getByRole('contentinfo').getByRole('button', { name: 'Dark colours' }).click();
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await expect
      .poll(async () => (await context.cookies()).find(({ name }) => name === 'theme')?.value)
      .toBe('dark');
    expect(await (await context.request.get('/')).text()).toContain(
      '<html lang="en" data-theme="dark">',
    );

    await page.goto('/login');
    await expect(html).toHaveAttribute('data-theme', 'dark');
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('button', { name: 'System colours' }).click();
    await expect(html).not.toHaveAttribute('data-theme', /./);
    await expect
      .poll(async () => await (await context.request.get('/')).text())
      .toContain('<html lang="en">');
  });

  test('the first Tab leads past the header', async ({ page }) => {
    await page.goto('/');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Skip to content' });
    await expect(skip).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/#main');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
  });

  test('the keyboard reaches everything in the header', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await aMember(context);
    await page.goto('/community');
    if (javaScriptEnabled !== false) await hydrated(page);
    const header = page.getByRole('banner');
    const menu = header.getByLabel('Your menu');
    await menu.focus();
    await page.keyboard.press('Enter');
    const stops = header.locator('a, button, summary');
    const wanted = await stops.evaluateAll(
      (all) => all.filter((one) => one.checkVisibility()).length,
    );
    expect(wanted).toBeGreaterThan(5);
    const reached = new Set<number>();
    await page.evaluate(() => document.body.focus());
    await header.getByRole('link', { name: 'Suture' }).focus();
    for (let i = 0; i < wanted; i += 1) {
      reached.add(
        await stops.evaluateAll((all) => all.findIndex((one) => one === document.activeElement)),
      );
      await page.keyboard.press('Tab');
    }
    expect(reached.has(-1), 'the focus left the header too early').toBe(false);
    expect(reached.size).toBe(wanted);
  });

  test('the error page tells the reference that the logs know', async ({ page, context }) => {
    await aMember(context);
    const reply = await page.goto('/caseDetails/999999999');
    expect(reply?.status()).toBe(404);
    const reference = reply?.headers()['x-request-id'] ?? '';
    expect(reference).not.toBe('');
    await expect(page.getByText(`Error 404 · Reference ${reference}`)).toBeVisible();
    await page.getByRole('link', { name: 'Clinical Case Feed' }).click();
    await expect(page).toHaveURL('/community');
  });
});

test('Esc closes the menu and gives the focus back', async ({ page, context }) => {
  await aMember(context);
  await page.goto('/community');
  await hydrated(page);
  const menu = page.getByRole('banner').getByLabel('Your menu');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeHidden();
  await expect(menu).toBeFocused();
});

test('[RT-65] the privacy policy opens at its top, wherever one was before', {
  tag: '@nojs',
}, async ({ page, context, javaScriptEnabled }) => {
  const expectTopFrom = async (path: string, hasScripts: boolean) => {
    await page.goto(path);
    // Links are followed by scripts, which keep the scroll position unless told otherwise.
    if (hasScripts) await hydrated(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' });
    await link.scrollIntoViewIfNeeded();
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await link.click();
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeInViewport();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  };
  await expectTopFrom('/terms_and_conditions', false);
  const { id } = await aMember(context);
  await expectTopFrom(`/profile/${id}`, javaScriptEnabled !== false);
});

test('a link is followed without loading the page anew; into a new tab, and back, as by any other', async ({
  page,
  context,
}) => {
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  await page.goto('/myCases');
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const link = page.getByRole('main').locator(`a[href="/caseDetails/${id}"]`).first();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    link.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await expect(tab).toHaveURL(`/caseDetails/${id}`);
  await tab.close();
  await expect(page).toHaveURL('/myCases');
  await link.click();
  await expect(page).toHaveURL(`/caseDetails/${id}`);
  await page.goBack();
  await expect(link).toBeVisible();
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(true);
});

test('a tab keeps the place on the page, another link begins at its top', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/community');
  await hydrated(page);
  const images = page
    .getByRole('navigation', { name: 'What is shown' })
    .getByText('Clinical Images');
  await page.evaluate(() => window.scrollTo(0, 40));
  await images.click();
  await expect(page).toHaveURL(/tab=images/);
  await expect(images).toHaveAttribute('aria-current', 'page');
  expect(await page.evaluate(() => window.scrollY)).toBe(40);
  await page.getByRole('banner').getByRole('link', { name: 'Blogs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/blog/i);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

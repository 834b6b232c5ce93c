import type { Page } from '@playwright/test';
import { expect, test } from './support/browser';

const EVERY = 4_000;

test.describe('The public pages', { tag: '@nojs' }, () => {
  test('[LE-03 BL-06 PW-01 PW-08 PW-09] the landing page: features, how we work, voices, four blogs, ten benefits, the footer', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/home/features');
    await expect(page.getByRole('heading', { name: 'What surgeons do here' })).toBeInViewport();
    await expect(page.getByText('Free for every surgeon, every speciality')).toBeVisible();
    await expect(
      page
        .getByRole('region', { name: 'What surgeons do here' })
        .last()
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 3 }) }),
    ).toHaveCount(5);
    await expect(page.getByRole('heading', { name: 'How an answer arrives' })).toBeVisible();
    await expect(
      page.getByRole('region', { name: 'Every speciality has its group' }).getByRole('listitem'),
    ).toHaveCount(25);
    const voices = page.getByRole('region', { name: 'What members say' });
    await expect(voices.getByRole('listitem')).toHaveCount(3);
    await expect(voices.getByText('Sample')).toHaveCount(3);
    await expect(
      page.getByRole('region', { name: 'From the blog' }).getByRole('listitem'),
    ).toHaveCount(4);
    const footer = page.getByRole('contentinfo');
    for (const name of [
      'Cases',
      'Terms and Conditions',
      'Privacy Policy',
      'Cookie Policy',
      'Delete Account',
      'Contact',
    ])
      await expect(footer.getByRole('link', { name })).toBeVisible();
    await expect(footer.getByText(/© 2023–\d{4} Suture/)).toBeVisible();
    await expectAccessible(page);
    await page
      .getByRole('link', { name: 'Ten benefits of surgeon-led online communities' })
      .click();
    await expect(page).toHaveURL('/benefit-blog');
  });

  test('[D-662] the landing page answers what surgeons ask before they join, on a phone by its menu', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const menu = page.getByRole('banner').getByRole('group').filter({ hasText: 'About' });
    await page.getByRole('banner').locator('summary').click();
    await expect(menu.getByRole('link', { name: 'Preview cases' })).toBeVisible();
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Who is let in' }).click();
    const trust = page.getByRole('region', {
      name: 'Who is let in, and how patients are protected',
    });
    await expect(trust.getByRole('heading', { level: 2 })).toBeInViewport();
    await expect(trust.getByRole('link', { name: 'Try the gate' })).toHaveAttribute(
      'href',
      '/try-the-gate',
    );
    await page.getByText('Can I take my cases away again?').click();
    await expect(page.getByText('At any time. A case you delete')).toBeVisible();
  });

  test('[LE-04 BL-03] ten numbered benefits', async ({ page, expectAccessible }) => {
    await page.goto('/benefit-blog');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Ten benefits of surgeon-led online communities',
    );
    await expect(page.getByRole('article').getByRole('listitem')).toHaveCount(10);
    await expectAccessible(page);
  });

  test('[LE-01 RT-46 D-157] about: story, mission with its video, principles, the founders', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/about/mission');
    await expect(page.getByRole('heading', { name: 'Our Mission' })).toBeInViewport();
    await expect(page.getByRole('main').getByText('Our Story')).toBeVisible();
    for (const name of ['Free membership', 'Effortless', 'Global', 'All specialties coexist'])
      await expect(page.getByRole('heading', { name })).toBeVisible();
    const team = page.getByRole('region', { name: 'The Founding Team' });
    await expect(team.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(team.getByText('Sample people')).toBeVisible();
    const track = await page.locator('video track[kind=captions]').getAttribute('src');
    expect(await (await page.request.get(track ?? '')).text()).toMatch(/^WEBVTT/);
    const video = await page.locator('video source').getAttribute('src');
    expect(
      (await page.request.get(video ?? '', { headers: { range: 'bytes=0-99' } })).status(),
    ).toBe(206);
    await expectAccessible(page);
  });
});

test('[PW-23 D-163] keys and the context menu are nobody’s but the reader’s', async ({ page }) => {
  await page.goto('/contactPage');
  await expect(
    page.getByText('The website is undergoing an upgrade and will be up soon.'),
  ).toHaveCount(0);
  await page.getByLabel('Full name').focus();
  await page.keyboard.type('Vera');
  await expect(page.getByLabel('Full name')).toHaveValue('Vera');
  await page.keyboard.press('Tab');
  await expect(page.getByLabel('Email')).toBeFocused();
  const menu = page.waitForEvent('console', (message) => message.text() === 'context menu: open');
  await page.evaluate(() =>
    window.addEventListener('contextmenu', (event) =>
      console.info(`context menu: ${event.defaultPrevented ? 'suppressed' : 'open'}`),
    ),
  );
  await page.getByRole('main').click({ button: 'right' });
  await menu;
});

/** Every scroll position of a page since it loaded. */
const SCROLLED = 'scrolled';
const watchScrolling = (page: Page) =>
  page.addInitScript((key) => {
    const places: number[] = [];
    Object.assign(window, { [key]: places });
    const look = () => {
      const y = Math.round(scrollY);
      if (places.at(-1) !== y) places.push(y);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, SCROLLED);
const scrolled = (page: Page): Promise<number[]> =>
  page.evaluate((key) => Reflect.get(window, key), SCROLLED);
const scrollManner = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);

for (const [path, heading] of [
  ['/about/mission', 'Our Mission'],
  ['/home/blogs', 'From the blog'],
] as const)
  test(`[RT-01 RT-46 D-159] ${path} scrolls to its section, to be seen, unless reduced motion is asked for`, async ({
    page,
  }) => {
    await watchScrolling(page);
    const section = page.getByRole('heading', { name: heading });
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto(path);
    await expect(section).toBeInViewport();
    // From the top and only downwards. How many frames are drawn in between is the machine's affair: on a
    // slow one it can be none, so the manner itself is asked for.
    expect(await scrollManner(page)).toBe('smooth');
    const [from, ...on] = await scrolled(page);
    expect(from).toBe(0);
    expect(on).toEqual(on.toSorted((one, other) => one - other));

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(section).toBeInViewport();
    expect(await scrollManner(page)).toBe('auto');
    expect((await scrolled(page)).filter((y) => y > 0)).toHaveLength(1);
  });

const quotesOf = (page: Page) => page.getByRole('region', { name: 'What the founders say' });

test.describe('The founders’ quotes', () => {
  test('[LE-02] move on every four seconds, loop, and rest under pointer and focus', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    // The clock only advances as run below, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/about');
    const quotes = quotesOf(page);
    const at = (index: number) => expect(quotes).toHaveAttribute('data-at', String(index));
    await at(0);
    await page.clock.runFor(EVERY - 500);
    await at(0);
    await page.clock.runFor(500);
    await at(1);
    for (const index of [2, 3, 0]) {
      await page.clock.runFor(EVERY);
      await at(index);
    }
    await quotes.getByRole('button', { name: 'Next' }).focus();
    await page.clock.runFor(2 * EVERY);
    await at(0);
    await page.getByRole('heading', { level: 1 }).click();
    await quotes.hover();
    await page.clock.runFor(2 * EVERY);
    await at(0);
    await page.mouse.move(0, 0);
    await page.clock.runFor(EVERY);
    await at(1);
    await quotes.getByRole('button', { name: 'Pause' }).click();
    await page.mouse.move(0, 0);
    await page.getByRole('heading', { level: 1 }).click();
    await page.clock.runFor(2 * EVERY);
    await at(1);
  });

  test('[LE-02] stand still for who wants no motion, and are leafed through by hand', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto('/about');
    const quotes = quotesOf(page);
    await page.clock.runFor(2 * EVERY);
    await expect(quotes).toHaveAttribute('data-at', '0');
    await quotes.getByRole('button', { name: 'Previous' }).click();
    await expect(quotes).toHaveAttribute('data-at', '3');
    await quotes.getByRole('button', { name: 'Next' }).click();
    await expect(quotes).toHaveAttribute('data-at', '0');
  });
});

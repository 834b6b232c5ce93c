import type { Locator, Page } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, call, nameOf, somebody } from './support/people';
import { card, expect, test } from './support/walk';

const CONTRAST = 3;

/** Whether an element lies within the window, and what is drawn there is its own. */
const isWhole = (within: Locator) =>
  within.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const isInside = left >= 0 && top >= 0 && right <= clientWidth && bottom <= clientHeight;
    const inset = 12;
    const corners = [left + inset, right - inset].flatMap((x) =>
      [top + inset, bottom - inset].map((y) => document.elementFromPoint(x, y)),
    );
    return isInside && corners.every((at) => at !== null && element.contains(at));
  });

/** The contrast of a button's border or fill with what it stands on, whichever is greater. */
const contrastOf = (button: Locator) =>
  button.evaluate((element) => {
    const dots = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
    const light = (colour: string) => {
      if (!dots) return 0;
      dots.clearRect(0, 0, 1, 1);
      dots.fillStyle = colour;
      dots.fillRect(0, 0, 1, 1);
      const [r = 0, g = 0, b = 0] = [...dots.getImageData(0, 0, 1, 1).data]
        .map((of) => of / 255)
        .map((of) => (of <= 0.04045 ? of / 12.92 : ((of + 0.055) / 1.055) ** 2.4));
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const isClear = (colour: string) => colour === 'transparent' || /, 0\)$/.test(colour);
    let behind = element.parentElement;
    while (behind?.parentElement && isClear(getComputedStyle(behind).backgroundColor))
      behind = behind.parentElement;
    const ground = light(behind ? getComputedStyle(behind).backgroundColor : '#fff');
    const { backgroundColor, borderTopColor, borderTopWidth } = getComputedStyle(element);
    const against = (colour: string) => {
      if (isClear(colour)) return 1;
      const [dark, bright] = [light(colour), ground].sort((one, other) => one - other);
      return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
    };
    const border = Number.parseFloat(borderTopWidth) > 0 ? against(borderTopColor) : 1;
    return Math.max(border, against(backgroundColor));
  });

const PHONES = [
  { width: 390, height: 844 },
  { width: 320, height: 640 },
];
const SIZES = [...PHONES, { width: 800, height: 700 }, { width: 1280, height: 800 }];

/** The menu's question: a dialog with scripts, a page without. */
async function expectQuestion(page: Page, asked: Locator, hasScripts: boolean): Promise<void> {
  await expect(
    asked.getByRole('heading', { name: /^Are you sure you want to block/ }),
  ).toBeVisible();
  const yes = asked.getByRole('button', { name: 'Block', exact: true });
  const no = asked
    .getByRole('button', { name: 'Cancel', exact: true })
    .or(asked.getByRole('link', { name: 'Cancel', exact: true }));
  for (const each of [yes, no])
    expect(await contrastOf(each), `${page.url()}: ${await each.textContent()}`).toBeGreaterThan(
      CONTRAST,
    );
  if (!hasScripts) return;
  expect(await isWhole(asked)).toBe(true);
  await expect(no).toBeFocused();
  await no.click();
  await expect(asked).toHaveCount(0);
}

test('[D-940] every menu and its question lies within the window, from 320 px', {
  tag: '@nojs',
}, async ({ page, context, hasScripts, open, asked, colleague }) => {
  const ben = await colleague('Benedikt');
  await aMember(context, somebody('Anna'));
  const diagnosis = aDiagnosis();
  const id = await aCase(ben.context.request, { diagnosis, files: [await aPicture()] });
  await call(ben.context.request, 'clinicalCases/comment', {
    data: { clinicalCaseId: id, comment: 'I would wait for the culture.' },
  });
  const { chatRoomId } = await call(context.request, 'chatRoomSolo', {
    data: { reciverId: ben.member.id },
  });
  const name = nameOf(ben.member);
  const places: [path: string, label: string, within: (page: Page) => Locator][] = [
    [`/profile/${ben.member.id}`, `More about ${name}`, (at) => at.locator('main')],
    [`/chat?room=${chatRoomId}`, 'More for this chat', (at) => at.locator('main')],
    [`/caseDetails/${id}`, `More about the comment by ${name}`, (at) => at.locator('main')],
    ['/community', `More about ${diagnosis}`, (at) => card(at, diagnosis)],
  ];
  for (const [path, label, within] of places) {
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, path);
    const button = within(page).getByLabel(label);
    const menu = within(page)
      .locator('.menu', { has: page.getByLabel(label) })
      .locator('.menu__panel');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      // At the foot of the window, where a menu below its button has no room.
      await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await button.click();
      await expect(menu).toBeVisible();
      await expect.poll(() => isWhole(menu), { message: `${path} at ${size.width}` }).toBe(true);
      const rows = await menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      const least = size.width < 768 ? 52 : 44;
      expect(Math.min(...rows), `rows of ${path} at ${size.width}`).toBeGreaterThanOrEqual(least);
      await expect(menu.locator('a, button').last()).toHaveText(/^Block/);
      if (hasScripts) {
        await menu.getByRole('link', { name: /^Block/ }).click();
        await expectQuestion(page, asked(page), hasScripts);
        await expect(button).toBeFocused();
      } else if (size.width < 768) await page.mouse.click(size.width / 2, 20);
      else await button.click();
      await expect(menu).toBeHidden();
    }
    if (hasScripts) continue;
    await button.click();
    await menu.getByRole('link', { name: /^Block/ }).click();
    await expectQuestion(page, asked(page), hasScripts);
  }
});

/** Goes on with the Tab key until this has the focus, as whoever uses no pointer does. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('[D-941 D-945 D-951] a member is muted and reported by keyboard alone', async ({
  page,
  context,
  open,
  colleague,
}) => {
  const ben = await colleague('Benedikt');
  await aMember(context, somebody('Anna'));
  const name = nameOf(ben.member);
  const profile = `/profile/${ben.member.id}`;
  const main = page.getByRole('main');
  await page.setViewportSize({ width: 1280, height: 800 });
  const choose = async (entry: string) => {
    await open(page, profile);
    await tabTo(page, page.getByLabel(`More about ${name}`));
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('link', { name: entry, exact: true }));
    await page.keyboard.press('Enter');
  };
  const press = async (target: Locator, key = 'Enter') => {
    await expect(target).toBeVisible();
    await tabTo(page, target);
    await page.keyboard.press(key);
  };
  await choose('Mute');
  await press(page.getByRole('radio', { name: 'Until I turn it on again' }), 'ArrowUp');
  await press(page.getByRole('button', { name: 'Mute', exact: true }));
  await expect(page).toHaveURL(profile);
  await open(page, '/blocked');
  const unmute = page.getByRole('button', { name: `Unmute ${name}` });
  await press(unmute);
  await expect(unmute).toHaveCount(0);

  await choose('Report this member');
  await press(main.getByRole('radio').first(), 'Space');
  await press(main.getByLabel('Reason'), 'A');
  await page.keyboard.type('n account of somebody who has died.');
  await press(main.getByRole('button', { name: 'Report', exact: true }));
  await expect(page.getByText('Thank you. We will review this member.')).toBeVisible();
});

test('[D-941 D-945 D-951] a member is muted, reported and blocked by thumb, by keyboard, and without scripts', {
  tag: '@nojs',
}, async ({ page, context, hasScripts, open, asked, look, colleague }) => {
  const ben = await colleague('Benedikt');
  const anna = await aMember(context, somebody('Anna'));
  const [name, profile] = [nameOf(ben.member), `/profile/${ben.member.id}`];
  const button = page.getByLabel(`More about ${name}`);
  const press = (target: Locator) => (hasScripts ? target.tap() : target.click());

  await open(page, profile);
  await press(button);
  await press(page.getByRole('link', { name: 'Mute', exact: true }));
  await expect(page.getByRole('heading', { name: 'Mute this member' })).toBeVisible();
  await look(page);
  await page.getByRole('radio', { name: '8 hours' }).check();
  await press(page.getByRole('button', { name: 'Mute', exact: true }));
  await expect(page).toHaveURL(profile);
  await open(page, '/blocked');
  await expect(page.getByRole('listitem').filter({ hasText: name })).toContainText('until');
  await look(page);
  await press(page.getByRole('button', { name: `Unmute ${name}` }));
  await expect(page.getByText('You have not muted anything.')).toBeVisible();

  await open(page, profile);
  await press(button);
  await press(page.getByRole('link', { name: /^Report/ }));
  await press(
    page.getByRole('main').getByRole('radio', { name: 'Uses the name of somebody else' }),
  );
  await page.getByRole('main').getByLabel('Reason').fill('They left the hospital years ago.');
  await look(page);
  await press(page.getByRole('main').getByRole('button', { name: 'Report', exact: true }));
  await expect(page.getByText('Thank you. We will review this member.')).toBeVisible();

  await open(page, profile);
  await press(button);
  await press(page.getByRole('link', { name: 'Block', exact: true }));
  await press(asked(page).getByRole('button', { name: 'Block', exact: true }));
  await expect(page.getByRole('heading', { name: `You blocked ${name}` })).toBeVisible();
  await look(page);
  await ben.page.goto(`/profile/${anna.id}`);
  await expect(ben.page.getByText('Error 404')).toBeVisible();
  await press(page.getByRole('button', { name: `Unblock ${name}` }));
  await expect(button).toBeVisible();
  if (!hasScripts) return;

  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, profile);
  await button.focus();
  await page.keyboard.press('Enter');
  const entry = page.getByRole('link', { name: 'Block', exact: true });
  for (let tabs = 0; tabs < 6; tabs += 1)
    if (!(await entry.evaluate((link) => link === document.activeElement)))
      await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked(page).getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: `You blocked ${name}` })).toBeVisible();
});

test('[D-940] the question and its buttons are in view, however long the comment is', {
  tag: '@nojs',
}, async ({ page, context, open, asked }) => {
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  await call(context.request, 'clinicalCases/comment', {
    data: { clinicalCaseId: id, comment: 'I would wait for the culture. '.repeat(45) },
  });
  for (const size of PHONES) {
    await page.setViewportSize(size);
    await open(page, `/caseDetails/${id}`);
    const discussion = page.getByRole('region', { name: /^Discussion/ });
    await discussion.getByRole('link', { name: 'Delete' }).click();
    const question = asked(page).getByRole('heading', {
      name: 'Are you sure you want to delete the comment?',
    });
    await page.waitForLoadState();
    await expect(question).toBeInViewport({ ratio: 1 });
    await expect(asked(page).getByRole('button', { name: 'Delete', exact: true })).toBeInViewport({
      ratio: 1,
    });
  }
});

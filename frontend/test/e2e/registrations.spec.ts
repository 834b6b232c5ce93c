import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/browser';
import { grant } from './support/database';
import { aPicture } from './support/files';
import { aMark, aMember, call, nameOf, type Person, somebody } from './support/people';

/** A member who has submitted one registration. */
async function registered(context: BrowserContext): Promise<{ who: Person; number: string }> {
  const who = await aMember(context);
  const number = `KMC ${aMark()}`;
  const data = {
    country: [96],
    region: ['Kerala'],
    mediRegistration: [number],
    countryNames: ['India'],
  };
  await call(context.request, 'mediRegistration', { data });
  return { who, number };
}

async function aModerator(context: BrowserContext): Promise<void> {
  const moderator = await aMember(context, somebody('Mona'));
  await grant(moderator.email, 'moderator');
}

/**
 * Other registrations are pending too: this one is found by its member's name, however far down the
 * list it is.
 */
async function open(page: Page, who: Person, list = ''): Promise<void> {
  await page.goto(`/admin/registrations${list}`);
  const row = page.getByRole('link', { name: nameOf(who) });
  const younger = page.getByRole('link', { name: 'Newer registrations' });
  while ((await row.count()) === 0) await younger.click();
  await row.first().click();
  await expect(page.getByRole('heading', { level: 2, name: nameOf(who) })).toBeVisible();
}

const HEIGHT = 844;
const PHONE = { width: 390, height: HEIGHT };
const DESK = { width: 1280, height: HEIGHT };

/** In both sizes, and left in the one that its reader uses. */
async function inBoth(page: Page, look: () => Promise<unknown>): Promise<void> {
  const own = page.viewportSize() ?? DESK;
  for (const size of own.width === DESK.width ? [PHONE, DESK] : [DESK, PHONE]) {
    await page.setViewportSize(size);
    await look();
  }
}

/** Pressed in the size of its reader, where it can be pressed in both. */
async function press(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name });
  await inBoth(page, () => button.click({ trial: true }));
  await button.click();
}

const decide = (page: Page) => press(page, 'Decide and open the next');
const decided = (page: Page) =>
  expect(page.getByText('Decided. The member is notified.')).toBeVisible();

test.describe('A registration', { tag: '@nojs' }, () => {
  test('is asked about, proved, confirmed and withdrawn, 390 and 1280 pixels wide', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    await page.setViewportSize(PHONE);
    const { who, number } = await registered(context);
    await page.goto('/profile/edit/registration');
    const seen = (text: string) => inBoth(page, () => expect(page.getByText(text)).toBeVisible());
    await seen('Waiting to be checked');

    const desk = await browser.newContext({ viewport: DESK });
    await aModerator(desk);
    const theirs = await desk.newPage();
    await open(theirs, who);
    await inBoth(theirs, async () => {
      await expect(theirs.getByText(number)).toBeVisible();
      await expect(
        theirs.getByRole('link', { name: 'Look up in the register of India' }),
      ).toHaveAttribute('href', /nmc\.org\.in/);
      await expectAccessible(theirs);
    });
    await theirs.getByLabel('Ask').check();
    await decide(theirs);
    await inBoth(theirs, async () => {
      await expect(theirs.getByRole('alert')).toContainText('Please give the reason.');
      await expect(theirs.getByLabel('Ask')).toBeChecked();
    });
    await theirs.getByLabel('Message to the member').fill('Which name is on it?');
    await decide(theirs);
    await decided(theirs);

    await page.reload();
    await seen('Which name is on it?');
    await inBoth(page, () => expectAccessible(page));
    await page.getByLabel('Your answer').fill('The one before I married.');
    await press(page, 'Send answer');
    await seen('Waiting to be checked');
    await page.getByLabel('Proof of your registration').setInputFiles(await aPicture('card.jpg'));
    await press(page, 'Send proof');
    await seen('You have sent card.jpg.');

    await open(theirs, who);
    await inBoth(theirs, () => expect(theirs.getByText('The one before I married.')).toBeVisible());
    const proof = await theirs.getByRole('link', { name: 'Open proof' }).getAttribute('href');
    expect((await desk.request.get(proof ?? '')).status()).toBe(200);
    await theirs.getByLabel('Confirm', { exact: true }).check();
    for (const what of ['name', 'number', 'council'])
      await theirs.getByRole('checkbox', { name: `The same ${what}` }).check();
    await theirs.getByLabel('Where you looked it up').fill('On the phone with the council.');
    await decide(theirs);
    await decided(theirs);
    await page.reload();
    await seen('You have the Verified badge');

    await theirs.goto('/admin/registrations?state=confirmed');
    await open(theirs, who, '?state=confirmed');
    await theirs.getByLabel('Withdraw').check();
    await theirs
      .getByRole('combobox', { name: /^Reason/ })
      .selectOption('The document has expired.');
    await decide(theirs);
    await decided(theirs);
    await page.reload();
    await seen('The document has expired.');
    await inBoth(page, () => expectAccessible(page));
    await desk.close();
  });

  test('is in the menu of moderators, who have no list of members', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await aModerator(context);
    await page.setViewportSize(PHONE);
    await page.goto('/admin/reports');
    await page.getByText('Menu,').click();
    const menu = page.getByRole('navigation', { name: 'Administration, all pages' });
    await expect(menu.getByRole('link')).toHaveText([/^Reports/, /^Appeals/, /^Registrations/]);
    await expectAccessible(page);
    await menu.getByRole('link', { name: 'Registrations' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Registrations' })).toBeVisible();
    expect((await context.request.get('/admin/members')).status()).toBe(403);
  });
});

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

const decide = (page: Page) =>
  page.getByRole('button', { name: 'Decide and open the next' }).click();
const decided = (page: Page) =>
  expect(page.getByText('Decided. The member is notified.')).toBeVisible();

test.describe('A registration', { tag: '@nojs' }, () => {
  for (const width of [390, 1280])
    test(`is asked about, proved, confirmed and withdrawn, ${width} pixels wide`, async ({
      page,
      context,
      browser,
      expectAccessible,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const { who, number } = await registered(context);
      await page.goto('/profile/edit/registration');
      await expect(page.getByText('Waiting to be checked')).toBeVisible();

      const desk = await browser.newContext({ viewport: { width, height: 844 } });
      await aModerator(desk);
      const theirs = await desk.newPage();
      await open(theirs, who);
      await expect(theirs.getByText(number)).toBeVisible();
      await expect(
        theirs.getByRole('link', { name: 'Look up in the register of India' }),
      ).toHaveAttribute('href', /nmc\.org\.in/);
      await expectAccessible(theirs);
      await theirs.getByLabel('Ask').check();
      await decide(theirs);
      await expect(theirs.getByRole('alert')).toContainText('Please give the reason.');
      await expect(theirs.getByLabel('Ask')).toBeChecked();
      await theirs.getByLabel('Message to the member').fill('Which name is on it?');
      await decide(theirs);
      await decided(theirs);

      await page.reload();
      await expect(page.getByText('Which name is on it?')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel('Your answer').fill('The one before I married.');
      await page.getByRole('button', { name: 'Send answer' }).click();
      await expect(page.getByText('Waiting to be checked')).toBeVisible();
      await page.getByLabel('Proof of your registration').setInputFiles(await aPicture('card.jpg'));
      await page.getByRole('button', { name: 'Send proof' }).click();
      await expect(page.getByText('You have sent card.jpg.')).toBeVisible();

      await open(theirs, who);
      await expect(theirs.getByText('The one before I married.')).toBeVisible();
      const proof = await theirs.getByRole('link', { name: 'Open proof' }).getAttribute('href');
      expect((await desk.request.get(proof ?? '')).status()).toBe(200);
      await decide(theirs);
      await decided(theirs);
      await page.reload();
      await expect(page.getByText('You have the Verified badge')).toBeVisible();

      await theirs.goto('/admin/registrations?state=confirmed');
      await open(theirs, who, '?state=confirmed');
      await theirs.getByLabel('Withdraw').check();
      await theirs
        .getByRole('combobox', { name: /^Reason/ })
        .selectOption('The document has expired.');
      await decide(theirs);
      await decided(theirs);
      await page.reload();
      await expect(page.getByText('The document has expired.')).toBeVisible();
      await expectAccessible(page);
      await desk.close();
    });

  test('is in the menu of moderators, who have no list of members', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await aModerator(context);
    await page.setViewportSize({ width: 390, height: 844 });
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

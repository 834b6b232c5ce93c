import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { expectMessages } from './support/fields';
import { aMember, call, halfway } from './support/people';
import { chooseCountry, type Visit } from './support/steps';

const ADD = 'Click on Add to record the entry.';
const INDIAN = [
  'Association of Surgeons',
  'AMASI',
  'IAGES',
  'Indian Chapter of IHPBA',
  'ACRSI',
  'IASO',
  'IASG',
];
const INTERNATIONAL = ['ACS', 'IHPBA', 'SAGES', 'ASCRS', 'ASGBI', 'SSAT'];

async function addRegistration(
  visit: Visit,
  [country, state, number]: [string, string, string],
): Promise<void> {
  const { page } = visit;
  await chooseCountry(visit, country);
  await page.getByRole('combobox', { name: 'State' }).selectOption(state);
  await page.getByLabel('Registration number').fill(number);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('listitem').filter({ hasText: number })).toBeVisible();
}

const saveAndNext = (page: Page) =>
  page.getByRole('button', { name: 'Save Changes & Next' }).click();

test.describe('Step 3', { tag: '@nojs' }, () => {
  test('[ON-34 ON-35 ON-36 ON-37] both lists, each with Other; at least one, or Skip', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await page.goto('/welcome');
    await page.getByRole('link', { name: 'memberships' }).click();
    await expect(page).toHaveURL('/membershipAssociation');
    for (const name of [...INDIAN, ...INTERNATIONAL])
      await expect(page.getByRole('checkbox', { name, exact: true })).toBeVisible();
    await expectAccessible(page);
    await saveAndNext(page);
    await expect(page.getByRole('alert')).toContainText(
      'Please select the at least one Association.',
    );
    await page.getByRole('checkbox', { name: 'AMASI' }).check();
    await page.getByRole('checkbox', { name: 'SAGES' }).check();
    await page.getByLabel('Other optional').fill('Tamil Nadu Surgical Society');
    await page.getByLabel('Other international').fill('EAES');
    await saveAndNext(page);
    await expect(page).toHaveURL('/mediRegistration');
    await page.goto(`/profile/${anna.id}`);
    for (const name of ['AMASI', 'SAGES', 'Tamil Nadu Surgical Society', 'EAES'])
      await expect(page.getByRole('listitem').filter({ hasText: name })).toBeVisible();
  });

  test('[D-979] the list that is nearer comes first', async ({ page, context }) => {
    const lists = page.getByRole('group', { name: /associations$/ });
    await aMember(context);
    await page.goto('/membershipAssociation');
    await expect(lists.first()).toHaveAccessibleName('Indian associations');
    await context.clearCookies();
    await call(context.request, 'login', {
      data: { emailId: 'yuki.tanaka@demo.suture.example', password: 'suture-demo-1' },
    });
    await page.goto('/membershipAssociation');
    await expect(lists.first()).toHaveAccessibleName('International associations');
    await expect(lists.last()).toHaveAccessibleName('Indian associations');
  });

  test('[ON-37] Skip leads on as well, and loses nothing that was saved', async ({
    page,
    context,
  }) => {
    await aMember(context);
    await page.goto('/membershipAssociation');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL('/mediRegistration');
    await page.goto('/membershipAssociation');
    await page.getByRole('checkbox', { name: 'AMASI' }).check();
    await saveAndNext(page);
    await expect(page).toHaveURL('/mediRegistration');
    await page.goto('/membershipAssociation');
    await page.getByRole('button', { name: 'Skip' }).click();
    await expect(page).toHaveURL('/mediRegistration');
    await page.goto('/membershipAssociation');
    await expect(page.getByRole('checkbox', { name: 'AMASI' })).toBeChecked();
  });
});

test.describe('Step 4', { tag: '@nojs' }, () => {
  test('[ON-40 ON-41 ON-42 ON-43 ON-44] entries are added whole and removed one by one', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const visit = { page, hasScripts };
    const anna = await aMember(context);
    await page.goto('/mediRegistration');
    await expectAccessible(page);
    if (hasScripts) await hydrated(page);
    await saveAndNext(page);
    await expect(page.getByRole('alert')).toContainText(ADD);

    await page.getByLabel('Registration number').fill('TNMC 84 217');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expectMessages([
      [page.getByLabel('Country', { exact: true }), 'Please select Country.'],
      [page.getByLabel('State'), 'Please select State.'],
    ]);
    await expect(page.getByLabel('Country', { exact: true })).toBeFocused();
    await expect(page.getByLabel('Registration number')).toHaveValue('TNMC 84 217');

    await addRegistration(visit, ['India', 'Tamil Nadu', 'TNMC 84 217']);
    await addRegistration(visit, ['India', 'Kerala', 'TCMC 5 113']);
    const entry = page.getByRole('listitem').filter({ hasText: 'TNMC 84 217' });
    const shareOfText = () =>
      entry.evaluate((li) => (li.firstElementChild?.clientWidth ?? 0) / li.clientWidth);
    await expect.poll(shareOfText).toBeGreaterThan(0.5);
    await page.getByRole('button', { name: 'Remove TCMC 5 113, India' }).click();
    await expect(page.getByText('TCMC 5 113')).toHaveCount(0);
    await expectAccessible(page);

    await saveAndNext(page);
    await expect(page.getByRole('alert')).toContainText('Please check the declaration.');
    await expect(page.getByText('You agreed to the Terms & Conditions')).toBeVisible();
    await expect(page.getByLabel('I agree to')).toHaveCount(0);
    await expect(page.getByText('TNMC 84 217')).toBeVisible();
    await page.getByLabel('I declare that').check();
    await page.getByLabel('Registration number').fill('forgotten to add');
    await saveAndNext(page);
    await expect(page.getByRole('alert')).toContainText(ADD);
    await page.getByLabel('Registration number').fill('');
    await saveAndNext(page);
    await expect(page).toHaveURL('/welcome');
    await page.goto(`/profile/${anna.id}`);
    await expect(page.getByText('TNMC 84 217')).toBeVisible();
  });

  test('[D-812] writes abbreviations out as the chosen country has them', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const visit = { page, hasScripts: javaScriptEnabled !== false };
    await aMember(context);
    await page.goto('/mediRegistration');
    await chooseCountry(visit, 'United Kingdom (Great Britain)');
    await expect(page.getByLabel('Registration number')).toHaveAccessibleDescription(
      'With the General Medical Council (GMC).',
    );
    await page.goto('/profile/edit/training');
    await chooseCountry(visit, 'United States');
    await expect(page.getByLabel('Country', { exact: true }).first()).toHaveAccessibleDescription(
      /MD: Doctor of Medicine/,
    );
    await page.goto('/membershipAssociation');
    await expect(page.getByRole('checkbox', { name: 'AMASI' })).toHaveAccessibleDescription(
      'Association of Minimal Access Surgeons of India',
    );
  });

  test('[RT-63] is not open before step 2', async ({ page, context }) => {
    await halfway(context);
    for (const path of ['/membershipAssociation', '/mediRegistration']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/qualification');
      await expect(page.getByText('Please complete the registration first!')).toBeVisible();
    }
  });
});

test('page data that come late leave the focus where somebody types', async ({ page, context }) => {
  await aMember(context);
  await page.goto('/mediRegistration');
  await hydrated(page);
  let letGo = () => {};
  const isTyped = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/mediRegistration.data', async (route) => {
    if (route.request().method() === 'GET') await isTyped;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Country', { exact: true })).toBeFocused();
  const number = page.getByLabel('Registration number');
  await number.focus();
  await page.keyboard.type('TNMC ');
  const late = page.waitForResponse((reply) => reply.url().endsWith('/mediRegistration.data'));
  letGo();
  await late;
  await expect(page.getByRole('button', { name: 'Add', exact: true })).not.toHaveAttribute(
    'aria-busy',
  );
  await page.keyboard.type('84 217');
  await expect(number).toHaveValue('TNMC 84 217');
});

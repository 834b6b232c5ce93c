import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { codeTo } from './support/codes';
import { expectMessages } from './support/fields';
import { aDisguisedText, aPortrait, aReport } from './support/files';
import { aMember, nameOf } from './support/people';
import { chooseCountry, choosePlace, reloadUntil } from './support/steps';

const save = (page: Page, name = 'Save Changes') =>
  page.getByRole('button', { name, exact: true }).click();

test.describe('One’s own profile', { tag: '@nojs' }, () => {
  test('[PR-04 PR-05 PR-06 FR-19 D-578] leads its owner to every edit, and others to none', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await page.goto(`/profile/${anna.id}`);
    await expectAccessible(page);
    await expect(page.getByRole('heading', { name: 'Strengthen your profile' })).toBeVisible();
    for (const name of [
      'Edit qualification',
      'Edit memberships',
      'Edit medical registration',
      'Edit personal details',
    ])
      await expect(page.getByRole('link', { name })).toBeVisible();
    for (const name of [
      'Change picture',
      'Add group',
      'Upload CV',
      'Your data',
      'Delete Account',
      'Where you are logged in',
    ])
      await expect(page.getByRole('main').getByRole('link', { name })).toBeVisible();
    await expect(page.getByText(anna.email)).toBeVisible();
    const connect = (of: Page) => of.getByRole('main').getByText(/^Connect( Now)?$/);
    await expect(connect(page)).toHaveCount(0);

    const others = await browser.newContext();
    await aMember(others);
    const reader = await others.newPage();
    await reader.goto(`/profile/${anna.id}`);
    await expect(reader.getByRole('heading', { name: nameOf(anna) })).toBeVisible();
    await expect(
      reader
        .getByRole('main')
        .getByRole('link', { name: /Edit|Change|Add group|Upload|Delete|Your data/ }),
    ).toHaveCount(0);
    await expect(reader.getByText(anna.email)).toHaveCount(0);
    await expect(connect(reader)).toHaveCount(2);
    await expect(reader.getByText('Medical registration')).toHaveCount(0);
    await others.close();
  });

  test('[PR-07 PR-08 PR-09 PR-20] personal details: birth date and city; the phone is for reading', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const anna = await aMember(context);
    await page.goto('/profile/edit/personal');
    if (hasScripts) await hydrated(page);
    await expect(page.getByLabel('Phone')).toHaveValue('+91 9876543210');
    await expect(page.getByLabel('Phone')).not.toBeEditable();
    await expectAccessible(page);
    await save(page);
    await expect(page.getByRole('alert')).toContainText('No changes made');
    await page.getByLabel('Birth date').fill('1979-05-06');
    if (hasScripts) await choosePlace({ page, hasScripts }, 'Current city', /Mumbai/);
    else await page.getByLabel('Not in the list? Type its name').first().fill('Kumbakonam');
    if (!hasScripts) await page.getByLabel('Current city', { exact: true }).selectOption('other');
    await save(page);
    await expect(page).toHaveURL(`/profile/${anna.id}`);
    await expect(page.getByText('Personal Details updated successfully')).toBeVisible();
    await expect(page.getByText('6 May 1979')).toBeVisible();
    await expect(page.getByText(hasScripts ? /Mumbai/ : /Kumbakonam/)).toBeVisible();
  });

  test('[PR-08] the phone changes with a code that is mailed', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await page.goto('/profile/edit/personal');
    await page.getByRole('link', { name: 'Change phone' }).click();
    await expect(page).toHaveURL('/profile/edit/phone');
    await expectAccessible(page);
    await page.getByLabel('Country code').selectOption({ label: 'India (+91)' });
    await page.getByLabel('Mobile number').fill('12');
    await save(page, 'Send code');
    await expectMessages([
      [page.getByLabel('Mobile number'), 'Phone number must be between 10 and 10 digits for India'],
    ]);
    await page.getByLabel('Mobile number').fill('9812345678');
    await save(page, 'Send code');
    await page.getByLabel('One-time code').fill('000000');
    await save(page, 'Change phone');
    await expect(page.getByRole('alert')).toContainText(
      'The one-time code is wrong or has expired.',
    );
    await page.getByLabel('One-time code').fill(await codeTo(anna.email));
    await save(page, 'Change phone');
    await expect(page).toHaveURL(`/profile/${anna.id}`);
    await expect(page.getByText('+91 9812345678')).toBeVisible();
  });

  test('[PR-18 PR-24] additional qualifications', async ({ page, context }) => {
    await aMember(context);
    await page.goto('/profile/edit/qualification');
    await save(page);
    await expect(page.getByRole('alert')).toContainText('No changes made');
    await page.getByLabel('Additional qualifications').fill('FRCS (Glasgow)');
    await save(page);
    await expect(page.getByText('Additional Qualification updated successfully')).toBeVisible();
    await expect(page.getByText('FRCS (Glasgow)')).toBeVisible();
  });

  test('[PR-17 PR-18 PR-19 PR-22] memberships: stays on the profile', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await page.goto('/profile/edit/memberships');
    await expectAccessible(page);
    for (const name of ['AMASI', 'ACS'])
      await page.getByRole('checkbox', { name, exact: true }).check();
    await save(page);
    await expect(page).toHaveURL(`/profile/${anna.id}`);
    await expect(page.getByText('Membership Details updated successfully')).toBeVisible();
    await page.goto('/profile/edit/memberships');
    await expect(page.getByRole('checkbox', { name: 'ACS', exact: true })).toBeChecked();
    await save(page);
    await expect(page.getByRole('alert')).toContainText('No changes made');
    await page.getByRole('checkbox', { name: 'SAGES' }).check();
    await save(page);
    await expect(page.getByText('Membership Details updated successfully')).toBeVisible();
  });

  test('[PR-15 PR-16 PR-23] medical registration: created first, then updated', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const visit = { page, hasScripts: javaScriptEnabled !== false };
    const anna = await aMember(context);
    for (const number of ['TNMC 1', 'TNMC 2']) {
      await page.goto('/profile/edit/registration');
      await chooseCountry(visit, 'India');
      await page.getByRole('combobox', { name: 'State' }).selectOption('Tamil Nadu');
      await page.getByLabel('Registration number').fill(number);
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText(number)).toBeVisible();
      await page.getByLabel('I declare that').check();
      await save(page);
      await expect(page).toHaveURL(`/profile/${anna.id}`);
      await expect(page.getByText('Medical Registration updated successfully')).toBeVisible();
      await expect(page.getByText(number)).toBeVisible();
    }
    await expect(page.getByText('TNMC 1')).toBeVisible();
  });

  test('[PR-02 PR-21] groups: only those one is not in are offered', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await aMember(context);
    await page.goto('/profile/edit/groups');
    await expectAccessible(page);
    await expect(page.getByRole('checkbox')).toHaveCount(25);
    await page.getByRole('checkbox', { name: 'Urology' }).check();
    await save(page, 'Add groups');
    await expect(page.getByText('Group Added Successfully')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Urology' })).toBeVisible();
    await page.goto('/profile/edit/groups');
    await expect(page.getByRole('checkbox')).toHaveCount(24);
    await expect(page.getByRole('checkbox', { name: 'Urology' })).toHaveCount(0);
  });
});

test('without scripts the list shows the city that is saved', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  await aMember(context);
  const page = await context.newPage();
  const city = page.getByLabel('Current city', { exact: true });
  const search = async (name: string) => {
    await page.getByLabel('Not in the list? Type its name').first().fill(name);
    await page.getByRole('button', { name: 'Go' }).first().click();
  };
  await page.goto('/profile/edit/personal');
  await search('Chennai');
  await choosePlace({ page, hasScripts: false }, 'Current city', /Chennai/);
  await save(page);
  await page.goto('/profile/edit/personal');
  await search('Chennai');
  await expect(city).toHaveValue(/Chennai/);
  await context.close();
});

test.describe('Picture and CV', { tag: '@nojs' }, () => {
  test('[PR-10 PR-11 D-919] a picture: one must be chosen, and be one', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const anna = await aMember(context);
    await page.goto('/profile/edit/picture');
    if (hasScripts) await hydrated(page);
    await expectAccessible(page);
    await save(page, 'Save picture');
    await expectMessages([[page.getByLabel('Picture', { exact: true }), 'Please select an image']]);
    expect(
      (await page.getByLabel('Picture', { exact: true }).boundingBox())?.height,
    ).toBeGreaterThanOrEqual(44);
    const showsMe = page.getByLabel('The picture shows me and no patient.');
    await expect(showsMe).not.toBeChecked();
    await page.getByLabel('Picture', { exact: true }).setInputFiles(await aPortrait());
    await save(page, 'Save picture');
    await expectMessages([[showsMe, 'Please confirm that the picture shows you and no patient.']]);
    await expectAccessible(page);
    await showsMe.check();
    await page.getByLabel('Picture', { exact: true }).setInputFiles(aDisguisedText('me.jpg'));
    if (hasScripts)
      await expectMessages([
        [
          page.getByLabel('Picture', { exact: true }),
          'me.jpg is not a JPEG picture: it holds something else.',
        ],
      ]);
    await save(page, 'Save picture');
    await expectMessages([
      [
        page.getByLabel('Picture', { exact: true }),
        hasScripts
          ? 'me.jpg is not a JPEG picture: it holds something else.'
          : 'Please Select Valid Image type',
      ],
    ]);
    await showsMe.check();
    await page.getByLabel('Picture', { exact: true }).setInputFiles(await aPortrait());
    if (hasScripts) {
      await page.getByRole('slider', { name: 'Zoom' }).fill('2');
      await expectAccessible(page);
    }
    await save(page, 'Save picture');
    await expect(page).toHaveURL(`/profile/${anna.id}`);
    // It is shown once it is checked, for which the upload waits a while only.
    await reloadUntil(page, () =>
      expect(page.locator('.phead img[src^="/media/"]')).toBeVisible({ timeout: 1_000 }),
    );
  });

  test('[PR-12 PR-13] a CV: PDF only, 600 high, for whom one likes, removed after a question', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const anna = await aMember(context);
    await page.goto('/profile/edit/cv');
    if (hasScripts) await hydrated(page);
    await page.getByLabel('Choose a PDF').setInputFiles(aDisguisedText('cv.pdf'));
    if (!hasScripts) await save(page, 'Upload CV');
    await expect(page.getByText('Please select a PDF file.')).toBeVisible();
    await page.getByLabel('Choose a PDF').setInputFiles(await aReport('cv-anna.pdf'));
    await save(page, 'Upload CV');
    await expect(page.getByRole('heading', { name: 'cv-anna.pdf' })).toBeVisible();
    await expect(page.locator('iframe')).toHaveAttribute('height', '600');
    await expectAccessible(page);

    const others = await browser.newContext();
    await aMember(others);
    const reader = await others.newPage();
    await reader.goto(`/profile/${anna.id}`);
    await expect(reader.getByText('cv-anna.pdf').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Only me' }).check();
    await save(page, 'Save choice');
    await expect(page.getByText('Your choice is saved.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Only me' })).toBeChecked();
    await reader.reload();
    await expect(reader.getByText('cv-anna.pdf')).toHaveCount(0);
    await others.close();

    await save(page, 'Remove CV');
    const question = page.getByRole(hasScripts ? 'dialog' : 'alert');
    await expect(question).toContainText('Are you sure you want to remove your CV?');
    await question.getByRole(hasScripts ? 'button' : 'link', { name: 'Cancel' }).click();
    await expect(page.getByRole('heading', { name: 'cv-anna.pdf' })).toBeVisible();
    await save(page, 'Remove CV');
    await save(page, 'Remove');
    await expect(page.getByText('No CV yet. PDF only.')).toBeVisible();
  });
});

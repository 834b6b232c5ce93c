import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { CONFIRMED } from './support/days-work';
import { expectMessages } from './support/fields';
import { aMember, call, type Member, somebody } from './support/people';
import { choosePlace } from './support/steps';

const save = (page: Page) =>
  page.getByRole('button', { name: 'Save Changes', exact: true }).click();

const hepatic = {
  mbbsCountry: 96,
  mbbsCity: 'Chennai#Chennai',
  mbbsMedicalSchool: 'Adyar#Adyar',
  mbbsYear: 2006,
  superSpecialitySpeciality: 'HPB Surgery',
  superSpecilityCountry: 96,
  superSpecialityCity: 'Chennai#Chennai',
  superSpecialityCenter: 'Adyar Liver Unit#Adyar Liver Unit',
  superSpecialityYear: 2012,
  terms: true,
  declaration: true,
};

test.describe('After onboarding', { tag: '@nojs' }, () => {
  test('[PR-04] a name and a gender change, and a confirmed registration waits again', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const anna = await aMember(context);
    await call(context.request, 'mediRegistration', {
      data: { country: [96], region: ['Kerala'], mediRegistration: ['KMC 4711'] },
    });
    const office = await browser.newContext();
    await call(office.request, 'login', {
      data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
    });
    await call(office.request, `admin/members/${anna.id}/verify`, { data: CONFIRMED });
    await office.close();

    await page.goto(`/profile/${anna.id}`);
    await expect(page.getByText('Confirmed in India.')).toBeVisible();
    await page.getByRole('link', { name: 'Change name or gender' }).click();
    await expect(page).toHaveURL('/profile/edit/name');
    await expect(page.getByText('Under a new name it is checked again')).toBeVisible();
    await expectAccessible(page);
    await expect(page.getByRole('group', { name: /Women in Surgery/ })).toBeVisible();
    await save(page);
    await expect(page.getByRole('alert')).toContainText('No changes made');

    await page.getByLabel('First name').fill('Jo');
    await save(page);
    await expectMessages([[page.getByLabel('First name'), 'Minimum 3 characters are required']]);
    await page.getByLabel('First name').fill('maria josé');
    await page.getByRole('radio', { name: 'Other' }).check();
    await expect(page.getByRole('group', { name: /Women in Surgery/ })).toBeHidden();
    await save(page);
    await expect(page).toHaveURL(`/profile/${anna.id}`);
    await expect(page.getByText('Your medical registration will be checked again.')).toBeVisible();
    await expect(
      page.getByRole('heading', { name: `Dr. Maria José ${anna.lastName}` }),
    ).toBeVisible();
    await expect(page.getByText('Waiting to be confirmed')).toBeVisible();
    await page.goto('/chat');
    // A typed school has no group.
    await expect(page.getByText('Adyar')).toHaveCount(0);
    await expect(page.getByText('Women in Surgery')).toHaveCount(0);
  });

  test('[PR-04] the training changes, and the groups follow it', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const visit = { page, hasScripts: javaScriptEnabled !== false };
    const anna = await aMember(context);
    await call(context.request, 'qualification', {
      data: { ...hepatic, otherGroup: ['Urology#'] },
    });
    await page.goto(`/profile/${anna.id}`);
    await page.getByRole('link', { name: 'Edit qualification' }).click();
    await expect(page).toHaveURL('/profile/edit/training');
    if (visit.hasScripts) await hydrated(page);
    await expectFilledIn(page);
    await expectAccessible(page);

    await choosePlace(visit, 'City', /Chennai/);
    if (!visit.hasScripts) await page.getByRole('button', { name: 'Go' }).nth(1).click();
    await choosePlace(visit, 'Medical School', /Madras/);
    await page.getByLabel('Completion year').selectOption('2007');
    await page.getByLabel('Speciality', { exact: true }).selectOption('Vascular Surgery');
    await save(page);
    await expectMessages([[page.getByLabel('I declare that'), 'Please check the declaration.']]);
    await page.getByLabel('I declare that').check();
    await save(page);

    await expect(page).toHaveURL(`/profile/${anna.id}`);
    await expect(page.getByText('Your training is saved.')).toBeVisible();
    await expect(page.getByText(/^Madras Medical College.*, Chennai$/)).toBeVisible();
    await expectGroups(page, anna);
  });

  test('[ON-05] a city of origin is asked for, told to nobody else, and removed', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const anna = await aMember(context);
    const origin = page.getByLabel(/^City of origin/);
    await page.goto('/profile/edit/personal');
    if (hasScripts) {
      await expect(origin).toHaveAttribute('placeholder', 'Type to search');
      await origin.fill('Kumbak');
      await page
        .getByRole('option', { name: /Kumbakonam/ })
        .first()
        .click();
    } else {
      await origin.selectOption('other');
      await page.getByLabel('Not in the list? Type its name').last().fill('Kumbakonam');
    }
    await expectAccessible(page);
    await save(page);
    await expect(page).toHaveURL(`/profile/${anna.id}`);
    await expect(page.getByText('Kumbakonam')).toBeVisible();

    const others = await browser.newContext();
    await aMember(others, somebody('Ben'));
    const reader = await others.newPage();
    await reader.goto(`/profile/${anna.id}`);
    await expect(reader.getByText('Chennai').first()).toBeVisible();
    await expect(reader.getByText('Kumbakonam')).toHaveCount(0);
    await others.close();

    await page.goto('/profile/edit/personal');
    if (hasScripts) {
      await expect(origin).toHaveAttribute('placeholder', 'Type to search');
      await expect(origin).toHaveValue('Kumbakonam');
      await origin.fill('');
      await origin.press('Tab');
    } else {
      await page.getByLabel('Not in the list? Type its name').last().fill('');
      await origin.selectOption('');
    }
    await save(page);
    await expect(page).toHaveURL(`/profile/${anna.id}`);
    await expect(page.getByText('Kumbakonam')).toHaveCount(0);
  });
});

/** The form shows the saved answers and can be submitted unchanged. */
async function expectFilledIn(page: Page): Promise<void> {
  await expect(page.getByLabel('Country', { exact: true }).first()).toHaveValue('96');
  await expect(page.getByLabel('Completion year')).toHaveValue('2006');
  await expect(page.getByRole('checkbox', { name: 'I have a super speciality' })).toBeChecked();
  await expect(page.getByLabel('Speciality', { exact: true })).toHaveValue('HPB Surgery');
}

async function expectGroups(page: Page, anna: Member): Promise<void> {
  const aside = page.getByRole('complementary', { name: 'More' });
  await expect(aside.getByText('Vascular Surgery')).toBeVisible();
  await expect(aside.getByText('Urology')).toBeVisible();
  await expect(aside.getByText('HPB Surgery')).toHaveCount(0);
  const { chatRooms } = await call(page.context().request, 'chatRooms', { data: { id: anna.id } });
  const names = chatRooms.map(({ chatRoomName }: { chatRoomName: string }) => chatRoomName);
  expect(names.sort()).toEqual([
    expect.stringMatching(/^Madras Medical College/),
    'Urology',
    'Vascular Surgery',
    'Women in Surgery',
  ]);
}

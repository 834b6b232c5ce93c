import { expect, hydrated, test } from './support/browser';
import { expectMessages } from './support/fields';
import { call, halfway, onboarding } from './support/people';
import { aThirdPartyMember, throughGoogle } from './support/social';
import { chooseCountry, searchesPlaces } from './support/steps';

const NOWHERE = 'Neu Sülzingen';

test.describe('Joining', { tag: '@nojs' }, () => {
  test('[ON-07 D-1122] only women are asked about their group, and Yes is the answer until they choose', async ({
    page,
    context,
  }) => {
    await onboarding(context);
    await page.goto('/personal');
    const question = page.getByRole('group', { name: 'Join the group Women in Surgery?' });
    await expect(question).toBeHidden();
    for (const gender of ['Male', 'Other']) {
      await page.getByRole('radio', { name: gender, exact: true }).check();
      await expect(question).toBeHidden();
    }
    await page.getByRole('radio', { name: 'Female' }).check();
    await expect(question).toBeVisible();
    await expect(question.getByLabel('Yes')).toBeChecked();
    await expect(question).toContainText('You can leave it at any time.');
    await question.getByLabel('No').check();
    await page.getByRole('radio', { name: 'Male', exact: true }).check();
    await expect(question).toBeHidden();
  });

  test('[ON-22 ON-29] a box opens a section, Yes opens the groups, and years go back to 1960', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await halfway(context);
    await page.goto('/qualification');
    if (javaScriptEnabled !== false) await hydrated(page);
    for (const [box, section] of [
      ['I trained in surgery (MS)', 'Surgery'],
      ['I have a super speciality', 'Super speciality'],
    ] as const) {
      const year = page
        .getByRole('group', { name: section, exact: true })
        .getByLabel('Year', { exact: true });
      await expect(year).toBeHidden();
      await page.getByLabel(box).check();
      await expect(year).toBeVisible();
      const years = await year.locator('option').allTextContents();
      const thisYear = new Date().getUTCFullYear();
      expect(years.slice(1)).toEqual(
        Array.from({ length: thisYear - 1959 }, (_, back) => String(thisYear - back)),
      );
      await page.getByLabel(box).uncheck();
      await expect(year).toBeHidden();
    }
    const groups = page.getByRole('group', { name: 'Other speciality groups' });
    await expect(groups.getByRole('checkbox')).toHaveCount(0);
    await groups.getByRole('radio', { name: 'Yes' }).check();
    await expect(groups.getByRole('checkbox')).toHaveCount(25);
    await groups.getByRole('radio', { name: 'No' }).check();
    await expect(groups.getByRole('checkbox')).toHaveCount(0);
  });

  test('[ON-21 ON-23] whoever types a city types its school, too', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const visit = { page, hasScripts: javaScriptEnabled !== false };
    await halfway(context);
    await page.goto('/qualification');
    await chooseCountry(visit, 'Germany');
    const school = page.getByRole('group', { name: 'Medical school, MBBS' });
    if (visit.hasScripts) {
      const city = school.getByRole('combobox', { name: 'City' });
      await searchesPlaces(city);
      await city.pressSequentially(NOWHERE);
      await page.getByRole('option', { name: `Other: “${NOWHERE}”` }).click();
      const box = school.getByRole('combobox', { name: 'Medical School' });
      await box.pressSequentially('Klinikum');
      const offered = page.getByRole('listbox', { name: 'Matches' }).getByRole('option');
      await expect(offered).toHaveText([/^Other: “Klinikum”/]);
      await offered.click();
    } else {
      const typed = school.getByLabel('Not in the list? Type its name');
      await school.getByLabel('City', { exact: true }).selectOption('Other');
      await typed.first().fill(NOWHERE);
      await school.getByRole('button', { name: 'Go' }).last().click();
      await expect(school.getByLabel('City', { exact: true })).toHaveValue('other');
      const list = school.getByLabel('Medical School', { exact: true });
      await expect(list.locator('option')).toHaveText(['Select', 'Other']);
      await typed.last().fill('Klinikum');
    }
    await school.getByLabel('Completion year').selectOption('2006');
    await page.getByLabel('I declare that').check();
    await page.getByRole('button', { name: 'Save Changes & Next' }).click();
    await expect(page).toHaveURL('/welcome');
    const { records } = await (await context.request.get('/api/v1/session')).json();
    expect(records.college).toBe('Klinikum');
  });

  test('[ON-18 ON-31 D-1120] whoever comes through Google agrees to the terms in step 2, and once', async ({
    page,
    context,
  }) => {
    const { firstName, lastName, email: emailId } = await throughGoogle(context);
    const place = { cityId: 'Chennai#Chennai', country_code: '+91', mobile: '9876543210' };
    await call(context.request, 'personal', {
      data: { firstName, lastName, emailId, gender: 'F', ...place },
    });
    const { records } = await (await context.request.get('/api/v1/session')).json();
    expect(records.full_name).toBe(`${firstName} ${lastName}`);
    await page.goto('/qualification');
    await page.getByLabel('I declare that').check();
    await page.getByRole('button', { name: 'Save Changes & Next' }).click();
    await expectMessages([
      [
        page.getByLabel('I agree to the Terms'),
        'Please check Terms & Conditions and Privacy Policy.',
      ],
    ]);
    await context.clearCookies();
    await aThirdPartyMember(context);
    await page.goto('/mediRegistration');
    await expect(page.getByText('You agreed to the Terms & Conditions')).toBeVisible();
    await expect(page.getByLabel('I agree to')).toHaveCount(0);
  });

  test('[D-1123] a mail of this machine is shown as mail programs do, and nothing in it runs', async ({
    page,
    context,
  }) => {
    const { email } = await onboarding(context);
    await page.goto(`/dev/inbox?to=${encodeURIComponent(email)}`);
    const mail = page.getByRole('article').filter({ hasText: 'Verify' });
    const shown = page.waitForResponse((reply) => /\/dev\/inbox\/\d+/.test(reply.url()));
    await mail.getByRole('link', { name: /^Show it as mail programs do/ }).click();
    expect((await shown).headers()['content-security-policy']).toMatch(
      /^sandbox allow-top-navigation-by-user-activation; default-src 'none'/,
    );
    await expect(page.getByRole('link', { name: /verify/i }).first()).toHaveAttribute(
      'href',
      /\/verify\?/,
    );
    expect((await page.request.get('/dev/inbox/999999999')).status()).toBe(404);
  });
});

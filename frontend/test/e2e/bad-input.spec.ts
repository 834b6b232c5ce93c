import { expect, hydrated, test } from './support/browser';
import { expectKept, expectMessages, expectSummary } from './support/fields';
import { mailsTo, verificationLinkTo } from './support/mail';
import {
  aMember,
  call,
  halfway,
  joined,
  onboarding,
  signUpFields,
  somebody,
} from './support/people';
import { chooseCountry, confirmSurgeon, fillPersonal, logIn } from './support/steps';

const BOXES = 'Please select check box for Terms of use and Privacy Policy';

test.describe('Bad input', { tag: '@nojs' }, () => {
  test('[AU-15 AU-16 AU-20 AU-21 AU-24] sign-up tells every missing field at once', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/signup');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expectSummary(page, [
      'First name is required',
      'Last name is required',
      'Email is required',
      'Password is required',
      `Indemnity: ${BOXES}`,
      `Terms of use: ${BOXES}`,
    ]);
    await expectMessages([
      [page.getByLabel('First name'), 'First name is required'],
      [page.getByLabel('Last name'), 'Last name is required'],
      [page.getByLabel('Email'), 'Email is required'],
      [page.getByLabel('Password', { exact: true }), 'Password is required'],
      [page.getByLabel('I hereby understand'), BOXES],
      [page.getByLabel('I agree to the Terms of use'), BOXES],
    ]);
    await expect(page.getByRole('alert')).toBeFocused();
    await expectAccessible(page);
  });

  test('[AU-17 AU-18 AU-19 AU-22 AU-23] sign-up keeps what was typed, but never the password', async ({
    page,
  }) => {
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Jo');
    await page.getByLabel('Last name').fill(' Keller');
    await page.getByLabel('Email').fill('ingrid@');
    await page.getByLabel('Password', { exact: true }).fill('six666');
    await page.getByLabel('I hereby understand').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expectMessages([
      [page.getByLabel('First name'), 'Minimum 3 characters are required'],
      [page.getByLabel('Email'), 'Invalid email address'],
      [page.getByLabel('Password', { exact: true }), 'Password must be atleast 7 digit long'],
      [page.getByLabel('I agree to the Terms of use'), BOXES],
    ]);
    await expectKept([
      [page.getByLabel('First name'), 'Jo'],
      [page.getByLabel('Last name'), 'Keller'],
      [page.getByLabel('Email'), 'ingrid@'],
      [page.getByLabel('Password', { exact: true }), ''],
    ]);
    await expect(page.getByLabel('I hereby understand')).toBeChecked();
    await page.getByLabel('My name is this short').check();
    await page.getByLabel('Password', { exact: true }).fill(' seven-sutures-9 ');
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expectMessages([
      [page.getByLabel('Password', { exact: true }), 'Blank spaces are not allowed'],
    ]);
    await expect(page.getByText('Minimum 3 characters are required')).toHaveCount(0);
    await expect(page.getByLabel('My name is this short')).toBeChecked();
  });

  test('[AU-27] sign-up with a taken address says so', async ({ page, context }) => {
    const taken = await joined(context);
    await page.goto('/signup');
    await page.getByLabel('First name').fill('Somebody');
    await page.getByLabel('Last name').fill('Else');
    await page.getByLabel('Email').fill(taken.email);
    await page.getByLabel('Password', { exact: true }).fill(taken.password);
    await page.getByLabel('I hereby understand').check();
    await page.getByLabel('I agree to the Terms of use').check();
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('alert')).toContainText('This email is already registered.');
    await expectKept([[page.getByLabel('Email'), taken.email]]);
  });

  test('[AU-29 AU-30 AU-31 AU-32 AU-36] log-in tells what is wrong and keeps the address', async ({
    page,
  }) => {
    const email = page.getByLabel('Email');
    const enter = () => page.getByRole('button', { name: 'Log in' }).click();
    await page.goto('/login');
    await enter();
    await expectSummary(page, ['Email is required', 'Password is required']);
    await expectMessages([
      [email, 'Email is required'],
      [page.getByLabel('Password', { exact: true }), 'Password is required'],
    ]);
    await email.fill('in grid@example.org');
    await enter();
    await expectMessages([
      [email, 'Email must contain only lowercase characters, numbers, and no spaces'],
    ]);
    await email.fill('ingrid@');
    await enter();
    await expectMessages([[email, 'Invalid email address']]);
    await expectKept([[email, 'ingrid@']]);

    const nobody = somebody();
    await logIn(page, nobody);
    await expect(page.getByRole('alert')).toContainText('Invalid email or password');
    await expectKept([[email, nobody.email]]);
  });

  test('[D-143] the link of a mail verifies its address in a browser where somebody else is signed in', async ({
    page,
    context,
    request,
  }) => {
    const anna = await aMember(context);
    const late = somebody('Late');
    await call(request, 'signup', { data: signUpFields(late) });
    await page.goto(await verificationLinkTo(late.email));
    await expect(page.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible();
    const { records } = await (await context.request.get('/api/v1/session')).json();
    expect(records.id).toBe(anna.id);
    await call(request, 'login', { data: { emailId: late.email, password: late.password } });
  });

  test('[AU-36] log-in before verifying offers a new link', async ({ page, context }) => {
    const ingrid = somebody();
    await call(context.request, 'signup', { data: signUpFields(ingrid) });
    await page.goto('/login');
    await logIn(page, ingrid);
    await expect(page.getByRole('alert')).toContainText('Please verify your email address first.');
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(
      page.getByRole('status').filter({ hasText: 'we have sent the email again' }),
    ).toBeVisible();
    await expect.poll(async () => (await mailsTo(ingrid.email)).length).toBe(2);
  });

  test('[AU-40 AU-42] a wrong link fails, and a new one can be had', async ({
    page,
    context,
    expectAccessible,
  }) => {
    const ingrid = somebody();
    await call(context.request, 'signup', { data: signUpFields(ingrid) });
    const reply = await page.goto('/verify?token=wrong');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('alert')).toContainText('402 error!');
    await expect(page.getByRole('alert')).toContainText('Something went wrong.');
    await expectAccessible(page);
    await page.getByLabel('Email').fill(ingrid.email);
    await page.getByRole('button', { name: 'Send a new link' }).click();
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();
    await expect.poll(async () => (await mailsTo(ingrid.email)).length).toBe(2);
  });

  test('[ON-04 ON-08 ON-09 ON-11 ON-12 ON-13 ON-14] step 1 tells every missing field at once and keeps the rest', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    await onboarding(context);
    await page.goto('/personal');
    if (hasScripts) await hydrated(page);
    await page.getByLabel('First name').fill('');
    await page.getByLabel('Last name').fill('');
    await page.getByLabel('Birth date').fill('1982-03-14');
    await page.getByRole('button', { name: 'Save Changes & Next' }).click();
    await expectMessages([
      [page.getByLabel('First name'), 'First name is required.'],
      [page.getByLabel('Last name'), 'Last name is required.'],
      [page.getByRole('group', { name: 'Gender' }), 'Gender is required.'],
      [page.getByLabel('Current city', { exact: true }), 'Please enter current location'],
      [page.getByLabel('Country code'), 'Country Code is required.'],
      [page.getByLabel('Mobile number'), 'Mobile number is required.'],
    ]);
    await expectKept([[page.getByLabel('Birth date'), '1982-03-14']]);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'First name is required.',
    );
    await expect(page.getByText('I confirm that I am a Surgeon.')).toBeHidden();
    await expectAccessible(page);
  });

  test('[D-711] step 1 takes the dialling code from the country, and asks who one is when nothing is missing', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    const visit = { page, hasScripts: javaScriptEnabled !== false };
    await onboarding(context);
    await page.goto('/personal');
    await chooseCountry(visit, 'Japan');
    const code = page.getByLabel('Country code').locator('option:checked');
    await expect(code).toHaveText('Japan (+81)');
    if (visit.hasScripts) {
      await chooseCountry(visit, 'Canada');
      await expect(code).toHaveText('Canada (+1)');
    }
    await fillPersonal(visit);
    await page.getByLabel('Mobile number').fill('12');
    await page.getByRole('button', { name: 'Save Changes & Next' }).click();
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByText('I confirm that I am a Surgeon.')).toBeHidden();
    await page.getByLabel('Mobile number').fill('9876543210');
    await confirmSurgeon(visit);
    await expect(page).toHaveURL('/qualification');
  });

  test('[PW-03 ON-24 ON-25 ON-26 ON-27 ON-28 ON-31 D-711] step 2 tells every missing field of every opened section', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    await halfway(context);
    await page.goto('/qualification');
    if (javaScriptEnabled !== false) await hydrated(page);
    await page.getByLabel('I trained in surgery (MS)').check();
    await page.getByLabel('I have a super speciality').check();
    await page.getByLabel('Additional qualifications').fill('FRCS\nFACS');
    await page.getByRole('button', { name: 'Save Changes & Next' }).click();

    const school = page.getByRole('group', { name: 'Medical school, MBBS' });
    const surgery = page.getByRole('group', { name: 'Surgery', exact: true });
    const special = page.getByRole('group', { name: 'Super speciality', exact: true });
    const training = [surgery, special].flatMap((section): [typeof section, string][] => [
      [section.getByLabel('Country', { exact: true }), 'Please select Country.'],
      [section.getByLabel('City', { exact: true }), 'Please select city.'],
      [section.getByLabel('Center/College', { exact: true }), 'Please select Center/College.'],
      [section.getByLabel('Year', { exact: true }), 'Please select Year.'],
    ]);
    await expectMessages([
      [school.getByLabel('Country', { exact: true }), 'Please select Country.'],
      [school.getByLabel('City', { exact: true }), 'Please select city.'],
      [school.getByLabel('Medical School', { exact: true }), 'Please select Medical School.'],
      [school.getByLabel('Completion year'), 'Please select Completion year.'],
      ...training,
      [special.getByLabel('Speciality', { exact: true }), 'Please select Speciality.'],
      [page.getByLabel('I declare that'), 'Please check the declaration.'],
    ]);
    const lines = await page
      .getByRole('main')
      .getByRole('alert')
      .getByRole('link')
      .allTextContents();
    expect(new Set(lines).size, lines.join(' | ')).toBe(lines.length);
    await expectKept([[page.getByLabel('Additional qualifications'), 'FRCS\nFACS']]);
    await expect(page.getByLabel('I trained in surgery (MS)')).toBeChecked();
    await expectAccessible(page);
  });
});

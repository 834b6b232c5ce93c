import { aCase, aDiagnosis } from './support/cases';
import { verificationLinkTo } from './support/mail';
import { aMember, onboarding, somebody } from './support/people';
import {
  confirmSurgeon,
  fillPersonal,
  fillQualification,
  fillSignUp,
  titleOf,
} from './support/steps';
import { expect, hydrated, test } from './support/walk';

const MOST_SCREENS = 12;

test.slow();

test.describe('A newcomer', { tag: '@nojs' }, () => {
  test('[D-983] who is stuck finds help at a step, and back to it', async ({ page, context }) => {
    await onboarding(context);
    await page.goto('/personal');
    await expect(page.getByText(String(process.env['SUPPORT_EMAIL']))).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Help' }).click();
    await expect(page).toHaveURL('/contactPage');
    await page.goto('/blogs');
    await page.getByRole('banner').getByRole('link', { name: 'Continue joining' }).click();
    await expect(page).toHaveURL('/personal');
  });

  test('[D-664 D-710] comes from the landing page to a first comment in at most twelve screens', async ({
    page,
    browser,
    hasScripts,
  }) => {
    const theirs = await browser.newContext();
    await aMember(theirs, somebody('Ben'));
    const diagnosis = aDiagnosis();
    await aCase(theirs.request, { diagnosis });
    await theirs.close();

    const ingrid = somebody('Ingrid');
    const visit = { page, hasScripts };
    const screens: string[] = [];
    /** A screen is anything that a newcomer has to read before going on, whatever its address. */
    const sees = async (title: string | RegExp) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(title);
      screens.push(String(title));
    };

    await page.goto('/');
    await sees('Ask a surgeon who has seen it before.');
    await page.getByRole('banner').getByRole('link', { name: 'Join Now' }).click();
    await sees(/./);
    await fillSignUp(page, ingrid);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await sees('Check your email');
    await page.goto(await verificationLinkTo(ingrid.email));
    await sees('Your email is verified.');
    expect((await page.request.get('/api/v1/session')).status()).toBe(401);
    await page.getByRole('button', { name: 'Log in and start' }).click();
    await sees('Personal information');
    await fillPersonal(visit);
    await confirmSurgeon(visit);
    // The question whether the person is a surgeon.
    screens.push('I confirm that I am a Surgeon.');
    await sees('Your qualification');
    await fillQualification(visit);
    await page.getByRole('button', { name: 'Save Changes & Next' }).click();
    await sees('Welcome to Suture');
    await page.getByRole('main').getByRole('link', { name: 'Answer your first case' }).click();
    await sees(/^Welcome, Dr\. /);
    await page.getByRole('main').getByRole('link', { name: 'All cases' }).click();
    await expect(page).toHaveURL('/community');
    await sees(/./);
    await titleOf(page, diagnosis).click();
    await sees(diagnosis);
    if (hasScripts) await hydrated(page);
    const discussion = page.getByRole('region', { name: /Discussion/ });
    await discussion.getByLabel('Add Comment').fill('Drain first.');
    await discussion.getByRole('button', { name: 'Post' }).first().click();
    await expect(discussion.getByText('Drain first.')).toBeVisible();
    expect(screens.length, screens.join(' → ')).toBeLessThanOrEqual(MOST_SCREENS);
  });
});

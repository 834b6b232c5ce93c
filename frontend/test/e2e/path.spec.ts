import type { Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture, aPortrait, aReport } from './support/files';
import { mailsTo, verificationLinkTo } from './support/mail';
import { aMember, nameOf, somebody } from './support/people';
import {
  chooseCaseFiles,
  confirmSurgeon,
  fillCase,
  fillPersonal,
  fillQualification,
  fillSignUp,
  logIn,
  lookAtFiles,
  notNow,
  reloadUntil,
  sendButton,
  titleOf,
} from './support/steps';

test.slow();

const legalLinks = [
  ['Terms of use', '/terms_and_conditions'],
  ['Privacy Policy', '/privacy-policy'],
] as const;

const isLoaded = (page: Page, name: RegExp) =>
  page.getByRole('img', { name }).evaluate((image) => (image as HTMLImageElement).naturalWidth > 0);

test.describe('The path', { tag: '@nojs' }, () => {
  test('[AU-12 AU-13 AU-26 AU-40 AU-42 AU-35 ON-01 ON-03 ON-06 ON-17 ON-18 ON-32 ON-46] a surgeon joins, is verified and completes the profile', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const ingrid = somebody('Ingrid');
    const visit = { page, hasScripts: javaScriptEnabled !== false };

    await page.goto('/');
    await expectAccessible(page);
    await page.getByRole('banner').getByRole('link', { name: 'Join Now' }).click();
    for (const benefit of [
      'Improve outcomes',
      'Share cases effortlessly',
      'Upgrade your knowledge',
      'Build your reputation',
    ])
      await expect(page.getByRole('heading', { name: benefit })).toBeVisible();
    for (const [name, to] of legalLinks)
      await expect(page.getByRole('main').getByRole('link', { name })).toHaveAttribute('href', to);
    await expect(page.getByRole('main').getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login',
    );
    await expectAccessible(page);
    await fillSignUp(page, ingrid);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expectAccessible(page);

    await page.goto(await verificationLinkTo(ingrid.email));
    await expect(page.getByRole('heading', { name: 'Your email is verified.' })).toBeVisible();
    await expectAccessible(page);
    expect(await mailsTo(ingrid.email)).toHaveLength(1);

    await page.getByRole('link', { name: 'Log in with your password' }).click();
    await expect(page).toHaveURL('/login');
    await expectAccessible(page);
    await logIn(page, ingrid);
    await expect(page).toHaveURL('/personal');
    await expect(page.getByLabel('First name')).toHaveValue(ingrid.firstName);
    await expectAccessible(page);
    await fillPersonal(visit, await aPortrait());
    await confirmSurgeon(visit);

    await expect(page).toHaveURL('/qualification');
    const { records } = await (await context.request.get('/api/v1/session')).json();
    expect(records.profile_pic).toContain('/media/public/');
    await expectAccessible(page);
    await fillQualification(visit);
    await page.getByRole('button', { name: 'Save Changes & Next' }).click();

    await expect(page).toHaveURL('/welcome');
    await expect(
      page.getByText('You can now connect with Surgeons across the World.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('main').getByRole('link', { name: 'Your profile' }).click();
    await expect(page.getByRole('heading', { name: nameOf(ingrid) })).toBeVisible();
    await expect(page.getByText(/Madras/)).toBeVisible();
    await expectAccessible(page);
  });

  test('[CA-09 CA-43 PW-02] a case is posted with its files', async ({
    page,
    context,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const ingrid = await aMember(context, somebody('Ingrid'));
    const diagnosis = aDiagnosis();

    await page.goto('/community');
    await page.getByRole('link', { name: 'Add a Case' }).first().click();
    await expect(page.getByRole('heading', { name: 'Add Clinical Case' })).toBeVisible();
    if (hasScripts) await hydrated(page);
    await expectAccessible(page);
    await chooseCaseFiles(
      { page, hasScripts },
      { images: [await aPicture()], reports: [await aReport()] },
    );
    await fillCase(page, diagnosis);
    await sendButton(page, 'Post case').click();
    await expect(page.getByText('It is published as pictures of its pages')).toHaveCount(1);
    await lookAtFiles(page);
    await sendButton(page, 'Post case').click();
    await expect(page.getByText('Clinical Case created successfully')).toBeVisible();
    await notNow(page);
    const posted = page.getByRole('article', { name: diagnosis });
    await expect(posted.getByText(nameOf(ingrid))).toBeVisible();
    await expect(posted.getByText('2 files')).toBeVisible();
    await reloadUntil(page, async () =>
      expect(await isLoaded(page, new RegExp(`${diagnosis}, picture 1`))).toBe(true),
    );
    await expectAccessible(page);
  });

  test('[CA-02 CA-22 PW-02 PW-27] a colleague likes and discusses a case, and its author reads it', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
    watch,
  }) => {
    await aMember(context, somebody('Ingrid'));
    const diagnosis = aDiagnosis();
    await aCase(context.request, { diagnosis });
    await page.goto('/community');

    const theirs = await browser.newContext();
    watch(theirs);
    const ben = await aMember(theirs, somebody('Benedikt'));
    const benPage = await theirs.newPage();
    await benPage.goto('/community');
    await titleOf(benPage, diagnosis).click();
    await expect(benPage).toHaveURL(/\/caseDetails\/\d+$/);
    await expect(benPage.getByRole('heading', { level: 1 })).toContainText(diagnosis);
    await expectAccessible(benPage);

    await benPage.getByRole('button', { name: 'Like, 0 likes' }).click();
    await expect(benPage.getByText(`Liked by ${nameOf(ben)}`)).toBeVisible();
    await benPage.getByRole('button', { name: 'Liked, 1 like' }).click();
    await expect(benPage.getByText(`Liked by ${nameOf(ben)}`)).toBeHidden();
    await expect(benPage.getByRole('button', { name: 'Like, 0 likes' })).toBeVisible();

    const discussion = benPage.getByRole('region', { name: /Discussion/ });
    await discussion.getByLabel('Add Comment').fill('Drain first.\nThen rest for six weeks.');
    await discussion.getByRole('button', { name: 'Post' }).first().click();
    await expect(discussion.getByText('Drain first.')).toBeVisible();
    await expect(discussion.getByLabel('Add Comment')).toHaveValue('');
    await expectAccessible(benPage);

    await page.reload();
    if (javaScriptEnabled !== false) await hydrated(page);
    await page
      .getByRole('article', { name: diagnosis })
      .getByRole('link', { name: '1 comment' })
      .click();
    await expect(page.getByText('Then rest for six weeks.')).toBeVisible();
    await page
      .getByRole('region', { name: /Discussion/ })
      .getByRole('link', { name: nameOf(ben) })
      .click();
    await expect(page).toHaveURL(`/profile/${ben.id}`);
    await expectAccessible(page);
    await theirs.close();
  });
});

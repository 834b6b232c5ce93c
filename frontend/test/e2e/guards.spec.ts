import { expect, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aMember, call, halfway, joined, onboarding } from './support/people';
import { logIn } from './support/steps';

const MEMBERS_ONLY = [
  '/community',
  '/community/add',
  '/caseDetails/1',
  '/profile/1',
  '/welcome',
  '/personal',
  '/qualification',
];

test.describe('Who may go where', { tag: '@nojs' }, () => {
  test('[PW-05 PW-07 PW-33 D-025 D-132 D-958] a visitor is asked to log in, and then arrives where they wanted to go', async ({
    page,
    context,
  }) => {
    for (const path of MEMBERS_ONLY.slice(0, 5)) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/login');
    }
    for (const path of ['/personal', '/qualification']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/');
    }
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('There is no page at the address')).toBeVisible();

    const anna = await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    await call(context.request, 'logout', { data: {} });
    await page.goto(`/caseDetails/${id}`);
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('The page that you opened is for members.')).toBeVisible();
    // What a page left open elsewhere asks for by itself is not where anybody wants to go.
    const asked = await context.request.get('/chat/messages?room=1&after=0', {
      headers: { 'Sec-Fetch-Mode': 'cors' },
      maxRedirects: 0,
    });
    expect(asked.headers()).toMatchObject({ location: '/login' });
    await logIn(page, anna);
    await expect(page).toHaveURL(`/caseDetails/${id}`);
  });

  test('[PW-06 ON-02 AU-35 D-025] who has not finished the onboarding is led to the next step', async ({
    page,
    context,
  }) => {
    await onboarding(context);
    for (const path of ['/community', '/community/add', '/qualification', '/login', '/nowhere']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/personal');
    }
    await page.goto('/community');
    await expect(page.getByText('Please complete the registration first!')).toBeVisible();
  });

  test('[ON-02] with step 1 done, step 2 is next', async ({ page, context }) => {
    const ines = await halfway(context);
    await page.goto('/community');
    await expect(page).toHaveURL('/qualification');
    await call(context.request, 'logout', { data: {} });
    await page.goto('/login');
    await logIn(page, ines);
    await expect(page).toHaveURL('/qualification');
  });

  test('[PW-06 D-958] a member who goes nowhere is at home, and reads why', async ({
    page,
    context,
  }) => {
    const anna = await aMember(context);
    await page.goto('/nowhere');
    await expect(page).toHaveURL('/home');
    await expect(page.getByText('There is no page at the address')).toBeVisible();
    for (const path of ['/personal', '/qualification']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(`/profile/${anna.id}`);
    }
    for (const path of ['/login', '/signup']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/home');
    }
  });

  test('what is not there, or not theirs to see, is one and the same page', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const others = await browser.newContext();
    await aMember(others);
    const withdrawn = await aCase(others.request, { diagnosis: aDiagnosis() });
    await call(others.request, 'clinicalCases/delete', { data: { id: withdrawn } });
    const unfinished = await browser.newContext();
    const hidden = await onboarding(unfinished);
    const { records } = await (await unfinished.request.get('/api/v1/session')).json();
    expect(records.email).toBe(hidden.email);

    await aMember(context);
    for (const path of [
      '/caseDetails/999999999',
      '/caseDetails/abc',
      `/caseDetails/${withdrawn}`,
      '/profile/999999999',
      `/profile/${records.id}`,
    ]) {
      const reply = await page.goto(path);
      expect(reply?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { name: 'This thread ends here.' })).toBeVisible();
      await expect(page.getByText(/Error 404 · Reference \S+/)).toBeVisible();
    }
    await expectAccessible(page);
    await others.close();
    await unfinished.close();
  });

  test('[AU-08] logging out ends the session and leads to the start', async ({ page, context }) => {
    const anna = await joined(context);
    await page.goto('/login');
    await logIn(page, anna);
    await page.getByLabel('Your menu').click();
    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/community');
    await expect(page).toHaveURL('/login');
  });
});

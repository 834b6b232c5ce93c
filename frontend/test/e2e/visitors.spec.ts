import type { Browser } from '@playwright/test';
import { aCase, aDiagnosis } from './support/cases';
import { expectKept, expectMessages } from './support/fields';
import { aPicture } from './support/files';
import { aMember, call } from './support/people';
import { expect, test } from './support/walk';

const HISTORY = `Operated ${'again '.repeat(60)}and healed.`;
const READ = 'Agree and read';

/** Posts two cases: one whose pictures visitors may see, then one with a long history. */
async function postedCases(browser: Browser) {
  const theirs = await browser.newContext();
  await aMember(theirs);
  const [shown, diagnosis] = [aDiagnosis('Gallstones'), aDiagnosis()];
  const agreed = { visibleToVisitors: 'true', sensitive: 'true' };
  const files = [await aPicture()];
  await aCase(theirs.request, { diagnosis: shown, files, more: agreed });
  const id = await aCase(theirs.request, { diagnosis, history: HISTORY, files });
  await theirs.close();
  return { shown, diagnosis, id };
}

test.describe('A visitor', { tag: '@nojs' }, () => {
  test('[VI-01 VI-02 VI-03 RT-25] reads beginnings, and is asked who they are', async ({
    page,
    browser,
    hasScripts,
    look,
  }) => {
    const { diagnosis } = await postedCases(browser);

    await page.goto('/feed');
    await expect(page).toHaveURL('/communityNonRegister');
    await page.goto('/communityNonRegisterView');
    await expect(page).toHaveURL('/communityNonRegister');
    await look(page);
    const preview = page.getByRole('article', { name: diagnosis });
    await expect(preview.getByText(/^Operated (again )+again…$/)).toBeVisible();
    await expect(preview.getByRole('img')).toHaveCount(0);
    await expect(
      page.getByRole('complementary').getByRole('link', { name: 'Join Now' }),
    ).toHaveAttribute('href', '/signup');

    await preview.getByRole('link', { name: 'Read the whole case' }).click();
    const form = hasScripts
      ? page.getByRole('dialog', { name: 'Sign up to read the whole case' })
      : page.getByRole('main');
    await expect(
      form.getByRole('heading', { name: 'Sign up to read the whole case' }),
    ).toBeVisible();
    await expect(form.getByText('The cases are for professional education')).toBeVisible();
    await look(page);
    await form.getByLabel('Email').fill('vera@');
    await form.getByLabel('Mobile number').fill('12');
    await page.getByRole('button', { name: READ }).click();
    await expectMessages([
      [page.getByLabel('Name', { exact: true }), 'Name is required.'],
      [page.getByLabel('Email'), 'Invalid email address.'],
      [page.getByLabel('Profession'), 'Profession is required.'],
      [page.getByLabel('Mobile number'), 'Please enter a valid mobile number.'],
    ]);
    await expectKept([[page.getByLabel('Email'), 'vera@']]);
    await look(page);
  });

  test('[VI-05 VI-06 VI-07 RT-25 RT-26] leaves a name, and reads the rest', async ({
    page,
    browser,
    look,
  }) => {
    const { diagnosis, id, shown } = await postedCases(browser);
    await page.goto('/communityNonRegister');
    const preview = page.getByRole('article', { name: diagnosis });
    await preview.getByRole('link', { name: 'Read the whole case' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Vera Moss');
    await page.getByLabel('Email').fill('vera@example.org');
    await page.getByLabel('Profession').selectOption('Student');
    await page.getByRole('button', { name: READ }).click();
    const whole = page.getByRole('article', { name: diagnosis });
    await expect(page).toHaveURL(`/communityNonRegisterView?before=${id + 1}`);
    await expect(whole.getByText('and healed.')).toBeVisible();
    await expect(whole.getByRole('img', { name: /file 1/ })).toHaveCount(0);
    await look(page);

    // Visitors who may read are not shown the form again, whichever path they take.
    for (const path of ['/feed', '/communityNonRegister']) {
      await page.goto(path);
      await expect(page).toHaveURL('/communityNonRegisterView');
    }
    await page.goto(`/communityNonRegister?read=${id}`);
    await expect(page).toHaveURL(`/communityNonRegisterView?before=${id + 1}`);
    await page.goto('/');
    await page.getByRole('main').getByRole('link', { name: 'Preview cases' }).click();
    await expect(page).toHaveURL('/communityNonRegisterView');
    // Files are shown if the author allowed it, and sensitive ones only after their cover is
    // removed.
    const covered = page.getByRole('article', { name: shown });
    await expect(covered.getByText('Sensitive clinical content.')).toBeVisible();
    await expect(covered.getByRole('img', { name: /file 1/ })).toBeHidden();
    await covered.getByText('Show picture').click();
    await expect(covered.getByRole('img', { name: /file 1/ })).toBeVisible();
  });

  test('[VI-05] who has read in one tab sends the form of another: it leads on, and keeps nothing more', async ({
    page,
    context,
    browser,
  }) => {
    const name = `Vera ${Date.now()}`;
    const old = await context.newPage();
    await old.goto('/communityNonRegister?read=');
    for (const tab of [page, old]) {
      if (tab === page) await tab.goto('/communityNonRegister?read=');
      await tab.getByLabel('Name', { exact: true }).fill(tab === page ? name : `${name} B.`);
      await tab.getByLabel('Email').fill('vera@example.org');
      await tab.getByLabel('Profession').selectOption('Student');
      await tab.getByRole('button', { name: READ }).click();
      await expect(tab).toHaveURL('/communityNonRegisterView');
    }
    const theirs = await browser.newContext();
    await call(theirs.request, 'login', {
      data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
    });
    const { result } = (await (await theirs.request.get('/api/v1/admin/visitors')).json()) as {
      result: { name: string }[];
    };
    expect(result.filter((row) => row.name.startsWith(name))).toHaveLength(1);
    await theirs.close();
  });

  test('[VI-01] search engines are shown the beginnings alone', async ({ page, request }) => {
    await page.goto('/communityNonRegister');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      /\/communityNonRegister$/,
    );
    // Search engines may index the page, but not the pictures of open cases.
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noimageindex');
    expect(
      (await request.get('/communityNonRegisterView', { maxRedirects: 0 })).headers()['location'],
    ).toBe('/communityNonRegister');
    await expect(page.locator('script[src*="entry.client"]')).toHaveCount(0);
  });

  test('[VI-03 D-154] a program that fills in everything goes nowhere, and a form from no page of ours is asked for again', async ({
    page,
    context,
  }) => {
    const fields = {
      name: 'Bot',
      email_id: 'bot@example.org',
      profession: 'Student',
      opened: String(Date.now() - 60_000),
      website: '',
    };
    await page.goto('/communityNonRegister');
    const headers = { origin: new URL(page.url()).origin };
    const send = (more: object) =>
      context.request.post('/communityNonRegister', {
        form: { ...fields, ...more },
        headers,
        maxRedirects: 0,
      });
    expect((await send({ website: 'https://example.org' })).headers()['location']).toBe(
      '/communityNonRegister',
    );
    const stale = await send({ opened: '' });
    expect(stale.status()).toBe(400);
    expect(await stale.text()).toContain('Please send the form once more.');
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('visitor');
    expect((await send({})).headers()['location']).toBe('/communityNonRegisterView');
  });
});

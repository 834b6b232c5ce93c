import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { outboxReady } from './support/outbox';
import { aMember, call } from './support/people';
import { logIn } from './support/steps';

const DEFAULT_MS = 6_000;

test.describe('What is told', () => {
  test('[PW-16 PW-19 PW-20 D-134] a toast of four kinds for whoever dispatches the event; it leaves after six seconds', async ({
    page,
    context,
  }) => {
    await aMember(context);
    await page.clock.install();
    await page.goto('/community');
    await hydrated(page);
    // From here on time stands still but for what is run below, however slow the machine is.
    await page.clock.pauseAt(Date.now() + 60_000);
    const toasts = page.getByRole('status').locator('.toast');
    for (const kind of ['success', 'error', 'warning', 'info']) {
      await page.evaluate((detail) => window.dispatchEvent(new CustomEvent('toast', { detail })), {
        kind,
        text: `A ${kind}.`,
      });
      await expect(page.locator(`.toast--${kind}`)).toHaveText(new RegExp(`A ${kind}\\.`));
    }
    await page.clock.runFor(DEFAULT_MS - 1_000);
    await expect(toasts).toHaveCount(4);
    await page.clock.runFor(2_000);
    await expect(toasts).toHaveCount(0);
  });

  test('[PW-17 D-133 D-821] a lost connection: nobody loses the page or what was typed, and is told', async ({
    browser,
  }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto(`/caseDetails/${id}`);
    await hydrated(page);
    const comment = page.getByLabel('Add Comment');
    await comment.fill('Which approach did you choose?');
    await outboxReady(page);
    await page.route('**/*.data*', (route) => route.abort());
    await page.getByRole('main').getByRole('button', { name: 'Post', exact: true }).click();
    // What is kept until it can be sent is no failure.
    const waiting = page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem');
    await expect(waiting).toContainText('Which approach did you choose?');
    await expect(comment).toHaveValue('');
    const lost = page.locator('.toast--error').filter({ hasText: 'Suture could not be reached.' });
    await page.getByRole('main').getByRole('button', { name: /^Like/ }).first().click();
    await expect(lost).toHaveCount(1);
    await expect(
      page.getByRole('main').getByRole('button', { name: 'Like, 0 likes' }).first(),
    ).toBeVisible();
    await page.unroute('**/*.data*');
    await waiting.getByRole('button', { name: 'Send now' }).click();
    await expect(waiting).toHaveCount(0);
    await expect(
      page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ hasText: 'Which approach did you choose?' })
        .first(),
    ).toBeVisible();

    await comment.fill('And which mesh?');
    await context.setOffline(true);
    // Said twice, it is shown once.
    for (const section of ['Opportunities', 'Explore'])
      await page.getByRole('banner').getByRole('link', { name: section }).click();
    await expect(
      page.locator('.toast--warning').filter({ hasText: 'You are offline.' }),
    ).toHaveCount(1);
    await expect(page).toHaveURL(`/caseDetails/${id}`);
    await context.setOffline(false);

    // A network without a way out: the browser itself takes it for a connection.
    await page.route('**/*', (route) => route.abort());
    await page.getByRole('banner').getByRole('link', { name: 'Opportunities' }).click();
    await expect(
      page.locator('.toast--warning').filter({ hasText: 'What you typed is still here' }),
    ).toBeVisible();
    await expect(page).toHaveURL(`/caseDetails/${id}`);
    await expect(comment).toHaveValue('And which mesh?');
    await page.unroute('**/*');
    await page.getByRole('banner').getByRole('link', { name: 'Opportunities' }).click();
    await expect(page).toHaveURL('/opportunities');
    await context.close();
  });
});

/** Where the settings say that Suture is as well. */
const elsewhere = (process.env['SOCIAL_LINKS'] ?? '').split(' ').filter(Boolean);

test.describe('The house of every page', { tag: '@nojs' }, () => {
  test('[PW-10 PW-12 PW-13 PW-26 D-161] the header and footer of a member; the way into the chat is for members', async ({
    page,
    context,
    javaScriptEnabled,
  }) => {
    await page.goto('/chat');
    await expect(page).toHaveURL('/login');
    const anna = await aMember(context);
    await page.goto('/community');
    if (javaScriptEnabled !== false) await hydrated(page);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Connect Now' })).toHaveAttribute(
      'href',
      '/chat',
    );
    await expect(
      header
        .getByRole('link', { name: /Search/ })
        .or(header.getByRole('button', { name: /Search/ }))
        .first(),
    ).toBeVisible();
    await expect(header.getByRole('link', { name: /notifications/i })).toBeVisible();
    await header.getByLabel('Your menu').click();
    await expect(header.getByRole('link', { name: 'Profile' })).toHaveAttribute(
      'href',
      `/profile/${anna.id}`,
    );
    await expect(header.getByRole('link', { name: 'Change Password' })).toHaveAttribute(
      'href',
      `/changePassword/${anna.id}`,
    );
    await expect(header.getByRole('button', { name: 'Log out' })).toBeVisible();
    await expect(header.getByRole('link', { name: 'Administration' })).toHaveCount(0);
    const footer = page.getByRole('contentinfo');
    for (const name of ['Cookie Policy', 'Privacy Policy', 'Delete Account'])
      await expect(footer.getByRole('link', { name })).toBeVisible();
    const links = footer.getByRole('list', { name: 'Suture on social media' }).getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(hrefs).toEqual(elsewhere);
  });

  test('[PW-28 LE-11] every indemnity leads to the terms', async ({ page, context }) => {
    const indemnities = async (paths: string[]) => {
      for (const path of paths) {
        await page.goto(path);
        const box = page
          .getByRole('main')
          .locator('label')
          .filter({ hasText: 'I hereby understand and provide the following Indemnity.' });
        await expect(box.getByRole('checkbox'), path).not.toBeChecked();
        await expect(box.getByRole('link', { name: 'Indemnity' }), path).toHaveAttribute(
          'href',
          '/terms_and_conditions',
        );
      }
    };
    await indemnities(['/signup']);
    await aMember(context);
    await indemnities(['/community/add', '/beyondSurgery/add', '/opportunities/post']);
  });

  test('[AU-34 D-132] who logs in arrives in the chat', async ({ page, context }) => {
    const anna = await aMember(context);
    await call(context.request, 'logout', { data: {} });
    await page.goto('/login');
    await logIn(page, anna);
    await expect(page).toHaveURL('/chat');
  });

  test('[PW-24] no page asks anything of anybody else', async ({ page, context, baseURL }) => {
    const asked = new Set<string>();
    page.on('request', (request) => asked.add(new URL(request.url()).origin));
    for (const path of ['/', '/blogs', '/login']) await page.goto(path);
    await aMember(context);
    for (const path of ['/community', '/beyondSurgery', '/explore']) await page.goto(path);
    expect([...asked].filter((origin) => origin !== 'null')).toEqual([
      new URL(baseURL ?? '').origin,
    ]);
  });

  test('[BS-05] the pages of Beyond Surgery ask a visitor to log in', async ({ page }) => {
    for (const path of ['/beyondSurgery', '/beyondSurgeryMyPost', '/beyondSurgeryMyCollection']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/login');
    }
  });

  test('[PW-32] what was done is there in the list at once', async ({ page, context }) => {
    await aMember(context);
    const id = await aCase(context.request, { diagnosis: aDiagnosis() });
    await page.goto('/myCases');
    await expect(page.locator(`a[href="/caseDetails/${id}"]`).first()).toBeVisible();
    await page.goto(`/caseDetails/${id}/delete`);
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(/deleted/i).first()).toBeVisible();
    await page.goto('/myCases');
    await expect(page.locator(`a[href="/caseDetails/${id}"]`)).toHaveCount(0);
  });
});

import { editorOpened, expect, test } from './support/browser';
import { aMember, call } from './support/people';

test.describe('An administrator', { tag: '@nojs' }, () => {
  // As the page says them where no scripts run.
  test.use({ timezoneId: 'Asia/Kolkata' });

  test('[EV-02 D-098] writes an event, looks at it, schedules it, takes it back and publishes it', async ({
    page,
    context,
    browser,
    expectAccessible,
  }) => {
    const member = await browser.newContext();
    await aMember(member);
    expect((await member.request.get('/admin/events/new')).status()).toBe(403);
    await call(context.request, 'login', {
      data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
    });
    await page.goto('/admin/events/new');
    await editorOpened(page);
    const title = `Knots ${Date.now()}`;
    await page.getByLabel('Title').fill(title);
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page.getByRole('alert')).toContainText('Description is required.');
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('textbox', { name: 'Description' }).fill('Bring a rope.');
    await page.getByLabel('Date').fill('2030-02-28');
    await page.getByLabel('Start', { exact: true }).fill('19:30');
    await page.getByRole('button', { name: 'Save the draft' }).click();
    await expect(page).toHaveURL(/\/admin\/events\/\d+$/);
    await expect(page.getByRole('article')).toContainText('28/02/2030 07:30 PM IST');
    await expectAccessible(page);
    const id = page.url().split('/').at(-1);
    const seen = async () => (await member.request.get(`/events/${id}/register`)).status();
    expect(await seen()).toBe(404);
    await page.getByLabel('Appears at').fill('2029-12-01T10:00');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('01/12/2029 10:00 AM IST')).toBeVisible();
    expect(await seen()).toBe(404);
    await page.getByRole('button', { name: 'Return to draft' }).click();
    await expect(page.getByText('Only administrators and editors see it.')).toBeVisible();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Members see it since')).toBeVisible();
    expect(await seen()).toBe(200);
    await member.close();
  });
});

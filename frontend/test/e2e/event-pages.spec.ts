import type { APIRequestContext } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { eventIsOver } from './support/database';
import { aMark, aMember, call, nameOf } from './support/people';

const MINUTE = 60_000;
const ADMINISTRATOR = { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' };

/** An event that began so many minutes ago. */
async function anEvent(request: APIRequestContext, title: string, ago: number): Promise<number> {
  await call(request, 'login', { data: ADMINISTRATOR });
  const india = new Date(Date.now() + (330 - ago) * MINUTE).toISOString();
  const data = {
    title,
    description: 'Three cases.',
    location: 'Online',
    host: 'HPB Chapter',
    speakers: 'Dr. Hannah Weiss | Vienna | Inking',
    programme: '0:00 | Case 1\n0:25 | Case 2',
    event_link: `${new URL(process.env['E2E_URL'] || 'http://127.0.0.1:3000').origin}/blogs`,
    date: india.slice(0, 10),
    start_time: india.slice(11, 16),
  };
  const { id } = await call(request, 'admin/events', { data });
  await call(request, `admin/events/${id}/publish`, { data: {} });
  return id;
}

test.describe('The page of an event', { tag: '@nojs' }, () => {
  test('[D-573 D-574 D-575 D-663] one registers, joins, and holds a certificate that anybody can check', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const organiser = await browser.newContext();
    const title = `Margins ${aMark()}`;
    const id = await anEvent(organiser.request, title, 5);
    await organiser.close();
    const member = await aMember(context);
    await page.goto(`/events/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('Hosted by HPB Chapter')).toBeVisible();
    const facts = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(facts ?? '')).toMatchObject({ '@type': 'Event', name: title });
    await expect(page.getByText('Dr. Hannah Weiss')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: '0:25' })).toContainText('Case 2');
    await expectAccessible(page);

    if (javaScriptEnabled !== false) await hydrated(page);
    await page.getByRole('link', { name: 'Register', exact: true }).click();
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page).toHaveURL(`/events/${id}`);
    const tab = context.waitForEvent('page');
    await page.getByRole('button', { name: /^Join now/ }).click();
    await expect(await tab).toHaveURL(/\/blogs$/);

    await eventIsOver(id);
    await page.reload();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the certificate (PDF)' }).click();
    const name = (await download).suggestedFilename();
    expect(name).toMatch(/^certificate-[A-Z2-9-]{14}\.pdf$/);
    const visitor = await browser.newPage();
    await visitor.goto(`/v/${name.slice('certificate-'.length, -'.pdf'.length)}`);
    await expect(visitor.getByRole('main')).toContainText(`${nameOf(member)} joined ${title}`);
    await visitor.close();
  });

  test('[D-574] joining from the list of events counts as joining', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
  }) => {
    const organiser = await browser.newContext();
    const title = `Anastomosis ${aMark()}`;
    const id = await anEvent(organiser.request, title, 5);
    await organiser.close();
    await aMember(context);
    await call(context.request, `events/join/${id}`, { method: 'PUT', data: {} });
    await page.goto('/ongoing');
    if (javaScriptEnabled !== false) await hydrated(page);
    const tab = context.waitForEvent('page');
    await page.getByRole('button', { name: `Join ${title} (opens in a new tab)` }).click();
    await expect(await tab).toHaveURL(/\/blogs$/);
    await eventIsOver(id);
    await page.goto(`/events/${id}`);
    await expect(page.getByRole('link', { name: 'Download the certificate (PDF)' })).toBeVisible();
  });
});

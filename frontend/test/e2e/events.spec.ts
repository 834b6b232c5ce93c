import type { APIRequestContext } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aMember } from './support/people';

const MINUTE = 60_000;
const LINK = 'https://meet.example.org/theatre';
const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';
const ADMINISTRATOR = { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' };

/** Publishes an event that starts so many minutes from now. */
async function anEvent(request: APIRequestContext, title: string, minutes: number): Promise<void> {
  const headers = { origin: new URL(BASE).origin };
  const india = new Date(Date.now() + (minutes + 330) * MINUTE).toISOString();
  const [year, month, day] = india.slice(0, 10).split('-');
  await request.post(`${BASE}/api/v1/login`, { headers, data: ADMINISTRATOR });
  const data = {
    title,
    description: 'One operation.',
    location: 'Online',
    event_link: LINK,
    date: `${day}/${month}/${year}`,
    start_time: india.slice(11, 16),
  };
  const made = await request.post(`${BASE}/api/v1/admin/events`, { headers, data });
  expect(made.status(), await made.text()).toBe(200);
  await request.post(`${BASE}/api/v1/admin/events/${(await made.json()).id}/publish`, {
    headers,
    data: {},
  });
}

test.describe('Events', { tag: '@nojs' }, () => {
  test('[EV-01 EV-02 EV-03 EV-06 EV-07] one registers, joins when it is time, and cancels before', async ({
    page,
    context,
    browser,
    javaScriptEnabled,
    expectAccessible,
  }) => {
    const hasScripts = javaScriptEnabled !== false;
    const organiser = await browser.newContext();
    const mark = Math.random().toString(36).slice(2, 8);
    const [soon, later] = [`Theatre ${mark}`, `Congress ${mark}`];
    await anEvent(organiser.request, soon, 30);
    await anEvent(organiser.request, later, 90);
    await organiser.close();
    await aMember(context);
    for (const [path, title] of [
      ['/event', 'Past events'],
      ['/ongoing', 'Ongoing events'],
      ['/upcoming', 'Upcoming events'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: title })).toBeVisible();
      await expectAccessible(page);
    }
    const card = (title: string) => page.getByRole('article').filter({ hasText: title });
    await expect(card(later)).toContainText(/\d{2}\/\d{2}\/\d{4}\s\d{2}:\d{2}\s[AP]M/);
    for (const title of [soon, later]) {
      if (hasScripts) await hydrated(page);
      await card(title).getByRole('link', { name: 'Register' }).click();
      const question = 'Are you sure you want to register for this event?';
      const box = hasScripts
        ? page.getByRole('dialog', { name: question })
        : page.getByRole('main');
      await box.getByRole('button', { name: 'Register', exact: true }).click();
      await expect(card(title).getByRole('link', { name: 'Register', exact: true })).toHaveCount(0);
    }
    await expect(card(later).getByText('Registered')).toBeVisible();
    const join = card(soon).getByRole('link', { name: /^Join/ });
    await expect(join).toHaveAttribute('href', LINK);
    await expect(join).toHaveAttribute('target', '_blank');
    await expectAccessible(page);
    const file = await context.request.get(
      (await card(later)
        .getByRole('link', { name: /Add to calendar/ })
        .getAttribute('href')) ?? '',
    );
    expect(await file.text()).toContain('BEGIN:VEVENT');
    if (hasScripts) await hydrated(page);
    await card(later)
      .getByRole('link', { name: /^Cancel/ })
      .click();
    await page.getByRole('button', { name: 'Cancel registration' }).click();
    await expect(card(later).getByRole('link', { name: 'Register' })).toBeVisible();
  });

  test('[LN-01 LN-02 LN-03 LN-04 BL-04] what is there to learn from, each under its tab; a video leads to its author', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await page.goto('/video');
    await expect(page).toHaveURL('/login');
    await aMember(context);
    await page.goto('/media');
    const tabs = page.getByRole('navigation', { name: 'Events and academics' });
    for (const [tab, path] of [
      ['Images', '/media'],
      ['Videos', '/video'],
      ['Events', '/event'],
      ['Upcoming Event', '/upcoming'],
      ['Ongoing Event', '/ongoing'],
    ] as const)
      await expect(tabs.getByRole('link', { name: tab, exact: true })).toHaveAttribute(
        'href',
        path,
      );
    for (const [path, tab, title] of [
      ['/media', 'Images', 'Images'],
      ['/meeting', 'Past meetings', 'Past meetings'],
      ['/live', 'Live meetings', 'Live meetings'],
      ['/news', 'News', 'News'],
      ['/video', 'Videos', 'Videos'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(
        page
          .getByRole('navigation', { name: 'Events and academics' })
          .getByRole('link', { name: tab }),
      ).toHaveAttribute('aria-current', 'page');
      await expectAccessible(page);
    }
    await page.goto('/video');
    await expect(page.getByRole('main').getByRole('link', { name: /@/ })).toHaveAttribute(
      'href',
      `mailto:${process.env['SUPPORT_EMAIL']}`,
    );
    await page.goto('/news');
    await expect(
      page.getByRole('article').filter({ hasText: 'Short videos in Explore' }),
    ).toBeVisible();
    await page.goto('/video');
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Dr\. / })
      .click();
    await expect(page).toHaveURL(/\/profile\/\d+$/);
  });
});

import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import {
  type Browser as Device,
  type PushService,
  startPushService,
} from '../../../scripts/lib/push-service.mjs';
import { failedForGood } from './support/board';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import {
  allowNotifications,
  clickShown,
  lendNotifications,
  shownBy,
} from './support/notifications';
import { aMember, call, nameOf, somebody } from './support/people';

const ORIGIN = process.env['E2E_PUSH_ORIGIN'] || 'http://127.0.0.1:3999';

test.use({ serviceWorkers: 'allow' });

let service: PushService;

/**
 * Chromium's push service is remote, so the subscription is one of our own fake service; the rest
 * is the browser's own.
 */
async function subscribeHere(context: BrowserContext) {
  const browser = service.browser();
  await allowNotifications(context);
  await context.addInitScript((subscription) => {
    let made: object | null = null;
    const asked = () =>
      localStorage.setItem('asked', String(Number(localStorage.getItem('asked')) + 1));
    const unsubscribe = async () => {
      made = null;
      return true;
    };
    const one = { ...subscription, options: {}, toJSON: () => subscription, unsubscribe };
    Object.assign(PushManager.prototype, {
      getSubscription: async () => made,
      subscribe: async ({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (!userVisibleOnly || String(applicationServerKey).length !== 87)
          throw new Error('This is no key.');
        made = one;
        asked();
        return one;
      },
    });
  }, browser.subscription);
  return browser;
}

/** Delivers payloads to the real service worker, as the browser does for a push. */
async function deliver(page: Page, devtools: CDPSession, payloads: object[]): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(
        ({ scopeURL }) => scopeURL === `${new URL(page.url()).origin}/`,
      );
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const where = { origin: new URL(page.url()).origin, registrationId: await registered };
  for (const payload of payloads)
    await devtools.send('ServiceWorker.deliverPushMessage', {
      ...where,
      data: JSON.stringify(payload),
    });
}

/** A push passes the outbox, the queue and the workers, which takes a while on a slow machine. */
const expectPush = (device: Device) =>
  expect.poll(() => service.at(device), { timeout: 90_000 }).toHaveLength(1);

interface ServiceWorkerLike {
  navigator: { setAppBadge(count: number): Promise<void> };
  /** The number on the app's icon. */
  badge?: number;
}

test.describe('Pushes', () => {
  test.beforeAll(async () => {
    service = await startPushService(Number(new URL(ORIGIN).port));
  });
  test.afterAll(() => service.stop());

  test('[NO-01] a push is offered after a meaningful act, arrives, is shown once, and leads to its place', async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    await aMember(context);
    const posted = await aCase(context.request, { diagnosis: aDiagnosis() });
    const device = await subscribeHere(context);
    await page.goto(`/caseDetails/${posted}`);
    await hydrated(page);
    const offer = page.getByRole('region', { name: 'Notifications on this device' });
    await expect(offer).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('asked'))).toBeNull();

    await page.getByLabel('Add Comment').fill('Any thoughts?');
    await page.getByRole('button', { name: 'Post', exact: true }).click();
    await offer.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByText('Notifications are on for this device.')).toBeVisible();

    // A member who has the case open reads the comment as it arrives, so nothing would be pushed.
    await page.goto('about:blank');
    const other = await browser.newContext();
    const mateo = await aMember(other, somebody('Mateo'));
    const comment = { clinicalCaseId: posted, comment: 'Drain first, it is a pancreatic cyst.' };
    const { id } = await call(other.request, 'clinicalCases/comment', { data: comment });
    await expectPush(device);
    const payload = service.at(device)[0]?.payload ?? {};
    expect(payload).toMatchObject({
      body: `${nameOf(mateo)} commented on your case.`,
      link: `/caseDetails/${posted}#comment-${id}`,
    });
    expect(JSON.stringify(payload)).not.toContain('cyst');

    await page.goto('/community');
    await hydrated(page);
    const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
    await lendNotifications(worker);
    await worker.evaluate(() => {
      const self = globalThis as unknown as ServiceWorkerLike;
      self.navigator.setAppBadge = async (count) => {
        self.badge = count;
      };
    });
    await deliver(page, await context.newCDPSession(page), [payload, payload]);
    await expect
      .poll(() => shownBy(worker))
      .toEqual([{ title: 'Suture', body: payload['body'], tag: payload['tag'] }]);
    await expect(page).toHaveTitle(/^\(1\) /);
    expect(await worker.evaluate(() => (globalThis as unknown as ServiceWorkerLike).badge)).toBe(1);

    await clickShown(worker);
    await expect(page).toHaveURL(`/caseDetails/${posted}#comment-${id}`);
    await expect.poll(() => shownBy(worker)).toEqual([]);
    await other.close();
  });

  test('[D-822] a push is offered in a quiet moment, and not again on the next page', async ({
    page,
    context,
  }) => {
    await aMember(context);
    const posted = await aCase(context.request, { diagnosis: aDiagnosis() });
    await subscribeHere(context);
    await page.clock.install();
    await page.goto(`/caseDetails/${posted}`);
    await hydrated(page);
    const offer = page.getByRole('region', { name: 'Notifications on this device' });
    const comment = page.getByLabel('Add Comment');
    const post = async (words: string) => {
      await comment.fill(words);
      await page.getByRole('button', { name: 'Post', exact: true }).click();
      await expect(page.getByText(words, { exact: true })).toBeVisible();
      await expect(comment).toHaveValue('');
    };
    await post('Any thoughts?');
    await comment.fill('And what about');
    await page.clock.runFor(30_000);
    await expect(offer).toBeHidden();
    await comment.fill('');
    await page.clock.runFor(10_000);
    await expect(offer).toBeVisible();

    await page.getByRole('banner').getByRole('link', { name: 'Opportunities' }).click();
    await expect(page).toHaveURL('/opportunities');
    await expect(offer).toBeHidden();
    await page.goto(`/caseDetails/${posted}`);
    await hydrated(page);
    await post('Nobody?');
    await page.clock.runFor(30_000);
    await expect(offer).toBeHidden();
  });

  /**
   * All five tries have to fail first. The dashboard's button for a single job has no accessible
   * name, so all failed jobs are retried.
   */
  test('a push that its service would not take has failed; an administrator sees it and retries it', async ({
    page,
    context,
    browser,
  }) => {
    test.slow();
    await aMember(context);
    const device = service.browser();
    service.answer(device, 503);
    await call(context.request, 'subscribe', { data: device.subscription });
    const posted = await aCase(context.request, { diagnosis: aDiagnosis() });
    const other = await browser.newContext();
    await aMember(other, somebody('Mateo'));
    await call(other.request, 'clinicalCases/comment', {
      data: { clinicalCaseId: posted, comment: 'Drain first.' },
    });
    await other.close();

    await context.clearCookies();
    await call(context.request, 'login', {
      data: { emailId: 'ruth.adler@demo.suture.example', password: 'suture-demo-1' },
    });
    const refusal = 'The push service answered 503.';
    await failedForGood(context.request, 'push', refusal);
    await page.goto('/admin/queues/queue/push?status=failed');
    const failed = page.getByText(refusal).first();
    await expect(failed).toBeVisible();
    service.answer(device, 201);
    await page.getByRole('button', { name: 'Retry all' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expectPush(device);
    await expect(failed).toBeHidden();
  });

  test('[NO-01] a device is told in the settings, and not any more once it is turned off', async ({
    page,
    context,
    expectAccessible,
  }) => {
    await aMember(context);
    const device = await subscribeHere(context);
    await page.goto('/notifications/preferences');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await expect(
      page.getByText('This device shows notifications, even while Suture is closed.'),
    ).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Turn off' }).click();
    await expect(
      page.getByText('This device shows no notifications while Suture is closed.'),
    ).toBeVisible();
    expect(service.at(device)).toEqual([]);
  });
});

test('the settings are kept, and a mail’s link ends the mails', { tag: '@nojs' }, async ({
  page,
  context,
  expectAccessible,
}) => {
  await aMember(context);
  await page.goto('/notifications/preferences');
  await page.getByLabel('Comments on my cases: Push').uncheck();
  await page.getByRole('radio', { name: 'Once a week' }).check();
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Your settings are saved.')).toBeVisible();
  await expect(page.getByLabel('Comments on my cases: Push')).not.toBeChecked();
  await expect(page.getByLabel('Comments on my cases: Email')).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Once a week' })).toBeChecked();
  await expectAccessible(page);

  await page.goto('/unsubscribe/1.wrong');
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('alert')).toHaveText('This link is not valid or has expired.');
});

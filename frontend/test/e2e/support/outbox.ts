import type { BrowserContext, Locator, Page } from '@playwright/test';
import { test as base, expect, hydrated } from './browser';
import { aMember, call, type Person } from './people';
import { aProfile, type Profile } from './profile';

export const test = base.extend<{ profile: Profile }>({
  profile: async ({ context: _ }, use) => {
    const profile = aProfile();
    await use(profile);
    await profile.remove();
  },
});

export const waiting = (page: Page) =>
  page.getByRole('list', { name: 'Waiting to be sent' }).getByRole('listitem');

/** The page at this path in the context's first tab, once its scripts can be used. */
export async function opened(context: BrowserContext, path: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(path);
  await hydrated(page);
  return page;
}

/** The outbox comes with the first touch of a form, or after a while. */
export async function outboxReady(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/waiting-list-')),
  );
  await page.waitForLoadState('networkidle');
}

export async function touched(page: Page, field: Locator): Promise<void> {
  await field.click();
  await outboxReady(page);
}

/** Signed in with "Remember me", so that the session survives a closed browser. */
export async function remembered(context: BrowserContext): Promise<Person> {
  const { email: emailId, password, ...rest } = await aMember(context);
  await call(context.request, 'login', { data: { emailId, password, remember: true } });
  return { ...rest, email: emailId, password };
}

/** One form waits here, with these words and the two ways on. */
export async function expectWaiting(page: Page, words: string): Promise<void> {
  await expect(waiting(page)).toHaveCount(1);
  await expect(waiting(page)).toContainText(words);
  await expect(waiting(page).getByRole('button')).toHaveText(['Send now', 'Delete']);
}

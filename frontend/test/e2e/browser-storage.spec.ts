import type { BrowserContext, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aPicture } from './support/files';
import { aMember, somebody } from './support/people';
import { logIn } from './support/steps';

test.use({ serviceWorkers: 'allow' });

/** Collects the names of everything stored in this context, including what was removed later. */
async function listenTo(context: BrowserContext): Promise<Set<string>> {
  const kept = new Set<string>();
  await context.exposeBinding('noteKept', (_source, name: string) => kept.add(name));
  await context.addInitScript(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key, value) {
      (window as unknown as { noteKept(name: string): void }).noteKept(key);
      setItem.call(this, key, value);
    };
  });
  context.on('response', async (response) => {
    for (const cookie of await response.headerValues('set-cookie').catch(() => []))
      kept.add(cookie.slice(0, cookie.indexOf('=')));
  });
  return kept;
}

/** The names in every kind of storage now, however they were stored. */
const inBrowser = (page: Page) =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);

async function toldNames(page: Page): Promise<string[]> {
  await page.goto('/privacy-policy#cookies');
  const names: string[] = [];
  for (const caption of ['Cookies that we set', 'What pages keep in your browser'])
    names.push(
      ...(await page
        .getByRole('table', { name: caption })
        .locator('tbody')
        .getByRole('rowheader')
        .allTextContents()),
    );
  return names;
}

test('[D-362] a browser keeps nothing that the privacy policy does not list', async ({
  page,
  context,
  browser,
}) => {
  const kept = await listenTo(context);
  const other = await browser.newContext();
  const ben = await aMember(other, somebody('Ben'));
  const caseId = await aCase(other.request, {
    diagnosis: aDiagnosis(),
    files: [await aPicture()],
    more: { sensitive: 'true' },
  });
  const anna = await aMember(await browser.newContext());

  await page.goto(`/communityNonRegister?read=${caseId}`);
  await page.getByLabel('Name', { exact: true }).fill('Vera Moss');
  await page.getByLabel('Email').fill('vera@example.org');
  await page.getByLabel('Profession').selectOption('Student');
  await page.getByRole('button', { name: 'Agree and read' }).click();
  await expect(page).toHaveURL(/communityNonRegisterView/);
  await page.getByRole('contentinfo').getByRole('button', { name: 'Dark colours' }).click();
  await page.goto('/community');
  await expect(page).toHaveURL('/login');
  await logIn(page, anna);
  await expect(page).toHaveURL('/community');
  await page.evaluate(() => navigator.serviceWorker.ready);

  await page.goto('/community/add');
  await hydrated(page);
  await page.getByLabel('Diagnosis').fill('Volvulus');
  await page.goto(`/caseDetails/${caseId}`);
  await hydrated(page);
  await page.getByText('Show picture').click();
  await page.goto(`/profile/${ben.id}`);
  await page.getByRole('link', { name: 'Connect Now' }).last().click();
  await hydrated(page);
  await page.getByRole('textbox', { name: 'Message', exact: true }).fill('Is the drain out?');
  for (const path of ['/explore', '/event', '/opportunities', '/notifications', '/settings']) {
    await page.goto(path);
    await hydrated(page);
  }
  const told = await toldNames(page);
  for (const name of await inBrowser(page)) kept.add(name);
  for (const { name } of await context.cookies()) kept.add(name);
  await other.close();

  const shapes = [...kept].map((name) =>
    name.replace(/^__Host-/, '').replace(/^((?:chat-)?(?:draft|unsent|lifted|offline)-).+$/, '$1…'),
  );
  const names = new Set(shapes);
  expect([...names].filter((name) => !told.includes(name))).toEqual([]);
  // The other names need a provider, a push service, a large file, a lost connection, another
  // version or a notice.
  for (const name of ['suture', 'after-login', 'toast', 'theme', 'visitor', 'positions'])
    expect(names).toContain(name);
  for (const name of ['draft-…', 'chat-draft-…', 'lifted-…', 'offline-…'])
    expect(names).toContain(name);
});

import { expect, hydrated, test } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { expectKept } from './support/fields';
import { aPicture } from './support/files';
import { aMember, call, onboarding } from './support/people';
import { slowScripts } from './support/slow-scripts';
import { declareAll } from './support/walk';

test('a country chosen before the scripts came fills the list of cities', async ({
  page,
  context,
}) => {
  await onboarding(context);
  const scripts = await slowScripts(page);
  await page.goto('/personal', { waitUntil: 'commit' });
  await page.getByLabel('Country', { exact: true }).selectOption({ label: 'India' });
  await page.getByLabel('First name').fill('Ingeborg');
  await scripts.come();
  await page.getByPlaceholder('Type to search').fill('Chenn');
  await expect(page.getByRole('option', { name: /Chennai/ }).first()).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue('Ingeborg');
});

test('a menu opened before the scripts came stays open', async ({ page, context }) => {
  await aMember(context);
  const scripts = await slowScripts(page);
  await page.goto('/community', { waitUntil: 'commit' });
  await page.getByLabel('Your menu').click();
  await scripts.come();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('a file chosen before the scripts came is shown, and can be removed', async ({
  page,
  context,
}) => {
  await aMember(context);
  const scripts = await slowScripts(page);
  await page.goto('/beyondSurgery/add', { waitUntil: 'commit' });
  await page.locator('#beyondFile').setInputFiles(await aPicture('ridge.jpg'));
  await scripts.come();
  await page.getByRole('button', { name: 'Remove ridge.jpg' }).click();
  await expect(page.locator('#beyondFile')).toHaveValue('');
});

test('[CA-29] a case saved before the scripts came, and refused, keeps what was typed, each picture its own words', async ({
  page,
  context,
}) => {
  await aMember(context);
  const files = [await aPicture(), await aPicture('b.jpg', '#6e0b0b')];
  const id = await aCase(context.request, { diagnosis: aDiagnosis(), files });
  const scripts = await slowScripts(page);
  await page.goto(`/caseDetails/${id}/edit`, { waitUntil: 'commit' });
  await page.getByLabel('Outcome').fill('She went home on day two.');
  await page.getByLabel('What Image 2 shows').fill('Twelve pigment stones');
  const first = await page.getByLabel('Remove Image 1').getAttribute('value');
  await declareAll(page);
  await call(context.request, `clinicalCases/${id}`, { data: { removedFiles: [Number(first)] } });
  await page.getByRole('button', { name: 'Save changes' }).click({ noWaitAfter: true });
  await expect(page.getByRole('alert')).toContainText('This case was changed in the meantime.');
  await scripts.come();
  // The page asks for the case as it is now, with one picture.
  await expect(page.getByLabel('Remove Image 2')).toHaveCount(0);
  await expect(page.getByRole('alert')).toContainText('This case was changed in the meantime.');
  await expectKept([
    [page.getByLabel('Outcome'), 'She went home on day two.'],
    [page.getByLabel('What Image 1 shows'), 'Twelve pigment stones'],
  ]);
  await declareAll(page);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page).toHaveURL(`/caseDetails/${id}`);
  await expect(page.getByText('She went home on day two.')).toBeVisible();
  await expect(page.getByRole('img', { name: 'Twelve pigment stones' })).toBeVisible();
});

test('a tap in the moment in which the page comes alive does it no harm', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.addInitScript(() => {
    // React's scheduler starts by posting a message to itself. The click is dispatched after that
    // message is posted and before it is handled, so before hydration.
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function first(this: MessagePort, message: unknown) {
      MessagePort.prototype.postMessage = postMessage;
      queueMicrotask(() => {
        document.querySelector('h2')?.click();
        document.documentElement.dataset['tapped'] = 'true';
      });
      this.postMessage(message);
    } as typeof postMessage;
  });
  await page.goto('/community');
  await expect(page.locator('html')).toHaveAttribute('data-tapped', 'true');
  await hydrated(page);
  await page.getByLabel('Your menu').click();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
});

test('the scripts wait for the pictures in sight', async ({ page, context }) => {
  await aMember(context);
  let asked = 0;
  // Only later pictures are delayed: the first is not loaded lazily, so the scripts wait for it
  // anyway.
  await page.route('**/media/private/**', async (route) => {
    asked += 1;
    if (asked > 1) await new Promise((done) => setTimeout(done, 300));
    await route.continue();
  });
  await page.goto('/explore');
  await hydrated(page);
  const { pictures, script } = await page.evaluate(() => {
    const fetched = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const tiles = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      (tile) => tile.getBoundingClientRect().top < innerHeight,
    );
    return {
      pictures: tiles.map(
        ({ currentSrc }) => fetched.find(({ name }) => name === currentSrc)?.responseEnd ?? 0,
      ),
      script: Math.min(
        ...fetched
          .filter(({ name }) => /\/assets\/entry\.client.*\.js$/.test(name))
          .map(({ startTime }) => startTime),
      ),
    };
  });
  expect(pictures.length).toBeGreaterThan(3);
  expect(script).toBeGreaterThan(Math.max(...pictures));
});

import { expect, hydrated, test } from './support/browser';
import { aPicture, aReport } from './support/files';
import { aMember, nameOf, somebody } from './support/people';
import { share, workerReady } from './support/sharing';
import { logIn } from './support/steps';
import { aVideo } from './support/videos';

test.use({ serviceWorkers: 'allow' });

const HEADING = { name: 'Shared with Suture' };
const threeFiles = async () => [
  await aPicture('ward.jpg'),
  await aVideo('bowel.mp4', 'video/mp4'),
  await aReport('letter.pdf'),
];

test('[D-1343] three files and their words, shared from another app, become the draft of a case', async ({
  page,
  context,
  expectAccessible,
}) => {
  await aMember(context);
  await page.goto('/community');
  await workerReady(page);
  await share(page, { text: 'Distended since Monday.', files: await threeFiles() });
  await expect(page.getByRole('heading', HEADING)).toBeVisible();
  const card = page.getByRole('region', { name: 'Shared' });
  for (const name of ['ward.jpg', 'bowel.mp4', 'letter.pdf'])
    await expect(card.getByText(name)).toBeVisible();
  await expect(card.getByText('Distended since Monday.')).toBeVisible();
  await expectAccessible(page);
  await card.getByRole('button', { name: 'New case' }).click();
  await expect(page).toHaveURL('/community/add');
  await expect(page.getByText('Draft restored')).toBeVisible();
  await expect(page.getByLabel('History')).toHaveValue('Distended since Monday.');
  for (const tab of ['Images', 'Videos', 'Reports'])
    await expect(page.getByRole('tab', { name: new RegExp(`${tab}.*1 file$`) })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Remove ward.jpg' })).toBeVisible();
  await page.goto('/share');
  await expect(page.getByText('Nothing is waiting here.')).toBeVisible();
});

test('[D-1343] what is shared signed out waits for the log-in, and is sent in a chat', async ({
  page,
  browser,
}) => {
  const others = await browser.newContext();
  const anna = await aMember(others);
  const ben = await aMember(await browser.newContext(), somebody('Ben'));
  const talk = await others.newPage();
  await talk.goto(`/chat?with=${ben.id}`);
  await expect(talk.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await others.close();

  await page.goto('/login');
  await workerReady(page);
  await share(page, { files: [await aPicture('ward.jpg')] });
  await expect(page).toHaveURL('/login');
  await logIn(page, anna);
  await expect(page).toHaveURL(/\/share\?item=/);
  const card = page.getByRole('region', { name: 'Shared' });
  await expect(card.getByText('ward.jpg')).toBeVisible();
  await card.getByText('Chat', { exact: true }).click();
  await card.getByRole('link', { name: nameOf(ben) }).click();
  const tray = page.getByRole('dialog', { name: `Send to ${nameOf(ben)}` });
  await expect(tray.getByRole('button', { name: 'ward.jpg: ready' })).toBeVisible({
    timeout: 90_000,
  });
  await tray.getByRole('button', { name: 'Send 1 file' }).click();
  await expect(page.getByRole('log').getByRole('img', { name: /^Sent by/ })).toBeVisible();
  await page.goto('/share');
  await expect(page.getByText('Nothing is waiting here.')).toBeVisible();
});

test('[D-1343] as a draft it stays on the device, unreadable, until its member logs out', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/community');
  await workerReady(page);
  await share(page, { text: 'Words of a patient', files: [await aPicture('ward.jpg')] });
  const card = page.getByRole('region', { name: 'Shared' });
  await card.getByRole('button', { name: 'Keep as draft' }).click();
  await expect(page.getByText('Kept as a draft on this device')).toBeVisible();
  await page.goto('/me');
  await page.getByRole('link', { name: 'Shared with Suture' }).click();
  await expect(card.getByText('ward.jpg')).toBeVisible();
  const stored = await page.evaluate(async () => {
    const opening = indexedDB.open('suture-drafts');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('files').objectStore('files').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    const texts: string[] = [];
    const read = (value: unknown): void => {
      if (value instanceof ArrayBuffer) texts.push(new TextDecoder('latin1').decode(value));
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(read);
      else texts.push(String(value));
    };
    read(reading.result);
    return texts.join('\n');
  });
  expect(stored.length).toBeGreaterThan(1_000);
  expect(stored).not.toMatch(/Words of a patient|ward\.jpg|JFIF/);
  await page.goto('/me');
  await hydrated(page);
  await page.getByRole('button', { name: 'Log out' }).last().click();
  await expect(page).not.toHaveURL(/\/me/);
  const names = () =>
    page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
  await expect.poll(names).not.toContain('suture-drafts');
  expect(await names()).not.toContain('suture-shared');
});

test('[D-1343] what waits is sealed with a key that cannot be exported', async ({ page }) => {
  await page.goto('/login');
  await workerReady(page);
  await share(page, { text: 'Words of a patient', files: [await aPicture('ward.jpg')] });
  const kept = await page.evaluate(async () => {
    const opening = indexedDB.open('suture-shared');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const reading = opening.result.transaction('items').objectStore('items').getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    opening.result.close();
    const [item] = reading.result as { key: CryptoKey; sealed: { bytes: ArrayBuffer } }[];
    return {
      isExportable: item?.key.extractable,
      text: new TextDecoder('latin1').decode(item?.sealed.bytes),
    };
  });
  expect(kept.isExportable).toBe(false);
  expect(kept.text.length).toBeGreaterThan(20);
  expect(kept.text).not.toMatch(/Words of a patient|ward\.jpg/);
});

test('[D-1343] what another site sends is not taken, signed in or not', async ({
  page,
  context,
  baseURL,
}) => {
  await page.route('http://elsewhere.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Elsewhere</title><p>Hello.</p>' }),
  );
  const member = await aMember(context);
  await page.goto('/community');
  await workerReady(page);
  await page.goto('http://elsewhere.example/');
  await share(
    page,
    { text: 'Planted', files: [await aPicture('planted.jpg')] },
    `${baseURL}/share`,
  );
  await expect(page.getByText('Another website sent this')).toBeVisible();
  await expect(page.getByText('Nothing is waiting here.')).toBeVisible();
  await context.clearCookies();
  await page.goto('http://elsewhere.example/');
  await share(
    page,
    { text: 'Planted', files: [await aPicture('planted.jpg')] },
    `${baseURL}/share`,
  );
  await expect(page).toHaveURL('/login');
  await logIn(page, member);
  await expect(page.getByText('Another website sent this')).toBeVisible();
  await expect(page.getByText('planted.jpg')).toHaveCount(0);
});

test('[D-1343] more files than can be kept are refused with the limit', async ({
  page,
  context,
}) => {
  await aMember(context);
  await page.goto('/community');
  await workerReady(page);
  const file = await aPicture();
  const files = Array.from({ length: 11 }, (_, i) => ({ ...file, name: `${i}.jpg` }));
  await share(page, { files });
  await expect(page.getByText('up to 10 files and 90 MB can be shared at once')).toBeVisible();
});

test.describe('without a worker and without scripts', () => {
  test.use({ serviceWorkers: 'block', javaScriptEnabled: false });

  const FORM = `<!doctype html><form method="post" action="/share" enctype="multipart/form-data">
    <input name="text" value="Distended since Monday."><input type="file" name="files"><button>Send</button></form>`;

  test('[D-1344] words go on to the form of a case, and files are asked for again', async ({
    page,
    context,
  }) => {
    await aMember(context);
    await page.route('**/share-menu', (route) =>
      route.fulfill({ contentType: 'text/html', body: FORM }),
    );
    await page.goto('/share-menu');
    await page.locator('input[type=file]').setInputFiles(await aPicture('ward.jpg'));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.getByRole('heading', HEADING)).toBeVisible();
    await expect(page.getByText('Please choose them again in the form.')).toBeVisible();
    await page.getByRole('button', { name: 'New case' }).click();
    await expect(page.getByLabel('History')).toHaveValue('Distended since Monday.');
  });

  test('[D-1344] the server keeps nothing of visitors, and says so', async ({ page }) => {
    await page.route('**/share-menu', (route) =>
      route.fulfill({ contentType: 'text/html', body: FORM }),
    );
    await page.goto('/share-menu');
    await page.locator('input[type=file]').setInputFiles(await aPicture('ward.jpg'));
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByText('share it once more: nothing was kept')).toBeVisible();
  });
});

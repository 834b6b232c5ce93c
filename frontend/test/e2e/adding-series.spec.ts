import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { hasScripts } from './support/browser';
import { aCase, aDiagnosis } from './support/cases';
import { aHeadedSeries, PLANTED } from './support/dicom';
import { aMember } from './support/people';
import { askUntilGone } from './support/steps';
import { expect, test } from './support/walk';

const CHECKS_TAKE_MS = 120_000;
const COMPRESSED = path.join(
  __dirname,
  '../../../backend/test/scans/files/MR_small_jp2klossless.dcm',
);

/** What the pages of this context hand to the network, from before their first script. */
async function sentFrom(context: BrowserContext) {
  const bodies: string[] = [];
  await context.exposeFunction('noteBody', (body: string) => void bodies.push(body));
  await context.addInitScript(() => {
    const noteBody = (globalThis as unknown as { noteBody(body: string): void }).noteBody;
    const note = (body: unknown) =>
      void new Response(body as BodyInit)
        .arrayBuffer()
        .then((bytes) => noteBody(new TextDecoder('latin1').decode(bytes)));
    const { fetch: fetched } = window;
    const { send } = XMLHttpRequest.prototype;
    window.fetch = (input, init) => {
      if (init?.body) note(init.body);
      return fetched(input, init);
    };
    XMLHttpRequest.prototype.send = function (body) {
      if (body) note(body);
      send.call(this, body);
    };
  });
  const heads: string[] = [];
  context.on('request', (request) => {
    heads.push(`${request.method()} ${request.url()} ${JSON.stringify(request.headers())}`);
    const body = request.postDataBuffer();
    if (body) bodies.push(body.toString('latin1'));
  });
  return { bodies, heads };
}

const files = (page: Page) => page.getByLabel('DICOM files or a ZIP');

/** Goes on from the files to what the check saw. */
async function chooseAll(page: Page, name: string): Promise<void> {
  const first = page.getByRole('group', { name: /CT, axial, 5 mm apart/ });
  await expect(first.getByRole('checkbox')).toBeChecked();
  await expect(first.getByRole('img', { name: 'The middle slice' })).toBeVisible();
  await first.getByLabel('Or in your own words').fill(name);
  await page.getByRole('button', { name: 'Go on' }).click();
}

async function untilLookedAt(page: Page): Promise<void> {
  const add = page.getByRole('button', { name: 'Add to the case' });
  const again = page.getByRole('button', { name: 'Look again' });
  await expect(add.or(again)).toBeVisible();
  if (!(await hasScripts(page))) return await askUntilGone(page, again, again);
  await expect(async () => {
    if ((await again.count()) > 0) await again.click();
    await expect(add).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: CHECKS_TAKE_MS });
}

test('[D-1407] a series is added to a case, whoever reads its files', { tag: '@nojs' }, async ({
  page,
  context,
  open,
  look,
}) => {
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  await open(page, `/caseDetails/${id}/add-series`);
  await look(page);
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(
    page.getByText('Please choose DICOM files, a folder or a ZIP.').first(),
  ).toBeVisible();
  await files(page).setInputFiles(aHeadedSeries());
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(page.getByRole('button', { name: 'Go on' })).toBeVisible();
  await look(page);
  await chooseAll(page, 'Before drainage');
  await untilLookedAt(page);
  await look(page);
  await page.getByRole('button', { name: 'Add to the case' }).click();
  await expect(page.getByText('Please confirm that the patient agrees.').first()).toBeVisible();
  await page.getByLabel('The patient agrees that these series are shown, too.').check();
  await page.getByLabel('I have looked at these pictures.').check();
  await page.getByRole('button', { name: 'Add to the case' }).dblclick();
  await expect(page).toHaveURL(new RegExp(`/caseDetails/${id}$`));
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('region', { name: /^Before drainage/ })).toBeVisible({
      timeout: 1_000,
    });
  }).toPass({ timeout: CHECKS_TAKE_MS });
});

test('[D-1510] nothing of a header leaves the browser', async ({ page, context, open }) => {
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const { bodies, heads } = await sentFrom(context);
  const worker = page.waitForResponse(/reader\.worker-[\w-]+\.js$/);
  await open(page, `/caseDetails/${id}/add-series`);
  await expect(page.getByText('Headers and file names never leave your computer.')).toBeVisible();
  await files(page).setInputFiles(aHeadedSeries());
  await page.getByRole('button', { name: 'Read' }).click();
  const policy = (await worker).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
  expect(policy).toContain("connect-src 'none'");
  await chooseAll(page, 'Portal venous');
  await untilLookedAt(page);

  const sent = bodies.join('\n');
  expect(sent).toContain('SUTSCAN1');
  const type = Buffer.from('scan').toString('base64');
  expect(heads.filter((head) => head.includes(`"upload-metadata":"type ${type}"`))).toHaveLength(1);
  const all = `${sent}\n${heads.join('\n')}\n${await page.content()}`;
  for (const word of ['DICM', '1.2.840.10008', ...PLANTED]) expect(all).not.toContain(word);
  expect(all).not.toContain(Buffer.from('PLANTEDNAME').toString('base64').slice(0, 12));
  // The files are not compressed, so no decoder was needed.
  expect(all).not.toContain('.wasm');
});

test('[D-1510] a compressed series brings its decoder, which no page may run', async ({
  page,
  context,
  open,
}) => {
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  const decoder = page.waitForResponse(/dcmjs-native-codecs-[\w-]+\.wasm$/);
  await open(page, `/caseDetails/${id}/add-series`);
  const itself = await page.request.get(`/caseDetails/${id}/add-series`);
  expect(itself.headers()['content-security-policy']).not.toContain('unsafe-eval');
  await files(page).setInputFiles({
    name: 'one.dcm',
    mimeType: 'application/dicom',
    buffer: readFileSync(COMPRESSED),
  });
  await page.getByRole('button', { name: 'Read' }).click();
  expect((await decoder).status()).toBe(200);
  const found = page.getByRole('group', { name: /^MR/ });
  await expect(found.getByText('1 slice')).toBeVisible();
});

test('[D-1514] a browser that cannot read asks before our server does', async ({
  page,
  context,
  open,
  look,
}) => {
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  await page.addInitScript(() => Reflect.deleteProperty(window, 'DecompressionStream'));
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posted.push(request.url());
  });
  await open(page, `/caseDetails/${id}/add-series`);
  await files(page).setInputFiles(aHeadedSeries());
  await page.getByRole('button', { name: 'Read' }).click();
  await expect(
    page.getByText('This browser cannot read scans itself. Our server can:'),
  ).toBeVisible();
  expect(posted.filter((url) => url.includes('add-series'))).toEqual([]);
  await look(page);
  await page.getByRole('button', { name: 'Send to our server' }).click();
  await expect(page).toHaveURL(/\/add-series\/[\w-]{8,}$/);
  await chooseAll(page, 'Portal venous');
});

test('[D-1515] a lost answer costs nothing: the series is sent once', async ({
  browser,
  viewport,
  open,
  look,
}) => {
  // A page of our own: the watched one fails on errors in its console, which a lost connection is.
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await aMember(context);
  const id = await aCase(context.request, { diagnosis: aDiagnosis() });
  await open(page, `/caseDetails/${id}/add-series`);
  await files(page).setInputFiles(aHeadedSeries());
  await page.getByRole('button', { name: 'Read' }).click();
  let lost = 0;
  let begun = 0;
  await page.route('**/api/v1/scans/packed', async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    // It arrived; only its answer did not.
    await route.fetch();
    await route.abort('connectionreset');
  });
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/v1/uploads')) begun += 1;
  });
  await chooseAll(page, 'Portal venous');
  await expect(page.getByText('The connection was lost.')).toBeVisible();
  await look(page);
  await page.getByRole('button', { name: 'Go on sending' }).click();
  await untilLookedAt(page);
  expect([lost, begun]).toEqual([1, 1]);
  await context.close();
});

test("somebody else's reading is nowhere", { tag: '@nojs' }, async ({ context, colleague }) => {
  await aMember(context);
  const { context: other } = await colleague('Ravi');
  const id = await aCase(other.request, { diagnosis: aDiagnosis() });
  const mine = await aCase(context.request, { diagnosis: aDiagnosis() });
  const [first] = aHeadedSeries();
  if (!first) throw new Error('There is no file.');
  const read = await context.request.post(`/caseDetails/${mine}/add-series`, {
    multipart: { files: first },
    headers: { origin: new URL(process.env['E2E_URL'] || 'http://127.0.0.1:3000').origin },
    maxRedirects: 0,
  });
  const reading = (read.headers()['location'] ?? '').split('/').at(-1);
  const at = (caseId: number, id = reading) => `/caseDetails/${caseId}/add-series/${id}`;
  expect((await context.request.get(at(mine))).status()).toBe(200);
  expect((await other.request.get(at(id))).status()).toBe(404);
  // Whose case it is not.
  expect((await other.request.get(at(mine))).status()).toBe(403);
  expect((await context.request.get(at(mine, 'nobodys'))).status()).toBe(404);
});

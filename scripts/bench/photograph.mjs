// A photograph of more than 14 MB from a phone: chosen, made smaller, sent, reviewed and posted as
// a case, with a processor slowed down four times (Chromium's emulation).
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, devices } from '@playwright/test';
import sharp from 'sharp';
import { browserPath } from './pages.mjs';
import { cookieHeader } from './sizes.mjs';

const NAME = 'IMG_0412.jpg';
const SLOWER = 4;
const LOOKS = 3;
const WORDS = {
  Diagnosis: 'Burn of the left forearm',
  History: 'Two days old, a dry eschar over the ulnar side.',
  'Clinical Question': 'Excise early, or wait?',
  'Patient age': '58',
};

/**
 * @returns the median of three, in ms: `fitted` from choosing the photograph to its place in the
 *   tray, `sent` from the button to the review of what is shown, `checked` from there until the check
 *   has ended, `posted` from the second button to the next page; and the MB that were sent
 */
export async function measurePhotograph({ product }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'photograph-'));
  const photograph = path.join(folder, NAME);
  await writeFile(photograph, await taken());
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  try {
    const looks = [];
    while (looks.length < LOOKS)
      looks.push(await post({ browser, address: product.address, photograph }));
    return looks.sort((one, other) => total(one) - total(other))[1];
  } finally {
    await browser.close();
    await rm(folder, { recursive: true });
  }
}

const total = ({ fitted, sent, checked, posted }) => fitted + sent + checked + posted;

async function post({ browser, address, photograph }) {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    await context.addCookies(
      cookieHeader(9)
        .split('; ')
        .map((each) => {
          const at = each.indexOf('=');
          return { name: each.slice(0, at), value: each.slice(at + 1), url: address };
        }),
    );
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(`${address}/community/add`, { waitUntil: 'networkidle' });
    await page.getByLabel('Speciality', { exact: true }).selectOption('HPB Surgery');
    for (const [label, words] of Object.entries(WORDS)) await page.getByLabel(label).fill(words);
    await page.getByRole('radio', { name: 'Female' }).check();
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });

    const began = performance.now();
    await page.getByLabel('Choose images').setInputFiles(photograph);
    await page.getByRole('button', { name: `Remove ${NAME}` }).waitFor();
    await page.locator('.file--error').waitFor({ state: 'detached' });
    const fitted = performance.now();
    const [request] = await Promise.all([
      page.waitForRequest((each) => each.method() === 'POST'),
      page.getByRole('button', { name: /^(Post case|Review files)$/ }).click(),
    ]);
    await page.getByLabel(/^I reviewed/).waitFor();
    const sent = performance.now();
    const size = Number(await request.headerValue('content-length'));
    await page.getByText('Still being checked').waitFor({ state: 'detached' });
    const checked = performance.now();
    await page.getByLabel(/^I reviewed/).check();
    const again = performance.now();
    await page.getByRole('button', { name: 'Post case' }).click();
    await page.waitForURL(/\/(?:community|caseDetails\/\d+\/ask\?posted)$/);
    return {
      fitted: fitted - began,
      sent: sent - fitted,
      checked: checked - sent,
      posted: performance.now() - again,
      mb: size / 1024 ** 2,
    };
  } finally {
    await context.close();
  }
}

const WIDTH = 4_032;
const HEIGHT = 3_024;

/** Soft shapes under the noise of a small sensor, 12 megapixels, lying on its side. */
async function taken() {
  const shapes = await sharp(noise({ width: WIDTH / 8, height: HEIGHT / 8, sigma: 60 }))
    .blur(8)
    .normalise()
    .png()
    .toBuffer();
  const sensor = await sharp(noise({ width: WIDTH, height: HEIGHT, sigma: 9 }))
    .png({ compressionLevel: 1 })
    .toBuffer();
  const scene = await sharp(shapes).resize(WIDTH, HEIGHT, { kernel: 'cubic' }).png().toBuffer();
  return sharp(scene)
    .composite([{ input: sensor, blend: 'soft-light' }])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .withMetadata({ orientation: 8 })
    .toBuffer();
}

const noise = ({ width, height, sigma }) => ({
  create: {
    width,
    height,
    channels: 3,
    background: '#888',
    noise: { type: 'gaussian', mean: 128, sigma },
  },
});

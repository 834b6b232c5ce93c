// The patient's page on an old phone with a slow connection and an empty cache: when its text is
// painted, in each of the eight languages.
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { browserPath } from './pages.mjs';
import { cookieHeader } from './sizes.mjs';

const LANGUAGES = ['en', 'es', 'pt', 'fr', 'de', 'hi', 'ar', 'zh'];
const PHONE = { width: 390, height: 844 };
const ROUND_TRIP_MS = 150;
/** 1.6 Mbit/s down and half of that up, in bytes per second for Chromium. */
const LINE = {
  offline: false,
  latency: ROUND_TRIP_MS,
  downloadThroughput: 200_000,
  uploadThroughput: 100_000,
};
/**
 * Chromium only delays requests. A first visit also needs DNS, a TCP connection and TLS 1.3, one
 * round trip each.
 */
const BEFORE_THE_REQUEST_MS = 3 * ROUND_TRIP_MS;
/** Lighthouse's factor for simulating a phone's CPU on a desktop. */
const SLOWER = 4;
const LOOKS = 3;
const PICTURES = 6;
const TEXT_PAINTED = `new Promise((resolve) => new PerformanceObserver((list, observer) => {
  const texts = list.getEntries().filter(({ url }) => url === '');
  if (texts.length > 0) { observer.disconnect(); resolve(texts.at(-1).startTime); }
}).observe({ type: 'largest-contentful-paint', buffered: true }))`;

/**
 * @returns for each language the time until the largest text is painted, in ms including DNS and
 *   connection, and the kB of the page
 */
export async function lookAtPatientPage({ product }) {
  const url = await aLink(product.address);
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  try {
    const looked = [];
    for (const language of LANGUAGES) {
      const looks = [];
      while (looks.length < LOOKS) looks.push(await lookAt(browser, `${url}?language=${language}`));
      looked.push({ language, ...looks.sort((one, other) => one.painted - other.painted)[1] });
    }
    return looked;
  } finally {
    await browser.close();
  }
}

async function lookAt(browser, url) {
  const context = await browser.newContext({ viewport: PHONE, deviceScaleFactor: 2 });
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', LINE);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    let kb = 0;
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      kb ||= encodedDataLength / 1_000;
    });
    await page.goto(url, { waitUntil: 'commit' });
    const painted = BEFORE_THE_REQUEST_MS + (await page.evaluate(TEXT_PAINTED));
    await page.waitForLoadState('domcontentloaded');
    return { painted, kb };
  } finally {
    await context.close();
  }
}

/** A case with images of realistic size, visible to everybody. */
async function aLink(address) {
  const form = new FormData();
  const words = {
    speciality: 'HPB Surgery',
    age: '58',
    gender: 'Male',
    diagnosis: 'Carcinoma of the pancreatic head',
    history: 'Three weeks of painless jaundice, pale stools and 6 kg weight loss. '.repeat(12),
    clinicalQuestions: 'Drain first, or go straight to surgery?',
    indemnity: 'true',
    relevance: 'true',
    consentBy: 'patient',
  };
  for (const [word, text] of Object.entries(words)) form.append(word, text);
  const picture = await aPicture();
  for (let number = 1; number <= PICTURES; number += 1)
    form.append('files', new File([picture], `scan-${number}.jpg`, { type: 'image/jpeg' }));
  const { id } = await send(address, 'clinicalCases', form);
  const scope = ['members', 'teaching', 'visitors'];
  const { result } = await send(
    address,
    `clinicalCases/${id}/consentLinks`,
    JSON.stringify({ language: 'en', scope }),
  );
  return new URL(new URL(result.url).pathname, address).href;
}

const aPicture = () => {
  const noise = { type: 'gaussian', mean: 90, sigma: 30 };
  const create = { width: 1_600, height: 1_200, channels: 3, background: '#000', noise };
  return sharp({ create }).jpeg({ quality: 85 }).toBuffer();
};

async function send(address, path, body) {
  const isForm = body instanceof FormData;
  const reply = await fetch(`${address}/api/v1/${path}`, {
    method: 'POST',
    headers: {
      ...(!isForm && { 'content-type': 'application/json' }),
      cookie: cookieHeader(9),
      origin: address,
    },
    body,
  });
  const said = await reply.json();
  if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said;
}

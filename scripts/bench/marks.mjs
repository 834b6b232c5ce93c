// A case with 200 marks in its picture, scrolled in the window of a phone with a processor slowed down
// four times: how many frames a second are drawn, and how many with one mark.
import { chromium, devices } from '@playwright/test';
import sharp from 'sharp';
import { pause } from '../lib/processes.mjs';
import { browserPath } from './pages.mjs';
import { cookieHeader } from './sizes.mjs';

const SLOWER = 4;
const LOOKS = 3;
const EACH = 5;
const COMMENTS = 40;
const LOOK_EVERY_MS = 200;
const SCROLL = { x: 195, y: 600, yDistance: -400, speed: 800, gestureSourceType: 'mouse' };
const TIMES = 6;
/** Counts the frames in which the page has moved on, and from when to when. */
const COUNT = `globalThis.drawn = { frames: 0, from: 0, to: 0 };
  let last = scrollY;
  const each = (now) => {
    if (scrollY !== last) {
      last = scrollY;
      drawn.frames += 1;
      drawn.from ||= now;
      drawn.to = now;
    }
    requestAnimationFrame(each);
  };
  requestAnimationFrame(each);`;

/** @returns the frames a second with one mark and with 200, the median of three, and the marks drawn */
export async function measureMarks({ product: { address }, cookie = cookieHeader(9) }) {
  const browser = await chromium.launch({ executablePath: browserPath(), args: ['--no-sandbox'] });
  try {
    const at = { browser, address, cookie };
    const id = await aCase(at);
    const one = await scrolled(at, id);
    for (let n = 1; n <= COMMENTS; n += 1) await say(at, id, n === COMMENTS ? EACH - 1 : EACH);
    return { one, many: await scrolled(at, id) };
  } finally {
    await browser.close();
  }
}

async function scrolled(at, id) {
  const looks = [];
  while (looks.length < LOOKS) looks.push(await look(at, id));
  return looks.sort((first, second) => first.perSecond - second.perSecond)[1];
}

async function look({ browser, address, cookie }, id) {
  const context = await browser.newContext(devices['Pixel 7']);
  try {
    await context.addCookies(
      cookie.split('; ').map((each) => {
        const at = each.indexOf('=');
        return { name: each.slice(0, at), value: each.slice(at + 1), url: address };
      }),
    );
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await page.goto(`${address}/caseDetails/${id}`, { waitUntil: 'networkidle' });
    const marks = await page.locator('.stage a.mark').count();
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(COUNT);
    // Up and down, so that the picture with its marks is in view in half of it.
    for (let n = 0; n < TIMES; n += 1)
      for (const yDistance of [SCROLL.yDistance, -SCROLL.yDistance])
        await devtools.send('Input.synthesizeScrollGesture', { ...SCROLL, yDistance });
    const { frames, from, to } = await page.evaluate('drawn');
    return { perSecond: (1_000 * frames) / (to - from), marks };
  } finally {
    await context.close();
  }
}

async function aCase(at) {
  const form = new FormData();
  const words = {
    speciality: 'HPB Surgery',
    age: '58',
    gender: 'Male',
    diagnosis: 'Carcinoma of the pancreatic head',
    history: 'Three weeks of painless jaundice.',
    clinicalQuestions: 'Drain first, or go straight to surgery?',
    indemnity: 'true',
    consent: 'true',
    relevance: 'true',
  };
  for (const [word, text] of Object.entries(words)) form.append(word, text);
  const noise = { type: 'gaussian', mean: 90, sigma: 30 };
  const create = { width: 1_600, height: 1_200, channels: 3, background: '#000', noise };
  const picture = await sharp({ create }).jpeg({ quality: 85 }).toBuffer();
  form.append('files', new File([picture], 'scan.jpg', { type: 'image/jpeg' }));
  const { id } = await send(at, 'clinicalCases', form);
  // A picture can be marked once it is checked.
  const waits = async () =>
    (await send(at, `clinicalCases/${id}/check`)).result.some(
      ({ check }) => check.state === 'waiting',
    );
  while (await waits()) await pause(LOOK_EVERY_MS);
  await say(at, id, 1);
  return id;
}

/** A comment with marks all over the picture. */
async function say(at, id, marks) {
  const { result } = await send(at, `posts/${id}`);
  const [file] = result.files;
  const pins = Array.from({ length: marks }, () => ({
    file: file.id,
    shape: 'point',
    points: [[Math.round(Math.random() * 1_000), Math.round(Math.random() * 1_000)]],
  }));
  await send(at, `posts/${id}/comments`, JSON.stringify({ text: 'Which one?', pins }));
}

async function send({ address, cookie }, path, body) {
  const isJson = typeof body === 'string';
  const reply = await fetch(`${address}/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { ...(isJson && { 'content-type': 'application/json' }), cookie, origin: address },
    body,
  });
  const said = await reply.json();
  if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(said)}`);
  return said;
}

// Ten costly things that a member can ask for, each as a request that is sent over and over, and the
// files of other programs.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { PDFDocument } from '@cantoo/pdf-lib';
import ffmpeg from '@ffmpeg-installer/ffmpeg';
import sharp from 'sharp';
import { foreignFiles } from './foreign-files.mjs';
import { ASKING, authorOf, BASE } from './sizes.mjs';

const LARGE = { width: 7_200, height: 5_400 };
const PAGES = 30;
const FILM_SECONDS = 10;
const WORDS = ['liver', 'hernia', 'fracture', 'margin', 'bleeding', 'stoma', 'graft'];

export const reviewOf = (file, kind) => () => {
  const form = new FormData();
  const fields = {
    speciality: 'General Surgery',
    age: 58,
    gender: 'Female',
    diagnosis: 'Liver abscess',
    indemnity: true,
    consent: true,
    relevance: true,
    fileTypes: JSON.stringify([kind]),
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('files', file);
  return { method: 'POST', path: '/api/v1/clinicalCases/review', body: form };
};

/** A picture that is looked at anew each time. */
export async function freshPicture() {
  const [r, g, b] = Buffer.from(randomUUID().replaceAll('-', ''), 'hex');
  const background = { r, g, b };
  const bytes = await sharp({ create: { width: 320, height: 240, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new File([bytes], 'scan.jpg', { type: 'image/jpeg' });
}

async function largePicture() {
  const create = { ...LARGE, channels: 3, background: '#806040' };
  const bytes = await sharp({ create }).jpeg({ quality: 50 }).toBuffer();
  return new File([bytes], 'large.jpg', { type: 'image/jpeg' });
}

async function longReport() {
  const report = await PDFDocument.create();
  for (let page = 1; page <= PAGES; page += 1)
    for (let line = 0; line < 40; line += 1) {
      const sheet = line === 0 ? report.addPage() : report.getPage(page - 1);
      sheet.drawText(`Page ${page}, finding ${line}: no change since last year.`, {
        x: 40,
        y: 780 - 18 * line,
        size: 12,
      });
    }
  return new File([await report.save()], 'report.pdf', { type: 'application/pdf' });
}

async function film() {
  const target = path.join(os.tmpdir(), `suture-bench-${randomUUID()}.mp4`);
  const source = `testsrc=duration=${FILM_SECONDS}:size=640x360:rate=25`;
  await promisify(execFile)(ffmpeg.path, [
    '-f',
    'lavfi',
    '-i',
    source,
    '-pix_fmt',
    'yuv420p',
    target,
  ]);
  const bytes = await fs.readFile(target);
  await fs.rm(target);
  return new File([bytes], 'film.mp4', { type: 'video/mp4' });
}

const json = (method, at, body) => ({
  method,
  path: `/api/v1/${at}`,
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
});
const inBase64 = (word) => Buffer.from(word).toString('base64');
const begunUpload = {
  method: 'POST',
  path: '/api/v1/uploads',
  headers: {
    'tus-resumable': '1.0.0',
    'upload-length': String(9 * 1024 ** 2),
    'upload-metadata': `filename ${inBase64('film.mp4')},filetype ${inBase64('video/mp4')},purpose ${inBase64('case-video')}`,
  },
};

/** The newest case whose author sends requests, and may ask for votes in it. */
function caseOfAsking(sizes) {
  let nth = sizes.cases;
  while (authorOf(nth, sizes) > ASKING) nth -= 1;
  return nth;
}

/** The member who asks for the nth thing: each has limits that nothing else has spent. */
export const whoAsks = (thing, nth, { member, sizes }) =>
  thing === 'polls' ? authorOf(caseOfAsking(sizes), sizes) : member + nth;

/**
 * By name, what makes the next request; `ask` sends one as the member.
 * @returns {Promise<Record<string, () => object>>}
 */
export async function costlyThings({ sizes, ask }) {
  const reviewed = await ask(reviewOf(await largePicture(), 'IMAGE')());
  const { result, msg } = await reviewed.json();
  const upload = result?.files?.[0]?.uploadId;
  if (!upload) throw new Error(`The picture to be drawn was not taken: ${msg}`);
  const [report, moving, foreign] = [await longReport(), await film(), await foreignFiles()];
  let count = 0;
  const next = () => (count += 1);
  const poll = BASE + caseOfAsking(sizes);
  return {
    previews: () => ({ path: `/api/v1/uploads/${upload}/preview` }),
    'reports to check': reviewOf(report, 'REPORT'),
    films: reviewOf(moving, 'VIDEO'),
    searches: () => ({ path: `/api/v1/search?q=${WORDS[next() % WORDS.length]}` }),
    exports: () => json('POST', 'exports', {}),
    'page renders': () => ({ path: '/community', headers: { accept: 'text/html' } }),
    'uploads begun': () => begunUpload,
    drafts: () => ({ path: '/api/v1/session/draft-key' }),
    groups: () => json('POST', 'chatGroups', { name: `Board ${next()}`, members: [] }),
    polls: () =>
      json('PUT', `clinicalCases/${poll}/poll`, {
        question: `Which way ${next()}?`,
        options: ['Open', 'Laparoscopic'],
      }),
    'files of other programs': () => {
      const { file, kind } = foreign[next() % foreign.length];
      return reviewOf(file, kind)();
    },
  };
}

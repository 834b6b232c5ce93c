// Cases with pictures that have to be checked for names.
import { randomUUID } from 'node:crypto';
import { compiled } from '../lib/house.mjs';
import { pause } from '../lib/processes.mjs';
import { Refused } from '../lib/say.mjs';
import { cookieHeader } from './sizes.mjs';

const LOOK_EVERY_MS = 100;
const ENDED_WITHIN_MS = 5 * 60_000;
const KIND = 'ct-abdomen/liver';
const UNCHECKED = 'select count(*)::int as left from post_file_check where ended_at is null';

/** Two that were never posted before, since what was checked once is known. */
export async function twoPictures() {
  const { clinicalPicture } = await compiled('demo/art/clinical-picture.js');
  return Promise.all([0, 1].map(() => clinicalPicture(KIND, randomUUID())));
}

export async function postWith(pictures, { address }) {
  const form = new FormData();
  const fields = {
    speciality: 'General Surgery',
    age: 58,
    gender: 'Female',
    diagnosis: 'Liver abscess',
    indemnity: true,
    consent: true,
    relevance: true,
  };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  form.append('fileTypes', JSON.stringify(pictures.map(() => 'IMAGE')));
  for (const bytes of pictures)
    form.append('files', new File([bytes], 'scan.jpg', { type: 'image/jpeg' }));
  const reply = await fetch(`${address}/api/v1/clinicalCases`, {
    method: 'POST',
    // The server ends a connection that was idle for a while, just as it may be used again.
    headers: { cookie: cookieHeader(1), origin: address, connection: 'close' },
    body: form,
  });
  if (!reply.ok) throw new Error(await reply.text());
}

/** @returns when the last check ended */
export async function checksEnded(admin) {
  const latest = Date.now() + ENDED_WITHIN_MS;
  while (Date.now() < latest) {
    if ((await admin.query(UNCHECKED)).rows[0].left === 0) return Date.now();
    await pause(LOOK_EVERY_MS);
  }
  throw new Refused('The files were not checked within five minutes.');
}

import { promisify } from 'node:util';
import { deflateRaw } from 'node:zlib';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { roundedFacts } from '../../../../backend/src/scans/series/facts.rules';
import { encodeGrey } from '../../../../backend/src/scans/series/grey.rules';
import { packSeries } from '../../../../backend/src/scans/series/packed.rules';
import { aDiagnosis } from './cases';
import { call } from './people';

const BASE = process.env['E2E_URL'] || 'http://127.0.0.1:3000';

const [SIDE, FRAMES] = [64, 24];
/** In millimetres: rows, and columns. */
const APART: [number, number] = [6, 6];
const deflate = promisify(deflateRaw);

/** A series of which slice n is as grey as n says: 10 HU a slice, around soft tissue. */
async function aSeries(spacing: [number, number]): Promise<Buffer> {
  const facts = roundedFacts({
    rows: SIDE,
    columns: SIDE,
    slope: 1,
    intercept: -1024,
    spacing,
    places: Array.from({ length: FRAMES }, (_, n) => n * 3),
    photometric: 'white-high',
    window: null,
    plane: 'axial',
    sides: { left: 'R', right: 'L', top: 'A', bottom: 'P' },
    modality: 'CT',
    frames: FRAMES,
    frame_ms: null,
    padding: null,
    unit: 'HU',
  });
  if (!facts) throw new Error('These are no facts of a scan.');
  const frames = Array.from({ length: FRAMES }, (_, n) =>
    encodeGrey(new Int16Array(SIDE * SIDE).fill(1_024 - 80 + 10 * n), SIDE, SIDE, deflate),
  );
  return Buffer.from(packSeries(facts, await Promise.all(frames)));
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    if (await holds()) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('It did not happen in time.');
}

/** A series that was checked, as a post takes it. */
async function sentSeries(
  request: APIRequestContext,
  { name, spacing }: { name: string; spacing: [number, number] },
) {
  const bytes = await aSeries(spacing);
  const tus = { origin: BASE, 'tus-resumable': '1.0.0' };
  const type = Buffer.from('scan').toString('base64');
  const begun = await request.post(`${BASE}/api/v1/uploads`, {
    headers: { ...tus, 'upload-length': String(bytes.length), 'upload-metadata': `type ${type}` },
  });
  const sent = begun.headers()['location']?.split('/').at(-1);
  await request.patch(`${BASE}/api/v1/uploads/${sent}`, {
    headers: { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    data: bytes,
  });
  const { result } = await call(request, 'scans/packed', { data: { uploadId: sent } });
  const { uploadId } = result;
  await until(async () => {
    const check = await call(request, `uploads/${uploadId}/check`, { method: 'GET' });
    return check.result.state !== 'waiting';
  });
  return { uploadId, name, decisions: { looked: true } };
}

/** @returns the id of a case with two series that are ready */
export async function scanned(
  request: APIRequestContext,
  { spacing = APART }: { spacing?: [number, number] } = {},
): Promise<number> {
  const scans = [
    await sentSeries(request, { name: 'Portal venous', spacing }),
    await sentSeries(request, { name: 'Arterial', spacing }),
  ];
  const { id } = await call(request, 'posts', {
    data: {
      speciality: 'General Surgery',
      age: 54,
      gender: 'Female',
      diagnosis: aDiagnosis('Double-duct sign'),
      indemnity: true,
      consent: true,
      relevance: true,
      scans: JSON.stringify(scans),
    },
  });
  await until(async () => {
    const { result } = await call(request, `posts/${id}`, { method: 'GET' });
    return result.scansComing === 0;
  });
  return id;
}

/** Where the dot of a mark is, in percent of the slice, which is square here. */
export async function placeInSlice(mark: Locator, page: Page) {
  const dot = await mark.locator('.mark__dot').boundingBox();
  const field = await page.locator('.scan__pic').boundingBox();
  if (!dot || !field) throw new Error('The mark is not shown.');
  const side = Math.min(field.width, field.height);
  const from = (start: number, whole: number, at: number) =>
    Math.round((1_000 * (at - start - (whole - side) / 2)) / side) / 10;
  return [
    from(field.x, field.width, dot.x + dot.width / 2),
    from(field.y, field.height, dot.y + dot.height / 2),
  ];
}

import sharp from 'sharp';
import { inflate } from '../../src/scans/deflate';
import { greyIn } from '../../src/scans/kept/windows.rules';
import { decodeGrey } from '../../src/scans/series/grey.rules';
import { caseForm, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { until } from '../support/until';
import {
  checkedSeries,
  drawn,
  postedScan,
  resultOf,
  type ScanRow,
  scansOf,
  statusOf,
  takenSeries,
} from './support/posted';
import { factsOf, framesOf, packed } from './support/series';

let app: RunningApp;
let anna: Person;
let bela: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, bela] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const FACTS = factsOf();
/** A flat grey with one step, which lossy coding reproduces exactly. */
const FRAMES = framesOf(FACTS, (n, at) => 1_024 + 40 * n + (at % 80 < 40 ? 0 : 100));
const READY = { decisions: { looked: true } };

async function ready(scan: object = {}): Promise<string> {
  const uploadId = await takenSeries(app, anna, await packed(FACTS, FRAMES));
  await checkedSeries(app, anna, uploadId);
  return JSON.stringify({ uploadId, ...READY, ...scan });
}
async function posted(scan: object = {}) {
  const postId = await postedScan(anna, JSON.parse(await ready(scan)));
  await drawn(app);
  const { scans } = await scansOf(bela, postId);
  return { postId, scan: scans[0] as ScanRow };
}
const asked = (path: string) => fetch(`${app.url}${path}`);

async function valuesOf({ values_url: url }: ScanRow, n: number): Promise<Int16Array> {
  const coded = new Uint8Array(await (await asked(`${url}&n=${n}`)).arrayBuffer());
  const values = await decodeGrey(coded, FACTS.columns, FACTS.rows, inflate);
  if (!values) throw new Error('These are no values.');
  return values;
}
async function greyAt(url: string, x: number, y: number): Promise<number> {
  const picture = sharp(await (await asked(url)).arrayBuffer()).greyscale();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return data[y * info.width + x] ?? -1;
}

describe('A posted scan', () => {
  it('[D-1423] is its author’s alone until its pictures are drawn; others are told how many come', async () => {
    const postId = await postedScan(anna, JSON.parse(await ready({ name: 'Portal venous' })));
    expect(await scansOf(bela, postId)).toMatchObject({ scans: [], scansComing: 1 });
    const own = await scansOf(anna, postId);
    expect(own.scans).toMatchObject([{ state: 'preparing', frame_url: null, values_url: null }]);
    const { id } = own.scans[0] as ScanRow;
    expect((await bela.get(`scans/${id}`)).code).toBe(404);
    await drawn(app);
    const { scans, scansComing } = await scansOf(bela, postId);
    expect(scansComing).toBe(0);
    expect(scans).toMatchObject([{ id, name: 'Portal venous', state: 'ready', face: 'none' }]);
    expect(resultOf((await bela.get(`scans/${id}`)).body)).toMatchObject({ id, state: 'ready' });
  });

  it('is sent frame by frame, as values and as pictures in a window', async () => {
    const { scan } = await posted();
    expect(scan.windows.map(({ name }) => name)).toEqual([
      'sent',
      'soft',
      'lung',
      'liver',
      'bone',
      'brain',
    ]);
    expect(await valuesOf(scan, 2)).toEqual(FRAMES[2]);
    for (const [n, real] of [0, 40, 80].entries())
      expect(
        Math.abs((await greyAt(`${scan.frame_url}&n=${n}`, 10, 10)) - greyIn([40, 400], real)),
      ).toBeLessThanOrEqual(3);
    const brain = await greyAt(`${scan.frame_url}&n=0&w=brain`, 10, 10);
    expect(Math.abs(brain - greyIn([40, 80], 0))).toBeLessThanOrEqual(3);
    const jobs = () => promised(app, 'scans', { window: 'brain' });
    const before = (await jobs()).length;
    await greyAt(`${scan.frame_url}&n=1&w=brain`, 10, 10);
    expect(await jobs()).toHaveLength(before);
    await drawn(app);
    expect(await greyAt(`${scan.frame_url}&n=0&w=brain`, 10, 10)).toBe(brain);
  });

  it('has no frame beyond its last, no other window, and is not sent as a whole', async () => {
    const { scan } = await posted();
    const { frame_url: frame, values_url: values } = scan;
    const wrong = ['&n=3', '&n=-1', '&n=0&w=skull', '&n=1e1', ''].map((more) => frame + more);
    for (const url of [...wrong, values, `${values}&n=3`, `${values}&n=0&w=lung`])
      expect([url, (await asked(url)).status]).toEqual([url, 404]);
    expect((await asked(`${frame}x&n=0`)).status).toBe(403);
    const first = await asked(`${frame}&n=0`);
    expect(first.headers.get('content-type')).toBe('image/webp');
    const etag = first.headers.get('etag') ?? '';
    const again = await fetch(`${app.url}${frame}&n=0`, {
      headers: { 'if-none-match': etag, 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
    expect((await asked(`${frame}&n=1`)).headers.get('etag')).not.toBe(etag);
  });

  it('[D-1424] is covered in the values and pictures of all frames, and what was there is gone', async () => {
    const { scan } = await posted({ masks: 'r0,0,500,500' });
    expect(scan.masks).toBe(1);
    for (const n of [0, 1, 2]) {
      const values = await valuesOf(scan, n);
      expect(values[0]).toBe(1_024);
      expect(values[31 * 80 + 39]).toBe(1_024);
      expect(values[79]).toBe(FRAMES[n]?.[79]);
      const url = `${scan.frame_url}&n=${n}`;
      expect(Math.abs((await greyAt(url, 5, 5)) - greyIn([40, 400], 0))).toBeLessThanOrEqual(3);
    }
    const [{ held = 0 } = {}] = await app.rows<{ held: number }>(
      'select count(*)::int as held from asset a where a.purpose = ? and not exists (select from scan s where s.asset_id = a.id)',
      ['scan'],
    );
    expect(held).toBe(0);
  });

  it('answers 404 once its post is deleted', async () => {
    const { postId, scan } = await posted();
    const urls = [`${scan.frame_url}&n=0`, `${scan.values_url}&n=0`];
    expect((await asked(urls[0] ?? '')).status).toBe(200);
    expect((await anna.send('DELETE', `posts/${postId}`, undefined)).code).toBe(200);
    for (const url of urls) await until(async () => (await statusOf(app, url)) === 404);
    expect((await anna.get(`scans/${scan.id}`)).code).toBe(404);
  });
});

describe('Posting a scan', () => {
  const errorsOf = async (scan: string) => {
    const reply = await anna.post('posts', caseForm({ scans: `[${scan}]` }));
    return [reply.code, reply.body['errors']];
  };

  it('waits for its check, and for what its author says about it', async () => {
    const uploadId = await takenSeries(app, anna, await packed(FACTS), { burned: true });
    expect((await errorsOf(JSON.stringify({ uploadId })))[0]).toBe(409);
    await checkedSeries(app, anna, uploadId);
    expect(await errorsOf(JSON.stringify({ uploadId }))).toEqual([
      422,
      { decisions: ['The file says that words stand in its pixels: please look.'] },
    ]);
    expect((await errorsOf(JSON.stringify({ uploadId, ...READY })))[0]).toBe(200);
  });

  it('takes each upload once, and of its sender alone', async () => {
    const scan = await ready();
    const { uploadId } = JSON.parse(scan);
    const foreign = await bela.post('posts', caseForm({ scans: `[${scan}]` }));
    expect(foreign.code).toBe(404);
    await postedScan(anna, { uploadId, ...READY });
    const twice = await anna.post('posts', caseForm({ scans: `[${scan}]` }));
    expect([twice.code, twice.body.msg]).toEqual([409, 'This scan is in a post already.']);
  });

  it('[D-1425] wants an answer about the face, and none that the slices contradict', async () => {
    const head = factsOf({ spacing: [1, 1], places: [0, 1, 2] });
    const uploadId = await takenSeries(app, anna, await packed(head, FRAMES));
    await checkedSeries(app, anna, uploadId);
    const withFace = (face?: string) => errorsOf(JSON.stringify({ uploadId, ...READY, face }));
    const refused = (sentence: string) => [422, { scans: [sentence] }];
    expect(await withFace()).toEqual(refused('Please say what should happen with the face.'));
    expect(await withFace('thin')).toEqual(refused('These slices are closer than 3 mm.'));
    expect((await withFace('keep'))[0]).toBe(200);
  });

  it('[D-1426] is not possible where the patient decides by a link, which shows no series', async () => {
    const asks = { consentBy: 'patient', scans: `[${await ready()}]` };
    const reply = await anna.post('posts', caseForm(asks));
    expect([reply.code, Object.keys(reply.body['errors'] ?? {})]).toEqual([422, ['scans']]);
  });

  it('refuses a ninth, and a name that identifies somebody', async () => {
    const nine = Array.from({ length: 9 }, (_, n) => `{"uploadId":"${n}"}`).join(',');
    expect((await errorsOf(nine))[0]).toBe(422);
    const named = JSON.stringify({ uploadId: 'x', name: 'lindqvist@example.org' });
    expect((await errorsOf(named))[0]).toBe(422);
  });

  it('adds, orders, names and removes series later', async () => {
    const { postId, scan } = await posted();
    const change = (more: object) => anna.post(`posts/${postId}`, { consent: true, ...more });
    expect((await change({ scans: `[${await ready({ name: 'Arterial' })}]` })).code).toBe(200);
    await drawn(app);
    const [, second] = (await scansOf(anna, postId)).scans;
    expect(second?.name).toBe('Arterial');
    expect((await change({ scanOrder: `[${second?.id},${scan.id}]` })).code).toBe(200);
    expect((await scansOf(bela, postId)).scans.map(({ id }) => id)).toEqual([second?.id, scan.id]);
    const naming = { name: 'Late', keys: [2] };
    expect((await bela.send('PUT', `scans/${scan.id}`, naming)).code).toBe(403);
    expect((await anna.send('PUT', `scans/${scan.id}`, { keys: [3] })).code).toBe(422);
    expect((await anna.send('PUT', `scans/${scan.id}`, naming)).code).toBe(200);
    expect((await change({ removeScans: `[${second?.id}]` })).code).toBe(200);
    const { scans } = await scansOf(bela, postId);
    expect(scans).toMatchObject([{ id: scan.id, name: 'Late', keys: [2] }]);
  });
});

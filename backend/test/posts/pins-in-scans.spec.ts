import { caseForm, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { exportOf } from '../clinical-cases/support/outgoing';
import { putPoll, skip } from '../clinical-cases/support/polls';
import { hearAboutCase } from '../notifications/support/hearing';
import { checkedSeries, drawn, postedScan, scansOf, takenSeries } from '../scans/support/posted';
import { factsOf, packed } from '../scans/support/series';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { pictured, type Row, say } from './support/pins';

let app: RunningApp;
let anna: Person;
let ben: Person;
let cleo: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  [anna, ben, cleo] = [await aMember(app), await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

/** 40 × 80 pixels, twice as far apart across as down. */
const FACTS = factsOf({ rows: 40, columns: 80, spacing: [0.4, 0.9], places: [0, 5, 10] });

async function uploaded(facts = FACTS): Promise<Row & { uploadId: string }> {
  const uploadId = await takenSeries(app, anna, await packed(facts));
  await checkedSeries(app, anna, uploadId);
  return { uploadId, decisions: { looked: true } };
}

/** @returns a case and its one series */
async function scanned() {
  const post = await postedScan(anna, await uploaded());
  await drawn(app);
  const { scans } = await scansOf(anna, post);
  return { post, scan: scans[0]?.id ?? 0 };
}

const at = (scan: number, more: object = {}) => ({
  scan,
  slice: 2,
  shape: 'point',
  points: [[250, 500]],
  ...more,
});
const LINE = {
  shape: 'line',
  points: [
    [0, 250],
    [500, 750],
  ],
};

const pinsFor = async (by: Person, post: number) =>
  ((await by.get(`posts/${post}/comments`)).body['result'] as unknown as Row[]).map(
    ({ pins }) => pins as Row[],
  );
const told = async (who: Person) =>
  ((await who.post('getNotificationData')).body['result'] as unknown as Row[]).map(
    ({ text }) => text,
  );
const edit = async (post: number, more: object) =>
  expect((await anna.post(`posts/${post}`, caseForm({ ...more }))).code).toBe(200);

describe('Places in slices of a scan', () => {
  it('[D-1470] are sent with a comment; the server measures a line, whatever was sent', async () => {
    const { post, scan } = await scanned();
    const line = at(scan, { ...LINE, length: 3, unit: 'pixels' });
    await say(ben, post, [at(scan), line]);
    const place = { file: null, scan, page: null, second: null, slice: 2, gone: null };
    const expected = [
      { ...place, number: 1, shape: 'point', points: [[250, 500]], length: null, unit: null },
      // 40 columns of 0.9 mm and 20 rows of 0.4 mm
      { ...place, number: 2, ...LINE, length: 36.88, unit: 'mm' },
    ];
    expect(await pinsFor(anna, post)).toEqual([expected]);
    const { body } = await cleo.get(`posts/${post}/pins?scan=${scan}`);
    expect(body['result']).toMatchObject(expected);
    expect((await cleo.get(`posts/${post}/pins?scan=${scan + 1}`)).body['result']).toEqual([]);
  });

  it('[D-1470] are in a slice that there is, of a series of the same case that is ready', async () => {
    const { post, scan } = await scanned();
    const elsewhere = 'That place is not in this case.';
    const noSlice = 'There is no such slice.';
    const other = await pictured(anna);
    const refusals: [object, string][] = [
      [at(scan, { slice: 4 }), noSlice],
      [at(scan, { slice: 0 }), noSlice],
      [at(scan, { slice: 1.5 }), noSlice],
      [at(scan, { slice: undefined }), noSlice],
      [at(scan, { page: 1 }), 'There is no such page.'],
      [at(scan, { second: 1 }), 'There is no such second.'],
      [at(scan, { file: other.files[0] }), elsewhere],
      [at(scan + 999), elsewhere],
      [{ shape: 'point', points: [[1, 1]] }, elsewhere],
    ];
    for (const [pin, problem] of refusals)
      expect((await say(ben, post, [pin])).body).toMatchObject({
        code: 422,
        errors: { pins: [problem] },
      });
    const inPicture = { ...at(scan), scan: undefined, file: other.files[0] };
    expect((await say(ben, other.post, [inPicture])).body.errors).toEqual({ pins: [noSlice] });
    expect((await say(ben, other.post, [at(scan)])).body.errors).toEqual({ pins: [elsewhere] });
    const coming = await postedScan(anna, await uploaded());
    const [row] = await app.rows<{ id: string }>('select id from scan where post_id = ?', [coming]);
    expect((await say(anna, coming, [at(Number(row?.id))])).body.errors).toEqual({
      pins: [elsewhere],
    });
  });

  it('[D-1470] are moved from slice to slice, and measured again', async () => {
    const { post, scan } = await scanned();
    const comment = idIn(await say(ben, post, [at(scan, LINE)]));
    const points = [
      [0, 0],
      [0, 1000],
    ];
    const pins = [at(scan, { shape: 'line', points, slice: 3 })];
    const { body } = await ben.send('PUT', `comments/${comment}/pins`, { pins });
    expect(body['result']).toMatchObject({
      pins: [{ number: 1, scan, slice: 3, points, length: 16, unit: 'mm' }],
    });
  });

  it('[D-1471] lose their place with the series: removed, or replaced in the same edit', async () => {
    const { post, scan } = await scanned();
    await say(ben, post, [at(scan, LINE)]);
    await edit(post, { scans: JSON.stringify([await uploaded()]), removeScans: [scan] });
    await drawn(app);
    const gone = { scan: null, file: null, points: [], slice: null, length: null, unit: null };
    expect(await pinsFor(cleo, post)).toMatchObject([[{ number: 1, ...gone, gone: 'replaced' }]]);
    const { scans } = await scansOf(anna, post);
    const next = scans[0]?.id ?? 0;
    await say(ben, post, [at(next)]);
    await edit(post, { removeScans: [next] });
    expect(await pinsFor(cleo, post)).toMatchObject([
      [{ number: 1, gone: 'replaced' }],
      [{ number: 2, ...gone, gone: 'removed' }],
    ]);
  });

  it('[D-1471] are gone with the series of a withdrawn case', async () => {
    const { post, scan } = await scanned();
    await say(ben, post, [at(scan)]);
    expect((await anna.post(`posts/${post}/consent/withdraw`, {})).code).toBe(200);
    const stored = await app.rows<Row>('select * from pin where post_id = ?', [post]);
    for (const pin of stored) expect(pin).toMatchObject({ scan_id: null, points: [], slice: null });
  });

  it('[D-1470 D-1307] news say the slice, and never the name of the series', async () => {
    const { post, scan } = await scanned();
    await say(ben, post, [at(scan), at(scan)], { text: '' });
    await hearAboutCase(app, post);
    expect(await told(anna)).toEqual([
      `Dr. ${ben.fullName} commented on your case and pointed at slice 2 and 1 more.`,
    ]);
  });

  it('[D-1231 D-1470] tell a blinded reader nothing, in no byte', async () => {
    const { post, scan } = await scanned();
    await putPoll(anna, post);
    const bytesFor = async (by: Person) =>
      JSON.stringify([
        (await by.get(`posts/${post}/comments`)).body,
        (await by.get(`posts/${post}/pins`)).body,
        (await by.get(`posts/${post}/pins?scan=${scan}&limit=1`)).body,
        (await by.post('getNotificationData')).body['result'],
        (await exportOf(app, by)).body,
      ]);
    const before = await bytesFor(ben);
    await skip(cleo, post);
    expect((await say(cleo, post, [at(scan), at(scan, LINE)])).code).toBe(200);
    await hearAboutCase(app, post);
    expect(await bytesFor(ben)).toBe(before);
    const own = await say(ben, post, [at(scan)]);
    expect(own.body).toMatchObject({ result: { pins: [{ number: null, scan, slice: 2 }] } });
    await skip(ben, post);
    expect((await pinsFor(ben, post)).flat()).toHaveLength(3);
  });

  it('[D-1470] are in their member’s export', async () => {
    const { post, scan } = await scanned();
    await say(ben, post, [at(scan, LINE)]);
    const exported = JSON.parse((await exportOf(app, ben)).body) as [string, Row[]][];
    expect(new Map(exported).get('pins')).toMatchObject([
      { postId: post, scanId: scan, slice: 2, length: 36.88, unit: 'mm' },
    ]);
  });
});

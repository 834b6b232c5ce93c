import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { withBytes, writeZip, type ZipPart } from '../../src/media/documents/zip';
import { caseForm, idIn, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { el, fileOf, marked, shuffled, slice } from './phantom';
import { checkedSeries, resultOf, scansOf } from './support/posted';

interface ReadingRow {
  readonly id: string;
  readonly state: string;
  readonly files: number;
  readonly read: number;
  readonly series: {
    readonly key: string;
    readonly facts: Record<string, unknown>;
    readonly bytes: number;
    readonly names: string[];
    readonly face: string;
    readonly poster_url: string;
  }[];
  readonly left_out: { what: string; count: number }[];
}

const NAME = 'DOE^JANE PLANTED';
const patient = [el(0x00100010, 'PN', NAME), el(0x00081030, 'LO', NAME)];
const chest = el(0x00180015, 'CS', 'CHEST');
const head = el(0x00180015, 'CS', 'HEAD');
const SLICES = Array.from({ length: 9 }, (_, index) => index);
const ct = (index: number, more = [chest]) =>
  fileOf(slice({ position: [0, 0, -index], values: marked(index), more: [...patient, ...more] }));
const report = fileOf([el(0x00080016, 'UI', '1.2.840.10008.5.1.4.1.1.88.33'), ...patient]);

let app: RunningApp;
let anna: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
});
afterAll(() => app.stop());

function form(files: readonly Buffer[], name = `${NAME}.dcm`): FormData {
  const sent = new FormData();
  for (const file of files)
    sent.append('files', new Blob([new Uint8Array(file)]), `${NAME}/${name}`);
  return sent;
}

async function read(files: readonly Buffer[], who = anna): Promise<ReadingRow> {
  let reply = await who.post('scans/readings', form(files));
  expect(reply.code).toBe(200);
  while (resultOf<ReadingRow>(reply.body).state === 'reading')
    reply = await who.get(`scans/readings/${resultOf<ReadingRow>(reply.body).id}`);
  return resultOf<ReadingRow>(reply.body);
}

const temporary = async () =>
  (await readdir(join(app.settings.dataDir, 'media', '.tmp'))).filter((name) =>
    name.startsWith('scan-'),
  );
const archive = (...files: [string, Buffer][]) =>
  writeZip(files.map(([name, bytes]) => withBytes({ name } as ZipPart, bytes)));

describe('A reading', () => {
  it('[D-1406] gives the series of an upload, and what was left out', async () => {
    const earlier = await read([ct(0)]);
    const reading = await read([...shuffled(SLICES, 1).map((index) => ct(index)), report]);
    expect(reading).toMatchObject({
      state: 'ready',
      series: [
        {
          key: 's1',
          facts: { frames: 9, modality: 'CT', places: SLICES, plane: 'axial' },
          face: 'none',
        },
      ],
      left_out: [{ what: 'structured-report', count: 1 }],
    });
    expect(reading.series[0]?.names).toContain('Arterial');
    expect(reading.series[0]?.poster_url).toMatch(/^data:image\/webp;base64,/);
    expect((await anna.get(`scans/readings/${earlier.id}`)).body).toMatchObject({
      result: { state: 'ended', series: [] },
    });
  });

  it('leaves nothing but packed series, and of these nothing once some are chosen', async () => {
    const reading = await read([archive(['a/1.dcm', ct(1)], ['a/2.dcm', ct(2)]), report]);
    expect((await temporary()).sort()).toEqual(
      ['result', 's1.scan'].map((end) => `scan-${reading.id}.${end}`),
    );
    const other = await aMember(app);
    const chosen = { series: [{ key: 's1' }] };
    for (const path of ['', '/choose'])
      expect(
        (path
          ? await other.post(`scans/readings/${reading.id}${path}`, chosen)
          : await other.get(`scans/readings/${reading.id}`)
        ).code,
      ).toBe(404);
    const reply = await anna.post(`scans/readings/${reading.id}/choose`, chosen);
    const [taken] = resultOf<{ key: string; uploadId: string }[]>(reply.body);
    expect(taken?.key).toBe('s1');
    expect(await temporary()).toEqual([]);
    expect(await checkedSeries(app, anna, taken?.uploadId ?? '')).toMatchObject({
      state: expect.stringMatching(/found|nothing/),
    });
    expect((await anna.post(`scans/readings/${reading.id}/choose`, chosen)).code).toBe(404);
  });

  it('asks about a face, and sends fewer slices or covers it', async () => {
    const files = SLICES.map((index) => ct(index, [head]));
    const reading = await read(files);
    expect(reading.series[0]?.face).toBe('asked');
    const choose = (id: string, face?: string) =>
      anna.post(`scans/readings/${id}/choose`, { series: [{ key: 's1', face }] });
    const refused = await choose(reading.id);
    expect(refused.code).toBe(422);
    expect(JSON.stringify(refused.body)).toContain('Please say what should happen with the face.');
    expect((await choose(reading.id, 'thin')).code).toBe(200);
    expect((await choose((await read(files)).id, 'cover')).code).toBe(200);
    expect((await choose((await read(files)).id, 'keep')).code).toBe(200);
    expect(await temporary()).toEqual([]);
  });

  it('[D-1407] gives series that its sender adds to a case', async () => {
    const posted = await anna.post('posts', caseForm({}));
    const reading = await read([ct(1), ct(2)]);
    const reply = await anna.post(`scans/readings/${reading.id}/choose`, {
      series: [{ key: 's1' }],
    });
    const [{ uploadId } = { uploadId: '' }] = resultOf<{ uploadId: string }[]>(reply.body);
    await checkedSeries(app, anna, uploadId);
    const scans = [{ uploadId, name: 'Arterial', face: 'no-face', decisions: { looked: true } }];
    const edited = await anna.post(`posts/${idIn(posted)}`, {
      scans: JSON.stringify(scans),
      consent: 'true',
    });
    expect(edited.code).toBe(200);
    expect((await scansOf(anna, idIn(posted))).scans).toMatchObject([
      { name: 'Arterial', facts: { frames: 2, modality: 'CT', unit: 'HU' } },
    ]);
  });

  it('is erased when its sender says so', async () => {
    const { id } = await read([ct(1)]);
    expect((await anna.send('DELETE', `scans/readings/${id}`, {})).code).toBe(200);
    expect(await temporary()).toEqual([]);
    expect((await anna.get(`scans/readings/${id}`)).body).toMatchObject({
      result: { state: 'ended' },
    });
  });

  it('has no series where nothing can be read, and is none of a single other file', async () => {
    const nothing = await read([report, Buffer.from('%PDF-1.7 something else')]);
    expect(nothing).toMatchObject({ state: 'ready', series: [] });
    expect(nothing.left_out).toHaveLength(2);
    const pdf = await anna.post('scans/readings', form([Buffer.from('%PDF-1.7')]));
    expect(pdf.code).toBe(415);
    expect(pdf.body).toMatchObject({ msg: 'Please choose DICOM files, a folder or a ZIP.' });
    expect((await anna.post('scans/readings', new FormData())).code).toBe(422);
  });

  it('goes on after archives that are bombs, damaged, nested too deep or lead outside', async () => {
    const bomb = archive(['zeros', Buffer.alloc(60 * 1024 ** 2)]);
    const nested = archive([
      'inner.zip',
      archive(['1.dcm', ct(1)], ['deep.zip', archive(['2', ct(2)])]),
    ]);
    const outside = archive(['../../etc/1.dcm', ct(3)], ['/root/2.dcm', ct(4)]);
    const damaged = archive(['1.dcm', ct(5)]).subarray(0, -30);
    const reading = await read([bomb, nested, outside, damaged, ct(6)]);
    expect(reading.series.map(({ facts }) => facts['frames'])).toEqual([2]);
    expect(Object.fromEntries(reading.left_out.map(({ what, count }) => [what, count]))).toEqual({
      'too-large': 1,
      unreadable: 4,
    });
  });

  it('writes nothing of a header into the database', async () => {
    await read([ct(1), report]);
    const rows = await app.rows('select * from scan_reading');
    expect(JSON.stringify(rows)).not.toMatch(/DOE|JANE|dcm/);
    const names = await temporary();
    expect(names.join()).not.toMatch(/DOE|JANE|dcm/);
  });
});

import sharp from 'sharp';
import { CheckEnded, CheckLane, CheckStarved } from '../../src/media/checks/check-lane';
import { aPdf } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { until } from '../support/until';
import {
  caseForm,
  idIn,
  type Rows,
  resultOf,
  type SentFile,
  startWithFiles,
  theCase,
  withFiles,
} from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());

interface Reviewed {
  uploadId: string;
  kind: string;
  category: string;
  width: number | null;
  pages: number | null;
  removed: { kind: string; value: string }[];
}

/** A photograph that tells who took it, where, when and with what. */
async function aTalkativePicture(): Promise<SentFile> {
  const bytes = await sharp({
    create: { width: 300, height: 200, channels: 3, background: '#c09070' },
  })
    .jpeg()
    .withExif({
      IFD0: {
        Artist: 'Dr. Secret',
        Make: 'Nikon',
        Model: 'D850',
        ImageDescription: 'Mrs. Lindqvist',
      },
      IFD2: { DateTimeOriginal: '2024:03:12 10:30:00' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '48/1 8/1 0/1',
        GPSLongitudeRef: 'W',
        GPSLongitude: '11/1 30/1 0/1',
      },
    })
    .toBuffer();
  return { name: 'lindqvist.jpg', bytes, type: 'image/jpeg' };
}

const look = async (files: SentFile[], changes: object = {}, by = anna) =>
  by.post(
    'clinicalCases/review',
    withFiles(
      caseForm(changes),
      files,
      files.map(({ name }) => (name.endsWith('pdf') ? 'REPORT' : 'IMAGE')),
    ),
  );
const filesIn = (result: unknown) => (result as { files: Reviewed[] }).files;

describe('The review before posting', () => {
  it('tells what lies beside the pixels, keeps the file for its author, and posts nothing', async () => {
    const reply = await look([
      await aTalkativePicture(),
      { name: 'report.pdf', bytes: await aPdf(), type: 'application/pdf' },
    ]);
    const [picture, report] = filesIn(resultOf(reply));
    expect(picture).toMatchObject({ kind: 'image', category: 'IMAGE', width: 300, pages: null });
    expect(
      Object.fromEntries((picture?.removed ?? []).map(({ kind, value }) => [kind, value])),
    ).toMatchObject({
      place: '48.1333, -11.5000',
      time: '2024-03-12 10:30:00',
      device: 'Nikon, D850',
      person: 'Dr. Secret',
      words: 'Mrs. Lindqvist',
    });
    expect(report).toMatchObject({ kind: 'pdf', category: 'REPORT' });
    expect(Number(report?.pages)).toBeGreaterThan(0);
    expect((await anna.post('clinicalCases/mine', {})).body['cases']).toEqual([]);
  });

  it('[D-180] shows the file as others will see it, blackened where it is masked, to its author alone', async () => {
    const [file] = filesIn(resultOf(await look([await aTalkativePicture()])));
    const path = `uploads/${file?.uploadId}/preview`;
    const seen = await fetch(`${app.url}/api/v1/${path}?masks=r0,0,500,1000`, {
      headers: anna.headers,
    });
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    const bytes = Buffer.from(await seen.arrayBuffer());
    const { exif } = await sharp(bytes).metadata();
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    expect([
      exif,
      Math.max(...data.subarray(0, 3)) < 12,
      (data[(info.width - 5) * info.channels] ?? 0) > 100,
    ]).toEqual([undefined, true, true]);
    expect((await ben.get(path)).code).toBe(404);
    expect((await anna.get(`${path}?masks=r1`)).code).toBe(400);
  });

  it('refuses what the post would refuse', async () => {
    expect(
      (await look([{ name: 'scan.jpg', bytes: Buffer.from('no picture'), type: 'image/jpeg' }]))
        .code,
    ).toBe(415);
    const { code, body } = await look([], { diagnosis: 'Call +44 20 7946 0958', gender: '' });
    expect([code, Object.keys(body.errors ?? {})]).toEqual([422, ['gender', 'diagnosis']]);
  });

  it('[D-1040] reads files in a process of its own: one that ends it is refused in words, and the next is read', async () => {
    const pieces = jest.spyOn(CheckLane.prototype, 'do').mockRejectedValueOnce(new CheckEnded());
    const refused = await look([await aTalkativePicture()]);
    expect([refused.code, refused.body.msg]).toEqual([
      415,
      'This file is cut off or damaged. Please send the original again.',
    ]);
    expect((await look([await aTalkativePicture()])).code).toBe(200);
    expect(pieces.mock.calls.map(([{ kind }]) => kind)).toEqual(['inspect-file', 'inspect-file']);
    pieces.mockRestore();
  });

  it('[D-1323] never calls a file damaged because the machine was busy: it is to be sent again', async () => {
    const pieces = jest.spyOn(CheckLane.prototype, 'do').mockRejectedValueOnce(new CheckStarved());
    const refused = await look([await aTalkativePicture()]);
    expect([refused.code, refused.body.msg, refused.headers.get('retry-after')]).toEqual([
      503,
      'Suture is busy and could not check this file yet. Please try again in a minute.',
      '60',
    ]);
    pieces.mockRestore();
    expect((await look([await aTalkativePicture()])).code).toBe(200);
  });

  it('[D-914] draws one preview of a member at a time, lets ten wait, and refuses the others', async () => {
    const [file] = filesIn(resultOf(await look([await aTalkativePicture()])));
    const [ofBens] = filesIn(resultOf(await look([await aTalkativePicture()], {}, ben)));
    const ofAnna = `uploads/${file?.uploadId}/preview`;
    const ofBen = `uploads/${ofBens?.uploadId}/preview`;
    let draw = () => {};
    const mayDraw = new Promise<void>((resolve) => {
      draw = resolve;
    });
    const { do: drawIt } = CheckLane.prototype;
    const drawing = jest.spyOn(CheckLane.prototype, 'do').mockImplementation(async function (
      this: CheckLane,
      ...piece
    ) {
      await mayDraw;
      return drawIt.apply(this, piece);
    });
    let refused = 0;
    const asked = Array.from({ length: 30 }, async () => {
      const { code, headers } = await anna.get(ofAnna);
      if (code === 429) refused += 1;
      return { code, retryAfter: headers.get('retry-after') };
    });
    await until(async () => refused === 19);
    expect(drawing).toHaveBeenCalledTimes(1);
    const bens = ben.get(ofBen);
    draw();
    expect((await bens).code).toBe(200);
    const answers = await Promise.all(asked);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(11);
    expect(answers.find(({ code }) => code === 429)?.retryAfter).toBe('2');
    drawing.mockRestore();
  });

  it('[D-179 D-180] leads to the post: the file is named, its masks painted, once', async () => {
    const [file] = filesIn(resultOf(await look([await aTalkativePicture()])));
    const said = {
      uploadId: [file?.uploadId],
      fileTypes: ['IMAGE'],
      masks: ['r0,0,500,1000'],
      reviewed: 'true',
    };
    const id = idIn(await anna.post('clinicalCases', { ...caseForm(), ...said }));
    expect(((await theCase(anna, id))['files'] as Rows).length).toBe(1);
    expect(
      (resultOf(await anna.get(`clinicalCases/${id}/privacy`)) as unknown as { reports: Rows })
        .reports,
    ).toMatchObject([{ reviewed: true, files: [{ masks: 1 }] }]);
    expect((await anna.get(`uploads/${file?.uploadId}/preview`)).code).toBe(404);
  });

  it('is there for changes and for the community calls', async () => {
    const picture = await aTalkativePicture();
    const id = idIn(await anna.post('clinicalCases', caseForm()));
    expect(
      (await anna.post(`clinicalCases/${id}/review`, withFiles(caseForm(), [picture], ['IMAGE'])))
        .code,
    ).toBe(200);
    expect(
      (await ben.post(`clinicalCases/${id}/review`, withFiles(caseForm(), [picture], ['IMAGE'])))
        .code,
    ).toBe(403);
    const image = {
      type: 1,
      title: 'Stones',
      description: 'On the bench.',
      speciality: 'Urology',
      indemnity: true,
      consent: true,
      relevance: true,
    };
    const form = new FormData();
    for (const [word, value] of Object.entries(image)) form.append(word, String(value));
    form.append(
      'cummunityfile',
      new File([new Uint8Array(picture.bytes)], picture.name, { type: picture.type ?? '' }),
    );
    const [file] = filesIn(resultOf(await anna.post('addCommunityPost/review', form)));
    expect(
      (
        await anna.post('addCommunityPost', {
          ...image,
          uploadId: file?.uploadId,
          masks: 'r0,0,10,10',
        })
      ).code,
    ).toBe(200);
  });
});

import sharp from 'sharp';
import { aPicture } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { Client } from '../support/client';
import { aMember, type Person } from '../support/people';
import {
  aCase,
  again,
  caseForm,
  DAY,
  idIn,
  resultOf,
  type SentFile,
  startWithFiles,
  theCase,
  withFiles,
  withImages,
} from './support/cases';

let app: RunningApp;
let anna: Person;
let ben: Person;
let picture: SentFile;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
  picture = {
    name: 'scan.jpg',
    bytes: await aPicture(200, 100).jpeg().toBuffer(),
    type: 'image/jpeg',
  };
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

interface Privacy {
  consents: {
    id: number;
    scope: string[];
    obtained: string;
    text_version: string;
    withdrawn_at: string | null;
    files: number[];
  }[];
  reports: {
    kept: string[];
    reviewed: boolean;
    confirmed_by: number;
    files: { sha256: string; masks: number }[];
  }[];
}

const privacyOf = async (viewer: Client, id: number) =>
  resultOf(await viewer.get(`clinicalCases/${id}/privacy`)) as unknown as Privacy;
const post = async (changes: object = {}, files = [picture]) =>
  idIn(await anna.post('clinicalCases', withImages(caseForm(changes), files)));
const filesOf = async (viewer: Person, id: number) =>
  (await theCase(viewer, id))['files'] as { id: number; url: string }[];

describe('The consent of a case', () => {
  it('[D-172] covers each of its files, in the version of the text that was agreed to', async () => {
    const id = await post({
      consentObtained: 'written',
      consentLanguage: 'de',
      keptFindings: '["name"]',
      reviewed: 'true',
    });
    const { consents, reports } = await privacyOf(ben, id);
    expect(consents).toMatchObject([
      {
        scope: ['members'],
        obtained: 'written',
        language: 'de',
        text_version: '2026-11',
        withdrawn_at: null,
      },
    ]);
    expect(consents[0]?.files).toEqual((await filesOf(anna, id)).map((file) => file.id));
    expect(reports).toMatchObject([
      { kept: ['name'], reviewed: true, confirmed_by: anna.id, files: [{ masks: 0 }] },
    ]);
    expect(reports[0]?.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  });

  it('[D-172 D-179] of an older app is a ticked box: declared, for members, in English, and nobody looked', async () => {
    const { consents, reports } = await privacyOf(ben, await post());
    expect(consents).toMatchObject([
      { scope: ['members'], obtained: 'declared', language: 'en', files: [expect.any(Number)] },
    ]);
    expect(reports).toMatchObject([{ reviewed: false }]);
  });

  it('is asked for again with a new file, and recorded beside the first', async () => {
    const id = await post();
    const { consent: _, ...withoutConsent } = caseForm({ isNewFile: 'true' });
    const refused = await anna.post(
      `clinicalCases/${id}`,
      withFiles(withoutConsent, [picture], ['IMAGE']),
    );
    expect([refused.code, refused.body.errors]).toEqual([
      422,
      { consent: ['Please confirm that the patient has given consent to the new file.'] },
    ]);
    await anna.post(
      `clinicalCases/${id}`,
      withFiles(caseForm({ isNewFile: 'true' }), [picture], ['IMAGE']),
    );
    const { consents } = await privacyOf(anna, id);
    expect(consents.map(({ files }) => files.length)).toEqual([1, 1]);
  });

  it.each([
    [{ consentScope: '["everybody"]' }, 'consentScope'],
    [{ consentObtained: 'guessed' }, 'consentObtained'],
    [{ consentExpires: '2027-02-30' }, 'consentExpires'],
    [{ masks: '["r1,2,3"]' }, 'masks'],
    [{ consent: 'false' }, 'consent'],
  ])('is refused as %p', async (changes, field) => {
    const reply = await anna.post(
      'clinicalCases',
      withFiles(caseForm(changes), [picture], ['IMAGE']),
    );
    expect([reply.code, Object.keys(reply.body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('[D-174] for one speciality shows the case to nobody else', async () => {
    const id = await post({ consentScope: '["speciality"]', speciality: 'Urology' });
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(404);
    await app.rows(
      "insert into profile (account_id, speciality) values (?, 'Urology') on conflict (account_id) do update set speciality = 'Urology' returning 1",
      [ben.id],
    );
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(200);
    expect(await theCase(anna, id)).toMatchObject({ audience: 'speciality' });
  });

  it('hides the case when it ends by itself', async () => {
    const expires = new Date(app.clock.now().getTime() + 3 * DAY).toISOString().slice(0, 10);
    const id = await post({ consentExpires: expires });
    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(200);
    app.clock.advance(5 * DAY);
    expect((await (await again(app, ben)).get(`clinicalCases/${id}`)).code).toBe(404);
    expect((await (await again(app, anna)).get(`clinicalCases/${id}`)).code).toBe(200);
  });
});

describe('Withdrawing the consent', () => {
  it('[D-173] hides the case everywhere, erases its files at once and leaves a receipt', async () => {
    app.clock.set(app.clock.now());
    const id = await post();
    await ben.post('clinicalCases/collection/add', { cl_case_id: id });
    const [file] = await filesOf(ben, id);
    expect((await ben.get(String(file?.url))).code).toBe(200);

    expect((await ben.post(`clinicalCases/${id}/consent/withdraw`, {})).code).toBe(403);
    const reply = await anna.post(`clinicalCases/${id}/consent/withdraw`, {});
    const receipt = resultOf(reply) as unknown as { receipt: number; withdrawn_at: string };
    expect([reply.code, receipt.receipt > 0, receipt.withdrawn_at]).toEqual([
      200,
      true,
      app.clock.now().toISOString(),
    ]);

    expect((await ben.get(`clinicalCases/${id}`)).code).toBe(404);
    expect((await ben.get(String(file?.url))).code).toBe(404);
    expect((await ben.get('clinicalCases/collection')).body['result']).toEqual([]);
    expect(await theCase(anna, id)).toMatchObject({
      files: [],
      withdrawn_at: receipt.withdrawn_at,
    });
    expect((await anna.post(`clinicalCases/${id}`, caseForm())).code).toBe(409);
    expect(resultOf(await anna.post(`clinicalCases/${id}/consent/withdraw`, {}))).toEqual(receipt);
    expect(
      await app.rows(
        "select id from outbox where name = 'consent-withdrawn' and payload->>'postId' = ?",
        [String(id)],
      ),
    ).toHaveLength(1);
  });

  it('is no stranger’s, and no visitor’s', async () => {
    const id = await aCase(anna);
    expect((await new Client(app).post(`clinicalCases/${id}/consent/withdraw`, {})).code).toBe(401);
    expect((await new Client(app).get(`clinicalCases/${id}/privacy`)).code).toBe(401);
  });
});

describe('Masks', () => {
  it('blacken the pixels themselves', async () => {
    const id = await post({ masks: '["r0,0,500,1000"]' });
    const [file] = await filesOf(anna, id);
    const bytes = Buffer.from(await (await fetch(app.url + String(file?.url))).arrayBuffer());
    const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) => [
      ...data.subarray(
        (y * info.width + x) * info.channels,
        (y * info.width + x) * info.channels + 3,
      ),
    ];
    expect([info.width, info.height]).toEqual([200, 100]);
    expect(Math.max(...pixel(20, 50))).toBeLessThan(12);
    expect(Math.max(...pixel(180, 50))).toBeGreaterThan(12);
    expect((await privacyOf(ben, id)).reports[0]?.files).toMatchObject([{ masks: 1 }]);
  });
});

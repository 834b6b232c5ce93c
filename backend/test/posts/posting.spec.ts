import { sendForm } from '../../../scripts/lib/raw-forms.mjs';
import {
  caseForm,
  idIn,
  type SentFile,
  startWithFiles,
  withFiles,
  withImages,
} from '../clinical-cases/support/cases';
import { aPoll } from '../clinical-cases/support/polls';
import { aPng } from '../community/support/posts';
import { aPicture, aVideo } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';

const MB = 1024 ** 2;

type Row = Record<string, unknown>;

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterAll(() => app.stop());

const IMAGE = {
  kind: 'image',
  speciality: 'GI Surgery',
  title: 'Gallstones',
  description: 'On the bench',
  indemnity: true,
  consent: true,
  relevance: true,
};
const pictured = async (fields: object) => withImages({ ...fields }, [await aPng()]);
const thePost = async (id: number): Promise<Row> =>
  (await ben.get(`posts/${id}`)).body['result'] as Row;
const post = async (fields: object): Promise<number> => {
  const reply = await anna.post('posts', await pictured(fields));
  if (reply.code !== 200) throw new Error(JSON.stringify(reply.body));
  return idIn(reply);
};

describe('One form', () => {
  it('[D-1154] posts a case, with its question and poll', async () => {
    const fields = { question: 'Operate now?', poll: JSON.stringify(aPoll()) };
    const id = await post({ ...caseForm(), ...fields });
    expect(await thePost(id)).toMatchObject({
      kind: 'case',
      question: 'Operate now?',
      hasPoll: true,
      files: [{ category: 'IMAGE' }],
    });
  });

  it('[D-1154] posts an image, which needs a file', async () => {
    expect(await thePost(await post(IMAGE))).toMatchObject({ kind: 'image', title: 'Gallstones' });
    const without = await anna.post('posts', IMAGE);
    expect(without.body.errors).toEqual({ files: ['File is required'] });
  });

  it('[D-1154] asks for the declarations, which older apps may leave out', async () => {
    const { indemnity, consent, relevance, ...undeclared } = caseForm();
    const { body } = await anna.post('posts', undeclared);
    expect(Object.keys(body.errors ?? {})).toEqual(['indemnity', 'consent', 'relevance']);
    expect((await anna.post('posts', { kind: 'film' })).body.errors).toHaveProperty('kind');
    const images = (await anna.post('posts', { kind: 'image' })).body.errors;
    expect(Object.keys(images ?? {})).toEqual([
      'speciality',
      'title',
      'description',
      'indemnity',
      'consent',
      'relevance',
      'files',
    ]);
  });

  it('[D-1154] says all that is wrong with an image at once, its missing file too', async () => {
    const { body } = await anna.post('posts', { kind: 'image', title: ' ' });
    expect(body.errors).toEqual({
      speciality: ['Speciality is required'],
      title: ['Title is required'],
      description: ['Description is required'],
      indemnity: ['Please agree terms and conditions'],
      consent: ['Please confirm that the patient has given consent'],
      relevance: ['Please confirm that the data is relevant to the platform'],
      files: ['File is required'],
    });
  });

  it('[D-1154] takes a GIF in place of an image, if the form says before it what it is for', async () => {
    const id = await post(IMAGE);
    const bytes = await aPicture().gif().toBuffer();
    const gif = { name: 'stones.gif', bytes, type: 'image/gif' };
    const changed = { kind: 'image', isFileChanged: true, consent: true };
    expect((await anna.post(`posts/${id}`, withImages(changed, [gif]))).code).toBe(200);
    const report = { name: 'a.pdf', bytes: Buffer.from('%PDF-1.7'), type: 'application/pdf' };
    const refused = await anna.post(`posts/${id}`, withImages(changed, [report]));
    expect([refused.code, refused.body.msg]).toEqual([415, 'File type not supported.']);
    const files = (await thePost(id))['files'] as object[];
    expect(files).toHaveLength(1);
  });

  it('[D-1154] takes one video of a case that is larger, or of another kind, than the others', async () => {
    const mp4 = { name: 'a.mp4', bytes: await aVideo('mp4'), type: 'video/mp4' };
    const large = { ...mp4, bytes: Buffer.concat([mp4.bytes, Buffer.alloc(11 * MB)]) };
    const mkv = { name: 'b.mkv', bytes: await aVideo('mkv'), type: 'video/x-matroska' };
    const send = (files: SentFile[], path = 'posts/review') =>
      anna.post(path, withFiles(caseForm(), files));
    for (const film of [large, mkv]) {
      const { code, body } = await send([mp4, film, await aPng()]);
      expect([code, body['result']]).toMatchObject([
        200,
        { files: [{ kind: 'video' }, { kind: 'video' }, { kind: 'image' }] },
      ]);
    }
    const both = await send([large, mkv]);
    expect(both.body.errors).toEqual({
      files: ['Please add at most one video that is larger than 10 MB or an MKV or AVI file.'],
    });
    const avi = { name: 'c.avi', bytes: await aVideo('avi'), type: 'video/x-msvideo' };
    expect((await send([avi])).code).toBe(415);
    const id = await post(caseForm());
    expect((await send([avi], `posts/${id}/review`)).code).toBe(200);
  });

  it('[D-1154] takes no video above 200 MB', async () => {
    const carla = await aMember(app);
    const bytes = Buffer.alloc(200 * MB + 1);
    const refused = await sendForm(app, {
      path: '/api/v1/posts/review',
      headers: carla.headers,
      fields: Object.entries(caseForm()).map(([name, value]) => [name, String(value)] as const),
      file: { field: 'files', name: 'a.mkv', type: 'video/x-matroska', bytes },
    });
    expect([refused.status, JSON.parse(refused.text).msg]).toEqual([
      413,
      'File size cannot be greater that 200 MB',
    ]);
  });

  it('[D-1154] finds what may tell who the patient is, by the names of its fields', async () => {
    const { body } = await anna.post('posts/findings', { question: 'Has Mrs. Lindqvist time?' });
    expect(body['result']).toMatchObject({
      texts: [{ field: 'question', findings: [{ kind: 'name' }] }],
    });
  });

  it('[D-1154] refuses what identifies a patient, under its field', async () => {
    const { body } = await anna.post('posts', { ...caseForm(), question: 'Ask a.b@example.org?' });
    expect(Object.keys(body.errors ?? {})).toEqual(['question']);
  });

  it('[D-1154] is looked at before it is posted, without posting anything', async () => {
    const { body } = await anna.post('posts/review', await pictured(IMAGE));
    expect(body['result']).toMatchObject({ files: [{ kind: 'image' }] });
    expect((await anna.get('me/posts?kind=image&limit=1')).body['result']).not.toContainEqual(
      expect.objectContaining({ postedAt: app.clock.now().toISOString() }),
    );
  });

  it('[D-1154] changes a case or an image by its author, who is told of a newer version', async () => {
    const id = await post(caseForm());
    expect((await ben.post(`posts/${id}`, { diagnosis: '' })).code).toBe(403);
    const changed = { diagnosis: 'Gangrene', question: 'Now?', version: 1 };
    expect((await anna.post(`posts/${id}`, changed)).code).toBe(200);
    expect(await thePost(id)).toMatchObject({ diagnosis: 'Gangrene', question: 'Now?' });
    expect((await anna.post(`posts/${id}`, changed)).code).toBe(409);
    const image = await post(IMAGE);
    expect((await anna.post(`posts/${image}`, { title: '' })).body.errors).toHaveProperty('title');
    expect((await anna.post(`posts/${image}`, { title: 'A stone' })).code).toBe(200);
    expect(await thePost(image)).toMatchObject({ title: 'A stone', description: 'On the bench' });
    const emptied = await anna.post(`posts/${image}`, { isFileRemoved: true });
    expect(emptied.body.errors).toEqual({ files: ['File is required'] });
    const added = { isFileChanged: true, consent: true };
    expect((await anna.post(`posts/${image}`, await pictured(added))).code).toBe(200);
    const again = await anna.post(`posts/${image}/review`, await pictured(added));
    expect(again.body['result']).toMatchObject({ files: [{ kind: 'image' }] });
  });

  it('[D-1154] posts once for a key', async () => {
    const key = { 'idempotency-key': 'one-post' };
    const [first, second] = [
      await anna.post('posts', caseForm(), key),
      await anna.post('posts', caseForm(), key),
    ];
    expect(second.body).toEqual(first.body);
  });

  it('[D-1154] deletes by the author alone', async () => {
    const id = await post(caseForm());
    expect((await ben.send('DELETE', `posts/${id}`, {})).code).toBe(403);
    expect((await anna.send('DELETE', `posts/${id}`, {})).code).toBe(200);
    expect((await ben.get(`posts/${id}`)).code).toBe(404);
  });
});

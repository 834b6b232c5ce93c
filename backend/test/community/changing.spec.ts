import { VideosService } from '../../src/media/videos/videos.service';
import {
  aCase,
  idIn,
  type SentFile,
  startWithFiles,
  theCase,
  withFiles,
} from '../clinical-cases/support/cases';
import { aPicture, aVideo } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { promised } from '../support/jobs';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { anImage, aPng, caseFields, form, imageFields, thePost } from './support/posts';

let app: RunningApp;
let anna: Person;
let ben: Person;
let gif: SentFile;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  ben = await aMember(app);
  gif = { name: 'b.gif', bytes: await aPicture().gif().toBuffer(), type: 'image/gif' };
});
afterAll(() => app.stop());

const edit = (who: Client, id: number, fields: object, file?: SentFile) =>
  who.post(`editCommunityPost/${id}`, form(fields, file, 'communityfile'));
const fileOf = async (id: number) => String((await thePost(anna, id))['file']);
const pathOf = async (id: number) => (await fileOf(id)).split('?')[0];
const aPost = async (file?: SentFile) =>
  idIn(await anna.post('addCommunityPost', form(caseFields(), file)));

describe('Editing a post', () => {
  it('[CO-26 CO-16] changes the texts of an image and exchanges its file', async () => {
    const id = await anImage(anna);
    const before = await fileOf(id);
    const beforePath = await pathOf(id);
    const changed = imageFields({
      title: 'Pigment stones',
      existingFile: before,
      isFileChanged: 'true',
    });
    expect(await edit(anna, id, changed, gif)).toMatchObject({
      code: 200,
      body: { msg: 'Case updated successfully', id },
    });

    expect(await thePost(ben, id)).toMatchObject({
      title: 'Pigment stones',
      description: 'On the bench',
      version: 2,
      type: 1,
    });
    expect(await pathOf(id)).not.toBe(beforePath);
    expect((await thePost(anna, id))['files']).toHaveLength(1);
  });

  it('[CO-17 CO-16] needs all that its kind needs', async () => {
    const [image, post] = [await anImage(anna), await aPost()];
    expect((await edit(anna, image, {})).body.errors).toEqual({
      title: ['Title is required'],
      description: ['Description is required'],
      speciality: ['Speciality is required'],
    });
    expect(Object.keys((await edit(anna, post, { consent: false })).body.errors ?? {})).toEqual([
      'speciality',
      'diagnosis',
      'age',
      'gender',
      'history',
      'clinical_question',
      'consent',
    ]);
    expect(await thePost(anna, post)).toMatchObject({ version: 1 });
  });

  it('[CO-17 CO-26] adds, exchanges and removes the file of a case', async () => {
    const id = await aPost();
    await edit(anna, id, caseFields({ isNewFile: 1, existingFile: 'nofile' }), await aPng());
    const first = await fileOf(id);
    expect(first).toMatch(/\.png\?/);

    await edit(anna, id, caseFields({ isFileChanged: 1, existingFile: first }), gif);
    expect(await pathOf(id)).not.toBe(first.split('?')[0]);
    expect((await thePost(anna, id))['files']).toHaveLength(1);

    await edit(anna, id, caseFields({ isFileRemoved: 1, existingFile: await pathOf(id) }));
    expect(await fileOf(id)).toBe('nofile');
  });

  it('[CO-26 D-064] puts the other file where the first was', async () => {
    const picture = await aPng();
    const three = withFiles(
      { ...caseFields(), clinicalQuestions: 'Why?' },
      [picture, picture, picture],
      ['IMAGE', 'SCAN', 'IMAGE'],
    );
    const id = idIn(await anna.post('clinicalCases', three));
    const paths = async () =>
      ((await thePost(anna, id))['files'] as { url: string }[]).map(({ url }) => url.split('?')[0]);
    const before = await paths();
    await edit(anna, id, caseFields({ isFileChanged: 1, existingFile: before[1] }), gif);
    const after = await paths();
    expect([after[0], after[2], after.length]).toEqual([before[0], before[2], 3]);
    expect(after[1]).not.toBe(before[1]);
  });

  it.each(['avi', 'mov', 'mkv'] as const)(
    '[CO-17] makes a film of the kind %s playable',
    async (extension) => {
      const declared = { avi: 'video/x-msvideo', mov: 'video/quicktime', mkv: 'video/x-matroska' }[
        extension
      ];
      const film = { name: `b.${extension}`, bytes: await aVideo(extension), type: declared };
      const id = await aPost();
      expect((await edit(anna, id, caseFields(), film)).body).toMatchObject({ code: 200 });
      expect(await thePost(anna, id)).toMatchObject({ status: 'Processing', file: 'nofile' });
      expect((await ben.post('getCommunityPost', { community_id: id })).code).toBe(404);

      const job = (await promised(app, 'video')).at(-1);
      const assetId = Number(job?.payload['assetId']);
      await inUnitOfWork(app, () =>
        app.nest.get(VideosService, { strict: false }).make({ assetId, outboxId: job?.id ?? 0 }),
      );
      expect(await thePost(ben, id)).toMatchObject({
        status: 'Active',
        file: expect.stringMatching(/\.mp4\?/),
      });
    },
  );

  it('[CO-16 D-064] never leaves an image without its file', async () => {
    const id = await anImage(anna);
    const reply = await edit(anna, id, imageFields({ isFileRemoved: true }));
    expect(reply.body).toMatchObject({
      code: 422,
      errors: { communityfile: ['File is required'] },
    });
  });

  it('[CO-18 CO-19 UP-06] says which files it takes', async () => {
    const [image, post] = [await anImage(anna), await aPost()];
    const large = { name: 'b.png', bytes: Buffer.alloc(20 * 1024 ** 2 + 1), type: 'image/png' };
    const film = { name: 'b.mp4', bytes: Buffer.from('film'), type: 'video/mp4' };
    const text = { name: 'b.txt', bytes: Buffer.from('text'), type: 'text/plain' };

    expect((await edit(anna, image, imageFields(), large)).body).toMatchObject({
      code: 413,
      msg: 'File size should be less than 20 MB.',
    });
    for (const file of [film, text]) {
      expect((await edit(anna, image, imageFields(), file)).body).toMatchObject({
        code: 415,
        msg: 'File type not supported.',
      });
    }
    expect((await edit(anna, post, caseFields(), text)).body).toMatchObject({
      code: 415,
      msg: 'File type not supported.',
    });
  });

  it.each(['../../etc/passwd', 'of another'])(
    'takes for existingFile no other file (%s)',
    async (given) => {
      const [mine, other] = [await anImage(anna), await anImage(ben)];
      const existingFile =
        given === 'of another' ? String((await thePost(ben, other))['file']) : given;
      const reply = await edit(anna, mine, imageFields({ existingFile, isFileRemoved: true }));
      expect(reply.body).toMatchObject({
        code: 422,
        errors: { existingFile: ['This is not a file of this post.'] },
      });
      expect(await thePost(ben, other)).toMatchObject({ file: expect.stringMatching(/^\/media/) });
    },
  );

  it('is for its author alone, whatever family of calls is used', async () => {
    const id = await aCase(anna);
    expect((await edit(ben, id, caseFields({ diagnosis: 'Mine' }))).code).toBe(403);
    expect((await edit(ben, 999_999_999, caseFields())).code).toBe(404);
    expect((await edit(anna, id, caseFields({ diagnosis: 'Empyema' }))).code).toBe(200);
    expect(await theCase(ben, id)).toMatchObject({
      diagnosis: 'Empyema',
      clinical_questions: 'Operate now?',
      status: 'Active',
    });
  });

  it('does not overwrite what was saved in the meantime', async () => {
    const id = await aPost();
    const replies = await Promise.all(
      ['One', 'Two'].map((diagnosis) => edit(anna, id, caseFields({ diagnosis, version: 1 }))),
    );
    expect(replies.map(({ code }) => code).sort()).toEqual([200, 409]);
  });
});

describe('Deleting a post', () => {
  it('[CO-27] is for its author alone', async () => {
    const id = await anImage(anna);
    expect((await ben.post('deleteCommunityPost', { community_id: id })).code).toBe(403);
    expect((await anna.post('deleteCommunityPost', {})).body.errors).toEqual({
      community_id: ['The post is required.'],
    });
    expect((await anna.post('deleteCommunityPost', { community_id: id })).body).toMatchObject({
      code: 200,
      msg: 'Case deleted successfully',
    });
    expect((await anna.post('deleteCommunityPost', { community_id: id })).code).toBe(404);
    expect((await ben.post('getCommunityPost', { community_id: id })).code).toBe(404);
  });
});

import { VideosService } from '../../src/media/videos/videos.service';
import { startWithFiles } from '../clinical-cases/support/cases';
import { aPdf, aPicture, aVideo } from '../media/support/samples';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { aBeyondPost, aPhoto, arraysIn, beyondForm, theBeyondPost } from './support/beyond';

/** Films are made and converted here. */

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});
afterAll(() => app.stop());

async function makePlayable(): Promise<void> {
  const [asset] = await app.rows<{ id: number }>('select max(id) as id from asset');
  const [job] = await promised(app, 'video', { assetId: asset?.id });
  await inUnitOfWork(app, () =>
    app.nest.get(VideosService).make({ assetId: asset?.id ?? 0, outboxId: job?.id ?? 0 }),
  );
}

describe('Adding', () => {
  it('[BS-06 BS-36] keeps a caption and a picture, as a form or by the headers of older apps', async () => {
    const id = await aBeyondPost(anna, '100% margin & <b>rest</b>');
    const post = await theBeyondPost(ben, id);
    expect(post).toMatchObject({
      id,
      beyond_surgery_id: id,
      signup_id: anna.id,
      full_name: 'Anna Blum',
      title: '100% margin & <b>rest</b>',
      tag_type: 'image',
      like_count: 0,
      comment_count: 0,
      is_like: 0,
      is_save: 0,
      status: 'Active',
      created_date_time: expect.any(String),
    });
    expect((await ben.get(String(post['file']))).code).toBe(200);
    expect((await aVisitor(app).get(String(post['file']).split('?')[0] ?? '')).code).toBe(403);

    const headers = {
      title: encodeURIComponent('Größe'),
      id: String(anna.id),
      filetagtype: 'video',
      type: '1',
    };
    const sent = await anna.post(
      'addBeyondPost',
      beyondForm({ indemnity: 'on' }, await aPhoto()),
      headers,
    );
    expect(await theBeyondPost(ben, Number(sent.body['id']))).toMatchObject({
      title: 'Größe',
      tag_type: 'image',
    });
    expect(
      (await anna.post('addBeyondPost', beyondForm({}, await aPhoto()), { id: String(ben.id) }))
        .code,
    ).toBe(403);
  });

  it('[D-996 BS-36] takes an absent indemnity as not asked, as in older apps, and an unticked one as refused', async () => {
    const given = async (form: FormData, headers = {}) => {
      const { code, body } = await anna.post('addBeyondPost', form, headers);
      if (code !== 200) return body.errors;
      const kept = 'select indemnity_given_at is not null as given from beyond_post where id = ?';
      return (await app.rows(kept, [Number(body['id'])]))[0];
    };
    const photo = await aPhoto();
    const refused = { indemnity: ['Please select check box'] };
    expect(await given(beyondForm({ title: 'a' }, photo))).toEqual({ given: false });
    expect(await given(beyondForm({ title: 'a', indemnity: true }, photo))).toEqual({
      given: true,
    });
    expect(await given(beyondForm({ title: 'a', indemnity: false }, photo))).toEqual(refused);
    const unticked = { indemnity: 'false' };
    expect(await given(beyondForm({ title: 'a' }, photo), unticked)).toEqual(refused);
    const ticked = beyondForm({ title: 'a', indemnity: true }, photo);
    expect(await given(ticked, unticked)).toEqual({ given: true });
  });

  it('[BS-17 BS-18 BS-21] tells all that is missing at once', async () => {
    expect(
      await anna.post('addBeyondPost', beyondForm({ title: ' ', indemnity: false })),
    ).toMatchObject({
      code: 422,
      body: {
        errors: {
          title: ['Title is required.'],
          beyondFile: ['File is required.'],
          indemnity: ['Please select check box'],
        },
      },
    });
    const long = beyondForm({ title: 'x'.repeat(201), indemnity: true }, await aPhoto());
    expect((await anna.post('addBeyondPost', long)).body.errors).toHaveProperty('title');
  });

  it('[BS-19 BS-20 UP-07] takes seven types, 200 MB at most', async () => {
    const pdf = { name: 'a.pdf', bytes: await aPdf(), type: 'application/pdf' };
    const fake = { name: 'a.png', bytes: Buffer.from('<svg onload=alert(1)>'), type: 'image/png' };
    for (const file of [pdf, fake])
      expect(
        await anna.post('addBeyondPost', beyondForm({ title: 'a', indemnity: true }, file)),
      ).toMatchObject({
        code: 415,
        body: { msg: 'File type not supported.' },
      });
    const large = { name: 'a.png', bytes: Buffer.alloc(200 * 1024 ** 2 + 1), type: 'image/png' };
    expect(
      await anna.post('addBeyondPost', beyondForm({ title: 'a', indemnity: true }, large)),
    ).toMatchObject({
      code: 413,
      body: { msg: 'File size should be less than 200 MB.' },
    });
    for (const [name, type, bytes] of [
      ['a.jpeg', 'image/jpeg', await aPicture().jpeg().toBuffer()],
      ['a.PNG', 'image/png', await aPicture().png().toBuffer()],
      ['a.gif', 'image/gif', await aPicture().gif().toBuffer()],
    ] as const)
      expect(
        await theBeyondPost(ben, await aBeyondPost(anna, name, { name, type, bytes })),
      ).toMatchObject({
        tag_type: 'image',
        mime_type: type,
      });
  });

  it.each([
    ['mp4', 'video/mp4', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac']],
    ['webm', 'video/webm', ['-c:v', 'libvpx', '-c:a', 'libopus']],
    ['ogg', 'video/ogg', ['-c:v', 'libtheora', '-c:a', 'libvorbis']],
  ] as const)(
    '[BS-19 BS-24] a film as %s plays for others once it is made',
    async (extension, type, codecs) => {
      const id = await aBeyondPost(anna, `A ${extension}`, {
        name: `film.${extension}`,
        bytes: await aVideo(extension, codecs),
        type,
      });
      expect(await theBeyondPost(anna, id)).toMatchObject({
        status: 'Processing',
        tag_type: 'video',
        file: 'nofile',
      });
      expect((await ben.post('getBeyondPost', { beyond_surgery_id: id })).code).toBe(404);
      await makePlayable();
      const post = await theBeyondPost(ben, id);
      expect(post).toMatchObject({
        status: 'Active',
        tag_type: 'video',
        mime_type: 'video/mp4',
        file: expect.stringMatching(/\.mp4\?/),
      });
      for (const word of ['file', 'poster_url'])
        expect((await ben.get(String(post[word]))).code).toBe(200);
    },
  );

  it('[D-164] whose film cannot be played is its author’s alone, with the reason', async () => {
    const bytes = (await aVideo('mp4')).subarray(0, 400);
    const id = await aBeyondPost(anna, 'Cut off', { name: 'film.mp4', bytes, type: 'video/mp4' });
    await makePlayable();
    expect(await theBeyondPost(anna, id)).toMatchObject({
      status: 'Rejected',
      reject_reason: 'This video could not be read.',
      file: 'nofile',
    });
    expect((await ben.post('getBeyondPost', { beyond_surgery_id: id })).code).toBe(404);
    await anna.post(
      `editBeyondPost/${id}`,
      beyondForm(
        { title: 'Cut off', existingFile: 'nofile', isFileRemoved: true },
        undefined,
        'beyondfile',
      ),
    );
    expect(await theBeyondPost(ben, id)).toMatchObject({ title: 'Cut off', file: 'nofile' });
  });

  it('[D-166] takes a film without a length, as browsers record them', async () => {
    const bytes = await aVideo('webm', ['-c:v', 'libvpx', '-c:a', 'libopus', '-live', '1']);
    const id = await aBeyondPost(anna, 'Recorded', { name: 'a.webm', bytes, type: 'video/webm' });
    await makePlayable();
    expect(await theBeyondPost(ben, id)).toMatchObject({ status: 'Active', tag_type: 'video' });
  });

  it('is for members, and done once under one key', async () => {
    expect((await aVisitor(app).post('addBeyondPost', beyondForm({}))).code).toBe(401);
    expect((await (await anOnboarding(app)).post('addBeyondPost', beyondForm({}))).code).toBe(403);
    const key = { 'idempotency-key': `beyond-${anna.id}` };
    const photo = await aPhoto();
    const send = () =>
      anna.post('addBeyondPost', beyondForm({ title: 'Once', indemnity: true }, photo), key);
    expect((await send()).body['id']).toBe((await send()).body['id']);
  });
});

describe('Editing', () => {
  it('[BS-28 BS-37 BS-44] changes words, and the file: unchanged, changed, removed, new', async () => {
    const id = await aBeyondPost(anna);
    const edit = (fields: object, file?: Awaited<ReturnType<typeof aPhoto>>) =>
      anna.post(`editBeyondPost/${id}`, beyondForm(fields, file, 'beyondfile'));
    const { file: first } = await theBeyondPost(anna, id);
    expect(
      (
        await edit({
          title: 'Second',
          existingFile: first,
          isNewFile: false,
          isFileChanged: false,
          isFileRemoved: false,
        })
      ).body,
    ).toMatchObject({
      code: 200,
      msg: 'Beyond post updated successfully',
    });
    expect(await theBeyondPost(ben, id)).toMatchObject({
      title: 'Second',
      file: first,
      edited_at: expect.any(String),
    });
    await edit({ title: 'Second', existingFile: first, isFileChanged: true }, await aPhoto());
    const { file: second } = await theBeyondPost(ben, id);
    expect(second).not.toBe(first);
    await edit({ title: 'Second', existingFile: second, isFileRemoved: true });
    expect(await theBeyondPost(ben, id)).toMatchObject({ file: 'nofile', tag_type: 'image' });
    await edit({ title: 'Third', existingFile: 'nofile', isNewFile: true }, await aPhoto());
    expect(await theBeyondPost(ben, id)).toMatchObject({
      title: 'Third',
      file: expect.stringContaining('/media/private/'),
    });
    expect(
      (await app.rows('select id from asset where owner_id = ? and attached_at is null', [anna.id]))
        .length,
    ).toBeGreaterThanOrEqual(2);
  });

  it('[BS-17] refuses no title, others’ files, an old version and everybody else', async () => {
    const id = await aBeyondPost(anna);
    const other = await theBeyondPost(anna, await aBeyondPost(anna));
    const edit = (who: Person, fields: object) =>
      who.post(`editBeyondPost/${id}`, beyondForm(fields, undefined, 'beyondfile'));
    expect((await edit(anna, { title: '' })).body).toMatchObject({
      code: 422,
      errors: { title: ['Title is required'] },
    });
    for (const existingFile of [other['file'], '../../etc/passwd'])
      expect((await edit(anna, { title: 'a', existingFile, isFileRemoved: true })).code).toBe(422);
    expect((await edit(ben, { title: 'Mine' })).code).toBe(403);
    expect((await edit(anna, { title: 'b', version: 1 })).code).toBe(200);
    expect((await edit(anna, { title: 'c', version: 1 })).code).toBe(409);
    expect(await theBeyondPost(ben, id)).toMatchObject({ title: 'b', version: 2 });
  });
});

describe('Deleting', () => {
  it('[BS-38] is for the author, and leaves nothing to see', async () => {
    const id = await aBeyondPost(anna);
    expect((await ben.post('deleteBeyondPost', { beyond_surgery_id: id })).code).toBe(403);
    expect((await anna.post('deleteBeyondPost', { beyond_surgery_id: id })).code).toBe(200);
    expect((await anna.post('deleteBeyondPost', { beyond_surgery_id: id })).code).toBe(404);
    const [posts] = arraysIn(await anna.post('getBeyondPost', { fromMyCases: true }));
    expect(posts?.some((post) => post['id'] === id)).toBe(false);
  });
});

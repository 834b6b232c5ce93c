import { readdir } from 'node:fs/promises';
import { SweepService } from '../../src/media/sweeping/sweep.service';
import { aPng, form, imageFields, thePost } from '../community/support/posts';
import { aPicture } from '../media/support/samples';
import { opened } from '../security/support/raw';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { until } from '../support/until';
import {
  caseForm,
  HOUR,
  idIn,
  type SentFile,
  startWithFiles,
  theCase,
  withFiles,
} from './support/cases';

let app: RunningApp;
let anna: Person;
let picture: SentFile;
beforeAll(async () => {
  app = await startWithFiles();
  anna = await aMember(app);
  picture = { name: 'a.jpg', bytes: await aPicture().jpeg().toBuffer(), type: 'image/jpeg' };
});
afterAll(() => app.stop());
afterEach(() => app.clock.reset());

const textsOf = async (id: number) =>
  ((await theCase(anna, id))['files'] as { alt_text: string | null }[]).map(
    (file) => file.alt_text,
  );
const idsOf = async (id: number) =>
  ((await theCase(anna, id))['files'] as { id: number }[]).map((file) => file.id);
const tell = (id: number, said: Record<string, unknown>) =>
  anna.post(`clinicalCases/${id}`, withFiles(said, []));
const post = (more: object, files: SentFile[], types: string[]) =>
  anna.post('clinicalCases', withFiles({ ...caseForm(), ...more }, files, types));

describe('What files show', () => {
  it('[CA-33 CA-05] is said for each in their order, and some may say nothing', async () => {
    const altTexts = JSON.stringify(['Gallbladder wall', '', 'Axial view']);
    const id = idIn(
      await post({ altTexts }, [picture, picture, picture], ['IMAGE', 'IMAGE', 'SCAN']),
    );
    expect(await textsOf(id)).toEqual(['Gallbladder wall', null, 'Axial view']);

    await anna.post(
      `clinicalCases/${id}`,
      withFiles({ ...caseForm(), isFileChanged: 1, altTexts: 'Stone' }, [picture], ['IMAGE']),
    );
    expect(await textsOf(id)).toEqual(['Stone']);
  });

  it.each([
    [['One', 'Two'], 'Please send one text for each file.'],
    [['x'.repeat(201)], 'Please enter at most 200 characters.'],
    [['Film of anna@example.org'], 'Please remove the email address: nobody must be recognisable.'],
  ])('refuses %.40j', async (texts, message) => {
    const reply = await post({ altTexts: JSON.stringify(texts) }, [picture], ['IMAGE']);
    expect(reply.body).toMatchObject({ code: 422, errors: { altTexts: [message] } });
  });

  it('[CO-25] is said in the community calls as well', async () => {
    const id = idIn(
      await anna.post('addCommunityPost', form(imageFields({ altTexts: 'Bench' }), await aPng())),
    );
    expect(await thePost(anna, id)).toMatchObject({ files: [{ alt_text: 'Bench' }] });
  });

  it('[CA-05 CA-29 D-075] is said of files that are there, without sending them again', async () => {
    const id = idIn(await post({}, [picture, picture, picture], ['IMAGE', 'IMAGE', 'IMAGE']));
    const [first, second, third] = await idsOf(id);
    await tell(id, {
      describedFiles: JSON.stringify([third, first]),
      describedAs: JSON.stringify(['Axial view', 'Stone']),
    });
    expect(await textsOf(id)).toEqual(['Stone', null, 'Axial view']);

    const withoutFirst = {
      describedFiles: JSON.stringify([first, third]),
      describedAs: JSON.stringify(['Gone', '']),
      removedFiles: first,
    };
    await tell(id, withoutFirst);
    expect(await idsOf(id)).toEqual([second, third]);
    expect(await textsOf(id)).toEqual([null, '']);
  });

  it('[CA-29 D-075] is refused where files and words do not pair up, and nothing changes', async () => {
    const id = idIn(
      await post(
        { altTexts: JSON.stringify(['Stone', 'Duct']) },
        [picture, picture],
        ['IMAGE', 'IMAGE'],
      ),
    );
    const describedFiles = JSON.stringify(await idsOf(id));
    for (const describedAs of [undefined, 'One', JSON.stringify(['One', 'Two', 'Three'])]) {
      const reply = await tell(id, { describedFiles, ...(describedAs && { describedAs }) });
      expect(reply.body).toMatchObject({
        code: 422,
        errors: { describedAs: ['Please send one text for each file that is described.'] },
      });
    }
    expect(await textsOf(id)).toEqual(['Stone', 'Duct']);
  });

  it('[CO-26] is said by the community call of the file that stays', async () => {
    const id = idIn(await anna.post('addCommunityPost', form(imageFields(), await aPng())));
    const [file] = (await thePost(anna, id))['files'] as { id: number }[];
    const fields = imageFields({ describedFiles: file?.id, describedAs: 'Twelve stones' });
    expect(
      (await anna.post(`editCommunityPost/${id}`, form(fields, undefined, 'communityfile'))).code,
    ).toBe(200);
    expect(await thePost(anna, id)).toMatchObject({
      files: [{ id: file?.id, alt_text: 'Twelve stones' }],
    });
  });

  it("is not said of another's files, nor of a patient", async () => {
    const ben = await aMember(app);
    const theirs = idIn(
      await ben.post(
        'clinicalCases',
        withFiles({ ...caseForm(), altTexts: 'Mine' }, [picture], ['IMAGE']),
      ),
    );
    const [foreign] = ((await theCase(ben, theirs))['files'] as { id: number }[]).map(
      (file) => file.id,
    );
    const id = idIn(await post({}, [picture], ['IMAGE']));
    expect((await tell(id, { describedFiles: foreign, describedAs: 'Yours' })).code).toBe(200);
    expect((await theCase(ben, theirs))['files']).toMatchObject([{ alt_text: 'Mine' }]);

    const reply = await tell(id, {
      describedFiles: (await idsOf(id))[0],
      describedAs: 'Film of anna@example.org',
    });
    expect(reply.body).toMatchObject({
      code: 422,
      errors: { describedAs: ['Please remove the email address: nobody must be recognisable.'] },
    });
  });
});

describe('An upload that was interrupted', () => {
  const sweep = () =>
    inUnitOfWork(app, () => app.nest.get(SweepService, { strict: false }).sweep());
  const assetsOf = (memberId: number) =>
    app.rows('select key from asset where owner_id = ?', [memberId]);
  const filesNow = async () => {
    const found = await readdir(app.settings.dataDir, { recursive: true, withFileTypes: true });
    return found.filter((entry) => entry.isFile()).map(({ name }) => name);
  };

  it('[UP-03] leaves neither rows nor files after an hour', async () => {
    const carla = await aMember(app);
    await sendHalf(carla);
    const refused = await carla.post(
      'clinicalCases',
      withFiles(caseForm({ diagnosis: '' }), [picture], ['IMAGE']),
    );
    expect(refused.code).toBe(422);
    // Simulates a crash between storing the files and the case: the asset exists but nothing refers
    // to it.
    const id = idIn(await carla.post('clinicalCases', withFiles(caseForm(), [picture], ['IMAGE'])));
    await app.rows('update asset set attached_at = null where owner_id = ?', [carla.id]);
    await app.rows('delete from clinical_post_file where post_id = ?', [id]);
    const [{ key } = { key: '' }] = await app.rows<{ key: string }>(
      'select key from asset where owner_id = ?',
      [carla.id],
    );

    await sweep();
    expect(await assetsOf(carla.id)).toHaveLength(1);
    app.clock.advance(HOUR + 60_000);
    await sweep();
    expect(await assetsOf(carla.id)).toEqual([]);
    expect((await filesNow()).filter((name) => key.endsWith(name))).toEqual([]);
    expect(
      await app.rows('select 1 from clinical_post where author_id = ? and id <> ?', [carla.id, id]),
    ).toEqual([]);
  });

  it('[UP-03] leaves no part of the file in the temporary place', async () => {
    const half = await sendHalf(await aMember(app));
    await until(async () => !(await filesNow()).includes(half));
  });

  /**
   * Announces a form, sends half of it and disconnects.
   * @returns the name of the file with the part that arrived
   */
  async function sendHalf(who: Person): Promise<string> {
    const before = new Set(await filesNow());
    const socket = await opened(
      app,
      [
        'POST /api/v1/clinicalCases HTTP/1.1',
        'Host: 127.0.0.1',
        `Authorization: ${String(who.headers['authorization'])}`,
        'Content-Type: multipart/form-data; boundary=cut',
        'Content-Length: 100000',
        '',
        '--cut',
        'Content-Disposition: form-data; name="files"; filename="a.jpg"',
        'Content-Type: image/jpeg',
        '',
        'half of a picture',
      ].join('\r\n'),
    );
    let half: string | undefined;
    await until(async () => {
      half = (await filesNow()).find((name) => !before.has(name));
      return half !== undefined;
    });
    socket.destroy();
    return half ?? '';
  }
});

import { RenditionsService } from '../../src/media/renditions/renditions.service';
import { SweepService } from '../../src/media/sweeping/sweep.service';
import { Storage } from '../../src/platform/storage/storage';
import { HOUR, startWithFiles, theCase } from '../clinical-cases/support/cases';
import { aForm, aPortrait } from '../profiles/uploads';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, anAdmin } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { erase, forget, leave, sayFarewell, storedFiles, sweep } from './support/departing';
import { aFullLife, type FullLife } from './support/full-life';
import { moderated } from './support/moderated';

/** Creating a member with all kinds of data takes a while. */

describe('What is being made while somebody leaves', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startWithFiles();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  it('[PR-34] is not kept', async () => {
    const anna = await aMember(app);
    await anna.post(
      'uploadProfilePic',
      aForm('profile_pic', { name: 'me.jpg', bytes: await aPortrait() }),
    );
    const [asset] = await app.rows<{ id: number }>('select id from asset where owner_id = ?', [
      anna.id,
    ]);
    const [job] = await promised(app, 'media', { assetId: asset?.id });
    const storage = app.nest.get(Storage);
    const put = storage.put.bind(storage);
    jest.spyOn(storage, 'put').mockImplementationOnce(async (...file) => {
      await leave(anna);
      await erase(app, anna);
      await put(...file);
    });

    const making = { assetId: asset?.id ?? 0, outboxId: job?.id ?? 0 };
    await inUnitOfWork(app, () => app.nest.get(RenditionsService).make(making));
    expect(await storedFiles(app)).toEqual([]);
  });
});

describe('What is left of somebody who left', () => {
  let app: RunningApp;
  let life: FullLife;
  let keys: string[];
  let addresses: string[];

  beforeAll(async () => {
    app = await startWithFiles();
    life = await aFullLife(app);
    await moderated(app, life);
    const { zebulonia } = life;
    const admin = await anAdmin(app);
    const about = `admin/members/${zebulonia.id}`;
    await admin.post(`${about}/ask-confirm`, { what: 'phone', reason: life.words.text });
    await admin.post(`${about}/notes`, { text: life.words.text });
    const assets = await app.rows<{ key: string }>('select key from asset where owner_id = ?', [
      zebulonia.id,
    ]);
    keys = assets.map(({ key }) => (key.split('/').at(-1) ?? '').replace(/\.\w+$/, ''));
    const { profile } = (await zebulonia.post('getProfileDetails', {})).body as {
      profile?: { display_pic: string; cv: { url: string } };
    };
    addresses = [profile?.display_pic ?? '', profile?.cv.url ?? ''];
  });
  afterAll(() => app.stop());

  const filesLeft = async () =>
    (await storedFiles(app)).filter((path) => keys.some((key) => path.includes(key)));
  /** The current and the previous mobile number differ in the last digit only. */
  const words = () => {
    const { mobile, ...others } = life.words;
    return [...Object.values(others), mobile.slice(0, -1), life.zebulonia.email, ...keys];
  };

  it('was a lot', async () => {
    const found = await sweep(app, words());
    const tables = new Set(found.map((line) => line.split(':')[0]?.replace('public.', '')));
    for (const table of [
      'account',
      'asset',
      'clinical_post',
      'comment',
      'dev_mail',
      'explore_post',
      'identity',
      'appeal',
      'measure',
      'medical_registration',
      'member_note',
      'moderation_decision',
      'membership',
      'profile',
      'resumable_upload',
    ])
      expect(tables).toContain(table);
    for (const table of [
      'phone_change',
      'push_subscription',
      'rate_counter',
      'report',
      'retried_request',
    ])
      expect(tables).toContain(table);
    expect((await filesLeft()).length).toBeGreaterThan(4);
    expect(await theCase(life.carl, life.bensCase)).toMatchObject({
      like_count: 2,
      comment_count: 5,
    });
  });

  it('[PR-25 PR-34] is nothing, in any table and in the media store', async () => {
    const { zebulonia } = life;
    await leave(zebulonia, `Enough, says ${life.words.firstName} ${life.words.lastName}.`);
    await sayFarewell(app, zebulonia);
    await erase(app, zebulonia);
    await forget(app, zebulonia);
    await threeHoursLater(() => app.nest.get(SweepService, { strict: false }).sweep());

    expect(await sweep(app, words())).toEqual([]);
    expect(await filesLeft()).toEqual([]);
    for (const address of addresses) expect((await fetch(app.url + address)).status).toBe(404);
  });

  /** By then all URLs have expired, and the random file names are no longer kept. */
  async function threeHoursLater(work: () => Promise<unknown>): Promise<void> {
    app.clock.advance(3 * HOUR);
    await inUnitOfWork(app, work);
    app.clock.reset();
  }

  it('[PR-34 D-081] is a tombstone without a name', async () => {
    const [tombstone] = await app.rows('select * from account where id = ?', [life.zebulonia.id]);
    expect(tombstone).toMatchObject({
      email: '',
      first_name: 'Deleted',
      last_name: 'member',
      password_hash: null,
      deleted_at: expect.any(String),
    });
    const columns = await app.rows<{ table: string; column: string }>(
      `select c.conrelid::regclass::text as "table", a.attname as "column" from pg_constraint c
       join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'account'::regclass order by 1, 2`,
    );
    const pointing: string[] = [];
    for (const { table, column } of columns) {
      const rows = await app.rows(`select 1 from ${table} where ${column} = ? limit 1`, [
        life.zebulonia.id,
      ]);
      if (rows.length > 0) pointing.push(`${table}.${column}`);
    }
    expect(pointing).toEqual([
      'chat_member.member_id',
      'comment.author_id',
      'departure.account_id',
      'report.reporter_id',
    ]);
  });

  it('[PR-34 D-084] leaves what others did as it was, with the right counts', async () => {
    const { ben, carl, bensCase, ownCase } = life;
    expect(await theCase(ben, bensCase)).toMatchObject({ like_count: 1, comment_count: 2 });
    expect((await ben.get(`clinicalCases/${bensCase}/likes`)).body['result']).toEqual([carl.id]);
    const comments = (await ben.get(`getCommentsOnClinicalCase/${bensCase}`))
      .body as unknown as Record<string, unknown>[];
    expect(
      comments.map(({ comment, is_deleted, full_name }) => ({ comment, is_deleted, full_name })),
    ).toEqual([
      { comment: '', is_deleted: 1, full_name: 'Deleted member' },
      { comment: 'I agree.', is_deleted: 0, full_name: 'Carl Keller' },
      { comment: 'Which approach?', is_deleted: 0, full_name: 'Carl Keller' },
    ]);
    expect((await carl.get('clinicalCases/collection')).body['result']).toEqual([]);
    expect((await ben.get(`clinicalCases/${ownCase}`)).code).toBe(404);
    for (const person of [ben, carl])
      expect((await person.post('getNotificationData', {})).body).toMatchObject({
        result: [],
        unread: 0,
      });
  });

  it('[PR-34] stays nothing when the jobs come again', async () => {
    await erase(app, life.zebulonia);
    await forget(app, life.zebulonia);
    expect(await theCase(life.ben, life.bensCase)).toMatchObject({
      like_count: 1,
      comment_count: 2,
    });
    expect(await sweep(app, words())).toEqual([]);
  });
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eraseAgain } from '../../src/backup/erase-again';
import { RedisContents } from '../../src/backup/redis-contents';
import { type Restored, refuseFullRedis, restoreBackup } from '../../src/backup/restore-backup';
import { takeBackup } from '../../src/backup/take-backup';
import { ErasureReceipts } from '../../src/departure/leaving/erasure-receipts';
import { readSettings } from '../../src/platform/config/settings';
import { markPrepared } from '../../src/preparation';
import { erase, leave } from '../departure/support/departing';
import { aForm, aPortrait } from '../profiles/uploads';
import { type RunningApp, startApp } from '../support/app';
import { type OwnDatabase, ownDatabase } from '../support/own-database';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';

jest.setTimeout(900_000);

describe('A restore where Redis does not answer', () => {
  it('[D-1091] is refused before anything is changed', async () => {
    const gone = new RedisContents('redis://127.0.0.1:1');
    await expect(refuseFullRedis(gone, true)).rejects.toMatchObject({
      name: 'SettingsError',
      message: expect.stringMatching(/^REDIS_URL cannot be used: .*\. Nothing was changed\.$/),
    });
  });
});

describe('A backup that is restored after members have left', () => {
  const home = mkdtempSync(join(tmpdir(), 'suture-again-'));
  const backup = join(home, 'backup');
  let database: OwnDatabase;
  let env: Record<string, string>;
  let app: RunningApp;
  let [anna, ben, later]: Person[] = [];
  let restored: Restored;

  /** The rest of a restore runs with the settings of its process. */
  async function withSettings<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = { ...process.env };
    Object.assign(process.env, { LOG_LEVEL: 'silent', ...env });
    try {
      return await work();
    } finally {
      process.env = before;
    }
  }
  const settings = () => readSettings({ PATH: process.env['PATH'], ...env });
  const go = async (person: Person) => {
    expect((await leave(person)).code).toBe(200);
    await erase(app, person);
  };

  beforeAll(async () => {
    database = await ownDatabase('prepared');
    env = { DATABASE_URL: database.url, DATA_DIR: join(home, 'data') };
    await markPrepared(database.url);
    app = await startApp(env);
    [anna, ben] = [await aMember(app), await aMember(app)];
    await anna.post(
      'uploadProfilePic',
      aForm('profile_pic', { name: 'me.jpg', bytes: await aPortrait() }),
    );
    await takeBackup(settings(), backup, new Date());
    await go(anna);
    // Somebody of the lost future, whose number will be another's.
    later = await aMember(app);
    await go(later);
    await app.stop();
    restored = await withSettings(() =>
      restoreBackup(settings(), backup, { replace: true, eraseAgain }),
    );
    app = await startApp(env);
  });
  afterAll(async () => {
    await app.stop();
    await database.drop();
    rmSync(home, { recursive: true });
  });

  it('[D-1091] brings none of them back: their names are gone at once, and the rest is promised', async () => {
    expect(restored.leftAgain).toBe(1);
    const [account] = await app.rows('select * from account where id = ?', [anna?.id]);
    expect(account).toMatchObject({
      first_name: 'Deleted',
      email: '',
      deleted_at: expect.any(String),
    });
    const logIn = { emailId: anna?.email, password: PASSWORD };
    expect((await aVisitor(app).post('login', logIn)).code).not.toBe(200);
    expect(await app.rows('select from asset where owner_id = ?', [anna?.id])).not.toEqual([]);
    if (anna) await erase(app, anna);
    expect(await app.rows('select from asset where owner_id = ?', [anna?.id])).toEqual([]);
  });

  it('[D-1091] sends them no second farewell', async () => {
    const farewells = await app.rows("select from outbox where name = 'farewell'");
    expect(farewells).toEqual([]);
  });

  it('[D-1091] takes nobody else, whoever gets the number of one who left', async () => {
    const logIn = { emailId: ben?.email, password: PASSWORD };
    expect((await aVisitor(app).post('login', logIn)).code).toBe(200);
    const heir = await aMember(app);
    expect(heir.id).toBe(later?.id);
    const receipts = await new ErasureReceipts(settings()).all();
    expect(receipts.map(({ accountId }) => accountId)).toContain(heir.id);
    expect(await withSettings(() => eraseAgain(receipts))).toBe(0);
  });
});

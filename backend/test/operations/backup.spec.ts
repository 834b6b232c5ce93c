import { appendFileSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type ObjectStore, openObjectStore } from '../../../scripts/lib/object-store.mjs';
import type { Manifest } from '../../src/backup/archive';
import { apart } from '../../src/backup/drill';
import { restoreBackup } from '../../src/backup/restore-backup';
import { type Taken, takeBackup } from '../../src/backup/take-backup';
import { readSettings, type Settings } from '../../src/platform/config/settings';
import { markPrepared } from '../../src/preparation';
import { aForm, aPortrait } from '../profiles/uploads';
import { type RunningApp, startApp } from '../support/app';
import { type OwnDatabase, ownDatabase } from '../support/own-database';
import { aMember, aVisitor, PASSWORD, type Person } from '../support/people';

jest.setTimeout(900_000);

const home = mkdtempSync(join(tmpdir(), 'suture-backup-'));
const backup = join(home, 'backup');
const databases: OwnDatabase[] = [];
let bucket: ObjectStore | undefined;

/** A database and a DATA_DIR. */
interface Place {
  readonly database: OwnDatabase;
  readonly env: Record<string, string>;
  readonly settings: Settings;
}

async function aPlace(
  name: string,
  contents: 'prepared' | 'empty',
  more: Record<string, string> = {},
): Promise<Place> {
  const database = await ownDatabase(contents);
  databases.push(database);
  const env = { DATABASE_URL: database.url, DATA_DIR: join(home, name), ...more };
  return { database, env, settings: readSettings({ PATH: process.env['PATH'], ...env }) };
}

async function rowsOf({ settings }: Pick<Place, 'settings'>, statement: string): Promise<number> {
  const client = new Client({ connectionString: settings.databaseUrl });
  try {
    await client.connect();
    return (await client.query(statement)).rows.length;
  } finally {
    await client.end();
  }
}
const tablesIn = (place: Pick<Place, 'settings'>) =>
  rowsOf(place, "select from pg_tables where schemaname = 'public'");
const drillsAt = (place: Pick<Place, 'settings'>) =>
  rowsOf(place, "select from pg_database where datname like 'suture_drill_%'");

const pictureOf = async (person: Person) => {
  const { body } = await person.post('getProfileDetails', { id: person.id });
  return (body['profile'] as { display_pic: string }).display_pic;
};
const newPicture = async (person: Person) =>
  person.post(
    'uploadProfilePic',
    aForm('profile_pic', { name: 'me.jpg', bytes: await aPortrait() }),
  );
const tablesOf = ({ tables }: Manifest) =>
  Object.fromEntries(tables.map(({ name, rows, sha256 }) => [name, { rows, sha256 }]));
const titlesIn = async (app: RunningApp) =>
  (await app.rows<{ title: string }>('select title from explore_post')).map(({ title }) => title);

let taken: Taken;
let anna: Person;
let photo: { address: string; bytes: Buffer };
/**
 * Titles of posts: all that were sent, those acknowledged, and those acknowledged before the
 * backup.
 */
const sent: string[] = [];
const acknowledged: string[] = [];
let before: string[] = [];

/** Members who post and change their pictures as fast as they can, until told to stop. */
function load(people: readonly Person[]) {
  let stopped = false;
  const post = async (person: Person) => {
    const title = `Reel ${sent.length + 1}`;
    sent.push(title);
    const { code } = await person.post('createExplorePost', { title, speciality: 'Urology' });
    if (code === 200) acknowledged.push(title);
  };
  const work = Promise.all(
    people.map(async (person, index) => {
      while (!stopped) await (index % 2 === 0 ? post(person) : newPicture(person));
    }),
  );
  return {
    stop: async () => {
      stopped = true;
      await work;
    },
  };
}

beforeAll(async () => {
  const first = await aPlace('first', 'prepared');
  await markPrepared(first.settings.databaseUrl);
  const app = await startApp(first.env);
  anna = await aMember(app);
  await newPicture(anna);
  const address = await pictureOf(anna);
  photo = { address, bytes: Buffer.from(await (await fetch(app.url + address)).arrayBuffer()) };
  const writing = load(await Promise.all(Array.from({ length: 4 }, () => aMember(app))));
  while (acknowledged.length < 20) await new Promise((resolve) => setImmediate(resolve));
  before = [...acknowledged];
  taken = await takeBackup(first.settings, backup, new Date());
  await writing.stop();
  await app.stop();
  await first.database.drop();
  rmSync(first.env['DATA_DIR'] ?? '', { recursive: true });
});

afterAll(async () => {
  await Promise.all(databases.map((database) => database.drop()));
  await bucket?.stop();
  rmSync(home, { recursive: true, force: true });
});

describe('A backup that was taken while members wrote', () => {
  let second: Place;

  it('restores, when everything else is gone, to exactly what it holds', async () => {
    second = await aPlace('second', 'empty');
    await restoreBackup(second.settings, backup, { replace: false });
    const again = await takeBackup(second.settings, join(home, 'again'), new Date());
    const { outbox: promises, ...rest } = tablesOf(taken.manifest);
    const { outbox: promisesAgain, ...restAgain } = tablesOf(again.manifest);
    expect(restAgain).toEqual(rest);
    expect(promisesAgain?.rows).toBe(promises?.rows);
    expect(again.manifest.files).toMatchObject({
      count: taken.manifest.files.count,
      bytes: taken.manifest.files.bytes,
    });
    expect(taken.rows).toBeGreaterThan(100_000);
  });

  it('has all that was acknowledged before it, and nothing that nobody wrote', async () => {
    const app = await startApp(second.env);
    const titles = await titlesIn(app);
    expect(titles).toEqual(expect.arrayContaining(before));
    for (const title of titles) expect(sent).toContain(title);
    await app.stop();
  });

  it('gives a product in which one logs in, sees pictures and writes on', async () => {
    const app = await startApp(second.env);
    expect(
      (await aVisitor(app).post('login', { emailId: anna.email, password: PASSWORD })).code,
    ).toBe(200);
    expect(Buffer.from(await (await fetch(app.url + photo.address)).arrayBuffer())).toEqual(
      photo.bytes,
    );
    const ready = await app.rows<{ key: string }>("select key from asset where state = 'ready'");
    const gone = ready
      .filter(({ key }) => !existsSync(join(second.settings.dataDir, 'media/files', key)))
      .map(({ key }) => key);
    expect(gone.sort()).toEqual([...taken.missing].sort());
    // The backup contains the session and the key that signs its token.
    const [latest] = await app.rows<{ id: number }>('select max(id) as id from explore_post');
    const restored = anna.with({});
    Object.assign(restored, { app });
    const { code, body } = await restored.post('createExplorePost', {
      title: 'After',
      speciality: 'Urology',
    });
    expect(code).toBe(200);
    expect(Number(body['postId'])).toBeGreaterThan(latest?.id ?? 0);
    await app.stop();
  });

  it('is not put over a database that holds something, unless told so', async () => {
    await expect(restoreBackup(second.settings, backup, { replace: false })).rejects.toThrow(
      'The database is not empty.',
    );
    await restoreBackup(second.settings, backup, { replace: true });
    const app = await startApp(second.env);
    expect(await titlesIn(app)).not.toContain('After');
    await expect(restoreBackup(second.settings, backup, { replace: true })).rejects.toThrow(
      'Suture still runs on this database',
    );
    await app.stop();
  });

  it('moves from disk to a bucket', async () => {
    bucket = await openObjectStore();
    const third = await aPlace('third', 'empty', bucket.settings);
    await restoreBackup(third.settings, backup, { replace: false });
    const app = await startApp(third.env);
    expect(Buffer.from(await (await fetch(app.url + photo.address)).arrayBuffer())).toEqual(
      photo.bytes,
    );
    await app.stop();
    const again = await takeBackup(third.settings, join(home, 'from-bucket'), new Date());
    expect(again.manifest.files).toMatchObject({
      count: taken.manifest.files.count,
      bytes: taken.manifest.files.bytes,
    });
  });

  it('is tried by a drill beside the product, which neither touches it nor leaves anything', async () => {
    const place = await aPlace('drilled', 'empty');
    const env = { ...place.env, DATABASE_URL: process.env['TEST_DATABASES_ADMIN'] };
    const drill = await apart(env, async (settings) => {
      const { manifest } = await restoreBackup(settings, backup, { replace: false });
      return { manifest, settings };
    });
    expect(tablesOf(drill.manifest)).toEqual(tablesOf(taken.manifest));
    expect(drill.settings.dataDir).toContain(join(place.settings.dataDir, 'drill-'));
    expect(await tablesIn(place)).toBe(0);
    await expect(tablesIn(drill)).rejects.toThrow('does not exist');
    await expect(
      apart(env, () => Promise.reject(new Error('It cannot be restored'))),
    ).rejects.toThrow('It cannot be restored');
    expect(readdirSync(place.settings.dataDir)).toEqual(['secrets']);
    expect(await drillsAt(place)).toBe(0);
  });

  it('is not tried by a user who may create no database: a sentence says so', async () => {
    const { env } = await aPlace('refused', 'empty');
    await expect(apart(env, () => Promise.resolve())).rejects.toThrow(
      'A drill needs a database of its own',
    );
  });

  it('changes nothing when a byte of it is wrong, or when a newer version took it', async () => {
    const empty = await aPlace('fourth', 'empty');
    const damaged = join(home, 'damaged');
    await cp(backup, damaged, { recursive: true });
    appendFileSync(join(damaged, 'tables/account.copy.gz'), 'x');
    await expect(restoreBackup(empty.settings, damaged, { replace: false })).rejects.toThrow(
      /account.copy.gz is damaged or missing/,
    );
    await cp(join(backup, 'tables'), join(damaged, 'tables'), { recursive: true });
    const manifest = {
      ...taken.manifest,
      migrations: [...taken.manifest.migrations, 'Migration20990101000000_later'],
    };
    await cp(backup, join(home, 'newer'), { recursive: true });
    rmSync(join(home, 'newer/manifest.json'));
    appendFileSync(join(home, 'newer/manifest.json'), JSON.stringify(manifest));
    await expect(
      restoreBackup(empty.settings, join(home, 'newer'), { replace: false }),
    ).rejects.toThrow('newer version of Suture');
    await expect(
      restoreBackup(empty.settings, join(home, 'nowhere'), { replace: false }),
    ).rejects.toThrow('There is no complete backup');
    expect(await tablesIn(empty)).toBe(0);
  });
});

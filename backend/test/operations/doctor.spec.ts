import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { type MailCatcher, startMailCatcher } from '../../../scripts/lib/mail-catcher.mjs';
import { type ObjectStore, openObjectStore } from '../../../scripts/lib/object-store.mjs';
import { recordBackup } from '../../src/backup/shelf';
import { demandServers, examineAll } from '../../src/doctor/doctor';
import { readSettings } from '../../src/platform/config/settings';
import { type OwnDatabase, ownDatabase } from '../support/own-database';

const home = mkdtempSync(join(tmpdir(), 'suture-doctor-'));
/** Nothing listens at port 1 of this machine. */
const NOWHERE = {
  DATABASE_URL: 'postgres://suture:secret@127.0.0.1:1/suture',
  REDIS_URL: 'redis://:secret@127.0.0.1:1',
  S3_ENDPOINT: 'http://127.0.0.1:1',
  S3_BUCKET: 'suture',
  S3_KEY: 'key',
  S3_SECRET: 'secret',
  SMTP_URL: 'smtp://user:secret@127.0.0.1:1',
};
const secrets = {
  SESSION_SECRET: 's'.repeat(32),
  JWT_PRIVATE_KEY: generateKeyPairSync('ed25519')
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  VAPID_PRIVATE_KEY: Buffer.alloc(32, 1).toString('base64url'),
};
const settingsOf = (env: Record<string, string>) =>
  readSettings({ PATH: process.env['PATH'], DATA_DIR: home, ...env });
const examined = async (env: Record<string, string>) =>
  Object.fromEntries((await examineAll(settingsOf(env))).map(({ of, ...found }) => [of, found]));

async function workerServing(url: string, queues: readonly string[] | null): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    "insert into live_process (id, kind, seen_at, queues) values (gen_random_uuid(), 'workers', now(), $1)",
    [queues],
  );
  await client.end();
}

describe('The doctor', () => {
  let database: OwnDatabase;
  let mail: MailCatcher;
  let store: ObjectStore;
  beforeAll(async () => {
    database = await ownDatabase('empty');
    mail = await startMailCatcher();
    store = await openObjectStore();
  });
  afterAll(async () => {
    await mail.stop();
    await store.stop();
    await database.drop();
    rmSync(home, { recursive: true });
  });
  const working = () => ({
    DATABASE_URL: database.url,
    SMTP_URL: mail.smtpUrl,
    MAIL_FROM: 'Suture <hello@suture.test>',
    ...store.settings,
  });

  it('finds nothing to mend where all that is set works', async () => {
    const found = await examined(working());
    expect(found).toMatchObject({
      PostgreSQL: { holds: [expect.stringMatching(/^version \d+$/)], problems: [] },
      Redis: { holds: [], problems: [] },
      Bucket: { holds: ['writes, reads pieces and removes'], problems: [] },
      'Mail server': { holds: ['answers and takes the log-in'], problems: [] },
      Disk: { holds: [expect.stringContaining('GiB free')], problems: [] },
      ffmpeg: { problems: [] },
    });
    await expect(demandServers(settingsOf(working()))).resolves.toBeUndefined();
  });

  it('names every server that does not answer, at once and without its password', async () => {
    const found = await examined({ ...NOWHERE, CLAMD_URL: 'tcp://127.0.0.1:1' });
    for (const [part, setting] of Object.entries({
      PostgreSQL: 'DATABASE_URL',
      Redis: 'REDIS_URL',
      Bucket: 'S3_BUCKET',
      'Mail server': 'SMTP_URL',
      'Virus scanner': 'CLAMD_URL',
    }))
      expect(found[part]).toEqual({
        holds: [],
        problems: [expect.stringMatching(new RegExp(`^${setting}.*cannot be used.*\\.$`))],
      });
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  it('tells a wrong password, and a role that may not create tables, from a server that is gone', async () => {
    const wrong = new URL(database.url);
    wrong.pathname = '/there-is-no-such-database';
    expect((await examined({ DATABASE_URL: wrong.href }))['PostgreSQL']).toEqual({
      holds: [],
      problems: [
        'DATABASE_URL cannot be used: database "there-is-no-such-database" does not exist.',
      ],
    });
    expect(
      (await examined({ ...working(), DATABASE_DIRECT_URL: NOWHERE.DATABASE_URL }))['PostgreSQL'],
    ).toEqual({
      holds: [],
      problems: [expect.stringMatching(/^DATABASE_DIRECT_URL cannot be used/)],
    });
  });

  it('says what is wrong with a disk, a video tool and the sample address of mails', async () => {
    const file = join(home, 'file');
    writeFileSync(file, '');
    expect(() => settingsOf({ DATA_DIR: join(file, 'data') })).toThrow(
      'DATA_DIR cannot be written',
    );
    const found = await examined({
      ...working(),
      ...secrets,
      MAIL_FROM: '',
      FFMPEG_PATH: '/no/such/ffmpeg',
      DATA_DIR: join(file, 'data'),
    });
    expect(found['Disk']?.problems).toEqual([expect.stringContaining('DATA_DIR')]);
    expect(found['ffmpeg']?.problems).toEqual([expect.stringContaining('FFMPEG_PATH')]);
    expect(found['Mail server']?.problems).toEqual([expect.stringContaining('MAIL_FROM')]);
  });

  describe('and a virus scanner', () => {
    let server: Server;
    let url = '';
    beforeAll(async () => {
      server = createServer({ allowHalfOpen: true }, (socket) => {
        socket.on('data', () => socket.end('PONG\0'));
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      url = `tcp://127.0.0.1:${(server.address() as { port: number }).port}`;
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    it('says that it answers', async () => {
      expect((await examined({ CLAMD_URL: url }))['Virus scanner']).toEqual({
        holds: ['answers'],
        problems: [],
      });
    });
  });

  describe('in a live service', () => {
    const live = () => ({
      ...working(),
      ...secrets,
      SESSION_SECRET: 's'.repeat(32),
      STAGE: 'live',
      PUBLIC_URL: 'https://suture.test',
      FFMPEG_PATH: '/usr/bin/ffmpeg',
      OPERATOR_NAME: 'Example Medical Networks Ltd',
      OPERATOR_ADDRESS: '12 Example Road, London',
      DATA_PROTECTION_CONTACT: 'privacy@suture.test',
    });
    const noBucket = { S3_ENDPOINT: '', S3_BUCKET: '', S3_KEY: '', S3_SECRET: '' };
    let prepared: OwnDatabase;
    beforeAll(async () => {
      prepared = await ownDatabase('prepared');
    });
    afterAll(() => prepared.drop());
    const problemsOf = async (part: string, env: Record<string, string> = {}) =>
      (await examined({ ...live(), DATABASE_URL: prepared.url, ...env }))[part]?.problems;

    it('[D-1090] asks for a scanner and a bucket, each with its way out, until told that there is none', async () => {
      expect(await problemsOf('Virus scanner')).toEqual([
        expect.stringMatching(/^CLAMD_URL is not set.*UPLOADS=unscanned/),
      ]);
      expect(await problemsOf('Virus scanner', { UPLOADS: 'unscanned' })).toEqual([]);
      expect(await problemsOf('Bucket', noBucket)).toEqual([
        expect.stringMatching(/^S3_ENDPOINT.*not set.*MEDIA=disk/),
      ]);
      expect(await problemsOf('Bucket', { ...noBucket, MEDIA: 'disk' })).toEqual([]);
      expect(() => settingsOf({ MEDIA: 'bucket' })).toThrow('The setting MEDIA is wrong');
    });

    it('[D-1090] asks for a backup where none was ever taken, and where the last is old', async () => {
      expect((await examined(live()))['Backup']).toEqual({
        holds: ['the database holds nothing yet'],
        problems: [],
      });
      expect(await problemsOf('Backup')).toEqual([
        expect.stringMatching(/^No backup was ever taken\. .*BACKUPS=elsewhere/),
      ]);
      expect(await problemsOf('Backup', { BACKUPS: 'elsewhere' })).toEqual([]);
      await recordBackup(prepared.url, new Date(Date.now() - 40 * 3_600_000));
      expect(await problemsOf('Backup')).toEqual([
        expect.stringMatching(/^The last backup is 40 hours old\./),
      ]);
      await recordBackup(prepared.url, new Date());
      expect(await problemsOf('Backup')).toEqual([]);
    });

    it('[D-1090] is asked for nothing on a developer’s machine', async () => {
      const found = await examined({ DATABASE_URL: prepared.url });
      for (const part of ['Bucket', 'Virus scanner', 'Backup'])
        expect(found[part]).toEqual({ holds: [], problems: [] });
    });

    it('[D-1390] names the queues that no running worker serves', async () => {
      const workers = async () => (await examined({ DATABASE_URL: prepared.url }))['Workers'];
      expect(await workers()).toEqual({ holds: [], problems: [] });
      await workerServing(prepared.url, ['mail', 'otp']);
      const alone = await workers();
      expect(alone?.holds).toEqual([]);
      expect(alone?.problems).toEqual([
        expect.stringMatching(
          /^No running worker serves these queues: .*notifications, .*video.*WORKER_QUEUES/,
        ),
      ]);
      expect(alone?.problems[0]).not.toMatch(/\b(mail|otp)\b/);
      await workerServing(prepared.url, null);
      expect(await workers()).toEqual({ holds: ['2 serve all queues'], problems: [] });
    });
  });

  it('keeps the product from starting where a server does not answer, with all sentences', async () => {
    const error = await demandServers(settingsOf(NOWHERE), 0).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      name: 'SettingsError',
      problems: ['DATABASE_URL', 'REDIS_URL', 'S3_BUCKET', 'SMTP_URL'].map((name) =>
        expect.stringContaining(name),
      ),
    });
  });
});

import { type KeyedRequest, RetriedRequests } from '../src/wire/retried-requests';
import { caseForm, startWithFiles, withFiles } from './clinical-cases/support/cases';
import { aPicture } from './media/support/samples';
import { type RunningApp, startApp } from './support/app';
import { Client, type Replied } from './support/client';
import { aMember, type Person } from './support/people';
import { until } from './support/until';
import { WaitingScanner } from './support/waiting-scanner';

const scanner = new WaitingScanner();
let app: RunningApp;
let other: RunningApp;
let picture: { name: string; bytes: Buffer; type: string };

beforeAll(async () => {
  const setting = await scanner.start();
  app = await startWithFiles(setting);
  other = await startApp({ ...setting, DATA_DIR: app.settings.dataDir });
  picture = { name: 'x.jpg', bytes: await aPicture().jpeg().toBuffer(), type: 'image/jpeg' };
});
afterAll(async () => {
  await other.stop();
  await app.stop();
  scanner.stop();
});
afterEach(() => jest.restoreAllMocks());

/** Posts a case with a picture, at either process, under one key. */
class Sender {
  constructor(
    readonly person: Person,
    private readonly key: string,
  ) {}

  post(at: RunningApp, changes: object = {}): Promise<Replied> {
    const client = new Client(at, { ...this.person.headers, 'idempotency-key': this.key });
    return client.post('clinicalCases', withFiles(caseForm(changes), [picture], ['IMAGE']));
  }

  async rows(): Promise<number> {
    const posts = await app.rows('select 1 from clinical_post where author_id = ?', [
      this.person.id,
    ]);
    return posts.length;
  }

  async waiting(): Promise<number> {
    const [row] = await app.rows<{ count: number }>(
      'select cardinality(waits) as count from retried_request where member_id = ?',
      [this.person.id],
    );
    return row?.count ?? 0;
  }
}

const aSender = async () => new Sender(await aMember(app), 'the-same-case');

/** Connections of this database in a transaction that does nothing meanwhile. */
const held = async () =>
  (
    await app.rows<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and state like 'idle in transaction%'`,
    )
  )[0]?.count;

describe('Forty requests under one key, at two processes, while the first one’s file is looked at', () => {
  it('hold no connection, two wait, the others are told at once to come again, and one case is posted', async () => {
    const sender = await aSender();
    const first = sender.post(app);
    await scanner.isAsked(1);
    const repeats = Array.from({ length: 39 }, (_, nth) => sender.post(nth % 2 ? app : other));
    const refused: Replied[] = [];
    for (const repeat of repeats)
      void repeat.then((reply) => reply.code === 409 && refused.push(reply));
    await until(async () => refused.length === 37);
    expect(refused.every(({ headers }) => Number(headers.get('retry-after')) > 0)).toBe(true);

    expect([await held(), await sender.waiting()]).toEqual([0, 2]);
    expect((await (await aMember(app)).get('clinicalCases')).code).toBe(200);
    scanner.answer();
    const { code, body } = await first;
    expect(code).toBe(200);
    const waited = (await Promise.all(repeats)).filter((reply) => reply.code !== 409);
    expect(waited.map((reply) => reply.body)).toEqual([body, body]);
    expect(await sender.rows()).toBe(1);
    expect((await sender.post(other)).body).toEqual(body);
  });
});

describe('A repeat that comes while the first request runs', () => {
  it('is refused when it asks for something else', async () => {
    const sender = await aSender();
    const first = sender.post(app);
    await scanner.isAsked(1);
    expect((await sender.post(other, { diagnosis: 'Something else' })).body).toMatchObject({
      code: 422,
      msg: 'This request key was already used.',
    });
    scanner.answer();
    expect((await first).code).toBe(200);
  });

  it('does the work itself when the first is refused', async () => {
    const sender = await aSender();
    const first = sender.post(app);
    await scanner.isAsked(1);
    const repeat = sender.post(other);
    await until(async () => (await sender.waiting()) === 1);
    scanner.answer('FOUND');
    expect((await first).code).toBe(422);
    await scanner.isAsked(1);
    scanner.answer();
    expect((await repeat).code).toBe(200);
    expect(await sender.rows()).toBe(1);
  });

  it('[D-270] does it when the process of the first has died, and a first that only stood still is taken back', async () => {
    const sender = await aSender();
    const first = sender.post(app);
    await scanner.isAsked(1);
    const silent = `update retried_request set held_until = clock_timestamp() - interval '1 second' where member_id = ? returning key`;
    expect(await app.rows(silent, [sender.person.id])).toHaveLength(1);
    const repeat = sender.post(other);
    await scanner.isAsked(2);
    scanner.answer();
    expect((await first).body).toMatchObject({ code: 409 });
    scanner.answer();
    expect((await repeat).code).toBe(200);
    expect(await sender.rows()).toBe(1);
  });

  it('gets the reply of a first that ends just as it takes its place', async () => {
    const sender = await aSender();
    const first = sender.post(app);
    await scanner.isAsked(1);
    const toQueue = RetriedRequests.prototype['queue'];
    jest.spyOn(RetriedRequests.prototype, 'queue' as never).mockImplementation(async function (
      this: RetriedRequests,
      request: KeyedRequest,
    ) {
      scanner.answer();
      await first;
      return toQueue.call(this, request);
    } as never);
    expect((await sender.post(other)).body).toEqual((await first).body);
    expect(await sender.rows()).toBe(1);
  });

  it('[D-270] waits for ten seconds, not longer', async () => {
    const sender = await aSender();
    const first = sender.post(app);
    await scanner.isAsked(1);
    const repeat = sender.post(app);
    await until(async () => (await sender.waiting()) === 1);
    const now = performance.now.bind(performance);
    jest.spyOn(performance, 'now').mockImplementation(() => now() + 10_000);
    expect((await repeat).code).toBe(409);
    scanner.answer();
    expect((await first).code).toBe(200);
  });
});

describe('A key', () => {
  it('is free again when its request was refused', async () => {
    const anna = await aMember(app);
    const keyed = anna.with({ 'idempotency-key': 'refused' });
    expect((await keyed.post('clinicalCases', caseForm({ diagnosis: '' }))).code).toBe(422);
    const rows = app.rows('select 1 from retried_request where member_id = ?', [anna.id]);
    expect(await rows).toEqual([]);
  });

  it('stands for a call and its content for a day', async () => {
    const anna = await aMember(app);
    const keyed = anna.with({ 'idempotency-key': 'for-a-day' });
    const first = await keyed.post('clinicalCases', caseForm());
    expect(
      (await keyed.post('clinicalCases', Object.fromEntries(Object.entries(caseForm()).reverse())))
        .body,
    ).toEqual(first.body);
    expect((await keyed.post('addBeyondPostLike', { beyond_id: 1 })).code).toBe(422);
    await app.rows(
      `update retried_request set created_at = created_at - interval '25 hours' where member_id = ? returning key`,
      [anna.id],
    );
    expect((await keyed.post('clinicalCases', caseForm())).body['id']).not.toBe(first.body['id']);
  });
});

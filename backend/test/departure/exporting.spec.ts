import { ExportsService } from '../../src/departure/exporting/exports.service';
import { startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { lastPromised } from '../support/jobs';
import { aMember, anOnboarding, aVisitor, PASSWORD, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { leave } from './support/departing';
import { mailedLinkOf, opened, unzipped } from './support/exports';
import { aFullLife } from './support/full-life';
import { moderated } from './support/moderated';

const DAY = 24 * 3_600_000;

/** A whole life takes a while to live. */

describe('One’s own data', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startWithFiles();
  });
  afterEach(() => app.clock.reset());
  afterAll(() => app.stop());

  const mailedLink = (person: Person) => mailedLinkOf(app, person);
  const openedBy = (person: Pick<Person, 'headers'>, token: string) => opened(app, person, token);

  it('[PR-04] comes as an archive of text and files', async () => {
    const life = await aFullLife(app);
    await moderated(app, life);
    const { zebulonia, words } = life;
    const response = await openedBy(zebulonia, await mailedLink(zebulonia));
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="suture-data.zip"',
      'cache-control': 'no-store',
    });

    const entries = await unzipped(Buffer.from(await response.arrayBuffer()));
    const part = (name: string) => JSON.parse(entries.get(`${name}.json`)?.toString() ?? 'null');
    expect(part('account')).toMatchObject({
      email: zebulonia.email,
      firstName: words.firstName,
      signInWith: [{ subject: words.subject }],
    });
    expect(part('profile')).toMatchObject({
      birthDate: '1985-04-09',
      phone: `+91${words.mobile}`,
      pictureDeclaredAt: null,
      trainings: [
        { kind: 'mbbs', country: 'India' },
        { kind: 'surgical' },
        { kind: 'super-speciality' },
      ],
      membership: { associations: ['ACS', words.society] },
      registrations: [{ country: 'India', region: 'Tamil Nadu', number: words.registration }],
    });
    expect(part('declarations')).toMatchObject([{ step: 2 }, { step: 4 }]);
    expect(part('clinical-posts')).toMatchObject([
      {
        diagnosis: words.text,
        likes: 1,
        steps: [{ kind: 'operation', text: words.text, files: [] }],
        poll: { question: words.text, options: [{ option: 'Operate', votes: 0 }, {}, {}] },
        advice: [],
        reportedOutcome: { day: 30, text: words.text, complications: [{ grade: 'II' }] },
        files: [expect.stringMatching(/^files\/case-image-\d+\.jpg$/)],
      },
    ]);
    expect(part('saved-searches')).toMatchObject({ searches: [{ query: words.text }] });
    expect(part('questions')).toMatchObject({
      toMe: [{ caseId: expect.any(Number), answeredAt: expect.any(String) }],
      mine: [{ urgency: 'week' }],
      settings: { quietFrom: '00:00', languages: [] },
    });
    expect(part('engagement')).toMatchObject({
      likes: [{ kind: 'clinical-post' }, { kind: 'beyond-post' }],
      comments: [{}, {}, {}, {}, { kind: 'beyond-post' }],
      saved: [{ kind: 'clinical-post' }, { kind: 'explore-post' }],
      reports: [{ category: 'other' }],
      decisions: [
        { action: 'repair', reason: words.text, appeal: words.text, verdict: 'restore' },
        { action: 'restore', reason: words.text },
      ],
    });
    expect(part('notifications')).toMatchObject({
      told: [{ kind: 'case-liked' }],
      preferences: [{ kind: 'case-liked', push: true, mail: false }],
      mails: [{ frequency: 'weekly' }],
      devices: [{ endpoint: expect.stringContaining('fcm.googleapis.com') }],
    });
    expect(part('opportunities')).toMatchObject({
      posted: [{ responses: 1 }],
      applications: [{ name: words.text, cv: expect.any(String) }],
    });
    const files = part('files') as { file: string; purpose: string; name: string | null }[];
    expect(files.map(({ purpose }) => purpose)).toEqual([
      'profile-picture',
      'cv',
      'case-image',
      'cv',
      'explore-video',
      'beyond-post',
    ]);
    expect(part('explore')).toMatchObject({
      posts: [
        {
          title: words.text,
          views: 1,
          file: files[4]?.file,
          showsPatient: false,
          declaredAt: expect.any(String),
          lookedAt: null,
        },
      ],
      seen: [{}],
    });
    for (const { file } of files) expect(entries.get(file)?.length).toBeGreaterThan(100);
    expect(
      entries
        .get(files[1]?.file ?? '')
        ?.subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect(entries.has('README.txt')).toBe(true);
  });

  it('[PR-04] holds nothing of others', async () => {
    const { ben, words } = await aFullLife(app);
    const archive = await unzipped(
      Buffer.from(await (await openedBy(ben, await mailedLink(ben))).arrayBuffer()),
    );
    const whole = [...archive.values()].map(String).join('\n');
    expect(whole).toContain(ben.email);
    for (const word of [words.mobile, words.registration, words.lastName])
      expect(whole).not.toContain(word);
  });

  it('[PR-04 D-080 D-904] comes three times by the same link, for a day', async () => {
    const anna = await anOnboarding(app);
    const token = await mailedLink(anna);
    const left = () => anna.get(`exports/${token}/left`);
    for (let opened = 1; opened <= 3; opened += 1) {
      expect((await left()).body['result']).toEqual({ left: 4 - opened });
      expect((await openedBy(anna, token)).status).toBe(200);
    }
    expect((await openedBy(anna, token)).status).toBe(404);
    expect((await left()).code).toBe(404);
    const another = await mailedLink(anna);
    app.clock.advance(DAY + 1);
    expect((await openedBy(await again(anna), another)).status).toBe(404);
    expect((await openedBy(await again(anna), 'nonsense')).status).toBe(404);
    const lines = await app.rows(
      `select 1 from audit_event where actor_id = ? and action = 'export-downloaded'`,
      [anna.id],
    );
    expect(lines).toHaveLength(3);
  });

  /** In a session of today. */
  async function again({ email }: Person): Promise<Client> {
    const { body } = await aVisitor(app).post('login', { emailId: email, password: PASSWORD });
    const { jwt } = body['records'] as { jwt: string };
    return aVisitor(app).with({ authorization: `Bearer ${jwt}` });
  }

  it('[PR-04 D-080 D-904] is given to its owner alone, and to nobody once the account is deleted', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    expect((await aVisitor(app).post('exports')).code).toBe(401);
    expect((await ben.post('exports', { id: anna.id })).code).toBe(403);
    expect(
      await app.rows('select 1 from export_link where account_id in (?, ?)', [anna.id, ben.id]),
    ).toEqual([]);

    const token = await mailedLink(anna);
    expect((await openedBy(aVisitor(app), token)).status).toBe(401);
    expect((await openedBy(ben, token)).status).toBe(404);
    expect((await ben.get(`exports/${token}/left`)).code).toBe(404);
    expect((await anna.get(`exports/${token}/left`)).body['result']).toEqual({ left: 3 });
    await leave(anna);
    expect((await openedBy(anna, token)).status).toBe(401);
  });

  it('[D-900 D-904] ends with the password, also before its mail is written', async () => {
    const anna = await aMember(app);
    const token = await mailedLink(anna);
    const exportId = Number((await anna.post('exports')).body['id']);
    const changed = await anna.post('changePassword', {
      curruntPassword: PASSWORD,
      newPassword: 'second-incision-8',
      confirmPassword: 'second-incision-8',
    });
    expect(changed.code).toBe(200);
    expect((await openedBy(anna, token)).status).toBe(404);
    const job = await lastPromised(app, 'mail', { exportId });
    await inUnitOfWork(app, () => app.nest.get(ExportsService).sendLink(exportId, job));
    const mails = await app.rows('select 1 from dev_mail where recipient = ?', [anna.email]);
    expect(mails).toHaveLength(1);
  });

  it('[PR-04 D-080] may be asked for five times a day', async () => {
    const anna = await aMember(app);
    for (let asked = 1; asked <= 5; asked += 1) expect((await anna.post('exports')).code).toBe(200);
    expect((await anna.post('exports')).code).toBe(429);
  });

  it('[PR-04] is asked for once per key', async () => {
    const anna = await aMember(app);
    const key = { 'idempotency-key': 'my-export' };
    const [first, second] = [
      await anna.post('exports', {}, key),
      await anna.post('exports', {}, key),
    ];
    expect(second.body['id']).toBe(first.body['id']);
  });
});

import { sendDigest } from '../../src/notifications/digests/digests.jobs';
import { DigestsService } from '../../src/notifications/digests/digests.service';
import { aCase, DAY, HOUR, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aVisitor, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';
import { hearSignals } from './support/hearing';

const SECRET = 'Pancreatic cyst of the uncinate process';
const PATH = 'notifications/preferences';

let app: RunningApp;
let anna: Person;
let ben: Person;
let id: number;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
  id = await aCase(anna, { diagnosis: SECRET });
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

interface MailRow {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Record<string, string>;
}

const mailsTo = ({ email }: Person) =>
  app.rows<MailRow>(
    'select subject, text, html, headers from dev_mail where recipient = ? order by id',
    [email],
  );

async function comment(who = ben): Promise<void> {
  const { body } = await who.post('clinicalCases/comment', {
    clinicalCaseId: id,
    comment: `${SECRET}: drain first.`,
  });
  await hearSignals(app, ({ payload }) => payload['commentId'] === body['id']);
}

/** The hourly look, and what the workers do with the mails that it promises to this member. */
async function gather(who = anna): Promise<void> {
  const digests = app.nest.get(DigestsService);
  const before = await promised(app, sendDigest.queue, { memberId: who.id });
  await inUnitOfWork(app, () => digests.gather());
  const now = await promised(app, sendDigest.queue, { memberId: who.id });
  for (const job of now.slice(before.length))
    await inUnitOfWork(app, () => digests.send(who.id, `outbox-${job.id}`));
}

describe('A member who was away', () => {
  it('[D-112] gets one mail with what was missed, and nothing of what was written', async () => {
    await comment();
    await ben.post('clinicalCases/like', { clinicalCaseId: id });
    await hearSignals(
      app,
      ({ payload }) => payload['postId'] === id && payload['memberId'] === ben.id,
    );
    app.clock.advance(25 * HOUR);
    await gather();
    await gather();
    const [mail, ...others] = await mailsTo(anna);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 things happened while you were away');
    expect(mail?.text).toContain('Dr. Ben Okoro commented on your case.');
    expect(mail?.text).toContain('Dr. Ben Okoro liked your case.');
    expect(mail?.text).toContain(`${app.settings.linkBase}/notifications`);
    expect(mail?.text + (mail?.html ?? '')).not.toContain('Pancreatic');
  });

  it('gets none while here, none for what was read, and none where nothing happened', async () => {
    await gather();
    await comment();
    await gather();
    expect(await mailsTo(anna)).toEqual([]);
    await anna.post('notifications/read', { all: true });
    app.clock.advance(25 * HOUR);
    await gather();
    expect(await mailsTo(anna)).toEqual([]);
  });

  it('[D-115] gets the next one a day later at the soonest, and only of what is new', async () => {
    await comment();
    app.clock.advance(25 * HOUR);
    await gather();
    await comment(await aMember(app, { firstName: 'Carl' }));
    app.clock.advance(2 * HOUR);
    await gather();
    expect(await mailsTo(anna)).toHaveLength(1);
    app.clock.advance(23 * HOUR);
    await gather();
    app.clock.advance(DAY);
    await gather();
    const mails = await mailsTo(anna);
    expect(mails).toHaveLength(2);
    expect(mails[1]).toMatchObject({ subject: 'Dr. Carl Keller commented on your case.' });
  });

  it('[D-115] gets it once a week, or never, where that was chosen', async () => {
    await anna.send('PUT', PATH, { digest: 'weekly' });
    await comment();
    app.clock.advance(25 * HOUR);
    await gather();
    await comment(await aMember(app));
    app.clock.advance(2 * DAY);
    await gather();
    expect(await mailsTo(anna)).toHaveLength(1);
    app.clock.advance(5 * DAY);
    await gather();
    expect(await mailsTo(anna)).toHaveLength(2);

    expect((await mailsTo(anna))[1]?.text).toContain('at most once a week');
  });

  it.each([
    [
      'the kind is not wanted by mail',
      () =>
        anna.send('PUT', PATH, {
          preferences: [{ kind: 'case-commented', in_app: true, push: true, mail: false }],
        }),
    ],
    ['mails were switched off', () => anna.send('PUT', PATH, { digest: 'never' })],
    ['the other was blocked', () => anna.post('blocks', { memberId: ben.id })],
    [
      'the other left',
      () => app.rows('update account set deleted_at = now() where id = ? returning id', [ben.id]),
    ],
    [
      'the member left',
      () => app.rows('update account set deleted_at = now() where id = ? returning id', [anna.id]),
    ],
  ])('gets none when %s', async (_, happens) => {
    await comment();
    await happens();
    app.clock.advance(25 * HOUR);
    await gather();
    expect(await mailsTo(anna)).toEqual([]);
  });

  it('gets it of what is wanted by mail alone, which no list shows', async () => {
    await anna.send('PUT', PATH, {
      preferences: [{ kind: 'case-commented', in_app: false, push: false, mail: true }],
    });
    await comment();
    app.clock.advance(25 * HOUR);
    await gather();
    expect(await mailsTo(anna)).toHaveLength(1);
  });
});

describe('The way out of these mails', () => {
  it('[D-116] is one click, for the mail program and for the person, without a sign-in', async () => {
    await comment();
    app.clock.advance(25 * HOUR);
    await gather();
    const [mail] = await mailsTo(anna);
    const link = mail?.headers['List-Unsubscribe'] ?? '';
    expect(mail?.headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    expect(mail?.text).toContain(link.slice(1, -1));
    const token = /\/unsubscribe\/([^/>]+)>$/.exec(link)?.[1] ?? '';

    for (let time = 0; time < 2; time += 1)
      expect((await aVisitor(app).post('notifications/unsubscribe', { token })).body).toMatchObject(
        {
          code: 200,
          msg: 'You will get no more of these emails.',
        },
      );
    const [chosen] = await app.rows(
      'select frequency from notification_digest where member_id = ?',
      [anna.id],
    );
    expect(chosen).toEqual({ frequency: 'never' });
    await comment(await aMember(app));
    app.clock.advance(3 * DAY);
    await gather();
    expect(await mailsTo(anna)).toHaveLength(1);
  });

  it.each([
    ['', 422],
    ['x', 404],
    ['1.x', 404],
    [`1.${'A'.repeat(43)}`, 404],
    [`0.${'A'.repeat(43)}`, 404],
  ])('does nothing for the link %j', async (token, code) => {
    expect((await aVisitor(app).post('notifications/unsubscribe', { token })).code).toBe(code);
  });

  it('ends nobody else’s', async () => {
    await comment();
    app.clock.advance(25 * HOUR);
    await gather();
    const token =
      /\/unsubscribe\/([^/>]+)>$/.exec(
        (await mailsTo(anna))[0]?.headers['List-Unsubscribe'] ?? '',
      )?.[1] ?? '';
    const foreign = token.replace(/^\d+/, String(ben.id));
    expect((await aVisitor(app).post('notifications/unsubscribe', { token: foreign })).code).toBe(
      404,
    );
    expect(
      await app.rows('select 1 from notification_digest where member_id = ?', [ben.id]),
    ).toEqual([]);
  });
});

import { aCase, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, anOnboarding, aVisitor, type Person } from '../support/people';
import { hearSignals } from './support/hearing';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app);
  ben = await aMember(app);
});
afterAll(() => app.stop());

const PATH = 'notifications/preferences';
const liked = (channels: object) => ({
  preferences: [{ kind: 'case-liked', in_app: true, push: true, mail: true, ...channels }],
});
const chosen = async (who: Person, kind: string) =>
  resultOf(await who.get(PATH)).find((row) => row['kind'] === kind);

async function aLike(): Promise<void> {
  const id = await aCase(anna);
  await ben.post('clinicalCases/like', { clinicalCaseId: id });
  await hearSignals(
    app,
    ({ payload }) => payload['postId'] === id && payload['memberId'] === ben.id,
  );
}

describe('How one wants to be told', () => {
  it('has a proposal for each kind, those of the contract and of measures, which names what it is', async () => {
    const { body } = await anna.get(PATH);
    expect(body).toMatchObject({
      code: 200,
      digest: 'daily',
      push_key: expect.stringMatching(/^[\w-]{87}$/),
    });
    const kinds = resultOf({ body } as never).map((row) => row['kind']);
    expect(new Set(kinds)).toEqual(
      new Set(
        `case-liked case-commented beyond-liked beyond-commented connection-requested connection-accepted application-received
         application-accepted application-declined opportunity-closed opportunity-changed comment-replied mentioned message event-reminder case-closing post-needs-look followed-case-commented outcome-due outcome-reported advice-credited asked ask-ended patient-decided paper-ended co-author-asked co-author-answered search-alert
         report-decided post-hidden breach-sheet-made post-removed post-needs-repair appeal-decided post-restored registration-confirmed registration-refused registration-question registration-expiring announcement account-restricted confirmation-asked film-rejected`.split(
          /\s+/,
        ),
      ),
    );
    expect(await chosen(anna, 'case-liked')).toEqual({
      kind: 'case-liked',
      label: 'Likes of my cases',
      area: 'Cases',
      in_app: true,
      push: false,
      mail: true,
    });
  });

  it('is kept, and what is not named stays as it was', async () => {
    expect(
      (await anna.send('PUT', PATH, { ...liked({ mail: false }), digest: 'weekly' })).body,
    ).toMatchObject({
      code: 200,
      digest: 'weekly',
    });
    await anna.send('PUT', PATH, {
      preferences: [{ kind: 'mentioned', in_app: '1', push: '0', mail: 'off' }],
    });
    expect(await chosen(anna, 'case-liked')).toMatchObject({
      in_app: true,
      push: true,
      mail: false,
    });
    expect(await chosen(anna, 'mentioned')).toMatchObject({
      in_app: true,
      push: false,
      mail: false,
    });
    expect((await anna.get(PATH)).body).toMatchObject({ digest: 'weekly' });
    expect((await ben.get(PATH)).body).toMatchObject({ digest: 'daily' });
  });

  it.each([
    { preferences: [{ kind: 'nonsense', in_app: true, push: true, mail: true }] },
    { preferences: [{ kind: 'mentioned', in_app: true, push: true }] },
    { preferences: [{ kind: 'mentioned', in_app: true, push: true, mail: 'perhaps' }] },
    { preferences: [...liked({}).preferences, ...liked({ mail: false }).preferences] },
    { digest: 'hourly' },
  ])('is refused as %j', async (body) => {
    expect((await anna.send('PUT', PATH, body)).code).toBe(422);
  });

  it('is one’s own', async () => {
    expect((await aVisitor(app).get(PATH)).code).toBe(401);
    expect((await (await anOnboarding(app)).get(PATH)).code).toBe(403);
    expect((await ben.send('PUT', PATH, { ...liked({}), signup_id: anna.id })).code).toBe(403);
  });
});

describe('A kind that is switched off', () => {
  it('[D-110] is not told at all', async () => {
    await anna.send('PUT', PATH, liked({ in_app: false, push: false, mail: false }));
    await aLike();
    expect((await anna.post('getNotificationData')).body).toMatchObject({ unread: 0, result: [] });
    expect(await app.rows('select 1 from notification where recipient_id = ?', [anna.id])).toEqual(
      [],
    );
  });

  it('[D-110] stands in no list where only mails are wanted', async () => {
    await anna.send('PUT', PATH, liked({ in_app: false, push: false }));
    await aLike();
    expect((await anna.post('getNotificationData')).body).toMatchObject({ unread: 0, result: [] });
    expect(
      await app.rows('select kind from notification where recipient_id = ?', [anna.id]),
    ).toEqual([{ kind: 'case-liked' }]);
  });
});

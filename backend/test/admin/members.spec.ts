import { declaredQueues } from '../../src/platform/outbox/job';
import { aCase, resultOf } from '../clinical-cases/support/cases';
import { anEvent, inMinutes } from '../events/support/events';
import { type RunningApp, startApp } from '../support/app';
import { aMember, aModerator, anAdmin, anEditor, aVisitor, type Person } from '../support/people';
import { CONFIRMED } from './support/registrations';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startApp();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

interface Member {
  id: number;
  name: string;
  suspended_until: string | null;
  registration: { country: string; number: string } | null;
  verified_on: string | null;
  verified_until: string | null;
}

const find = async (query: string) =>
  resultOf(await admin.get(`admin/members?${query}`)) as unknown as Member[];
const get = async (id: number) =>
  resultOf(await admin.get(`admin/members/${id}`)) as unknown as Member;

async function registered(person: Person): Promise<void> {
  await app.rows('insert into profile (account_id) values (?) on conflict do nothing returning 1', [
    person.id,
  ]);
  await app.rows(
    "insert into medical_registration (account_id, position, country_id, region, number, saved_at) values (?, 1, 96, 'Kerala', 'KMC 4711', ?) returning 1",
    [person.id, app.clock.now()],
  );
}

describe('Members', () => {
  it('are found by a part of the name or the address, page by page', async () => {
    const zoya = await aMember(app, { firstName: 'Zoya', lastName: 'Quillfeather' });
    expect(await find('term=quillf')).toMatchObject([{ id: zoya.id, name: 'Zoya Quillfeather' }]);
    expect(await find(`term=${zoya.email.slice(0, 10)}`)).toMatchObject([{ id: zoya.id }]);
    expect(await find('term=100%25')).toEqual([]);
    const first = await admin.get('admin/members?limit=1');
    const second = await admin.get(`admin/members?limit=1&before=${first.body['nextBefore']}`);
    expect(resultOf(second)).not.toEqual(resultOf(first));
  });

  it('[D-806] are shown and found with their roles', async () => {
    const [moderator, editor] = [await aModerator(app), await anEditor(app)];
    expect(await find('state=moderators')).toMatchObject([
      { id: moderator.id, role: 'member', duties: ['moderator'] },
    ]);
    expect(await find('state=editors')).toMatchObject([{ id: editor.id, duties: ['editor'] }]);
    expect(await find('state=admins')).toMatchObject([{ id: admin.id, duties: [] }]);
  });

  it('[D-022] are suspended with an end, logged out everywhere, and reinstated', async () => {
    const ben = await aMember(app);
    await admin.post(`admin/members/${ben.id}/suspend`, { days: 2, reason: 'Rude.' });
    expect((await ben.get('sessions')).code).toBe(401);
    expect((await find('state=suspended')).map(({ id }) => id)).toContain(ben.id);
    const days =
      (Date.parse((await get(ben.id)).suspended_until ?? '') - app.clock.now().getTime()) /
      86_400_000;
    expect(Math.round(days)).toBe(2);
    await admin.post(`admin/members/${ben.id}/reinstate`, { reason: 'Settled.' });
    expect((await get(ben.id)).suspended_until).toBeNull();
  });

  it('lose their sessions and can sign in again', async () => {
    const ben = await aMember(app);
    await admin.post(`admin/members/${ben.id}/end-sessions`, {});
    expect((await ben.get('sessions')).code).toBe(401);
    expect((await admin.post(`admin/members/${admin.id}/end-sessions`, {})).code).toBe(409);
    expect((await admin.post('admin/members/999999/reinstate', { reason: 'Settled.' })).code).toBe(
      404,
    );
  });

  it('wear a badge with its country once their registration is confirmed, until it changes', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    expect((await admin.post(`admin/members/${anna.id}/verify`, CONFIRMED)).code).toBe(409);
    await registered(anna);
    expect((await find('state=unverified-registration')).map(({ id }) => id)).toContain(anna.id);
    await admin.post(`admin/members/${anna.id}/verify`, { ...CONFIRMED, until: '2099-12-31' });
    expect(await get(anna.id)).toMatchObject({
      verified_until: '2099-12-31',
      registration: { country: 'India', number: 'KMC 4711' },
    });

    const shown = async () => resultOf(await ben.get(`clinicalCases/${caseId}`));
    const caseId = await aCase(anna);
    expect(await shown()).toMatchObject({ is_verified: 1, verified_in: 'India' });
    expect(
      await app.rows(
        "select 1 from outbox where name = 'registration-confirmed' and payload->>'memberId' = ?",
        [String(anna.id)],
      ),
    ).toHaveLength(1);

    await app.rows(
      "update profile set registration_verified_until = '2020-01-01' where account_id = ? returning 1",
      [anna.id],
    );
    expect(await shown()).toMatchObject({ is_verified: 0, verified_in: '' });
  });
});

describe('The audit log', () => {
  it('tells who did what to whom, and is searched by person and by action', async () => {
    const [anna, other] = [await aMember(app), await anAdmin(app)];
    await other.post(`admin/members/${anna.id}/end-sessions`, {});
    const lines = resultOf(await admin.get(`admin/audit?actor=${other.id}`)) as unknown as Record<
      string,
      unknown
    >[];
    expect(lines).toMatchObject([
      {
        action: 'sessions-ended',
        object: `member ${anna.id}`,
        actor: other.fullName,
        result: 'done',
      },
    ]);
    const { body } = await admin.get('admin/audit/actions');
    expect(body['actions']).toContain('sessions-ended');
    const some = resultOf(await admin.get('admin/audit?action=sessions-ended')) as unknown as {
      action: string;
    }[];
    expect(new Set(some.map(({ action }) => action))).toEqual(new Set(['sessions-ended']));
  });
});

describe('The overview', () => {
  it('[D-948] begins with what waits, of every kind', async () => {
    const reader = await anAdmin(app);
    const waits = async () => {
      const { waits: all } = resultOf(await reader.get('admin/overview')) as unknown as {
        waits: { kind: string; waiting: number; oldest_at: string | null; link: string }[];
      };
      return new Map(all.map((wait) => [wait.kind, wait]));
    };
    const before = await waits();
    expect([...before.keys()]).toEqual([
      'reports',
      'held-files',
      'registrations',
      'appeals',
      'deletion-requests',
      'messages',
      'places',
      'failed-jobs',
      'late-jobs',
    ]);
    await aVisitor(app).post('miscellaneous/sendUserDeleteRequest', {
      name: 'Vera Moss',
      email: 'vera@example.org',
      message: 'Please.',
    });
    await app.rows(
      "insert into place_suggestion (kind, name, search, created_at) values ('city', 'Xa', 'xa', now())",
    );
    await app.rows(
      "insert into place_suggestion (kind, name, search, created_at, reviewed_at) values ('city', 'Xb', 'xb', now(), now())",
    );
    const after = await waits();
    for (const kind of ['deletion-requests', 'places'])
      expect(after.get(kind)?.waiting).toBe((before.get(kind)?.waiting ?? 0) + 1);
    expect(after.get('deletion-requests')).toMatchObject({
      oldest_at: expect.stringMatching(/^20/),
      link: '/admin/letters?kind=deletion-requests',
    });
  });

  afterEach(() => app.clock.reset());

  it('counts cases, answers and days', async () => {
    // Far from where one day ends and the next begins.
    app.clock.set(new Date(app.clock.now().setUTCHours(12, 0, 0, 0)));
    const reader = await anAdmin(app);
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const overview = async () =>
      resultOf(await reader.get('admin/overview')) as unknown as Record<string, number> & {
        by_day: { cases: number; answered_soon: number }[];
      };
    const before = await overview();
    const id = await aCase(anna);
    await aCase(anna);
    await ben.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Drain first.' });
    const after = await overview();
    expect(Number(after['cases']) - Number(before['cases'])).toBe(2);
    expect(Number(after['unanswered_cases']) - Number(before['unanswered_cases'])).toBe(1);
    expect(after.by_day).toHaveLength(7);
    expect(
      (after.by_day.at(-1)?.answered_soon ?? 0) - (before.by_day.at(-1)?.answered_soon ?? 0),
    ).toBe(1);
    expect((await reader.get('admin/overview?days=5')).code).toBe(422);
  });

  it('[D-345] [D-346] names every queue, and how many of its jobs are for later', async () => {
    const reader = await anAdmin(app);
    const queues = async () => {
      const { queues: all } = resultOf(await reader.get('admin/overview')) as unknown as {
        queues: { queue: string; later: number }[];
      };
      return new Map(all.map(({ queue, later }) => [queue, later]));
    };
    const before = await queues();
    expect([...before.keys()]).toEqual(declaredQueues());
    await anEvent(reader, inMinutes(app, 3 * 24 * 60));
    expect((await queues()).get('events')).toBe(Number(before.get('events')) + 2);
  });
});

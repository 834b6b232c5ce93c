import { changeRole } from '../../src/auth/roles/change-role';
import { connected } from '../../src/platform/database/connect';
import { declaredQueues } from '../../src/platform/outbox/job';
import { aCase, resultOf } from '../clinical-cases/support/cases';
import { type RunningApp, startApp } from '../support/app';
import { aMember, aModerator, anAdmin, anEditor, type Person } from '../support/people';
import { registered } from './support/registrations';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

/** What `npm run admin` does. */
async function change(verb: 'grant' | 'revoke', who: Person, role?: string): Promise<string> {
  const client = await connected({ connectionString: process.env['DATABASE_URL'] ?? '' });
  try {
    return await changeRole(client, { verb, email: who.email, role });
  } finally {
    await client.end();
  }
}

const rolesOf = async (who: Person) =>
  ((await who.get('session')).body['records'] as { roles: string[]; role: string }).roles;
const codesOf = async (who: Person, calls: readonly string[]) =>
  Promise.all(calls.map(async (call) => (await who.get(call)).code));

describe('Roles', () => {
  it('[D-750] are granted and taken by name, several at once, from the next request on', async () => {
    const anna = await aMember(app);
    expect(await rolesOf(anna)).toEqual([]);
    expect(await change('grant', anna, 'moderator')).toBe(
      `${anna.email} is a moderator now: /admin.`,
    );
    await change('grant', anna, 'editor');
    await change('grant', anna, 'editor');
    expect(await rolesOf(anna)).toEqual(['moderator', 'editor']);
    await change('revoke', anna, 'moderator');
    expect(await rolesOf(anna)).toEqual(['editor']);
    await change('grant', anna);
    expect(await rolesOf(anna)).toEqual(['admin', 'editor']);
    expect(await change('revoke', anna)).toBe(`${anna.email} has no role any more.`);
    expect(await rolesOf(anna)).toEqual([]);
    const lines = await app.rows<{ action: string }>(
      'select action from audit_event where object = ? order by id',
      [`member ${anna.id}`],
    );
    expect(lines.map(({ action }) => action)).toEqual([
      'moderator-granted',
      'editor-granted',
      'editor-granted',
      'moderator-revoked',
      'admin-granted',
      'roles-revoked',
    ]);
  });

  it('are refused where nobody has the address, or where there is no such role', async () => {
    const anna = await aMember(app);
    await expect(change('grant', anna, 'king')).rejects.toThrow('npm run admin');
    const nobody = { ...anna, email: 'nobody@example.org' } as Person;
    await expect(change('grant', nobody, 'editor')).rejects.toThrow('Nobody has an account');
  });

  it('[D-751] open what is theirs and nothing else', async () => {
    const [moderator, editor] = [await aModerator(app), await anEditor(app)];
    const forModerators = ['admin/reports', 'admin/registrations'];
    const forEditors = ['admin/blogs', 'admin/events', 'admin/learning', 'admin/announcements'];
    const forAdministrators = ['admin/members', 'admin/overview', 'admin/audit', 'admin/visitors'];
    expect(await codesOf(moderator, forModerators)).toEqual([200, 200]);
    expect(await codesOf(moderator, [...forEditors, ...forAdministrators])).toEqual(
      Array(8).fill(403),
    );
    expect(await codesOf(editor, forEditors)).toEqual(Array(4).fill(200));
    expect(await codesOf(editor, [...forModerators, ...forAdministrators])).toEqual(
      Array(6).fill(403),
    );
    expect((await moderator.get('admin/blogs')).body['msg']).toBe(
      'Your role does not include that.',
    );
  });

  it('[D-751] let a moderator decide about a report, but suspend nobody', async () => {
    const [author, reporter] = [await aMember(app), await aMember(app)];
    const [moderator, admin] = [await aModerator(app), await anAdmin(app)];
    const reported = { clinicalCaseId: await aCase(author), reason: 'Rude.', category: 'wrong' };
    await reporter.post('clinicalCases/report', reported);
    const [report] = resultOf(await admin.get('admin/reports?state=open')) as unknown as {
      id: number;
    }[];
    const decide = (action: string) =>
      moderator.post(`admin/reports/${report?.id}`, { action, note: 'Rude.', reason: 'Rude.' });
    expect((await decide('suspend')).code).toBe(403);
    expect((await decide('remove')).code).toBe(200);
  });
});

describe('What waits', () => {
  it('[D-758] is told by role', async () => {
    await registered(app);
    const waiting = async (who: Person) => resultOf(await who.get('admin/waiting'));
    expect(await waiting(await anEditor(app))).toEqual({});
    const ofModerator = await waiting(await aModerator(app));
    expect(Object.keys(ofModerator).sort()).toEqual(['appeals', 'registrations', 'reports']);
    expect((ofModerator as unknown as { registrations: number }).registrations).toBeGreaterThan(0);
    expect(Object.keys(await waiting(await anAdmin(app))).sort()).toEqual([
      'appeals',
      'failed_jobs',
      'letters',
      'places',
      'registrations',
      'reports',
    ]);
  });

  it('[D-759] tells of every queue what is active, and what has failed', async () => {
    const admin = await anAdmin(app);
    const { queues } = resultOf(await admin.get('admin/overview')) as unknown as {
      queues: Record<string, unknown>[];
    };
    expect(queues.map(({ name }) => name)).toEqual(declaredQueues());
    expect(queues[0]).toMatchObject({ waiting: 0, active: 0, failed: 0, late: 0, done_today: 0 });
  });
});

describe('A report about a comment', () => {
  it('[D-1082] leads moderators nowhere while its case is hidden, and administrators to it', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const [mona, ruth] = [await aModerator(app), await anAdmin(app)];
    const caseId = await aCase(anna);
    const said = { clinicalCaseId: caseId, comment: 'Ours is cheaper.' };
    const { id } = (await anna.post('clinicalCases/comment', said)).body as unknown as {
      id: number;
    };
    const report = { reason: 'Advertising.', category: 'other' };
    await ben.post(`comments/${id}/report`, report);
    await ben.post('clinicalCases/report', { clinicalCaseId: caseId, ...report });
    const reportsFor = async (who: Person) => {
      const { result } = (await who.get('admin/reports?state=open&limit=100')).body as unknown as {
        result: { id: number; link: string | null; object: { kind: string; id: number } }[];
      };
      return result;
    };
    const linkFor = async (who: Person) =>
      (await reportsFor(who)).find(({ object }) => object.kind === 'comment' && object.id === id)
        ?.link;
    const path = `/caseDetails/${caseId}?comment=${id}#comment-${id}`;
    expect([await linkFor(mona), await linkFor(ruth)]).toEqual([path, path]);
    const ofCase = (await reportsFor(ruth)).find(
      ({ object }) => object.kind === 'clinical-post' && object.id === caseId,
    );
    await ruth.post(`admin/reports/${ofCase?.id}`, { action: 'remove', reason: 'Advertising.' });
    expect([await linkFor(mona), await linkFor(ruth)]).toEqual([null, path]);
  });
});

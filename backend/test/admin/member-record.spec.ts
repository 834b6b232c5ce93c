import { aBeyondPost } from '../beyond-surgery/support/beyond';
import { aCase, DAY, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, aModerator, anAdmin, type Person } from '../support/people';
import { deskOf } from './support/reports';

let app: RunningApp;
let admin: Person;
beforeAll(async () => {
  app = await startWithFiles();
  admin = await anAdmin(app);
});
afterAll(() => app.stop());

interface Post {
  id: number;
  type: string;
  title: string;
  path: string;
  is_hidden: boolean;
}

const postsOf = async (who: Person, query = '') =>
  resultOf(await admin.get(`admin/members/${who.id}/posts?${query}`)) as unknown as Post[];
const reportsOf = async (who: Person) =>
  resultOf(await admin.get(`admin/members/${who.id}/reports`)) as unknown as {
    open: Record<string, unknown>[];
    decided: Record<string, unknown>[];
    own: Record<string, unknown>[];
    decided_count: number;
    own_count: number;
  };
const decide = (by: Person, report: number, action: string) =>
  by.post(`admin/reports/${report}`, { action, reason: 'A name can be read.', note: '' });

describe('What a member posted', () => {
  it('[D-797] is listed by kind, page by page, the newest first', async () => {
    const anna = await aMember(app);
    const first = await aCase(anna, { diagnosis: 'Bile leak' });
    const second = await aCase(anna, { diagnosis: 'Anastomotic leak' });
    const post = await aBeyondPost(anna, 'On rest');
    await aCase(await aMember(app));
    expect(await postsOf(anna)).toMatchObject([
      {
        id: second,
        type: 'case',
        title: 'Anastomotic leak',
        path: `/caseDetails/${second}`,
        is_hidden: false,
      },
      { id: first, title: 'Bile leak' },
    ]);
    expect((await postsOf(anna, `limit=1&before=${second}`)).map(({ id }) => id)).toEqual([first]);
    expect(await postsOf(anna, 'kind=beyond-post')).toMatchObject([
      { id: post, type: 'post', title: 'On rest', path: `/beyondSurgery/${post}` },
    ]);
    expect(await postsOf(anna, 'kind=explore-post')).toEqual([]);
    expect((await admin.get(`admin/members/${anna.id}/posts?kind=comment`)).code).toBe(422);
    expect((await admin.get('admin/members/999999/posts')).code).toBe(404);
  });

  it.each([
    ['waits for the patient', 'awaits_patient_at = now()'],
    ['is held until its files are checked', 'held_at = now()'],
    ['was withdrawn', 'withdrawn_at = now()'],
    ['has lost its consent', 'consent_until = now()'],
    ['was deleted', 'deleted_at = now()'],
  ])('[D-797] is not shown while it %s', async (_what, state) => {
    const anna = await aMember(app);
    const id = await aCase(anna);
    expect(await postsOf(anna)).toHaveLength(1);
    await app.rows(`update clinical_post set ${state} where id = ? returning 1`, [id]);
    expect(await postsOf(anna)).toEqual([]);
  });

  it('[D-797] is not shown while its film is being checked', async () => {
    const anna = await aMember(app);
    const id = await aBeyondPost(anna);
    await app.rows(
      `with film as (insert into asset (owner_id, purpose, state, kind, mime, key, bytes, sha256, scan, created_at)
         values (?, 'beyond-post', 'pending', 'video', 'video/mp4', 'film-of-record', 1, '', 'clean', now()) returning id)
       update beyond_post set asset_id = (select id from film) where id = ? returning 1`,
      [anna.id, id],
    );
    expect(await postsOf(anna, 'kind=beyond-post')).toEqual([]);
    await app.rows(`update asset set state = 'ready' where key = 'film-of-record' returning 1`);
    expect(await postsOf(anna, 'kind=beyond-post')).toHaveLength(1);
  });
});

describe('Reports about what a member posted, and by them', () => {
  it('[D-797] are listed with what was decided, and with the appeal', async () => {
    const desk = deskOf(app);
    const [anna, ben] = [await aMember(app), await aMember(app)];
    const [removed, kept] = [await aCase(anna), await aCase(anna)];
    const report = await desk.reported(ben, removed, 'abusive');
    await desk.reported(ben, kept);
    expect(await reportsOf(anna)).toMatchObject({
      open: [
        {
          id: report,
          kind: 'clinical-post',
          subject_id: removed,
          count: 1,
          categories: ['abusive'],
        },
        { subject_id: kept },
      ],
      decided: [],
      decided_count: 0,
      own: [],
    });
    expect((await reportsOf(ben)).own).toMatchObject([
      { subject_id: kept, category: 'wrong', decision: null },
      { subject_id: removed, category: 'abusive', decision: null, decided_at: null },
    ]);

    await decide(admin, report, 'remove');
    const appeal = { kind: 'clinical-post', id: removed, text: 'It was covered.' };
    const { code } = await anna.post('appeals', appeal);
    expect(code).toBe(200);
    const moderator = await aModerator(app);
    const [waiting] = resultOf(await moderator.get('admin/appeals?state=open'));
    await moderator.post(`admin/appeals/${waiting?.['id']}`, {
      decision: 'restore',
      reason: 'It was covered.',
    });
    const { open, decided, decided_count } = await reportsOf(anna);
    expect(open).toMatchObject([{ subject_id: kept }]);
    expect(decided_count).toBe(decided.length);
    expect(decided.at(-1)).toMatchObject({
      subject_id: removed,
      report_id: report,
      action: 'remove',
      by: admin.fullName,
      reason: 'A name can be read.',
      verdict: 'restore',
    });
    const ofBen = await reportsOf(ben);
    expect(ofBen.own.at(-1)).toMatchObject({ decision: 'dismissed' });
    expect(ofBen).toMatchObject({ open: [], decided: [], decided_count: 0 });
    expect(await postsOf(anna)).toMatchObject([{ id: kept }, { id: removed, is_hidden: false }]);
  });

  it('[D-797] end at twenty of each, and are counted', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app)];
    await app.rows(
      `insert into report (subject_kind, subject_id, reporter_id, category, reason, created_at)
       select 'clinical-post', 800000 + n, ?, 'wrong', '', ? from generate_series(1, 23) n returning 1`,
      [ben.id, new Date(app.clock.now().getTime() - DAY)],
    );
    await app.rows(
      `insert into moderation_decision (subject_kind, subject_id, author_id, action, reason, note, decided_by, decided_at)
       select 'clinical-post', 800000 + n, ?, 'dismiss', '', '', ?, now() from generate_series(1, 22) n returning 1`,
      [anna.id, admin.id],
    );
    const { own, own_count } = await reportsOf(ben);
    const { decided, decided_count } = await reportsOf(anna);
    expect([own.length, own_count, decided.length, decided_count]).toEqual([20, 23, 20, 22]);
  });
});

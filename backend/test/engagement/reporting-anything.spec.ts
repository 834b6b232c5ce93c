import { ReportedComments } from '../../src/engagement/moderation/reported-comments';
import { aBeyondPost } from '../beyond-surgery/support/beyond';
import { aCase, again, DAY, idIn, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import { erase, leave } from '../departure/support/departing';
import { hearSignals } from '../notifications/support/hearing';
import { anOpportunity } from '../opportunities/support/opportunities';
import type { RunningApp } from '../support/app';
import type { Replied } from '../support/client';
import { aMember, aModerator, anAdmin, isConfirmed, type Person } from '../support/people';
import { inUnitOfWork } from '../support/unit-of-work';

let app: RunningApp;
let admin: Person;
let moderator: Person;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
  [admin, moderator] = [await anAdmin(app), await aModerator(app)];
});
beforeEach(async () => {
  [anna, ben] = [await aMember(app), await aMember(app)];
});
afterEach(() => app.clock.reset());
afterAll(() => app.stop());

type Row = Record<string, unknown>;
const WORDS = 'Her name is on the wristband.';
const REASON = 'It breaks the rules.';

interface Kind {
  readonly kind: string;
  readonly path: (id: number) => string;
  readonly category: string;
  readonly thanks: string;
  /** @returns the id of something by this member */
  make(author: Person): Promise<number>;
}

async function aComment(author: Person): Promise<{ postId: number; id: number }> {
  const postId = await aCase(ben);
  const said = { clinicalCaseId: postId, comment: WORDS };
  const { body } = await author.post('clinicalCases/comment', said);
  return { postId, id: (body['comment'] as { id: number }).id };
}

const KINDS: readonly Kind[] = [
  {
    kind: 'comment',
    path: (id) => `comments/${id}/report`,
    category: 'patient-identifiable',
    thanks: 'Thank you. We will review this comment.',
    make: async (author) => (await aComment(author)).id,
  },
  {
    kind: 'beyond-comment',
    path: (id) => `beyond/comments/${id}/report`,
    category: 'abusive',
    thanks: 'Thank you. We will review this comment.',
    make: async (author) => {
      const said = { beyond_surgery_id: await aBeyondPost(ben), curruntComment: WORDS };
      return idIn(await author.post('addCommentForBeyondId', said));
    },
  },
  {
    kind: 'member',
    path: (id) => `members/${id}/report`,
    category: 'impersonation',
    thanks: 'Thank you. We will review this member.',
    make: async (author) => author.id,
  },
  {
    kind: 'opportunity',
    path: (id) => `opportunities/${id}/report`,
    category: 'paid',
    thanks: 'Thank you. We will review this opportunity.',
    make: (author) => anOpportunity(app, author),
  },
];

const report = (by: Person, { path, category }: Kind, id: number, more: object = {}) =>
  by.post(path(id), { category, reason: 'Not right.', ...more });
const rowOf = async (kind: string, id: number, state = 'open') =>
  resultOf(await moderator.get(`admin/reports?state=${state}&limit=100`)).find(
    (row) => row['kind'] === kind && row['subject_id'] === id,
  ) as (Row & { id: number; object: Row & { decisions: string[] } }) | undefined;
const decide = async (kind: string, id: number, body: object, who = moderator) =>
  who.post(`admin/reports/${(await rowOf(kind, id))?.id}`, body);
const linesOf = async (who: Person) => {
  await hearSignals(app);
  return app.rows<{ kind: string; words: string | null; link: string }>(
    'select kind, words, link from notification where recipient_id = ? order by id',
    [who.id],
  );
};
const said = ({ code, body }: Replied) => [code, body.msg];

describe.each(KINDS)('[D-951] A report: $kind', (about) => {
  const { kind, path, category, thanks, make } = about;

  it('waits in the one queue with its object, and its writer alone learns what became of it', async () => {
    const id = await make(anna);
    const cleo = await aMember(app);
    expect(said(await report(cleo, about, id))).toEqual([200, thanks]);
    const row = await rowOf(kind, id);
    expect(row).toMatchObject({
      categories: [category],
      count: 1,
      is_gone: false,
      is_hidden: false,
      object: { kind, id, author: { id: anna.id }, files: [] },
    });
    expect(row?.['link']).toEqual(expect.stringContaining('/'));
    expect((await decide(kind, id, { action: 'dismiss' })).code).toBe(200);
    expect((await linesOf(cleo)).map((line) => line.kind)).toContain('report-decided');
    expect(JSON.stringify(await linesOf(anna))).not.toMatch(/report|hidden|removed/);
  });

  it('is taken once from each, never about oneself, and not without words', async () => {
    const id = await make(anna);
    const cleo = await aMember(app);
    expect((await report(cleo, about, id)).code).toBe(200);
    expect((await report(cleo, about, id)).code).toBe(409);
    expect((await report(anna, about, id)).code).toBe(409);
    const another = await aMember(app);
    expect((await report(another, about, id, { reason: ' ' })).body.errors).toEqual({
      reason: ['Reason is required.'],
    });
    expect((await report(another, about, id, { category: 'dull' })).code).toBe(422);
    expect((await another.post(path(999_999_999), { category, reason: 'x' })).code).toBe(404);
    expect((await another.post(path(0), { category, reason: 'x' })).code).toBe(404);
  });

  it('goes with what it is about', async () => {
    const id = await make(anna);
    await report(await aMember(app), about, id);
    await leave(anna);
    expect(await rowOf(kind, id)).toMatchObject({ is_gone: true, object: { text: '' } });
    await erase(app, anna);
    const stored = 'select reason from report where subject_kind = ? and subject_id = ?';
    if (kind === 'opportunity') expect(await app.rows(stored, [kind, id])).toEqual([]);
  });
});

describe('[D-951] A comment', () => {
  const commentsOn = async (who: Person, id: number) =>
    (await who.get(`getCommentsOnClinicalCase/${id}`)).body as unknown as Row[];
  const countOf = async (id: number) =>
    resultOf(await ben.get(`clinicalCases/${id}`)) as unknown as { comment_count: number };

  it('that is removed is gone for everybody, and comes back with its words', async () => {
    const { postId, id } = await aComment(anna);
    const cleo = await aMember(app);
    await report(cleo, KINDS[0] as Kind, id, { category: 'wrong' });
    expect((await rowOf('comment', id))?.object).toMatchObject({
      title: `Comment by Dr. ${anna.fullName}`,
      text: WORDS,
      decisions: ['remove', 'suspend', 'restore', 'dismiss'],
    });
    expect((await decide('comment', id, { action: 'repair', reason: REASON })).code).toBe(409);
    expect((await decide('comment', id, { action: 'remove', reason: REASON })).code).toBe(200);
    for (const who of [cleo, anna, ben])
      expect(JSON.stringify(await commentsOn(who, postId))).not.toContain(WORDS);
    expect((await countOf(postId)).comment_count).toBe(0);
    const [mark] = await app.rows('select text from comment where id = ?', [id]);
    expect(mark).toEqual({ text: '' });
    for (const call of [
      anna.post('clinicalCases/deleteComment', { comment_id: id }),
      anna.post('clinicalCases/editComment', { comment_id: id, comment: 'Again' }),
      cleo.post(`comments/${id}/like`, {}),
      (await aMember(app)).post(`comments/${id}/report`, { reason: 'Again.' }),
    ])
      expect((await call).code).toBe(404);
    expect(await linesOf(anna)).toMatchObject([
      {
        kind: 'post-removed',
        words: 'A comment of yours was removed after a report.',
        link: `/appeals/comment/${id}`,
      },
    ]);
    const exported = await app.rows('select text from hidden_comment where comment_id = ?', [id]);
    expect(exported).toEqual([{ text: WORDS }]);

    const appeal = await anna.post('appeals', { kind: 'comment', id, text: 'It is not.' });
    await admin.post(`admin/appeals/${appeal.body['id']}`, {
      decision: 'restore',
      reason: 'It is not.',
    });
    expect(await commentsOn(cleo, postId)).toMatchObject([{ comment: WORDS, is_hidden: 0 }]);
    expect((await countOf(postId)).comment_count).toBe(1);
  });

  it('with replies says that it is hidden, not that it was deleted', async () => {
    const { postId, id } = await aComment(anna);
    const answer = { clinicalCaseId: postId, comment: 'Where?', parentId: id };
    await ben.post('clinicalCases/comment', answer);
    await report(ben, KINDS[0] as Kind, id, { category: 'wrong' });
    await decide('comment', id, { action: 'remove', reason: REASON });
    const rows = await commentsOn(await aMember(app), postId);
    expect(rows.find((row) => row['id'] === id)).toMatchObject({
      comment: '',
      is_deleted: 1,
      is_hidden: 1,
    });
  });

  it('that identifies a patient is hidden for a day by a confirmed member’s report', async () => {
    const { postId, id } = await aComment(anna);
    const cleo = await isConfirmed(app, await aMember(app));
    await report(cleo, KINDS[0] as Kind, id);
    expect(await commentsOn(ben, postId)).toEqual([]);
    expect(await linesOf(anna)).toMatchObject([
      { words: 'A comment of yours is hidden until a report about it has been reviewed.' },
    ]);
    const showDue = () => inUnitOfWork(app, () => app.nest.get(ReportedComments).showDue());
    await showDue();
    expect(await commentsOn(ben, postId)).toEqual([]);
    app.clock.advance(DAY + 1);
    await showDue();
    expect(await commentsOn(await again(app, ben), postId)).toMatchObject([{ comment: WORDS }]);
  });

  it('that is hidden goes with its author for good', async () => {
    const { id } = await aComment(anna);
    await report(ben, KINDS[0] as Kind, id);
    await decide('comment', id, { action: 'remove', reason: REASON });
    await leave(anna);
    await erase(app, anna);
    expect(await app.rows('select * from hidden_comment where comment_id = ?', [id])).toEqual([]);
  });

  it('of the one feed is not found in the other', async () => {
    const { id } = await aComment(anna);
    const other = await ben.post(`beyond/comments/${id}/report`, { reason: 'Not right.' });
    expect(other.code).toBe(404);
  });
});

describe('[D-951] A member', () => {
  const MEMBER = KINDS[2] as Kind;

  it('is suspended by an administrator, and hidden by no number of reports', async () => {
    for (let by = 0; by < 4; by += 1) await report(await aMember(app), MEMBER, anna.id);
    expect((await rowOf('member', anna.id))?.object.decisions).toEqual(['suspend', 'dismiss']);
    expect((await ben.post('getProfileDetails', { id: anna.id })).code).toBe(200);
    const body = { action: 'suspend', reason: REASON, days: 3 };
    expect((await decide('member', anna.id, body)).code).toBe(403);
    expect((await decide('member', anna.id, { ...body, action: 'remove' }, admin)).code).toBe(409);
    expect((await decide('member', anna.id, body, admin)).code).toBe(200);
    expect((await anna.get('clinicalCases')).code).toBe(401);
    expect((await linesOf(anna)).map(({ kind }) => kind)).not.toContain('post-removed');
  });

  it('who has blocked somebody is not told to exist', async () => {
    await anna.post('blocks', { memberId: ben.id });
    expect((await report(ben, MEMBER, anna.id)).code).toBe(404);
    expect((await report(anna, MEMBER, ben.id)).code).toBe(200);
  });
});

describe('[D-951] An opportunity', () => {
  const OPENING = KINDS[3] as Kind;

  it('is closed by a decision, and open again when that is taken back', async () => {
    const id = await anOpportunity(app, anna);
    for (let by = 0; by < 3; by += 1) await report(await aMember(app), OPENING, id);
    expect((await ben.get(`opportunities/${id}`)).code).toBe(200);
    const row = await rowOf('opportunity', id);
    expect(row?.object).toMatchObject({
      title: 'Robotic HPB fellowship',
      text: expect.stringContaining('Two consoles'),
    });
    await decide('opportunity', id, { action: 'remove', reason: REASON });
    expect((await ben.get(`opportunities/${id}`)).code).toBe(404);
    expect(await linesOf(anna)).toMatchObject([
      { words: 'An opportunity of yours was removed after a report.' },
    ]);
    expect((await moderator.post(`admin/reports/${row?.id}`, { action: 'restore' })).code).toBe(
      200,
    );
    expect((await ben.get(`opportunities/${id}`)).code).toBe(200);
  });
});

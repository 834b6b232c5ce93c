import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, aModerator, type Person } from '../support/people';
import { aCase, resultOf, startWithFiles } from './support/cases';
import { putPoll } from './support/polls';

let app: RunningApp;
let moderator: Person;
let anna: Person;
let ben: Person;
let id: number;
beforeAll(async () => {
  app = await startWithFiles();
  moderator = await aModerator(app);
});
beforeEach(async () => {
  [anna, ben] = [await aMember(app), await aMember(app)];
  id = await aCase(anna);
});
afterAll(() => app.stop());

const CHECKED = [404, 'This case is being checked.'];
const NEVER_WAS = async () => answerOf(ben, 999_999_999);
const answerOf = async (who: Person, of = id) => {
  const { code, body } = await who.get(`clinicalCases/${of}`);
  return [code, body.msg];
};
const states: Readonly<Record<string, (postId: number) => Promise<unknown>>> = {
  'reports hide it': async (clinicalCaseId) => {
    for (let by = 0; by < 3; by += 1) {
      const reason = { clinicalCaseId, reason: 'A name.' };
      await (await aMember(app)).post('clinicalCases/report', reason);
    }
  },
  'it waits for its patient': (postId) =>
    app.rows('update clinical_post set awaits_patient_at = now() where id = ?', [postId]),
  'its files are checked': (postId) =>
    app.rows('update clinical_post set held_at = now() where id = ?', [postId]),
};

describe.each(Object.entries(states))('[D-954] While %s, a case', (_, become) => {
  const ties: Readonly<Record<string, (who: Person) => Promise<unknown>>> = {
    'has commented': (who) =>
      who.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Drain it.' }),
    'has liked it': (who) => who.post('clinicalCases/like', { clinicalCaseId: id }),
    'has saved it': (who) => who.post('clinicalCases/collection/add', { cl_case_id: id }),
    'follows it': (who) => who.post(`clinicalCases/${id}/follow`, {}),
    'has a notification about it': async (who) => {
      const comment = `@${who.fullName} look`;
      await anna.post('clinicalCases/comment', {
        clinicalCaseId: id,
        comment,
        mentions: [who.id],
      });
      await hearSignals(app);
      expect(resultOf(await who.post('getNotificationData'))).toHaveLength(1);
    },
  };

  it('is said to be checked to those who know it, and to nobody else', async () => {
    const known: [string, Person][] = [];
    for (const [name, tie] of Object.entries(ties)) {
      const who = await aMember(app);
      await tie(who);
      known.push([name, who]);
    }
    await become(id);
    for (const [name, who] of known) {
      expect([name, await answerOf(who)]).toEqual([name, CHECKED]);
      const { code, body } = await who.get(`getCommentsOnClinicalCase/${id}`);
      expect([name, [code, body.msg]]).toEqual([name, CHECKED]);
    }
    expect(await answerOf(ben)).toEqual(await NEVER_WAS());
    expect((await answerOf(anna))[0]).toBe(200);
  });
});

describe('[D-954] A case', () => {
  const like = () => ben.post('clinicalCases/like', { clinicalCaseId: id });

  it('whose patient has withdrawn is not spoken of', async () => {
    await like();
    await app.rows('update clinical_post set withdrawn_at = now() where id = ?', [id]);
    expect(await answerOf(ben)).toEqual(await NEVER_WAS());
  });

  it('by somebody who has blocked its reader is not, either', async () => {
    await like();
    await app.rows('update clinical_post set held_at = now() where id = ?', [id]);
    await anna.post('blocks', { memberId: ben.id });
    expect(await answerOf(ben)).toEqual(await NEVER_WAS());
  });
});

describe('[D-955] A comment that a member cannot read', () => {
  const calls: Readonly<Record<string, (who: Person, comment: number) => Promise<unknown>>> = {
    deleteComment: (who, comment_id) => who.post('clinicalCases/deleteComment', { comment_id }),
    editComment: (who, comment_id) =>
      who.post('clinicalCases/editComment', { comment_id, comment: 'Mine.' }),
    deleteCommentForCommunityId: (who, comment_id) =>
      who.post('deleteCommentForCommunityId', { comment_id, community_id: id }),
    like: (who, comment) => who.post(`comments/${comment}/like`, {}),
    unlike: (who, comment) => who.send('DELETE', `comments/${comment}/like`, undefined),
    report: (who, comment) => who.post(`comments/${comment}/report`, { reason: 'Not right.' }),
    reply: (who, parentId) =>
      who.post('clinicalCases/comment', { clinicalCaseId: id, comment: 'Why?', parentId }),
  };

  async function aHiddenComment(how: string): Promise<number> {
    if (how === 'a blind vote') await putPoll(anna, id);
    const { body } = await anna.post('clinicalCases/comment', {
      clinicalCaseId: id,
      comment: 'Drain it.',
    });
    const comment = Number(body['id']);
    if (how === 'a case out of sight')
      await app.rows('update clinical_post set held_at = now() where id = ?', [id]);
    if (how === 'a decision') {
      await ben.post(`comments/${comment}/report`, { reason: 'Rude.' });
      const [row] = resultOf(await moderator.get('admin/reports?limit=100')).filter(
        (one) => one['subject_id'] === comment,
      );
      await moderator.post(`admin/reports/${row?.['id']}`, { action: 'remove', reason: 'Rude.' });
    }
    return comment;
  }

  it.each(['a case out of sight', 'a decision', 'a blind vote'])(
    'because of %s is answered like none by every call',
    async (how) => {
      const comment = await aHiddenComment(how);
      const other = await aMember(app);
      for (const [name, call] of Object.entries(calls)) {
        const [hidden, none] = [await call(other, comment), await call(other, 999_999_999)];
        expect([name, shown(hidden)]).toEqual([name, shown(none)]);
      }
    },
  );

  const shown = (reply: unknown) => {
    const { code, body } = reply as { code: number; body: { msg: string } };
    return [code, body.msg];
  };
});

import { aCase, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { hearSignals } from './support/hearing';

const TITLE = 'Distal bile duct stricture';
const WORDS = 'Two negative brushings do not rule it out.';

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
  id = await aCase(anna, { diagnosis: TITLE });
});
afterAll(() => app.stop());

const lines = async (who: Person) =>
  (await who.post('getNotificationData')).body['result'] as unknown as Record<string, unknown>[];

async function comment(who: Person, words: string, parentId?: number): Promise<number> {
  const { body } = await who.post('clinicalCases/comment', {
    clinicalCaseId: id,
    comment: words,
    parentId,
  });
  await hearSignals(app, ({ payload }) => payload['commentId'] === body['id']);
  return Number(body['id']);
}

describe('A notification in the app', () => {
  it('[D-577] names the case and quotes the first words of the comment', async () => {
    await comment(ben, `${WORDS} ${'More. '.repeat(60)}`);
    const [line] = await lines(anna);
    expect(line).toMatchObject({ kind: 'case-commented', title: TITLE });
    expect(String(line?.['quote'])).toMatch(new RegExp(`^${WORDS}.*…$`));
    expect(String(line?.['text'])).not.toContain('brushings');
  });

  it('[D-577] quotes nothing to whoever a vote blinds, and to everybody else', async () => {
    const open = await comment(ben, 'Drain first.');
    await comment(anna, WORDS, open);
    expect(await lines(ben)).toMatchObject([
      { kind: 'comment-replied', title: TITLE, quote: WORDS },
    ]);
    id = await aCase(anna, { diagnosis: TITLE });
    await anna.send('PUT', `clinicalCases/${id}/poll`, {
      question: 'Drain first?',
      options: ['Yes', 'No'],
      blind: true,
    });
    await comment(anna, WORDS, await comment(ben, 'Drain first.'));
    expect((await lines(ben))[0]).toMatchObject({ title: TITLE, quote: null });
    expect((await lines(anna))[0]).toMatchObject({ title: TITLE, quote: 'Drain first.' });
  });

  it('[D-577] says nothing of what was deleted or withdrawn since', async () => {
    const first = await comment(ben, 'Drain first.');
    await comment(anna, WORDS, first);
    await ben.post('clinicalCases/deleteComment', { comment_id: first });
    // A notice goes with its comment, and all of them with the case.
    expect(await lines(anna)).toEqual([]);
    expect(await lines(ben)).toMatchObject([{ title: TITLE }]);
    await anna.post('clinicalCases/delete', { id });
    expect(await lines(ben)).toEqual([]);
  });

  it('[D-577] brings the request that can be accepted, until it is', async () => {
    await ben.post('addBeyondFollowRequest', { user_two_id: anna.id });
    await hearSignals(app, ({ payload }) => payload['senderId'] === ben.id);
    const line = async () => (await lines(anna))[0];
    const told = await line();
    expect(told).toMatchObject({ connection: { standing: 'received' } });
    const { follow_id: asked } = { ...(told?.['connection'] as object) } as { follow_id?: number };
    await anna.post('updateFriendList', { follow_id: asked, status: 1 });
    expect(await line()).toMatchObject({ connection: { standing: 'connected' } });
  });
});

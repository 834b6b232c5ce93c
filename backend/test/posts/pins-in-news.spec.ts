import { anOutcome, idIn, startWithFiles } from '../clinical-cases/support/cases';
import { putPoll, skip } from '../clinical-cases/support/polls';
import { hearAboutCase } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { at, pictured, type Row, say } from './support/pins';

let app: RunningApp;
let anna: Person;
let ben: Person;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app, { firstName: 'Anna', lastName: 'Blum' });
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
});
afterAll(() => app.stop());

const told = async (who: Person) =>
  ((await who.post('getNotificationData')).body['result'] as unknown as Row[]).map(
    ({ text, quote }) => [text, quote],
  );

describe('The news of a comment with marks', () => {
  it('[D-1307] say in the app where it points', async () => {
    const { post, files } = await pictured(anna, 2);
    const pins = [at(files[1]), at(files[0]), at(files[0])];
    const first = idIn(await say(ben, post, pins, { text: '' }));
    await hearAboutCase(app, post);
    expect(await told(anna)).toEqual([
      ['Dr. Ben Okoro commented on your case and pointed at picture 2 and 2 more.', null],
    ]);
    await say(anna, post, [at(files[0])], { replyTo: first });
    await hearAboutCase(app, post);
    expect(await told(ben)).toEqual([
      ['Dr. Anna Blum replied to your comment and pointed at picture 1.', 'Here.'],
    ]);
  });

  it('[D-1653] lead to the place, with the comment', async () => {
    const { post, files } = await pictured(anna, 2);
    const id = idIn(await say(ben, post, [at(files[1])]));
    await hearAboutCase(app, post);
    const { result } = (await anna.post('getNotificationData')).body as unknown as {
      result: Row[];
    };
    expect(result.map(({ link }) => link)).toEqual([
      `/caseDetails/${post}?picture=2#comment-${id}`,
    ]);
  });

  it('[D-1307] tell a blinded member nothing of it', async () => {
    const { post, files } = await pictured(anna);
    await putPoll(anna, post);
    const first = idIn(await say(ben, post, []));
    await say(anna, post, [at(files[0])], { replyTo: first });
    await hearAboutCase(app, post);
    const hidden = [['Dr. Anna Blum replied to your comment.', null]];
    expect(await told(ben)).toEqual(hidden);
    await skip(ben, post);
    expect(await told(ben)).not.toEqual(hidden);
  });
});

describe('The news of an outcome with marks', () => {
  const report = (post: number, pins: unknown) =>
    anna.send('PUT', `posts/${post}/outcome`, { ...anOutcome('Went home.'), pins });
  const plain = 'Dr. Anna Blum reported what became of a patient.';
  const pointing = 'Dr. Anna Blum reported what became of a patient and pointed at picture 2';

  it('[D-1630] say in the app where it points, now and after a change', async () => {
    const { post, files } = await pictured(anna, 2);
    await say(ben, post, []);
    await report(post, [at(files[1]), at(files[0])]);
    await hearAboutCase(app, post);
    expect(await told(ben)).toEqual([[`${pointing} and 1 more.`, null]]);
    await report(post, [at(files[1])]);
    expect(await told(ben)).toEqual([[`${pointing}.`, null]]);
    await report(post, []);
    expect(await told(ben)).toEqual([[plain, null]]);
  });

  it('[D-1630] say nothing of an outcome that waits for the patient, or before a vote', async () => {
    const { post, files } = await pictured(anna, 2);
    await putPoll(anna, post);
    await skip(ben, post);
    await say(ben, post, []);
    await report(post, [at(files[1])]);
    await hearAboutCase(app, post);
    expect(await told(ben)).toEqual([[`${pointing}.`, null]]);
    const wait = (at: string) =>
      app.rows(`update case_outcome set awaits_patient_at = ${at} where post_id = ?`, [post]);
    await wait('now()');
    expect(await told(ben)).toEqual([[plain, null]]);
    await wait('null');
    await app.rows('delete from case_poll_vote where post_id = ?', [post]);
    expect(await told(ben)).toEqual([[plain, null]]);
    await skip(ben, post);
    expect(await told(ben)).toEqual([[`${pointing}.`, null]]);
  });
});

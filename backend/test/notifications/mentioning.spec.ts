import { aCase, idIn, resultOf, startWithFiles } from '../clinical-cases/support/cases';
import type { RunningApp } from '../support/app';
import type { Client } from '../support/client';
import { aMember, anOnboarding, type Person } from '../support/people';
import { hearAboutCase } from './support/hearing';

let app: RunningApp;
let anna: Person;
let ben: Person;
let id: number;
beforeAll(async () => {
  app = await startWithFiles();
});
beforeEach(async () => {
  anna = await aMember(app);
  ben = await aMember(app, { firstName: 'Ben', lastName: 'Okoro' });
  id = await aCase(anna);
});
afterAll(() => app.stop());

const say = async (who: Client, comment: string, more: object = {}) =>
  idIn(await who.post('clinicalCases/comment', { clinicalCaseId: id, comment, ...more }));
const told = async (who: Client) => resultOf(await who.post('getNotificationData'));
const hear = () => hearAboutCase(app, id);

describe('Being mentioned', () => {
  it('[D-068] is told to members alone, once, with a link to the comment', async () => {
    const [carla, newcomer] = [await aMember(app), await anOnboarding(app)];
    const mentions = [carla.id, carla.id, newcomer.id, 999_999_999, ben.id, anna.id];
    const comment = await say(ben, 'Carla, Anna?', { mentions });
    await hear();

    expect(await told(carla)).toMatchObject([
      {
        kind: 'mentioned',
        text: 'Dr. Ben Okoro mentioned you in a comment.',
        link: `/caseDetails/${id}#comment-${comment}`,
      },
    ]);
    expect(await told(anna)).toMatchObject([{ kind: 'case-commented' }]);
    expect(await told(ben)).toEqual([]);
    expect(
      await app.rows('select 1 from notification where recipient_id = ?', [newcomer.id]),
    ).toEqual([]);
  });

  it('is not told of a comment that was deleted before', async () => {
    const carla = await aMember(app);
    const comment = await say(ben, 'Carla?', { mentions: [carla.id] });
    await ben.post('clinicalCases/deleteComment', { comment_id: comment });
    await hear();
    expect(await told(carla)).toEqual([]);
  });
});

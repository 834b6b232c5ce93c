import { type RunningApp, startApp } from './support/app';
import { aMember, aVisitor } from './support/people';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('Every reply', () => {
  it('[PW-15] has a code, which is the status, and a sentence; a refusal has a reference, too', async () => {
    const anna = await aMember(app);
    const done = [
      await anna.get('session'),
      await anna.get('clinicalCases'),
      await anna.post('getAllCountries'),
    ];
    for (const { code, body } of done)
      expect([code, body.code, body.msg]).toEqual([200, 200, expect.stringMatching(/\w/)]);
    const refused = [
      await aVisitor(app).get('clinicalCases'),
      await anna.get('clinicalCases/999999999'),
      await anna.post('login', {}),
      await anna.get('no-such-call'),
    ];
    expect(refused.map(({ code }) => code)).toEqual([401, 404, 422, 404]);
    for (const { code, body } of refused) {
      expect(body).toMatchObject({
        code,
        msg: expect.stringMatching(/\w/),
        requestId: expect.stringMatching(/^[\w-]{8,}$/),
      });
    }
  });

  it('[AU-55] the calls that the old apps declared without a shape have one', async () => {
    const anna = await aMember(app);
    expect((await anna.post('unReadCount', {})).body).toMatchObject({ code: 200, result: [] });
    expect((await anna.post('getNotificationData', {})).body).toMatchObject({
      code: 200,
      result: [],
    });
    expect((await anna.post('changePassword', {})).body.errors).toMatchObject({
      curruntPassword: ['Current password is required.'],
    });
    expect((await anna.post('subscribe', {})).code).toBe(422);
    expect((await anna.post('leaveGroup', { chatRoomId: 999_999 })).code).toBe(404);
  });
});

import { type RunningApp, startApp } from '../support/app';
import { anOnboarding } from '../support/people';
import { type Places, personalAnswers, somePlaces } from './answers';

describe('The check of step 1', () => {
  let app: RunningApp;
  let places: Places;

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
  });

  afterAll(() => app.stop());

  it('[D-711] judges answers before they are confirmed, and keeps none of them', async () => {
    const anna = await anOnboarding(app);
    const missing = await anna.post('personal/check', { page_id: 1 });
    const whole = await anna.post('personal/check', personalAnswers(anna, places));

    expect(missing.code).toBe(422);
    expect(Object.keys(missing.body.errors ?? {})).toContain('gender');
    expect(whole.code).toBe(200);
    expect(await app.rows('select 1 from profile where account_id = ?', [anna.id])).toEqual([]);
    expect((await anna.get('session')).body['records']).toMatchObject({ till_where_filled: 0 });
    await anna.post('personal/check', {
      ...personalAnswers(anna, places),
      cityId: 'Nowhere Bay#Nowhere Bay',
    });
    expect(await app.rows(`select id from place_suggestion where name = 'Nowhere Bay'`)).toEqual(
      [],
    );
  });
});

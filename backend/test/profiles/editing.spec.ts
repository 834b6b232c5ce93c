import { aPdf } from '../media/support/samples';
import {
  medicalSchool,
  type Places,
  personalAnswers,
  somePlaces,
  specialityTraining,
} from '../onboarding/answers';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, type Person } from '../support/people';
import { aForm } from './uploads';

describe('Editing a profile', () => {
  let app: RunningApp;
  let places: Places;

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
  });

  afterAll(() => app.stop());

  async function aSurgeon(): Promise<Person> {
    const anna = await anOnboarding(app);
    await anna.post('personal', personalAnswers(anna, places));
    await anna.post('qualification', {
      ...medicalSchool(places),
      ...specialityTraining(places),
      otherGroup: ['Urology#'],
    });
    return anna;
  }

  const detailsOf = async (person: Person, viewer: Person = person) =>
    (await viewer.post('getProfileDetails', { id: person.id })).body as Record<
      string,
      Record<string, unknown>
    >;
  const noChanges = { code: 400, msg: 'No changes made' };

  it('[PR-18 PR-24 PR-32] changes additional qualifications', async () => {
    const anna = await aSurgeon();
    const change = (additionalQualifications?: string) =>
      anna.post('updateAdditionalQualification', { additionalQualifications, id: anna.id });
    const saved = { code: 200, msg: 'Additional Qualification updated successfully' };

    expect((await change('')).body).toMatchObject(noChanges);
    expect((await change()).body).toMatchObject(noChanges);
    expect((await change('FRCS\nFACS')).body).toMatchObject(saved);
    expect((await change(' FRCS\r\nFACS ')).body).toMatchObject(noChanges);
    expect((await detailsOf(anna))['qualification']).toMatchObject({
      additionalQualifications: 'FRCS\nFACS',
    });
    expect((await change('')).body).toMatchObject(saved);
    expect((await change('x'.repeat(2_001))).code).toBe(422);
  });

  it('[PR-02 PR-21 PR-33] adds groups to those that are there', async () => {
    const anna = await aSurgeon();
    const add = (otherGroup: unknown) =>
      anna.post('updateChatOtherRooms', { otherGroup, id: anna.id });
    expect((await add(['Vascular Surgery#', 'Urology#', 'HPB Surgery#'])).body).toMatchObject({
      code: 200,
      msg: 'Group Added Successfully',
    });

    const { addGroup, specialtyGroups } = (await anna.post('getProfileDetails', {})).body;
    expect(addGroup).toEqual([
      { chat_room_center_id: 9, chat_room_center_name: 'Urology#' },
      { chat_room_center_id: 16, chat_room_center_name: 'Vascular Surgery#' },
    ]);
    expect(specialtyGroups).toEqual([
      { chat_room_center_id: 4, chat_room_center_name: 'HPB Surgery' },
    ]);
    expect((await add(['Urology#', 'HPB Surgery#'])).body).toMatchObject({
      code: 400,
      msg: 'No changes made',
    });
    for (const wrong of [undefined, [], ['#'], ['Women in Surgery#'], ['Urology', 'Astrology']])
      expect((await add(wrong)).body.errors).toEqual({
        otherGroup: ['Please choose groups from the list.'],
      });
  });

  it('[PR-03 PR-26] waits until the registration is complete', async () => {
    const newcomer = await anOnboarding(app, { step: 1 });
    for (const [call, body] of [
      ['updateAdditionalQualification', { additionalQualifications: 'FRCS' }],
      ['updateChatOtherRooms', { otherGroup: ['Urology#'] }],
    ] as const) {
      expect((await newcomer.post(call, body)).body).toMatchObject({
        code: 409,
        msg: 'Please complete the registration first!',
      });
    }
  });

  it('[PR-32 PR-33] is for the owner alone', async () => {
    const [anna, ben] = [await aSurgeon(), await aMember(app)];
    expect(
      (
        await ben.post('updateAdditionalQualification', {
          additionalQualifications: 'Fake',
          id: anna.id,
        })
      ).code,
    ).toBe(403);
    expect(
      (await ben.post('updateChatOtherRooms', { otherGroup: ['Urology#'], id: anna.id })).code,
    ).toBe(403);
    expect((await detailsOf(anna))['qualification']).toMatchObject({
      additionalQualifications: '',
    });
  });

  it('[PR-07 PR-20 PR-27] removes a birth date with an empty text', async () => {
    const anna = await aSurgeon();
    const change = (dob: string) =>
      anna.post('personal', { dob, city: String(places.chennai) }, { id: String(anna.id) });
    expect((await change('')).body).toMatchObject({
      code: 200,
      msg: 'Personal Details updated successfully',
    });
    expect((await detailsOf(anna))['profile']).toMatchObject({ dob: '' });
    expect((await change('')).body).toMatchObject(noChanges);
    expect((await change('1985-13-01')).code).toBe(422);
  });

  it('[PR-09 PR-20] moves to a city of the list, or to one that was typed', async () => {
    const anna = await aSurgeon();
    const move = (city: string) => anna.post('personal', { city }, { id: String(anna.id) });
    expect((await move(`${places.berlin}#Berlin`)).body).toMatchObject({
      code: 200,
      msg: 'Personal Details updated successfully',
    });
    expect((await detailsOf(anna))['profile']).toMatchObject({
      city_id: places.berlin,
      current_location: 'Berlin, Germany',
    });
    expect((await move('Old Harbour#Old Harbour')).code).toBe(200);
    expect((await detailsOf(anna))['profile']).toMatchObject({
      city_id: null,
      current_location: 'Old Harbour',
      dob: '1985-04-09',
    });
    expect((await move('Old Harbour#Old Harbour')).body).toMatchObject(noChanges);
    expect((await move('2000000000')).body.errors).toEqual({
      city: ['Please enter current location'],
    });
  });

  describe('the CV', () => {
    const aCv = async () =>
      aForm('cv', { name: 'cv.pdf', bytes: await aPdf(), type: 'application/pdf' });
    const show = (person: Person, visibility: unknown) =>
      person.send('PUT', 'profile/cv-visibility', { visibility });

    it('[PR-05] is read by those whom its owner lets', async () => {
      const [anna, ben] = [await aMember(app), await aMember(app)];
      await anna.post('uploadCv', await aCv());
      const cvFor = async (viewer: Person) => (await detailsOf(anna, viewer))['profile']?.['cv'];
      expect((await detailsOf(anna))['profile']).toMatchObject({ cv_visibility: 'members' });
      expect(await cvFor(ben)).not.toBeNull();
      expect((await detailsOf(anna, ben))['profile']).not.toHaveProperty('cv_visibility');

      for (const visibility of ['only-me', 'connections']) {
        expect((await show(anna, visibility)).code).toBe(200);
        expect(await cvFor(ben)).toBeNull();
        expect(await cvFor(anna)).not.toBeNull();
      }
      expect((await show(anna, 'members')).code).toBe(200);
      expect(await cvFor(ben)).not.toBeNull();
    });

    it('[PR-05 D-062] is shown to members, connections or nobody', async () => {
      const anna = await aMember(app);
      for (const wrong of ['everybody', '', undefined])
        expect((await show(anna, wrong)).code).toBe(422);
    });
  });
});

import { CONFIRMED } from '../admin/support/registrations';
import { roomsOf } from '../chat/support/chats';
import {
  INDIA,
  medicalSchool,
  type Places,
  personalAnswers,
  somePlaces,
} from '../onboarding/answers';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anAdmin, anOnboarding, type Person } from '../support/people';

describe('Changing names and gender after onboarding', () => {
  let app: RunningApp;
  let places: Places;

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
  });

  afterAll(() => app.stop());

  async function aSurgeon(personal: object = {}): Promise<Person> {
    const anna = await anOnboarding(app);
    await anna.post('personal', { ...personalAnswers(anna, places), ...personal });
    await anna.post('qualification', medicalSchool(places));
    return anna;
  }
  /** With a registration that an administrator has confirmed. */
  async function aConfirmed(): Promise<{ anna: Person; admin: Person }> {
    const [anna, admin] = [await aSurgeon(), await anAdmin(app)];
    const registration = { country: [INDIA], region: ['Tamil Nadu'], mediRegistration: ['TN-1'] };
    await anna.post('mediRegistration', registration);
    await admin.post(`admin/members/${anna.id}/verify`, { ...CONFIRMED, until: '2099-12-31' });
    return { anna, admin };
  }
  const as = { firstName: 'Anna', lastName: 'Keller', gender: 'F' };
  const change = (person: Person, changes: object) =>
    person.post('account/names', { ...as, ...changes });
  const personOf = async (person: Person, viewer: Person = person) =>
    (await viewer.post('getProfileDetails', { id: person.id })).body['profile'];
  const isInWomen = async (person: Person) =>
    (await roomsOf(person)).some(({ chatRoomName }) => chatRoomName === 'Women in Surgery');
  const auditOf = (person: Person) =>
    app.rows("select action from audit_event where actor_id = ? and action = 'names-changed'", [
      person.id,
    ]);

  it('[PR-04 AU-14 D-219] shows the new name everywhere, every word of it with a capital', async () => {
    const [anna, ben] = [await aSurgeon(), await aMember(app)];
    const { body } = await change(anna, { firstName: 'amara jo', lastName: 'van der Berg' });

    expect(body).toMatchObject({ code: 200, msg: 'Your name and gender are saved.' });
    expect(await personOf(anna, ben)).toMatchObject({ full_name: 'Amara Jo van der Berg' });
    expect((await anna.get('session')).body['records']).toMatchObject({
      firstName: 'Amara Jo',
      lastName: 'van der Berg',
      full_name: 'Amara Jo van der Berg',
    });
    const found = await ben.post('searchUserDetails', { searchKey: 'amara jo' });
    expect(found.body['result']).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: anna.id })]),
    );
    expect(await auditOf(anna)).toHaveLength(1);
  });

  it('[PR-04] puts a confirmed registration back to waiting', async () => {
    const { anna, admin } = await aConfirmed();
    const waiting = async () =>
      (
        (await admin.get('admin/members?state=unverified-registration&limit=100')).body[
          'result'
        ] as { id: number }[]
      ).some(({ id }) => id === anna.id);
    expect(await personOf(anna)).toMatchObject({ is_verified: 1, verified_in: 'India' });
    expect(await waiting()).toBe(false);

    const { body } = await change(anna, { lastName: 'Okafor' });
    expect(body.msg).toBe(
      'Your name and gender are saved. Your medical registration will be checked again.',
    );
    expect(await personOf(anna)).toMatchObject({ is_verified: 0, verified_in: '' });
    expect(await waiting()).toBe(true);
  });

  it('[PR-04] keeps what is confirmed when only the gender changes', async () => {
    const { anna } = await aConfirmed();
    expect((await change(anna, { gender: 'O' })).body.msg).toBe('Your name and gender are saved.');
    expect(await personOf(anna)).toMatchObject({ is_verified: 1, gender: 'O' });
    expect(await auditOf(anna)).toEqual([]);
  });

  it('[PR-04 ON-19] does the same for an app that sends step 1 again', async () => {
    const { anna } = await aConfirmed();
    const again = { ...personalAnswers(anna, places), lastName: 'Okafor', gender: 'O' };
    expect((await anna.post('personal', again)).code).toBe(200);
    expect(await personOf(anna)).toMatchObject({ full_name: 'Anna Okafor', is_verified: 0 });
    expect(await isInWomen(anna)).toBe(false);
  });

  it('[PR-04 D-221] asks about Women in Surgery again when the gender changes', async () => {
    const anna = await aSurgeon();
    expect(await isInWomen(anna)).toBe(true);
    await change(anna, { gender: 'M', femaleGroupAllow: 1 });
    expect(await isInWomen(anna)).toBe(false);

    await change(anna, { gender: 'F', femaleGroupAllow: 0 });
    expect(await isInWomen(anna)).toBe(false);
    await change(anna, { femaleGroupAllow: 1 });
    expect(await isInWomen(anna)).toBe(true);
    expect(await personOf(anna)).toMatchObject({ femaleGroupAllow: 1 });

    await change(anna, { gender: 'O' });
    await change(anna, { gender: 'F' });
    expect(await isInWomen(anna)).toBe(false);
  });

  it('[PR-04 D-221] brings nobody back into Women in Surgery who has left it', async () => {
    const anna = await aSurgeon();
    const [women] = (await roomsOf(anna)).filter(
      ({ chatRoomName }) => chatRoomName === 'Women in Surgery',
    );
    await anna.post('leaveGroup', { chatRoomId: women?.['chatRoomId'] });
    expect(await personOf(anna)).toMatchObject({ femaleGroupAllow: 0 });

    await change(anna, { lastName: 'Okafor' });
    expect(await isInWomen(anna)).toBe(false);
    await change(anna, { lastName: 'Okafor', femaleGroupAllow: 1 });
    expect(await isInWomen(anna)).toBe(true);
  });

  it("[PR-04 PR-27 D-222] follows sign-up's rules, but for a name that stays", async () => {
    const anna = await aSurgeon({ firstName: 'Li' });
    expect((await change(anna, { firstName: 'Li' })).body).toMatchObject({
      code: 400,
      msg: 'No changes made',
    });
    const { code, body } = await change(anna, {
      firstName: 'Wu',
      lastName: ' Keller',
      gender: 'X',
    });
    expect([code, body.errors]).toEqual([
      422,
      {
        firstName: ['Minimum 3 characters are required'],
        lastName: ['Blank spaces are not allowed'],
        gender: ['Gender is required.'],
      },
    ]);
    expect((await change(anna, { firstName: '', lastName: 'K3ller' })).body.errors).toEqual({
      firstName: ['First name is required'],
      lastName: ['Please use letters only.'],
    });
    expect((await change(anna, { firstName: 'Li', gender: 'O' })).code).toBe(200);
  });

  it('[PR-03 PR-26] waits until the registration is complete', async () => {
    const newcomer = await anOnboarding(app, { step: 1 });
    expect((await change(newcomer, {})).body).toMatchObject({
      code: 403,
      msg: 'Please complete the registration first!',
    });
  });

  describe('the city of origin', () => {
    const update = (person: Person, body: object) =>
      person.post('personal', body, { id: String(person.id) });

    it('[ON-05 D-831] may be left out, and updateSignupNumber is not read', async () => {
      const anna = await aSurgeon({ updateSignupNumber: '7123456789' });
      expect(await personOf(anna)).toMatchObject({ cityOfOrigin: '', cityOfOriginId: null });
      expect((await anna.get('session')).body['records']).toMatchObject({
        mobile: '+919876543210',
      });
    });

    it('[ON-05] is answered to its owner alone, and stays when it is not asked', async () => {
      const anna = await aSurgeon({ cityOfOriginId: String(places.berlin) });
      const own = { cityOfOrigin: 'Berlin', cityOfOriginId: places.berlin };
      expect(await personOf(anna)).toMatchObject(own);
      expect(await personOf(anna, await aMember(app))).not.toHaveProperty('cityOfOrigin');

      await update(anna, { dob: '1984-04-09' });
      await anna.post('personal', personalAnswers(anna, places));
      expect(await personOf(anna)).toMatchObject(own);
    });

    it('[ON-05] is changed, typed and removed', async () => {
      const anna = await aSurgeon();
      const saved = { code: 200, msg: 'Personal Details updated successfully' };
      expect(
        (await update(anna, { cityOfOriginId: `${places.berlin}#Berlin` })).body,
      ).toMatchObject(saved);
      expect((await update(anna, { cityOfOriginId: String(places.berlin) })).body).toMatchObject({
        code: 400,
        msg: 'No changes made',
      });
      await update(anna, { cityOfOriginId: 'Old Harbour#Old Harbour' });
      expect(await personOf(anna)).toMatchObject({
        cityOfOrigin: 'Old Harbour',
        cityOfOriginId: null,
      });
      expect((await update(anna, { cityOfOriginId: '2000000000' })).body.errors).toEqual({
        cityOfOriginId: ['Please select city.'],
      });
      expect((await update(anna, { cityOfOriginId: '' })).body).toMatchObject(saved);
      expect(await personOf(anna)).toMatchObject({ cityOfOrigin: '', cityOfOriginId: null });
    });
  });
});

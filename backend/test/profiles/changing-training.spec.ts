import { roomsOf } from '../chat/support/chats';
import {
  medicalSchool,
  type Places,
  personalAnswers,
  somePlaces,
  specialityTraining,
  surgicalTraining,
} from '../onboarding/answers';
import { type RunningApp, startApp } from '../support/app';
import { anOnboarding, type Person } from '../support/people';

describe('Changing the training after onboarding', () => {
  let app: RunningApp;
  let places: Places;
  let otherSchool: { id: number; name: string };

  beforeAll(async () => {
    app = await startApp();
    places = await somePlaces(app);
    const [, second] = await app.rows<{ id: number; name: string }>(
      'select id, name from medical_school where country_id = 96 order by id limit 2',
    );
    otherSchool = second ?? { id: 0, name: '' };
    await aSurgeon();
    // Typed centres have no groups before.
    await app.rows('update place_suggestion set accepted_at = now()');
  });

  afterAll(() => app.stop());

  /** An HPB surgeon of the first school who chose Urology beside it. */
  async function aSurgeon(): Promise<Person> {
    const anna = await anOnboarding(app);
    await anna.post('personal', personalAnswers(anna, places));
    await anna.post('qualification', {
      ...medicalSchool(places),
      ...surgicalTraining(places),
      ...specialityTraining(places),
      otherGroup: ['Urology#'],
      additionalQualifications: 'FRCS',
    });
    return anna;
  }
  const groupsOf = async (person: Person) =>
    (await roomsOf(person)).map(({ chatRoomName }) => chatRoomName).sort();
  const detailsOf = async (person: Person) =>
    (await person.post('getProfileDetails', {})).body as Record<string, unknown>;
  const roomOf = async (person: Person, name: string) =>
    (await roomsOf(person)).find(({ chatRoomName }) => chatRoomName === name)?.[
      'chatRoomId'
    ] as number;
  const moved = () => ({
    ...medicalSchool(places),
    mbbsMedicalSchool: `${otherSchool.id}#${otherSchool.name}`,
    mbbsYear: 2009,
    ...specialityTraining(places),
    superSpecialitySpeciality: 'Vascular Surgery',
  });

  it('[PR-04 D-223] answers the training to its owner with what a form has to know', async () => {
    const anna = await aSurgeon();
    expect((await detailsOf(anna))['training']).toEqual(
      expect.arrayContaining([
        {
          kind: 'mbbs',
          country_id: 96,
          city_id: places.chennai,
          city_name: 'Chennai',
          school_id: places.school.id,
          school_name: places.school.name,
          year: 2008,
        },
        expect.objectContaining({ kind: 'surgical', school_id: null, year: 2012 }),
        expect.objectContaining({ kind: 'super-speciality', school_name: 'Adyar Liver Unit' }),
      ]),
    );
    const ben = await aSurgeon();
    const { body } = await ben.post('getProfileDetails', { id: anna.id });
    expect(body).not.toHaveProperty('training');
  });

  it('[PR-04 D-220] changes it, and groups follow: the old ones are left, the new ones joined, chosen ones kept', async () => {
    const anna = await aSurgeon();
    expect(await groupsOf(anna)).toEqual(
      [
        'Adyar Liver Unit',
        'Adyar Surgical Centre',
        'HPB Surgery',
        'Urology',
        'Women in Surgery',
        places.school.name,
      ].sort(),
    );

    const { body } = await anna.post('qualification', moved());
    expect(body).toMatchObject({ code: 200, msg: 'Your training is saved.' });
    expect(await groupsOf(anna)).toEqual(
      [
        'Adyar Liver Unit',
        'Urology',
        'Vascular Surgery',
        'Women in Surgery',
        otherSchool.name,
      ].sort(),
    );
    expect(await detailsOf(anna)).toMatchObject({
      qualification: {
        mbbs_center: otherSchool.name,
        mbbs_year: 2009,
        gs_center: '',
        specialty_type: 'Vascular Surgery',
        additionalQualifications: 'FRCS',
      },
      addGroup: [{ chat_room_center_name: 'Urology#' }],
      specialtyGroups: [{ chat_room_center_name: 'Vascular Surgery' }],
    });
    expect((await anna.get('session')).body['records']).toMatchObject({
      specialty_type: 'Vascular Surgery',
      college: otherSchool.name,
    });
  });

  it('[PR-04] keeps a chosen group that becomes the speciality and then is it no more', async () => {
    const anna = await aSurgeon();
    const become = (speciality: string) =>
      anna.post('qualification', { ...moved(), superSpecialitySpeciality: speciality });
    await become('Urology');
    expect(await detailsOf(anna)).toMatchObject({
      specialtyGroups: [{ chat_room_center_name: 'Urology' }],
      addGroup: [],
    });
    await become('Vascular Surgery');
    expect(await groupsOf(anna)).toEqual(expect.arrayContaining(['Urology', 'Vascular Surgery']));
    expect(await detailsOf(anna)).toMatchObject({
      addGroup: [{ chat_room_center_name: 'Urology#' }],
    });
  });

  it('[PR-04 D-220] joins a group anew for who comes back, and brings nobody back who left of their own will', async () => {
    const anna = await aSurgeon();
    const hpb = await roomOf(anna, 'HPB Surgery');
    await anna.post('leaveGroup', { chatRoomId: await roomOf(anna, 'Urology') });
    await anna.post('qualification', moved());
    const message = { chatRoomId: hpb, chatSendText: 'Still here?', type: 1 };
    expect((await anna.post('sendChatMessage', message)).code).toBe(404);

    await anna.post('qualification', { ...medicalSchool(places), ...specialityTraining(places) });
    expect(await groupsOf(anna)).toContain('HPB Surgery');
    expect(await groupsOf(anna)).not.toContain('Urology');
  });

  it('[PR-04] changes nothing where a field is broken', async () => {
    const anna = await aSurgeon();
    const before = [await groupsOf(anna), (await detailsOf(anna))['training']];
    const { code, body } = await anna.post('qualification', { ...moved(), mbbsYear: 1900 });
    expect([code, body.errors]).toEqual([422, { mbbsYear: ['Please select Completion year.'] }]);
    expect([await groupsOf(anna), (await detailsOf(anna))['training']]).toEqual(before);
  });
});

import { erase, leave } from '../departure/support/departing';
import {
  medicalSchool,
  personalAnswers,
  somePlaces,
  specialityTraining,
  surgicalTraining,
} from '../onboarding/answers';
import { type RunningApp, startApp } from '../support/app';
import { aMember, anOnboarding, type Person } from '../support/people';
import { aGroup, heardIn, roomsOf, say, soloOf, textsIn } from './support/chats';

describe('Rooms', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  it('[CH-22 PR-35] of two are the same whichever side asks', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app, { firstName: 'Ben' })];
    const rooms = await Promise.all(
      Array.from({ length: 30 }, (_, nth) => (nth % 2 ? soloOf(anna, ben) : soloOf(ben, anna))),
    );
    expect([...new Set(rooms)]).toEqual([expect.any(Number)]);
    const onboarding = await anOnboarding(app);
    expect(await anna.post('chatRoomSolo', { reciverId: anna.id })).toMatchObject({ code: 422 });
    for (const nobody of [onboarding.id, 2_000_000_000])
      expect((await anna.post('chatRoomSolo', { reciverId: nobody })).code).toBe(404);
    expect((await anna.post('chatRoomSolo', { senderId: ben.id, reciverId: ben.id })).code).toBe(
      403,
    );
  });

  it('[CH-02 CH-14 D-196] are listed by their latest activity, with what was said last', async () => {
    const [anna, ben, carl] = [
      await aMember(app),
      await aMember(app, { firstName: 'Ben' }),
      await aMember(app, { firstName: 'Carl' }),
    ];
    const [withBen, withCarl] = [await soloOf(anna, ben), await soloOf(anna, carl)];
    expect((await roomsOf(anna)).map(({ chatRoomId }) => chatRoomId)).toEqual([withCarl, withBen]);
    expect(await roomsOf(ben)).toEqual([]);
    await say(anna, withBen, 'Are you on call?');
    expect(await roomsOf(ben)).toMatchObject([
      {
        chatRoomId: withBen,
        chatCategory: 'I',
        chatRoomName: 'Anna Keller',
        lastMessage: 'Are you on call?',
        unread: 1,
        reciverId: anna.id,
      },
    ]);
    const { body } = await anna.post('chatRooms/12345', { limit: 1 });
    expect(body).toMatchObject({
      chatRooms: [{ chatRoomId: withBen, unread: 0, lastMessageSenderId: anna.id }],
      nextBefore: withBen,
    });
    expect((await anna.post('chatRooms', { before: withBen })).body).toMatchObject({
      chatRooms: [{ chatRoomId: withCarl }],
      nextBefore: null,
    });
  });

  it('[CH-17 CH-18] of groups name their members and are left', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app, { firstName: 'Ben' })];
    const group = await aGroup(app, 'Alumni', [anna, ben]);
    await say(anna, group, 'Reunion?');
    const { body } = await ben.post('getChatRoomDetails', { chatRoomId: group });
    expect(body['result']).toMatchObject([
      { id: ben.id, full_name: 'Ben Keller' },
      { id: anna.id },
    ]);
    expect((await ben.post('leaveGroup', { chatRoomId: group })).code).toBe(200);
    for (const call of ['getChatMessages', 'getChatRoomDetails', 'leaveGroup'])
      expect((await ben.post(call, { chatRoomId: group })).code).toBe(404);
    expect(await roomsOf(ben)).toEqual([]);
    expect(await roomsOf(anna)).toMatchObject([
      { chatRoomName: 'Alumni', chatCategory: 'G', members: 1, reciverId: null },
    ]);
    const solo = await soloOf(anna, ben);
    expect(await anna.post('leaveGroup', { chatRoomId: solo })).toMatchObject({ code: 422 });
  });

  it('keep the words of whoever left the network, under no name', async () => {
    const [anna, ben] = [await aMember(app), await aMember(app, { firstName: 'Ben' })];
    const [room, group] = [await soloOf(ben, anna), await aGroup(app, 'Left', [anna, ben])];
    await say(ben, room, 'Use the posterior approach.');
    await leave(ben);
    await erase(app, ben);
    expect(await heardIn(anna, room)).toMatchObject([
      { full_name: 'Deleted member', message: 'Use the posterior approach.', profile_pic: '' },
    ]);
    expect(await roomsOf(anna)).toMatchObject([
      { chatRoomName: 'Deleted member', reciverId: null },
      { members: 1 },
    ]);
    expect(
      (await anna.post('sendChatMessage', { chatRoomId: room, chatSendText: 'Thank you.' })).code,
    ).toBe(409);
    expect(
      (await anna.post('getChatRoomDetails', { chatRoomId: group })).body['result'],
    ).toHaveLength(1);
  });
});

describe('Groups', () => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.stop());

  async function someoneNew(personal: object = {}, qualification: object = {}): Promise<Person> {
    const [anna, places] = [await anOnboarding(app), await somePlaces(app)];
    await anna.post('personal', { ...personalAnswers(anna, places), ...personal });
    const answers = {
      ...medicalSchool(places),
      ...surgicalTraining(places),
      ...specialityTraining(places),
    };
    const { code } = await anna.post('qualification', {
      ...answers,
      otherGroup: ['Urology#'],
      ...qualification,
    });
    expect(code).toBe(200);
    return anna;
  }
  const namesOf = async (person: Person) =>
    (await roomsOf(person)).map(({ chatRoomName }) => chatRoomName);

  it('[CH-23] are joined with step 2: schools, speciality, those chosen and, if wished, Women in Surgery', async () => {
    const places = await somePlaces(app);
    const anna = await someoneNew();
    const rooms = await roomsOf(anna);
    expect(rooms.map(({ chatRoomName }) => chatRoomName)).toEqual(
      expect.arrayContaining([places.school.name, 'Urology', 'Women in Surgery']),
    );
    expect(rooms.find(({ chatRoomName }) => chatRoomName === 'Urology')).toMatchObject({
      chatCategory: 'S',
      unread: 0,
    });
    expect(rooms.find(({ chatRoomName }) => chatRoomName === 'Women in Surgery')).toMatchObject({
      chatCategory: 'G',
    });
    expect(await namesOf(await someoneNew({ femaleGroupAllow: 0 }))).not.toContain(
      'Women in Surgery',
    );
    expect(await namesOf(await someoneNew({ gender: 'M' }))).not.toContain('Women in Surgery');
    const byName = await someoneNew({ gender: 'M' }, { otherGroup: ['Women in Surgery'] }).catch(
      () => undefined,
    );
    expect(byName).toBeUndefined();
  });

  it('[CH-21 PR-33 D-193] that were left stay left until the member wants them back', async () => {
    const anna = await someoneNew();
    const urology = (await roomsOf(anna)).find(({ chatRoomName }) => chatRoomName === 'Urology')?.[
      'chatRoomId'
    ] as number;
    await say(anna, urology, 'Said before');
    const bea = await someoneNew();
    expect(await heardIn(bea, urology)).toEqual([]);
    await bea.post('leaveGroup', { chatRoomId: urology });
    const places = await somePlaces(app);
    await bea.post('qualification', { ...medicalSchool(places), otherGroup: ['Urology#'] });
    expect(await namesOf(bea)).not.toContain('Urology');
    await say(anna, urology, 'Said meanwhile');
    expect(
      (await bea.post('updateChatOtherRooms', { otherGroup: ['Urology#', 'HPB Surgery'] })).body
        .msg,
    ).toBe('Group Added Successfully');
    expect(await namesOf(bea)).toEqual(expect.arrayContaining(['Urology', 'HPB Surgery']));
    await say(anna, urology, 'Said now');
    expect(await textsIn(bea, urology)).toEqual(['Said now']);
  });
});

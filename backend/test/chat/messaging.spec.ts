import { again, DAY, startWithFiles } from '../clinical-cases/support/cases';
import { aPdf } from '../media/support/samples';
import { aForm, aPortrait } from '../profiles/uploads';
import type { RunningApp } from '../support/app';
import { promised } from '../support/jobs';
import { aMember, aVisitor, type Person } from '../support/people';
import { aGroup, heardIn, type Message, roomsOf, say, soloOf, textsIn } from './support/chats';

describe('Messages', () => {
  let app: RunningApp;
  let [anna, ben, carl]: Person[] = [];
  let room: number;

  beforeAll(async () => {
    app = await startWithFiles();
  });
  beforeEach(async () => {
    [anna, ben, carl] = [
      await aMember(app),
      await aMember(app, { firstName: 'Ben' }),
      await aMember(app, { firstName: 'Carl' }),
    ];
    room = await soloOf(anna, ben);
  });
  afterEach(() => app.clock.reset());
  afterAll(() => app.stop());

  const of = (person: Person | undefined) => person as Person;
  const chatFile = (
    file: { name: string; bytes: Buffer; type?: string },
    fields: Record<string, string> = {},
  ) => {
    const form = new FormData();
    for (const [word, value] of Object.entries({ chatRoomId: String(room), ...fields }))
      form.append(word, value);
    form.append('chatFile', aForm('x', file).get('x') as File, file.name);
    return form;
  };

  it('[CH-03 CH-06 CH-15 CH-16] are stored in the order they were sent and read by both', async () => {
    await say(of(anna), room, '  Good morning <b>Ben</b> %20 ');
    await say(of(ben), room, 'Morning.');
    const messages = await heardIn(of(ben), room);
    expect(messages.map(({ message }) => message)).toEqual([
      'Good morning <b>Ben</b> %20',
      'Morning.',
    ]);
    expect(messages[0]).toMatchObject({
      sender_id: of(anna).id,
      signup_id: of(anna).id,
      full_name: 'Anna Keller',
      type: 1,
      number: 1,
    });
    expect(messages[0]).toMatchObject({
      chat_room_solo_id: room,
      chatCategory: 'I',
      profile_pic: '',
      is_deleted: 0,
    });
    expect((messages[1]?.id ?? 0) > (messages[0]?.id ?? 0)).toBe(true);
  });

  it('[CH-04 CH-05 CH-13] count as unread until the room is looked at', async () => {
    for (const text of ['One', 'Two', 'Three']) await say(of(anna), room, text);
    const unread = async (person?: Person) =>
      (await of(person).post('unReadCount/999', {})).body['result'];
    expect(await unread(ben)).toEqual([{ chatRoomId: room, unread: 3 }]);
    expect(await unread(anna)).toEqual([]);
    const { body } = await of(ben).post('getChatMessages', { chatRoomId: room, limit: 2 });
    expect(body).toMatchObject({ readNumber: 0, seenNumber: 3 });
    expect(await unread(ben)).toEqual([]);
    expect((await of(anna).post('getChatMessages', { chatRoomId: room })).body).toMatchObject({
      seenNumber: 3,
    });
  });

  it('[D-194] are said once, however often a client tries', async () => {
    const tries = await Promise.all(
      Array.from({ length: 8 }, () =>
        say(of(anna), room, 'Only once', { clientMessageId: 'try-1' }),
      ),
    );
    expect(new Set(tries.map(({ id }) => id)).size).toBe(1);
    expect(await textsIn(of(ben), room)).toEqual(['Only once']);
    const key = { 'idempotency-key': 'key-1' };
    for (const _ of [1, 2])
      await of(anna).post('sendChatMessage', { chatRoomId: room, chatSendText: 'Keyed' }, key);
    expect(await textsIn(of(ben), room)).toEqual(['Only once', 'Keyed']);
    const other = await of(anna).post('sendChatMessage', {
      chatRoomId: room,
      chatSendText: 'Other',
      clientMessageId: 'try-1',
    });
    expect(other).toMatchObject({ code: 422, body: { msg: 'This request key was already used.' } });
    expect(await promised(app, 'notifications', { messageId: tries[0]?.id })).toHaveLength(1);
  });

  it('[D-194] stay the same for ever under the id that their sender gave them, and in their room', async () => {
    const more = { clientMessageId: 'an-id' };
    const first = await say(of(anna), room, 'Only once', more);
    expect((await say(of(ben), room, 'Only once', more)).id).not.toBe(first.id);
    const elsewhere = { chatRoomId: await soloOf(of(anna), of(carl)), chatSendText: 'Only once' };
    expect((await of(anna).post('sendChatMessage', { ...elsewhere, ...more })).code).toBe(422);
    app.clock.advance(400 * DAY);
    expect((await say(await again(app, of(anna)), room, 'Only once', more)).id).toBe(first.id);
  });

  it('[D-195] get numbers without gaps and ids in order when many speak at once', async () => {
    const group = await aGroup(app, 'Crowd', [of(anna), of(ben), of(carl)]);
    await Promise.all(
      Array.from({ length: 30 }, (_, nth) =>
        say(of([anna, ben, carl][nth % 3]), group, `No. ${nth}`),
      ),
    );
    const messages = await heardIn(of(carl), group, { limit: 100 });
    expect(messages.map(({ number }) => number)).toEqual(
      Array.from({ length: 30 }, (_, nth) => nth + 1),
    );
    expect(messages.map(({ id }) => id)).toEqual(
      messages.map(({ id }) => id).sort((one, other) => one - other),
    );
  });

  it('come in pages backwards, and forwards from where somebody was', async () => {
    const sent: Message[] = [];
    for (const nth of [1, 2, 3, 4, 5]) sent.push(await say(of(anna), room, `No. ${nth}`));
    const first = await of(ben).post('getChatMessages', { chatRoomId: room, limit: 2 });
    expect((first.body['chatMessages'] as Message[]).map(({ message }) => message)).toEqual([
      'No. 4',
      'No. 5',
    ]);
    expect(await textsIn(of(ben), room, { limit: 2, before: first.body['nextBefore'] })).toEqual([
      'No. 2',
      'No. 3',
    ]);
    expect(await textsIn(of(ben), room, { after: sent[2]?.id, limit: 1 })).toEqual(['No. 4']);
    expect(await textsIn(of(ben), room, { after: sent[4]?.id })).toEqual([]);
  });

  it('are for those in the room alone, and from whoever says them', async () => {
    const { id } = await say(of(anna), room, 'Between us');
    const outside = of(carl);
    const calls: [string, object][] = [
      ['getChatMessages', { chatRoomId: room }],
      ['sendChatMessage', { chatRoomId: room, chatSendText: 'Let me in' }],
      ['getChatRoomDetails', { chatRoomId: room }],
      ['deleteMsg', { chatRoomId: room, msgId: id }],
      ['leaveGroup', { chatRoomId: room }],
      [`chat/messages/${id}/report`, { reason: 'Mine' }],
    ];
    for (const [call, body] of calls)
      expect([call, (await outside.post(call, body)).code]).toEqual([call, 404]);
    expect((await outside.get(`chat/rooms/${room}/search?q=between`)).code).toBe(404);
    expect(
      (await outside.post('uploadChatFile', chatFile({ name: 'a.jpg', bytes: await aPortrait() })))
        .code,
    ).toBe(404);
    expect((await aVisitor(app).post('getChatMessages', { chatRoomId: room })).code).toBe(401);
    const spoofed = await outside.post('sendChatMessage', {
      chatRoomId: room,
      chatSendText: 'x',
      sender: of(anna).id,
    });
    expect(spoofed.code).toBe(403);
    expect(await textsIn(of(ben), room)).toEqual(['Between us']);
  });

  it('say what is wrong with them', async () => {
    const send = async (body: object) =>
      (await of(anna).post('sendChatMessage', { chatRoomId: room, ...body })).body.errors;
    expect(await send({ chatSendText: '   ' })).toEqual({
      chatSendText: ['Please write a message.'],
    });
    expect(await send({ chatSendText: 'x'.repeat(4_001) })).toEqual({
      chatSendText: ['Please enter at most 4,000 characters.'],
    });
    expect(await send({ chatSendText: '../../etc/passwd', type: 3 })).toEqual({
      type: ['Please upload files as files.'],
    });
  });

  it('[CH-11 CH-19 D-209] are taken back by their sender alone, and leave a place', async () => {
    const { id } = await say(of(anna), room, 'Forget this');
    expect((await of(ben).post('deleteMsg', { chatRoomId: room, msgId: id })).code).toBe(403);
    expect((await of(anna).post('deleteMsg', { chatRoomId: room, msgId: id })).code).toBe(200);
    expect((await of(anna).post('deleteMsg', { chatRoomId: room, msgId: id })).code).toBe(200);
    expect(await heardIn(of(ben), room)).toMatchObject([{ id, message: '', is_deleted: 1 }]);
    expect((await roomsOf(of(ben)))[0]).toMatchObject({ lastMessage: '', lastMessageDeleted: 1 });
    expect(await app.rows('select text from chat_message where id = ?', [id])).toEqual([
      { text: '' },
    ]);
  });

  it('[CH-12 CH-20 UP-09 D-200] carry pictures and files, known by their bytes', async () => {
    const picture = await of(anna).post(
      'uploadChatFile',
      chatFile({ name: 'scan.jpg', bytes: await aPortrait() }, { type: '2' }),
    );
    expect(picture.body).toMatchObject({
      code: 200,
      chatMessage: { type: 3, file_name: 'picture.jpg', mime_type: 'image/jpeg' },
    });
    const { url, message } = picture.body['chatMessage'] as Message;
    expect(message).toBe(url);
    expect((await aVisitor(app).get(url ?? '')).code).toBe(200);
    expect((await aVisitor(app).get((url ?? '').split('?')[0] ?? '')).code).toBe(403);
    const pdf = { name: 'pathway.pdf', bytes: await aPdf(), type: 'application/pdf' };
    expect((await of(anna).post('uploadChatFile', chatFile(pdf))).body).toMatchObject({
      chatMessage: { type: 2, file_name: 'document.pdf' },
    });
    const notes = await of(anna).post(
      'uploadChatFile',
      chatFile({ name: 'notes.txt', bytes: Buffer.from('Plain words.\n') }),
    );
    const saved = await aVisitor(app).get((notes.body['chatMessage'] as Message).url ?? '');
    expect(saved.headers.get('content-disposition')).toContain('attachment');
    const script = await of(anna).post(
      'uploadChatFile',
      chatFile({ name: 'notes.txt', bytes: Buffer.from([0, 1, 2, 255]) }),
    );
    expect(script).toMatchObject({ code: 415, body: { msg: 'File type not supported.' } });
    const large = await of(anna).post(
      'uploadChatFile',
      chatFile({ name: 'a.pdf', bytes: Buffer.alloc(20 * 1_024 ** 2 + 1) }),
    );
    expect(large).toMatchObject({
      code: 413,
      body: { msg: 'File size should not be exceed more than 20MB.' },
    });
    expect((await roomsOf(of(ben)))[0]).toMatchObject({
      lastMessage: 'document.txt',
      lastMessageType: 2,
      unread: 3,
    });
  });

  it('carry a file once, however often a client tries', async () => {
    const picture = { name: 'scan.jpg', bytes: await aPortrait() };
    const upload = () =>
      of(anna).post('uploadChatFile', chatFile(picture, { clientMessageId: 'file-1' }));
    const [first, second] = [await upload(), await upload()];
    expect((second.body['chatMessage'] as Message).id).toBe(
      (first.body['chatMessage'] as Message).id,
    );
    expect(await heardIn(of(ben), room)).toHaveLength(1);
    const other = await of(anna).post(
      'uploadChatFile',
      chatFile({ name: 'a.pdf', bytes: await aPdf() }, { clientMessageId: 'file-1' }),
    );
    expect(other.code).toBe(422);
  });

  it('are found by the beginnings of their words', async () => {
    await say(of(anna), room, 'The anastomosis leaked on day three.');
    await say(of(ben), room, 'Drain output?');
    const found = await of(ben).get(
      `chat/rooms/${room}/search?q=${encodeURIComponent('ANAST day')}`,
    );
    expect((found.body['result'] as Message[]).map(({ message }) => message)).toEqual([
      'The anastomosis leaked on day three.',
    ]);
    expect((await of(ben).get(`chat/rooms/${room}/search?q=%26%7C%21`)).body['result']).toEqual([]);
  });

  it('are hidden from others once three of them reported one', async () => {
    const dora = await aMember(app);
    const group = await aGroup(app, 'Reports', [of(anna), of(ben), of(carl), dora]);
    const { id } = await say(of(anna), group, 'Something bad');
    expect((await of(anna).post(`chat/messages/${id}/report`, { reason: 'Me' })).code).toBe(403);
    for (const person of [of(ben), of(carl), dora])
      expect((await person.post(`chat/messages/${id}/report`, { reason: 'Bad' })).code).toBe(200);
    expect(await textsIn(of(ben), group)).toEqual(['']);
    expect(await textsIn(of(anna), group)).toEqual(['Something bad']);
  });

  it('[D-197] do not pass between two of whom one has blocked the other', async () => {
    await say(of(anna), room, 'Before');
    await of(ben).post('blocks', { memberId: of(anna).id });
    for (const [person, text] of [
      [anna, 'Hello?'],
      [ben, 'No.'],
    ] as const) {
      const refused = await of(person).post('sendChatMessage', {
        chatRoomId: room,
        chatSendText: text,
      });
      expect(refused).toMatchObject({
        code: 403,
        body: { msg: 'You cannot write to this member.' },
      });
    }
    expect(await textsIn(of(ben), room)).toEqual(['Before']);
    expect((await of(anna).post('getChatMessages', { chatRoomId: room })).code).toBe(404);
  });
});

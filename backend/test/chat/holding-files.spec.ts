import type { Socket } from 'socket.io-client';
import { startWithFiles } from '../clinical-cases/support/cases';
import { aScan, BLANK, lightestOf, NAME } from '../clinical-cases/support/scans';
import { decide, heldOf, lookAtHeld, newestAsset } from '../media/support/held';
import { aPdf, aVideo } from '../media/support/samples';
import { hearSignals } from '../notifications/support/hearing';
import type { RunningApp } from '../support/app';
import { aMember, type Person } from '../support/people';
import { aSocket, heard } from '../support/sockets';
import { soloOf } from './support/chats';

interface Message {
  readonly id: number;
  readonly url: string | null;
  readonly file_name: string;
  readonly file_state: string;
}

let app: RunningApp;
let anna: Person;
let ben: Person;
let room: number;
const open: Socket[] = [];
beforeAll(async () => {
  app = await startWithFiles({}, { holdsFiles: true });
  [anna, ben] = [await aMember(app), await aMember(app)];
  room = await soloOf(anna, ben);
});
afterAll(async () => {
  for (const socket of open) socket.close();
  await app.stop();
});

interface Sent {
  readonly name: string;
  readonly bytes: Buffer;
  readonly type?: string;
}

async function send({ name, bytes, type = '' }: Sent, fields: object = {}): Promise<Message> {
  const form = new FormData();
  for (const [word, value] of Object.entries({ chatRoomId: room, ...fields }))
    form.append(word, String(value));
  form.append('chatFile', new File([new Uint8Array(bytes)], name, { type }));
  const { code, body } = await anna.post('uploadChatFile', form);
  expect([code, body.msg]).toEqual([200, 'Sent.']);
  return body['chatMessage'] as unknown as Message;
}

async function lastSeenBy(person: Person): Promise<Message | undefined> {
  const { body } = await person.post('getChatMessages', { chatRoomId: room, chatCategory: '1' });
  return (body['chatMessages'] as unknown as Message[]).at(-1);
}

describe('[D-1358] A file of a client that does not ask its sender', () => {
  it('is seen by nobody until it is checked; then open pages get it', async () => {
    const message = await send(await aScan(''));
    expect(message).toMatchObject({ url: null, file_state: 'pending' });
    expect(await lastSeenBy(ben)).toMatchObject({ id: message.id, url: null });
    const socket = await aSocket(app, ben);
    open.push(socket);
    await lookAtHeld(app, await newestAsset(app));
    const news = heard(socket, 'update chat messages');
    await hearSignals(app, ({ name }) => name === 'media-released');
    expect(await news).toMatchObject({ message: { id: message.id, url: expect.any(String) } });
    expect(await lastSeenBy(ben)).toMatchObject({ file_state: 'ready', url: expect.any(String) });
  });

  it('with a name is sent on as its sender decides', async () => {
    await send(await aScan(NAME));
    const assetId = await newestAsset(app);
    await lookAtHeld(app, assetId);
    expect((await lastSeenBy(ben))?.url).toBeNull();
    expect(await heldOf(anna)).toMatchObject([{ id: assetId, place: 'chat' }]);
    expect((await decide(anna, assetId, { masked: [1] })).code).toBe(200);
    const seen = await fetch(app.url + (await lastSeenBy(ben))?.url, { headers: ben.headers });
    expect(await lightestOf(Buffer.from(await seen.arrayBuffer()))).toBeLessThan(40);
  });

  it('may be a film or a PDF; a text or a document of Word is sent at once', async () => {
    const film = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-c:a', 'aac'];
    await send({ name: 'film.mp4', bytes: await aVideo('mp4', [...BLANK, ...film]) });
    const filmId = await newestAsset(app);
    await send({ name: 'a.pdf', bytes: await aPdf() });
    expect((await heldOf(anna)).map(({ id }) => id)).toEqual([filmId, await newestAsset(app)]);
    await lookAtHeld(app, filmId);
    expect((await heldOf(anna)).map(({ id }) => id)).toEqual([await newestAsset(app)]);
    const note = await send({ name: 'note.txt', bytes: Buffer.from('A note.') });
    expect(note).toMatchObject({ file_state: 'ready', url: expect.any(String) });
  });

  it('goes at once when its sender has decided about what the review found', async () => {
    const form = new FormData();
    const { name, bytes, type } = await aScan('');
    form.append('chatFile', new File([new Uint8Array(bytes)], name, { type }));
    const uploadId = String((await anna.post('chat/files/review', form)).body['uploadId']);
    await app.rows("update file_check set state = 'nothing' where upload_id = ?", [uploadId]);
    const sent = await anna.post('uploadChatFile', { chatRoomId: room, uploadId });
    expect(sent.body['chatMessage']).toMatchObject({ file_state: 'ready' });
  });
});

describe('[D-1359] The name of a file', () => {
  it.each([
    ['Threlfall_Philippa.jpg', 'picture.jpg'],
    ['MRN 447182.JPG', 'picture.jpg'],
  ])('%s is %s unless its sender chose one', async (name, neutral) => {
    const { bytes } = await aScan('');
    expect((await send({ name, bytes })).file_name).toBe(neutral);
    expect((await send({ name, bytes }, { fileName: 'staging' })).file_name).toBe('staging.jpg');
  });
});

// Full disks: of the media, and of the tables.
import { randomBytes, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { aMember, call, everythingIn, sharedRoom } from './members.mjs';
import { healed } from './rig.mjs';
import { fill, smallDisk, unmount } from './small-disk.mjs';
import { demand, joinedAndMailed } from './story-tools.mjs';

const MEDIA_DISK = 16 * 1024 * 1024;
const FULL_AFTER = 4_000;
const TEXT_BYTES = 2_900;

export async function mediaDiskFull(rig) {
  const media = path.join(rig.dataDir, 'media');
  fs.mkdirSync(media, { recursive: true });
  await smallDisk(media, MEDIA_DISK);
  try {
    await uploadUntilFull(rig, media);
  } finally {
    await unmount(media);
  }
}

async function uploadUntilFull(rig, media) {
  const [{ url }] = rig.apis;
  const member = await aMember(url);
  const { PDFDocument } = await import('@cantoo/pdf-lib');
  const document = await PDFDocument.create();
  document.addPage();
  const cv = await document.save();
  const upload = async () => {
    const form = new FormData();
    form.append('cv', new File([cv], 'cv.pdf', { type: 'application/pdf' }));
    const headers = { authorization: `Bearer ${member.token}` };
    return (await fetch(`${url}/api/v1/uploadCv`, { method: 'POST', headers, body: form })).status;
  };
  demand((await upload()) === 200, 'An upload failed before the disk was full.');
  const makeRoom = await fill(media);
  const full = await upload();
  demand(full === 507, `An upload onto a full disk was answered with ${full}.`);
  const reads = await call(url, 'chatRooms', { token: member.token, body: {} });
  demand(reads.code === 200, `A read beside the full disk was answered with ${reads.code}.`);
  makeRoom();
  demand((await upload()) === 200, 'An upload failed though there was room again.');
}

/** Writes incompressible texts of a full page each until the disk is full. */
async function writtenUntilFull(url, member, room) {
  const taken = [];
  for (let tries = 0; tries < FULL_AFTER; tries += 1) {
    const clientMessageId = randomUUID();
    const text = randomBytes(TEXT_BYTES).toString('base64url');
    const body = { chatRoomId: room, chatSendText: text, type: 1, clientMessageId };
    const reply = await call(url, 'sendChatMessage', { token: member.token, body });
    if (reply.code >= 300) return { taken, reply, again: body };
    taken.push(text);
  }
  throw new Error(`The disk took ${FULL_AFTER} texts and was not full.`);
}

/**
 * Writes are refused with a clear message, reads work, and once there is space everything continues
 * by itself.
 */
export async function tablesDiskFull(rig) {
  const [{ url }, other] = rig.apis;
  const member = await aMember(url);
  const room = await sharedRoom(url, member);
  let seen;
  await rig.database.onFullDisk(async (makeRoom) => {
    await healed(rig);
    seen = await writtenUntilFull(url, member, room);
    const { code, body } = seen.reply;
    demand(
      code === 503 && body.msg.startsWith('A part of Suture'),
      `A write onto a full disk was answered with ${code} ${body.msg}`,
    );
    for (const each of [url, other.url]) {
      const { code: read } = await call(each, 'chatRooms', { token: member.token, body: {} });
      demand(read === 200, `A read beside the full disk was answered with ${read}.`);
      demand(
        (await fetch(`${each}/readyz`)).ok,
        'A full disk took a process out of service, though it can be read from.',
      );
    }
    makeRoom();
    const again = await call(url, 'sendChatMessage', { token: member.token, body: seen.again });
    demand(again.code === 200, `With room again the same write was answered with ${again.code}.`);
  });
  await healed(rig);
  const there = (await everythingIn(other.url, member, room)).map(({ message }) => message);
  const due = [...seen.taken, seen.again.chatSendText];
  const wrong = due.filter((text) => there.filter((one) => one === text).length !== 1).length;
  demand(wrong === 0, `${wrong} of ${due.length} acknowledged texts are not there, or twice.`);
  await joinedAndMailed(rig);
}

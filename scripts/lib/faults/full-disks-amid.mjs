// Disks that become full while files are checked, converted or backed up.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { compiled, inHouse } from '../house.mjs';
import { pause, until } from '../processes.mjs';
import { FILES, foundIn, release } from './cases/files.mjs';
import { posted } from './cases/posting.mjs';
import { Ledger } from './ledger.mjs';
import { fill, smallDisk, unmount } from './small-disk.mjs';
import { demand, joinedAndMailed, rows } from './story-tools.mjs';

const MEDIA_DISK = 48 * 1024 * 1024;
const BACKUP_DISK = 256 * 1024;
const FULL_MS = 10_000;
const READY_LIMIT = 180_000;

async function onSmallMediaDisk(rig, work) {
  const media = path.join(rig.dataDir, 'media');
  fs.mkdirSync(media, { recursive: true });
  await smallDisk(media, MEDIA_DISK);
  try {
    return await work(media);
  } finally {
    await unmount(media);
  }
}

/** What workers have to do waits for the disk to be full. */
async function whileWorkersWait({ workers }, work) {
  for (const each of workers) each.pauseAt(true);
  try {
    return await work();
  } finally {
    for (const each of workers) each.pauseAt(false);
  }
}

/**
 * The disk is full when a file is checked, and when its author has decided: nothing is released
 * until the decision can be carried out.
 */
export const checkOnFullDisk = (rig) =>
  onSmallMediaDisk(rig, async (media) => {
    const { cases } = await new Ledger(rig).open();
    const { desk } = cases;
    let makeRoom;
    const account = await whileWorkersWait(rig, async () => {
      const begun = await FILES.begun(desk, 0);
      makeRoom = await fill(media);
      return begun;
    });
    const places = await foundIn(desk, account);
    const refused = await release(desk, 0, account, places, { once: true });
    demand(refused.code === 507, `A release on a full disk was answered with ${refused.code}.`);
    const { other, id } = account;
    demand(!(await desk.isShown(other, id)), 'A case was shown though its file was not masked.');
    makeRoom();
    const released = await release(desk, 0, account, places);
    demand(released.code === 200, `With room again a release was answered with ${released.code}.`);
    demand(await desk.isShown(other, id), 'A released case is not shown.');
  });

/** A video is not at fault when the disk is full: it is converted once there is space. */
export const conversionOnFullDisk = (rig) =>
  onSmallMediaDisk(rig, async (media) => {
    const { cases } = await new Ledger(rig).open();
    const { desk } = cases;
    const { author } = desk.people(0);
    const film = await aFilm(rig.folder);
    const files = [{ bytes: film, name: 'film.mp4', type: 'video/mp4', kind: 'VIDEO' }];
    let makeRoom;
    const { id } = await whileWorkersWait(rig, async () => {
      const begun = await posted(desk, 0, author, { files });
      makeRoom = await fill(media);
      return begun;
    });
    await pause(FULL_MS);
    const stateOf = async () => {
      const [{ state }] = await rows(
        rig,
        `select a.state from asset a join clinical_post_file f on f.asset_id = a.id where f.post_id = $1`,
        [id],
      );
      return state;
    };
    const during = await stateOf();
    demand(during === 'pending', `On a full disk a video became ${during}.`);
    makeRoom();
    const since = Date.now();
    await until(async () => (await stateOf()) !== 'pending', READY_LIMIT, 250);
    const after = await stateOf();
    demand(after === 'ready', `With room again a video became ${after}.`);
    const left = fs.readdirSync(path.join(media, '.tmp'));
    demand(left.length === 0, `Left behind beside the media: ${left.join(', ')}.`);
    return `converted ${((Date.now() - since) / 1_000).toFixed(1)} s after there was room`;
  });

async function aFilm(folder) {
  const { findFfmpeg } = await compiled('backend/src/media/videos/ffmpeg.js');
  const program = await findFfmpeg({ ffmpegPath: '', stage: 'local' });
  const file = path.join(folder, 'film.mp4');
  const drawn = ['-f', 'lavfi', '-i', 'testsrc=size=640x480:rate=25', '-t', '20'];
  const child = spawn(program, ['-y', ...drawn, '-pix_fmt', 'yuv444p', file], { stdio: 'ignore' });
  await once(child, 'exit');
  return fs.readFileSync(file);
}

/** A backup that has no space says so and is none; the product goes on, and the next one is whole. */
export async function backupOnFullDisk(rig) {
  const shelf = fs.mkdtempSync(path.join(os.tmpdir(), 'suture-shelf-'));
  try {
    await smallDisk(shelf, BACKUP_DISK);
    const name = path.join(shelf, 'first');
    const { code, said } = await backedUp(rig, name);
    demand(code !== 0, 'A backup onto a full disk counted as made.');
    demand(/space/i.test(said), `A backup onto a full disk ended with: ${said.slice(-200)}`);
    demand(!fs.existsSync(path.join(name, 'manifest.json')), 'A part of a backup looks whole.');
    await joinedAndMailed(rig);
  } finally {
    await unmount(shelf);
  }
  const again = await backedUp(rig, path.join(shelf, 'second'));
  demand(again.code === 0, `With room again a backup ended with: ${again.said.slice(-200)}`);
  const whole = fs.existsSync(path.join(shelf, 'second', 'manifest.json'));
  fs.rmSync(shelf, { recursive: true });
  demand(whole, 'A backup has no manifest.');
}

async function backedUp({ env, database }, folder) {
  const own = { ...env, DATABASE_URL: database.url };
  const child = spawn(process.execPath, [inHouse('scripts/backup.mjs'), folder], {
    env: own,
    cwd: inHouse(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const [code] = await once(child, 'close');
  return { code, said };
}

// Disks small enough to be filled: a mounted tmpfs, which requires root.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** Not spawnSync, because the proxies between the processes run in this process. */
async function command(program, args) {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  child.stderr.on('data', (text) => (told += text));
  const code = await new Promise((resolve) => {
    child.once('close', resolve).once('error', ({ message }) => {
      told += message;
      resolve(undefined);
    });
  });
  return { ok: code === 0, told: told.trim() };
}

async function mount(folder, bytes, { uid, gid, mode }) {
  const options = `size=${bytes},uid=${uid},gid=${gid},mode=${(mode & 0o777).toString(8)}`;
  const { ok, told } = await command('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
  if (!ok) throw new Error(`No small disk could be made: ${told}`);
  return folder;
}

/** @returns whether this machine allows mounting, tried in a new subfolder */
export async function canMount(within) {
  if (process.getuid?.() !== 0) return false;
  const folder = fs.mkdtempSync(path.join(within, 'mount-'));
  const can = await mount(folder, 4_096, { uid: 0, gid: 0, mode: 0o700 }).then(
    () => unmount(folder).then(() => true),
    () => false,
  );
  fs.rmdirSync(folder);
  return can;
}

export const unmount = (folder) => command('umount', ['-l', folder]);

/** Mounts a small, empty disk over a folder. */
export const smallDisk = (folder, bytes) => mount(folder, bytes, fs.statSync(folder));

/**
 * Moves an unused folder onto a disk with this much space left, or leaves it unchanged on failure;
 * `moveBack` undoes it.
 */
export async function moveOntoSmallDisk(folder, room) {
  const aside = `${folder}.aside`;
  const used = await sizeOf(folder);
  const owner = fs.statSync(folder);
  fs.renameSync(folder, aside);
  try {
    fs.mkdirSync(folder);
    await mount(folder, used + room, owner);
    await copied(aside, folder);
  } catch (error) {
    await unmount(folder);
    fs.rmSync(folder, { recursive: true, force: true });
    fs.renameSync(aside, folder);
    throw error;
  }
}

export async function moveBack(folder) {
  const aside = `${folder}.aside`;
  const owner = fs.statSync(folder);
  fs.rmSync(aside, { recursive: true });
  fs.mkdirSync(aside, { mode: owner.mode & 0o777 });
  fs.chownSync(aside, owner.uid, owner.gid);
  await copied(folder, aside);
  await unmount(folder);
  fs.rmdirSync(folder);
  fs.renameSync(aside, folder);
}

/**
 * Allocates holes of sparse files, so that no rewrite of existing data can fail for lack of space.
 */
async function copied(from, to) {
  const { ok, told } = await command('cp', ['-a', '--sparse=never', `${from}/.`, to]);
  if (!ok) throw new Error(`${from} could not be copied: ${told}`);
}

async function sizeOf(folder) {
  const PAGE = 4_096;
  let bytes = 0;
  for (const entry of await fs.promises.readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const { size } = await fs.promises.stat(path.join(entry.parentPath, entry.name));
    bytes += Math.ceil(size / PAGE) * PAGE;
  }
  return bytes;
}

/** Fills the remaining space. @returns a function that frees it */
export async function fill(folder) {
  const filler = path.join(folder, 'filler');
  const chunk = Buffer.alloc(65_536);
  const file = await fs.promises.open(filler, 'w');
  try {
    for (let size = chunk.length; size > 0; ) {
      const written = await file.write(chunk, 0, size).then(
        ({ bytesWritten }) => bytesWritten,
        () => 0,
      );
      if (written < size) size = Math.floor(size / 2);
    }
  } finally {
    await file.close();
  }
  return () => fs.rmSync(filler, { force: true });
}

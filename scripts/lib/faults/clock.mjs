// Sets the clock of running processes: Debian's faketime overrides the system clock. Only the time
// of day changes; timers are not affected.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const HOUR = 3_600;

/** @returns undefined if faketime is not installed */
export function openClock(folder) {
  const library = libraryOfFaketime();
  if (!library) return undefined;
  const file = path.join(folder, 'clock');
  /** The offset in seconds. Replaced atomically, since it may be read at any time. */
  const set = (seconds) => {
    fs.writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}`);
    fs.renameSync(`${file}.new`, file);
  };
  set(0);
  const env = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: file,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  return { env, stepTo: (hours) => set(Math.round(hours * HOUR)) };
}

/** Finds the library that `faketime` preloads, in its variant for multi-threaded programs. */
function libraryOfFaketime() {
  const told =
    spawnSync('faketime', ['-f', '+0s', 'printenv', 'LD_PRELOAD'], { encoding: 'utf8' }).stdout ??
    '';
  const library = told.trim().replace(/libfaketime\.so/, 'libfaketimeMT.so');
  return library && movesTheClockOfNode(library) ? library : undefined;
}

function movesTheClockOfNode(library) {
  const env = { LD_PRELOAD: library, FAKETIME: `+${HOUR}`, FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  const { stdout } = spawnSync(process.execPath, ['-p', 'Date.now()'], { env, encoding: 'utf8' });
  return Number(stdout) > Date.now() + (HOUR * 1_000) / 2;
}

// A process of the product that the launcher keeps running.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inHouse } from './house.mjs';
import { openProcessLog } from './process-log.mjs';
import { writeWhole } from './processes.mjs';
import { restarts } from './restarts.mjs';
import { say } from './say.mjs';

const FOLLOW_LAUNCHER = new URL('./follow-launcher.mjs', import.meta.url).href;
const GRACE = 15_000;
const RESTART_GRACE = 1_000;
const ERROR_LEVEL = 50;

/**
 * Starts `dist/<entry>` and restarts it whenever it ends.
 * @param {{ name: string, entry: string, env: NodeJS.ProcessEnv, logFolder: string, nodeArgs?:
 *   string[] }} what
 */
export function keepRunning(what) {
  fs.mkdirSync(what.logFolder, { recursive: true, mode: 0o700 });
  fs.chmodSync(what.logFolder, 0o700);
  const log = openProcessLog(fileOf(what, 'log'));
  const { pauseAfterEnd } = restarts();
  let child;
  let stopping = false;
  let failures = 0;
  let wanted = false;
  let hasListened = false;
  let next;
  const ended = (how) => {
    if (stopping) return;
    if (wanted) return launch();
    failures += 1;
    const wait = pauseAfterEnd(Date.now());
    const when = wait ? ` in ${wait / 1000} s` : '';
    say(`The ${what.name} ended (${how}); it starts again${when}. Its log: ${log.path}`);
    next = setTimeout(launch, wait);
  };
  const launch = () => {
    wanted = false;
    child = spawnFollower(what, log);
    notePid(what, child.pid);
    child.on('message', (words) => {
      hasListened ||= words === 'listening';
    });
    child.once('exit', (code, signal) => ended(signal ?? `exit code ${code}`));
    // A process that could not be started emits no `exit`.
    child.on('error', ({ message }) => child.pid === undefined && ended(message));
  };
  launch();
  return {
    get failures() {
      return failures;
    },
    /** Whether it has ever listened on the port of the product. */
    get hasListened() {
      return hasListened;
    },
    /** Restarts with the new code, with a short grace period for running requests. */
    restart: () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      wanted = true;
      void end(child, RESTART_GRACE);
    },
    stop: async () => {
      stopping = true;
      clearTimeout(next);
      await end(child);
      log.end();
    },
  };
}

const fileOf = ({ name, logFolder }, ending) =>
  path.join(logFolder, `${name.replaceAll(' ', '-')}.${ending}`);

/** Writes the process id into a `.pid` file beside the log, for drills that kill the process. */
function notePid(what, pid) {
  try {
    if (pid === undefined) fs.rmSync(fileOf(what, 'pid'), { force: true });
    else writeWhole(fileOf(what, 'pid'), String(pid));
  } catch (error) {
    say(`${fileOf(what, 'pid')} cannot be written: ${error.message}`);
  }
}

/** Detached, so that Ctrl-C only reaches the launcher, which then stops its children in order. */
function spawnFollower({ name, entry, env, nodeArgs = [] }, log) {
  const isNews = onceAMinute();
  const args = ['--import', FOLLOW_LAUNCHER, ...nodeArgs, inHouse('dist', entry)];
  const child = spawn(process.execPath, args, {
    cwd: inHouse('.'),
    env: { ...env, SUTURE_PROCESS: name.replaceAll(' ', '-') },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      log.write(line);
      const words = worthSaying(line);
      if (words && isNews(words)) say(`[${name}] ${words}`);
    });
  }
  return child;
}

/**
 * The log file gets every line; the terminal only errors, and output that is not a log line, such
 * as a crash.
 */
function worthSaying(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= ERROR_LEVEL ? [msg, err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return line;
  }
}

/** Limits repeated messages to one a minute. */
function onceAMinute() {
  const said = new Map();
  return (words) => {
    const last = said.get(words) ?? Number.NEGATIVE_INFINITY;
    if (Date.now() - last < 60_000) return false;
    said.set(words, Date.now());
    return true;
  };
}

async function end(child, grace = GRACE) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), grace);
  await gone;
  clearTimeout(late);
}

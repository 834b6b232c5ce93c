// A process of the product that the launcher keeps running.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { inHouse } from './house.mjs';
import { say } from './say.mjs';

const FOLLOW_LAUNCHER = new URL('./follow-launcher.mjs', import.meta.url).href;
const GRACE = 15_000;
const RESTART_GRACE = 1_000;
const LONGEST_PAUSE = 10_000;
/** Who ran this long before it died starts again at once. */
const STEADY = 30_000;
const LOG_LIMIT = 20 * 1024 * 1024;
const ERROR_LEVEL = 50;

/**
 * Starts `dist/<entry>` and starts it again whenever it dies.
 * @param {{ name: string, entry: string, env: NodeJS.ProcessEnv, logFolder: string, nodeArgs?: string[] }} what
 */
export function keepRunning(what) {
  const log = openLog(what);
  let child;
  let stopping = false;
  let failures = 0;
  let wanted = false;
  let next;
  const launch = () => {
    const startedAt = Date.now();
    wanted = false;
    child = spawnFollower(what, log);
    fs.writeFileSync(fileOf(what, 'pid'), String(child.pid));
    child.once('exit', (code, signal) => {
      if (stopping) return;
      if (wanted) return launch();
      failures = Date.now() - startedAt > STEADY ? 0 : failures + 1;
      const wait = failures === 0 ? 0 : Math.min(250 * 2 ** failures, LONGEST_PAUSE);
      say(
        `The ${what.name} ended (${signal ?? `exit code ${code}`}); it starts again${wait ? ` in ${wait / 1000} s` : ''}. Its log: ${log.path}`,
      );
      next = setTimeout(launch, wait);
    });
  };
  launch();
  return {
    get failures() {
      return failures;
    },
    /** Takes the new code; does not wait long for requests under way. */
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

/** Beside the log lies the process's id, in a file that ends in `.pid`: drills look there for whom to kill. */
function openLog(what) {
  const file = fileOf(what, 'log');
  fs.mkdirSync(what.logFolder, { recursive: true });
  if (fs.statSync(file, { throwIfNoEntry: false })?.size > LOG_LIMIT)
    fs.renameSync(file, `${file}.1`);
  return fs.createWriteStream(file, { flags: 'a', mode: 0o600 });
}

/** Detached, so that Ctrl-C reaches the launcher alone, which then stops its children in order. */
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
      log.write(`${line}\n`);
      const words = worthSaying(line);
      if (words && isNews(words)) say(`[${name}] ${words}`);
    });
  }
  return child;
}

/** The log file gets every line; the terminal errors, and what is no log line at all, such as a crash. */
function worthSaying(line) {
  try {
    const { level, msg, err } = JSON.parse(line);
    return level >= ERROR_LEVEL ? [msg, err?.message].filter(Boolean).join(': ') : undefined;
  } catch {
    return line;
  }
}

/** What goes wrong five times a second is said once a minute. */
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

// Builds what is out of date: the server (swc → dist/backend, dist/workers, dist/frontend) and the
// pages (Remix → dist/web).
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileServer, SERVER_SOURCES } from './lib/compiled-files.mjs';
import { compressFiles } from './lib/compressed-files.mjs';
import { contentHash } from './lib/content-hash.mjs';
import { hold } from './lib/hold.mjs';
import { demandNode, inHouse, programOf } from './lib/house.mjs';
import { until } from './lib/processes.mjs';
import { Refused, run, say, seconds } from './lib/say.mjs';

const BUILD_RECORD = inHouse('dist', '.build.json');
const BUILD_LIMIT = 10 * 60_000;
const isTest = (file) => /\.spec\.tsx?$|(^|\/)test\//.test(file);

const PARTS = {
  server: {
    sources: [...SERVER_SOURCES, 'scripts/lib/swc.cjs', 'package-lock.json'],
    counts: (file) => !isTest(file),
    proof: 'dist/backend/src/prepare.js',
    make: () => compileServer((file) => !isTest(file)),
  },
  pages: {
    sources: ['frontend', 'backend/src', 'package-lock.json'],
    counts: (file) =>
      !isTest(file) &&
      (file.startsWith('backend/') ? file.endsWith('.rules.ts') : file !== 'frontend/server.ts'),
    proof: 'dist/web/server',
    make: buildPages,
  },
};

/** @param {('server' | 'pages')[]} names the parts to build */
export async function buildWhatIsStale(names = Object.keys(PARTS)) {
  fs.mkdirSync(inHouse('dist'), { recursive: true });
  const claim = await until(
    () => {
      const { release } = hold(inHouse('dist', '.build.lock'));
      return release && { release };
    },
    BUILD_LIMIT,
    200,
  );
  if (!claim)
    throw new Refused('Another build has been running here for ten minutes: stop it first.');
  try {
    const results = await Promise.allSettled(names.map((name) => buildIfStale(name, PARTS[name])));
    const failures = results
      .filter(({ status }) => status === 'rejected')
      .map(({ reason }) => reason.message);
    if (failures.length > 0) throw new Refused(failures.join('\n'));
  } finally {
    claim.release();
  }
}

async function buildIfStale(name, part) {
  const hash = contentHash(part.sources, part.counts);
  if (readRecord()[name] === hash && fs.existsSync(inHouse(part.proof))) return;
  const start = Date.now();
  say(`Building the ${name} …`);
  await part.make();
  fs.writeFileSync(BUILD_RECORD, JSON.stringify({ ...readRecord(), [name]: hash }, null, 2));
  say(`Built the ${name} in ${seconds(start)}.`);
}

/** Identifies the sources of the current server build. */
export const serverBuild = () => readRecord().server;

/** For scripts that compile by other means: the next build then starts afresh. */
export const forgetBuild = () => fs.rmSync(BUILD_RECORD, { force: true });

function readRecord() {
  return fs.existsSync(BUILD_RECORD) ? JSON.parse(fs.readFileSync(BUILD_RECORD, 'utf8')) : {};
}

async function buildPages() {
  fs.rmSync(inHouse('dist/web'), { recursive: true, force: true });
  await runRemix();
  await compressFiles(inHouse('dist/web/client/assets'));
}

function runRemix() {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, NODE_ENV: 'production' };
    const child = spawn(process.execPath, [programOf('@remix-run/dev', 'remix'), 'vite:build'], {
      cwd: inHouse('frontend'),
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => (output += text));
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Refused(`Building the pages failed.\n${output}`)),
    );
  });
}

if (import.meta.url === pathToFileURL(path.resolve(process.argv[1] ?? '')).href) {
  await run(async () => {
    demandNode();
    await buildWhatIsStale();
  });
}

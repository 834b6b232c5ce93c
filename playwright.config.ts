import { execFileSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';
import { memoryFolder } from './scripts/lib/memory-folder.mjs';

/** Found once; the worker processes inherit the answer. */
process.env['CHROMIUM_PATH'] ||= execFileSync(process.execPath, ['scripts/find-browser.mjs'], {
  cwd: __dirname,
  encoding: 'utf8',
}).trim();

/** Root may not use Chromium's sandbox; and nothing but the product under test is to be called. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of a journey live for seconds, so optimising their scripts takes more time than it saves.
  '--js-flags=--no-opt,--no-maglev',
];
/** Playwright has the browser write what its processes share to a disk, for the sake of small containers. */
const ignoreDefaultArgs = memoryFolder() ? ['--disable-dev-shm-usage'] : [];
const writtenWithoutScripts = /\.nojs\.spec\.ts/;
/**
 * `npm run test:servers` asks what real servers change: queues, mail, pushes, media, sockets, and searching in their PostgreSQL. Each is
 * driven by a journey here; the others make the same calls of the same API wherever they run, so they are left to `npm test`. The path
 * and the chat are driven on the same servers by several processes (scripts/test-topology.mjs).
 */
const onServers = process.env['TEST_ON_SERVERS'] === '1';
const changedByServers =
  /(access|clinical-images|explore|letters|notifications|once|publishing|push|search|wrong-files)\.spec\.ts/;
const onTopology = /(chat|path)\.spec\.ts/;
/** `.ci/run` says that `npm run test:servers` follows: what it drives with scripts is driven there only, and the drills are held there. */
const serversFollow = process.env['TEST_SERVERS_FOLLOW'] === '1';
const withoutScripts = onServers
  ? []
  : // Journeys in files of their own, and those tagged @nojs, which are the same either way.
    [{ name: 'no-js', grep: [writtenWithoutScripts, /@nojs/], use: { javaScriptEnabled: false } }];
/** They kill the product's processes, so nothing else runs beside them. */
const drills = 'durability.spec.ts';
/** They measure, so nothing else runs beside them, and only `npm run test:security` asks for them. */
const times = 'times.spec.ts';

export default defineConfig({
  testDir: 'frontend/test/e2e',
  outputDir: 'test-results/journeys',
  // On servers the specs and then the topology run beside the journeys.
  workers: onServers ? 2 : 3,
  retries: 0,
  // A machine that others use may be four times slower: the longest journey takes 57 s on one, and a file was checked within 20 s on
  // another. What has to be fast is measured by `npm run bench`; here only what never comes is a fault.
  timeout: 360_000,
  expect: { timeout: 60_000 },
  forbidOnly: true,
  reporter: [['list']],
  use: {
    // Axe judges colours: not those of a toast that is still fading in.
    contextOptions: { reducedMotion: 'reduce' },
    // What a journey intercepts must not pass by through the worker; installable.spec.ts is about the worker.
    serviceWorkers: 'block',
    baseURL: process.env['E2E_URL'] || 'http://127.0.0.1:3000',
    launchOptions: { executablePath: process.env['CHROMIUM_PATH'], args, ignoreDefaultArgs },
    screenshot: 'only-on-failure',
    // Its recorder reads the addresses of previews, which our own policy forbids: it would fail every test that chooses a picture.
    trace: 'off',
    actionTimeout: 60_000,
  },
  projects: [
    {
      name: 'js',
      grepInvert: writtenWithoutScripts,
      testIgnore: [
        `**/${drills}`,
        `**/${times}`,
        ...(serversFollow ? [changedByServers, onTopology] : []),
      ],
      ...(onServers && !process.env['TEST_ON_TOPOLOGY'] && { testMatch: changedByServers }),
    },
    ...withoutScripts,
    ...(serversFollow
      ? []
      : [
          {
            name: 'drills',
            testMatch: `**/${drills}`,
            dependencies: ['js', ...withoutScripts.map(({ name }) => name)],
          },
        ]),
    ...(process.env['SECURITY_TIMES'] ? [{ name: 'times', testMatch: times, workers: 1 }] : []),
  ],
});

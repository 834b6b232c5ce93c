// What tsc leaves undone: copies files other than TypeScript, and removes output of deleted
// sources.
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const COMPILED = ['backend', 'demo', 'workers'];
const SOURCES = ['backend/src', 'demo', 'workers/src'];
const TYPESCRIPT = /\.tsx?$/;

/** Templates, lists and images that the code reads from its own folder. */
export function copyAssets() {
  for (const file of SOURCES.flatMap(filesBelow)) {
    if (TYPESCRIPT.test(file)) continue;
    fs.mkdirSync(path.dirname(inHouse('dist', file)), { recursive: true });
    fs.copyFileSync(inHouse(file), inHouse('dist', file));
  }
}

/** Otherwise a renamed migration would run twice. */
export function removeOrphans() {
  for (const area of COMPILED) {
    const prefix = `${inHouse('dist')}${path.sep}`;
    for (const output of outputsBelow(inHouse('dist', area))) {
      const file = output.slice(prefix.length);
      const source = file.replace(/\.js(\.map)?$/, '.ts');
      if (!fs.existsSync(inHouse(file)) && !fs.existsSync(inHouse(source))) fs.rmSync(output);
    }
  }
}

function outputsBelow(folder) {
  if (!fs.existsSync(folder)) return [];
  const entries = fs.readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => {
    const full = path.join(folder, entry.name);
    return entry.isDirectory() ? outputsBelow(full) : [full];
  });
}

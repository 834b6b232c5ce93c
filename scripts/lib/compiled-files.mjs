// What tsc leaves to others: files that are not TypeScript, and what was compiled from a source that is no more.
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const COMPILED = ['backend', 'demo', 'workers'];
const SOURCES = ['backend/src', 'demo', 'workers/src'];
const TYPESCRIPT = /\.tsx?$/;

/** Templates, lists and pictures that the code reads from beside itself. */
export function copyAssets() {
  for (const file of SOURCES.flatMap(filesBelow)) {
    if (TYPESCRIPT.test(file)) continue;
    fs.mkdirSync(path.dirname(inHouse('dist', file)), { recursive: true });
    fs.copyFileSync(inHouse(file), inHouse('dist', file));
  }
}

/** A migration that was renamed would else run twice. */
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

// The compiled server in `dist`: compiles TypeScript, copies all other files, and removes the output
// of deleted sources.
import fs from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { filesBelow } from './content-hash.mjs';
import { inHouse } from './house.mjs';
import { Refused } from './say.mjs';
import swc from './swc.cjs';

const COMPILED = ['backend', 'demo', 'workers'];
const SOURCES = ['backend/src', 'demo', 'workers/src'];
const TYPESCRIPT = /\.tsx?$/;

/** Of the pages only what the server itself imports. */
export const SERVER_SOURCES = [
  ...SOURCES,
  'frontend/server.ts',
  'frontend/server',
  'frontend/app/wire/api-call.ts',
];

/** Compiles the files of the server that count; types are left to `npm run check`. */
export async function compileServer(counts) {
  const files = SERVER_SOURCES.flatMap(filesBelow).filter(
    (file) => TYPESCRIPT.test(file) && counts(file),
  );
  await Promise.all(files.map(compileFile));
  removeOrphans();
  copyAssets();
}

/** @param file a source, by its path in the house; it goes to `dist` */
export async function compileFile(file) {
  const target = inHouse('dist', file.replace(TYPESCRIPT, '.js'));
  const { server } = swc;
  const { code, map } = await transformFile(inHouse(file), {
    ...server,
    swcrc: false,
    // `import()` stays one, and finds by these annotations what a file of ours exports.
    module: { ...server.module, ignoreDynamic: true, exportInteropAnnotation: true },
    sourceMaps: true,
    sourceFileName: path.relative(path.dirname(target), inHouse(file)),
  }).catch(({ message }) => {
    throw new Refused(`Building the server failed.\n${message}`);
  });
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, `${code}//# sourceMappingURL=${path.basename(target)}.map\n`);
  fs.writeFileSync(`${target}.map`, map);
}

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

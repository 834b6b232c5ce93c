import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { inHouse } from './house.mjs';

const PASSED_OVER = new Set(['node_modules', 'dist', '.cache', '.vite']);

/** The files below `folder` (relative to the root, with `/`), in a fixed order. */
export function filesBelow(folder) {
  const stat = fs.statSync(inHouse(folder), { throwIfNoEntry: false });
  if (!stat) return [];
  if (stat.isFile()) return [folder];
  const names = fs.readdirSync(inHouse(folder)).filter((name) => !PASSED_OVER.has(name));
  return names.sort().flatMap((name) => filesBelow(`${folder}/${name}`));
}

/**
 * A hash over the names and contents of all matching files. Modification times are ignored, because
 * a checkout changes them.
 */
export function contentHash(sources, counts) {
  const hash = createHash('sha256').update(process.versions.node);
  for (const file of sources.flatMap(filesBelow).filter(counts))
    hash.update(`\0${file}\0`).update(fs.readFileSync(inHouse(file)));
  return hash.digest('hex');
}

// Where the drawn files of the demo are kept, so that the next database need not have them drawn
// again.
import fs from 'node:fs';
import path from 'node:path';
import { contentHash } from './content-hash.mjs';
import { inHouse } from './house.mjs';

const KEPT = 'node_modules/.cache/demo-drawings';

/** The folder for the present code; those of earlier code are removed. */
export function drawingsFolder() {
  const present = contentHash(['demo', 'backend/src/media'], (file) => !file.endsWith('.spec.ts'));
  fs.mkdirSync(inHouse(KEPT), { recursive: true });
  for (const name of fs.readdirSync(inHouse(KEPT)))
    if (name !== present) fs.rmSync(inHouse(KEPT, name), { recursive: true, force: true });
  return path.join(inHouse(KEPT), present);
}

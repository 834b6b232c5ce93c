import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The pictures of all examinations, taken once: a first start has no time for it. `RECORD=1 npx jest
 * demo/test/kept.spec.ts` takes them anew.
 */
export const KEPT = join(__dirname, '../data/anatomy');

export const keptPicture = (name: string): Promise<Buffer> => readFile(join(KEPT, `${name}.jpg`));

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * The rendered pictures of all examinations, since rendering them would slow down the first start.
 * `RECORD=1 npx jest demo/test/kept.spec.ts` renders them again.
 */
export const KEPT = join(__dirname, '../data/anatomy');

export const keptPicture = (name: string): Promise<Buffer> => readFile(join(KEPT, `${name}.jpg`));

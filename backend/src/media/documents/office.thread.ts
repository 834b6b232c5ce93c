import { readFile, writeFile } from 'node:fs/promises';
import { serveWork } from '../threads/serve-work';
import type { OfficeTask } from './office';
import { emptied, stripped, treatmentOf } from './office-parts.rules';
import { readZip, unpacked, withBytes, writeZip, type ZipPart } from './zip';

/** The total uncompressed size: a small file that exceeds it is not a genuine document. */
const MOST_BYTES = 256 * 1024 ** 2;

serveWork(async ({ source, target }: OfficeTask): Promise<boolean> => {
  const parts = readZip(await readFile(source));
  if (parts.reduce((sum, { size }) => sum + size, 0) > MOST_BYTES) return false;
  await writeFile(target, writeZip(parts.flatMap(treated)));
  return true;
});

function treated(part: ZipPart): ZipPart[] {
  const treatment = treatmentOf(part.name);
  if (treatment === 'drop') return [];
  if (treatment === 'keep') return [part];
  const xml = unpacked(part).toString('utf8');
  const written = treatment === 'empty' ? emptied(xml) : stripped(xml);
  return [written === xml ? part : withBytes(part, Buffer.from(written, 'utf8'))];
}

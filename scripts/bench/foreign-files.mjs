// Files as other programs write them: those of the tests, which are compiled for it.
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFile } from '../lib/compiled-files.mjs';
import { inHouse } from '../lib/house.mjs';

const MEDIA = 'backend/test/media';
const SAMPLE = `${MEDIA}/support/photograph.heic`;
const KINDS = { pdf: 'REPORT', mp4: 'VIDEO', mkv: 'VIDEO', mov: 'VIDEO' };

const require = createRequire(import.meta.url);
const from = (source) => require(inHouse('dist', `${MEDIA}/foreign/${source}.js`));

/** @returns {Promise<{ file: File, kind: string }[]>} pictures, reports and films */
export async function foreignFiles() {
  const sources = fs.readdirSync(inHouse(MEDIA, 'foreign'));
  await Promise.all(sources.map((source) => compileFile(`${MEDIA}/foreign/${source}`)));
  fs.mkdirSync(path.dirname(inHouse('dist', SAMPLE)), { recursive: true });
  fs.copyFileSync(inHouse(SAMPLE), inHouse('dist', SAMPLE));
  const files = [
    ...(await from('pictures').foreignPictures()),
    ...from('documents').foreignPdfs(),
    ...(await from('films').foreignFilms()),
  ];
  return files.map(({ name, bytes }) => {
    const kind = KINDS[path.extname(name).slice(1)] ?? 'IMAGE';
    return { file: new File([bytes], name), kind };
  });
}

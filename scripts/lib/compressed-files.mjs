// What never changes is compressed once, as well as can be: that takes too long to be done whenever somebody asks.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TEXT = /\.(js|css|svg)$/;
const {
  BROTLI_MAX_QUALITY: BEST,
  BROTLI_PARAM_QUALITY: QUALITY,
  BROTLI_PARAM_SIZE_HINT: SIZE,
} = constants;

/** Puts, beside each text in this folder, the same in brotli: name.js.br */
export async function compressFiles(folder) {
  const names = fs.readdirSync(folder).filter((name) => TEXT.test(name));
  await Promise.all(names.map((name) => compressFile(path.join(folder, name))));
}

async function compressFile(file) {
  const text = fs.readFileSync(file);
  fs.writeFileSync(
    `${file}.br`,
    await promisify(brotliCompress)(text, { params: { [QUALITY]: BEST, [SIZE]: text.length } }),
  );
}

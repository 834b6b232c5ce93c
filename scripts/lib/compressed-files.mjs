// Compresses immutable files once with the best quality, which would be too slow on each request.
import fs from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const TEXT = /\.(js|css|svg|wasm)$/;
const {
  BROTLI_MAX_QUALITY: BEST,
  BROTLI_PARAM_QUALITY: QUALITY,
  BROTLI_PARAM_SIZE_HINT: SIZE,
} = constants;

/** Writes a Brotli file name.js.br beside each text file in this folder. */
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

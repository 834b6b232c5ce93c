import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readUpload } from '../../src/scans/reading/read-upload';
import { el, fileOf, slice, without } from './phantom';
import { testFile } from './reading-bench';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'suture-scans-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function read(files: readonly Buffer[]) {
  const paths = files.map((_, index) => path.join(folder, `${index}.part`));
  for (const [index, at] of paths.entries()) await writeFile(at, files[index] ?? '');
  const told: [number, number][] = [];
  const prefix = path.join(folder, 'scan-x');
  const result = await readUpload({ kind: 'read', files: paths, prefix }, (all, done) => {
    told.push([all, done]);
  });
  return { ...result, told };
}

const PIXELS = 0x7fe00010;
const damaged = (name: string) => {
  const bytes = testFile(name);
  const at = bytes.length - 3_000;
  return bytes.fill(0xa5, at, at + 2_500);
};

describe('The process that reads an upload', () => {
  it('goes on in a fresh decoder after series that it refuses, and leaves no file', async () => {
    const others = ['MR_small_jp2klossless.dcm', 'MR_small_jpeg_ls_lossless.dcm'].map(testFile);
    /** With identifiers of its own. */
    const ofSeries = (bytes: Buffer, last: string) => {
      const end = '20040826185059.545';
      for (let at = bytes.indexOf(end); at >= 0; at = bytes.indexOf(end, at + 1))
        bytes.write(last, at + end.length);
      return bytes;
    };
    const [j2k, jls] = others as [Buffer, Buffer];
    const files = [
      ofSeries(damaged('MR_small_jp2klossless.dcm'), '1'),
      ofSeries(j2k, '2'),
      ofSeries(damaged('MR_small_RLE.dcm'), '3'),
      jls,
      Buffer.from('a letter'),
    ];
    const { series, leftOut, told } = await read(files);
    expect(series.map(({ key }) => key)).toEqual(expect.arrayContaining(['s2', 's4']));
    expect(leftOut).toContainEqual({ what: 'not-dicom', count: 1 });
    expect(series.length + (leftOut.find(({ what }) => what === 'unreadable')?.count ?? 0)).toBe(4);
    expect(told.at(-1)).toEqual([5, 5]);
    const names = await readdir(folder);
    expect(names.every((name) => /^scan-x\.s\d\.scan$/.test(name))).toBe(true);
    expect(names).toHaveLength(series.length);
  });

  it('leaves out fragments without end', async () => {
    const item = Buffer.from('feff00e010000000', 'hex');
    const head = fileOf(without(slice({}), PIXELS), { syntax: '1.2.840.10008.1.2.5' });
    const pixels = Buffer.from('e07f10004f420000ffffffff', 'hex');
    const fragments = Array(25_000).fill(Buffer.concat([item, Buffer.alloc(16)]));
    const endless = Buffer.concat([head, pixels, ...fragments]);
    const { series, leftOut } = await read([endless, fileOf(slice({}))]);
    expect(series).toHaveLength(1);
    expect(leftOut).toEqual([{ what: 'too-large', count: 1 }]);
  });

  it('tells that words are burned in, and thins series of more than 600 slices', async () => {
    const files = Array.from({ length: 601 }, (_, index) =>
      fileOf(slice({ position: [0, 0, -index], more: [el(0x00280301, 'CS', 'YES')] })),
    );
    const [series] = (await read(files)).series;
    expect(series).toMatchObject({ every: 2, isBurned: true, facts: { frames: 301 } });
  });
});

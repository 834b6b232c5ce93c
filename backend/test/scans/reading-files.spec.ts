import { deflateRawSync } from 'node:zlib';
import { seriesOf } from '../../src/scans/series/groups.rules';
import { dataSet, el, fileOf, marked, slice, without } from './phantom';
import { decoder, packed, read, readAll, testFile, testFiles } from './reading-bench';

const IMPLICIT = '1.2.840.10008.1.2';
const BIG = '1.2.840.10008.1.2.2';
const DEFLATED = '1.2.840.10008.1.2.1.99';
const PIXELS = 0x7fe00010;

const one = slice({});
const same = async (bytes: Uint8Array) => {
  const [series] = await readAll([bytes]);
  expect([...(series?.frames[0] ?? [])]).toEqual(marked(1));
  return series;
};
/** The same pixels with their bytes in the other order. */
const swapped = one.map((element) =>
  element.tag === PIXELS
    ? { ...element, value: Buffer.from(element.value as Buffer).swap16() }
    : element,
);

describe('A scan file is read', () => {
  it('in explicit, implicit, big-endian and deflated syntax', async () => {
    await same(fileOf(one));
    await same(fileOf(one, { syntax: IMPLICIT, isExplicit: false }));
    await same(fileOf(swapped, { syntax: BIG, isLittle: false }));
    const meta = fileOf([], { syntax: DEFLATED });
    const packedSet = Buffer.concat([deflateRawSync(dataSet(one)), Buffer.alloc(1)]);
    await same(Buffer.concat([meta, packedSet]));
  });

  it('without preamble, without meta header, and cut off a byte too early', async () => {
    const whole = fileOf(one);
    await same(whole.subarray(132));
    await same(dataSet(one));
    await same(dataSet(one, { isExplicit: false }));
    await same(dataSet(swapped, { isLittle: false }));
    await same(Buffer.concat([Buffer.from(' '), dataSet(one)]));
  });

  it('with private and nested sequences, of known length or not, and bytes behind it', async () => {
    const nested = el(0x00091001, 'SQ', [
      [el(0x00091002, 'LO', 'Anna'), el(0x00091003, 'SQ', [[el(PIXELS, 'OW', Buffer.alloc(8))]])],
    ]);
    const icon = el(0x00880200, 'SQ', [
      [el(0x00280010, 'US', 999), el(PIXELS, 'OW', Buffer.alloc(2))],
    ]);
    for (const isOpen of [true, false]) {
      const bytes = fileOf([...one, nested, icon], { isOpen });
      await same(Buffer.concat([bytes, Buffer.from('trailing')]));
    }
  });

  it('as the same picture in seven syntaxes', async () => {
    const names = testFiles().filter((name) => name.startsWith('MR_small'));
    expect(names).toHaveLength(8);
    const [first, ...others] = await Promise.all(
      names.map(async (name) => (await readAll([testFile(name)]))[0]),
    );
    expect(first?.frames[0]).toHaveLength(64 * 64);
    for (const other of others) expect(other).toEqual(first);
    const [ct, bare] = await Promise.all(
      ['CT_small.dcm', 'no_meta.dcm'].map(testFile).map((bytes) => readAll([bytes])),
    );
    expect(bare).toEqual(ct);
  });

  it('in colour, whether as planes, with a palette, or as brightness and colour', async () => {
    const planes = await readAll([testFile('ExplVR_BigEnd.dcm')]);
    expect(planes[0]?.facts).toMatchObject({ photometric: 'colour', modality: 'US', window: null });
    expect(planes[0]?.frames[0]).toHaveLength(60 * 80 * 3);
    const palette = await readAll([testFile('examples_palette.dcm')]);
    expect(palette[0]?.frames[0]?.subarray(0, 3)).toEqual(Uint8Array.of(37, 62, 94));
    const film = await readAll([testFile('examples_ybr_color.dcm')]);
    expect(film[0]?.facts).toMatchObject({ frames: 30, photometric: 'colour' });
  });

  it('in brightness and colour at half the width, as the standard converts it', async () => {
    // Pure red, then its colour at another brightness.
    const pixels = Buffer.alloc(6 * 8 * 2);
    for (let at = 0; at < pixels.length; at += 4) pixels.set([76, 100, 85, 255], at);
    const bytes = fileOf(
      slice({
        more: [
          el(0x00280002, 'US', 3),
          el(0x00280004, 'CS', 'YBR_FULL_422'),
          el(0x00280100, 'US', 8),
          el(0x00280101, 'US', 8),
          el(0x00280102, 'US', 7),
          el(0x00280103, 'US', 0),
          el(PIXELS, 'OB', pixels),
        ],
      }),
    );
    const [series] = await readAll([bytes]);
    expect([...(series?.frames[0]?.subarray(0, 6) ?? [])]).toEqual([254, 0, 0, 255, 24, 24]);
  });

  it('without what stands above its stored bits', async () => {
    const values = marked(5).map((value) => (value % 4096) | 0xf000);
    const twelve = [el(0x00280101, 'US', 12), el(0x00280102, 'US', 11), el(0x00280103, 'US', 0)];
    const [series] = await readAll([fileOf(slice({ values, more: twelve }))]);
    expect([...(series?.frames[0] ?? [])]).toEqual(marked(5));
  });

  it('again in a fresh decoder after a frame that was refused', async () => {
    const good = testFile('MR_small_jp2klossless.dcm');
    const bad = Buffer.from(good);
    bad.fill(0x5a, bad.length - 4200, bad.length - 100);
    const [expected] = await readAll([good]);
    for (let time = 0; time < 5; time++) {
      await readAll([bad]).catch(() => undefined);
      expect(await readAll([good])).toEqual([expected]);
    }
    expect(decoder).toBeDefined();
  });
});

describe('A file is left out', () => {
  const instead = (...more: ReturnType<typeof el>[]) => fileOf(slice({ more }));
  const sopClass = (last: string) =>
    instead(el(0x00080016, 'UI', `1.2.840.10008.5.1.4.1.1.${last}`));
  const captured = [el(0x00080008, 'CS', 'DERIVED\\SECONDARY'), el(0x00280301, 'CS', 'YES')];

  it.each([
    ['localiser', instead(el(0x00080008, 'CS', 'ORIGINAL\\PRIMARY\\LOCALIZER'))],
    ['dose-report', sopClass('88.67')],
    ['structured-report', sopClass('88.33')],
    ['pdf', sopClass('104.1')],
    ['presentation', sopClass('11.1')],
    ['screen-capture', sopClass('7')],
    ['screen-capture', instead(...captured)],
    ['segmentation', sopClass('66.4')],
    ['radiotherapy', sopClass('481.3')],
    ['waveform', sopClass('9.1.1')],
    ['film', fileOf(one, { syntax: '1.2.840.10008.1.2.4.102' })],
    ['unknown-compression', fileOf(one, { syntax: '1.2.840.10008.1.2.4.110' })],
    ['too-large', instead(el(0x00280010, 'US', 65_535), el(0x00280011, 'US', 65_535))],
    ['too-large', instead(el(0x00280008, 'IS', '99999999'))],
    ['unreadable', fileOf(without(one, PIXELS))],
    ['unreadable', instead(el(0x00280100, 'US', 1))],
    ['unreadable', instead(el(0x00080060, 'CS', 'PT'))],
    ['cut-off', fileOf(one).subarray(0, 300)],
    ['not-dicom', Buffer.from('%PDF-1.7 and so on'.repeat(20))],
    ['not-dicom', Buffer.alloc(0)],
    ['directory', fileOf([el(0x00080016, 'UI', '1.2.840.10008.1.3.10')])],
  ])('[D-1404] as %s', async (what, bytes) => {
    expect(await read(bytes)).toBe(what);
  });

  it.each([
    ['liver_1frame', 'segmentation'],
    ['rtdose', 'radiotherapy'],
    ['rtstruct', 'radiotherapy'],
    ['test-SR', 'structured-report'],
    ['image_dfl', 'screen-capture'],
    ['nested_priv_SQ', 'unreadable'],
  ])('%s as %s', async (name, what) => expect(await read(testFile(`${name}.dcm`))).toBe(what));

  it('where its pixels are cut off; frames that are whole are used', async () => {
    const pixels = one.find(({ tag }) => tag === PIXELS)?.value as Buffer;
    const three = el(PIXELS, 'OW', Buffer.concat([pixels, pixels, pixels]));
    const film = fileOf(slice({ more: [el(0x00280008, 'IS', 3), three] }));
    const image = await read(film.subarray(0, -10));
    if (typeof image === 'string') throw new Error(image);
    const { series, leftOut } = seriesOf([image]);
    expect(leftOut).toEqual(['cut-off']);
    expect((await packed(series[0] as (typeof series)[0])).facts.frames).toBe(2);
    const truncated = await read(testFile('MR_truncated.dcm'));
    if (typeof truncated === 'string') throw new Error(truncated);
    expect(seriesOf([truncated])).toEqual({ series: [], leftOut: ['cut-off'] });
  });

  it('for sequences that are opened without end, elements without number, and bombs', async () => {
    const open = Buffer.from('0900011053510000ffffffff', 'hex');
    const item = Buffer.from('feff00e0ffffffff', 'hex');
    const pairs = Buffer.concat(Array(200_000).fill(Buffer.concat([open, item])));
    const meta = fileOf([]);
    expect(await read(Buffer.concat([meta, pairs]))).toBe('unreadable');
    const tiny = Buffer.from('08000100554c0000', 'hex');
    expect(await read(Buffer.concat([meta, ...Array(200_001).fill(tiny)]))).toBe('too-large');
    const bomb = deflateRawSync(Buffer.alloc(300 * 1024 ** 2));
    const started = performance.now();
    expect(await read(Buffer.concat([fileOf([], { syntax: DEFLATED }), bomb]))).toBe('too-large');
    expect(performance.now() - started).toBeLessThan(5_000);
  });
});

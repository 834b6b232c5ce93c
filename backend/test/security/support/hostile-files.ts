import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { aPdf, aPicture, aPixelFlood, aVideo } from '../../media/support/samples';

export interface HostileFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

type Made = () => Promise<Buffer>;

/** For a picture or a report, the outcome is the HTTP status of the upload; for a film, its state after processing. */
const file =
  (extension: string, type: string) =>
  <Outcome>(
    what: string,
    outcome: Outcome,
    made: Made,
  ): [string, Outcome, () => Promise<HostileFile>] => [
    what,
    outcome,
    async () => ({ name: `file.${extension}`, type, bytes: await made() }),
  ];
const jpeg = file('jpg', 'image/jpeg');
const png = file('png', 'image/png');
const webp = file('webp', 'image/webp');
const heic = file('heic', 'image/heic');
const pdf = file('pdf', 'application/pdf');
const mov = file('mov', 'video/quicktime');
const mp4 = file('mp4', 'video/mp4');

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#777' }, limitInputPixels: false });
const cutOff = async (made: Promise<Buffer>, share = 0.5) => {
  const whole = await made;
  return whole.subarray(0, Math.floor(whole.length * share));
};
const aHeic = () => readFile(join(__dirname, '../../media/support/photograph.heic'));

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([size, body, sum]);
}

/** 120 KB that unpack to 120 MB, in a picture of a size that is accepted. */
function packedPng(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(6_000, 0);
  header.writeUInt32BE(6_600, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const pixels = deflateSync(Buffer.alloc((6_000 * 3 + 1) * 6_600));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([signature, ...parts]);
}

/** A text of a PNG that unpacks to 200 MB. */
async function packedText(): Promise<Buffer> {
  const picture = await plain(40, 40).png().toBuffer();
  const text = Buffer.concat([
    Buffer.from('Comment\0\0'),
    deflateSync(Buffer.alloc(200 * 1024 ** 2)),
  ]);
  const behindHeader = 8 + 25;
  return Buffer.concat([
    picture.subarray(0, behindHeader),
    chunk('zTXt', text),
    picture.subarray(behindHeader),
  ]);
}

/** The last scan of a progressive picture, over and over: each is decoded for all pixels. */
async function scanned(times: number): Promise<Buffer> {
  const whole = await plain(5_000, 5_000).jpeg({ progressive: true }).toBuffer();
  const last = whole.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = whole.subarray(last, -2);
  return Buffer.concat([
    whole.subarray(0, last),
    ...Array.from({ length: times }, () => scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

/** A WebP whose canvas claims the largest sides there are. */
async function hugeCanvas(): Promise<Buffer> {
  const frames = await Promise.all(
    [plain(20, 20), plain(20, 20)].map((one) => one.png().toBuffer()),
  );
  const animated = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  const at = animated.indexOf('VP8X') + 12;
  animated.set([0xff, 0x3f, 0, 0xff, 0x3f, 0], at);
  return animated;
}

function heicWith(change: (bytes: Buffer) => void): Made {
  return async () => {
    const bytes = Buffer.from(await aHeic());
    change(bytes);
    return bytes;
  };
}

const claiming = (width: number, height: number) =>
  heicWith((bytes) => {
    for (let at = bytes.indexOf('ispe'); at > 0; at = bytes.indexOf('ispe', at + 1)) {
      bytes.writeUInt32BE(width, at + 8);
      bytes.writeUInt32BE(height, at + 12);
    }
  });

const document = (objects: readonly string[], trailer = '<</Root 1 0 R>>') =>
  Buffer.from(
    [
      '%PDF-1.7',
      ...objects.map((text, at) => `${at + 1} 0 obj${text}endobj`),
      `trailer${trailer}`,
      '%%EOF',
    ].join('\n'),
    'latin1',
  );

function pages(count: number, box = '0 0 200 200'): Buffer {
  const numbers = Array.from({ length: count }, (_, at) => `${at + 3} 0 R`);
  return document([
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${numbers.join(' ')}]/Count ${count}>>`,
    ...numbers.map(() => `<</Type/Page/Parent 2 0 R/MediaBox[${box}]>>`),
  ]);
}

/** One page that draws a stream of 400 MB, packed twice into a few kilobytes. */
function packedPage(): Buffer {
  const once = deflateSync(Buffer.alloc(400 * 1024 ** 2, 32), { level: 1 });
  const packed = deflateSync(once, { level: 9 });
  return document([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>',
    `<</Filter[/FlateDecode/FlateDecode]/Length ${packed.length}>>stream\n${packed.toString('latin1')}\nendstream `,
  ]);
}

/** Twenty forms, each of which draws the next one ten times. */
function drawnAgain(): Buffer {
  const depth = 20;
  const form = (at: number) => {
    const next = at + 1;
    const drawn = `/F${next} Do `.repeat(10);
    return `<</Type/XObject/Subtype/Form/BBox[0 0 200 200]/Resources<</XObject<</F${next} ${next + 5} 0 R>>>>/Length ${drawn.length}>>stream\n${drawn}\nendstream `;
  };
  return document([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R/Resources<</XObject<</F0 5 0 R>>>>>>',
    '<</Length 6>>stream\n/F0 Do\nendstream ',
    ...Array.from({ length: depth }, (_, at) => form(at)),
    '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Length 9>>stream\n0 0 9 9 re\nendstream ',
  ]);
}

const nested = (open: string, close: string) =>
  document([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/More ${open.repeat(50_000)}${close.repeat(50_000)}>>`,
  ]);

/** A film with a number of its headers replaced. */
function filmWith(extension: 'mov' | 'mp4', change: (bytes: Buffer) => void): Made {
  return async () => {
    const bytes = Buffer.from(await aVideo(extension));
    change(bytes);
    return bytes;
  };
}

const sizes = (name: string, size: number) => (bytes: Buffer) => {
  for (let at = bytes.indexOf(name); at > 0; at = bytes.indexOf(name, at + 1))
    bytes.writeUInt32BE(size, at - 4);
};

/** Sample tables that claim to have four billion entries. */
const endlessTables = (bytes: Buffer) => {
  for (const name of ['stts', 'stsz', 'stsc', 'stco', 'ctts'])
    for (let at = bytes.indexOf(name); at > 0; at = bytes.indexOf(name, at + 1))
      bytes.writeUInt32BE(0xffffffff, at + 8);
};

export const PICTURES = [
  jpeg('a JPEG of 100 megapixels', 415, () =>
    plain(10_000, 10_000).jpeg({ quality: 1 }).toBuffer(),
  ),
  jpeg('a JPEG of one line with 60,000 pixels', 415, () => plain(60_000, 1).jpeg().toBuffer()),
  jpeg('a JPEG cut off', 415, () => cutOff(plain(900, 900).jpeg().toBuffer())),
  jpeg('a JPEG with five hundred scans', 415, () => scanned(500)),
  png('a PNG that claims 900 megapixels', 415, aPixelFlood),
  png('a PNG of 40 megapixels in 120 KB', 200, async () => packedPng()),
  png('a PNG with a text of 200 MB in it', 200, packedText),
  webp('a WebP of 100 megapixels', 415, () =>
    plain(10_000, 10_000).webp({ quality: 1, effort: 0 }).toBuffer(),
  ),
  webp('a WebP cut off', 415, () => cutOff(plain(900, 900).webp().toBuffer())),
  webp('a WebP whose canvas claims 268 megapixels', 415, hugeCanvas),
  heic('a HEIC cut off in its header', 415, () => cutOff(aHeic(), 0.02)),
  heic('a HEIC cut off in its picture', 415, () => cutOff(aHeic(), 0.7)),
  heic('a HEIC that claims 900 megapixels', 415, claiming(30_000, 30_000)),
  heic('a HEIC that claims the largest number', 415, claiming(0xffffffff, 0xffffffff)),
  heic('a HEIC that claims no pixels', 415, claiming(0, 0)),
  heic(
    'a HEIC whose coded picture is noise',
    415,
    heicWith((bytes) => {
      const from = bytes.indexOf('mdat') + 4;
      for (let at = from; at < bytes.length; at += 1) bytes[at] = (at * 7_919) % 251;
    }),
  ),
  heic(
    'a HEIC whose items lie elsewhere',
    415,
    heicWith((bytes) => {
      const at = bytes.indexOf('iloc');
      bytes.fill(0xff, at + 12, at + 40);
    }),
  ),
];

export const REPORTS = [
  pdf('10,000 pages', 422, async () => pages(10_000)),
  pdf('pages of a mile', 415, async () => pages(2, '0 0 1e9 1e9')),
  pdf('thirty of the largest pages', 200, async () => pages(30, '0 0 14400 14400')),
  pdf('a page of no size', 200, async () => pages(1, '0 0 0 0')),
  pdf('a stream of 400 MB in a few kilobytes', 415, async () => packedPage()),
  pdf('forms that draw forms, ten to the twentieth', 415, async () => drawnAgain()),
  pdf('lists in lists in lists', 415, async () => nested('[', ']')),
  pdf('dictionaries in dictionaries', 415, async () => nested('<</A', '>>')),
  pdf('pages that are their own parents', 415, async () =>
    document(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
  ),
  pdf('an end cut off', 415, () => cutOff(Promise.resolve(pages(20)))),
];

export const FILMS = [
  mov('a MOV cut off', 'rejected', () => cutOff(aVideo('mov'))),
  mov('a MOV whose header claims 4 GB', 'ready', filmWith('mov', sizes('moov', 0xffffffff))),
  mov('a MOV with endless tables', 'rejected', filmWith('mov', endlessTables)),
  mp4('an MP4 with endless tables', 'rejected', filmWith('mp4', endlessTables)),
  mov('a MOV without a picture', 'rejected', () => aVideo('mov', ['-vn', '-c:a', 'aac'])),
  mov('a list of addresses called MOV', 'rejected', async () =>
    Buffer.concat([
      Buffer.from([0, 0, 0, 20]),
      Buffer.from('ftypqt  \0\0\0\0qt  '),
      Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\nhttp://127.0.0.1:1/x\n'),
    ]),
  ),
];

/** One of each kind that has a decoder of its own. */
export const ORDINARY: readonly (() => Promise<HostileFile>)[] = [
  jpeg('a JPEG', 200, () => aPicture().jpeg().toBuffer()),
  heic('a HEIC', 200, aHeic),
  pdf('a report', 200, () => aPdf()),
].map(([, , made]) => made);

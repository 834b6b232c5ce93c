import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { MediaApp } from './support/media-app';
import { aBmp, aPhotographWithPlace, aPicture, aPixelFlood } from './support/samples';

const media = new MediaApp();
beforeAll(() => media.start());
afterAll(() => media.stop());

const aFile = (name: string, bytes: Buffer, type = '') => ({ field: 'files', name, bytes, type });

describe('A picture that is uploaded', () => {
  it('loses everything but its pixels, and stands upright', async () => {
    const photograph = await aPhotographWithPlace();
    expect(photograph.includes('SecretCamera')).toBe(true);
    const { body } = await media.post('case', [
      aFile('scan of John Doe.jpg', photograph, 'image/jpeg'),
    ]);
    const kept = await media.download(body.assets[0]);
    expect(kept.includes('Secret')).toBe(false);
    const { format, width, height, exif, icc, xmp, iptc, orientation } =
      await sharp(kept).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 40, height: 60 });
    expect([exif, icc, xmp, iptc, orientation].filter((block) => block !== undefined)).toEqual([]);
    const asset = await media.asset(body.assets[0]);
    expect(asset).toMatchObject({
      state: 'ready',
      width: 40,
      height: 60,
      originalName: null,
      scan: 'not-scanned',
      mime: 'image/jpeg',
    });
    expect(asset.dominantColor).toMatch(/^#[0-9a-f]{6}$/);
  });

  it('loses what was hung on behind it', async () => {
    const tail = Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.from('evil.exe')]);
    const { body } = await media.post('case', [
      aFile('a.png', Buffer.concat([await aPicture().png().toBuffer(), tail]), 'image/png'),
    ]);
    const kept = await media.download(body.assets[0]);
    expect(kept.includes('evil.exe')).toBe(false);
    expect((await sharp(kept).metadata()).format).toBe('png');
  });

  it('[D-033] is kept at up to 4,096 pixels a side', async () => {
    const wide = await aPicture(5_000, 50).png().toBuffer();
    const { body } = await media.post('case', [aFile('a.png', wide)]);
    expect(await sharp(await media.download(body.assets[0])).metadata()).toMatchObject({
      width: 4_096,
      height: 41,
    });
  });

  it.each([
    ['webp', () => aPicture().webp().toBuffer(), 'image/webp'],
    ['heic', () => readFile(join(__dirname, 'support/photograph.heic')), 'image/heic'],
    ['heif', () => readFile(join(__dirname, 'support/photograph.heic')), ''],
  ])('[D-451] of a phone, %s, becomes a JPEG', async (extension, bytes, type) => {
    const { body } = await media.post('case', [aFile(`a.${extension}`, await bytes(), type)]);
    const kept = await sharp(await media.download(body.assets[0])).metadata();
    expect(kept.format).toBe('jpeg');
    expect(Math.max(kept.width ?? 0, kept.height ?? 0)).toBeGreaterThanOrEqual(60);
  });

  it('[D-451] that is cut off, or claims more pixels than anybody decodes, is refused as a HEIC, too', async () => {
    const whole = await readFile(join(__dirname, 'support/photograph.heic'));
    const huge = Buffer.from(whole);
    const sides = huge.indexOf('ispe') + 8;
    for (const at of [sides, sides + 4]) huge.writeUInt32BE(30_000, at);
    for (const bytes of [whole.subarray(0, 2_000), huge])
      expect((await media.post('case', [aFile('a.heic', bytes, 'image/heic')])).status).toBe(415);
  });

  it('is converted to sRGB', async () => {
    const cmyk = await aPicture().toColourspace('cmyk').jpeg().toBuffer();
    const { body } = await media.post('case', [aFile('a.jpg', cmyk)]);
    expect(await sharp(await media.download(body.assets[0])).metadata()).toMatchObject({
      space: 'srgb',
      channels: 3,
    });
  });

  const WRONG = 'Unsupported file type found';
  const EMPTY = 'This file is empty. Please choose another one.';
  const vector = Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  it.each<[string, string, Buffer, string, string?]>([
    ['an SVG called png', 'a.png', vector, 'image/png'],
    ['a page called jpg', 'a.jpg', page, 'image/jpeg'],
    ['a vector', 'a.svg', vector, 'image/svg+xml'],
    ['no extension', 'picture', page, ''],
    ['nothing in it', 'a.png', Buffer.alloc(0), 'image/png', EMPTY],
  ])(
    'is refused when it is %s, and nothing stays',
    async (_what, name, bytes, type, msg = WRONG) => {
      const before = await media.files();
      const reply = await media.post('case', [aFile(name, bytes, type)]);
      expect(reply).toMatchObject({
        status: 415,
        body: { code: 415, msg },
      });
      expect(await media.files()).toEqual(before);
    },
  );

  it('is refused when name, declaration and bytes disagree', async () => {
    const png = await aPicture().png().toBuffer();
    expect((await media.post('case', [aFile('a.jpg', png, 'image/jpeg')])).status).toBe(415);
    expect((await media.post('case', [aFile('a.png', png, 'image/jpeg')])).status).toBe(415);
    expect(
      (await media.post('case', [aFile('a.png', png, 'application/octet-stream')])).status,
    ).toBe(200);
  });

  it('is refused when it would fill the memory, or is cut off', async () => {
    expect(
      (await media.post('case', [aFile('a.png', await aPixelFlood(), 'image/png')])).status,
    ).toBe(415);
    const whole = await aPicture(400, 400).jpeg().toBuffer();
    expect(
      (
        await media.post('case', [
          aFile('a.jpg', whole.subarray(0, whole.length / 2), 'image/jpeg'),
        ])
      ).status,
    ).toBe(415);
  });
});

describe('A profile picture', () => {
  it.each([
    ['jpg', () => aPicture(900, 600).jpeg().toBuffer()],
    ['jpeg', () => aPicture(900, 600).jpeg().toBuffer()],
    ['png', () => aPicture(900, 600).png().toBuffer()],
    ['gif', () => aPicture(900, 600).gif().toBuffer()],
    ['bmp', async () => aBmp(900, 600)],
  ])(
    '[PR-29 UP-01 D-033] may be a %s and becomes a small JPEG with a lasting address',
    async (extension, make) => {
      const { status, body } = await media.post('picture', [
        { field: 'profile_pic', name: `me.${extension.toUpperCase()}`, bytes: await make() },
      ]);
      expect(status).toBe(200);
      const { url } = media.addressesOf(await media.asset(body.assets[0]));
      expect(url).toMatch(/^\/media\/public\/[0-9a-f]{2}\/[0-9a-f]{32}\.jpg$/);
      const reply = await media.read(url ?? '');
      expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(await sharp(Buffer.from(await reply.arrayBuffer())).metadata()).toMatchObject({
        format: 'jpeg',
        width: 512,
        height: 341,
      });
    },
  );

  it('says what is missing, wrong or too large', async () => {
    const sent = (name: string, bytes: Buffer) =>
      media.post('picture', [{ field: 'profile_pic', name, bytes }]);
    expect(await media.post('picture', [])).toMatchObject({
      status: 422,
      body: { errors: { profile_pic: ['Please select an image '] } },
    });
    expect(await sent('me.pdf', Buffer.from('%PDF-1.7'))).toMatchObject({
      status: 415,
      body: { msg: 'Please Select Valid Image type' },
    });
    expect(await sent('me.png', Buffer.alloc(5 * 1024 ** 2 + 1))).toMatchObject({ status: 413 });
  });
});

describe('The smaller forms of a picture', () => {
  it('are made later, and making them twice changes nothing', async () => {
    const { body } = await media.post('case', [
      aFile('a.jpg', await aPicture(1200, 800).jpeg().toBuffer()),
    ]);
    const [id = 0] = body.assets;
    expect(media.addressesOf(await media.asset(id)).thumbnailUrl).toBeNull();
    await media.work(id);
    const once = await media.asset(id);
    expect(once.renditions).toMatchObject({
      thumb: { width: 320, height: 213 },
      medium: { width: 640, height: 427 },
    });
    const files = await media.files();
    await media.work(id, 2);
    expect(await media.asset(id)).toEqual(once);
    expect(await media.files()).toEqual(files);
    const thumbnail = await media.read(media.addressesOf(once).thumbnailUrl ?? '');
    expect(thumbnail.headers.get('content-type')).toBe('image/webp');
    expect((await sharp(Buffer.from(await thumbnail.arrayBuffer())).metadata()).width).toBe(320);
  });

  it('are not missed when the picture is gone by then', async () => {
    const { body } = await media.post('case', [aFile('a.jpg', await aPicture().jpeg().toBuffer())]);
    const [id = 0] = body.assets;
    await media.query('delete from asset where id = ?', [id]);
    await expect(media.work(id)).resolves.toBeUndefined();
  });
});

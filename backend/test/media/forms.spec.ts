import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough, Readable } from 'node:stream';
import { sanitiseName } from '../../src/media/original-name';
import { until } from '../support/until';
import { MediaApp } from './support/media-app';
import { aPdf, aPicture } from './support/samples';

const media = new MediaApp();
beforeAll(() => media.start());
afterAll(() => media.stop());

const BOUNDARY = 'a-boundary';
const head = (name: string) =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="files"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`;

function open(owner: number) {
  const headers = {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'x-owner': String(owner),
  };
  return request(`${media.url}/api/v1/test-uploads/case`, { method: 'POST', headers });
}

describe('A form with files', () => {
  it('brings its fields to the body, repeated ones as lists', async () => {
    const { body } = await media.post('case', [], {
      fields: [
        ['title', ' A case '],
        ['tags', 'one'],
        ['tags', 'two'],
        ['unknown', 'x'],
      ],
    });
    expect(body).toMatchObject({ assets: [], title: 'A case', tags: ['one', 'two'] });
  });

  it('takes a field that is absent from a percent-encoded header', async () => {
    const headers = { title: encodeURIComponent('Fräulein Müller') };
    expect((await media.post('case', [], { headers })).body.title).toBe('Fräulein Müller');
    expect(
      (await media.post('case', [], { headers, fields: [['title', 'Mine']] })).body.title,
    ).toBe('Mine');
    expect(await media.post('case', [], { headers: { title: '%E0%A4%A' } })).toMatchObject({
      status: 422,
      body: { errors: { title: [expect.any(String)] } },
    });
  });

  it('may send its file field empty', async () => {
    expect(
      await media.post('case', [{ field: 'files', name: '', bytes: Buffer.alloc(0) }]),
    ).toMatchObject({
      status: 200,
      body: { assets: [] },
    });
  });

  it('is refused with too many files or fields, or a field that is too long', async () => {
    const jpeg = await aPicture().jpeg().toBuffer();
    const files = Array.from({ length: 11 }, () => ({
      field: 'files',
      name: 'a.jpg',
      bytes: jpeg,
    }));
    expect(await media.post('case', files)).toMatchObject({
      status: 422,
      body: { errors: { files: ['Please add at most 10 files.'] } },
    });
    const fields = Array.from({ length: 101 }, (_, index): [string, string] => [
      `field${index}`,
      'x',
    ]);
    expect((await media.post('case', [], { fields })).status).toBe(413);
    expect(
      (await media.post('case', [], { fields: [['title', 'x'.repeat(64 * 1024 + 1)]] })).status,
    ).toBe(413);
    expect(await media.files()).toEqual([]);
  });

  it('keeps all of its files or none', async () => {
    const good = { field: 'files', name: 'a.jpg', bytes: await aPicture().jpeg().toBuffer() };
    const owner = await media.anOwner();
    expect(
      (await media.post('case', [good, { ...good, bytes: Buffer.from('no picture') }], { owner }))
        .status,
    ).toBe(415);
    expect(await media.files()).toEqual([]);
    expect(await media.query('select id from asset where owner_id = ?', [owner])).toEqual([]);
  });

  it('that is no form at all is told so', async () => {
    const headers = { 'content-type': 'multipart/form-data', 'x-owner': '1' };
    const reply = await fetch(`${media.url}/api/v1/test-uploads/case`, {
      method: 'POST',
      body: 'x',
      headers,
    });
    expect(reply.status).toBe(400);
  });
});

describe('An upload under way', () => {
  it('is stopped at its limit, the rest is read away, and nothing stays', async () => {
    const upload = open(await media.anOwner());
    const answered = once(upload, 'response');
    upload.write(head('big.jpg'));
    const piece = Buffer.alloc(256 * 1024, 7);
    for (let sent = 0; sent < 40; sent += 1) if (!upload.write(piece)) await once(upload, 'drain');
    upload.end(`\r\n--${BOUNDARY}--\r\n`);
    const [response] = (await answered) as [import('node:http').IncomingMessage];
    const text = (await response.setEncoding('utf8').toArray()).join('');
    expect(JSON.parse(text)).toMatchObject({ code: 413, msg: 'File exceeding size limit found' });
    expect(await media.files()).toEqual([]);
  });

  it('is refused by its announced length before it is written anywhere', async () => {
    const reply = await media.post('picture', [
      { field: 'profile_pic', name: 'me.png', bytes: Buffer.alloc(9 * 1024 ** 2) },
    ]);
    expect(reply).toMatchObject({
      status: 413,
      body: { msg: 'The picture must not be larger than 5 MB.' },
    });
    expect(await media.files()).toEqual([]);
  });

  it('leaves nothing when it is broken off', async () => {
    const upload = open(await media.anOwner());
    upload.on('error', () => undefined);
    upload.write(head('half.jpg'));
    upload.write(Buffer.alloc(512 * 1024, 7));
    await until(async () => (await media.files()).length === 1);
    upload.destroy();
    await until(async () => (await media.files()).length === 0);
    expect(await media.files()).toEqual([]);
  });
});

describe('A form that a page passes on in the same process', () => {
  const end = `\r\n--${BOUNDARY}--\r\n`;

  it('is read as it streams in', async () => {
    const jpeg = await aPicture().jpeg().toBuffer();
    const reply = await media.postInProcess(
      'case',
      Readable.from([Buffer.from(head('a.jpg')), jpeg, Buffer.from(end)]),
      BOUNDARY,
    );
    expect(reply).toMatchObject({ status: 200, body: { assets: [expect.any(Number)] } });
    await media.query('update asset set attached_at = null where id = ?', [reply.body.assets[0]]);
    media.clock.advance(3_601_000);
    await media.sweep();
    media.clock.reset();
  });

  it('is stopped at its limit', async () => {
    const pieces = Array.from({ length: 40 }, () => Buffer.alloc(256 * 1024, 7));
    const reply = await media.postInProcess(
      'case',
      Readable.from([Buffer.from(head('a.jpg')), ...pieces, Buffer.from(end)]),
      BOUNDARY,
    );
    expect(reply).toMatchObject({ status: 413, body: { msg: 'File exceeding size limit found' } });
    expect(await media.files()).toEqual([]);
  });

  it('leaves nothing when the browser goes away', async () => {
    const stream = new PassThrough();
    stream.write(head('half.jpg'));
    stream.write(Buffer.alloc(512 * 1024, 7));
    const reply = media.postInProcess('case', stream, BOUNDARY);
    await until(async () => (await media.files()).length === 1);
    stream.destroy(new Error('gone'));
    await reply.catch(() => undefined);
    await until(async () => (await media.files()).length === 0);
    expect(await media.files()).toEqual([]);
  });
});

describe('What was uploaded and never used', () => {
  it('is swept away after an hour; what is held stays', async () => {
    const owner = await media.anOwner();
    const file = { field: 'files', name: 'a.jpg', bytes: await aPicture().jpeg().toBuffer() };
    const [abandoned] = (
      await media.post('case', [file], { owner, fields: [['title', 'abandoned']] })
    ).body.assets;
    const [held = 0] = (await media.post('case', [file], { owner })).body.assets;
    await media.sweep();
    expect(await media.asset(abandoned)).toMatchObject({ attachedAt: null });
    media.clock.advance(3_601_000);
    await media.sweep();
    media.clock.reset();
    expect(await media.query('select id from asset where owner_id = ?', [owner])).toEqual([
      { id: held },
    ]);
    expect(await media.files()).toHaveLength(1);
  });
});

describe('The name of a file', () => {
  it.each([
    ['../../x.png', 'x.png'],
    ['..\\..\\x.png', 'x.png'],
    ['a\r\nSet-Cookie:x.png', 'aSet-Cookie_x.png'],
    ['CON.pdf', '_CON.pdf'],
    ['\u202egpj.exe', 'gpj.exe'],
    ['   ...   ', 'file'],
    ['<b>"CV"</b>.pdf', 'b_.pdf'],
    ['Lebenslauf Müller (2026).pdf', 'Lebenslauf Müller (2026).pdf'],
  ])('%j is shown as %j', (given, shown) => {
    expect(sanitiseName(given)).toBe(shown);
  });

  it('never grows without end, and never names a place on the disk', async () => {
    expect(sanitiseName(`${'x'.repeat(300)}.pdf`)).toHaveLength(124);
    const { body } = await media.post('cv', [
      { field: 'cv', name: '../../../etc/CV of Anna.pdf', bytes: await aPdf() },
    ]);
    const asset = await media.asset(body.assets[0]);
    expect(asset.originalName).toBe('CV of Anna.pdf');
    expect(asset.key).toMatch(/^private\/[0-9a-f]{2}\/[0-9a-f]{32}\.pdf$/);
  });

  it('is read from its end when it is far too long', () => {
    expect(sanitiseName(`start${'.'.repeat(15_000)}end.pdf`)).toBe('end.pdf');
  });
});

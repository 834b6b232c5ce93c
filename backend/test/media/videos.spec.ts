import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Ffmpeg } from '../../src/media/videos/ffmpeg';
import { MediaApp } from './support/media-app';
import { aVideo } from './support/samples';

const media = new MediaApp();
beforeAll(() => media.start());
afterAll(() => media.stop());

const PATIENT = 'LINDQVIST ANNA';

async function uploaded(bytes: Buffer): Promise<number> {
  const { body } = await media.post('case', [
    { field: 'files', name: 'film.mp4', bytes, type: 'video/mp4' },
  ]);
  return body.assets[0] ?? 0;
}

const SILENT = ['-c:v', 'libx264', '-pix_fmt', 'yuv420p', '-an'];

/** What was promised to be told about a film. */
const told = (assetId: number) =>
  media.query("select id from outbox where name = 'film-rejected' and payload @> ?::jsonb", [
    JSON.stringify({ assetId }),
  ]);

/** Sound alone, with a track for pictures that has none. */
async function aFilmWithoutPictures(): Promise<Buffer> {
  const film = await aVideo('mp4', [...SILENT, '-frames:v', '1']);
  // The sizes of its pictures, of which there is one.
  const sizes = film.indexOf('stsz');
  film.fill(0, sizes + 8, sizes + 16);
  return film;
}

describe('A video that is uploaded', () => {
  it('waits until it was made playable, once, without its metadata', async () => {
    const film = await aVideo('mp4');
    const id = await uploaded(film);
    expect(await media.asset(id)).toMatchObject({ state: 'pending', kind: 'video' });
    expect(media.addressesOf(await media.asset(id))).toEqual({
      url: null,
      thumbnailUrl: null,
      mediumUrl: null,
      posterUrl: null,
      smallUrl: null,
    });
    await media.work(id);
    const ready = await media.asset(id);
    expect(ready).toMatchObject({ state: 'ready', mime: 'video/mp4', width: 160, height: 120 });
    const files = await media.files();
    await media.work(id, 2);
    expect(await media.asset(id)).toEqual(ready);
    expect(await media.files()).toEqual(files);
    const kept = await media.download(id);
    expect(film.includes('Secret title')).toBe(true);
    expect(kept.includes('Secret title')).toBe(false);
    expect(kept.indexOf('moov')).toBeLessThan(kept.indexOf('mdat'));
    const { posterUrl, thumbnailUrl, url } = media.addressesOf(ready);
    expect((await media.read(posterUrl ?? '')).headers.get('content-type')).toBe('image/jpeg');
    expect((await media.read(thumbnailUrl ?? '')).headers.get('content-type')).toBe('image/webp');
    const expiry = Number(new URL(url ?? '', media.url).searchParams.get('e')) * 1_000;
    expect(expiry - Date.now()).toBeGreaterThan(105 * 60_000);
    expect((await media.read(url ?? '', { range: 'bytes=0-99' })).status).toBe(206);
  });

  it('[D-451] of a phone, MOV, becomes an MP4', async () => {
    const { body } = await media.post('case', [
      { field: 'files', name: 'film.mov', bytes: await aVideo('mov'), type: 'video/quicktime' },
    ]);
    const id = body.assets[0] ?? 0;
    await media.work(id);
    expect(await media.asset(id)).toMatchObject({ state: 'ready', mime: 'video/mp4' });
  });

  it('is converted when browsers could not play it', async () => {
    const id = await uploaded(await aVideo('mp4', ['-c:v', 'mpeg4', '-c:a', 'mp3']));
    await media.work(id);
    expect(await media.asset(id)).toMatchObject({ state: 'ready' });
    expect((await media.download(id)).includes('avc1')).toBe(true);
  });

  it.each([
    ['as it is', ['-c:v', 'libx264', '-pix_fmt', 'yuv420p']],
    ['converted', ['-c:v', 'libx264', '-pix_fmt', 'yuv444p']],
  ])('[D-445] loses what a machine wrote into the coded picture, kept %s', async (_how, codec) => {
    const note = `h264_metadata=sei_user_data=086f3693b7b34f2c965321492feee5b8+${PATIENT}`;
    const film = await aVideo('mp4', [...codec, '-bsf:v', note, '-c:a', 'aac']);
    const id = await uploaded(film);
    await media.work(id);
    const kept = await media.download(id);
    const told = [film, kept].map((bytes) => [PATIENT, 'mp4a'].map((word) => bytes.includes(word)));
    expect(told).toEqual([
      [true, true],
      [false, true],
    ]);
    expect(kept.includes('x264 - core')).toBe(false);
  });

  it('[D-445] loses its sound when its owner does not keep it', async () => {
    const id = await uploaded(await aVideo('mp4'));
    await media.query('update asset set keeps_sound = false where id = ?', [id]);
    await media.work(id);
    expect(await media.asset(id)).toMatchObject({ state: 'ready' });
    const kept = await media.download(id);
    expect(['avc1', 'mp4a'].map((word) => kept.includes(word))).toEqual([true, false]);
  });

  it('is rejected with a reason when nothing can be read behind its header', async () => {
    const before = (await media.files()).filter((name) => name.endsWith('.mp4')).length;
    const id = await uploaded((await aVideo('mp4')).subarray(0, 400));
    await media.work(id);
    expect(await media.asset(id)).toMatchObject({
      state: 'rejected',
      rejectReason: 'This video could not be read.',
    });
    expect(media.addressesOf(await media.asset(id)).url).toBeNull();
    expect((await media.files()).filter((name) => name.endsWith('.mp4'))).toHaveLength(before);
  });

  it('[D-925] of a single picture is shown, with that as its poster', async () => {
    const id = await uploaded(await aVideo('mp4', [...SILENT, '-frames:v', '1']));
    await media.work(id);
    const ready = await media.asset(id);
    expect(ready).toMatchObject({ state: 'ready', renditions: { poster: { width: 160 } } });
    expect((await media.read(media.addressesOf(ready).posterUrl ?? '')).status).toBe(200);
  });

  it('[D-925, D-926] without any picture is rejected at once, and its owner is told', async () => {
    const id = await uploaded(await aFilmWithoutPictures());
    await media.work(id);
    expect(await media.asset(id)).toMatchObject({
      state: 'rejected',
      rejectReason: expect.stringMatching(/^This video (shows nothing|could not be)/),
    });
    expect(await told(id)).toHaveLength(1);
  });

  describe('[D-925] that fails', () => {
    const failing = async (error: () => Error) => {
      const id = await uploaded(await aVideo('mp4', SILENT));
      const ffmpeg = jest.spyOn(media.get(Ffmpeg), 'run').mockImplementation(async () => {
        throw error();
      });
      const tries: string[] = [];
      for (let times = 0; times < 6; times += 1)
        tries.push(
          await media.work(id).then(
            () => 'done',
            ({ name }: Error) => name,
          ),
        );
      return { id, tries, calls: ffmpeg.mock.calls.length };
    };
    afterEach(() => jest.restoreAllMocks());

    it('five times alike is rejected for good', async () => {
      const { id, tries, calls } = await failing(() => new TypeError('odd'));
      expect([tries, calls]).toEqual([[...Array(4).fill('TypeError'), 'done', 'done'], 5]);
      expect(await media.asset(id)).toMatchObject({
        state: 'rejected',
        rejectReason: 'This video could not be converted.',
      });
      expect(await told(id)).toHaveLength(1);
    });

    it('for the sake of the system is tried until that is well again', async () => {
      const { id, tries } = await failing(() => Object.assign(new Error('no'), { code: 'EIO' }));
      expect(tries).toEqual(Array(6).fill('Error'));
      jest.restoreAllMocks();
      await media.work(id);
      expect(await media.asset(id)).toMatchObject({ state: 'ready' });
    });

    it('by ending its workers is rejected after five of them', async () => {
      const id = await uploaded(await aVideo('mp4', SILENT));
      await media.query('update asset set tries = 5 where id = ?', [id]);
      await media.work(id);
      expect(await media.asset(id)).toMatchObject({ state: 'rejected' });
    });

    it('has ten minutes in all, and is told to be too long after them', async () => {
      const id = await uploaded(await aVideo('mp4', SILENT));
      await media.query('update asset set worked_ms = 599999 where id = ?', [id]);
      await media.work(id);
      expect(await media.asset(id)).toMatchObject({
        state: 'rejected',
        rejectReason:
          'This video takes too long to convert. Please shorten it or lower its resolution.',
      });
    });
  });

  it('never makes the server call somebody', async () => {
    let calls = 0;
    const listener = createServer(() => (calls += 1)).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    const { port } = listener.address() as AddressInfo;
    const playlist = Buffer.from(
      `#EXTM3U\n#EXTINF:1,\nhttp://127.0.0.1:${port}/a.ts\n#EXT-X-ENDLIST\n`,
    );
    const reply = await media.post('case', [
      { field: 'files', name: 'film.mp4', bytes: playlist, type: 'video/mp4' },
    ]);
    expect(reply).toMatchObject({ status: 415, body: { msg: 'Unsupported file type found' } });
    const disguised = Buffer.concat([(await aVideo('mp4')).subarray(0, 32), playlist]);
    const id = await uploaded(disguised);
    await media.work(id);
    expect(await media.asset(id)).toMatchObject({ state: 'rejected' });
    expect(calls).toBe(0);
    listener.close();
  });
});

import type { Job } from 'bullmq';
import { sweepOrphans } from '../../backend/src/media/media.jobs';
import { Queues } from '../../backend/src/platform/queues/queues';
import { MediaApp } from '../../backend/test/media/support/media-app';
import { aPicture, aVideo } from '../../backend/test/media/support/samples';
import type { Handed } from '../src/handed-job';
import { MediaProcessor } from '../src/media.processor';
import { RepeatedJobs } from '../src/repeated-jobs';
import { Tries } from '../src/tries';
import { VideoProcessor } from '../src/video.processor';

const media = new MediaApp();
beforeAll(() => media.start({}, [MediaProcessor, VideoProcessor, Queues, RepeatedJobs, Tries]));
afterAll(() => media.stop());

/** The job of an asset as its queue hands it over. */
async function theJobOf(assetId: number): Promise<Job<Handed>> {
  const [row] = await media.promised(assetId);
  return {
    name: row?.name,
    data: { assetId, outboxId: row?.id, requestId: null },
  } as unknown as Job<Handed>;
}

async function uploaded(name: string, bytes: Buffer): Promise<number> {
  const { body } = await media.post('case', [{ field: 'files', name, bytes }]);
  return body.assets[0] ?? 0;
}

describe('The queues of media', () => {
  it.each([
    ['a picture', MediaProcessor, 'a.jpg', () => aPicture(640, 480).jpeg().toBuffer()],
    ['a video', VideoProcessor, 'a.mp4', () => aVideo('mp4')],
  ] as const)('may hand over the job of %s twice', async (_what, processor, name, make) => {
    const id = await uploaded(name, await make());
    const job = await theJobOf(id);
    await media.get<MediaProcessor | VideoProcessor>(processor).process(job);
    const [done, files] = [await media.asset(id), await media.files()];
    expect(done).toMatchObject({
      state: 'ready',
      renditions: { thumb: { width: expect.any(Number) } },
    });
    await media.get<MediaProcessor | VideoProcessor>(processor).process(job);
    expect([await media.asset(id), await media.files()]).toEqual([done, files]);
  });

  it('may hand over a job whose asset is gone', async () => {
    const id = await uploaded('a.mp4', await aVideo('mp4'));
    const job = await theJobOf(id);
    await media.query('delete from asset where id = ?', [id]);
    await expect(media.get(VideoProcessor).process(job)).resolves.toBeUndefined();
  });

  it('sweep by themselves', async () => {
    const schedulers = await media.get(Queues).of(sweepOrphans.queue).getJobSchedulers();
    expect(schedulers).toEqual([expect.objectContaining({ key: sweepOrphans.name })]);
    const job = {
      name: sweepOrphans.name,
      data: { requestId: sweepOrphans.name },
    } as unknown as Job<Handed>;
    await expect(media.get(MediaProcessor).process(job)).resolves.toBeUndefined();
  });
});

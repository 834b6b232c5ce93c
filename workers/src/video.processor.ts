import { Processor } from '@nestjs/bullmq';
import { makeVideo } from '../../backend/src/media/media.jobs';
import { VideosService } from '../../backend/src/media/videos/videos.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

@Processor(makeVideo.queue, { concurrency: 1, ...surviveRestarts })
export class VideoProcessor extends HandedJobProcessor {
  constructor(private readonly videos: VideosService) {
    super();
  }

  protected readonly handlers = new Map([
    handles(makeVideo, ({ assetId }, { outboxId }) => this.videos.make({ assetId, outboxId })),
  ]);
}

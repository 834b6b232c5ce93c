import { Processor } from '@nestjs/bullmq';
import { SCANS, scanLook, scanRender, scanWindow } from '../../backend/src/scans/kept/kept.jobs';
import { ScanRendering } from '../../backend/src/scans/kept/scan-rendering.service';
import { SeriesLooking } from '../../backend/src/scans/kept/series-looking.service';
import { HandedJobProcessor, handles, surviveRestarts } from './handed-job';

/** One series at a time: each takes the thread that all of them share. */
@Processor(SCANS, { concurrency: 1, ...surviveRestarts })
export class ScansProcessor extends HandedJobProcessor {
  constructor(
    private readonly looking: SeriesLooking,
    private readonly rendering: ScanRendering,
  ) {
    super();
  }

  protected readonly handlers = new Map([
    handles(scanLook, (series, { outboxId }) => this.looking.make({ ...series, outboxId })),
    handles(scanRender, ({ scanId }, { outboxId }) => this.rendering.make({ scanId, outboxId })),
    handles(scanWindow, (asked, { outboxId }) => this.rendering.makeWindow(asked, outboxId)),
  ]);
}

import path from 'node:path';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { WorkThread } from '../../media/threads/work-thread';
import { BadSeries } from './packed-file';
import type { ScanResult, ScanTask, ScanTasks } from './scan.thread';

/** 600 large frames; one that hangs is ended with all of its series. */
const WHOLE = { ms: 5 * 60_000, megabytes: 200 };
const SINGLE = { ms: 15_000, megabytes: 200 };
const FILE = path.join(__dirname, `scan.thread${path.extname(__filename)}`);

/**
 * Decodes and draws packed series in threads that are ended when they take too long. Whoever looks
 * at a single frame does not wait for a series.
 */
@Injectable()
export class ScanWork implements OnApplicationShutdown {
  private readonly series = new WorkThread<ScanTask, ScanResult>(FILE, WHOLE);
  private readonly frames = new WorkThread<ScanTask, ScanResult>(FILE, SINGLE);

  /** @throws BadSeries @throws WorkEnded @throws WorkFailed */
  async do<Kind extends keyof ScanTasks>(
    kind: Kind,
    file: string,
    asks: ScanTasks[Kind]['asks'],
  ): Promise<ScanTasks[Kind]['gives']> {
    const thread = kind === 'draw-one' ? this.frames : this.series;
    const result = await thread.do({ ...asks, kind, path: file } as ScanTask);
    if ('fault' in result) throw new BadSeries(result.fault);
    return result as ScanTasks[Kind]['gives'];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.series.end(), this.frames.end()]);
  }
}

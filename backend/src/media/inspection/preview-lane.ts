import { availableParallelism } from 'node:os';
import { Injectable } from '@nestjs/common';
import { FairLane } from '../../platform/http/fair-lane';
import { holdingNoPlace } from '../../platform/logging/request-context';

/** The ten files of a form may all be shown at once. */
const LONGEST_LINE = 10;
const OF_A_MEMBER = 2;
const WAIT_MS = 30_000;

/**
 * Previews are drawn on the cores that the pages leave: members take turns, and neither drawing nor
 * waiting holds a place of the process.
 */
@Injectable()
export class PreviewLane {
  private readonly lane = new FairLane({
    most: Math.max(1, availableParallelism() - 1),
    each: OF_A_MEMBER,
    longest: LONGEST_LINE,
    waitMs: WAIT_MS,
  });

  /** @throws Refusal 429 if too many previews of this member wait */
  draw<Result>(memberId: number, work: () => Promise<Result>): Promise<Result> {
    return holdingNoPlace(() => this.lane.run(String(memberId), work));
  }
}

import { availableParallelism } from 'node:os';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { FairLane } from '../../platform/http/fair-lane';
import { holdingNoPlace } from '../../platform/logging/request-context';
import { BEHIND_PAGES, BEHIND_PICTURES } from '../../platform/priority';
import { CheckLane, type LaneSettings } from '../checks/check-lane';
import type { PieceKind, Pieces } from '../checks/pieces';
import { SinglePictures } from '../checks/single-pictures';
import { type FileTypeName, fileTypes } from '../file-type.rules';

type InspectionKind = Extract<PieceKind, 'inspect-file' | 'draw-preview'>;

const MOST_PROCESSES = 2;
const OF_A_MEMBER = 1;
/** The ten files of a form may all be shown at once. */
const LONGEST_LINE = 10;
const WAIT_MS = 30_000;
const WORK_MS = 120_000;
/** What a container of 1 GB leaves to them. */
const LIMITS = { idleMs: 60_000, megabytes: 640 };

/** Processes that do one piece each, and what waits for them. */
class Lane {
  private readonly turns: FairLane;
  private readonly processes: readonly CheckLane[];
  /** The one used last is at the end: it is likely to be still running. */
  private readonly idle: CheckLane[];

  constructor(settings: LaneSettings, priority: number) {
    // The other cores are the pages'.
    const most = Math.max(1, Math.min(MOST_PROCESSES, availableParallelism() - 1));
    this.processes = Array.from({ length: most }, () => new CheckLane(settings, LIMITS, priority));
    this.idle = [...this.processes];
    this.turns = new FairLane({
      most,
      each: OF_A_MEMBER,
      longest: LONGEST_LINE,
      waitMs: WAIT_MS,
    });
  }

  inTurn<Result>(memberId: number, work: (process: CheckLane) => Promise<Result>): Promise<Result> {
    return this.turns.run(String(memberId), async () => {
      const process = this.idle.pop();
      if (!process) throw new Error('There is more work than there are processes.');
      try {
        return await work(process);
      } finally {
        this.idle.push(process);
      }
    });
  }

  end(): void {
    for (const process of this.processes) process.end();
  }
}

/**
 * Reads what members are about to post in processes that know no secrets and yield to pages; members
 * take turns. A single picture never waits for previews, nor these for reports and films, and whoever
 * waits holds no place of the front door.
 */
@Injectable()
export class InspectionLane implements OnApplicationShutdown {
  private readonly singles = new SinglePictures();
  private readonly pictures: Lane;
  private readonly previews: Lane;
  private readonly others: Lane;

  constructor(@Inject(Settings) settings: LaneSettings) {
    this.pictures = new Lane(settings, BEHIND_PAGES);
    this.previews = new Lane(settings, BEHIND_PICTURES);
    this.others = new Lane(settings, BEHIND_PICTURES);
  }

  /**
   * @param work is begun when it is the member's turn
   * @throws Refusal 429 if too much of this member waits @throws CheckEnded @throws Error
   */
  do<Kind extends InspectionKind, Result = Pieces[Kind]['gives']>(
    { memberId, type }: { readonly memberId: number; readonly type: FileTypeName },
    kind: Kind,
    work: (
      piece: (task: Pieces[Kind]['takes']) => Promise<Pieces[Kind]['gives']>,
    ) => Promise<Result>,
  ): Promise<Result> {
    const isPicture = fileTypes[type].kind === 'image';
    const isPreview = kind === 'draw-preview';
    const leave = isPicture && !isPreview ? this.singles.enter(memberId) : undefined;
    const shared = isPicture && isPreview ? this.previews : this.others;
    const lane = leave ? this.pictures : shared;
    return holdingNoPlace(() =>
      lane.inTurn(memberId, (process) =>
        work(async (task) => {
          const answer = await process.do({ kind, task }, WORK_MS);
          this.singles.spend(memberId, answer.cpuMs);
          if ('failure' in answer) throw new Error(answer.failure);
          return answer.result as Pieces[Kind]['gives'];
        }),
      ),
    ).finally(leave);
  }

  onApplicationShutdown(): void {
    for (const lane of [this.pictures, this.previews, this.others]) lane.end();
  }
}

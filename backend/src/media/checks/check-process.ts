import {
  Inject,
  Injectable,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { Settings } from '../../platform/config/settings';
import { BEHIND_PICTURES } from '../../platform/priority';
import { TemporaryFiles } from '../../platform/storage/temporary-files';
import { fileTypes, typeOf } from '../file-type.rules';
import { CheckEnded, CheckLane, type LaneSettings } from './check-lane';
import type { Check } from './file-check.entity';
import { type FileToCheck, lookAtFile } from './look-at-file';
import type { PieceKind, Pieces, Work } from './pieces';
import { SinglePictures } from './single-pictures';
import { ProcessorMinutes, type Turn, Turns } from './turns';

export { CheckEnded } from './check-lane';

/** Whose file is checked, and its type. */
interface Asked {
  readonly memberId: number;
  readonly extension: string;
}

/** Visitors who try the check count as one member. */
export const VISITORS = 0;
const PICTURE_MS = 60_000;
const FILM_OR_REPORT_MS = 4 * 60_000;
const MEGABYTES = 370;

const isPicture = (extension: string) => fileTypes[typeOf(extension)].kind === 'image';

/** A process, and what waits for it. */
interface Place {
  readonly lane: CheckLane;
  readonly turns: Turns;
}

interface InTurn {
  readonly memberId: number;
  readonly lane: CheckLane;
  readonly turn: Turn;
}

/**
 * Checks files in separate processes: single pictures in one, everything else in another, so that a
 * picture never waits for a report. In both, members take turns, piece by piece.
 */
@Injectable()
export class CheckProcess implements OnModuleDestroy, OnApplicationShutdown {
  /** How long an idle process is kept, and the limits for one file. */
  readonly limits = {
    idleMs: 60_000,
    pictureMs: PICTURE_MS,
    filmOrReportMs: FILM_OR_REPORT_MS,
    megabytes: MEGABYTES,
  };
  private readonly minutes = new ProcessorMinutes();
  private readonly singles = new SinglePictures();
  private readonly pictures: Place;
  private readonly others: Place;
  private readonly temporary: TemporaryFiles;

  constructor(@Inject(Settings) settings: LaneSettings) {
    const turns = () => new Turns(this.minutes);
    const others = new CheckLane(settings, this.limits, BEHIND_PICTURES);
    this.pictures = { lane: new CheckLane(settings, this.limits), turns: turns() };
    this.others = { lane: others, turns: turns() };
    this.temporary = new TemporaryFiles(settings);
  }

  /**
   * Waits until it is the member's turn, then lets `session` look at a file; the parts of a film or
   * a report each wait for a turn.
   * @throws TurnsEnded if this process stops before @throws CheckEnded @throws Error if the file
   *   cannot be checked
   */
  inTurn<Result>(
    { memberId, extension }: Asked,
    session: (look: (file: FileToCheck) => Promise<Check>) => Promise<Result>,
  ): Promise<Result> {
    const leave = isPicture(extension) ? this.singles.enter(memberId) : undefined;
    const { lane, turns } = leave ? this.pictures : this.others;
    return turns
      .during(memberId, (turn) =>
        session((file) =>
          lookAtFile(this.workOf({ memberId, lane, turn }, file), this.temporary, file),
        ),
      )
      .finally(leave);
  }

  /** Looks at a file of which nothing else has to be done in turn. */
  look(memberId: number, file: FileToCheck): Promise<Check> {
    return this.inTurn({ memberId, extension: file.extension }, (look) => look(file));
  }

  /** The ids of the processes, while they are running. */
  get pids(): Readonly<Record<'pictures' | 'others', number | undefined>> {
    return { pictures: this.pictures.lane.pid, others: this.others.lane.pid };
  }

  onModuleDestroy(): void {
    for (const { turns } of [this.pictures, this.others]) turns.end();
  }

  onApplicationShutdown(): void {
    for (const { lane } of [this.pictures, this.others]) lane.end();
  }

  /** All pieces of a file together have its time limit; waiting for a turn does not count. */
  private workOf({ memberId, lane, turn }: InTurn, { extension }: FileToCheck): Work {
    let left = isPicture(extension) ? this.limits.pictureMs : this.limits.filmOrReportMs;
    return <Kind extends PieceKind>(kind: Kind, task: Pieces[Kind]['takes']) =>
      turn(async () => {
        if (left <= 0) throw new CheckEnded();
        const started = performance.now();
        const answer = await lane.do({ kind, task }, left).finally(() => {
          left -= performance.now() - started;
        });
        // The processor time of ffmpeg is not included, so elapsed time counts for films.
        const ms = kind === 'take-stills' ? performance.now() - started : answer.cpuMs;
        this.minutes.spend(memberId, ms);
        this.singles.spend(memberId, ms);
        if ('failure' in answer) throw new Error(answer.failure);
        return answer.result as Pieces[Kind]['gives'];
      });
  }
}

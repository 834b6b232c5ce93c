import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ffmpeg } from '../../backend/src/media/videos/ffmpeg';
import type { Storage } from '../../backend/src/platform/storage/storage';
import type { TemporaryFiles } from '../../backend/src/platform/storage/temporary-files';

/** What the seeding works with. */
export interface DemoStage {
  readonly em: EntityManager;
  readonly storage: Storage;
  readonly temporary: TemporaryFiles;
  readonly ffmpeg: Ffmpeg;
  /** Everything of the demo lies before this moment. */
  readonly now: Date;
}

/** Writes rows: it gets the stage again, with the unit of work of the transaction. */
export type Writing = (within: DemoStage) => Promise<void>;

/** A part of the demo is written once, in one transaction with its own step: what a kill interrupts, the next run does again. */
export interface DemoPart {
  /** Its name among the steps of the first start: `demo-<what>`. */
  readonly step: string;
  /** Does what is slow (pictures) outside the transaction. */
  readonly prepare: (stage: DemoStage) => Promise<Writing>;
}

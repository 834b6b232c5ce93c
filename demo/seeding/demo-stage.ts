import type { EntityManager } from '@mikro-orm/postgresql';
import type { Ffmpeg } from '../../backend/src/media/videos/ffmpeg';
import type { Storage } from '../../backend/src/platform/storage/storage';
import type { TemporaryFiles } from '../../backend/src/platform/storage/temporary-files';
import type { DrawnFiles } from './drawn-files';

/** The services used for seeding. */
export interface DemoStage {
  readonly em: EntityManager;
  readonly storage: Storage;
  readonly temporary: TemporaryFiles;
  readonly ffmpeg: Ffmpeg;
  readonly drawn: DrawnFiles;
  /** Everything in the demo is dated before this time. */
  readonly now: Date;
}

/** Writes rows, using the stage with the transaction's entity manager. */
export type Writing = (within: DemoStage) => Promise<void>;

/**
 * A part of the demo, written in one transaction together with its step: an interrupted part is
 * repeated by the next run.
 */
export interface DemoPart {
  /** The name of its setup step: `demo-<what>`. */
  readonly step: string;
  /** Does slow work (images) outside the transaction. */
  readonly prepare: (stage: DemoStage) => Promise<Writing>;
}

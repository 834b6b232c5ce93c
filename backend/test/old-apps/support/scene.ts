import type { RunningApp } from '../../support/app';
import type { Person } from '../../support/people';
import type { Recording } from './recording';

/** Who takes part in a story: Anna posts, Ben answers, Cleo reads. */
export interface Scene {
  readonly app: RunningApp;
  readonly on: Recording;
  readonly anna: Person;
  readonly ben: Person;
  readonly cleo: Person;
  readonly admin: Person;
}

export type Chapter = (scene: Scene) => Promise<void>;

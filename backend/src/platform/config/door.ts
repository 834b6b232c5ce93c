import { join } from 'node:path';

/** One of several front doors that share the public port of a machine (WEB_PROCESSES). */
export interface Door {
  /** From 0. */
  readonly number: number;
  /** How many there are. */
  readonly count: number;
  /** The folder of their Unix sockets. */
  readonly folder: string;
}

/** The environment variables that identify a front door. */
export const doorEnvironment = ({ number, count, folder }: Door) => ({
  DOOR: `${number}/${count}`,
  DOOR_FOLDER: folder,
});

/** Undefined for a process that has its port to itself. */
export function doorOf({ DOOR, DOOR_FOLDER }: NodeJS.ProcessEnv): Door | undefined {
  if (DOOR === undefined || DOOR_FOLDER === undefined) return undefined;
  const [number = 0, count = 1] = DOOR.split('/').map(Number);
  return { number, count, folder: DOOR_FOLDER };
}

/** The Unix socket on which a front door accepts requests from the others. */
export const addressBehind = ({ folder }: Door, number: number) => join(folder, `${number}.sock`);

/**
 * How far above METRICS_PORT a front door serves its metrics: processes of one machine cannot
 * listen on the same port, and the workers have the first one above.
 */
export const metricsOffset = (door: Door | undefined) =>
  door && door.number > 0 ? door.number + 1 : 0;

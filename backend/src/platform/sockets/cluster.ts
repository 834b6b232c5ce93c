import type { ServerOptions } from 'socket.io';
import type { Settings } from '../config/settings';
import type { Log } from '../logging/log';

/** Carries events between the sockets of different processes. */
export interface Cluster {
  readonly adapter: NonNullable<ServerOptions['adapter']>;
  close(): Promise<void>;
}

export interface Listener {
  readonly settings: Settings;
  readonly log: Log;
  /** Called after a period in which events of other processes may have been missed. */
  readonly onGap: () => void;
}

/** Chosen by the settings when the process starts. */
export abstract class Clusters {
  abstract open(listener: Listener): Cluster;
}

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

interface Publisher {
  doPublish(message: unknown): Promise<string>;
}

/**
 * Sockets of this process get an event at once, rather than when it is on its way to the other
 * processes.
 *
 * @param create makes the adapter of a namespace
 */
export function hereFirst(
  create: (namespace: unknown) => unknown,
  onError: (error: unknown) => void,
): Cluster['adapter'] {
  // Socket.IO calls it with `new`.
  return function adapterOf(namespace: unknown) {
    const adapter = create(namespace) as Publisher;
    const publish = adapter.doPublish.bind(adapter);
    adapter.doPublish = async (message) => {
      publish(message).catch(onError);
      return '';
    };
    return adapter;
  } as unknown as Cluster['adapter'];
}

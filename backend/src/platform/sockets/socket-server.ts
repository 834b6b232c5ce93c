import type { Server as HttpServer } from 'node:http';
import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Server } from 'socket.io';
import { Settings } from '../config/settings';
import { watchUpgrades } from '../http/upgrades';
import { Log } from '../logging/log';
import { type Cluster, Clusters } from './cluster';
import { shareSessions } from './shared-sessions';

const FRAME_BYTES = 64 * 1_024;
const HANDSHAKE_MS = 10_000;

/**
 * The Socket.IO server of this process. In the API it is attached to an HTTP server; in the workers
 * it has no sockets and only sends to those of other processes. Created when first used.
 */
@Injectable()
export class SocketServer implements BeforeApplicationShutdown {
  private server: Server | undefined;
  private cluster: Cluster | undefined;
  private isAttached = false;
  private betweenDoors: HttpServer | undefined;

  constructor(
    private readonly clusters: Clusters,
    private readonly settings: Settings,
    private readonly log: Log,
  ) {}

  get io(): Server {
    this.server ??= this.open();
    return this.server;
  }

  /** The number of sockets open in this process. */
  get connected(): number {
    return this.server?.of('/').sockets.size ?? 0;
  }

  attach(http: HttpServer): Server {
    watchUpgrades(http, (path) => path.startsWith(`${this.io.path()}/`));
    this.io.attach(http, { destroyUpgrade: false });
    this.isAttached = true;
    const { door } = this.settings;
    if (door) this.betweenDoors = shareSessions(this.io.engine, door);
    return this.io;
  }

  /**
   * Closes connections as a network failure would, so that clients reconnect, to this or another
   * process, and catch up.
   */
  hangUp(): void {
    for (const socket of this.server?.of('/').sockets.values() ?? []) socket.conn.close();
  }

  async beforeApplicationShutdown(): Promise<void> {
    if (!this.server) return;
    this.betweenDoors?.close();
    this.betweenDoors?.closeAllConnections();
    if (this.isAttached) await this.server.close();
    else await this.server.of('/').adapter.close();
    await this.cluster?.close();
  }

  private open(): Server {
    this.cluster = this.clusters.open({
      settings: this.settings,
      log: this.log,
      onGap: () => this.hangUp(),
    });
    return new Server({
      adapter: this.cluster.adapter,
      maxHttpBufferSize: FRAME_BYTES,
      connectTimeout: HANDSHAKE_MS,
      serveClient: false,
      perMessageDeflate: false,
    });
  }
}

import { statfs } from 'node:fs/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../clock';
import { Settings } from '../config/settings';
import { timeOf } from '../database/columns';
import { SetupStep } from '../health/setup-step.entity';
import { SocketServer } from '../sockets/socket-server';
import { Storage } from '../storage/storage';
import { VERSION } from '../version';
import { LiveProcesses } from './live-processes';
import type { Metrics, Reading } from './metrics';
import { COUNT_UP_TO, OLDEST_UNDONE, OLDEST_WAITING, WAITING } from './platform-figures.sql';

interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

const seconds = (age: number | null | undefined): Reading[] => [{ value: Math.max(0, age ?? 0) }];

/** Metrics of the infrastructure: database, outbox, sockets, disk and the other processes. */
@Injectable()
export class PlatformFigures {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: Settings,
    private readonly sockets: SocketServer,
    private readonly processes: LiveProcesses,
    private readonly storage: Storage,
  ) {}

  watch(metrics: Metrics): void {
    metrics.watch({
      name: 'suture_build_info',
      help: 'Always 1: which version this process is, and of which Node.',
      labelNames: ['version', 'node'],
      read: () => [{ labels: { version: VERSION, node: process.versions.node }, value: 1 }],
    });
    metrics.watch({
      name: 'suture_processes',
      help: 'Processes of the product that live, by kind, as they tell the database: the same in every process.',
      labelNames: ['kind'],
      read: async () =>
        [...(await this.processes.count())].map(([kind, value]) => ({ labels: { kind }, value })),
    });
    metrics.watch({
      name: 'suture_queue_workers',
      help: 'Workers that live and serve each queue, as they tell the database: the same in every process.',
      labelNames: ['queue'],
      read: async () =>
        [...(await this.processes.countServing())].map(([queue, value]) => ({
          labels: { queue },
          value,
        })),
    });
    metrics.watch({
      name: 'suture_sockets_connected',
      help: 'Open sockets of this process.',
      read: () => [{ value: this.sockets.connected }],
    });
    metrics.watch({
      name: 'suture_database_connections',
      help: 'Connections of this process, and work that waits for one.',
      labelNames: ['state'],
      read: () => this.pool(),
    });
    metrics.watch({
      name: 'suture_disk_bytes',
      help: 'The disk that DATA_DIR lies on: embedded database, media without a bucket, uploads under way.',
      labelNames: ['state'],
      read: () => this.disk(),
    });
    metrics.watch({
      name: 'suture_media_store_up',
      help: 'Whether the bucket or the folder of media answers.',
      read: async () => [{ value: (await this.storeAnswers()) ? 1 : 0 }],
    });
    metrics.watch({
      name: 'suture_backup_age_seconds',
      help: 'How long ago the last backup was taken. Where none ever was: +Inf if STAGE is live, else not told. Not told with BACKUPS=elsewhere.',
      read: () => this.backupAge(),
    });
    this.watchOutbox(metrics);
  }

  private watchOutbox(metrics: Metrics): void {
    metrics.watch({
      name: 'suture_outbox_waiting',
      help: `Rows that are due and wait for a relay; ${COUNT_UP_TO} stands for more.`,
      read: () => this.waiting(),
    });
    metrics.watch({
      name: 'suture_outbox_oldest_waiting_seconds',
      help: 'How long the oldest due row has waited for a relay. It grows when no worker lives.',
      read: async () => seconds(await this.age(OLDEST_WAITING)),
    });
    metrics.watch({
      name: 'suture_outbox_oldest_undone_seconds',
      help: 'How long ago the oldest promise became due that is not kept yet.',
      read: async () => seconds(await this.age(OLDEST_UNDONE)),
    });
  }

  /** Requests a file that does not exist: a "not found" response shows that the store is up. */
  private storeAnswers(): Promise<boolean> {
    return this.storage.open('is-anybody-there').then(
      () => true,
      () => false,
    );
  }

  private async backupAge(): Promise<Reading[]> {
    const { isLive, waived } = this.settings;
    if (waived.backups) return [];
    const backup = await this.em.fork().findOne(SetupStep, { name: 'backup' });
    if (!backup) return isLive ? [{ value: Number.POSITIVE_INFINITY }] : [];
    return seconds((this.clock.now().getTime() - backup.doneAt.getTime()) / 1_000);
  }

  private async waiting(): Promise<Reading[]> {
    const rows = await WAITING.rows(this.em.fork(), { now: this.clock.now() });
    return rows.map(({ count }) => ({ value: count }));
  }

  private async age(oldest: typeof OLDEST_WAITING | typeof OLDEST_UNDONE): Promise<number | null> {
    const now = this.clock.now();
    const row = await oldest.first(this.em.fork(), { now });
    return row?.since ? (now.getTime() - timeOf(row.since).getTime()) / 1_000 : null;
  }

  private pool(): Reading[] {
    const { pool } = this.em.getKnex().client as { pool: Pool };
    const states = {
      used: pool.numUsed(),
      free: pool.numFree(),
      waiting: pool.numPendingAcquires(),
    };
    return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
  }

  private async disk(): Promise<Reading[]> {
    const { bavail, blocks, bsize } = await statfs(this.settings.dataDir);
    return [
      { labels: { state: 'free' }, value: bavail * bsize },
      { labels: { state: 'all' }, value: blocks * bsize },
    ];
  }
}

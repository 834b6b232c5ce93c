import { statfs } from 'node:fs/promises';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import type { RowOf } from '../../platform/database/statement';
import { SetupStep } from '../../platform/health/setup-step.entity';
import { type ActivityTable, topOf } from './activity.rules';
import { ACTIVITY } from './activity.sql';
import { JOINING } from './joining.sql';
import { KeptFigure } from './kept-figure';
import { COUNT_REFUSED, LATEST_REFUSED } from './refused-mails.sql';
import { STORAGE } from './storage.sql';

const DAY_MS = 24 * 3_600_000;
const ACTIVE_DAYS = 30;
const SHOWN = 10;
const LATEST = 10;
const KEPT_MS = 10 * 60_000;

export type Joining = RowOf<typeof JOINING>;

interface Activities {
  readonly countries: ActivityTable;
  readonly specialities: ActivityTable;
}

/** Figures of the network as a whole. Expensive ones are cached for ten minutes per process. */
@Injectable()
export class FiguresService {
  private readonly keptActivity = new KeptFigure(KEPT_MS, (now) => this.countActivity(now));
  private readonly keptStorage = new KeptFigure(KEPT_MS, () => STORAGE.rows(this.em.fork(), {}));

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async joining(days: number): Promise<Joining> {
    const row = await JOINING.first(this.em, { since: this.daysAgo(days) });
    if (!row) throw new Error('The figures are one row.');
    return row;
  }

  activity() {
    return this.keptActivity.at(this.clock.now());
  }

  async storage() {
    const { value: kinds, countedAt } = await this.keptStorage.at(this.clock.now());
    const { bavail, blocks, bsize } = await statfs(this.settings.dataDir);
    const backup = await this.em.findOne(SetupStep, { name: 'backup' });
    return {
      kinds,
      countedAt,
      diskFree: bavail * bsize,
      diskSize: blocks * bsize,
      lastBackupAt: backup?.doneAt ?? null,
    };
  }

  async refusedMails() {
    const counts = { week: this.daysAgo(7), month: this.daysAgo(30) };
    const { week = 0, month = 0 } = (await COUNT_REFUSED.first(this.em, counts)) ?? {};
    return { week, month, latest: await LATEST_REFUSED.rows(this.em, { most: LATEST }) };
  }

  private async countActivity(now: Date): Promise<Activities> {
    const since = new Date(now.getTime() - ACTIVE_DAYS * DAY_MS);
    const rows = await ACTIVITY.rows(this.em.fork(), { since });
    const table = (by: string) =>
      topOf(
        rows.filter((row) => row.by === by),
        SHOWN,
      );
    return { countries: table('country'), specialities: table('speciality') };
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}

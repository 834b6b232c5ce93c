import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { RowOf } from '../../platform/database/statement';
import { declaredQueues } from '../../platform/outbox/job';
import { ASKING_FIGURES } from './asking-figures.sql';
import { FIGURES, FIGURES_BY_DAY, QUEUE_FIGURES } from './figures.sql';

export type AskingFigures = RowOf<typeof ASKING_FIGURES>;

const DAY_MS = 24 * 3_600_000;
/** A job that was due this long ago and is not done is late. */
const LATE_MS = 5 * 60_000;
/** A case answered within this time counts as answered soon. */
const SOON_HOURS = 2;

export type Figures = RowOf<typeof FIGURES>;
export type DayFigures = RowOf<typeof FIGURES_BY_DAY>;
export type QueueFigures = RowOf<typeof QUEUE_FIGURES>;

/** The key figures of the network. Each query reads a range of an index, never a whole table. */
@Injectable()
export class FiguresRepository {
  constructor(private readonly em: EntityManager) {}

  async figures(now: Date, days: number): Promise<Figures> {
    const since = new Date(now.getTime() - days * DAY_MS);
    const before = new Date(since.getTime() - days * DAY_MS);
    const row = await FIGURES.first(this.em, { now, since, before });
    if (!row) throw new Error('The figures are one row.');
    return row;
  }

  /** Questions to colleagues, by speciality. */
  asking(now: Date, days: number): Promise<AskingFigures[]> {
    const since = new Date(now.getTime() - days * DAY_MS);
    return ASKING_FIGURES.rows(this.em, { since });
  }

  /**
   * The number of cases per day, and how many of them were answered soon; earliest day first,
   * including days without cases.
   */
  byDay(now: Date, days: number): Promise<DayFigures[]> {
    const first = new Date(Math.floor(now.getTime() / DAY_MS - days + 1) * DAY_MS);
    return FIGURES_BY_DAY.rows(this.em, { since: first, now, soonHours: SOON_HOURS });
  }

  /** All queues, by name. */
  queues(now: Date): Promise<QueueFigures[]> {
    return QUEUE_FIGURES.rows(this.em, {
      queues: declaredQueues(),
      now,
      dayAgo: new Date(now.getTime() - DAY_MS),
      late: new Date(now.getTime() - LATE_MS),
    });
  }
}

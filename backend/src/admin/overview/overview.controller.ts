import { Controller, Get, Query } from '@nestjs/common';
import { ReportQueue } from '../../engagement/moderation/report-queue';
import { Clock } from '../../platform/clock';
import { RegistrationsService } from '../../profiles/registrations/registrations.service';
import { RegistrationChecksView } from '../../profiles/registrations/registrations.wire';
import { AdminOnly } from '../../wire/access';
import { Reply } from '../../wire/reply';
import { FiguresQuery } from '../admin.wire';
import { QueueStates } from '../queue-states';
import { Waits } from '../waiting/waits';
import { FiguresRepository } from './figures.repository';
import { AskingFiguresView, DayView, OverviewView, QueueView, WaitView } from './overview.views';

const DAYS = 7;

/** The overview of the administration area. */
@Controller('admin')
@AdminOnly()
export class OverviewController {
  constructor(
    private readonly figures: FiguresRepository,
    private readonly reports: ReportQueue,
    private readonly registrations: RegistrationsService,
    private readonly states: QueueStates,
    private readonly waits: Waits,
    private readonly clock: Clock,
  ) {}

  @Get('overview')
  @Reply('Done.', 'result', OverviewView)
  async overview(@Query() { days = DAYS }: FiguresQuery): Promise<OverviewView> {
    const now = this.clock.now();
    const figures = await this.figures.figures(now, days);
    const waiting = await this.reports.waiting();
    return Object.assign(new OverviewView(), figures, {
      days,
      waits: (await this.waits.all()).map((wait) => Object.assign(new WaitView(), wait)),
      openReports: waiting.count,
      oldestReportAt: waiting.since,
      checks: Object.assign(new RegistrationChecksView(), await this.registrations.checks()),
      byDay: (await this.figures.byDay(now, Math.max(days, DAYS))).map((day) =>
        Object.assign(new DayView(), day),
      ),
      asking: (await this.figures.asking(now, days)).map((row) =>
        Object.assign(new AskingFiguresView(), row),
      ),
      queues: await this.queues(now),
    });
  }

  private async queues(now: Date): Promise<QueueView[]> {
    const states = await this.states.all();
    return (await this.figures.queues(now)).map((row) => {
      const { active = null, failed = null } = states.get(row.queue) ?? {};
      return Object.assign(new QueueView(), row, { name: row.queue, active, failed });
    });
  }
}

import { Controller, Get, Query } from '@nestjs/common';
import { timeOf } from '../../platform/database/columns';
import { AdminOnly } from '../../wire/access';
import { Reply } from '../../wire/reply';
import type { Activity, ActivityTable } from './activity.rules';
import { FiguresService } from './figures.service';
import {
  ActivitiesView,
  ActivityTableView,
  ActivityView,
  JoiningQuery,
  JoiningView,
  LateWorkView,
  RefusedMailsView,
  RefusedMailView,
  StorageView,
  StoredKindView,
} from './figures.wire';
import { LateWorks } from './late-work';

const DAYS = 30;

/** Figures in addition to the overview, one endpoint each. */
@Controller('admin/figures')
@AdminOnly()
export class FiguresController {
  constructor(
    private readonly figures: FiguresService,
    private readonly late: LateWorks,
  ) {}

  @Get('joining')
  @Reply('Done.', 'result', JoiningView)
  async joining(@Query() { days = DAYS }: JoiningQuery): Promise<JoiningView> {
    return Object.assign(new JoiningView(), { days, ...(await this.figures.joining(days)) });
  }

  @Get('activity')
  @Reply('Done.', 'result', ActivitiesView)
  async activity(): Promise<ActivitiesView> {
    const { value, countedAt } = await this.figures.activity();
    return Object.assign(new ActivitiesView(), {
      countedAt,
      countries: tableView(value.countries),
      specialities: tableView(value.specialities),
    });
  }

  @Get('storage')
  @Reply('Done.', 'result', StorageView)
  async storage(): Promise<StorageView> {
    const { kinds, ...figures } = await this.figures.storage();
    return Object.assign(new StorageView(), figures, {
      kinds: kinds.map((kind) => Object.assign(new StoredKindView(), kind)),
    });
  }

  @Get('refused-mails')
  @Reply('Done.', 'result', RefusedMailsView)
  async refusedMails(): Promise<RefusedMailsView> {
    const { latest, ...counts } = await this.figures.refusedMails();
    return Object.assign(new RefusedMailsView(), counts, {
      latest: latest.map((mail) =>
        Object.assign(new RefusedMailView(), mail, { refusedAt: timeOf(mail.refusedAt) }),
      ),
    });
  }

  /** The longest overdue first. */
  @Get('late-work')
  @Reply('Done.', 'result', [LateWorkView])
  async lateWork(): Promise<LateWorkView[]> {
    return (await this.late.all()).map((work) => Object.assign(new LateWorkView(), work));
  }
}

const rowView = (row: Activity) => Object.assign(new ActivityView(), row);

function tableView({ rows, others, othersCount }: ActivityTable): ActivityTableView {
  return Object.assign(new ActivityTableView(), {
    rows: rows.map(rowView),
    others: others && rowView(others),
    othersCount,
  });
}

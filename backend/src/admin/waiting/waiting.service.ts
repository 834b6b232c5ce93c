import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AppealQueue } from '../../engagement/moderation/appeal-queue';
import { ReportQueue } from '../../engagement/moderation/report-queue';
import { type Actor, hasRole } from '../../wire/access';
import { QueueStates } from '../queue-states';
import { LETTERS_AND_PLACES, REGISTRATIONS_WAITING } from './waiting.sql';

/** How much work is waiting for somebody's roles; counts for other roles are left out. */
export interface Waiting {
  readonly reports?: number;
  readonly appeals?: number;
  readonly registrations?: number;
  readonly letters?: number;
  readonly places?: number;
  readonly failedJobs?: number;
}

@Injectable()
export class WaitingService {
  constructor(
    private readonly em: EntityManager,
    private readonly reports: ReportQueue,
    private readonly appeals: AppealQueue,
    private readonly queues: QueueStates,
  ) {}

  async for(actor: Pick<Actor, 'roles'>): Promise<Waiting> {
    const forModerators = hasRole(actor, 'moderator') ? await this.ofModerators() : {};
    const forAdministrators = hasRole(actor, 'admin') ? await this.ofAdministrators() : {};
    return { ...forModerators, ...forAdministrators };
  }

  private async ofModerators(): Promise<Waiting> {
    const { count: reports } = await this.reports.waiting();
    const registrations = (await REGISTRATIONS_WAITING.first(this.em, {}))?.count ?? 0;
    return { reports, appeals: await this.appeals.waiting(), registrations };
  }

  private async ofAdministrators(): Promise<Waiting> {
    const rows = await LETTERS_AND_PLACES.first(this.em, {});
    return { ...rows, failedJobs: await this.queues.failed() };
  }
}

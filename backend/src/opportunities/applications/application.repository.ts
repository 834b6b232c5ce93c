import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { onlyRow } from '../../platform/database/only-row';
import { newestOf, type Stretch, type Window } from '../../wire/paging';
import { Page } from '../../wire/reply';
import type { ApplicantList } from '../opportunity.rules';
import { OpportunityApplication } from '../opportunity-application.entity';
import {
  type ApplicationContent,
  type ApplicationFacts,
  type ApplicationRow,
  type ApplicationState,
  STATES_IN,
} from './application.rows';
import {
  APPLY,
  COUNT_RESPONSES_TO,
  FACTS_OF,
  HOPEFUL_APPLICANTS,
  LOCK_OWN,
  LOCK_RESPONSE,
  MARK_VIEWED,
  OF_APPLICANT,
  OPEN_APPLICANTS,
  REMOVE_FROM,
  RESPONSES_TO,
  VISIBLE_APPLICATION,
  WITHDRAW,
} from './application.sql';

export interface NewApplication {
  readonly opportunityId: number;
  readonly applicantId: number;
  readonly content: ApplicationContent;
  readonly cvAssetId: number;
  readonly now: Date;
}

/** Applications: one per member and opportunity; after withdrawing, a member can apply again. */
@Injectable()
export class ApplicationRepository {
  constructor(private readonly em: EntityManager) {}

  /** @returns its id; undefined if the member has already applied */
  async add({ content, now, ...told }: NewApplication): Promise<number | undefined> {
    return (await APPLY.first(this.em, { ...content, ...told, createdAt: now }))?.id;
  }

  /** @param slice of those that were there at `until` */
  responsesTo(
    opportunityId: number,
    list: ApplicantList,
    { until, ...stretch }: Stretch & { until: Date },
  ): Promise<ApplicationRow[]> {
    const states = [...STATES_IN[list]];
    return RESPONSES_TO.rows(this.em, { opportunityId, states, until, ...newestOf(stretch) });
  }

  /** How many applicants each of the lists has. */
  async countResponsesTo(opportunityId: number): Promise<Record<ApplicantList, number>> {
    const rows = await COUNT_RESPONSES_TO.rows(this.em, { opportunityId });
    const within = (list: ApplicantList) =>
      rows
        .filter(({ state }) => STATES_IN[list].some((one) => one === state))
        .reduce((sum, { count }) => sum + count, 0);
    return { all: within('all'), new: within('new'), accepted: within('accepted') };
  }

  async markViewed(ids: readonly number[], now: Date): Promise<void> {
    if (ids.length > 0) await MARK_VIEWED.rows(this.em, { ids, now });
  }

  async ofApplicant(applicantId: number, { before, limit }: Window): Promise<Page<ApplicationRow>> {
    return Page.of(
      await OF_APPLICANT.rows(this.em, { applicantId, before, most: limit + 1 }),
      limit,
    );
  }

  /** Found for its applicant, and for the owner unless it is withdrawn. */
  findVisibleTo(readerId: number, id: number): Promise<ApplicationRow | undefined> {
    return VISIBLE_APPLICATION.first(this.em, { id, readerId });
  }

  async lockState(
    id: number,
    where: { opportunityId: number } | { applicantId: number },
  ): Promise<ApplicationState | undefined> {
    const locked =
      'opportunityId' in where
        ? await LOCK_RESPONSE.first(this.em, { id, ...where })
        : await LOCK_OWN.first(this.em, { id, ...where });
    return locked?.state;
  }

  async decide(id: number, state: 'accepted' | 'declined', word: string, now: Date): Promise<void> {
    await this.em.nativeUpdate(OpportunityApplication, { id }, { state, word, decidedAt: now });
  }

  /**
   * Erases the content of the application.
   * @returns the opportunity, and the CV file that is no longer referenced
   */
  async withdraw(
    id: number,
    now: Date,
  ): Promise<{ opportunityId: number; cvAssetId: number | null }> {
    return onlyRow(await WITHDRAW.rows(this.em, { id, now }));
  }

  /**
   * Deletes all applications for these opportunities.
   * @returns the CV files that are no longer referenced
   */
  async removeFrom(opportunityIds: readonly number[]): Promise<number[]> {
    const rows = await REMOVE_FROM.rows(this.em, { opportunityIds });
    return rows.flatMap(({ cv }) => (cv === null ? [] : [cv]));
  }

  factsOf(id: number): Promise<ApplicationFacts | undefined> {
    return FACTS_OF.first(this.em, { id });
  }

  /** Applications that wait for an answer. */
  openApplicants(opportunityId: number): Promise<{ id: number; applicantId: number }[]> {
    return OPEN_APPLICANTS.rows(this.em, { opportunityId });
  }

  /** Those who wait for an answer, and those accepted. */
  async hopefulApplicants(opportunityId: number): Promise<number[]> {
    const rows = await HOPEFUL_APPLICANTS.rows(this.em, { opportunityId });
    return rows.map(({ applicantId }) => applicantId);
  }
}

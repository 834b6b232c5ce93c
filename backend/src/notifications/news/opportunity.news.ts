import { Injectable } from '@nestjs/common';
import { ApplicationRepository } from '../../opportunities/applications/application.repository';
import type { ApplicationState } from '../../opportunities/applications/application.rows';
import {
  applicationAccepted,
  applicationDeclined,
  applicationReceived,
  opportunityChanged,
  opportunityClosed,
  opportunityTakenDown,
} from '../../opportunities/opportunities.signals';
import { OpportunityRepository } from '../../opportunities/opportunity.repository';
import { isolated } from '../../platform/members-words.rules';
import type { Fact } from '../fact';
import { hears, News } from './news';

/** The page of a member's own applications. */
const APPLIED = '/opportunities/applied';

@Injectable()
export class OpportunityNews extends News {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly opportunities: OpportunityRepository,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(applicationReceived, (application) => this.ofApplication(application)),
    hears(applicationAccepted, (application) => this.ofAnswer(application, 'accepted')),
    hears(applicationDeclined, (application) => this.ofAnswer(application, 'declined')),
    hears(opportunityChanged, (opportunity) => this.ofChange(opportunity)),
    hears(opportunityClosed, (opportunity) => this.ofClosing(opportunity)),
    hears(opportunityTakenDown, (opportunity) => this.ofTakingDown(opportunity)),
  ]);

  /** All applications for one opportunity are one line. */
  private async ofApplication({ applicationId }: { applicationId: number }): Promise<Fact[]> {
    const facts = await this.applications.factsOf(applicationId);
    if (!facts || facts.state === 'withdrawn') return [];
    const { ownerId, applicantId, opportunityId, title } = facts;
    const [about, group] = [`application ${applicationId}`, `opportunity ${opportunityId}`];
    const link = `/opportunityResponse/${opportunityId}`;
    return [
      {
        kind: 'application-received',
        recipients: [ownerId],
        actorId: applicantId,
        link,
        about,
        group,
        words: `{who} applied for “${isolated(title)}”.`,
      },
    ];
  }

  private async ofAnswer(
    { applicationId }: { applicationId: number },
    answer: ApplicationState & ('accepted' | 'declined'),
  ): Promise<Fact[]> {
    const facts = await this.applications.factsOf(applicationId);
    if (facts?.state !== answer) return [];
    const { ownerId, applicantId, title, word } = facts;
    const about = `application ${applicationId}`;
    return [
      {
        kind: `application-${answer}`,
        recipients: [applicantId],
        actorId: ownerId,
        link: APPLIED,
        about,
        words: `{who} ${answer} your application for “${isolated(title)}”${word ? `: ${isolated(word)}` : '.'}`,
      },
    ];
  }

  /** Sent to applicants who are waiting for an answer. */
  private async ofClosing({ opportunityId }: { opportunityId: number }): Promise<Fact[]> {
    const recipients = (await this.applications.openApplicants(opportunityId)).map(
      ({ applicantId }) => applicantId,
    );
    const { title } = await this.opportunities.facts(opportunityId);
    return [
      {
        kind: 'opportunity-closed',
        words: `“${isolated(title)}”, for which you applied, was closed.`,
        recipients,
        actorId: null,
        link: APPLIED,
        about: `opportunity ${opportunityId}`,
      },
    ];
  }

  private async ofTakingDown(closed: { opportunityId: number; reason: string }): Promise<Fact[]> {
    const { opportunityId, reason } = closed;
    const { title, ownerId } = await this.opportunities.facts(opportunityId);
    return [
      {
        kind: 'opportunity-closed',
        words: `An administrator closed “${isolated(title)}”: ${isolated(reason)}`,
        recipients: [ownerId],
        actorId: null,
        // Where one may appeal.
        link: `/appeals/opportunity/${opportunityId}`,
        about: `opportunity ${opportunityId} taken down`,
      },
    ];
  }

  private async ofChange(changed: {
    opportunityId: number;
    what: readonly string[];
    at: string;
  }): Promise<Fact[]> {
    const { opportunityId, what, at } = changed;
    const recipients = await this.applications.hopefulApplicants(opportunityId);
    if (recipients.length === 0) return [];
    const { title, ownerId } = await this.opportunities.facts(opportunityId);
    return [
      {
        kind: 'opportunity-changed',
        recipients,
        actorId: ownerId,
        link: APPLIED,
        about: `opportunity ${opportunityId} ${at}`,
        words: `{who} changed ${listOf(what)} of “${isolated(title)}”.`,
      },
    ];
  }
}

const listOf = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

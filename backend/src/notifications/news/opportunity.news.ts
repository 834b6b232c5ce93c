import { Injectable } from '@nestjs/common';
import { ApplicationRepository } from '../../opportunities/applications/application.repository';
import type { ApplicationState } from '../../opportunities/applications/application.rows';
import {
  applicationAccepted,
  applicationDeclined,
  applicationReceived,
  opportunityClosed,
} from '../../opportunities/opportunities.signals';
import { type Fact, hears, News } from './news';

/** The page of a member's own applications. */
const APPLIED = '/opportunities/applied';

@Injectable()
export class OpportunityNews extends News {
  constructor(private readonly applications: ApplicationRepository) {
    super();
  }

  override readonly heard = new Map([
    hears(applicationReceived, (application) => this.ofApplication(application)),
    hears(applicationAccepted, (application) => this.ofAnswer(application, 'accepted')),
    hears(applicationDeclined, (application) => this.ofAnswer(application, 'declined')),
    hears(opportunityClosed, (opportunity) => this.ofClosing(opportunity)),
  ]);

  /** All applications for one opportunity are one line. */
  private async ofApplication({ applicationId }: { applicationId: number }): Promise<Fact[]> {
    const facts = await this.applications.factsOf(applicationId);
    if (!facts || facts.state === 'withdrawn') return [];
    const { ownerId, applicantId, opportunityId } = facts;
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
      },
    ];
  }

  private async ofAnswer(
    { applicationId }: { applicationId: number },
    answer: ApplicationState & ('accepted' | 'declined'),
  ): Promise<Fact[]> {
    const facts = await this.applications.factsOf(applicationId);
    if (facts?.state !== answer) return [];
    const { ownerId, applicantId } = facts;
    const about = `application ${applicationId}`;
    return [
      {
        kind: `application-${answer}`,
        recipients: [applicantId],
        actorId: ownerId,
        link: APPLIED,
        about,
      },
    ];
  }

  /** Sent to applicants who are waiting for an answer. */
  private async ofClosing({ opportunityId }: { opportunityId: number }): Promise<Fact[]> {
    const recipients = (await this.applications.openApplicants(opportunityId)).map(
      ({ applicantId }) => applicantId,
    );
    return [
      {
        kind: 'opportunity-closed',
        recipients,
        actorId: null,
        link: APPLIED,
        about: `opportunity ${opportunityId}`,
      },
    ];
  }
}

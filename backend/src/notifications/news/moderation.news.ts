import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { measureTaken } from '../../auth/auth.signals';
import { MeasuresService } from '../../auth/measures/measures.service';
import { consentWithdrawn } from '../../clinical-cases/clinical-cases.signals';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { postHidden, postRestored, reportDecided } from '../../engagement/engagement.signals';
import { type Subject, SubjectRegistry } from '../../engagement/subjects';
import type { NotificationKind } from '../notification.kinds';
import { NotificationRepository } from '../notification.repository';
import { DECIDED_REPORT, LAST_DECISION } from './moderation.sql';
import { type Fact, hears, News } from './news';

/** What administrators decided, and what patients took back. Who decided is nobody's business. */
@Injectable()
export class ModerationNews extends News {
  constructor(
    private readonly em: EntityManager,
    private readonly subjects: SubjectRegistry,
    private readonly notifications: NotificationRepository,
    private readonly measures: MeasuresService,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(reportDecided, (report) => this.ofReport(report)),
    hears(postHidden, (subject) => this.ofSubject('post-hidden', subject)),
    hears(postRestored, (subject) => this.ofSubject('post-restored', subject)),
    hears(measureTaken, (measure) => this.ofMeasure(measure)),
    hears(consentWithdrawn, (post) => this.forget(post)),
  ]);

  /** Again, when a decision is taken back. */
  private async ofReport({ reportId }: { reportId: number }): Promise<Fact[]> {
    const report = await DECIDED_REPORT.first(this.em, { id: reportId });
    if (!report) return [];
    const about = `report ${reportId} ${report.decidedAt}`;
    return [
      {
        kind: 'report-decided',
        recipients: [report.reporterId],
        actorId: null,
        link: '/notifications',
        about,
      },
    ];
  }

  private async ofSubject(
    kind: NotificationKind & ('post-hidden' | 'post-restored'),
    subject: Subject,
  ): Promise<Fact[]> {
    const owner = this.subjects.of(subject);
    const [thing] = await owner.describe([subject.id]);
    if (!thing) return [];
    const last = await LAST_DECISION.first(this.em, {
      subjectKind: subject.kind,
      subjectId: subject.id,
    });
    const about = `${subject.kind} ${subject.id} ${last?.id ?? 0}`;
    return [
      { kind, recipients: [thing.authorId], actorId: null, link: owner.pathOf(subject.id), about },
    ];
  }

  /** The page that it leads to tells the reason. */
  private async ofMeasure(ids: { measureId: number; memberId: number }): Promise<Fact[]> {
    const measures = await this.measures.inForceFor(ids.memberId);
    const measure = measures.find(({ id }) => id === ids.measureId);
    if (!measure) return [];
    return [
      {
        kind: measure.kind === 'restriction' ? 'account-restricted' : 'confirmation-asked',
        recipients: [ids.memberId],
        actorId: null,
        link: '/account/status',
        about: `measure ${measure.id}`,
      },
    ];
  }

  /** What is said already is taken back: nobody is led to a case whose consent is withdrawn. */
  private async forget({ postId }: { postId: number }): Promise<Fact[]> {
    await this.notifications.forget(this.subjects.pathOf({ kind: CLINICAL_POST, id: postId }));
    return [];
  }
}

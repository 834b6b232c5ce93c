import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { measureTaken } from '../../auth/auth.signals';
import { MeasuresService } from '../../auth/measures/measures.service';
import { breachSheetMade, consentWithdrawn } from '../../clinical-cases/clinical-cases.signals';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import {
  appealDecided,
  postHidden,
  postNeedsRepair,
  postRemoved,
  postRestored,
  reportDecided,
} from '../../engagement/engagement.signals';
import { SAME_PERSON } from '../../engagement/moderation/moderation.policy';
import { type Subject, SubjectRegistry } from '../../engagement/subjects';
import type { Fact } from '../fact';
import { kindOf, type NotificationKind } from '../notification.kinds';
import { NotificationRepository } from '../notification.repository';
import { DECIDED_APPEAL, DECIDED_REPORT, DECISION, LAST_DECISION } from './moderation.sql';
import { hears, News } from './news';
import { PostNews } from './post.news';

const pageOf = ({ subjectKind, subjectId }: { subjectKind: string; subjectId: number }) =>
  `/appeals/${subjectKind}/${subjectId}`;

/** What it is called where "a post" would be wrong. */
const NOUNS: Readonly<Record<string, string>> = {
  comment: 'A comment',
  'beyond-comment': 'A comment',
  'chat-message': 'A message',
  opportunity: 'An opportunity',
};

function wordsOf(kind: NotificationKind, subjectKind: string): Pick<Fact, 'words'> {
  const noun = NOUNS[subjectKind];
  return noun ? { words: kindOf(kind).says('').replace('A post', noun) } : {};
}

/** Decisions by administrators, and withdrawals by patients. Who decided is not revealed. */
@Injectable()
export class ModerationNews extends News {
  constructor(
    private readonly em: EntityManager,
    private readonly subjects: SubjectRegistry,
    private readonly notifications: NotificationRepository,
    private readonly measures: MeasuresService,
    private readonly posts: PostNews,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(reportDecided, (report) => this.ofReport(report)),
    hears(postRemoved, (decision) => this.ofDecision('post-removed', decision)),
    hears(postNeedsRepair, (decision) => this.ofDecision('post-needs-repair', decision)),
    hears(appealDecided, (appeal) => this.ofAppeal(appeal)),
    hears(postHidden, (subject) => this.ofSubject('post-hidden', subject)),
    hears(postRestored, (subject) => this.ofSubject('post-restored', subject)),
    hears(measureTaken, (measure) => this.ofMeasure(measure)),
    hears(consentWithdrawn, (post) => this.forget(post)),
    hears(breachSheetMade, (sheet) => this.ofSheet(sheet)),
  ]);

  /** Sent again when a decision is revoked. */
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

  /** The linked page gives the reason, and accepts an appeal. */
  private async ofDecision(
    kind: NotificationKind & ('post-removed' | 'post-needs-repair'),
    { decisionId }: { decisionId: number },
  ): Promise<Fact[]> {
    const decision = await DECISION.first(this.em, { id: decisionId });
    if (!decision) return [];
    const link = pageOf(decision);
    const about = `decision ${decisionId}`;
    const words = wordsOf(kind, decision.subjectKind);
    return [{ kind, recipients: [decision.authorId], actorId: null, link, about, ...words }];
  }

  /** Sent to the author and to the moderator who made the first decision. */
  private async ofAppeal({ appealId }: { appealId: number }): Promise<Fact[]> {
    const appeal = await DECIDED_APPEAL.first(this.em, { id: appealId });
    if (!appeal) return [];
    const told = { kind: 'appeal-decided', actorId: null } as const;
    const about = `appeal ${appealId}`;
    const toAuthor: Fact = {
      ...told,
      about,
      recipients: [appeal.authorId],
      link: pageOf(appeal),
      ...(appeal.isBySame && { words: `Your appeal was decided. ${SAME_PERSON}` }),
    };
    const toJudge: Fact = {
      ...told,
      about: `${about} judged`,
      recipients: [appeal.decidedBy],
      link: '/admin/appeals?state=decided',
      words: 'An appeal against one of your decisions was decided.',
    };
    return appeal.isOwn ? [toAuthor] : [toAuthor, toJudge];
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
    const link = thing.path ?? owner.pathOf(subject.id);
    const words = wordsOf(kind, subject.kind);
    return [{ kind, recipients: [thing.authorId], actorId: null, link, about, ...words }];
  }

  /** The linked page gives the reason. */
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

  /** Deletes notifications that link to a case whose consent was withdrawn, and keeps how many. */
  private async forget({ postId }: { postId: number }): Promise<Fact[]> {
    const path = this.subjects.pathOf({ kind: CLINICAL_POST, id: postId });
    await this.notifications.forget(postId, path);
    return [];
  }

  /** The linked page says when, and that its author is told no names. */
  private async ofSheet(sheet: { sheetId: number; postId: number }): Promise<Fact[]> {
    const subject = { kind: CLINICAL_POST, id: sheet.postId };
    const about = `breach-sheet ${sheet.sheetId}`;
    const facts = await this.posts.told('breach-sheet-made', subject, about);
    return facts.map((fact) => ({ ...fact, link: `${fact.link}/seen` }));
  }
}

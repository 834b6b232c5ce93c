import { type EntityClass, EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseInBatches } from '../../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { SubjectErasure } from '../../engagement/subject-erasure';
import { ClinicalPost } from '../clinical-post.entity';
import { CLINICAL_POST } from '../clinical-post.sql';
import { ClinicalPostConsent } from '../consent/clinical-post-consent.entity';
import { CaseVisit } from '../discussion/case-visit.entity';
import { ClinicalPostFile } from '../files/clinical-post-file.entity';
import { CaseAdvice } from '../outcome/case-advice.entity';
import { CaseFollowUp } from '../outcome/case-follow-up.entity';
import { CaseOutcome } from '../outcome/case-outcome.entity';
import { CasePoll } from '../polls/case-poll.entity';
import { CasePollOption } from '../polls/case-poll-option.entity';
import { CasePollVote } from '../polls/case-poll-vote.entity';
import { PrivacyReport } from '../privacy/privacy-report.entity';
import { CaseStep } from '../steps/case-step.entity';
import { POSTS_OF } from './posts-member-data.sql';

/** What hangs on posts, in the order in which it can go. */
const HANGING: readonly EntityClass<{ postId: number }>[] = [
  CaseAdvice,
  CaseFollowUp,
  CaseOutcome,
  CaseVisit,
  CasePollVote,
  CasePollOption,
  CasePoll,
  ClinicalPostFile,
  CaseStep,
  PrivacyReport,
  ClinicalPostConsent,
];

/** What members posted, with what others did to it. */
@Injectable()
export class PostsMemberData extends MemberData {
  override readonly name = 'clinical-posts';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly subjects: SubjectErasure,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return POSTS_OF.rows(this.em, { memberId });
  }

  /** Its files are held by nothing then, and erased after it. */
  override erase(memberId: number): Promise<void> {
    return eraseInBatches(this.em, {
      entity: ClinicalPost,
      owner: 'authorId',
      memberId,
      clear: (ids) => this.clear(ids),
    });
  }

  private async clear(ids: readonly number[]): Promise<void> {
    await this.subjects.erase(CLINICAL_POST, ids);
    for (const entity of HANGING) await this.em.nativeDelete(entity, { postId: { $in: [...ids] } });
  }
}

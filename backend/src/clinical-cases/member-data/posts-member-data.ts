import { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { eraseInBatches } from '../../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { SubjectErasure } from '../../engagement/subject-erasure';
import { ClinicalPost } from '../clinical-post.entity';
import { POST_STATEMENTS, type PostStatements } from '../clinical-post.lists.sql';
import { CLINICAL_POST } from '../clinical-post.sql';
import { ClinicalPostConsent } from '../consent/clinical-post-consent.entity';
import { CaseVisit } from '../discussion/case-visit.entity';
import { ClinicalPostFile } from '../files/clinical-post-file.entity';
import { PostParts } from '../post-parts';

/** What members posted, with what others did to it. */
@Injectable()
export class PostsMemberData extends MemberData {
  override readonly name = 'clinical-posts';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly subjects: SubjectErasure,
    private readonly posts: PostParts,
    @Inject(POST_STATEMENTS) private readonly statements: PostStatements,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return this.statements.exported.rows(this.em, { memberId });
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
    const hanging = [CaseVisit, ClinicalPostFile, ...this.posts.hanging(), ClinicalPostConsent];
    for (const entity of hanging) await this.em.nativeDelete(entity, { postId: { $in: [...ids] } });
  }
}

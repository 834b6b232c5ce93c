import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { eraseInBatches } from '../../departure/erase-in-batches';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { SubjectErasure } from '../../engagement/subject-erasure';
import { MediaService } from '../../media/media.service';
import { ApplicationRepository } from '../applications/application.repository';
import { OPPORTUNITY } from '../moderation/reported-opportunities';
import { Opportunity } from '../opportunity.entity';
import { APPLIED_BY, FORGET_APPLICATIONS, POSTED_BY } from './opportunities-member-data.sql';

/** A member's data in this domain: opportunities they posted and applications they sent. */
@Injectable()
export class OpportunitiesMemberData extends MemberData {
  override readonly name = 'opportunities';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly applications: ApplicationRepository,
    private readonly media: MediaService,
    private readonly hanging: SubjectErasure,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    return {
      posted: await POSTED_BY.rows(this.em, { memberId }),
      applications: await APPLIED_BY.rows(this.em, { memberId }),
    };
  }

  /**
   * The CVs of the member's applications are then no longer referenced, and are erased with the
   * member's other files.
   */
  override async erase(memberId: number): Promise<void> {
    await this.em.transactional(() => FORGET_APPLICATIONS.rows(this.em, { memberId }));
    await eraseInBatches(this.em, {
      entity: Opportunity,
      owner: 'ownerId',
      memberId,
      clear: (ids) => this.clear(ids),
    });
  }

  /** Removes other members' applications for these opportunities. */
  private async clear(ids: readonly number[]): Promise<void> {
    await this.media.letGo(await this.applications.removeFrom(ids));
    await this.hanging.erase(OPPORTUNITY, ids);
  }
}

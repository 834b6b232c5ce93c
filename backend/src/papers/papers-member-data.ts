import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { PaperAuthor } from './paper-author.entity';
import { PAPERS_OF } from './papers.sql';

/** The papers of a member. They go with their cases. */
@Injectable()
export class PapersMemberData extends MemberData {
  override readonly name = 'papers';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return PAPERS_OF.rows(this.em, { memberId });
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.nativeDelete(PaperAuthor, { memberId });
  }
}

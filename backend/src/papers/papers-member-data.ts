import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { PaperAuthor } from './paper-author.entity';
import { CO_AUTHOR_OF, PAPERS_OF } from './papers.sql';

/** The papers of a member, which go with their cases, and those in which they are named. */
@Injectable()
export class PapersMemberData extends MemberData {
  override readonly name = 'papers';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    return {
      own: await PAPERS_OF.rows(this.em, { memberId }),
      coAuthorOf: await CO_AUTHOR_OF.rows(this.em, { memberId }),
    };
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.nativeDelete(PaperAuthor, { memberId });
  }
}

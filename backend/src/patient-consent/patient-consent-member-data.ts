import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { LINKS_OF_MEMBER } from './links/patient-links.sql';

/** The links that a member made for patients, and what was decided. The receipts are the patients' own. */
@Injectable()
export class PatientConsentMemberData extends MemberData {
  override readonly name = 'patient-consent-links';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return LINKS_OF_MEMBER.rows(this.em, { authorId: memberId });
  }

  /** Links and decisions go with the posts. */
  override async erase(): Promise<void> {}
}

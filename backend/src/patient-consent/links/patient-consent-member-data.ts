import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../../departure/member-data';
import { LINKS_OF_MEMBER } from './patient-links.sql';

/**
 * The links a member created for patients, and the decisions. Receipts belong to the patients and
 * are left out.
 */
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

  /** Links and decisions are deleted with the posts. */
  override async erase(): Promise<void> {}
}

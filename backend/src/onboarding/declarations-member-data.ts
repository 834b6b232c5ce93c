import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { DECLARATIONS_OF } from './declarations-member-data.sql';
import { OnboardingDeclaration } from './onboarding-declaration.entity';

/** What members declared while they joined. */
@Injectable()
export class DeclarationsMemberData extends MemberData {
  override readonly name = 'declarations';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return DECLARATIONS_OF.rows(this.em, { accountId: memberId });
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.nativeDelete(OnboardingDeclaration, { accountId: memberId });
  }
}

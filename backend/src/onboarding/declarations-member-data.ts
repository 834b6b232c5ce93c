import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';

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
    return this.em.execute<object[]>(
      `select step, terms, declaration, declared_at as "declaredAt" from onboarding_declaration where account_id = ? order by step`,
      [memberId],
    );
  }

  override async erase(memberId: number): Promise<void> {
    await this.em.execute('delete from onboarding_declaration where account_id = ?', [memberId]);
  }
}

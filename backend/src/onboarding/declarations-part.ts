import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DepartingPart, DepartingParts } from '../departure/departing';

/** What members declared while they joined. */
@Injectable()
export class DeclarationsPart extends DepartingPart {
  override readonly name = 'declarations';

  constructor(
    parts: DepartingParts,
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

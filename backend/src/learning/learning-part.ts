import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { DepartingPart, DepartingParts } from '../departure/departing';

/** What somebody gave to others to learn from. */
@Injectable()
export class LearningPart extends DepartingPart {
  override readonly name = 'learning';

  constructor(
    parts: DepartingParts,
    private readonly em: EntityManager,
  ) {
    super(parts);
  }

  override collect(memberId: number): Promise<object> {
    return this.em.execute<object[]>(
      `select kind, title, description, speciality, created_at as "madeAt", published_at as "publishedAt" from learning_item where author_id = ? order by id`,
      [memberId],
    );
  }

  /** Its files are held by nothing then, and erased after it. */
  override async erase(memberId: number): Promise<void> {
    await this.em.execute('delete from learning_item where author_id = ?', [memberId]);
  }
}

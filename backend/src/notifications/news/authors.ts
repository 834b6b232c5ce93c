import { Injectable } from '@nestjs/common';
import { BeyondPostRepository } from '../../beyond-surgery/beyond-post.repository';
import { BEYOND_POST } from '../../beyond-surgery/beyond-post.sql';
import { ClinicalPostRepository } from '../../clinical-cases/clinical-post.repository';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import type { Subject } from '../../engagement/subjects';

/** Whose the things are that are liked and commented on. */
@Injectable()
export class Authors {
  private readonly finders: ReadonlyMap<string, (id: number) => Promise<number | undefined>>;

  constructor(posts: ClinicalPostRepository, beyond: BeyondPostRepository) {
    this.finders = new Map([
      [CLINICAL_POST, (id: number) => posts.authorOf(id)],
      [BEYOND_POST, (id: number) => beyond.authorOf(id)],
    ]);
  }

  /** Undefined when it is gone. */
  async of({ kind, id }: Subject): Promise<number | undefined> {
    return this.finders.get(kind)?.(id);
  }
}

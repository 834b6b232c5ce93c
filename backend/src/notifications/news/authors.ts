import { Injectable } from '@nestjs/common';
import { BeyondPostRepository } from '../../beyond-surgery/beyond-post.repository';
import { BEYOND_POST } from '../../beyond-surgery/beyond-post.sql';
import { ClinicalPostRepository } from '../../clinical-cases/clinical-post.repository';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import type { Subject } from '../../engagement/subjects';

type Finder = (ids: readonly number[]) => Promise<ReadonlyMap<number, number>>;

/** Finds the authors of posts that are liked and commented on. */
@Injectable()
export class Authors {
  private readonly finders: ReadonlyMap<string, Finder>;

  constructor(posts: ClinicalPostRepository, beyond: BeyondPostRepository) {
    this.finders = new Map<string, Finder>([
      [CLINICAL_POST, (ids) => posts.authorsOf(ids)],
      [BEYOND_POST, (ids) => beyond.authorsOf(ids)],
    ]);
  }

  /** Undefined if it is gone. */
  async of({ kind, id }: Subject): Promise<number | undefined> {
    return (await this.ofEach(kind, [id])).get(id);
  }

  /** The author by id, without those that are gone. */
  async ofEach(kind: string, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
    return (await this.finders.get(kind)?.(ids)) ?? new Map();
  }
}

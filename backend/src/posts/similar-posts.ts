import { Injectable } from '@nestjs/common';
import { ClinicalPostRepository } from '../clinical-cases/clinical-post.repository';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import { SimilarCases } from '../clinical-cases/similar-cases';
import type { Actor } from '../wire/access';

const NONE = 0;

/** Cases similar to a post, or to a text being written; the most similar first. */
@Injectable()
export class SimilarPosts {
  constructor(
    private readonly similar: SimilarCases,
    private readonly posts: ClinicalPostRepository,
  ) {}

  toText(actor: Actor, text: string): Promise<PostRow[]> {
    return this.near(actor, text, NONE);
  }

  async toPost(actor: Actor, id: number): Promise<PostRow[]> {
    const { diagnosis, title } = await this.posts.findVisibleTo(actor, { id });
    return this.near(actor, diagnosis ?? title ?? '', id);
  }

  private async near(actor: Actor, text: string, besides: number): Promise<PostRow[]> {
    const ids = await this.similar.near(actor, text, besides);
    const posts = await this.posts.named(actor, ids);
    return ids.flatMap((id) => posts.get(id) ?? []);
  }
}

import { Injectable } from '@nestjs/common';
import { DiscussionService } from '../../engagement/discussion.service';
import { BEYOND_COMMENT } from '../../engagement/moderation/reported-comments';
import type { Actor } from '../../wire/access';
import { type BeyondFacts, BeyondPostRepository } from '../beyond-post.repository';
import { BEYOND_POST } from '../beyond-post.sql';
import { beyondCommented, beyondLiked } from '../beyond-surgery.signals';

/** Anyone who can see a post can like, discuss, save and report it; its discussion never closes. */
@Injectable()
export class BeyondDiscussionService extends DiscussionService {
  protected readonly subjectKind = BEYOND_POST;
  protected readonly commentKind = BEYOND_COMMENT;
  protected readonly liked = beyondLiked;
  protected readonly commented = beyondCommented;

  constructor(private readonly posts: BeyondPostRepository) {
    super();
  }

  protected see(actor: Actor, { id }: { readonly id: number }): Promise<BeyondFacts> {
    return this.posts.factsVisibleTo(actor, id);
  }
}

import { Injectable } from '@nestjs/common';
import { PostPart, type PublishedPost } from '../post-parts';
import { CasePollRepository, type PollDraft } from './case-poll.repository';

declare module '../post-parts' {
  interface NewPostParts {
    /** What colleagues vote on. */
    readonly poll?: PollDraft | undefined;
  }
}

/** The polls of cases. */
@Injectable()
export class PollPart extends PostPart {
  constructor(private readonly polls: CasePollRepository) {
    super();
  }

  override async published({ post, sent }: PublishedPost): Promise<void> {
    if (sent.poll) await this.polls.put(post.id, sent.poll);
  }

  override removed(postId: number): Promise<void> {
    return this.polls.remove(postId);
  }
}

import { Injectable } from '@nestjs/common';
import type { PostRow } from '../clinical-post.sql';
import { PostPart, type PublishedPost, type ShownPart } from '../post-parts';
import { CasePoll } from './case-poll.entity';
import { CasePollRepository, type PollDraft } from './case-poll.repository';
import { CasePollOption } from './case-poll-option.entity';
import { CasePollVote } from './case-poll-vote.entity';

/** The poll as members would see it. */
interface ShownPoll {
  readonly question: string;
  readonly options: readonly string[];
}

declare module '../post-parts' {
  interface NewPostParts {
    /** What colleagues vote on. */
    readonly poll?: PollDraft | undefined;
  }

  interface ShownContent {
    readonly poll: ShownPoll | null;
  }
}

/** The polls of cases. */
@Injectable()
export class PollPart extends PostPart {
  override readonly hanging = [CasePollVote, CasePollOption, CasePoll];

  constructor(private readonly polls: CasePollRepository) {
    super();
  }

  override async published({ post, sent }: PublishedPost): Promise<void> {
    if (sent.poll) await this.polls.put(post.id, sent.poll);
  }

  override async shownIn({ id, hasPoll }: PostRow): Promise<ShownPart> {
    const poll = hasPoll ? await this.polls.ofPost(id) : null;
    if (!poll) return { content: { poll: null }, version: undefined };
    const options = (await this.polls.optionsOf(id)).map(({ text }) => text);
    const { question } = poll;
    return { content: { poll: { question, options } }, version: [question, options] };
  }

  override removed(postId: number): Promise<void> {
    return this.polls.remove(postId);
  }
}

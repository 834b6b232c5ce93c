import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LiveSubjects } from '../../engagement/live-subjects';
import { Clock } from '../../platform/clock';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { isAuthor, isOpen } from '../clinical-cases.policy';
import { ClinicalPostRepository } from '../clinical-post.repository';
import type { PostFacts, PostName } from '../clinical-post.rows';
import { CLINICAL_POST } from '../clinical-post.sql';
import {
  CasePollRepository,
  type GroupVotes,
  type PollOption,
  type SeenPollRow,
} from './case-poll.repository';
import type { CasePollVote } from './case-poll-vote.entity';
import { scoreOf, shownGroups } from './poll.rules';

/** A poll as seen by one member. */
export interface SeenPoll {
  readonly question: string;
  readonly isBlind: boolean;
  readonly options: readonly PollOption[];
  /** Counts are hidden until this member has answered a blind poll. */
  readonly showsCounts: boolean;
  /** Null until this member has voted or skipped. */
  readonly revealed: RevealedPoll | null;
}

export interface RevealedPoll {
  /** Null if the member skipped, or did not vote in time. */
  readonly mine: OwnVote | null;
  readonly byExperience: readonly GroupVotes[];
  readonly byRegion: readonly GroupVotes[];
}

export interface OwnVote {
  readonly optionId: number;
  readonly confidence: number;
  /** Set once the author has said which option proved right. */
  readonly score: number | undefined;
}

export interface Choice {
  readonly optionId: number;
  readonly confidence: number;
}

const NO_SUCH_OPTION = 'Please choose one of the options.';

const aCase = (id: number): PostName => ({ id, kind: 'case' });

/** Members vote once in the polls of cases and see the results. */
@Injectable()
export class VotesService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly posts: ClinicalPostRepository,
    private readonly polls: CasePollRepository,
    private readonly live: LiveSubjects,
  ) {}

  /**
   * @throws Refusal if the member has already voted or skipped, for the author, if either has
   *   blocked the other, and when the case is closed
   */
  async vote(actor: Actor, id: number, { optionId, confidence }: Choice): Promise<SeenPoll> {
    const post = this.openTo(actor, await this.posts.factsAcrossBlocks(actor, aCase(id)));
    if (post.isBlocked) throw new Refusal('engagement.blocked');
    await this.answer(actor, id, async () => {
      const options = await this.polls.optionsOf(id);
      if (!options.some((option) => option.id === optionId))
        throw new Refusal('fields', { errors: { option: [NO_SUCH_OPTION] } });
      return { optionId, confidence };
    });
    this.live.voted({ kind: CLINICAL_POST, id });
    return this.read(actor, post);
  }

  /** Gives up the vote to see the results. */
  async skip(actor: Actor, id: number): Promise<SeenPoll> {
    const post = this.openTo(actor, await this.posts.factsVisibleTo(actor, aCase(id)));
    await this.answer(actor, id, async () => ({ optionId: null, confidence: null }));
    return this.read(actor, post);
  }

  async seenBy(actor: Actor, id: number): Promise<SeenPoll> {
    return this.read(actor, await this.posts.factsVisibleTo(actor, aCase(id)));
  }

  private openTo(actor: Actor, post: PostFacts): PostFacts {
    if (isAuthor(post, actor)) throw new Refusal('polls.own');
    if (!isOpen(post, this.clock.now())) throw new Refusal('clinical-cases.closed');
    return post;
  }

  private async answer(
    { memberId }: Actor,
    postId: number,
    choose: () => Promise<Pick<CasePollVote, 'confidence' | 'optionId'>>,
  ): Promise<void> {
    await this.em.transactional(async () => {
      if (!(await this.polls.lock(postId))) throw new Refusal('not-found');
      const isFirst = await this.polls.add({ postId, memberId, ...(await choose()) });
      if (!isFirst) throw new Refusal('polls.voted');
    });
  }

  private async read(actor: Actor, post: PostFacts): Promise<SeenPoll> {
    const poll = await this.polls.seenBy(actor.memberId, post.id);
    if (!poll) throw new Refusal('not-found');
    const { question, isBlind, options, vote } = poll;
    const seesAll =
      vote !== null || actor.isAdmin || isAuthor(post, actor) || !isOpen(post, this.clock.now());
    return {
      question,
      isBlind,
      options,
      showsCounts: seesAll || !isBlind,
      revealed: seesAll ? await this.reveal(post.id, poll) : null,
    };
  }

  private async reveal(postId: number, { options, vote }: SeenPollRow): Promise<RevealedPoll> {
    const counted = options.reduce((sum, { voteCount }) => sum + voteCount, 0);
    const { byExperience, byRegion, voters } = await this.polls.groupsOf(postId, counted);
    return {
      mine: vote && ownVote(vote, options.find(({ isRight }) => isRight)?.id),
      byExperience: shownGroups(byExperience, voters),
      byRegion: shownGroups(byRegion, voters),
    };
  }
}

function ownVote(
  { optionId, confidence }: NonNullable<SeenPollRow['vote']>,
  right: number | undefined,
): OwnVote | null {
  if (optionId === null || confidence === null) return null;
  const score =
    right === undefined ? undefined : scoreOf({ confidence, isHit: optionId === right });
  return { optionId, confidence, score };
}

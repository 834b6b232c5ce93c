import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { LargeReads } from '../../platform/database/large-counts';
import type { RowOf } from '../../platform/database/statement';
import { continentOf } from '../../reference-data/continents.rules';
import { CasePoll } from './case-poll.entity';
import { CasePollOption } from './case-poll-option.entity';
import { CasePollVote } from './case-poll-vote.entity';
import { experienceOf } from './poll.rules';
import {
  ADD_VOTE,
  CLEAR_RIGHT,
  IS_ANSWERED,
  LOCK_POLL,
  MARK_RIGHT,
  NOTE_POLL,
  OPTIONS,
  RIGHT_OPTION,
  SEEN_POLL,
  VOTES_BY_GROUP,
} from './polls.sql';

/** What an author asks. */
export interface PollDraft {
  readonly question: string;
  readonly options: readonly string[];
  readonly isBlind: boolean;
}

export type PollOption = RowOf<typeof OPTIONS>;
export type SeenPollRow = RowOf<typeof SEEN_POLL>;

/** How the voters of a group voted: the option's id → votes. */
export interface GroupVotes {
  readonly group: string;
  readonly voters: number;
  readonly votes: ReadonlyMap<number, number>;
}

/** The votes of a poll by groups. */
export interface VoterGroups {
  readonly byExperience: readonly GroupVotes[];
  readonly byRegion: readonly GroupVotes[];
  /** How many had voted then, those in no group included. */
  readonly voters: number;
}

/** The groups of polls with more voters are not read for every reader. */
export const ALWAYS_GROUPED_ANEW = 200;

/** Polls of cases, one each, and the votes. */
@Injectable()
export class CasePollRepository {
  private readonly groups: LargeReads<VoterGroups>;

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {
    this.groups = new LargeReads(clock, ({ voters }) => voters > ALWAYS_GROUPED_ANEW);
  }

  ofPost(postId: number): Promise<CasePoll | null> {
    return this.em.findOne(CasePoll, { postId }, { refresh: true });
  }

  optionsOf(postId: number): Promise<PollOption[]> {
    return OPTIONS.rows(this.em, { postId });
  }

  /** Undefined if the case has no poll. */
  seenBy(memberId: number, postId: number): Promise<SeenPollRow | undefined> {
    return SEEN_POLL.first(this.em, { postId, memberId });
  }

  /** Until the end of the transaction. @returns whether there is one */
  async lock(postId: number): Promise<boolean> {
    return (await LOCK_POLL.first(this.em, { postId })) !== undefined;
  }

  /** Somebody voted or skipped. */
  async isAnswered(postId: number): Promise<boolean> {
    return (await IS_ANSWERED.first(this.em, { postId })) !== undefined;
  }

  /** In the place of whatever poll the case had. */
  async put(postId: number, { question, options, isBlind }: PollDraft): Promise<void> {
    await this.em.upsert(CasePoll, { postId, question, isBlind, askedAt: this.clock.now() });
    await this.em.nativeDelete(CasePollOption, { postId });
    await this.em.insertMany(
      CasePollOption,
      options.map((text, position) => ({ postId, position, text, isRight: false, voteCount: 0 })),
    );
    await NOTE_POLL.rows(this.em, { id: postId, hasPoll: true, isBlind });
  }

  async remove(postId: number): Promise<void> {
    await this.em.nativeDelete(CasePoll, { postId });
    await NOTE_POLL.rows(this.em, { id: postId, hasPoll: false, isBlind: false });
  }

  /** @returns whether it was the first of this member */
  async add(vote: Omit<CasePollVote, 'votedAt'>): Promise<boolean> {
    const added = await ADD_VOTE.first(this.em, { ...vote, votedAt: this.clock.now() });
    return added !== undefined;
  }

  /** @returns false where the case has no such option */
  async markRight(postId: number, optionId: number | null): Promise<boolean> {
    await CLEAR_RIGHT.rows(this.em, { postId });
    if (optionId === null) return true;
    return (await MARK_RIGHT.first(this.em, { postId, id: optionId })) !== undefined;
  }

  async rightOptionOf(postId: number): Promise<number | null> {
    return (await RIGHT_OPTION.first(this.em, { postId }))?.id ?? null;
  }

  /**
   * Groups of every size: what may be shown of them is for `shownGroups` to say. Those of a large
   * poll may be ten seconds old.
   * @param voters how many have voted by now
   */
  groupsOf(postId: number, voters: number): Promise<VoterGroups> {
    return this.groups.of(postId, async () => {
      const rows = await VOTES_BY_GROUP.rows(this.em, { postId });
      return {
        voters,
        byExperience: grouped(rows, ({ years }) =>
          years === null ? undefined : experienceOf(years),
        ),
        byRegion: grouped(rows, ({ country }) =>
          country === null ? undefined : continentOf(country),
        ),
      };
    });
  }
}

type VotesRow = RowOf<typeof VOTES_BY_GROUP>;

function grouped(
  rows: readonly VotesRow[],
  groupOf: (row: VotesRow) => string | undefined,
): GroupVotes[] {
  const groups = new Map<string, Map<number, number>>();
  for (const row of rows) {
    const group = groupOf(row);
    if (group === undefined) continue;
    const votes = groups.get(group) ?? new Map<number, number>();
    votes.set(row.optionId, (votes.get(row.optionId) ?? 0) + row.votes);
    groups.set(group, votes);
  }
  return [...groups].map(([group, votes]) => ({
    group,
    votes,
    voters: [...votes.values()].reduce((sum, count) => sum + count, 0),
  }));
}

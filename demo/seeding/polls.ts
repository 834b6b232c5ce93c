import { CONFIDENCES } from '../../backend/src/clinical-cases/polls/poll.rules';
import { type DemoPoll, polls } from '../cases/polls';
import { Random } from '../random';
import { insertAll, type Row, takeIds } from './bulk';
import type { DemoStage } from './demo-stage';
import type { WrittenCase } from './discussions';
import type { MemberIds } from './member-ids';

/**
 * The share of the community that votes, in addition to all commenters, who voted before
 * commenting.
 */
const VOTING = 0.6;

interface Voted {
  readonly postId: number;
  readonly optionId: number;
  readonly memberId: number;
  readonly confidence: number;
  readonly at: Date;
}

/** Some cases have polls that hide the discussion until the vote. */
export async function writePolls(
  { em, now }: DemoStage,
  written: readonly WrittenCase[],
  ids: MemberIds,
): Promise<void> {
  for (const of of written) {
    const poll = polls.find(({ diagnosis }) => diagnosis === of.from.diagnosis);
    if (!poll) continue;
    const optionIds = await takeIds(em, 'case_poll_option', poll.options.length);
    const votes = votesOn({ of, poll, optionIds, ids, now });
    await insertAll(em, 'case_poll', [
      { post_id: of.id, question: poll.question, is_blind: true, asked_at: of.createdAt },
    ]);
    await insertAll(em, 'case_poll_option', optionRows(of.id, poll, optionIds, votes));
    await insertAll(em, 'case_poll_vote', votes.map(voteRow));
    await em.execute('update clinical_post set has_poll = true, is_blind = true where id = ?', [
      of.id,
    ]);
  }
}

interface Voting {
  readonly of: WrittenCase;
  readonly poll: DemoPoll;
  readonly optionIds: readonly number[];
  readonly ids: MemberIds;
  readonly now: Date;
}

function votesOn({ of, poll, optionIds, ids, now }: Voting): Voted[] {
  const random = new Random(`votes ${of.from.diagnosis}`);
  const spoke = new Set(of.discussion.map(({ by }) => by));
  return ids.keys
    .filter((key) => key !== of.from.author)
    .filter((key) => random.chance(VOTING) || spoke.has(key))
    .map((key) => ({
      postId: of.id,
      memberId: ids.of(key),
      optionId: optionIds[chosen(poll, random.next())] ?? 0,
      confidence: CONFIDENCES[random.whole(0, CONFIDENCES.length - 1)] ?? 50,
      at: new Date(random.between(of.createdAt.getTime(), lastOf(of, now))),
    }));
}

/** Before the first comment, since commenters have voted. */
const lastOf = ({ discussion }: WrittenCase, now: Date) =>
  Math.min(now.getTime(), ...discussion.map(({ at }) => at.getTime()));

function chosen({ options }: DemoPoll, drawn: number): number {
  let left = drawn;
  for (const [place, [, share]] of options.entries()) {
    if (left < share) return place;
    left -= share;
  }
  return options.length - 1;
}

const optionRows = (
  post_id: number,
  { options }: DemoPoll,
  optionIds: readonly number[],
  votes: readonly Voted[],
): Row[] =>
  options.map(([text], position) => ({
    id: optionIds[position],
    post_id,
    position,
    text,
    is_right: false,
    vote_count: votes.filter(({ optionId }) => optionId === optionIds[position]).length,
  }));

const voteRow = ({ postId, memberId, optionId, confidence, at }: Voted): Row => ({
  post_id: postId,
  member_id: memberId,
  option_id: optionId,
  confidence,
  voted_at: at,
});

import {
  columns,
  json,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { ClinicalPost } from '../clinical-post.entity';
import { CasePoll } from './case-poll.entity';
import { CasePollOption } from './case-poll-option.entity';
import { CasePollVote } from './case-poll-vote.entity';

const POST = columns(CasePoll, 'postId');
const VOTE = columns(CasePollVote, 'postId', 'memberId');

/** Serialises votes and changes of the poll. */
export const LOCK_POLL = statement({
  takes: POST,
  gives: POST,
  sql: 'select post_id as "postId" from case_poll where post_id = :postId for no key update',
});

export const ADD_VOTE = statement({
  takes: { ...VOTE, ...columns(CasePollVote, 'optionId', 'confidence', 'votedAt') },
  gives: columns(CasePollVote, 'postId'),
  sql: `with added as (
      insert into case_poll_vote (post_id, member_id, option_id, confidence, voted_at)
      values (:postId, :memberId, :optionId, :confidence, :votedAt) on conflict do nothing returning post_id, option_id),
    counted as (update case_poll_option o set vote_count = vote_count + 1 from added where o.id = added.option_id)
    select post_id as "postId" from added`,
});

/** False while an outcome waits for the patient: the right option is not shown until then. */
const OUTCOME_STANDS =
  '(select t.awaits_patient_at from case_outcome t where t.post_id = o.post_id) is null';

const optionsOf = (post: string) =>
  `select id, text, vote_count as "voteCount", is_right and ${OUTCOME_STANDS} as "isRight" from case_poll_option o where o.post_id = ${post} order by o.position`;

export const OPTIONS = statement({
  takes: POST,
  gives: columns(CasePollOption, 'id', 'text', 'voteCount', 'isRight'),
  sql: optionsOf(':postId'),
});

/** A poll as a member sees it, with their own vote; of a skip both of its values are null. */
export const SEEN_POLL = statement({
  takes: VOTE,
  gives: {
    ...columns(CasePoll, 'question', 'isBlind'),
    options: json<readonly RowOf<typeof OPTIONS>[]>(),
    vote: nullable(json<Pick<CasePollVote, 'optionId' | 'confidence'>>()),
  },
  sql: `select p.question, p.is_blind as "isBlind",
      (select coalesce(json_agg(option), '[]') from (${optionsOf('p.post_id')}) option) as options,
      (select json_build_object('optionId', v.option_id, 'confidence', v.confidence) from case_poll_vote v
        where v.post_id = p.post_id and v.member_id = :memberId) as vote
    from case_poll p where p.post_id = :postId`,
});

export const IS_ANSWERED = statement({
  takes: POST,
  gives: columns(CasePollVote, 'postId'),
  sql: 'select post_id as "postId" from case_poll_vote where post_id = :postId limit 1',
});

/**
 * Votes by years since the first degree (16 means more), and by country; each row is of one of
 * these groupings. Members without that information are left out.
 */
export const VOTES_BY_GROUP = statement({
  takes: POST,
  gives: { optionId: number, years: nullable(number), country: nullable(text), votes: number },
  sql: `select v.option_id as "optionId", v.years, v.country, count(*) as votes from (
      select v.option_id, y.iso2 as country,
        case when t.year is not null then greatest(0, least(16, date_part('year', v.voted_at at time zone 'utc')::integer - t.year)) end as years
      from case_poll_vote v
        left join training t on t.account_id = v.member_id and t.kind = 'mbbs'
        left join profile p on p.account_id = v.member_id left join city c on c.id = p.city_id left join country y on y.id = c.country_id
      where v.post_id = :postId and v.option_id is not null) v
    group by grouping sets ((v.option_id, v.years), (v.option_id, v.country))
    having (grouping(v.years) = 0 and v.years is not null) or (grouping(v.country) = 0 and v.country is not null)`,
});

/** Copies the flags of the poll to the row of the post. */
export const NOTE_POLL = statement({
  takes: columns(ClinicalPost, 'id', 'hasPoll', 'isBlind'),
  gives: columns(ClinicalPost, 'id'),
  sql: 'update clinical_post set has_poll = :hasPoll, is_blind = :isBlind where id = :id returning id',
});

export const CLEAR_RIGHT = statement({
  takes: POST,
  gives: columns(CasePollOption, 'id'),
  sql: 'update case_poll_option set is_right = false where post_id = :postId and is_right returning id',
});

export const MARK_RIGHT = statement({
  takes: columns(CasePollOption, 'postId', 'id'),
  gives: columns(CasePollOption, 'id'),
  sql: 'update case_poll_option set is_right = true where post_id = :postId and id = :id returning id',
});

export const RIGHT_OPTION = statement({
  takes: POST,
  gives: columns(CasePollOption, 'id'),
  sql: 'select id from case_poll_option where post_id = :postId and is_right',
});

/** The votes of a member that the outcome has judged. */
const JUDGED_VOTES = `from case_poll_vote v join case_poll_option r on r.post_id = v.post_id and r.is_right
      join case_outcome t on t.post_id = v.post_id and t.awaits_patient_at is null
    where v.member_id = :memberId and v.option_id is not null`;

/** The Brier score of a member's confidence, over all votes with a visible outcome. */
export const CALIBRATION = statement({
  takes: columns(CasePollVote, 'memberId'),
  gives: { votes: number, brier: nullable(number) },
  sql: `select count(*) as votes, round(avg(power(v.confidence / 100.0 - (v.option_id = r.id)::integer, 2)), 4)::double precision as brier
    ${JUDGED_VOTES}`,
});

/** The mean confidence beside the share of right votes, in percent. Takes `memberId`. */
export const OWN_CALIBRATION = `select count(*) as votes, round(avg(v.confidence))::integer as confidence,
    round(100.0 * avg((v.option_id = r.id)::integer))::integer as "right" ${JUDGED_VOTES}`;

/** For the export of a member's data. */
export const VOTES_OF = statement({
  takes: columns(CasePollVote, 'memberId'),
  gives: {
    caseId: number,
    question: text,
    choice: nullable(text),
    confidence: nullable(number),
    at: time,
  },
  sql: `select v.post_id as "caseId", p.question, o.text as choice, v.confidence, v.voted_at as at
    from case_poll_vote v join case_poll p on p.post_id = v.post_id left join case_poll_option o on o.id = v.option_id
    where v.member_id = :memberId order by v.voted_at`,
});

/** Also corrects the counts. */
export const FORGET_VOTES_OF = statement({
  takes: columns(CasePollVote, 'memberId'),
  gives: columns(CasePollVote, 'postId'),
  sql: `with forgotten as (delete from case_poll_vote where member_id = :memberId returning post_id, option_id),
    counted as (update case_poll_option o set vote_count = vote_count - 1 from forgotten where o.id = forgotten.option_id)
    select post_id as "postId" from forgotten`,
});

import { ClinicalPost, OPEN_MS } from '../../clinical-cases/clinical-post.entity';
import { IS_HIDDEN } from '../../clinical-cases/clinical-post.sql';
import {
  boolean,
  columns,
  json,
  nullable,
  number,
  statement,
  text,
  time,
} from '../../platform/database/statement';
import { PatientDecision } from './patient-decision.entity';
import { PatientLink } from './patient-link.entity';

const EXISTS = 'p.deleted_at is null and a.deleted_at is null';
const STANDS = `${EXISTS} and not ${IS_HIDDEN}`;
/** Neither ended nor expired. */
const LIVES = `l.state <> 'ended' and (l.state <> 'made' or l.expires_at > :now)`;

/**
 * The link of a token and its post; no row if the link, the post or its author is gone. While
 * moderators hide a post, only links that were answered work, since their patients may want to
 * withdraw.
 */
export const LINK_OF_TOKEN = statement({
  takes: { ...columns(PatientLink, 'tokenDigest'), now: time },
  gives: {
    id: number,
    ...columns(PatientLink, 'postId', 'language', 'state', 'expiresAt'),
    offered: json<string[]>(),
    authorId: number,
    isWithdrawn: boolean,
    /** Hidden by moderators. */
    isHidden: boolean,
    /** Whether areas of its files are blacked out. */
    isMasked: boolean,
    /** The surgeon's time zone as an IANA name. */
    timeZone: text,
    /** Since when others could see it before it waited for the patient; null if they never could. */
    seenSince: nullable(time),
    votes: number,
    comments: number,
  },
  sql: `select l.id, l.post_id as "postId", l.language, l.state, l.expires_at as "expiresAt", to_jsonb(l.offered) as offered,
      p.author_id as "authorId", p.withdrawn_at is not null as "isWithdrawn", ${IS_HIDDEN} as "isHidden",
      exists (select from privacy_report r, jsonb_array_elements(r.report->'files') f where r.post_id = p.id and cast(f->>'masks' as integer) > 0) as "isMasked", coalesce(a.time_zone, '') as "timeZone",
      case when p.awaits_patient_at > p.created_at and p.held_at is null then coalesce(p.closes_at - interval '${OPEN_MS / 1_000} s', p.created_at) end as "seenSince",
      (select count(*) from case_poll_vote v where v.post_id = p.id) as votes, p.comment_count as comments
    from patient_consent_link l join clinical_post p on p.id = l.post_id join account a on a.id = p.author_id
    where l.token_digest = :tokenDigest and ${LIVES} and ${EXISTS} and (l.state <> 'made' or not ${IS_HIDDEN})`,
});

/** Whether the files of a post can be viewed with a link. */
export const LIVING_LINK = statement({
  takes: { ...columns(PatientLink, 'id'), now: time },
  gives: columns(PatientLink, 'id'),
  sql: `select l.id from patient_consent_link l join clinical_post p on p.id = l.post_id join account a on a.id = p.author_id
    where l.id = :id and ${LIVES} and l.state in ('made', 'given', 'changed') and p.withdrawn_at is null and ${STANDS}`,
});

/** Returns no row if the receipt number is taken. */
export const ADD_DECISION = statement({
  takes: {
    ...columns(PatientDecision, 'linkId', 'decision', 'language', 'textVersion', 'receipt'),
    scope: json<string>(),
    decidedAt: time,
  },
  gives: columns(PatientDecision, 'receipt'),
  sql: `insert into patient_decision (link_id, decision, scope, language, text_version, receipt, decided_at)
    values (:linkId, :decision, array(select jsonb_array_elements_text(:scope::jsonb)), :language, :textVersion, :receipt, :decidedAt)
    on conflict (receipt) do nothing returning receipt`,
});

/** All links for a member's posts, and the decisions made with them. */
export const LINKS_OF_MEMBER = statement({
  takes: columns(ClinicalPost, 'authorId'),
  gives: {
    postId: number,
    ...columns(PatientLink, 'language', 'state', 'madeAt', 'expiresAt'),
    decisions: json<object[]>(),
  },
  sql: `select l.post_id as "postId", l.language, l.state, l.made_at as "madeAt", l.expires_at as "expiresAt",
      (select coalesce(jsonb_agg(jsonb_build_object('decision', d.decision, 'scope', d.scope, 'decidedAt', d.decided_at) order by d.id), '[]')
       from patient_decision d where d.link_id = l.id) as decisions
    from patient_consent_link l join clinical_post p on p.id = l.post_id where p.author_id = :authorId and p.deleted_at is null order by l.id`,
});

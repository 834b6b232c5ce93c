import { memberDid } from '../engagement/member-did.sql';
import type { AssetState, Renditions } from '../media/asset';
import {
  boolean,
  columns,
  json,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { BLINDING } from './blinding.sql';
import { ClinicalPost } from './clinical-post.entity';
import type { FileCategory } from './clinical-post.rows';
import { OUTCOME_BRIEF, type OutcomeBrief } from './outcome/quoted-advice.sql';

/** The name under which engagement knows clinical posts. */
export const CLINICAL_POST = 'clinical-post';

/** What stands for the reader in a statement: parameters, or columns. */
export interface ReaderNames {
  readonly viewer: string;
  readonly isAdmin: string;
}

/** Whether a reader belongs to the audience of a post `p`: some posts are for one speciality only. */
const inAudience = (viewer: string) =>
  `(p.audience = 'members' or p.speciality = (select v.speciality from profile v where v.account_id = ${viewer}))`;

/**
 * What somebody may see of posts `p` by accounts `a`: nothing deleted, nothing of the departed; what is hidden, waits for a video or
 * for the check of its files or for the patient, or has lost its consent, only the author (and what is hidden the administrators); what is for one speciality, its members. The video is asked for by an aggregate, since PostgreSQL would answer a
 * `not exists` by reading all assets once. Takes `now`.
 */
export const seenBy = (
  { viewer, isAdmin }: ReaderNames,
  audience = inAudience(viewer),
) => `p.deleted_at is null and a.deleted_at is null and (p.author_id = ${viewer} or (
  (p.hidden_at is null or p.hidden_until <= :now or ${isAdmin})
  and p.held_at is null and p.awaits_patient_at is null and p.withdrawn_at is null and (p.consent_until is null or p.consent_until > :now)
  and ${audience}
  and (not p.has_video or (
    select coalesce(bool_and(wa.state <> 'pending'), true) from clinical_post_file w join asset wa on wa.id = w.asset_id where w.post_id = p.id and w.step_id is null))))`;

/** Who reads, and when. */
export const READER = { memberId: number, isAdmin: boolean, now: time };
/** Takes `READER`. */
export const VISIBLE = seenBy({ viewer: ':memberId', isAdmin: ':isAdmin' });

export interface PostFileRow {
  readonly id: number;
  readonly position: number;
  readonly category: FileCategory;
  readonly mime: string;
  readonly key: string;
  readonly state: AssetState;
  readonly rejectReason: string | null;
  readonly renditions: Renditions;
  readonly width: number | null;
  readonly height: number | null;
  readonly color: string | null;
  readonly altText: string | null;
  /** Only its author sees it: it is still to be checked, or it is an older report that has not been rebuilt yet. */
  readonly isHeld: boolean;
}

/** Whether only its author sees a file `f` with asset `m`. */
export const FILE_HELD = `coalesce((select c.is_held from post_file_check c where c.file_id = f.id), f.checked_at is null and m.kind = 'pdf')`;

/** The files `f` of a post or of a step, as a list of `PostFileRow`. */
export const filesWhere = (condition: string) => `coalesce((
  select json_agg(json_build_object('id', f.id, 'position', f.position, 'category', f.category, 'mime', m.mime, 'key', m.key, 'state', m.state,
    'rejectReason', m.reject_reason, 'renditions', m.renditions, 'width', m.width, 'height', m.height, 'color', m.dominant_color,
    'altText', m.alt_text, 'isHeld', ${FILE_HELD}) order by f.position)
  from clinical_post_file f join asset m on m.id = f.asset_id where ${condition}), '[]') as files`;

const FILES = filesWhere('f.post_id = p.id and f.step_id is null');

/** Whether members other than the author see a step `s`: not while a video is converted, a file is checked or the patient is asked. */
export const STEP_SHOWN = `(s.held_at is null and s.awaits_patient_at is null and (select coalesce(bool_and(wa.state <> 'pending'), true)
  from clinical_post_file w join asset wa on wa.id = w.asset_id where w.step_id = s.id))`;

/** Whether others are told an outcome. Asked by a value, since PostgreSQL would answer an `exists` by reading all outcomes once. */
export const HAS_OUTCOME =
  '(select o.version from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null) is not null';

/** Asked of those posts alone whose patients decide. */
const OUTCOME_WAITS = `(p.consent_by = 'patient' and (select o.awaits_patient_at from case_outcome o where o.post_id = p.id) is not null)`;

export const isHidden = (now: string) =>
  `(p.hidden_at is not null and coalesce(p.hidden_until > ${now}, true))`;
/** Takes `now`. */
export const IS_HIDDEN = isHidden(':now');

const did = (table: Parameters<typeof memberDid>[0]) =>
  memberDid(table, CLINICAL_POST, ':memberId');

const COLUMNS = `p.id, p.kind, p.speciality, p.title, p.description, p.age_value as "ageValue", p.age_unit as "ageUnit", p.gender, p.diagnosis, p.history, p.question, coalesce((select o.text from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null), p.outcome) as outcome,
  ${HAS_OUTCOME} as "hasOutcome", ${OUTCOME_BRIEF} as brief, p.asked_at is not null as "isAsked", p.lost_at is not null as "isLost",
  (select count(*) from case_step s where s.post_id = p.id and ${STEP_SHOWN}) as "stepCount",
  p.like_count as "likeCount", p.comment_count as "commentCount", p.version, p.created_at as "createdAt", p.edited_at as "editedAt",
  p.closes_at as "closesAt", p.is_visible_to_visitors as "isVisibleToVisitors", p.is_showcase as "isShowcase", p.is_sensitive as "isSensitive", p.audience, p.withdrawn_at as "withdrawnAt", p.held_at is not null as "isHeld",
  p.consent_by = 'patient' as "isPatients", p.awaits_patient_at is not null as "awaitsPatient", ${OUTCOME_WAITS} as "outcomeWaits", ${IS_HIDDEN} as "isHidden",
  p.has_poll as "hasPoll", ${BLINDING}`;

/** A post as lists show it, complete: its author, its files and what the viewer did with it. */
export const ROW = {
  ...AUTHOR,
  ...columns(ClinicalPost, 'id', 'kind', 'speciality', 'version', 'createdAt', 'editedAt'),
  ...columns(ClinicalPost, 'closesAt', 'isVisibleToVisitors', 'isShowcase', 'isSensitive'),
  ...columns(ClinicalPost, 'audience', 'withdrawnAt'),
  /** Of an image; null in cases. */
  ...columns(ClinicalPost, 'title', 'description'),
  /** Of a case; null in images. */
  ...columns(ClinicalPost, 'ageValue', 'ageUnit', 'gender', 'diagnosis', 'history', 'question'),
  /** The reported one, else the older note. */
  outcome: nullable(text),
  hasOutcome: boolean,
  brief: json<OutcomeBrief | null>(),
  /** Its author asks colleagues for an answer, or did. */
  isAsked: boolean,
  /** Nobody expects to hear what became of the patient. */
  isLost: boolean,
  /** Without those that others do not see yet. */
  stepCount: number,
  ...{ likeCount: number, commentCount: number },
  isHidden: boolean,
  /** Its files are still to be checked. */
  isHeld: boolean,
  /** The patient, not its author, says who may see it. */
  isPatients: boolean,
  /** Only its author sees it until the patient has answered. */
  awaitsPatient: boolean,
  /** Only its author sees the outcome until the patient has answered. */
  outcomeWaits: boolean,
  ...{ isLiked: boolean, isSaved: boolean, isFollowing: boolean },
  /** Colleagues vote on something. */
  hasPoll: boolean,
  /** Its poll hides the discussion until one has voted. */
  isBlind: boolean,
  /** The viewer has neither voted nor skipped: nothing that others say of it is shown, and what tells of it is left out here. */
  isBlinded: boolean,
  files: json<readonly PostFileRow[]>(),
};

/** Which posts a page holds, and in which order. */
interface Picked {
  readonly from?: string;
  readonly where: string;
  readonly order?: string;
  readonly most?: string;
}

/**
 * A whole page in one query: first the few rows by `from … where … order by` on an index, then for these alone the author, the files and
 * what the viewer did. Takes `READER`, and what its conditions take.
 */
export const pageSql = ({
  from = 'clinical_post p',
  where,
  order = 'p.id desc',
  most = ':most',
}: Picked): string =>
  `with picked as materialized (
      select p.* from ${from} join account a on a.id = p.author_id where ${where} and ${VISIBLE} order by ${order} limit ${most})
    select ${COLUMNS}, ${did('engagement_like')} as "isLiked", ${did('collection_item')} as "isSaved", ${did('subject_follow')} as "isFollowing", ${AUTHOR_COLUMNS}, ${FILES}
    from picked p ${authorJoins('p.author_id')} order by p.id desc`;

const { id } = columns(ClinicalPost, 'id');

export const VISIBLE_POST = statement({
  takes: { ...READER, id },
  gives: ROW,
  sql: pageSql({ where: 'p.id = :id', most: '1' }),
});
export type PostRow = RowOf<typeof VISIBLE_POST>;

/** As `VISIBLE_POST`, but only what rules ask. */
export const FACTS_OF = statement({
  takes: { ...READER, id },
  gives: {
    ...columns(ClinicalPost, 'id', 'kind', 'authorId', 'closesAt'),
    ...{ isHidden: boolean, isBlind: boolean, isBlinded: boolean, isPatients: boolean },
    ...{ awaitsPatient: boolean, hasOutcome: boolean, isAsked: boolean },
  },
  sql: `select p.id, p.kind, p.author_id as "authorId", p.closes_at as "closesAt", ${IS_HIDDEN} as "isHidden", ${BLINDING},
      p.consent_by = 'patient' as "isPatients", p.awaits_patient_at is not null as "awaitsPatient", ${HAS_OUTCOME} as "hasOutcome", p.asked_at is not null as "isAsked"
    from clinical_post p join account a on a.id = p.author_id where p.id = :id and ${VISIBLE}`,
});

/** What nobody reads before a vote. */
export const withheld = (row: PostRow): PostRow =>
  row.isBlinded ? { ...row, commentCount: 0, outcome: '', hasOutcome: false, brief: null } : row;

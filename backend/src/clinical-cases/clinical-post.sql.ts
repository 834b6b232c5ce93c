import { memberDid } from '../engagement/member-did.sql';
import type { AssetState, Renditions } from '../media/asset';
import type { DbTime } from '../platform/database/columns';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import type { AgeUnit } from './age.rules';
import { BLINDING, blindingParams } from './blinding.sql';
import type { Gender, PostKind } from './clinical-post.content';
import type { FileCategory } from './clinical-post.rows';
import { OUTCOME_BRIEF, type OutcomeBrief } from './outcome/quoted-advice.sql';

/** The name under which engagement knows clinical posts. */
export const CLINICAL_POST = 'clinical-post';

/** Whether a reader belongs to the audience of a post `p`: some posts are for one speciality only. Takes the reader. */
export const IN_AUDIENCE = `(p.audience = 'members' or p.speciality = (select v.speciality from profile v where v.account_id = ?))`;

/**
 * What somebody may see of posts `p` by accounts `a`: nothing deleted, nothing of the departed; what is hidden, waits for a video or
 * for the check of its files or for the patient, or has lost its consent, only the author (and what is hidden the administrators); what is for one speciality, its members. The video is asked for by an aggregate, since PostgreSQL would answer a
 * `not exists` by reading all assets once. Takes `viewerParams`.
 */
export const VISIBLE = `p.deleted_at is null and a.deleted_at is null and (p.author_id = ? or (
  (p.hidden_at is null or p.hidden_until <= ? or ?)
  and p.held_at is null and p.awaits_patient_at is null and p.withdrawn_at is null and (p.consent_until is null or p.consent_until > ?)
  and ${IN_AUDIENCE}
  and (not p.has_video or (
    select coalesce(bool_and(wa.state <> 'pending'), true) from clinical_post_file w join asset wa on wa.id = w.asset_id where w.post_id = p.id and w.step_id is null))))`;

export function viewerParams(viewer: { memberId: number; isAdmin: boolean }, now: Date): unknown[] {
  return [viewer.memberId, now, viewer.isAdmin, now, viewer.memberId];
}

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

/** A post as lists show it, complete: its author, its files and what the viewer did with it. */
export interface PostRow extends AuthorRow {
  readonly id: number;
  readonly kind: PostKind;
  readonly speciality: string;
  /** Of an image, as its description; null in cases. */
  readonly title: string | null;
  readonly description: string | null;
  /** Of a case, as its gender; null in images. */
  readonly ageValue: number | null;
  readonly ageUnit: AgeUnit | null;
  readonly gender: Gender | null;
  readonly diagnosis: string | null;
  readonly history: string | null;
  readonly question: string | null;
  /** The reported one, else the older note. */
  readonly outcome: string | null;
  readonly hasOutcome: boolean;
  readonly brief: OutcomeBrief | null;
  /** Its author asks colleagues for an answer, or did. */
  readonly isAsked: boolean;
  /** Nobody expects to hear what became of the patient. */
  readonly isLost: boolean;
  /** Without those that others do not see yet. */
  readonly stepCount: number;
  readonly likeCount: number;
  readonly commentCount: number;
  readonly version: number;
  readonly createdAt: DbTime;
  readonly editedAt: DbTime | null;
  readonly closesAt: DbTime | null;
  readonly isHidden: boolean;
  /** Its files are still to be checked. */
  readonly isHeld: boolean;
  /** The patient, not its author, says who may see it. */
  readonly isPatients: boolean;
  /** Only its author sees it until the patient has answered. */
  readonly awaitsPatient: boolean;
  /** Only its author sees the outcome until the patient has answered. */
  readonly outcomeWaits: boolean;
  readonly isVisibleToVisitors: boolean;
  /** Visitors may see one picture of it on the public page. */
  readonly isShowcase: boolean;
  /** Its files lie under a cover. */
  readonly isSensitive: boolean;
  /** All members, or those of the post's speciality. */
  readonly audience: 'members' | 'speciality';
  /** Since when the patient's consent is withdrawn; then only its author sees what is left. */
  readonly withdrawnAt: DbTime | null;
  readonly isLiked: boolean;
  readonly isSaved: boolean;
  readonly isFollowing: boolean;
  /** Colleagues vote on something. */
  readonly hasPoll: boolean;
  /** Its poll hides the discussion until one has voted. */
  readonly isBlind: boolean;
  /** The viewer has neither voted nor skipped: nothing that others say of it is shown, and what tells of it is left out here. */
  readonly isBlinded: boolean;
  readonly files: readonly PostFileRow[];
}

/** Whether others are told an outcome. Asked by a value, since PostgreSQL would answer an `exists` by reading all outcomes once. */
export const HAS_OUTCOME =
  '(select o.version from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null) is not null';

/** Asked of those posts alone whose patients decide. */
const OUTCOME_WAITS = `(p.consent_by = 'patient' and (select o.awaits_patient_at from case_outcome o where o.post_id = p.id) is not null)`;

/** Takes the time. */
export const IS_HIDDEN = '(p.hidden_at is not null and coalesce(p.hidden_until > ?, true))';

const COLUMNS = `p.id, p.kind, p.speciality, p.title, p.description, p.age_value as "ageValue", p.age_unit as "ageUnit", p.gender, p.diagnosis, p.history, p.question, coalesce((select o.text from case_outcome o where o.post_id = p.id and o.awaits_patient_at is null), p.outcome) as outcome,
  ${HAS_OUTCOME} as "hasOutcome", ${OUTCOME_BRIEF} as brief, p.asked_at is not null as "isAsked", p.lost_at is not null as "isLost",
  (select count(*) from case_step s where s.post_id = p.id and ${STEP_SHOWN}) as "stepCount",
  p.like_count as "likeCount", p.comment_count as "commentCount", p.version, p.created_at as "createdAt", p.edited_at as "editedAt",
  p.closes_at as "closesAt", p.is_visible_to_visitors as "isVisibleToVisitors", p.is_showcase as "isShowcase", p.is_sensitive as "isSensitive", p.audience, p.withdrawn_at as "withdrawnAt", p.held_at is not null as "isHeld",
  p.consent_by = 'patient' as "isPatients", p.awaits_patient_at is not null as "awaitsPatient", ${OUTCOME_WAITS} as "outcomeWaits", ${IS_HIDDEN} as "isHidden",
  p.has_poll as "hasPoll", ${BLINDING}`;

/**
 * A whole page in one query: first the few rows by `from … where … order by` on an index, then for these alone the author, the files and
 * what the viewer did. Its parameters are those of `where`, `viewerParams`, the limit, then `pageParams`.
 */
export function pageSql(pick: { from: string; where: string; order: string }): string {
  return `with picked as materialized (
      select p.* from ${pick.from} join account a on a.id = p.author_id where ${pick.where} and ${VISIBLE} order by ${pick.order} limit ?)
    select ${COLUMNS}, ${memberDid('engagement_like', CLINICAL_POST)} as "isLiked", ${memberDid('collection_item', CLINICAL_POST)} as "isSaved", ${memberDid('subject_follow', CLINICAL_POST)} as "isFollowing", ${AUTHOR_COLUMNS}, ${FILES}
    from picked p ${authorJoins('p.author_id')} order by p.id desc`;
}

export function pageParams(viewer: { memberId: number; isAdmin: boolean }, now: Date): unknown[] {
  const { memberId } = viewer;
  return [now, ...blindingParams(viewer, now), memberId, memberId, memberId];
}

/** What nobody reads before a vote. */
export const withheld = (row: PostRow): PostRow =>
  row.isBlinded ? { ...row, commentCount: 0, outcome: '', hasOutcome: false, brief: null } : row;

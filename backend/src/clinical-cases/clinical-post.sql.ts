import { unblocked } from '../connections/connection.sql';
import { memberDid } from '../engagement/member-did.sql';
import type { AssetState, Renditions } from '../media/asset';
import {
  boolean,
  columns,
  json,
  number,
  type RowOf,
  type Statement,
  time,
  type Value,
} from '../platform/database/statement';
import { AUTHOR_COLUMNS, type AuthorRow, authorJoins } from '../profiles/author';
import { AUTHOR } from '../profiles/author-columns';
import { ClinicalPost } from './clinical-post.entity';
import type { FileCategory } from './files/file-categories';
import { FILE_HELD } from './files/file-held.sql';
import type { FactsOfParts, ReadParts, RowOfParts } from './part-columns';
import { TEXT_COLUMNS } from './post-texts.columns';
import { POST_TEXT_NAMES } from './post-texts.rules';

/** The subject kind of clinical posts in engagement. */
export const CLINICAL_POST = 'clinical-post';

/** The SQL for the reader in a statement: parameters or columns. */
export interface ReaderNames {
  readonly viewer: string;
  readonly isAdmin: string;
}

/** Whether a reader is in the audience of post `p`: some posts are for one speciality only. */
const inAudience = (viewer: string) =>
  `(p.audience = 'members' or p.speciality = (select v.speciality from profile v where v.account_id = ${viewer}))`;

/**
 * Whether a reader may see a post `p` by account `a`. Deleted posts and those of deleted accounts
 * are visible to nobody. Only the author sees a post that waits for a video, a check of its files
 * or the patient, or whose consent has ended; only the author and administrators see a hidden one;
 * a post for one speciality is for its members. Members who have blocked one another see nothing of
 * each other. The videos are checked by an aggregate, because
 * PostgreSQL would answer a `not exists` by reading all assets once. Takes `now`.
 */
export const seenBy = (reader: ReaderNames, audience = inAudience(reader.viewer)) =>
  seenAcrossBlocks(reader, audience, notBlocked(reader));

/** Administrators have to see what is reported, whoever has blocked them. */
const notBlocked = ({ viewer, isAdmin }: ReaderNames) =>
  `(${isAdmin} or ${unblocked('p.author_id', viewer)})`;

/** Like `seenBy`, also across blocks unless they are the condition. */
const seenAcrossBlocks = (
  { viewer, isAdmin }: ReaderNames,
  audience = inAudience(viewer),
  block = 'true',
) => `p.deleted_at is null and a.deleted_at is null and (p.author_id = ${viewer} or (
  (p.hidden_at is null or p.hidden_until <= :now or ${isAdmin})
  and p.held_at is null and p.awaits_patient_at is null and p.withdrawn_at is null and (p.consent_until is null or p.consent_until > :now)
  and ${audience} and ${block}
  and (not p.has_video or (
    select coalesce(bool_and(wa.state <> 'pending'), true) from clinical_post_file w join asset wa on wa.id = w.asset_id where w.post_id = p.id and w.step_id is null))))`;

/** The reader and the current time. */
export const READER = { memberId: number, isAdmin: boolean, now: time };
/** Takes `READER`. */
export const VISIBLE = seenBy({ viewer: ':memberId', isAdmin: ':isAdmin' });
/** Also what is blocked, which is refused and not unknown. Takes `READER`. */
export const REACHED = seenAcrossBlocks({ viewer: ':memberId', isAdmin: ':isAdmin' });

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
  /**
   * Visible to its author only: it is still to be checked, or is an older report that was not
   * rebuilt yet.
   */
  readonly isHeld: boolean;
}

/** The files `f` of a post or step, as a JSON list of `PostFileRow`. */
export const filesWhere = (condition: string) => `coalesce((
  select json_agg(json_build_object('id', f.id, 'position', f.position, 'category', f.category, 'mime', m.mime, 'key', m.key, 'state', m.state,
    'rejectReason', m.reject_reason, 'renditions', m.renditions, 'width', m.width, 'height', m.height, 'color', m.dominant_color,
    'altText', m.alt_text, 'isHeld', ${FILE_HELD}) order by f.position)
  from clinical_post_file f join asset m on m.id = f.asset_id where ${condition}), '[]') as files`;

const FILES = filesWhere('f.post_id = p.id and f.step_id is null');

export const isHidden = (now: string) =>
  `(p.hidden_at is not null and coalesce(p.hidden_until > ${now}, true))`;
/** Takes `now`. */
export const IS_HIDDEN = isHidden(':now');

const did = (table: Parameters<typeof memberDid>[0]) =>
  memberDid(table, CLINICAL_POST, ':memberId');

const COLUMNS = `p.id, p.kind, p.speciality, ${TEXT_COLUMNS}, p.age_value as "ageValue", p.age_unit as "ageUnit", p.gender,
  p.like_count as "likeCount", p.comment_count as "commentCount", p.version, p.created_at as "createdAt", p.edited_at as "editedAt",
  p.closes_at as "closesAt", p.is_visible_to_visitors as "isVisibleToVisitors", p.is_showcase as "isShowcase", p.is_sensitive as "isSensitive", p.audience, p.withdrawn_at as "withdrawnAt", p.held_at is not null as "isHeld", p.consent_given_at is null as "isUndeclared",
  p.consent_by = 'patient' as "isPatients", p.awaits_patient_at is not null as "awaitsPatient", ${IS_HIDDEN} as "isHidden"`;

/** A post in a list, with its author, its files and what the viewer did with it. */
export const ROW = {
  ...AUTHOR,
  ...columns(ClinicalPost, 'id', 'kind', 'speciality', 'version', 'createdAt', 'editedAt'),
  ...columns(ClinicalPost, 'closesAt', 'isVisibleToVisitors', 'isShowcase', 'isSensitive'),
  ...columns(ClinicalPost, 'audience', 'withdrawnAt'),
  ...columns(ClinicalPost, ...POST_TEXT_NAMES),
  /** For cases; null for images. */
  ...columns(ClinicalPost, 'ageValue', 'ageUnit', 'gender'),
  likeCount: number,
  commentCount: number,
  isHidden: boolean,
  /** Hidden until its files are checked and the declarations made. */
  isHeld: boolean,
  /** An older app sent it, and its author has not made the declarations yet. */
  isUndeclared: boolean,
  /** The patient, not the author, decides who may see it. */
  isPatients: boolean,
  /** Visible to its author only, until the patient has answered. */
  awaitsPatient: boolean,
  isLiked: boolean,
  isSaved: boolean,
  isFollowing: boolean,
  files: json<readonly PostFileRow[]>(),
};

/** The posts of a page, and their order. */
interface Picked {
  readonly from?: string;
  readonly where: string;
  readonly order?: string;
  readonly most?: string;
  /** Further columns. */
  readonly more?: string;
}

/**
 * A page in one query: first its few rows by `from … where … order by` on an index, then for these
 * alone the author, the files and what the viewer did. Takes `READER` and the parameters of its
 * conditions.
 */
export const pageSql = (
  parts: ReadParts,
  { from = 'clinical_post p', where, order = 'p.id desc', most = ':most', more = '' }: Picked,
): string =>
  `with picked as materialized (
      select p.* from ${from} join account a on a.id = p.author_id where ${where} and ${VISIBLE} order by ${order} limit ${most})
    select ${COLUMNS}${parts.row}, ${did('engagement_like')} as "isLiked", ${did('collection_item')} as "isSaved", ${did('subject_follow')} as "isFollowing", ${AUTHOR_COLUMNS}, ${FILES}${more}
    from picked p ${authorJoins('p.author_id')} order by p.id desc`;

export const LATEST_LIKERS = `coalesce((select json_agg(liker) from (
    select ${AUTHOR_COLUMNS} from engagement_like l ${authorJoins('l.member_id')}
    where l.subject_kind = '${CLINICAL_POST}' and l.subject_id = p.id and author.deleted_at is null and ${unblocked('l.member_id', ':memberId')}
    order by l.id desc limit 3) liker), '[]') as "latestLikers"`;

/** A further fact that decides who may comment. */
export const IS_BLOCKED = `not ${unblocked('p.author_id', ':memberId')} as "isBlocked"`;

export const SINGLE = { isBlocked: boolean, latestLikers: json<readonly AuthorRow[]>() };
export type Parts<All> = { readonly [Name in keyof All]: All[Name] };
type RowGives = typeof ROW & Parts<RowOfParts>;
export type SingleGives = RowGives & typeof SINGLE & Parts<FactsOfParts>;
type Values = Readonly<Record<string, Value<unknown>>>;
type RowOfGives<Gives extends Values> = RowOf<Statement<Record<never, never>, Gives>>;
export type SinglePost = RowOfGives<SingleGives>;
type OfSingle = Exclude<keyof SingleGives, keyof RowGives>;
/** A post in a list has less. */
export type PostRow = Omit<SinglePost, OfSingle> & Partial<SinglePost>;

export const rowOf = ({ rowGives }: ReadParts): RowGives => Object.assign({}, ROW, rowGives);

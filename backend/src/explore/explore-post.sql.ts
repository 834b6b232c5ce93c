import { memberDid } from '../engagement/member-did.sql';
import { AUTHOR_COLUMNS, authorJoins } from '../profiles/author';

/** The name under which engagement knows posts of Explore. */
export const EXPLORE_POST = 'explore-post';

/**
 * What somebody may see of posts `p` by accounts `a` with videos `v`: nothing of the departed; what is hidden or not playable, only
 * the author (and what is hidden the administrators). Takes `viewerParams`.
 */
export const VISIBLE = `a.deleted_at is null and (p.author_id = ? or (v.state = 'ready' and (p.hidden_at is null or p.hidden_until <= ? or ?)))`;

const POSTS =
  'explore_post p join account a on a.id = p.author_id join asset v on v.id = p.asset_id';

export function viewerParams(viewer: { memberId: number; isAdmin: boolean }, now: Date): unknown[] {
  return [viewer.memberId, now, viewer.isAdmin];
}

/** The latest posts below an id: they come from the end of the primary key, however many lie before. */
export const LATEST = `select p.id from ${POSTS} where p.id < ? and ${VISIBLE}`;

/** The same of some specialities: each gives its latest from its own index (by the negative id), then they are merged. Takes names, id, `viewerParams`, how many. */
export const LATEST_OF_SPECIALITIES = `select p.id from (select jsonb_array_elements_text(?::jsonb) as name) f cross join lateral (
  select p.id from ${POSTS} where p.speciality = f.name and p.asset_id is not null and -p.id > -cast(? as bigint) and ${VISIBLE} order by -p.id limit ?) p`;

/** What a member saved, below an id. Takes the member, the id, `viewerParams`. */
export const SAVED = `select p.id from collection_item s join ${POSTS.replace('explore_post p', 'explore_post p on p.id = s.subject_id')}
  where s.member_id = ? and s.subject_kind = '${EXPLORE_POST}' and s.subject_id < ? and ${VISIBLE}`;

export const ONE = `select p.id from ${POSTS} where p.id = ? and ${VISIBLE}`;

/**
 * A whole page in one query: first the few ids of `chosen`, then for these alone the author, the video and whether the viewer saved
 * them. Its parameters are those of `chosen`, the limit, the offset, the time and the viewer's id.
 */
export const pageOf = (
  chosen: string,
): string => `with picked as materialized (${chosen} order by id desc limit ? offset ?)
  select p.id, p.title, p.speciality, p.view_count as "viewCount", p.created_at as "createdAt", v.key, v.state, v.reject_reason as "rejectReason",
    v.renditions, v.width, v.height, v.dominant_color as color, (p.hidden_at is not null and coalesce(p.hidden_until > ?, true)) as "isHidden",
    ${memberDid('collection_item', EXPLORE_POST)} as "isSaved",
    ${AUTHOR_COLUMNS}
  from picked join explore_post p on p.id = picked.id join asset v on v.id = p.asset_id ${authorJoins('p.author_id')} order by p.id desc`;

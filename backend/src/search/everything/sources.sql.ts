import { PUBLISHED as BLOG_PUBLISHED } from '../../blogs/blog.sql';
import { ASKING_READER, namesOf } from '../../clinical-cases/clinical-post.words.sql';
import { PUBLISHED as EVENT_PUBLISHED } from '../../events/event.repository';
import {
  VISIBLE as REEL_VISIBLE,
  viewerParams as reelParams,
} from '../../explore/explore-post.sql';
import {
  VISIBLE as LEARNING_VISIBLE,
  viewerParams as learningParams,
} from '../../learning/learning.repository';
import { FINDABLE } from '../../opportunities/opportunity.sql';
import { named } from '../../platform/database/named';
import type { FoundRow } from './found';

const IS_CURRENT =
  '(o.closed_at is null and o.ended_at is null and o.to_date >= cast(:now as timestamptz)::date)';

/** Where the items of one kind are read. */
export interface Source {
  readonly kind: Exclude<FoundRow['kind'], 'case'>;
  /** The table, joined with the hit `h` and with the tables its condition needs. */
  readonly from: string;
  readonly visible: string;
  readonly createdAt: string;
  readonly speciality: string;
  readonly state: string;
  readonly title: string;
  readonly text: string;
  readonly about: string;
  readonly author: string;
  /** The key of its thumbnail. */
  readonly picture: string;
}

/** All kinds but cases, whose parts may be withheld. */
export const SOURCES: readonly Source[] = [
  {
    kind: 'reel',
    from: 'explore_post p on p.id = h.id join account a on a.id = p.author_id join asset v on v.id = p.asset_id',
    visible: named(REEL_VISIBLE, namesOf(reelParams, ASKING_READER)),
    createdAt: 'p.created_at',
    speciality: 'p.speciality',
    state: 'null',
    title: 'p.title',
    text: `''`,
    about: 'p.speciality',
    author: 'p.author_id',
    picture: `case when v.state = 'ready' and p.hidden_at is null then coalesce(v.renditions->'thumb'->>'key', v.renditions->'poster'->>'key') end`,
  },
  {
    kind: 'event',
    from: 'event e on e.id = h.id',
    visible: named(EVENT_PUBLISHED, [':now']),
    createdAt: 'e.published_at',
    speciality: `''`,
    state: `case when e.ends_at > :now then 'open' else 'closed' end`,
    title: 'e.title',
    text: 'e.description',
    about: 'e.location',
    author: 'null',
    picture: `(select coalesce(n.renditions->'thumb'->>'key', n.renditions->'medium'->>'key') from asset n where n.id = e.banner_asset_id and n.state = 'ready')`,
  },
  {
    kind: 'opportunity',
    from: 'opportunity o on o.id = h.id join account a on a.id = o.owner_id',
    visible: named(FINDABLE, [':viewer']),
    createdAt: 'o.created_at',
    speciality: 'o.speciality',
    state: `case when ${IS_CURRENT} then 'open' else 'closed' end`,
    title: 'o.title',
    text: `concat_ws(e'\\n', o.description, o.qualifications, o.experience)`,
    about: `concat_ws(' · ', o.type, o.speciality, nullif(o.city_name, ''))`,
    author: 'o.owner_id',
    picture: 'null',
  },
  {
    kind: 'blog',
    from: 'blog b on b.id = h.id',
    visible: BLOG_PUBLISHED,
    createdAt: 'b.published_at',
    speciality: `''`,
    state: 'null',
    title: 'b.title',
    text: `concat_ws(e'\\n', b.summary, regexp_replace(b.html, '<[^>]*>|&[a-z0-9#]+;', ' ', 'gi'))`,
    about: `concat_ws(' · ', nullif(b.category, ''), nullif(b.author_name, ''))`,
    author: 'null',
    picture: `(select coalesce(n.renditions->'thumb'->>'key', n.renditions->'medium'->>'key') from asset n where n.id = b.picture_id and n.state = 'ready')`,
  },
  {
    kind: 'learning',
    from: 'learning_item l on l.id = h.id join asset m on m.id = l.asset_id join account author on author.id = l.author_id',
    visible: named(LEARNING_VISIBLE, namesOf(learningParams, ASKING_READER)),
    createdAt: 'l.published_at',
    speciality: 'l.speciality',
    state: 'null',
    title: 'l.title',
    text: 'l.description',
    about: 'l.speciality',
    author: 'null',
    picture: `case when l.hidden_at is null then coalesce(m.renditions->'thumb'->>'key', m.renditions->'poster'->>'key') end`,
  },
];

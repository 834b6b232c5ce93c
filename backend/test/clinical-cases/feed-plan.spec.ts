import type { EntityManager } from '@mikro-orm/postgresql';
import { POSTS } from '../../src/posts.sql';
import type { RunningApp } from '../support/app';
import { planOfAsked, seeded } from '../support/plans';
import { startWithFiles } from './support/cases';

let app: RunningApp;
let viewerId: number;
beforeAll(async () => {
  app = await startWithFiles();
  viewerId = await seeded(app, TABLES, seed);
});
afterAll(() => app.stop());

const TABLES = [
  'account',
  'profile',
  'asset',
  'clinical_post',
  'clinical_post_consent',
  'clinical_post_file',
  'engagement_like',
  'collection_item',
];
const ROWS = 20_000;
const MOST = Number.MAX_SAFE_INTEGER;

/** The same number of members, posts, files, likes and saved posts. */
async function seed(em: EntityManager): Promise<number> {
  const now = app.clock.now();
  const [first] = await em.execute<{ id: number }[]>(
    `with made as (insert into account (email, email_key, first_name, last_name, login_type, onboarding_step, created_at)
       select key, key, 'Plan', 'Ned', 'ID_PASS', 2, ?::timestamptz from (select 'plan-' || n as key from generate_series(1, ?::int) n) keys returning id)
     select min(id) as id from made`,
    [now, ROWS],
  );
  const member = first?.id ?? 0;
  await em.execute('insert into profile (account_id) select id from account where id >= ?', [
    member,
  ]);
  await em.execute(
    `insert into clinical_post (kind, author_id, speciality, title, description, age_value, age_unit, gender, diagnosis, indemnity_given_at,
       consent_given_at, relevance_given_at, created_at, closes_at, has_video)
     select case when n % 3 = 0 then 'image' else 'case' end, ?::bigint + n - 1, case when n % 25 = 0 then 'Eye Surgery' else 'Urology' end, 'Title', 'Text',
       40, 'years', 'Male', repeat('Diagnosis ', 20), t, t, t, t, t, n % 5 = 0 from generate_series(1, ?::int) n, (select ?::timestamptz as t) times`,
    [member, ROWS, now],
  );
  await em.execute(
    `insert into asset (owner_id, purpose, state, kind, mime, key, bytes, sha256, scan, created_at)
     select author_id, 'case-image', 'ready', 'image', 'image/jpeg', 'plan/' || id, 1, '', 'clean', created_at from clinical_post where author_id >= ?`,
    [member],
  );
  await em.execute(
    `insert into clinical_post_consent (post_id, scope, way, language, text_version, given_at)
     select id, '{members}', 'written', 'en', '2026-11', created_at from clinical_post where author_id >= ?`,
    [member],
  );
  await em.execute(
    `insert into clinical_post_file (post_id, position, asset_id, category, consent_id)
     select p.id, 1, m.id, 'IMAGE', c.id from clinical_post p join asset m on m.key = 'plan/' || p.id join clinical_post_consent c on c.post_id = p.id`,
  );
  await em.execute(
    `insert into engagement_like (subject_kind, subject_id, member_id, created_at)
     select 'clinical-post', p.id, ?::bigint + n, p.created_at from clinical_post p, generate_series(0, 2) n`,
    [member],
  );
  // The reader likes everything and the others almost nothing, so the planner's average is wrong
  // for the reader.
  await em.execute(
    `insert into engagement_like (subject_kind, subject_id, member_id, created_at)
     select 'clinical-post', (select min(id) from clinical_post), id, created_at from account where id > ?::bigint + 2`,
    [member],
  );
  await em.execute(
    'alter table engagement_like alter member_id set statistics 1, alter member_id set (n_distinct = 20000)',
  );
  await em.execute('delete from engagement_like where member_id = ? and id % 4 = 0', [member]);
  await em.execute(
    `insert into collection_item (subject_kind, subject_id, member_id, created_at)
     select 'clinical-post', id, ?::bigint + id % 40, created_at from clinical_post`,
    [member],
  );
  return member;
}

interface Wanted {
  readonly kind?: 'case';
  readonly speciality?: string;
  readonly before?: number;
}

const wantedOf = ({ before = MOST, ...chosen }: Wanted) => ({
  memberId: viewerId,
  isAdmin: false,
  now: app.clock.now(),
  kind: undefined,
  speciality: undefined,
  ...chosen,
  before,
  most: 21,
});
const feed = (wanted: Wanted) => (em: EntityManager) =>
  POSTS.feed.of(wanted).rows(em, wantedOf(wanted));
const collection = (wanted: Wanted) => (em: EntityManager) =>
  POSTS.collected.of(wanted).rows(em, wantedOf(wanted));

describe('The query of a page', () => {
  it.each([
    ['the feed', 21, feed({ kind: 'case' })],
    ['a page deep in the feed', 21, feed({ kind: 'case', before: 3_000 })],
    ['the feed of a speciality', 21, feed({ kind: 'case', speciality: 'Eye Surgery' })],
    ['the feed of cases and images', 21, feed({})],
    ['the feed of cases and images of a speciality', 21, feed({ speciality: 'Eye Surgery' })],
    ['a collection', 40, collection({ kind: 'case' })],
  ])('of %s reads about as many posts as it shows, all by indexes', async (_, most, ask) => {
    const plan = await planOfAsked(app, ask);
    expect(plan.scanned()).toEqual([]);
    expect(plan.rowsRead('clinical_post')).toBeLessThanOrEqual(most);
    expect(plan.rowsRead('engagement_like')).toBeLessThanOrEqual(21);
    expect(plan.indexes()).toContain('engagement_like_member_id_subject_kind_subject_id_key');
  });
});

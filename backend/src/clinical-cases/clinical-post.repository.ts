import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { StoredSubjects } from '../engagement/stored-subjects';
import type { SubjectDescription } from '../engagement/subjects';
import { MediaService } from '../media/media.service';
import { Clock } from '../platform/clock';
import { arrayOf, type DbTime, timeOf } from '../platform/database/columns';
import { onceInRequest } from '../platform/logging/request-context';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import { Page } from '../wire/reply';
import { ClinicalPost, type PostKind } from './clinical-post.entity';
import type { PostFacts, PostName } from './clinical-post.rows';
import { SHOWN_POST } from './clinical-post.shown.sql';
import {
  CLINICAL_POST,
  HAS_OUTCOME,
  IS_HIDDEN,
  type PostRow,
  pageParams,
  pageSql,
  VISIBLE,
  viewerParams,
} from './clinical-post.sql';

type Viewer = Pick<Actor, 'memberId' | 'isAdmin'>;

/** Which posts a list holds. */
interface Choice {
  readonly from?: string;
  readonly where: string;
  readonly params: readonly unknown[];
  readonly order?: string;
}

export const OUTCOME_FILTERS = ['reported', 'awaited'] as const;
export type OutcomeFilter = (typeof OUTCOME_FILTERS)[number];

/** A stretch of a list of posts; of both kinds unless one is named. */
export interface PostWindow extends Window {
  readonly kind?: PostKind | undefined;
  readonly speciality?: string | undefined;
  /** Only cases whose outcome is told, or is waited for. */
  readonly outcome?: OutcomeFilter | undefined;
}

/** Posts that came after one. */
export interface PostsSince extends Pick<PostWindow, 'kind' | 'speciality'> {
  readonly after: number;
}

/** Both take one parameter, as all conditions do. */
const CASES = 'case';
const REPORTED = 'p.kind = ? and exists (select from case_outcome o where o.post_id = p.id)';
const AWAITED =
  'p.closes_at <= ? and p.lost_at is null and p.withdrawn_at is null and not exists (select from case_outcome o where o.post_id = p.id)';

/** Beyond this nobody counts. */
const COUNTED = 100;

/** The conditions that were given a value. */
function chosen(conditions: Readonly<Record<string, number | string | Date | undefined>>): Choice {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined);
  return {
    where: given.map(([condition]) => condition).join(' and '),
    params: given.map(([, value]) => value),
  };
}

const factsKey = ({ memberId }: Viewer, id: number) => `clinical-post ${id} ${memberId}`;
const factsOf = ({
  id,
  kind,
  author_id: authorId,
  isHidden,
  hasOutcome,
  isAsked,
  ...row
}: PostRow): PostFacts => ({
  id,
  kind,
  authorId,
  isHidden,
  hasOutcome,
  isAsked,
  closesAt: timeOf(row.closesAt),
});

function ofKind<Post extends Pick<PostFacts, 'kind'>>(
  post: Post,
  kind: PostKind | undefined,
): Post {
  if (kind !== undefined && post.kind !== kind) throw new Refusal('not-found');
  return post;
}

/** Clinical posts: lists as plain rows, one query each; single posts through the eyes of the person who asks. */
@Injectable()
export class ClinicalPostRepository extends StoredSubjects {
  override readonly table = 'clinical_post';
  readonly watchedAs = 'caseId';

  constructor(
    em: EntityManager,
    media: MediaService,
    private readonly clock: Clock,
  ) {
    super(em, media);
  }

  /** The latest posts, of one speciality if it is named. */
  feed(
    viewer: Viewer,
    { kind, speciality, outcome, before, limit }: PostWindow,
  ): Promise<Page<PostRow>> {
    const given = { 'p.kind = ?': kind, 'p.speciality = ?': speciality, 'p.id < ?': before };
    return this.page(viewer, limit, chosen({ ...given, ...this.whose(outcome) }));
  }

  private whose(outcome: OutcomeFilter | undefined): Record<string, string | Date> {
    if (outcome === undefined) return {};
    return outcome === 'reported' ? { [REPORTED]: CASES } : { [AWAITED]: this.clock.now() };
  }

  /** How many posts of others have come since one, at most 100. */
  async countNewer(viewer: Viewer, { kind, speciality, after }: PostsSince): Promise<number> {
    const given = {
      'p.kind = ?': kind,
      'p.speciality = ?': speciality,
      'p.id > ?': after,
      'p.author_id <> ?': viewer.memberId,
    };
    const { where, params } = chosen(given);
    const [row] = await this.em.execute<{ newer: number }[]>(
      `select count(*) as newer from (
         select from clinical_post p join account a on a.id = p.author_id where ${where} and ${VISIBLE} order by p.id desc limit ?) latest`,
      [...params, ...viewerParams(viewer, this.clock.now()), COUNTED],
    );
    return row?.newer ?? 0;
  }

  ofAuthor(
    viewer: Viewer,
    authorId: number,
    { kind, outcome, before, limit }: PostWindow,
  ): Promise<Page<PostRow>> {
    const given = { 'p.author_id = ?': authorId, 'p.kind = ?': kind, 'p.id < ?': before };
    return this.page(viewer, limit, chosen({ ...given, ...this.whose(outcome) }));
  }

  /** What the viewer has saved, the latest post first. */
  collected(viewer: Viewer, { kind, before, limit }: PostWindow): Promise<Page<PostRow>> {
    const saved = {
      's.member_id = ?': viewer.memberId,
      's.subject_kind = ?': CLINICAL_POST,
      's.subject_id < ?': before,
    };
    return this.page(viewer, limit, {
      ...chosen({ ...saved, 'p.kind = ?': kind }),
      from: 'collection_item s join clinical_post p on p.id = s.subject_id',
      order: 's.subject_id desc',
    });
  }

  async isShown(id: number): Promise<boolean> {
    return (await SHOWN_POST.first(this.em, { id, now: this.clock.now() })) !== undefined;
  }

  /** Posts by their ids, as far as this person sees them. */
  async named(viewer: Viewer, ids: readonly number[]): Promise<Map<number, PostRow>> {
    if (ids.length === 0) return new Map();
    const choice = chosen({ 'p.id = any(?::bigint[])': arrayOf(ids) });
    const { items } = await this.page(viewer, ids.length, choice);
    return new Map(items.map((post) => [post.id, post]));
  }

  private async page(viewer: Viewer, limit: number, choice: Choice): Promise<Page<PostRow>> {
    const now = this.clock.now();
    const pick = {
      from: choice.from ?? 'clinical_post p',
      where: choice.where,
      order: choice.order ?? 'p.id desc',
    };
    const params = [
      ...choice.params,
      ...viewerParams(viewer, now),
      limit + 1,
      ...pageParams(viewer, now),
    ];
    return Page.of(await this.em.execute<PostRow[]>(pageSql(pick), params), limit);
  }

  /** @throws Refusal `not-found` also for what this person may not see, and for a post of another kind */
  async findVisibleTo(viewer: Viewer, { id, kind }: PostName): Promise<PostRow> {
    const post = this.readVisibleTo(viewer, id);
    // What the same page asks of it besides is known by this.
    const facts = onceInRequest(factsKey(viewer, id), async () => factsOf(await post));
    const [row] = await Promise.all([post, facts]);
    return ofKind(row, kind);
  }

  private async readVisibleTo(viewer: Viewer, id: number): Promise<PostRow> {
    const { items } = await this.page(viewer, 1, chosen({ 'p.id = ?': id }));
    const [post] = items;
    if (!post) throw new Refusal('not-found');
    return post;
  }

  /** As `findVisibleTo`, but only what rules ask. */
  async factsVisibleTo(viewer: Viewer, { id, kind }: PostName): Promise<PostFacts> {
    return ofKind(
      await onceInRequest(factsKey(viewer, id), () => this.readFacts(viewer, id)),
      kind,
    );
  }

  private async readFacts(viewer: Viewer, id: number): Promise<PostFacts> {
    const now = this.clock.now();
    const [row] = await this.em.execute<
      (Omit<PostFacts, 'closesAt'> & { closesAt: DbTime | null })[]
    >(
      `select p.id, p.kind, p.author_id as "authorId", p.closes_at as "closesAt", ${IS_HIDDEN} as "isHidden", ${HAS_OUTCOME} as "hasOutcome", p.asked_at is not null as "isAsked"
       from clinical_post p join account a on a.id = p.author_id where p.id = ? and ${VISIBLE}`,
      [now, id, ...viewerParams(viewer, now)],
    );
    if (!row) throw new Refusal('not-found');
    return { ...row, closesAt: timeOf(row.closesAt) };
  }

  /** Locks a post for a change, in a transaction. */
  async lock(id: number): Promise<ClinicalPost> {
    const post = await this.em.findOne(
      ClinicalPost,
      { id, deletedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
    );
    if (!post) throw new Refusal('not-found');
    return post;
  }

  /** Id → author, without those that are gone. */
  async authorsOf(ids: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.em.execute<{ id: number; authorId: number }[]>(
      'select id, author_id as "authorId" from clinical_post where id = any(cast(? as bigint[])) and deleted_at is null',
      [arrayOf(ids)],
    );
    return new Map(rows.map(({ id, authorId }) => [id, authorId]));
  }

  protected override async assetsOf(id: number): Promise<number[]> {
    const rows = await this.em.execute<{ id: number }[]>(
      'select asset_id as id from clinical_post_file where post_id = ?',
      [id],
    );
    return rows.map((row) => row.id);
  }

  override describe(ids: readonly number[]): Promise<SubjectDescription[]> {
    return this.em.execute<SubjectDescription[]>(
      `select id, author_id as "authorId", coalesce(title, diagnosis, '') as title, concat_ws(e'\n', description, history, question) as text,
         (hidden_at is not null and coalesce(hidden_until > ?, true)) as "isHidden"
       from clinical_post where deleted_at is null and id = any(?::bigint[])`,
      [this.clock.now(), arrayOf(ids)],
    );
  }

  override pathOf(id: number): string {
    return `/caseDetails/${id}`;
  }
}

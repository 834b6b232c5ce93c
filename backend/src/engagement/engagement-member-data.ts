import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MemberData, MemberDataRegistry } from '../departure/member-data';
import { Clock } from '../platform/clock';
import { COMMENTS_LIKED_BY, FORGET_LIKES_OF } from './comment-likes.sql';
import { DECISIONS_ABOUT, FORGET_DECISIONS_ABOUT } from './moderation/moderation.sql';
import { SubjectFollow } from './subject-follow.entity';
import { type Counts, type Subject, SubjectRegistry } from './subjects';

const BATCH = 100;

/** What members liked, wrote under things of others, saved and reported. */
@Injectable()
export class EngagementMemberData extends MemberData {
  override readonly name = 'engagement';

  constructor(
    parts: MemberDataRegistry,
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly subjects: SubjectRegistry,
  ) {
    super(parts);
  }

  override async collect(memberId: number): Promise<object> {
    const rows = (what: string, from: string) =>
      this.em.execute<object[]>(`select ${what} from ${from} = ? order by created_at`, [memberId]);
    const about = 'subject_kind as kind, subject_id as id, created_at as at';
    return {
      likes: await rows(about, 'engagement_like where member_id'),
      comments: await rows(`${about}, text`, 'comment where deleted_at is null and author_id'),
      likedComments: await COMMENTS_LIKED_BY.rows(this.em, { memberId }),
      saved: await rows(about, 'collection_item where member_id'),
      followed: await rows(about, 'subject_follow where member_id'),
      reports: await rows(`${about}, category, reason`, 'report where reporter_id'),
      decisions: await DECISIONS_ABOUT.rows(this.em, { memberId }),
    };
  }

  override async erase(memberId: number): Promise<void> {
    await this.inBatches(() => this.eraseLikes(memberId));
    await this.inBatches(() => this.eraseCommentLikes(memberId));
    await this.inBatches(() => this.eraseComments(memberId));
    await this.em.transactional(async () => {
      await this.em.execute(
        'delete from comment_mention where member_id = ? or comment_id in (select id from comment where author_id = ?)',
        [memberId, memberId],
      );
      await this.eraseUnanswered(memberId);
      await this.em.execute('delete from collection_item where member_id = ?', [memberId]);
      await this.em.nativeDelete(SubjectFollow, { memberId });
      await this.em.execute(
        'delete from comment_mention where member_id = ? or comment_id in (select id from comment where author_id = ?)',
        [memberId, memberId],
      );
      await FORGET_DECISIONS_ABOUT.rows(this.em, { memberId });
      // That somebody reported still counts; what they wrote is theirs.
      await this.em.execute(`update report set reason = '' where reporter_id = ?`, [memberId]);
    });
  }

  private async inBatches(eraseSome: () => Promise<number>): Promise<void> {
    for (let erased = BATCH; erased === BATCH; ) erased = await this.em.transactional(eraseSome);
  }

  private async eraseLikes(memberId: number): Promise<number> {
    const liked = await this.em.execute<Subject[]>(
      `delete from engagement_like where id in (select id from engagement_like where member_id = ? order by id limit ?)
       returning subject_kind as kind, subject_id as id`,
      [memberId, BATCH],
    );
    await this.uncount(liked, { likes: -1 });
    return liked.length;
  }

  private async eraseCommentLikes(memberId: number): Promise<number> {
    return (await FORGET_LIKES_OF.rows(this.em, { memberId, most: BATCH })).length;
  }

  /** The words go, the place stays: somebody may have answered. */
  private async eraseComments(memberId: number): Promise<number> {
    const written = await this.em.execute<Subject[]>(
      `update comment set text = '', deleted_at = ?
       where id in (select id from comment where author_id = ? and deleted_at is null order by id limit ?)
       returning subject_kind as kind, subject_id as id`,
      [this.clock.now(), memberId, BATCH],
    );
    await this.uncount(written, { comments: -1 });
    return written.length;
  }

  private async eraseUnanswered(memberId: number): Promise<void> {
    const unanswered = 'not exists (select from comment r where r.parent_id = c.id)';
    await this.em.execute(
      `delete from comment c where c.author_id = ? and c.parent_id is not null`,
      [memberId],
    );
    await this.em.execute(`delete from comment c where c.author_id = ? and ${unanswered}`, [
      memberId,
    ]);
  }

  /** In one order, whoever else counts: two who wait for each other would both fail. Things that are gone count nothing. */
  private async uncount(subjects: readonly Subject[], change: Partial<Counts>): Promise<void> {
    const inOrder = [...subjects].sort(
      (one, other) => one.kind.localeCompare(other.kind, 'en') || one.id - other.id,
    );
    for (const subject of inOrder) await this.subjects.of(subject).count(subject.id, change);
  }
}

import { Injectable } from '@nestjs/common';
import { caseClosing, caseCommented, caseLiked } from '../../clinical-cases/clinical-cases.signals';
import { ClinicalPostRepository } from '../../clinical-cases/clinical-post.repository';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { CommentsService } from '../../engagement/comments.service';
import { LikesService } from '../../engagement/likes.service';
import { SubjectRegistry } from '../../engagement/subjects';
import { aboutComment } from './comment.news';
import { type Fact, hears, News } from './news';

@Injectable()
export class CaseNews extends News {
  constructor(
    private readonly posts: ClinicalPostRepository,
    private readonly likes: LikesService,
    private readonly comments: CommentsService,
    private readonly subjects: SubjectRegistry,
  ) {
    super();
  }

  override readonly heard = new Map([
    hears(caseLiked, (like) => this.ofLike(like)),
    hears(caseCommented, (comment) => this.ofComment(comment)),
    hears(caseClosing, (closing) => this.ofClosing(closing)),
  ]);

  /** Told once for each member who likes it, however often the like is taken back and given again. */
  private async ofLike({ postId, memberId }: { postId: number; memberId: number }): Promise<Fact[]> {
    const subject = { kind: CLINICAL_POST, id: postId };
    const authorId = await this.posts.authorOf(postId);
    if (authorId === undefined || !(await this.likes.has(memberId, subject))) return [];
    const [link, group] = [this.subjects.pathOf(subject), `${CLINICAL_POST} ${postId}`];
    return [{ kind: 'case-liked', recipients: [authorId], actorId: memberId, link, about: `${group} ${memberId}`, group }];
  }

  /** Not when it answers the author's own comment: the answer is told instead. */
  private async ofComment({ commentId }: { commentId: number }): Promise<Fact[]> {
    const comment = await this.comments.find(commentId);
    const authorId = comment && (await this.posts.authorOf(comment.subject.id));
    if (!comment || authorId === undefined || authorId === comment.parentAuthorId) return [];
    return [{ kind: 'case-commented', recipients: [authorId], ...aboutComment(comment, this.subjects) }];
  }

  /** A day before; not when the case is gone by then. */
  private async ofClosing({ postId }: { postId: number }): Promise<Fact[]> {
    const authorId = await this.posts.authorOf(postId);
    if (authorId === undefined) return [];
    const link = this.subjects.pathOf({ kind: CLINICAL_POST, id: postId });
    return [{ kind: 'case-closing', recipients: [authorId], actorId: null, link, about: `${CLINICAL_POST} ${postId}` }];
  }
}

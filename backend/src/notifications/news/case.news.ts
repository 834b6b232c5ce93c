import { Injectable } from '@nestjs/common';
import {
  caseClosing,
  caseCommented,
  caseLiked,
  postNeedsLook,
} from '../../clinical-cases/clinical-cases.signals';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { CaseAudienceRepository } from '../../clinical-cases/outcome/case-audience.repository';
import { CommentsService } from '../../engagement/comments.service';
import { SubjectRegistry } from '../../engagement/subjects';
import type { Fact } from '../fact';
import { aboutComment } from './comment.news';
import { hears, hearsTogether, News } from './news';
import { PostNews } from './post.news';

const post = (id: number) => ({ kind: CLINICAL_POST, id });

@Injectable()
export class CaseNews extends News {
  constructor(
    private readonly posts: PostNews,
    private readonly comments: CommentsService,
    private readonly audience: CaseAudienceRepository,
    private readonly subjects: SubjectRegistry,
  ) {
    super();
  }

  override readonly heard = new Map([
    hearsTogether(caseLiked, (likes) => this.posts.liked('case-liked', CLINICAL_POST, likes)),
    hears(caseCommented, async (comment) => [
      ...(await this.posts.commented('case-commented', comment)),
      ...(await this.toFollowers(comment)),
    ]),
    // Raised a day before it closes.
    hears(caseClosing, ({ postId }) => this.posts.told('case-closing', post(postId))),
    hears(postNeedsLook, (told) => this.ofHeld(told)),
  ]);

  private async ofHeld({
    postId,
    fileId = 0,
  }: {
    postId: number;
    fileId?: number;
  }): Promise<Fact[]> {
    const about = `${CLINICAL_POST} ${postId} ${fileId}`;
    const told = await this.posts.told('post-needs-look', post(postId), about);
    return told.map((fact) => ({ ...fact, link: `${fact.link}/check` }));
  }

  /**
   * All comments on a case are one line; the author of the comment replied to is notified of the
   * reply instead.
   */
  private async toFollowers({ commentId }: { commentId: number }): Promise<Fact[]> {
    const comment = await this.comments.find(commentId);
    if (comment?.subject.kind !== CLINICAL_POST) return [];
    const { subject, parentAuthorId } = comment;
    const followers = await this.audience.followersOf(subject.id);
    return [
      {
        kind: 'followed-case-commented',
        recipients: followers.filter((id) => id !== parentAuthorId),
        ...aboutComment(comment, this.subjects),
        group: `${subject.kind} ${subject.id}`,
      },
    ];
  }
}

import { Injectable } from '@nestjs/common';
import { caseClosing, caseCommented, caseLiked } from '../../clinical-cases/clinical-cases.signals';
import { CLINICAL_POST } from '../../clinical-cases/clinical-post.sql';
import { hears, hearsTogether, News } from './news';
import { PostNews } from './post.news';

const post = (id: number) => ({ kind: CLINICAL_POST, id });

@Injectable()
export class CaseNews extends News {
  constructor(private readonly posts: PostNews) {
    super();
  }

  override readonly heard = new Map([
    hearsTogether(caseLiked, (likes) => this.posts.liked('case-liked', CLINICAL_POST, likes)),
    hears(caseCommented, (comment) => this.posts.commented('case-commented', comment)),
    // A day before it closes.
    hears(caseClosing, ({ postId }) => this.posts.told('case-closing', post(postId))),
  ]);
}

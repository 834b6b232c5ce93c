import { Injectable } from '@nestjs/common';
import { BEYOND_POST } from '../../beyond-surgery/beyond-post.sql';
import { beyondCommented, beyondLiked } from '../../beyond-surgery/beyond-surgery.signals';
import { hears, News } from './news';
import { PostNews } from './post.news';

@Injectable()
export class BeyondNews extends News {
  constructor(private readonly posts: PostNews) {
    super();
  }

  override readonly heard = new Map([
    hears(beyondLiked, ({ postId, memberId }) => this.posts.liked('beyond-liked', { kind: BEYOND_POST, id: postId }, memberId)),
    hears(beyondCommented, (comment) => this.posts.commented('beyond-commented', comment)),
  ]);
}

import { Injectable } from '@nestjs/common';
import { BEYOND_POST } from '../../beyond-surgery/beyond-post.sql';
import { beyondCommented, beyondLiked } from '../../beyond-surgery/beyond-surgery.signals';
import { hears, hearsTogether, News } from './news';
import { PostNews } from './post.news';

@Injectable()
export class BeyondNews extends News {
  constructor(private readonly posts: PostNews) {
    super();
  }

  override readonly heard = new Map([
    hearsTogether(beyondLiked, (likes) => this.posts.liked('beyond-liked', BEYOND_POST, likes)),
    hears(beyondCommented, (comment) => this.posts.commented('beyond-commented', comment)),
  ]);
}

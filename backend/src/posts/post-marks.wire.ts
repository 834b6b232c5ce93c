import { ReasonBody } from '../engagement/discussion.wire';
import type { Liker } from '../engagement/likes.sql';
import type { MediaAddresses } from '../media/media.addresses';
import { authorOf } from '../profiles/author';
import { Wire } from '../wire/wire';
import { memberView, PostMemberView } from './member.views';

export class LikedPostView {
  @Wire() likes!: number;
  @Wire() isLiked!: boolean;
}

export class SavedPostView {
  @Wire() isSaved!: boolean;
}

export class FollowedPostView {
  @Wire() isFollowed!: boolean;
}

export class PostLikerView {
  /** Of the like: the list goes on before it. */
  @Wire() id!: number;
  @Wire({ of: () => PostMemberView }) member!: PostMemberView;
}

export class PostReportBody extends ReasonBody {}

export function likerOf(row: Liker, addresses: MediaAddresses): PostLikerView {
  return Object.assign(new PostLikerView(), {
    id: row.id,
    member: memberView(authorOf(row, addresses)),
  });
}

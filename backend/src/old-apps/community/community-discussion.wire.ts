import {
  AnswerBody,
  COMMENT_CHARACTERS,
  CommentFieldsView,
  NamedCommentBody,
  ReasonBody,
  SortField,
} from '../../engagement/discussion.wire';
import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { IsId } from '../../wire/ids';
import { PageQuery } from '../../wire/paging';
import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const WHICH = 'The post is required.';

export class PostPageQuery extends PageQuery {
  @Wire('community_id')
  @IsId(WHICH)
  readonly postId!: number;
}

export class PostCommentsQuery extends PostPageQuery {
  @SortField()
  readonly sort?: string;
}

export class AddCommentBody extends AnswerBody {
  @Wire('community_id')
  @IsId(WHICH)
  readonly postId!: number;

  @Wire('curruntComment', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Please write a comment.')
  @NoIdentifiers()
  readonly text!: string;
}

export class RemoveCommentBody extends NamedCommentBody {
  /** The post of the comment. */
  @Wire('community_id', { optional: true })
  @IsId(WHICH)
  readonly postId?: number;
}

export class ReportPostBody extends ReasonBody {
  @Wire('community_id')
  @IsId(WHICH)
  readonly postId!: number;
}

/** A post the caller likes. */
export class OwnLikeView {
  @Wire() id!: number;
  @Wire('community_id') postId!: number;
  @Wire('signup_id') memberId!: number;
  @Wire('is_like') isLiked!: number;
}

export class CommunityCommentView extends CommentFieldsView {
  @Wire('community_id') postId!: number;
  @Wire('created_time_date') createdAt!: Date;
}

export class CommunityCommentedView {
  @Wire() id!: number;
  @Wire({ of: () => CommunityCommentView }) comment!: CommunityCommentView;
  /** Omitted if the discussion is hidden from the caller. */
  @Wire('comment_count', { optional: true }) count?: number;
}

import { AreIds, IsId } from '../../engagement/ids.wire';
import { PageQuery } from '../../engagement/paging.wire';
import { REPORT_CATEGORIES } from '../../engagement/reports.service';
import { AuthorView } from '../../profiles/author.wire';
import { OneOf, Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { MentionView, MOST_MENTIONS } from '../discussion/case-discussion.wire';
import { NoIdentifiers } from '../no-identifiers';
import { NamedPostBody } from './community.wire';

const COMMENT_CHARACTERS = 2_000;

export class PostPageQuery extends PageQuery {
  @Wire('community_id')
  @IsId('The post is required.')
  readonly postId!: number;
}

export class AddCommentBody extends NamedPostBody {
  @Wire('curruntComment', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Please write a comment.')
  @NoIdentifiers()
  readonly text!: string;

  @Wire('parentId', { optional: true })
  @IsId('Please name the comment that you answer.')
  readonly parentId?: number;

  /** Members who are named in the text. */
  @Wire('mentions', { optional: true, of: 'number', max: MOST_MENTIONS })
  @AreIds('Please name the members who are mentioned.')
  readonly mentions?: number[];
}

export class RemoveCommentBody {
  @Wire('comment_id')
  @IsId('The comment is required.')
  readonly commentId!: number;

  /** The post under which it stands. */
  @Wire('community_id', { optional: true })
  @IsId('The post is required.')
  readonly postId?: number;
}

export class ReportPostBody extends NamedPostBody {
  @Wire('reason', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Reason is required.')
  readonly reason!: string;

  @Wire('category', { optional: true })
  @OneOf(REPORT_CATEGORIES, 'Please choose what is wrong with it.')
  readonly category?: string;
}

/** A post that the caller likes. */
export class OwnLikeView {
  @Wire('id') id!: number;
  @Wire('community_id') postId!: number;
  @Wire('signup_id') memberId!: number;
  @Wire('is_like') isLiked!: number;
}

export class CommunityCommentView extends AuthorView {
  @Wire('id') id!: number;
  @Wire('comment_id') commentId!: number;
  @Wire('community_id') postId!: number;
  @Wire('parent_id') parentId!: number | null;
  /** Empty once deleted. */
  @Wire('comment') text!: string;
  @Wire('is_deleted') isDeleted!: number;
  @Wire('created_time_date') createdAt!: Date;
  @Wire('edited') isEdited!: number;
  @Wire('edited_at') editedAt!: Date | null;
  @Wire('mentions', { of: () => MentionView }) mentions!: MentionView[];
}

export class CommunityCommentedView {
  @Wire('id') id!: number;
  @Wire('comment', { of: () => CommunityCommentView }) comment!: CommunityCommentView;
  @Wire('comment_count') count!: number;
}

import { REPORT_CATEGORIES } from '../../engagement/reports.service';
import { AuthorView } from '../../profiles/author.wire';
import { AreIds, IsId } from '../../wire/ids';
import { PageQuery } from '../../wire/paging';
import { OneOf, Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { BeyondPostBody } from '../beyond-surgery.wire';

const COMMENT_CHARACTERS = 2_000;
const MOST_MENTIONS = 10;

export class BeyondPageQuery extends PageQuery {
  @Wire('beyond_surgery_id')
  @IsId('The post is required.')
  readonly postId!: number;
}

export class AddBeyondCommentBody extends BeyondPostBody {
  @Wire('curruntComment', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Please write a comment.')
  readonly text!: string;

  @Wire('parentId', { optional: true })
  @IsId('Please name the comment that you answer.')
  readonly parentId?: number;

  /** Members who are named in the text. */
  @Wire('mentions', { optional: true, of: 'number', max: MOST_MENTIONS })
  @AreIds('Please name the members who are mentioned.')
  readonly mentions?: number[];
}

export class EditBeyondCommentBody {
  @Wire('comment', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Please write a comment.')
  readonly text!: string;
}

export class RemoveBeyondCommentBody {
  @Wire('comment_id')
  @IsId('The comment is required.')
  readonly commentId!: number;

  /** The post under which it stands. */
  @Wire('beyond_surgery_id', { optional: true })
  @IsId('The post is required.')
  readonly postId?: number;
}

export class ReportBeyondBody extends BeyondPostBody {
  @Wire('reason', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Reason is required.')
  readonly reason!: string;

  @Wire('category', { optional: true })
  @OneOf(REPORT_CATEGORIES, 'Please choose what is wrong with it.')
  readonly category?: string;
}

export class BeyondLikeView {
  @Wire('like_count') count!: number;
  @Wire('is_like') isLiked!: number;
}

export class BeyondSaveView {
  @Wire('is_save') isSaved!: number;
}

export class BeyondMentionView {
  @Wire('id') id!: number;
  @Wire('full_name') fullName!: string;
}

export class BeyondCommentView extends AuthorView {
  @Wire('id') id!: number;
  @Wire('comment_id') commentId!: number;
  @Wire('beyond_surgery_id') postId!: number;
  @Wire('parent_id') parentId!: number | null;
  /** Empty once deleted. */
  @Wire('comment') text!: string;
  @Wire('is_deleted') isDeleted!: number;
  @Wire('created_time_date') createdAt!: Date;
  @Wire('edited') isEdited!: number;
  @Wire('edited_at') editedAt!: Date | null;
  @Wire('mentions', { of: () => BeyondMentionView }) mentions!: BeyondMentionView[];
}

export class BeyondCommentedView {
  @Wire('id') id!: number;
  @Wire('comment', { of: () => BeyondCommentView }) comment!: BeyondCommentView;
  @Wire('comment_count') count!: number;
}

export class BeyondEditedView {
  @Wire('comment', { of: () => BeyondCommentView }) comment!: BeyondCommentView;
}

export class BeyondCountView {
  @Wire('comment_count') count!: number;
}

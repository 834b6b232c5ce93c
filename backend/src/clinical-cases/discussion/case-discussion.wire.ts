import { AreIds, IsId } from '../../engagement/ids.wire';
import { REPORT_CATEGORIES } from '../../engagement/reports.service';
import { AuthorView } from '../../profiles/author.wire';
import { OneOf, Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';
import { NoIdentifiers } from '../no-identifiers';

const WHICH = 'The case is required.';
const COMMENT_CHARACTERS = 2_000;
export const MOST_MENTIONS = 10;

export class NamedCaseBody {
  @Wire('clinicalCaseId')
  @IsId(WHICH)
  readonly postId!: number;
}

export class CommentBody extends NamedCaseBody {
  @Wire('comment', { lines: true, max: COMMENT_CHARACTERS })
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

export class NamedCommentBody {
  @Wire('comment_id')
  @IsId('The comment is required.')
  readonly commentId!: number;
}

export class EditCommentBody extends NamedCommentBody {
  @Wire('comment', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Please write a comment.')
  @NoIdentifiers()
  readonly text!: string;
}

export class ReportBody extends NamedCaseBody {
  @Wire('reason', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Reason is required.')
  readonly reason!: string;

  @Wire('category', { optional: true })
  @OneOf(REPORT_CATEGORIES, 'Please choose what is wrong with it.')
  readonly category?: string;
}

export class SavedCaseBody {
  @Wire('cl_case_id')
  @IsId(WHICH)
  readonly postId!: number;
}

export class LikeView {
  @Wire('like_count') count!: number;
  @Wire('is_like') isLiked!: number;
}

export class SavedView {
  @Wire('isAddedInCollection') isSaved!: number;
}

export class MentionView {
  @Wire('id') id!: number;
  @Wire('full_name') fullName!: string;
}

export class CommentView extends AuthorView {
  @Wire('id') id!: number;
  @Wire('comment_id') commentId!: number;
  @Wire('clinical_case_id') postId!: number;
  @Wire('parent_id') parentId!: number | null;
  /** Empty once deleted. */
  @Wire('comment') text!: string;
  @Wire('is_deleted') isDeleted!: number;
  @Wire('created_at') createdAt!: Date;
  /** 1 when its author has changed it. */
  @Wire('edited') isEdited!: number;
  @Wire('edited_at') editedAt!: Date | null;
  @Wire('mentions', { of: () => MentionView }) mentions!: MentionView[];
}

export class EditedView {
  @Wire('comment', { of: () => CommentView }) comment!: CommentView;
}

export class CommentedView {
  @Wire('id') id!: number;
  @Wire('comment', { of: () => CommentView }) comment!: CommentView;
  @Wire('comment_count') count!: number;
}

export class CommentCountView {
  @Wire('comment_count') count!: number;
}

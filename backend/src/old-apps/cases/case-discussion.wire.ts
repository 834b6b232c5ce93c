import {
  AnswerBody,
  COMMENT_CHARACTERS,
  CommentFieldsView,
  NamedCommentBody,
  ReasonBody,
} from '../../engagement/discussion.wire';
import { NoIdentifiers } from '../../identifiers/no-identifiers';
import { IsId } from '../../wire/ids';
import { Required } from '../../wire/rules';
import { Wire } from '../../wire/wire';

const WHICH = 'The case is required.';

export class NamedCaseBody {
  @Wire('clinicalCaseId')
  @IsId(WHICH)
  readonly postId!: number;
}

export class CommentBody extends AnswerBody {
  @Wire('clinicalCaseId')
  @IsId(WHICH)
  readonly postId!: number;

  @Wire('comment', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Please write a comment.')
  @NoIdentifiers()
  readonly text!: string;
}

export class EditCommentBody extends NamedCommentBody {
  @Wire('comment', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Please write a comment.')
  @NoIdentifiers()
  readonly text!: string;
}

export class ReportBody extends ReasonBody {
  @Wire('clinicalCaseId')
  @IsId(WHICH)
  readonly postId!: number;
}

export class SavedCaseBody {
  @Wire('cl_case_id')
  @IsId(WHICH)
  readonly postId!: number;
}

export class SavedView {
  @Wire('isAddedInCollection') isSaved!: number;
}

export class FollowingView {
  @Wire('is_following') isFollowing!: number;
}

export class CommentView extends CommentFieldsView {
  @Wire('clinical_case_id') postId!: number;
  @Wire('created_at') createdAt!: Date;
}

export class EditedView {
  @Wire({ of: () => CommentView }) comment!: CommentView;
}

export class CommentedView {
  @Wire() id!: number;
  @Wire({ of: () => CommentView }) comment!: CommentView;
  /** Omitted if the discussion is hidden from the caller. */
  @Wire('comment_count', { optional: true }) count?: number;
}

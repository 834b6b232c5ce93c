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

export class BeyondPageQuery extends PageQuery {
  @Wire('beyond_surgery_id')
  @IsId(WHICH)
  readonly postId!: number;
}

export class BeyondCommentsQuery extends BeyondPageQuery {
  @SortField()
  readonly sort?: string;
}

export class AddBeyondCommentBody extends AnswerBody {
  @Wire('beyond_surgery_id')
  @IsId(WHICH)
  readonly postId!: number;

  @Wire('curruntComment', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Please write a comment.')
  @NoIdentifiers()
  readonly text!: string;
}

export class EditBeyondCommentBody {
  @Wire('comment', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Please write a comment.')
  @NoIdentifiers()
  readonly text!: string;
}

export class RemoveBeyondCommentBody extends NamedCommentBody {
  /** The post of the comment. */
  @Wire('beyond_surgery_id', { optional: true })
  @IsId(WHICH)
  readonly postId?: number;
}

export class ReportBeyondBody extends ReasonBody {
  @Wire('beyond_surgery_id')
  @IsId(WHICH)
  readonly postId!: number;
}

export class BeyondSaveView {
  @Wire('is_save') isSaved!: number;
}

export class BeyondCommentView extends CommentFieldsView {
  @Wire('beyond_surgery_id') postId!: number;
  @Wire('created_time_date') createdAt!: Date;
}

export class BeyondCommentedView {
  @Wire() id!: number;
  @Wire({ of: () => BeyondCommentView }) comment!: BeyondCommentView;
  @Wire('comment_count') count!: number;
}

export class BeyondEditedView {
  @Wire({ of: () => BeyondCommentView }) comment!: BeyondCommentView;
}

/** The post an open page shows; the event may name another kind of object instead. */
export class WatchedBeyondPost {
  @Wire('beyondId', { optional: true })
  @IsId(WHICH)
  readonly id?: number;
}

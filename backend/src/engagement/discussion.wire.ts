import { applyDecorators } from '@nestjs/common';
import { AuthorView } from '../profiles/author.wire';
import { AreIds, IsId } from '../wire/ids';
import { PageQuery } from '../wire/paging';
import { OneOf, Required } from '../wire/rules';
import { Wire } from '../wire/wire';
import { COMMENT_SORTS } from './comments.service';
import { REPORT_CATEGORIES } from './report-categories';

// The fields of discussions that are the same for every kind of post. The names of the post field
// and of some timestamps depend on the kind.

export const COMMENT_CHARACTERS = 2_000;
export const MOST_MENTIONS = 10;

/** The order of comments; by default the latest page, oldest first. */
export const SortField = (): PropertyDecorator =>
  applyDecorators(
    Wire('sort', { optional: true, words: COMMENT_SORTS }),
    OneOf(COMMENT_SORTS, 'Please sort by oldest, newest or liked.'),
  );

export class CommentsQuery extends PageQuery {
  @SortField()
  readonly sort?: string;
}

/** The fields of a new comment, besides its text. */
export abstract class AnswerBody {
  @Wire({ optional: true })
  @IsId('Please name the comment you are replying to.')
  readonly parentId?: number;

  /** Members mentioned in the text. */
  @Wire({ optional: true, of: 'number', max: MOST_MENTIONS })
  @AreIds('Please name the members who are mentioned.')
  readonly mentions?: number[];
}

export class NamedCommentBody {
  @Wire('comment_id')
  @IsId('The comment is required.')
  readonly commentId!: number;
}

/** The reason for a report. */
export abstract class ReasonBody {
  @Wire({ lines: true, max: COMMENT_CHARACTERS })
  @Required('Reason is required.')
  readonly reason!: string;

  @Wire({ optional: true })
  @OneOf(REPORT_CATEGORIES, 'Please choose what is wrong with it.')
  readonly category?: string;
}

export class CommentReportBody extends ReasonBody {}

export class LikeView {
  @Wire('like_count') count!: number;
  @Wire('is_like') isLiked!: number;
}

export class MentionView {
  @Wire() id!: number;
  @Wire('full_name') fullName!: string;
}

export abstract class CommentFieldsView extends AuthorView {
  @Wire() id!: number;
  @Wire('comment_id') commentId!: number;
  @Wire('parent_id', { as: 'number', nullable: true }) parentId!: number | null;
  /** Empty if deleted. */
  @Wire('comment') text!: string;
  @Wire('is_deleted') isDeleted!: number;
  /** 1: its author is blocked by the reader; 2: has blocked the reader, so without words and name. */
  @Wire('is_blocked') isBlocked!: number;
  /** 1: not deleted by its author, but hidden because of reports. */
  @Wire('is_hidden') isHidden!: number;
  /** 1: edited by its author. */
  @Wire('edited') isEdited!: number;
  @Wire('edited_at', { as: 'time', nullable: true }) editedAt!: Date | null;
  @Wire({ of: () => MentionView }) mentions!: MentionView[];
  @Wire('like_count') likeCount!: number;
  @Wire('is_like') isLiked!: number;
  /** Its effect on the plan, given by the author of the case with the outcome. */
  @Wire({ as: 'text', nullable: true }) advice!: string | null;
  /**
   * 1: this colleague was asked for an answer; only shown to the author of the case and to those
   * asked.
   */
  @Wire('was_asked') wasAsked!: number;
  /** 1: written by somebody else since the viewer's last visit. */
  @Wire('is_new') isNew!: number;
}

export class CommentCountView {
  /** Omitted if the discussion is hidden from the member. */
  @Wire('comment_count', { optional: true }) count?: number;
}

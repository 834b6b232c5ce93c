import { applyDecorators } from '@nestjs/common';
import { AuthorView } from '../profiles/author.wire';
import { AreIds, IsId } from '../wire/ids';
import { PageQuery } from '../wire/paging';
import { OneOf, Required } from '../wire/rules';
import { Wire } from '../wire/wire';
import { COMMENT_SORTS } from './comments.service';
import { REPORT_CATEGORIES } from './reports.service';

// What the calls of every kind of post say of a discussion in the same words. The post itself, and some times, each names in its own.

export const COMMENT_CHARACTERS = 2_000;
const MOST_MENTIONS = 10;

/** In which order comments are listed; the latest, the oldest of them first, where nothing is said. */
export const SortField = (): PropertyDecorator =>
  applyDecorators(
    Wire('sort', { optional: true, words: COMMENT_SORTS }),
    OneOf(COMMENT_SORTS, 'Please sort by oldest, newest or liked.'),
  );

export class CommentsQuery extends PageQuery {
  @SortField()
  readonly sort?: string;
}

/** What a new comment says beside its text. */
export abstract class AnswerBody {
  @Wire('parentId', { optional: true })
  @IsId('Please name the comment you are replying to.')
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

/** Why something is reported. */
export abstract class ReasonBody {
  @Wire('reason', { lines: true, max: COMMENT_CHARACTERS })
  @Required('Reason is required.')
  readonly reason!: string;

  @Wire('category', { optional: true })
  @OneOf(REPORT_CATEGORIES, 'Please choose what is wrong with it.')
  readonly category?: string;
}

export class LikeView {
  @Wire('like_count') count!: number;
  @Wire('is_like') isLiked!: number;
}

export class MentionView {
  @Wire('id') id!: number;
  @Wire('full_name') fullName!: string;
}

export abstract class CommentFieldsView extends AuthorView {
  @Wire('id') id!: number;
  @Wire('comment_id') commentId!: number;
  @Wire('parent_id', { as: 'number', nullable: true }) parentId!: number | null;
  /** Empty once deleted. */
  @Wire('comment') text!: string;
  @Wire('is_deleted') isDeleted!: number;
  /** 1 when its author has changed it. */
  @Wire('edited') isEdited!: number;
  @Wire('edited_at', { as: 'time', nullable: true }) editedAt!: Date | null;
  @Wire('mentions', { of: () => MentionView }) mentions!: MentionView[];
  @Wire('like_count') likeCount!: number;
  @Wire('is_like') isLiked!: number;
  /** What it did to the plan, as the author of the case said once the outcome was known. */
  @Wire('advice', { as: 'text', nullable: true }) advice!: string | null;
  /** 1: the author of the case had this colleague asked; told to that author, and to whoever was asked. */
  @Wire('was_asked') wasAsked!: number;
  /** 1: others wrote it since the reader was here last. */
  @Wire('is_new') isNew!: number;
}

export class CommentCountView {
  /** Not told to whom the discussion is hidden. */
  @Wire('comment_count', { optional: true }) count?: number;
}

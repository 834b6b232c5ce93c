import { EFFECTS } from '../clinical-cases/outcome/outcome.rules';
import type { PinRow } from '../clinical-cases/pins/pins.service';
import { commentFields } from '../engagement/comment-fields';
import type { CommentRow } from '../engagement/comments.service';
import { COMMENT_CHARACTERS, MOST_MENTIONS } from '../engagement/discussion.wire';
import { NoIdentifiers } from '../identifiers/no-identifiers';
import { FewPins, PINS_AS_JSON } from '../media/marks.wire';
import type { MediaAddresses } from '../media/media.addresses';
import { AreIds, IsId } from '../wire/ids';
import { Required, Rule } from '../wire/rules';
import { Wire } from '../wire/wire';
import { memberView, PostMemberView } from './member.views';
import { PinBody, PinView, pinView } from './pins.wire';

const NO_WORDS = 'Please write a comment.';

const hasWordsOrPins = (text: unknown, whole: object) =>
  (typeof text === 'string' && text.trim() !== '') ||
  ((whole as PostCommentBody).pins?.length ?? 0) > 0;

export class CommentTextBody {
  @Wire({ lines: true, max: COMMENT_CHARACTERS })
  @Required(NO_WORDS)
  @NoIdentifiers()
  readonly text!: string;
}

export class PostCommentBody {
  /** May be empty beside marks. */
  @Wire({ lines: true, max: COMMENT_CHARACTERS })
  @Rule('said', hasWordsOrPins, NO_WORDS)
  @NoIdentifiers()
  readonly text?: string;

  /** The comment that this one answers. */
  @Wire({ optional: true })
  @IsId('Please name the comment you are replying to.')
  readonly replyTo?: number;

  /** Members mentioned in the text. */
  @Wire({ optional: true, of: 'number', max: MOST_MENTIONS })
  @AreIds('Please name the members who are mentioned.')
  readonly mentions?: number[];

  /** Marks in files of the post or of its steps. */
  @Wire({ optional: true, of: () => PinBody, isWhole: true, json: PINS_AS_JSON })
  @FewPins()
  readonly pins?: PinBody[];
}

export class MentionedMemberView {
  @Wire() id!: number;
  @Wire() name!: string;
}

/** The reader's own bits of a comment. */
export class CommentMineView {
  @Wire() isLiked!: boolean;
  @Wire() isOwn!: boolean;
  /** Written by somebody else since the reader's last visit. */
  @Wire() isNew!: boolean;
  /** Its author was asked for an answer; only told to the author of the case and to those asked. */
  @Wire() wasAsked!: boolean;
  /** The reader has blocked its author. */
  @Wire() isFolded!: boolean;
  /** Its author has blocked the reader: it comes without words and name. */
  @Wire() isWithheld!: boolean;
}

export class PostCommentView {
  @Wire() id!: number;
  @Wire({ as: 'number', nullable: true }) replyTo!: number | null;
  @Wire({ of: () => PostMemberView }) author!: PostMemberView;
  /** Empty if deleted. */
  @Wire() text!: string;
  @Wire({ of: () => MentionedMemberView }) mentions!: MentionedMemberView[];
  @Wire() postedAt!: Date;
  @Wire({ as: 'time', nullable: true }) editedAt!: Date | null;
  @Wire() isDeleted!: boolean;
  /** Hidden because of reports, not deleted by its author. */
  @Wire() isHidden!: boolean;
  @Wire() likes!: number;
  /** Its effect on the plan, as the author of the case reports it. */
  @Wire({ as: 'text', nullable: true, words: EFFECTS }) advice!: string | null;
  /** The places it points at. */
  @Wire({ of: () => PinView }) pins!: PinView[];
  @Wire({ of: () => CommentMineView }) mine!: CommentMineView;
}

/** The id of a new comment, and the comment. */
export class AddedCommentView {
  @Wire() id!: number;
  @Wire({ of: () => PostCommentView }) result!: PostCommentView;
  /** Comments on the post by now; omitted while they are withheld from the reader. */
  @Wire({ optional: true }) comments?: number;
}

export class CommentsLeftView {
  /** Omitted while comments are withheld from the reader. */
  @Wire({ optional: true }) comments?: number;
}

export class LikedCommentView {
  @Wire() likes!: number;
  @Wire() isLiked!: boolean;
}

/** Who reads, and the places that the comments point at, by comment. */
interface Reading {
  readonly readerId: number;
  readonly pins: ReadonlyMap<number, readonly PinRow[]>;
}

const FOLDED = 1;
const WITHHELD = 2;

/** What is withheld of a comment is decided for all doors at once (`commentFields`). */
export function postCommentView(
  row: CommentRow,
  { readerId, pins }: Reading,
  addresses: MediaAddresses,
): PostCommentView {
  const fields = commentFields(row, addresses);
  const { id, text, editedAt, advice } = fields;
  return Object.assign(new PostCommentView(), {
    id,
    text,
    editedAt,
    advice,
    replyTo: fields.parentId,
    author: memberView(fields),
    mentions: fields.mentions.map(({ id: memberId, fullName: name }) =>
      Object.assign(new MentionedMemberView(), { id: memberId, name }),
    ),
    postedAt: fields.createdAt,
    isDeleted: fields.isDeleted === 1,
    isHidden: fields.isHidden === 1,
    likes: fields.likeCount,
    pins: (pins.get(id) ?? []).map(pinView),
    mine: Object.assign(new CommentMineView(), {
      isLiked: fields.isLiked === 1,
      isOwn: fields.memberId === readerId,
      isNew: fields.isNew === 1,
      wasAsked: fields.wasAsked === 1,
      isFolded: fields.isBlocked === FOLDED,
      isWithheld: fields.isBlocked === WITHHELD,
    }),
  });
}

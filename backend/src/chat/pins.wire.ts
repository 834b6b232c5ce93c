import {
  GONE,
  isDrawn,
  NO_PAGE,
  NO_PLACE,
  NO_SECOND,
  SHAPES,
  type Shape,
  spotsIn,
} from '../media/marks.rules';
import { FewPins, PINS_AS_JSON } from '../media/marks.wire';
import { IsId } from '../wire/ids';
import { PageQuery } from '../wire/paging';
import { OneOf, Required, Rule } from '../wire/rules';
import { type Pair, Wire } from '../wire/wire';

export const NOT_IN_THIS_CHAT = 'That place is not in this chat.';

/** A place in a file of the message, or of the one that it replies to. */
export class ChatPinBody {
  /** The message that has the file; left out for the message that is being sent. */
  @Wire({ optional: true })
  @IsId(NOT_IN_THIS_CHAT)
  readonly file?: number;

  @Wire({ words: SHAPES })
  @OneOf(SHAPES, NO_PLACE)
  readonly shape!: string;

  /** As in a case: [x, y] in thousandths of width and height of the picture. */
  @Wire({ of: 'pair' })
  @Rule(
    'drawn',
    (pairs, whole) =>
      isDrawn((whole as ChatPinBody).shape as Shape, spotsIn((pairs ?? []) as Pair[])),
    NO_PLACE,
  )
  readonly points!: Pair[];

  /** Of a report, from 1. */
  @Wire({ optional: true })
  @Rule('page', Number.isSafeInteger, NO_PAGE)
  readonly page?: number;

  /** Of a film. */
  @Wire({ optional: true })
  @Rule('second', Number.isFinite, NO_SECOND)
  readonly second?: number;
}

export const FewChatPins = () => FewPins('A message');

/** The new marks of a message, in order. Marks that stay keep their numbers. */
export class ChatPinsBody {
  @Wire({ of: () => ChatPinBody, isWhole: true, json: PINS_AS_JSON })
  @Required(PINS_AS_JSON.problem)
  @FewChatPins()
  readonly pins!: ChatPinBody[];
}

export class ChatPinsQuery extends PageQuery {}

export class ChatPinView {
  /** Counts from 1 in its message. */
  @Wire() number!: number;
  /** The message that has the file; null once it has none. */
  @Wire({ as: 'number', nullable: true }) file!: number | null;
  @Wire({ words: SHAPES }) shape!: string;
  /** Empty once its file is gone. */
  @Wire({ of: 'pair' }) points!: Pair[];
  @Wire({ as: 'number', nullable: true }) page!: number | null;
  @Wire({ as: 'number', nullable: true }) second!: number | null;
  /** Why its place is gone. */
  @Wire({ as: 'text', nullable: true, words: GONE }) gone!: string | null;
}

/** What points at a place. */
export class PinnedByMessageView {
  @Wire({ words: ['message'] }) kind!: string;
  @Wire() id!: number;
}

export class ChatPinMemberView {
  @Wire() id!: number;
  @Wire() name!: string;
}

export class ListedChatPinView extends ChatPinView {
  @Wire({ of: () => PinnedByMessageView }) at!: PinnedByMessageView;
  @Wire({ of: () => ChatPinMemberView }) member!: ChatPinMemberView;
}

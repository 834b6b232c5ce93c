import { fullName } from '../../auth/account.entity';
import { type Shape, secondIn, spotsIn } from '../../media/marks.rules';
import type { Pair } from '../../wire/wire';
import {
  type ChatPinBody,
  ChatPinMemberView,
  ChatPinView,
  ListedChatPinView,
  PinnedByMessageView,
} from '../pins.wire';
import { DELETED_MEMBER } from '../unseen.rules';
import type { MessagePin } from './message.sql';
import type { PinAround } from './message-pins';
import type { ChatPlace } from './message-places';

export const placeIn = ({ file, shape, points, page, second }: ChatPinBody): ChatPlace => ({
  fileOf: file ?? null,
  shape: shape as Shape,
  points: spotsIn(points),
  page: page ?? null,
  second: secondIn(second),
});

export function chatPinView(pin: MessagePin): ChatPinView {
  const { number, fileOf: file, shape, points, page, second, gone } = pin;
  const spots = points.map(({ x, y }): Pair => [x, y]);
  return Object.assign(new ChatPinView(), {
    number,
    file,
    shape,
    points: spots,
    page,
    second,
    gone,
  });
}

export function listedChatPinView(row: PinAround): ListedChatPinView {
  const name = row.isSenderGone ? DELETED_MEMBER : fullName(row);
  const member = Object.assign(new ChatPinMemberView(), { id: row.authorId, name });
  const at = Object.assign(new PinnedByMessageView(), { kind: 'message', id: row.messageId });
  return Object.assign(new ListedChatPinView(), chatPinView(row), { at, member });
}

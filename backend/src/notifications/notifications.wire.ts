import { isId } from '../wire/ids';
import { Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const MOST = 100;

const WHICH = 'Please name the notifications.';

const areNamed = (ids: unknown, { all }: { all?: boolean }) =>
  ids === undefined ? all === true : Array.isArray(ids) && ids.every(isId);

export class ReadBody {
  @Wire({ optional: true })
  readonly all?: boolean;

  @Wire({ of: 'number', max: MOST })
  @Rule('named', areNamed, WHICH)
  readonly ids?: number[];
}

export class UnreadQuery {
  /** The page being opened, such as /caseDetails/7: marks notifications that link to it as seen. */
  @Wire({ optional: true })
  readonly place?: string;
}

export class NotifierView {
  @Wire() id!: number;
  @Wire('full_name') fullName!: string;
  /** Empty if there is no picture. */
  @Wire('profile_pic') pictureUrl!: string;
}

export class RequestStandingView {
  @Wire('follow_id') connectionId!: number;
  @Wire('standing', { words: ['received', 'connected'] }) state!: string;
}

export class NotificationView {
  @Wire() id!: number;
  @Wire() kind!: string;
  @Wire() text!: string;
  /** Null if nobody caused it, for example when a case closes. */
  @Wire({ of: () => NotifierView, nullable: true }) actor!: NotifierView | null;
  /** How many other members did the same; included in the text, too. */
  @Wire() others!: number;
  @Wire() link!: string;
  /** The recipient's id. */
  @Wire('sent_to') sentTo!: number;
  @Wire('is_read') isRead!: number;
  @Wire('created_date_time') createdAt!: Date;
  /** The title of its post; null if there is none, or the member cannot see it. */
  @Wire({ as: 'text', nullable: true }) title!: string | null;
  /** The beginning of the comment. Never in a push or an email. */
  @Wire({ as: 'text', nullable: true }) quote!: string | null;
  /** For a request to connect that is pending or accepted. */
  @Wire({ of: () => RequestStandingView, nullable: true })
  connection!: RequestStandingView | null;
}

export class NotificationsView {
  @Wire({ of: () => NotificationView }) result!: NotificationView[];
  @Wire({ as: 'number', nullable: true }) nextBefore!: number | null;
  /** 100 means more than 99. */
  @Wire() unread!: number;
}

export class UnreadView {
  @Wire() unread!: number;
  /** With a place: the number of pending requests to connect; 100 means more than 99. */
  @Wire({ optional: true }) waiting?: number;
  /** With a place: the number of questions waiting for an answer. */
  @Wire({ optional: true }) questions?: number;
  /** The number of unread messages in all chats; 100 means more than 99. */
  @Wire({ optional: true }) chats?: number;
}

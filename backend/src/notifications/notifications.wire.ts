import { isId } from '../wire/ids';
import { Rule } from '../wire/rules';
import { Wire } from '../wire/wire';

const MOST = 100;

const WHICH = 'Please name the notifications.';

const areNamed = (ids: unknown, { all }: { all?: boolean }) =>
  ids === undefined ? all === true : Array.isArray(ids) && ids.every(isId);

export class ReadBody {
  @Wire('all', { optional: true })
  readonly all?: boolean;

  @Wire('ids', { of: 'number', max: MOST })
  @Rule('named', areNamed, WHICH)
  readonly ids?: number[];
}

export class UnreadQuery {
  /** The page that is being opened, such as /caseDetails/7: what leads there is seen. */
  @Wire('place', { optional: true })
  readonly place?: string;
}

export class NotifierView {
  @Wire('id') id!: number;
  @Wire('full_name') fullName!: string;
  /** Empty without a picture. */
  @Wire('profile_pic') pictureUrl!: string;
}

export class RequestStandingView {
  @Wire('follow_id') connectionId!: number;
  @Wire('standing', { words: ['received', 'connected'] }) state!: string;
}

export class NotificationView {
  @Wire('id') id!: number;
  @Wire('kind') kind!: string;
  @Wire('text') text!: string;
  /** Null where nobody did anything, as when a case closes. */
  @Wire('actor', { of: () => NotifierView, nullable: true }) actor!: NotifierView | null;
  /** How many other members did the same; the text says so too. */
  @Wire('others') others!: number;
  @Wire('link') link!: string;
  /** The reader's id. */
  @Wire('sent_to') sentTo!: number;
  @Wire('is_read') isRead!: number;
  @Wire('created_date_time') createdAt!: Date;
  /** Of the post that it is about; null where there is none, or none that the reader may see. */
  @Wire('title', { as: 'text', nullable: true }) title!: string | null;
  /** The first words of the comment. Never in a push or a mail. */
  @Wire('quote', { as: 'text', nullable: true }) quote!: string | null;
  /** Of a request to connect that waits, or was accepted. */
  @Wire('connection', { of: () => RequestStandingView, nullable: true })
  connection!: RequestStandingView | null;
}

export class NotificationsView {
  @Wire('result', { of: () => NotificationView }) result!: NotificationView[];
  @Wire('nextBefore', { as: 'number', nullable: true }) nextBefore!: number | null;
  /** 100 means: more than 99. */
  @Wire('unread') unread!: number;
}

export class UnreadView {
  @Wire('unread') unread!: number;
  /** With a place: how many requests to connect wait; 100 means more than 99. */
  @Wire('waiting', { optional: true }) waiting?: number;
  /** With a place: how many questions wait for an answer. */
  @Wire('questions', { optional: true }) questions?: number;
  /** How many messages of all chats are unread; 100 means more than 99. */
  @Wire('chats', { optional: true }) chats?: number;
}

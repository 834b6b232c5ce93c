import { columns, number, type RowOf, statement, time } from '../platform/database/statement';
import { ContactMessage } from './contact-message.entity';
import { DeletionRequest } from './deletion-request.entity';

const LETTER = `id, member_id as "memberId", name, email, message, received_at as "receivedAt", closed_at as "closedAt"`;
const MESSAGE = columns(
  ContactMessage,
  'id',
  'memberId',
  'name',
  'email',
  'message',
  'receivedAt',
  'closedAt',
  'mobileNumber',
);
const SELECT_MESSAGE = `select ${LETTER}, mobile_number as "mobileNumber" from contact_message`;
const { id, memberId } = columns(ContactMessage, 'id', 'memberId');
const PAGE = { before: id, most: number };
const SENT = { ...columns(ContactMessage, 'name', 'email', 'message'), sentAt: time };

export const MESSAGE_OF_ID = statement({
  takes: { id },
  gives: MESSAGE,
  sql: `${SELECT_MESSAGE} where id = :id`,
});
export type ContactMessageRow = RowOf<typeof MESSAGE_OF_ID>;

export const MESSAGES = statement({
  takes: PAGE,
  gives: MESSAGE,
  sql: `${SELECT_MESSAGE} where id < :before order by id desc limit :most`,
});

export const CLOSE_MESSAGE = statement({
  takes: { id, now: time },
  gives: { id },
  sql: 'update contact_message set closed_at = coalesce(closed_at, :now) where id = :id returning id',
});

export const MESSAGES_OF = statement({
  takes: { memberId },
  gives: { ...SENT, mobile: MESSAGE.mobileNumber },
  sql: `select name, email, message, received_at as "sentAt", mobile_number as mobile
    from contact_message where member_id = :memberId order by id`,
});

export const REQUESTS_OF = statement({
  takes: { memberId },
  gives: { ...SENT, ...columns(DeletionRequest, 'phone') },
  sql: `select name, email, message, received_at as "sentAt", phone
    from deletion_request where member_id = :memberId order by id`,
});

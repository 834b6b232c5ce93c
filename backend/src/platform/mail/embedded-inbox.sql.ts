import { columns, json, statement } from '../database/statement';
import { DevMail } from './dev-mail.entity';

/** Inserted once, however often the job runs. */
export const KEEP_MAIL = statement({
  takes: {
    ...columns(DevMail, 'messageId', 'recipient', 'subject', 'text', 'html', 'sentAt'),
    headers: json<string>(),
  },
  gives: {},
  sql: `insert into dev_mail (message_id, recipient, subject, text, html, headers, sent_at)
    values (:messageId, :recipient, :subject, :text, :html, :headers::jsonb, :sentAt) on conflict (message_id) do nothing`,
});

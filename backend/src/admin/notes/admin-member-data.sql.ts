import { columns, statement, time } from '../../platform/database/statement';
import { MailRefusal } from '../../platform/mail/mail-refusal.entity';
import { MemberNote } from './member-note.entity';

export const FORGET_NOTES_ABOUT = statement({
  takes: columns(MemberNote, 'memberId'),
  gives: columns(MemberNote, 'id'),
  sql: 'delete from member_note where account_id = :memberId returning id',
});

const { accountId } = columns(MailRefusal, 'accountId');

export const REFUSALS_OF = statement({
  takes: { accountId },
  gives: { ...columns(MailRefusal, 'job', 'reason'), at: time },
  sql: 'select job, reason, refused_at as at from mail_refusal where account_id = :accountId order by id',
});

export const FORGET_REFUSALS_OF = statement({
  takes: { accountId },
  gives: columns(MailRefusal, 'id'),
  sql: 'delete from mail_refusal where account_id = :accountId returning id',
});

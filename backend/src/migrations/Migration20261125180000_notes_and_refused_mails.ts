import { Migration } from '@mikro-orm/migrations';

/** What administrators note about a member, and the mails that the server of their address refused for good. */
export class Migration20261125180000_notes_and_refused_mails extends Migration {
  override up(): void {
    this.addSql(`create table member_note (
      id bigint generated always as identity primary key,
      account_id bigint not null references account (id),
      author_id bigint not null references account (id),
      text text not null check (text <> '' and char_length(text) <= 2000),
      created_at timestamptz not null
    )`);
    this.addSql('create index member_note_about on member_note (account_id, id desc)');
    this.addSql('create index member_note_author on member_note (author_id)');
    this.addSql(`create table mail_refusal (
      id bigint generated always as identity primary key,
      account_id bigint references account (id),
      job text not null,
      reason text not null check (reason in ('unknown-address', 'closed-mailbox', 'full-mailbox')),
      refused_at timestamptz not null
    )`);
    this.addSql('create index mail_refusal_account on mail_refusal (account_id)');
    this.addSql('create index mail_refusal_time on mail_refusal (refused_at)');
  }
}

import { Migration } from '@mikro-orm/migrations';

/**
 * Groups that members make themselves, and who administers them. Messages quote others, are edited, share cases, and are reacted to; of
 * identifiers that were sent on purpose the kinds are kept.
 */
export class Migration20261125140000_what_messages_carry extends Migration {
  override up(): void {
    this.addSql('alter table chat_room add column only_admins_add boolean not null default true');
    this.addSql('alter table chat_member add column admin_since timestamptz');
    this.addSql(`alter table chat_message add column reply_to_id bigint,
      add column edited_at timestamptz,
      add column shared_post_id bigint,
      add column kept_findings text[] not null default '{}',
      add constraint chat_message_reply_to_id_fkey foreign key (reply_to_id)
        references chat_message (id) not valid,
      add constraint chat_message_shared_post_id_fkey foreign key (shared_post_id)
        references clinical_post (id) on delete set null not valid`);
    this.addSql(`create table chat_reaction (
      message_id bigint not null references chat_message (id) on delete cascade,
      member_id bigint not null references account (id),
      reaction text not null check (reaction in ('agree', 'thanks', 'learned', 'following', 'question')),
      reacted_at timestamptz not null,
      primary key (message_id, member_id)
    )`);
    this.addSql('create index chat_reaction_member on chat_reaction (member_id)');
  }
}

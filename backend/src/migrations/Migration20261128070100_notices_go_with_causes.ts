import { Migration } from '@mikro-orm/migrations';

/** What an undone thing caused: its table, when it is undone, and which notices go. */
const CAUSES = [
  {
    name: 'comment',
    undone: 'after update of deleted_at on comment',
    when: 'old.deleted_at is null and new.deleted_at is not null',
    // Also answers to it that are quoted nowhere else, mentions and credited advice.
    notices: `link = case new.subject_kind when 'beyond-post' then '/beyondSurgery/' else '/caseDetails/' end || new.subject_id || '#comment-' || new.id`,
  },
  {
    name: 'mention',
    undone: 'after delete on comment_mention',
    when: 'true',
    notices: `recipient_id = old.member_id and kind = 'mentioned' and about = 'comment ' || old.comment_id and read_at is null`,
  },
  {
    name: 'like',
    undone: 'after delete on engagement_like',
    when: `old.subject_kind in ('clinical-post', 'beyond-post')`,
    notices: `link = case old.subject_kind when 'beyond-post' then '/beyondSurgery/' else '/caseDetails/' end || old.subject_id
      and kind in ('case-liked', 'beyond-liked') and actor_id = old.member_id and read_at is null`,
  },
  {
    name: 'advice',
    undone: 'after delete on case_advice',
    when: 'true',
    notices: `recipient_id = old.adviser_id and kind = 'advice-credited' and about = 'comment ' || old.comment_id and read_at is null`,
  },
  {
    name: 'changed_advice',
    undone: 'after update of effect on case_advice',
    when: `old.effect <> 'otherwise' and new.effect = 'otherwise'`,
    notices: `recipient_id = new.adviser_id and kind = 'advice-credited' and about = 'comment ' || new.comment_id and read_at is null`,
  },
  {
    name: 'connection',
    undone: 'after delete on connection',
    when: 'true',
    notices: `recipient_id in (old.receiver_id, old.sender_id) and kind in ('connection-requested', 'connection-accepted')
      and about = 'connection ' || old.id and read_at is null`,
  },
  {
    name: 'application',
    undone: 'after update of state on opportunity_application',
    when: `old.state <> 'withdrawn' and new.state = 'withdrawn'`,
    notices: `link = '/opportunityResponse/' || new.opportunity_id and kind = 'application-received' and about = 'application ' || new.id and read_at is null`,
  },
  {
    name: 'message',
    undone: 'after update of deleted_at on chat_message',
    when: 'old.deleted_at is null and new.deleted_at is not null',
    notices: `link = '/chat?room=' || new.room_id and kind = 'message' and about = 'message ' || new.id and read_at is null`,
  },
  {
    name: 'clinical_post',
    undone: 'after update of deleted_at on clinical_post',
    when: 'old.deleted_at is null and new.deleted_at is not null',
    notices: under('/caseDetails/'),
  },
  {
    name: 'beyond_post',
    undone: 'after update of deleted_at on beyond_post',
    when: 'old.deleted_at is null and new.deleted_at is not null',
    notices: under('/beyondSurgery/'),
  },
] as const;

/**
 * The page of a post, and what is on it (`#…`) or below it (`/…`): both characters come before `0`.
 * What moderators decided about the post has pages of its own.
 */
function under(path: string): string {
  const page = `'${path}' || new.id`;
  return `link ~>=~ (${page}) and link ~<~ (${page} || '0')`;
}

/**
 * Notices go with what caused them, in the same transaction, whoever undoes it; mails and pushes
 * that were not sent yet read their notice and go with it.
 */
export class Migration20261128070100_notices_go_with_causes extends Migration {
  override up(): void {
    for (const { name, undone, when, notices } of CAUSES) {
      this.addSql(`create function forget_notices_of_${name}() returns trigger language plpgsql as $$
        begin
          delete from notification where ${notices};
          return null;
        end $$`);
      const condition = when === 'true' ? '' : `when (${when})`;
      this.addSql(
        `create trigger ${name}_undone ${undone} for each row ${condition} execute function forget_notices_of_${name}()`,
      );
    }
  }
}

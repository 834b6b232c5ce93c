import { Asset } from '../../media/asset.entity';
import { columns, nullable, statement, text } from '../../platform/database/statement';

/** Whose video it is, why it cannot be shown, and the page of what it belongs to. */
export const REJECTED_FILM = statement({
  takes: columns(Asset, 'id'),
  gives: { ...columns(Asset, 'ownerId'), reason: nullable(text), link: nullable(text) },
  sql: `select m.owner_id as "ownerId", m.reject_reason as reason, case
      when m.purpose = 'explore-video' then (select '/explore/' || id from explore_post where asset_id = m.id)
      when m.purpose = 'beyond-post' then (select '/beyondSurgery/' || id from beyond_post where asset_id = m.id)
      when m.purpose = 'learning-video' then (select '/learning/' || id from learning_item where asset_id = m.id)
      when m.purpose = 'chat-file' then (select '/chat?room=' || room_id from chat_message where asset_id = m.id)
      else (select '/caseDetails/' || post_id from clinical_post_file where asset_id = m.id) end as link
    from asset m where m.id = :id and m.state = 'rejected' and m.attached_at is not null`,
});

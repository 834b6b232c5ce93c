import { Asset } from '../../media/asset.entity';
import { columns, nullable, number, statement } from '../../platform/database/statement';

/** Whose video it is, why it cannot be shown, and the id of what it belongs to. */
export const REJECTED_FILM = statement({
  takes: columns(Asset, 'id'),
  gives: { ...columns(Asset, 'ownerId', 'purpose', 'rejectReason'), placeId: nullable(number) },
  sql: `select m.owner_id as "ownerId", m.purpose, m.reject_reason as "rejectReason", (case m.purpose
      when 'explore-video' then (select min(id) from explore_post where asset_id = m.id)
      when 'beyond-post' then (select min(id) from beyond_post where asset_id = m.id)
      when 'learning-video' then (select min(id) from learning_item where asset_id = m.id)
      when 'chat-file' then (select min(room_id) from chat_message where asset_id = m.id)
      when 'mission-video' then (select 1 from site where mission_video_id = m.id limit 1)
      else (select min(post_id) from clinical_post_file where asset_id = m.id) end)::float8 as "placeId"
    from asset m where m.id = :id and m.state = 'rejected' and m.attached_at is not null`,
});

/** Whose file others do not see yet, and whether it is a video. */
export const HELD_FILE = statement({
  takes: columns(Asset, 'id'),
  gives: columns(Asset, 'ownerId', 'kind'),
  sql: `select owner_id as "ownerId", kind from asset where id = :id and is_held and state <> 'rejected' and attached_at is not null`,
});

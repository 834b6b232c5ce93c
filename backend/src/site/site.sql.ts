import { Asset } from '../media/asset.entity';
import {
  boolean,
  columns,
  nullable,
  number,
  type RowOf,
  statement,
  text,
  time,
} from '../platform/database/statement';
import { Site } from './site.entity';
import { SiteVoice } from './site-voice.entity';

const { key } = columns(Asset, 'key');
const { missionCaptions, missionIsSample, missionVideoId, missionPosterId } = columns(
  Site,
  'missionCaptions',
  'missionIsSample',
  'missionVideoId',
  'missionPosterId',
);
const VOICE = columns(
  SiteVoice,
  'kind',
  'position',
  'name',
  'about',
  'motto',
  'quote',
  'pictureId',
);
const ID = columns(SiteVoice, 'id');

export const VOICES = statement({
  takes: { withSamples: boolean, most: number },
  gives: { ...VOICE, ...columns(SiteVoice, 'id', 'isSample'), pictureKey: nullable(text) },
  sql: `select v.id, v.kind, v.position, v.name, v.about, v.motto, v.quote, v.picture_id as "pictureId", v.is_sample as "isSample",
      coalesce(picture.renditions->'medium'->>'key', picture.key) as "pictureKey"
    from site_voice v left join asset picture on picture.id = v.picture_id and picture.state = 'ready'
    where not v.is_sample or :withSamples order by v.kind, v.position, v.id limit :most`,
});
export type VoiceRow = RowOf<typeof VOICES>;

/** The video key is null while the video is being converted, too. */
export const SITE = statement({
  takes: {},
  gives: {
    ...columns(Site, 'announcesUpgrade'),
    videoKey: nullable(key),
    posterKey: nullable(text),
    captions: missionCaptions,
    isSample: missionIsSample,
  },
  sql: `select s.announces_upgrade as "announcesUpgrade", video.key as "videoKey",
      coalesce(poster.renditions->'medium'->>'key', poster.key) as "posterKey", s.mission_captions as captions,
      s.mission_is_sample as "isSample"
    from site s left join asset video on video.id = s.mission_video_id and video.state = 'ready'
      left join asset poster on poster.id = s.mission_poster_id and poster.state = 'ready'`,
});
export type SiteRow = RowOf<typeof SITE>;

export const ANNOUNCE_UPGRADE = statement({
  takes: columns(Site, 'announcesUpgrade'),
  gives: {},
  sql: 'update site set announces_upgrade = :announcesUpgrade',
});

export const SET_MISSION = statement({
  takes: { videoId: missionVideoId, posterId: missionPosterId, captions: missionCaptions },
  gives: {},
  sql: `update site set mission_video_id = :videoId, mission_poster_id = :posterId, mission_captions = :captions,
    mission_is_sample = false`,
});

export const ADD_VOICE = statement({
  takes: { ...VOICE, at: time },
  gives: ID,
  sql: `insert into site_voice (kind, position, name, about, motto, quote, picture_id, edited_at)
    values (:kind, :position, :name, :about, :motto, :quote, :pictureId, :at) returning id`,
});

/** Once edited, a voice is no longer a sample. */
export const CHANGE_VOICE = statement({
  takes: { ...VOICE, ...ID, at: time },
  gives: ID,
  sql: `update site_voice set kind = :kind, position = :position, name = :name, about = :about, motto = :motto, quote = :quote,
    picture_id = :pictureId, is_sample = false, edited_at = :at where id = :id returning id`,
});

export const REMOVE_VOICE = statement({
  takes: ID,
  gives: ID,
  sql: 'delete from site_voice where id = :id returning id',
});

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';

export type VoiceKind = 'founder' | 'testimonial';

/** Somebody who speaks on the public pages. */
export interface Voice {
  readonly kind: VoiceKind;
  /** Smaller ones come first. */
  readonly position: number;
  readonly name: string;
  /** Speciality and place, as "HPB Surgery · Chennai, India". */
  readonly about: string;
  /** For founders: a few words under the name. */
  readonly motto: string;
  readonly quote: string;
  readonly pictureId: number | null;
}

export interface VoiceRow extends Voice {
  readonly id: number;
  readonly isSample: boolean;
  readonly pictureKey: string | null;
}

export interface SiteRow {
  readonly announcesUpgrade: boolean;
  /** Null while the video is being made, too. */
  readonly videoKey: string | null;
  readonly posterKey: string | null;
  /** WebVTT. */
  readonly captions: string;
  readonly isSample: boolean;
}

/** A page of people is no list without an end: nobody has more founders. */
const MOST_VOICES = 60;
const COLUMNS = `v.id, v.kind, v.position, v.name, v.about, v.motto, v.quote, v.picture_id as "pictureId", v.is_sample as "isSample",
  coalesce(picture.renditions->'medium'->>'key', picture.key) as "pictureKey"`;

@Injectable()
export class SiteRepository {
  constructor(private readonly em: EntityManager) {}

  voices({ withSamples }: { withSamples: boolean }): Promise<VoiceRow[]> {
    return this.em.execute<VoiceRow[]>(
      `select ${COLUMNS} from site_voice v left join asset picture on picture.id = v.picture_id and picture.state = 'ready'
       where not v.is_sample or ? order by v.kind, v.position, v.id limit ?`,
      [withSamples, MOST_VOICES],
    );
  }

  async site(): Promise<SiteRow> {
    const [row] = await this.em.execute<SiteRow[]>(
      `select s.announces_upgrade as "announcesUpgrade", video.key as "videoKey",
         coalesce(poster.renditions->'medium'->>'key', poster.key) as "posterKey", s.mission_captions as captions,
         s.mission_is_sample as "isSample"
       from site s left join asset video on video.id = s.mission_video_id and video.state = 'ready'
         left join asset poster on poster.id = s.mission_poster_id and poster.state = 'ready'`,
    );
    if (!row) throw new Error('The site has no row of its own.');
    return row;
  }

  async announceUpgrade(announces: boolean): Promise<void> {
    await this.em.execute('update site set announces_upgrade = ?', [announces]);
  }

  async setMission({
    videoId,
    posterId,
    captions,
  }: {
    videoId: number;
    posterId: number | null;
    captions: string;
  }): Promise<void> {
    await this.em.execute(
      'update site set mission_video_id = ?, mission_poster_id = ?, mission_captions = ?, mission_is_sample = false',
      [videoId, posterId, captions],
    );
  }

  async addVoice(voice: Voice, at: Date): Promise<number> {
    const [row] = await this.em.execute<{ id: number }[]>(
      `insert into site_voice (kind, position, name, about, motto, quote, picture_id, edited_at) values (?, ?, ?, ?, ?, ?, ?, ?) returning id`,
      [...valuesOf(voice), at],
    );
    if (!row) throw new Error('The voice was not stored.');
    return row.id;
  }

  /** What an administrator has written is no sample any more. @returns whether there is such a voice */
  async changeVoice(id: number, voice: Voice, at: Date): Promise<boolean> {
    const rows = await this.em.execute<unknown[]>(
      `update site_voice set kind = ?, position = ?, name = ?, about = ?, motto = ?, quote = ?, picture_id = ?, is_sample = false, edited_at = ?
       where id = ? returning id`,
      [...valuesOf(voice), at, id],
    );
    return rows.length > 0;
  }

  async removeVoice(id: number): Promise<boolean> {
    return (
      (await this.em.execute<unknown[]>('delete from site_voice where id = ? returning id', [id]))
        .length > 0
    );
  }
}

const valuesOf = ({ kind, position, name, about, motto, quote, pictureId }: Voice) => [
  ...[kind, position, name, about, motto, quote, pictureId],
];

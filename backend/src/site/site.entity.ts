import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';

/** The public site's settings: a single row. */
@Entity({ tableName: 'site' })
export class Site {
  @PrimaryKey({ type: 'smallint', autoincrement: false, default: 1 })
  id!: number;

  @Property({ type: 'boolean', default: false })
  announcesUpgrade!: boolean;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'mission_video_id', nullable: true })
  missionVideoId!: number | null;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'mission_poster_id', nullable: true })
  missionPosterId!: number | null;

  @Property({ type: 'text', default: '' })
  missionCaptions!: string;

  @Property({ type: 'boolean', default: false })
  missionIsSample!: boolean;
}

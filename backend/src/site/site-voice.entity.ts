import { Entity, Enum, ManyToOne, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';

/** A founder, or a member's testimonial, on the public site. */
@Entity({ tableName: 'site_voice' })
export class SiteVoice {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Enum({ items: ['founder', 'testimonial'] })
  kind!: 'founder' | 'testimonial';

  @Property({ type: 'integer' })
  position!: number;

  @Property({ type: 'text' })
  name!: string;

  @Property({ type: 'text' })
  about!: string;

  @Property({ type: 'text' })
  motto!: string;

  @Property({ type: 'text' })
  quote!: string;

  @ManyToOne({ entity: 'Asset', mapToPk: true, fieldName: 'picture_id', nullable: true })
  pictureId!: number | null;

  @Property({ type: 'boolean', default: false })
  isSample!: boolean;

  @Property({ type: 'datetime' })
  editedAt!: Date;
}

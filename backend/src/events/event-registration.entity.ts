import { Entity, ManyToOne, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** A member's registration for an event. */
@Entity({ tableName: 'event_registration' })
export class EventRegistration {
  [PrimaryKeyProp]?: ['eventId', 'memberId'];

  @ManyToOne({ entity: 'Event', mapToPk: true, fieldName: 'event_id', primary: true })
  eventId!: number;

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'member_id', primary: true })
  memberId!: number;

  @Property({ type: 'datetime' })
  createdAt!: Date;

  /** When the member joined during the event. */
  @Property({ type: 'datetime', nullable: true })
  attendedAt!: Date | null;

  /** Created with the first certificate. */
  @Property({ type: 'text', nullable: true })
  certificateCode!: string | null;

  @Property({ type: 'text', nullable: true })
  timeZone!: string | null;
}

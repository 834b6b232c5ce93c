import { Entity, OneToOne, Property } from '@mikro-orm/core';
import { UNLESS_CHOSEN } from './asking.rules';

/** When a member may be asked. Members who have not changed anything have no row. */
@Entity({ tableName: 'asking_preference' })
export class AskingPreference {
  @OneToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id', primary: true })
  accountId: number;

  @Property({ type: 'boolean', default: true })
  takes: boolean = UNLESS_CHOSEN.takes;

  /** Per 24 hours. */
  @Property({ type: 'smallint', default: 2 })
  maxPerDay: number = UNLESS_CHOSEN.maxPerDay;

  /** ISO 639-1 codes. */
  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'::text[]" })
  languages: string[] = [];

  /** An IANA name; null for that of the browser used last. */
  @Property({ type: 'text', nullable: true })
  timeZone: string | null = null;

  /** HH:mm, like `quietTo`. */
  @Property({ type: 'text', default: '22:00' })
  quietFrom: string = UNLESS_CHOSEN.quietFrom;

  @Property({ type: 'text', default: '07:00' })
  quietTo: string = UNLESS_CHOSEN.quietTo;

  /** Whether no push is sent in the quiet hours, whatever it is about. */
  @Property({ type: 'boolean', default: false })
  quietPushes: boolean = UNLESS_CHOSEN.quietPushes;

  constructor(accountId: number) {
    this.accountId = accountId;
  }
}

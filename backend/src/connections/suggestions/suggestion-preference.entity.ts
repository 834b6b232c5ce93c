import { Entity, OneToOne, Property } from '@mikro-orm/core';

/** Whether a member takes part in suggestions. Members who have not changed this have no row. */
@Entity({ tableName: 'suggestion_preference' })
export class SuggestionPreference {
  @OneToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id', primary: true })
  accountId!: number;

  @Property({ type: 'boolean', default: true })
  isSuggested: boolean = true;
}

import { Entity, PrimaryKey } from '@mikro-orm/core';

/** A word that occurs in the search's keys. Triggers maintain it. */
@Entity({ tableName: 'surgeon_word' })
export class SurgeonWord {
  @PrimaryKey({ type: 'text' })
  word!: string;
}

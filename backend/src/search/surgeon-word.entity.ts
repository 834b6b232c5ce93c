import { Entity, PrimaryKey } from '@mikro-orm/core';

/** A word in the search keys. Maintained by triggers. */
@Entity({ tableName: 'surgeon_word' })
export class SurgeonWord {
  @PrimaryKey({ type: 'text' })
  word!: string;
}

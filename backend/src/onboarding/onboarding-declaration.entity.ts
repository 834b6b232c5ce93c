import { Entity, Enum, ManyToOne, PrimaryKey, PrimaryKeyProp, Property } from '@mikro-orm/core';

/** What a member declared when completing an onboarding step. */
@Entity({ tableName: 'onboarding_declaration' })
export class OnboardingDeclaration {
  [PrimaryKeyProp]?: ['accountId', 'step'];

  @ManyToOne({ entity: 'Account', mapToPk: true, fieldName: 'account_id', primary: true })
  accountId!: number;

  @PrimaryKey({ type: 'smallint' })
  step!: number;

  @Enum({ items: ['accepted', 'not asked'] })
  terms!: 'accepted' | 'not asked';

  @Enum({ items: ['accepted', 'not asked'] })
  declaration!: 'accepted' | 'not asked';

  @Property({ type: 'datetime' })
  declaredAt!: Date;
}

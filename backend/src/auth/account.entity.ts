import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';
import type { StaffRole } from '../wire/access';

export type LoginType = 'ID_PASS' | 'third_party';
export type Role = 'member' | 'admin';
/** What a member may do for the network without being an administrator. */
export type Duty = 'moderator' | 'editor';

/** Steps 1 and 2 done make a member. */
export const MEMBER_FROM_STEP = 2;

/** Two addresses that look the same are the same account. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`;
}

export function rolesOf(account: { role: Role; duties: readonly Duty[] }): StaffRole[] {
  return [...(account.role === 'admin' ? (['admin'] as const) : []), ...account.duties];
}

interface Greeted {
  readonly firstName: string;
  readonly lastName: string;
  readonly emailVerifiedAt?: Date | null;
}

/**
 * How a mail begins. Google and Apple may tell no name, and a name is only asked for in step 1. An address that nobody has verified
 * may be a stranger's, who gets none of the words that were typed with it.
 */
export function greetingOf(person: Greeted): string {
  const name = person.emailVerifiedAt === null ? '' : fullName(person).trim();
  return name ? `Dear Dr. ${name},` : 'Dear colleague,';
}

interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
  readonly now: Date;
}

/** A person's access to the network. Its id is the member's id everywhere. */
@Entity({ tableName: 'account' })
export class Account {
  @PrimaryKey({ type: idColumn, generated: 'identity' })
  id!: number;

  @Property({ type: 'text' })
  email: string;

  @Property({ type: 'text' })
  emailKey: string;

  @Property({ type: 'text', nullable: true, lazy: true })
  passwordHash: string | null;

  @Property({ type: 'datetime', nullable: true })
  passwordChangedAt: Date | null = null;

  /** Since when a log-in with the password, Google or Apple asks for a code of the authenticator app, too. */
  @Property({ type: 'datetime', nullable: true })
  secondStepAt: Date | null = null;

  @Property({ type: 'text' })
  firstName: string;

  @Property({ type: 'text' })
  lastName: string;

  @Enum({ items: ['ID_PASS', 'third_party'] })
  loginType: LoginType;

  @Enum({ items: ['member', 'admin'], default: 'member' })
  role: Role = 'member';

  @Property({ type: 'array', columnType: 'text[]', defaultRaw: "'{}'::text[]" })
  duties: Duty[] = [];

  @Property({ type: 'datetime', nullable: true })
  emailVerifiedAt: Date | null = null;

  /** The highest onboarding step completed, 0 to 4. */
  @Property({ type: 'smallint', default: 0 })
  onboardingStep = 0;

  @Property({ type: 'datetime' })
  createdAt: Date;

  @Property({ type: 'datetime', nullable: true })
  suspendedUntil: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  lastLogInAt: Date;

  /** Of the browser that was used last, by its IANA name. */
  @Property({ type: 'text', nullable: true })
  timeZone: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  inactivityWarnedAt: Date | null = null;

  /** Since when the account is neither found nor shown; a log-in ends it. */
  @Property({ type: 'datetime', nullable: true })
  deactivatedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;

  constructor(from: NewAccount) {
    this.email = from.email.trim().toLowerCase();
    this.emailKey = emailKey(from.email);
    this.firstName = from.firstName;
    this.lastName = from.lastName;
    this.passwordHash = from.passwordHash;
    this.loginType = from.passwordHash === null ? 'third_party' : 'ID_PASS';
    this.createdAt = from.now;
    this.lastLogInAt = from.now;
  }

  get fullName(): string {
    return fullName(this);
  }

  get isMember(): boolean {
    return this.onboardingStep >= MEMBER_FROM_STEP;
  }

  /** A step is completed once; doing an earlier one again changes nothing here. */
  completeStep(step: number): void {
    this.onboardingStep = Math.max(this.onboardingStep, step);
  }

  verifyEmail(now: Date): void {
    this.emailVerifiedAt ??= now;
  }
}

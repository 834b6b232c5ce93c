import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/core';
import { idColumn } from '../platform/database/columns';
import { isolated } from '../platform/members-words.rules';
import type { StaffRole } from '../wire/access';
import { canonicalEmail } from '../wire/email-address';

export type LoginType = 'ID_PASS' | 'third_party';
export type Role = 'member' | 'admin';
/** Roles a member can have without being an administrator. */
export type Duty = 'moderator' | 'editor';

/** Completing onboarding steps 1 and 2 makes a member. */
export const MEMBER_FROM_STEP = 2;

/**
 * Refuses doubles: an address that looks like that of an account gets no account of its own. It may
 * be another mailbox, so whoever must be its owner is compared by `canonicalEmail`.
 */
export function emailKey(email: string): string {
  return canonicalEmail(email).normalize('NFKC').toLowerCase();
}

/** People of one name have no last name. */
export function fullName(person: { firstName: string; lastName: string }): string {
  return `${person.firstName} ${person.lastName}`.trim();
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
 * The greeting of an email. Google and Apple may supply no name, and a name is only asked for in
 * step 1. An unverified address may belong to a stranger, so the email must not repeat a name typed
 * by somebody else.
 */
export function greetingOf(person: Greeted): string {
  const name = person.emailVerifiedAt === null ? '' : fullName(person).trim();
  return name ? `Dear Dr. ${isolated(name)},` : 'Dear colleague,';
}

interface NewAccount {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly passwordHash: string | null;
  readonly now: Date;
}

/** A person's access to the network. Its id is used as the member id everywhere. */
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

  /** Since when signing in with a password, Google or Apple also requires an authenticator code. */
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

  /** When step 2 was completed; null before, and for members from before 26 November 2026. */
  @Property({ type: 'datetime', nullable: true })
  memberSince: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  suspendedUntil: Date | null = null;

  @Property({ type: 'datetime', defaultRaw: 'now()' })
  lastLogInAt: Date;

  /** IANA name of the time zone of the browser used last. */
  @Property({ type: 'text', nullable: true })
  timeZone: string | null = null;

  @Property({ type: 'datetime', nullable: true })
  inactivityWarnedAt: Date | null = null;

  /** Since when the account is hidden from searches and pages; signing in ends this. */
  @Property({ type: 'datetime', nullable: true })
  deactivatedAt: Date | null = null;

  @Property({ type: 'datetime', nullable: true })
  deletedAt: Date | null = null;

  constructor(from: NewAccount) {
    this.email = canonicalEmail(from.email);
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

  /** Completing an earlier step again changes nothing. */
  completeStep(step: number, now: Date): void {
    if (!this.isMember && step >= MEMBER_FROM_STEP) this.memberSince = now;
    this.onboardingStep = Math.max(this.onboardingStep, step);
  }

  verifyEmail(now: Date): void {
    this.emailVerifiedAt ??= now;
  }
}

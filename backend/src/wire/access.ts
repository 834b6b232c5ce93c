import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

/** Until a moment, or until the member has confirmed the address or the number of the account. */
export type Restriction = { readonly until: Date } | { readonly confirm: 'email' | 'phone' };

/** Moderators decide about reports, appeals and registrations, editors publish, administrators do everything. */
export type StaffRole = 'admin' | 'moderator' | 'editor';

/** Who is asking. It comes from the session alone. */
export interface Actor {
  readonly memberId: number;
  readonly sessionId: number;
  /** Onboarding until steps 1 and 2 are done. */
  readonly state: 'onboarding' | 'member';
  /** The highest onboarding step completed, 0 to 4. */
  readonly step: number;
  readonly isAdmin: boolean;
  /** What they do for the network besides being a member. */
  readonly roles: readonly StaffRole[];
  readonly loginType: 'ID_PASS' | 'third_party';
  /** Set while the member may read but not write. */
  readonly restriction?: Restriction | undefined;
  /** By cookie in a browser, by Bearer token elsewhere. */
  readonly by: 'cookie' | 'token';
  /** Whether a log-in asks for a code of an authenticator app, too. */
  readonly hasSecondStep: boolean;
  /** Has to turn the second step on before anything else answers. */
  readonly owesSecondStep: boolean;
  /** When it was last shown that it is them: by the log-in, or once more since. */
  readonly confirmedAt: Date;
}

export type Access = 'public' | 'onboarding' | 'admin' | readonly StaffRole[];

export const ACCESS = Symbol('access');
export const READS = Symbol('reads');
export const WHILE_RESTRICTED = Symbol('while-restricted');
export const CONFIRMED_IDENTITY = Symbol('confirmed-identity');
export const BEFORE_SECOND_STEP = Symbol('before-second-step');
export const CALLER_WORDS = Symbol('caller-words');

/** Anybody may call it. Without one of these four a call is for members. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Anybody signed in may call it, also while onboarding. */
export const Onboarding = () => SetMetadata(ACCESS, 'onboarding' satisfies Access);
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);
/** For whoever has one of these roles, and for administrators, who may do everything. */
export const ForRoles = (...roles: Exclude<StaffRole, 'admin'>[]) =>
  SetMetadata(ACCESS, roles satisfies Access);

export function hasRole({ roles }: Pick<Actor, 'roles'>, ...wanted: StaffRole[]): boolean {
  return roles.includes('admin') || wanted.some((role) => roles.includes(role));
}

export const NO_SESSION = Symbol('no session');

/** A call that carries a credential of its own: whoever else is signed in counts for nothing, nor does the page that it comes from. */
export const WithoutSession = () => SetMetadata(NO_SESSION, true);

/**
 * A write that stays possible for a member who may read but not write. Without it a restricted member is refused. It is for what
 * concerns the member's own account, takes something back, or protects the member or a patient (docs/decisions.md).
 */
export const WhileRestricted = () => SetMetadata(WHILE_RESTRICTED, true);

/**
 * For risky changes: the caller must have logged in or confirmed their identity within the last ten minutes. Older apps log in to leave:
 * `exceptTokens` lets a Bearer token do without (contract section 16).
 */
export const ConfirmedIdentity = (options: { exceptTokens?: true } = {}) =>
  SetMetadata(CONFIRMED_IDENTITY, options);

/** Answers an administrator who has yet to turn the second step on: what leads there. */
export const BeforeSecondStep = () => SetMetadata(BEFORE_SECOND_STEP, true);

/** Further body words that name the caller here and nowhere else (`id`). */
export const CallerWords = (...words: string[]) => SetMetadata(CALLER_WORDS, words);

export interface ActingRequest extends Request {
  actor?: Actor;
}

/** The member who asks; in a public call undefined for visitors. */
export const CurrentMember = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<ActingRequest>().actor,
);

/** Whether a call that reads may note what was seen: as GET it changes nothing. */
export const NotesWhatIsSeen = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<ActingRequest>().method === 'POST',
);

const CONFIRMED_MS = 10 * 60_000;
/** A confirmation dated further ahead than this is ignored: the clock has been set back since. */
const AHEAD_MS = 5 * 60_000;

/** Until when whoever was confirmed then counts as confirmed. */
export const confirmedUntil = (at: Date) => new Date(at.getTime() + CONFIRMED_MS);

export function isConfirmed(at: Date, now: Date): boolean {
  return now < confirmedUntil(at) && at.getTime() <= now.getTime() + AHEAD_MS;
}

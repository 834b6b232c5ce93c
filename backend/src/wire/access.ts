import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

/**
 * Lasts until a date, or until the member has confirmed the account's email address or phone
 * number.
 */
export type Restriction = { readonly until: Date } | { readonly confirm: 'email' | 'phone' };

/**
 * Moderators decide about reports, appeals and registrations, editors publish, administrators can
 * do everything.
 */
export type StaffRole = 'admin' | 'moderator' | 'editor';

/** The caller, taken from the session alone. */
export interface Actor {
  readonly memberId: number;
  readonly sessionId: number;
  /** `onboarding` until steps 1 and 2 are done. */
  readonly state: 'onboarding' | 'member';
  /** The highest onboarding step completed, 0 to 4. */
  readonly step: number;
  readonly isAdmin: boolean;
  /** Staff roles. */
  readonly roles: readonly StaffRole[];
  readonly loginType: 'ID_PASS' | 'third_party';
  /** Set while the member can read but not write. */
  readonly restriction?: Restriction | undefined;
  /** Browsers send a cookie, apps a bearer token. */
  readonly by: 'cookie' | 'token';
  /** Whether a log-in also requires an authenticator code. */
  readonly hasSecondStep: boolean;
  /** The second step must be turned on before any other request is allowed. */
  readonly owesSecondStep: boolean;
  /** When the identity was last confirmed: by logging in or by confirming it since. */
  readonly confirmedAt: Date;
}

export type Access = 'public' | 'onboarding' | 'admin' | readonly StaffRole[];

export const ACCESS = Symbol('access');
export const READS = Symbol('reads');
export const WHILE_RESTRICTED = Symbol('while-restricted');
export const CONFIRMED_IDENTITY = Symbol('confirmed-identity');
export const BEFORE_SECOND_STEP = Symbol('before-second-step');

/** Open to everyone. Without one of these four decorators an endpoint is for members. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Open to anyone signed in, also during onboarding. */
export const Onboarding = () => SetMetadata(ACCESS, 'onboarding' satisfies Access);
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);
/** For members with one of these roles, and for administrators. */
export const ForRoles = (...roles: Exclude<StaffRole, 'admin'>[]) =>
  SetMetadata(ACCESS, roles satisfies Access);

export function hasRole({ roles }: Pick<Actor, 'roles'>, ...wanted: StaffRole[]): boolean {
  return roles.includes('admin') || wanted.some((role) => roles.includes(role));
}

export const NO_SESSION = Symbol('no session');

/** An endpoint with a credential of its own: sessions are ignored, and so is the Origin. */
export const WithoutSession = () => SetMetadata(NO_SESSION, true);

/**
 * Marks a write that restricted members may make; all others are refused for them. Meant for the
 * member's own account, for taking something back, and for protecting the member or a patient
 * (D-241).
 */
export const WhileRestricted = () => SetMetadata(WHILE_RESTRICTED, true);

/**
 * For risky changes: the caller must have logged in or confirmed their identity within the last ten
 * minutes. Older apps log in again before deleting an account: `exceptTokens` exempts Bearer tokens
 * (contract, section 16).
 */
export const ConfirmedIdentity = (options: { exceptTokens?: true } = {}) =>
  SetMetadata(CONFIRMED_IDENTITY, options);

/** Marks endpoints needed for turning the second step on, which stay open until that is done. */
export const BeforeSecondStep = () => SetMetadata(BEFORE_SECOND_STEP, true);

export interface ActingRequest extends Request {
  actor?: Actor;
}

/** The calling member; undefined for visitors in a public endpoint. */
export const CurrentMember = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<ActingRequest>().actor,
);

/** Whether a read may record what was seen: as a GET it must not change anything. */
export const NotesWhatIsSeen = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<ActingRequest>().method === 'POST',
);

const CONFIRMED_MS = 10 * 60_000;
/**
 * Confirmations dated further in the future than this are ignored: the clock has been set back
 * since.
 */
const AHEAD_MS = 5 * 60_000;

/** When a confirmation made at this time expires. */
export const confirmedUntil = (at: Date) => new Date(at.getTime() + CONFIRMED_MS);

export function isConfirmed(at: Date, now: Date): boolean {
  return now < confirmedUntil(at) && at.getTime() <= now.getTime() + AHEAD_MS;
}

import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

/** Until a moment, or until the member has confirmed the address or the number of the account. */
export type Restriction = { readonly until: Date } | { readonly confirm: 'email' | 'phone' };

/** Who is asking. It comes from the session alone. */
export interface Actor {
  readonly memberId: number;
  readonly sessionId: number;
  /** Onboarding until steps 1 and 2 are done. */
  readonly state: 'onboarding' | 'member';
  /** The highest onboarding step completed, 0 to 4. */
  readonly step: number;
  readonly isAdmin: boolean;
  readonly loginType: 'ID_PASS' | 'third_party';
  /** Set while the member may read but not write. */
  readonly restriction?: Restriction | undefined;
  /** By cookie in a browser, by Bearer token elsewhere. */
  readonly by: 'cookie' | 'token';
  readonly signedInAt: Date;
}

export type Access = 'public' | 'onboarding' | 'admin';

export const ACCESS = Symbol('access');
export const READS = Symbol('reads');
export const WHILE_RESTRICTED = Symbol('while-restricted');
export const CALLER_WORDS = Symbol('caller-words');

/** Anybody may call it. Without one of these three a call is for members. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Anybody signed in may call it, also while onboarding. */
export const Onboarding = () => SetMetadata(ACCESS, 'onboarding' satisfies Access);
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);

/**
 * A write that stays possible for a member who may read but not write. Without it a restricted member is refused. It is for what
 * concerns the member's own account, takes something back, or protects the member or a patient (docs/decisions.md).
 */
export const WhileRestricted = () => SetMetadata(WHILE_RESTRICTED, true);

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

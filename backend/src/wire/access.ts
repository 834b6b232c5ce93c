import { createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import type { Request } from 'express';

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
  /** By cookie in a browser, by Bearer token elsewhere. */
  readonly by: 'cookie' | 'token';
  readonly signedInAt: Date;
}

export type Access = 'public' | 'onboarding' | 'admin';

export const ACCESS = Symbol('access');
export const READS = Symbol('reads');
export const CALLER_WORDS = Symbol('caller-words');

/** Anybody may call it. Without one of these three a call is for members. */
export const Public = () => SetMetadata(ACCESS, 'public' satisfies Access);
/** Anybody signed in may call it, also while onboarding. */
export const Onboarding = () => SetMetadata(ACCESS, 'onboarding' satisfies Access);
export const AdminOnly = () => SetMetadata(ACCESS, 'admin' satisfies Access);

/** A POST that only reads: a foreign caller id in it is ignored, and it counts as a read. */
export const Reads = () => SetMetadata(READS, true);

/** Further body words that name the caller here and nowhere else (`id`). */
export const CallerWords = (...words: string[]) => SetMetadata(CALLER_WORDS, words);

export interface ActingRequest extends Request {
  actor?: Actor;
}

/** The member who asks; in a public call undefined for visitors. */
export const Asking = createParamDecorator(
  (_: unknown, context: ExecutionContext) =>
    context.switchToHttp().getRequest<ActingRequest>().actor,
);

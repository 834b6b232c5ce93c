import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { Log } from '../../platform/logging/log';
import { type Reason, Refusal } from '../../refusal';
import type { SignInProblem } from './sign-in-problem.rules';

const PROBLEMS: Partial<Record<Reason, SignInProblem>> = {
  'auth.social-invalid': 'social-invalid',
  'auth.social-unverified': 'social-unverified',
  'auth.social-unavailable': 'social-unavailable',
  'auth.email-taken': 'social-look-alike',
  'auth.account-deleted': 'social-deleted',
  'auth.suspended': 'social-suspended',
  'auth.suspended-until-lifted': 'social-suspended',
};

/** Ends a flow at the log-in page with a message. */
export class FlowProblem extends Error {
  constructor(readonly problem: SignInProblem) {
    super(problem);
  }
}

/** An error on the way to a provider or back. */
export class SocialProblem extends Error {
  constructor(override readonly cause: unknown) {
    super('a log-in through a provider failed');
  }
}

/**
 * Redirects browsers to the log-in page with a message, without echoing anything from the provider.
 */
@Catch(SocialProblem)
export class SocialProblemFilter implements ExceptionFilter<SocialProblem> {
  constructor(private readonly log: Log) {}

  catch({ cause }: SocialProblem, host: ArgumentsHost): void {
    const known =
      cause instanceof FlowProblem
        ? cause.problem
        : cause instanceof Refusal
          ? PROBLEMS[cause.reason]
          : undefined;
    if (!known) this.log.error({ err: cause }, 'a log-in through a provider failed');
    const response = host.switchToHttp().getResponse<Response>();
    response.redirect(303, `/login?problem=${known ?? 'social-unavailable'}`);
  }
}

import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Settings } from '../platform/config/settings';
import { dayInWords } from '../platform/day-in-words';
import { isOwnOrigin, isSafeMethod } from '../platform/http/origin';
import { templateOf } from '../platform/http/route-names';
import { forgetInRequest, onceInRequest } from '../platform/logging/request-context';
import { Refusal } from '../refusal';
import {
  ACCESS,
  type Access,
  type ActingRequest,
  type Actor,
  BEFORE_SECOND_STEP,
  CONFIRMED_IDENTITY,
  hasRole,
  isConfirmed,
  NO_SESSION,
  READS,
  type Restriction,
  WHILE_RESTRICTED,
} from './access';
import { callerWordsOf } from './caller-words';
import { decorated } from './decorated';

/** Finds the session behind a request. Implemented by the auth domain. */
export abstract class Callers {
  abstract find(request: Pick<Request, 'headers'>): Promise<Actor | undefined>;
  /** Those of these sessions that are still valid. */
  abstract living(sessionIds: readonly number[]): Promise<Set<number>>;
}

const CALLER_HEADERS = ['id', 'token'];

/**
 * Denies by default. Checks who is calling, whether they may, whether they act for themselves, and
 * whether they may write.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly callers: Callers,
    private readonly settings: Settings,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<ActingRequest>();
    const access = decorated<Access>(ACCESS, context);
    if (decorated<boolean>(NO_SESSION, context)) return this.admitWithoutSession(request);
    const writes = !isSafeMethod(request.method) && !decorated<boolean>(READS, context);
    const actor = await this.callerOf(request, writes);
    if (actor && writes) this.checkOrigin(request, actor);
    request.actor = actor;
    if (access === 'public') {
      if (actor && writes) await this.checkCaller(request, actor, callerWordsOf(context));
      return true;
    }
    this.admit(actor, access);
    if (actor.owesSecondStep && !decorated<boolean>(BEFORE_SECOND_STEP, context))
      throw new Refusal('auth.second-step-owed');
    if (writes) {
      await this.checkCaller(request, actor, callerWordsOf(context));
      if (actor.restriction && !decorated<boolean>(WHILE_RESTRICTED, context))
        throw refusalOf(actor.restriction);
      this.demandConfirmed(actor, context);
    }
    return true;
  }

  private admitWithoutSession({ method }: Request): true {
    if (!isSafeMethod(method)) forgetInRequest();
    return true;
  }

  /** Reads made for the same page look up the caller once. */
  private callerOf(request: Request, writes: boolean): Promise<Actor | undefined> {
    const { authorization = '', cookie = '', 'page-of': pageOf = '' } = request.headers;
    if (!writes)
      return onceInRequest(`caller ${authorization} ${cookie} ${String(pageOf)}`, () =>
        this.callers.find(request),
      );
    forgetInRequest();
    return this.callers.find(request);
  }

  /**
   * Cookies are sent automatically, so a cookie only authorises a change together with our own
   * Origin.
   */
  private checkOrigin(request: Request, actor: Actor): void {
    if (actor.by === 'cookie' && !isOwnOrigin(request, this.settings))
      throw new Refusal('request.foreign-origin');
  }

  private admit(actor: Actor | undefined, access: Access | undefined): asserts actor is Actor {
    if (!actor) throw new Refusal('session.missing');
    if (access === 'admin' && !actor.isAdmin) throw new Refusal('admin-only');
    if (typeof access === 'object' && !hasRole(actor, ...access)) throw new Refusal('role-only');
    if (access !== 'onboarding' && actor.state === 'onboarding')
      throw new Refusal('onboarding.incomplete');
  }

  private demandConfirmed(actor: Actor, context: ExecutionContext): void {
    const asked = decorated<{ exceptTokens?: true }>(CONFIRMED_IDENTITY, context);
    if (!asked || (asked.exceptTokens && actor.by === 'token')) return;
    if (!isConfirmed(actor.confirmedAt, this.clock.now()))
      throw new Refusal('auth.identity-unconfirmed', { besides: { confirm: true } });
  }

  private async checkCaller(
    request: Request,
    actor: Actor,
    words: readonly string[],
  ): Promise<void> {
    if (!namesSomeoneElse(request, actor, words)) return;
    await this.audit.write({
      actorId: actor.memberId,
      action: 'foreign-caller-id',
      object: templateOf(request) ?? 'none',
      result: 'refused',
      address: request.ip,
    });
    throw new Refusal('request.foreign-caller');
  }
}

function refusalOf(restriction: Restriction): Refusal {
  if ('confirm' in restriction)
    return new Refusal(
      restriction.confirm === 'email' ? 'restricted.confirm-email' : 'restricted.confirm-phone',
    );
  return new Refusal('restricted.until', { values: { date: dayInWords(restriction.until) } });
}

/** Whether the body or a header of this request claims to be another member. */
export function namesSomeoneElse(
  request: Pick<Request, 'body' | 'headers'>,
  actor: Actor,
  words: readonly string[],
): boolean {
  const body = (request.body ?? {}) as Record<string, unknown>;
  const named = words.filter((word) => Object.hasOwn(body, word)).map((word) => body[word]);
  const headers = CALLER_HEADERS.map((name) => request.headers[name]).filter((value) =>
    /^\d+$/.test(String(value ?? '')),
  );
  return [...named, ...headers].some(
    (value) => value !== '' && value !== null && !isIdOf(actor, value),
  );
}

/** A list or an object is never an id, and may not even be convertible to a string. */
function isIdOf({ memberId }: Actor, value: unknown): boolean {
  if (typeof value !== 'string' && typeof value !== 'number') return false;
  return String(value).trim() === String(memberId);
}

import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { timeOf } from '../../platform/database/columns';
import { onceInRequest } from '../../platform/logging/request-context';
import { isZone } from '../../platform/time-zones.rules';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { Account, MEMBER_FROM_STEP, rolesOf } from '../account.entity';
import { InactivityService } from '../inactivity/inactivity.service';
import { restrictionOf } from '../measures/restriction';
import { owesSecondStep } from '../second-step.policy';
import { END_TICKETS } from '../tickets/tickets.sql';
import { ACCESS_TOKEN_SECONDS, digest, Tokens } from '../tokens';
import { MemberRecords } from './member-records';
import { NewSignInService } from './new-sign-in.service';
import { Session } from './session.entity';
import {
  ADD_REFRESH_TOKEN,
  END_BY_REFRESH_TOKEN,
  END_OWN_SESSION,
  LIVING_AMONG,
  LIVING_SESSION,
  LOCK_REFRESH_TOKEN,
  type SessionRow,
  SPEND_REFRESH_TOKEN,
} from './session.sql';
import type { OpenSession, SessionKey } from './session-rows';

const HOUR_MS = 3_600_000;
export const SESSION_MS = 12 * HOUR_MS;
export const REMEMBERED_SESSION_MS = 30 * 24 * HOUR_MS;
/** The maximum time since log-in, however much a session is used. */
const LONGEST_SESSION_MS = 90 * 24 * HOUR_MS;
/** Two tabs may use the same refresh token at the same time. */
const REFRESH_GRACE_MS = 10_000;
/** The last use of a session is stored at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;
const DEVICE_MAX = 200;

export interface NewSession {
  readonly memberId: number;
  readonly remember: boolean;
  readonly device: string;
  readonly address: string | undefined;
  /** Browsers get a cookie; other clients only the token pair. */
  readonly browser: boolean;
}

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** The lifetime of the access token, in seconds. */
  readonly expiresIn: number;
}

export interface StartedSession extends TokenPair {
  readonly sessionId: number;
  readonly cookie: string | undefined;
  readonly cookieSeconds: number | undefined;
}

/** The key under which a request caches the caller's record. */
export const recordKey = (memberId: number) => `member-record ${memberId}`;

/**
 * Sessions are only stored in PostgreSQL, so ending one affects every process with the next
 * request.
 */
@Injectable()
export class SessionsService {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly tokens: Tokens,
    private readonly newSignIns: NewSignInService,
    private readonly records: MemberRecords,
    private readonly inactivity: InactivityService,
    private readonly settings: Settings,
  ) {}

  async start(session: NewSession): Promise<StartedSession> {
    const now = this.clock.now();
    const cookie = session.browser ? this.tokens.newSecret() : undefined;
    const lifetime = session.remember ? REMEMBERED_SESSION_MS : SESSION_MS;
    const device = session.device.slice(0, DEVICE_MAX);
    const sessionId = await this.em.insert(Session, {
      accountId: session.memberId,
      cookieHash: cookie ? digest(cookie) : null,
      remember: session.remember,
      device,
      address: session.address ?? null,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifetime),
    });
    await this.newSignIns.watch({ id: sessionId, memberId: session.memberId, device });
    await this.inactivity.loggedIn(session.memberId);
    const refreshToken = this.tokens.newSecret();
    await this.keepRefreshToken(sessionId, refreshToken, now);
    const pair = await this.pair({ memberId: session.memberId, sessionId }, refreshToken, now);
    return {
      ...pair,
      sessionId,
      cookie,
      cookieSeconds: session.remember ? REMEMBERED_SESSION_MS / 1_000 : undefined,
    };
  }

  /** @param zone the browser's time zone, stored in the account if it has changed */
  async findByCookie(cookie: string, zone?: string): Promise<Actor | undefined> {
    return this.find({ cookieHash: digest(cookie) }, 'cookie', zone);
  }

  async living(sessionIds: readonly number[]): Promise<Set<number>> {
    const rows = await LIVING_AMONG.rows(this.em, { ids: sessionIds, now: this.clock.now() });
    return new Set(rows.map(({ id }) => id));
  }

  async findByAccessToken(token: string, zone?: string): Promise<Actor | undefined> {
    const claims = await this.tokens.read(token);
    if (!claims) return undefined;
    const actor = await this.find({ sessionId: claims.sessionId }, 'token', zone);
    return actor?.memberId === claims.memberId ? actor : undefined;
  }

  /**
   * Exchanges a refresh token for a new pair. Used again within 10 seconds, it returns the same
   * pair; later, or if it appears to have been used in the future because the clock was set back,
   * the whole session ends.
   * @throws Refusal `auth.refresh-token-dead`
   */
  async refresh(refreshToken: string): Promise<TokenPair> {
    const pair = await this.em.transactional(() => this.spend(refreshToken));
    if (!pair) throw new Refusal('auth.refresh-token-dead');
    return pair;
  }

  async end(sessionId: number): Promise<void> {
    const endedAt = this.clock.now();
    await this.em.nativeUpdate(Session, { id: sessionId, endedAt: null }, { endedAt });
  }

  async endByRefreshToken(refreshToken: string): Promise<void> {
    const tokenHash = digest(refreshToken);
    await END_BY_REFRESH_TOKEN.rows(this.em, { tokenHash, now: this.clock.now() });
  }

  /** The open sessions of the member, most recently used first; at most fifty. */
  async openOf(actor: Actor): Promise<OpenSession[]> {
    const open = await this.em.find(
      Session,
      { accountId: actor.memberId, endedAt: null, expiresAt: { $gt: this.clock.now() } },
      {
        fields: ['device', 'createdAt', 'lastSeenAt'],
        orderBy: { lastSeenAt: 'desc', id: 'desc' },
        limit: 50,
        disableIdentityMap: true,
      },
    );
    return open.map(({ id, device, createdAt, lastSeenAt }) => ({
      id,
      device,
      lastSeenAt,
      signedInAt: createdAt,
      isCurrent: id === actor.sessionId,
    }));
  }

  /** @throws Refusal `not-found` for another member's session */
  async endOne(actor: Actor, sessionId: number): Promise<void> {
    const one = { id: sessionId, accountId: actor.memberId, now: this.clock.now() };
    if (!(await END_OWN_SESSION.first(this.em, one))) throw new Refusal('not-found');
  }

  /** Also ends log-ins that wait for their second step. */
  async endAll(memberId: number, exceptSessionId = 0): Promise<void> {
    await END_TICKETS.rows(this.em, { accountId: memberId });
    await this.em.nativeUpdate(
      Session,
      { accountId: memberId, id: { $ne: exceptSessionId }, endedAt: null },
      { endedAt: this.clock.now() },
    );
  }

  /** Returns undefined instead of throwing if the session dies, so that its end is committed. */
  private async spend(refreshToken: string): Promise<TokenPair | undefined> {
    const now = this.clock.now();
    const token = await LOCK_REFRESH_TOKEN.first(this.em, { tokenHash: digest(refreshToken) });
    if (!token) return undefined;
    const session = await LIVING_SESSION.first(this.em, { id: token.sessionId, now });
    if (!session) return undefined;
    const spentAt = timeOf(token.spentAt);
    if (spentAt && Math.abs(now.getTime() - spentAt.getTime()) > REFRESH_GRACE_MS) {
      await this.end(session.sessionId);
      return undefined;
    }
    const next = this.tokens.successor(refreshToken);
    if (!spentAt) await this.rotate(session, refreshToken, next);
    const { accountId: memberId, sessionId } = session;
    return this.pair({ memberId, sessionId }, next, spentAt ?? now);
  }

  private async rotate(session: SessionRow, spent: string, next: string): Promise<void> {
    const now = this.clock.now();
    await SPEND_REFRESH_TOKEN.rows(this.em, { tokenHash: digest(spent), now });
    await this.keepRefreshToken(session.sessionId, next, now);
    await this.prolong(session, now);
  }

  private async find(
    key: SessionKey,
    by: Actor['by'],
    zone: string | undefined,
  ): Promise<Actor | undefined> {
    const now = this.clock.now();
    const found = await this.records.bySession(key, now);
    if (!found) return undefined;
    const { session, record } = found;
    const { accountId: memberId, sessionId } = session;
    // Cached because the page being rendered also needs the record.
    await onceInRequest(recordKey(memberId), async () => record);
    if (now.getTime() - timeOf(session.lastSeenAt).getTime() > SEEN_EVERY_MS)
      await this.prolong(session, now);
    if (zone && zone !== session.timeZone && isZone(zone))
      await this.em.nativeUpdate(Account, { id: memberId }, { timeZone: zone });
    return {
      memberId,
      sessionId,
      state: session.onboardingStep >= MEMBER_FROM_STEP ? 'member' : 'onboarding',
      step: session.onboardingStep,
      isAdmin: session.role === 'admin',
      roles: rolesOf(session),
      loginType: session.loginType,
      hasSecondStep: session.secondStepAt !== null,
      owesSecondStep: owesSecondStep(session, this.settings),
      confirmedAt: timeOf(session.confirmedAt),
      restriction: restrictionOf(session.measures ?? []),
      by,
    };
  }

  private async prolong(session: SessionRow, now: Date): Promise<void> {
    const lifetime = session.remember ? REMEMBERED_SESSION_MS : SESSION_MS;
    const end = timeOf(session.createdAt).getTime() + LONGEST_SESSION_MS;
    const expiresAt = new Date(Math.min(now.getTime() + lifetime, end));
    await this.em.nativeUpdate(Session, { id: session.sessionId }, { lastSeenAt: now, expiresAt });
  }

  private async keepRefreshToken(sessionId: number, token: string, now: Date): Promise<void> {
    const tokenHash = digest(token);
    await ADD_REFRESH_TOKEN.rows(this.em, { tokenHash, sessionId, createdAt: now });
  }

  private async pair(
    claims: { memberId: number; sessionId: number },
    refreshToken: string,
    issuedAt: Date,
  ): Promise<TokenPair> {
    return {
      accessToken: await this.tokens.sign(claims, issuedAt),
      refreshToken,
      expiresIn: ACCESS_TOKEN_SECONDS,
    };
  }
}

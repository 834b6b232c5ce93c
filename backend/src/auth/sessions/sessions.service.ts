import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { arrayOf, type DbTime, timeOf } from '../../platform/database/columns';
import { onlyRow } from '../../platform/database/only-row';
import { onceInRequest } from '../../platform/logging/request-context';
import { isZone } from '../../platform/time-zones.rules';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import { Account, MEMBER_FROM_STEP, rolesOf } from '../account.entity';
import { InactivityService } from '../inactivity/inactivity.service';
import { MEASURES, type MeasureRow, restrictionOf } from '../measures/restriction';
import { MemberRecords } from '../member-records';
import { owesSecondStep } from '../second-step/second-step.policy';
import { NewSignInService } from './new-sign-in.service';
import type { OpenSession, SessionRow } from './session-rows';
import { ACCESS_TOKEN_SECONDS, digest, Tokens } from './tokens';

const HOUR_MS = 3_600_000;
export const SESSION_MS = 12 * HOUR_MS;
export const REMEMBERED_SESSION_MS = 30 * 24 * HOUR_MS;
/** No session outlives its log-in by more than this, however much it is used. */
const LONGEST_SESSION_MS = 90 * 24 * HOUR_MS;
/** Two tabs may spend the same refresh token together. */
const REFRESH_GRACE_MS = 10_000;
/** A session's last use is written at most this often. */
const SEEN_EVERY_MS = 5 * 60_000;
const DEVICE_MAX = 200;

export interface NewSession {
  readonly memberId: number;
  readonly remember: boolean;
  readonly device: string;
  readonly address: string | undefined;
  /** A browser gets a cookie; every other client only the token pair. */
  readonly browser: boolean;
}

export interface TokenPair {
  readonly accessToken: string;
  readonly refreshToken: string;
  /** Seconds that the access token lives. */
  readonly expiresIn: number;
}

export interface StartedSession extends TokenPair {
  readonly sessionId: number;
  readonly cookie: string | undefined;
  readonly cookieSeconds: number | undefined;
}

const SESSION = `s.id as session_id, s.account_id, s.remember, s.created_at, s.last_seen_at, a.onboarding_step, a.role, a.duties, a.login_type, a.time_zone,
  a.second_step_at, coalesce(s.identity_confirmed_at, s.created_at) as confirmed_at`;
const IS_LIVING = `s.ended_at is null and s.expires_at > ? and a.deleted_at is null and (a.suspended_until is null or a.suspended_until <= ?)`;

const LIVING = `select ${SESSION} from session s join account a on a.id = s.account_id where ${IS_LIVING}`;

/** Under which a request knows the record of the member who asks. */
export const recordKey = (memberId: number) => `member-record ${memberId}`;

/** Sessions live in PostgreSQL alone, so ending one reaches every process at the next request. */
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
    const inserted = await this.em.execute<{ id: number }[]>(
      `insert into session (account_id, cookie_hash, remember, device, address, created_at, last_seen_at, expires_at)
       values (?, ?, ?, ?, ?::inet, ?, ?, ?) returning id`,
      [
        session.memberId,
        cookie ? digest(cookie) : null,
        session.remember,
        session.device.slice(0, DEVICE_MAX),
        session.address ?? null,
        now,
        now,
        new Date(now.getTime() + lifetime),
      ],
    );
    const { id: sessionId } = onlyRow(inserted);
    await this.newSignIns.watch({
      id: sessionId,
      memberId: session.memberId,
      device: session.device.slice(0, DEVICE_MAX),
    });
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

  /** `zone` is what the browser says of its time zone; the account keeps the last one. */
  async findByCookie(cookie: string, zone?: string): Promise<Actor | undefined> {
    return this.find({ condition: 's.cookie_hash = ?', value: digest(cookie) }, 'cookie', zone);
  }

  async living(sessionIds: readonly number[]): Promise<Set<number>> {
    const now = this.clock.now();
    const rows = await this.em.execute<SessionRow[]>(`${LIVING} and s.id = any(?::bigint[])`, [
      now,
      now,
      arrayOf(sessionIds),
    ]);
    return new Set(rows.map((row) => row.session_id));
  }

  async findByAccessToken(token: string, zone?: string): Promise<Actor | undefined> {
    const claims = await this.tokens.read(token);
    if (!claims) return undefined;
    const session = { condition: 's.id = ?', value: claims.sessionId };
    const actor = await this.find(session, 'token', zone);
    return actor?.memberId === claims.memberId ? actor : undefined;
  }

  /**
   * Spends a refresh token for a new pair. Shown again within 10 s it gets the same pair; later, or before by a clock that was set
   * back, the whole session ends.
   * @throws Refusal `auth.refresh-token-dead`
   */
  async refresh(refreshToken: string): Promise<TokenPair> {
    const pair = await this.em.transactional(() => this.spend(refreshToken));
    if (!pair) throw new Refusal('auth.refresh-token-dead');
    return pair;
  }

  async end(sessionId: number): Promise<void> {
    await this.em.execute('update session set ended_at = ? where id = ? and ended_at is null', [
      this.clock.now(),
      sessionId,
    ]);
  }

  async endByRefreshToken(refreshToken: string): Promise<void> {
    await this.em.execute(
      'update session set ended_at = ? where ended_at is null and id = (select session_id from refresh_token where token_hash = ?)',
      [this.clock.now(), digest(refreshToken)],
    );
  }

  /** Where this member is signed in, the latest use first; fifty at most. */
  async openOf(actor: Actor): Promise<OpenSession[]> {
    const rows = await this.em.execute<
      { id: number; device: string; created_at: DbTime; last_seen_at: DbTime }[]
    >(
      `select id, device, created_at, last_seen_at from session
       where account_id = ? and ended_at is null and expires_at > ? order by last_seen_at desc, id desc limit 50`,
      [actor.memberId, this.clock.now()],
    );
    return rows.map((row) => ({
      id: row.id,
      device: row.device,
      signedInAt: timeOf(row.created_at),
      lastSeenAt: timeOf(row.last_seen_at),
      isCurrent: row.id === actor.sessionId,
    }));
  }

  /** @throws Refusal `not-found` for a session of somebody else */
  async endOne(actor: Actor, sessionId: number): Promise<void> {
    const ended = await this.em.execute<unknown[]>(
      'update session set ended_at = coalesce(ended_at, ?) where id = ? and account_id = ? returning id',
      [this.clock.now(), sessionId, actor.memberId],
    );
    if (ended.length === 0) throw new Refusal('not-found');
  }

  async endAll(memberId: number, exceptSessionId = 0): Promise<void> {
    await this.em.execute(
      'update session set ended_at = ? where account_id = ? and id <> ? and ended_at is null',
      [this.clock.now(), memberId, exceptSessionId],
    );
  }

  /** Returns nothing, instead of throwing, where the session dies: the transaction must keep its end. */
  private async spend(refreshToken: string): Promise<TokenPair | undefined> {
    const now = this.clock.now();
    const [token] = await this.em.execute<{ session_id: number; spent_at: DbTime | null }[]>(
      'select session_id, spent_at from refresh_token where token_hash = ? for update',
      [digest(refreshToken)],
    );
    if (!token) return undefined;
    const [session] = await this.em.execute<SessionRow[]>(`${LIVING} and s.id = ?`, [
      now,
      now,
      token.session_id,
    ]);
    if (!session) return undefined;
    const spentAt = timeOf(token.spent_at);
    if (spentAt && Math.abs(now.getTime() - spentAt.getTime()) > REFRESH_GRACE_MS) {
      await this.end(session.session_id);
      return undefined;
    }
    const next = this.tokens.successor(refreshToken);
    if (!spentAt) await this.rotate(session, refreshToken, next);
    return this.pair(
      { memberId: session.account_id, sessionId: session.session_id },
      next,
      spentAt ?? now,
    );
  }

  private async rotate(session: SessionRow, spent: string, next: string): Promise<void> {
    const now = this.clock.now();
    await this.em.execute('update refresh_token set spent_at = ? where token_hash = ?', [
      now,
      digest(spent),
    ]);
    await this.keepRefreshToken(session.session_id, next, now);
    await this.prolong(session, now);
  }

  private async find(
    { condition, value }: { condition: string; value: unknown },
    by: Actor['by'],
    zone: string | undefined,
  ): Promise<Actor | undefined> {
    const now = this.clock.now();
    const { columns, joins } = this.records;
    const [row] = await this.em.execute<(SessionRow & { measures: MeasureRow[] | null })[]>(
      `select ${SESSION}, ${columns}, ${MEASURES} from session s join account a on a.id = s.account_id ${joins} where ${IS_LIVING} and ${condition}`,
      [now, now, now, value],
    );
    if (!row) return undefined;
    // A page asks for it besides.
    await onceInRequest(recordKey(row.account_id), async () => this.records.read(row));
    if (now.getTime() - timeOf(row.last_seen_at).getTime() > SEEN_EVERY_MS)
      await this.prolong(row, now);
    if (zone && zone !== row.time_zone && isZone(zone))
      await this.em.nativeUpdate(Account, { id: row.account_id }, { timeZone: zone });
    return {
      memberId: row.account_id,
      sessionId: row.session_id,
      state: row.onboarding_step >= MEMBER_FROM_STEP ? 'member' : 'onboarding',
      step: row.onboarding_step,
      isAdmin: row.role === 'admin',
      roles: rolesOf(row),
      loginType: row.login_type,
      hasSecondStep: row.second_step_at !== null,
      owesSecondStep: owesSecondStep(row, this.settings),
      confirmedAt: timeOf(row.confirmed_at),
      restriction: restrictionOf(row.measures ?? []),
      by,
    };
  }

  private async prolong(session: SessionRow, now: Date): Promise<void> {
    const lifetime = session.remember ? REMEMBERED_SESSION_MS : SESSION_MS;
    const end = timeOf(session.created_at).getTime() + LONGEST_SESSION_MS;
    await this.em.execute('update session set last_seen_at = ?, expires_at = ? where id = ?', [
      now,
      new Date(Math.min(now.getTime() + lifetime, end)),
      session.session_id,
    ]);
  }

  private async keepRefreshToken(sessionId: number, token: string, now: Date): Promise<void> {
    await this.em.execute(
      'insert into refresh_token (token_hash, session_id, created_at) values (?, ?, ?)',
      [digest(token), sessionId, now],
    );
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

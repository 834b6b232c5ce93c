import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ClinicalPostRepository } from '../clinical-cases/clinical-post.repository';
import type { PostRow } from '../clinical-cases/clinical-post.sql';
import { OpeningsService } from '../clinical-cases/openings/openings.service';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import { canonicalEmail } from '../wire/email-address';
import type { Window } from '../wire/paging';
import type { Page } from '../wire/reply';
import { CONSENT_VERSION } from './consent.rules';
import { type NewVisitor, VisitorRepository, type VisitorRow } from './visitor.repository';
import { VisitorTokens } from './visitor-tokens';

/** A viewer who sees what every member sees, without content of their own. */
const NOBODY = { memberId: 0, isAdmin: false };
/** A case whose patient decides is only included if the patient allows it. */
const FOR_VISITORS = (window: Window) =>
  ({ kind: 'case', isForVisitors: true, ...window }) as const;
const KEPT_MONTHS = 12;

/** Visitors: what they can read, and what is stored about them. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly em: EntityManager,
    private readonly visitors: VisitorRepository,
    private readonly tokens: VisitorTokens,
    private readonly posts: ClinicalPostRepository,
    private readonly openings: OpeningsService,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /**
   * A visitor with a valid token keeps it: nothing further is stored.
   * @returns the token with which the feed can be read for a week
   */
  async register(visitor: NewVisitor, token?: string): Promise<{ id: number; token: string }> {
    const known = await this.holderOf(token);
    if (token && known) return { id: known, token };
    const consent = { version: CONSENT_VERSION, at: this.clock.now() };
    const canonical = { ...visitor, email: canonicalEmail(visitor.email) };
    const id = await this.em.transactional(() => this.visitors.keep(canonical, consent));
    return { id, token: await this.tokens.sign(id) };
  }

  /** For anyone; the controller truncates long texts. */
  previews(window: Window): Promise<Page<PostRow>> {
    return this.posts.feed(NOBODY, FOR_VISITORS(window));
  }

  /** @throws Refusal without a valid token of a visitor who is still stored */
  async feed(token: string | undefined, window: Window): Promise<Page<PostRow>> {
    const visitorId = await this.holderOf(token);
    if (!visitorId) throw new Refusal('visitors.token-dead');
    const page = await this.posts.feed(NOBODY, FOR_VISITORS(window));
    this.openings.noteListed(
      page.items.map(({ id }) => id),
      visitorId,
    );
    return page;
  }

  /**
   * @returns the visitor with this token; undefined if it has expired or the visitor was deleted
   */
  private async holderOf(token: string | undefined): Promise<number | undefined> {
    const id = token && (await this.tokens.read(token));
    return id && (await this.visitors.isKnown(id)) ? id : undefined;
  }

  /**
   * For administrators. Contains names and email addresses, so each access is recorded in the audit
   * log.
   */
  async list(actor: Actor, window: Window): Promise<Page<VisitorRow & { forgottenAt: Date }>> {
    const page = await this.visitors.list(window);
    const [first, last] = [page.items[0], page.items.at(-1)];
    const object = first && last ? `visitors ${last.id} to ${first.id}` : 'visitors';
    await this.audit.write({
      actorId: actor.memberId,
      action: 'visitors-viewed',
      object,
      result: 'done',
    });
    return page.map((row) => ({ ...row, forgottenAt: monthsFrom(row.createdAt, KEPT_MONTHS) }));
  }

  /** Deletes visitors twelve months after the form. @returns how many were deleted */
  async forget(): Promise<number> {
    return this.visitors.removeBefore(monthsFrom(this.clock.now(), -KEPT_MONTHS));
  }
}

function monthsFrom(moment: Date, months: number): Date {
  const then = new Date(moment);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then;
}

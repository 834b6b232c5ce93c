import { Injectable } from '@nestjs/common';
import { ClinicalPostRepository } from '../clinical-cases/clinical-post.repository';
import type { PostRow } from '../clinical-cases/clinical-post.rows';
import { AuditLog } from '../platform/audit/audit-log';
import { Clock } from '../platform/clock';
import { Refusal } from '../refusal';
import type { Actor } from '../wire/access';
import type { Window } from '../wire/paging';
import type { Page } from '../wire/reply';
import { CONSENT_VERSION } from './consent.rules';
import { type NewVisitor, VisitorRepository, type VisitorRow } from './visitor.repository';
import { VisitorTokens } from './visitor-tokens';

/** Sees what every member sees, and nothing that is somebody's own. */
const NOBODY = { memberId: 0, isAdmin: false };
const KEPT_MONTHS = 12;

/** People who are no members: what they may read, and what is kept of them. */
@Injectable()
export class VisitorsService {
  constructor(
    private readonly visitors: VisitorRepository,
    private readonly tokens: VisitorTokens,
    private readonly posts: ClinicalPostRepository,
    private readonly clock: Clock,
    private readonly audit: AuditLog,
  ) {}

  /** @returns the token with which the feed may be read for a week */
  async register(visitor: NewVisitor): Promise<{ id: number; token: string }> {
    const id = await this.visitors.add(visitor, { version: CONSENT_VERSION, at: this.clock.now() });
    return { id, token: await this.tokens.sign(id) };
  }

  /** For whoever comes by; the reader cuts what is long. */
  previews(window: Window): Promise<Page<PostRow>> {
    return this.posts.feed(NOBODY, { kind: 'case', ...window });
  }

  /** @throws Refusal without a living token of somebody who is still known */
  async feed(token: string | undefined, window: Window): Promise<Page<PostRow>> {
    const visitorId = token && (await this.tokens.read(token));
    if (!visitorId || !(await this.visitors.isKnown(visitorId)))
      throw new Refusal('visitors.token-dead');
    return this.posts.feed(NOBODY, { kind: 'case', ...window });
  }

  /** For administrators. Names and addresses are read here, so each look stands in the audit log. */
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

  /** Twelve months after the form. @returns how many were forgotten */
  async forget(): Promise<number> {
    return this.visitors.removeBefore(monthsFrom(this.clock.now(), -KEPT_MONTHS));
  }
}

function monthsFrom(moment: Date, months: number): Date {
  const then = new Date(moment);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then;
}

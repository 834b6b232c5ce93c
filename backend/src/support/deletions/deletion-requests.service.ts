import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Account } from '../../auth/account.entity';
import { digest } from '../../auth/tokens';
import { LeavingService } from '../../departure/leaving/leaving.service';
import { AuditLog } from '../../platform/audit/audit-log';
import { Clock } from '../../platform/clock';
import { Settings } from '../../platform/config/settings';
import { timeOf } from '../../platform/database/columns';
import { Mail } from '../../platform/mail/mail';
import { SecretMails } from '../../platform/mail/secret-mails';
import { Outbox } from '../../platform/outbox/outbox';
import { Refusal } from '../../refusal';
import type { Actor } from '../../wire/access';
import type { Window } from '../../wire/paging';
import type { Page } from '../../wire/reply';
import type { Proof } from '../deletion-request.entity';
import { askForProof, tellOfRefusal } from '../support.jobs';
import { DeletionRequestRepository } from './deletion-request.repository';
import type { DeletionRequestRow } from './deletion-request.sql';
import { proofMail, receivedMail, refusedMail } from './deletion-requests.mails';

const DAY_MS = 86_400_000;
/** After this time they are highlighted for administrators. */
const URGENT_AFTER_DAYS = 25;
const LINK_DAYS = 7;
/** What is kept as the reason of leaving. */
const AS_ASKED = 'Asked for by a request.';

const NO_NOTE = { errors: { note: ['Please say which document you saw.'] } };

export type RequestState = 'open' | 'asked' | 'proved' | 'erased' | 'closed';

export function stateOf(request: DeletionRequestRow): RequestState {
  if (request.erasedAt) return 'erased';
  if (request.closedAt) return 'closed';
  if (request.provedAt) return 'proved';
  return request.askedAt ? 'asked' : 'open';
}

/** Requests to delete an account by people who cannot log in, carried out or refused by a person. */
@Injectable()
export class DeletionRequestsService {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: DeletionRequestRepository,
    private readonly leaving: LeavingService,
    private readonly outbox: Outbox,
    private readonly secrets: SecretMails,
    private readonly mail: Mail,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  list(window: Window, { isUrgent }: { isUrgent: boolean }): Promise<Page<DeletionRequestRow>> {
    return this.requests.list(window, isUrgent ? this.daysAgo(URGENT_AFTER_DAYS) : undefined);
  }

  /** @throws Refusal `not-found` */
  async get(id: number): Promise<DeletionRequestRow> {
    const request = await this.requests.find(id);
    if (!request) throw new Refusal('not-found');
    return request;
  }

  /** Unanswered, with little time left. */
  isUrgent({ receivedAt, closedAt }: DeletionRequestRow): boolean {
    return closedAt === null && timeOf(receivedAt) <= this.daysAgo(URGENT_AFTER_DAYS);
  }

  /**
   * Emails a link to the account's own address.
   * @throws Refusal `support.decided`, `support.no-account`
   */
  async ask(actor: Actor, id: number): Promise<void> {
    await this.em.transactional(async () => {
      const request = await this.open(id);
      if (request.matchId === null) throw new Refusal('support.no-account');
      await this.requests.markAsked(id, this.clock.now());
      await this.outbox.later(askForProof, { letterId: id });
      await this.note(actor, id, 'deletion-request.asked');
    });
  }

  /** @throws Refusal `auth.link-unknown` */
  async prove(token: string): Promise<void> {
    const now = this.clock.now();
    if (!(await this.requests.prove(digest(token), now, this.daysAgo(LINK_DAYS))))
      throw new Refusal('auth.link-unknown');
  }

  /**
   * Deletes the account as its owner would, who gets the same receipt.
   * @throws Refusal `support.decided`, `support.no-account`, `support.not-proved`,
   *   `support.administrator`, or `fields` if a document has no note
   */
  async erase(
    actor: Actor,
    id: number,
    { proof, note }: { readonly proof: Proof; readonly note: string | undefined },
  ): Promise<void> {
    if (proof === 'document' && !note?.trim()) throw new Refusal('fields', NO_NOTE);
    await this.em.transactional(async () => {
      const request = await this.open(id);
      const { matchId, matchRole, provedAt } = request;
      if (matchId === null) throw new Refusal('support.no-account');
      if (matchRole === 'admin') throw new Refusal('support.administrator');
      if (proof === 'link' && !provedAt) throw new Refusal('support.not-proved');
      await this.leaving.leave({ memberId: matchId }, AS_ASKED);
      await this.requests.markErased(request, { proof, note: note ?? null }, this.clock.now());
      await this.note(actor, id, 'deletion-request.erased');
    });
  }

  /**
   * Refuses, and emails the reason.
   * @throws Refusal `support.decided`
   */
  async close(actor: Actor, id: number, reason: string): Promise<void> {
    await this.em.transactional(async () => {
      await this.open(id);
      await this.requests.close(id, reason, this.clock.now());
      await this.outbox.later(tellOfRefusal, { letterId: id });
      await this.note(actor, id, 'deletion-request.closed');
    });
  }

  /** Job: sends the receipt. */
  async sendReceipt(id: number, mailId: string): Promise<void> {
    const request = await this.requests.find(id);
    if (request?.email)
      await this.mail.send({ id: mailId, to: request.email, ...receivedMail(request) });
  }

  /** Job: sends the link. */
  async sendLink(id: number, outboxId: number): Promise<void> {
    await this.secrets.deliver(outboxId, async ({ token }) => {
      const request = await this.requests.find(id);
      if (!request || request.closedAt || request.matchId === null) return undefined;
      const account = await this.em.findOne(Account, { id: request.matchId, deletedAt: null });
      if (!account) return undefined;
      await this.requests.keepToken(id, digest(token));
      const link = `${this.settings.linkBase}/account/confirm-deletion?token=${token}`;
      return { to: account.email, ...proofMail(account, link) };
    });
  }

  /** Job: sends the reason. */
  async sendRefusal(id: number, mailId: string): Promise<void> {
    const request = await this.requests.find(id);
    if (request?.email && request.reason)
      await this.mail.send({ id: mailId, to: request.email, ...refusedMail(request.reason) });
  }

  private async open(id: number): Promise<DeletionRequestRow> {
    const request = await this.requests.claim(id);
    if (!request) throw new Refusal('not-found');
    if (request.closedAt) throw new Refusal('support.decided');
    return request;
  }

  private async note({ memberId: actorId }: Actor, id: number, action: string): Promise<void> {
    await this.audit.write({ actorId, action, object: `deletion-request ${id}`, result: 'done' });
  }

  private daysAgo(days: number): Date {
    return new Date(this.clock.now().getTime() - days * DAY_MS);
  }
}

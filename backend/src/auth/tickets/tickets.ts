import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import { digest, Tokens } from '../tokens';
import type { TicketPurpose } from './sign-in-ticket.entity';
import { ADD_TICKET, LOOK_AT_TICKET, TRY_TICKET, USE_TICKET } from './tickets.sql';

const LIFETIME_MS = 10 * 60_000;
export const TICKET_SECONDS = LIFETIME_MS / 1_000;
export const TICKET_TRIES = 5;

interface Owner {
  readonly accountId: number | null;
  readonly remember?: boolean;
}

/**
 * Single-use tickets that expire after ten minutes, for log-ins waiting for their second step and
 * for passkey challenges.
 */
@Injectable()
export class Tickets {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly tokens: Tokens,
  ) {}

  async give(purpose: TicketPurpose, { accountId, remember = false }: Owner): Promise<string> {
    const ticket = this.tokens.newSecret();
    const expiresAt = new Date(this.clock.now().getTime() + LIFETIME_MS);
    const tokenHash = digest(ticket);
    await ADD_TICKET.rows(this.em, { tokenHash, purpose, accountId, remember, expiresAt });
    return ticket;
  }

  /**
   * Counts an attempt. Must not run in a transaction that may be rolled back.
   * @returns undefined if the ticket is unknown, used, expired or out of attempts
   */
  try(purpose: TicketPurpose, ticket: string) {
    return TRY_TICKET.first(this.em, { ...this.named(purpose, ticket), most: TICKET_TRIES });
  }

  /** Only the first call succeeds. */
  use(purpose: TicketPurpose, ticket: string) {
    return USE_TICKET.first(this.em, this.named(purpose, ticket));
  }

  lookAt(purpose: TicketPurpose, ticket: string) {
    return LOOK_AT_TICKET.first(this.em, { ...this.named(purpose, ticket), most: TICKET_TRIES });
  }

  private named(purpose: TicketPurpose, ticket: string) {
    return { tokenHash: digest(ticket), purpose, now: this.clock.now() };
  }
}
